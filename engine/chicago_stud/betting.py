"""A round of betting: how much may be staked, what an answer changes, who speaks next (CS-6)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from engine.chicago_stud.actions import Bet, Call, Check, Fold, Raise
from engine.chicago_stud.events import BetMade, Called, Checked, Event, Folded, Raised
from engine.chicago_stud.orders import asked_anew
from engine.chicago_stud.pieces import RAISES_MAX
from engine.chicago_stud.state import Did, LastAction, Part, SeatState, State, after_answer
from engine.game import Amount, Seat

Reply: TypeAlias = Check | Bet | Call | Raise | Fold
"""What a seat may answer when it is asked."""


def others_can_call(state: State, seat: Seat) -> bool:
    """Tell if anybody else who is in has chips left (CS-6.9)."""
    return any(other.able for place, other in enumerate(state.seats) if place != seat)


def bets(state: State, seat: Seat) -> Amount:
    """Stakes open to a seat that faces no bet: all it has where that is less than the least (CS-6.8)."""
    return amounts(_least(state), _most(state), state.seats[seat].stack)


def raises(state: State, seat: Seat) -> Amount | None:
    """Amounts of a raise: at least the last full bet or raise of the round (CS-6.5, CS-6.8).

    None where a call takes all its chips.
    """
    left = state.seats[seat].stack - state.to_call(seat)
    return amounts(max(_least(state), state.measure), _most(state), left) if left > 0 else None


def no_more_raises(state: State) -> bool:
    """Three full raises have been made in this round; then there is no short one either (CS-6.6)."""
    return state.raises >= RAISES_MAX


def _least(state: State) -> int:
    return state.options.least_bet(state.street, state.unit)


def _most(state: State) -> int | None:
    return state.options.most_bet(state.street, state.unit)


def amounts(least: int, most: int | None, chips: int) -> Amount:
    """Stakes open to somebody with these chips: all of them where that is less than the least (CS-6.8)."""
    if chips < least:
        return _amount(chips, chips)
    return _amount(least, chips if most is None else max(least, min(most, chips)))


@cache
def _amount(low: int, high: int) -> Amount:
    return Amount(low, high)


def answered(state: State, seat: Seat, reply: Reply) -> tuple[State, Event]:
    """Table after a legal answer, the next seat asked if there is one; and the event that tells of it."""
    mine = state.seats[seat]
    missing = state.level - mine.paid
    match reply:
        case Check():
            return _with(state, seat, mine.after(_CHECK, 0, mine.committed)), Checked(seat)
        case Call():
            chips = min(missing, mine.stack)
            mine = mine.after(LastAction(Did.CALL, chips), chips, state.stakes)
            return _with(state, seat, mine), Called(seat, chips, mine.stack == 0)
        case Fold():
            mine = replace(mine, part=Part.FOLDED, acted=True, last=_FOLD, order=None)
            return _with(state, seat, mine), Folded(seat)
        case Bet(int(chips)):
            short = chips < _least(state)
            mine = mine.after(LastAction(Did.BET, chips), chips, state.stakes + (not short))
            now = _staked(state, seat, mine, 0 if short else chips, raised=False)
            return now, BetMade(seat, chips, mine.stack == 0, short)
        case Raise(int(by)):
            short = by < max(_least(state), state.measure)
            mine = mine.after(LastAction(Did.RAISE, by), missing + by, state.stakes + (not short))
            now = _staked(state, seat, mine, 0 if short else by, raised=True)
            return now, Raised(seat, by, missing + by, mine.stack == 0, short)
        case _:
            raise TypeError("an Amount stands for numbers, it is none")


_CHECK, _FOLD = LastAction(Did.CHECK), LastAction(Did.FOLD)


def _with(state: State, seat: Seat, mine: SeatState) -> State:
    seats = (*state.seats[:seat], mine, *state.seats[seat + 1 :])
    speaker = next_to_speak(seats, state.level, seat)
    return after_answer(state, seats, speaker, state.level, state.raises, state.stakes, state.measure)


def _staked(state: State, seat: Seat, mine: SeatState, full: int, *, raised: bool) -> State:
    """The round after a bet or raise; a full one lets everybody raise again, a short one not (CS-6.8)."""
    seats = asked_anew((*state.seats[:seat], mine, *state.seats[seat + 1 :]))
    speaker = next_to_speak(seats, mine.paid, seat)
    raises = state.raises + (raised and full > 0)
    stakes = state.stakes + (full > 0)
    return after_answer(state, seats, speaker, mine.paid, raises, stakes, full or state.measure)


def next_to_speak(seats: Sequence[SeatState], level: int, after: Seat) -> Seat | None:
    """Seat that is asked next, clockwise after that one; None when the round is over (CS-6.7)."""
    able = 0
    first: Seat | None = None
    for seat in (*range(after + 1, len(seats)), *range(after + 1)):
        mine = seats[seat]
        if mine.stack and mine.part is Part.IN:
            able += 1
            if mine.paid < level:
                return seat if first is None else first
            if first is None and not mine.acted:
                first = seat
    return first if able > 1 else None
