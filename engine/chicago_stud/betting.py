"""A round of betting: how much may be staked, what an answer changes, who speaks next (CS-6)."""

from dataclasses import replace
from typing import TypeAlias

from engine.chicago_stud.actions import Bet, Call, Check, Fold, Raise
from engine.chicago_stud.events import BetMade, Called, Checked, Event, Folded, Raised
from engine.chicago_stud.pieces import MOST_RAISES
from engine.chicago_stud.state import Did, LastAction, Part, SeatState, State
from engine.game import Amount, Seat

Reply: TypeAlias = Check | Bet | Call | Raise | Fold
"""What a seat may answer when it is asked."""


def others_can_call(state: State, seat: Seat) -> bool:
    """Whether anybody else who is in has chips left (CS-6.9)."""
    return any(other.able for place, other in enumerate(state.seats) if place != seat)


def bets(state: State, seat: Seat) -> Amount:
    """What a seat that faces no bet may stake: all it has where that is less than the least (CS-6.8)."""
    return _amounts(state, _least(state), state.seats[seat].stack)


def raises(state: State, seat: Seat) -> Amount | None:
    """By what a seat may raise: at least the last full bet or raise of the round (CS-6.5, CS-6.8).

    None where a call takes all its chips.
    """
    left = state.seats[seat].stack - state.to_call(seat)
    return _amounts(state, max(_least(state), state.measure), left) if left > 0 else None


def no_more_raises(state: State) -> bool:
    """Three full raises have been made in this round; then there is no short one either (CS-6.6)."""
    return state.raises >= MOST_RAISES


def _least(state: State) -> int:
    return state.options.least_bet(state.street, state.unit)


def _amounts(state: State, least: int, chips: int) -> Amount:
    if chips < least:
        return Amount(chips, chips)
    most = state.options.most_bet(state.street, state.unit)
    return Amount(least, chips if most is None else max(least, min(most, chips)))


def answered(state: State, seat: Seat, reply: Reply) -> tuple[State, Event]:
    """What a legal answer changes, and how it is told; whose turn it is next is not asked here.

    Their order ends when they are out or all-in (CS-15.6).
    """
    mine = state.seats[seat]
    to_call = state.to_call(seat)
    match reply:
        case Check():
            told: Event = Checked(seat)
            mine = replace(mine, acted=True, last=LastAction(Did.CHECK))
            return _with(state, seat, mine), told
        case Fold():
            mine = replace(mine, part=Part.FOLDED, acted=True, last=LastAction(Did.FOLD), order=None)
            return _with(state, seat, mine), Folded(seat)
        case Call():
            chips = min(to_call, mine.stack)
            mine = _paying(mine, chips, LastAction(Did.CALL, chips))
            return _with(state, seat, mine), Called(seat, chips, mine.stack == 0)
        case Bet(int(chips)):
            short = chips < _least(state)
            mine = _paying(mine, chips, LastAction(Did.BET, chips))
            told = BetMade(seat, chips, mine.stack == 0, short)
            return _staked(state, seat, mine, 0 if short else chips, raised=False), told
        case Raise(int(by)):
            short = by < max(_least(state), state.measure)
            mine = _paying(mine, to_call + by, LastAction(Did.RAISE, by))
            told = Raised(seat, by, to_call + by, mine.stack == 0, short)
            return _staked(state, seat, mine, 0 if short else by, raised=True), told
        case _:
            raise TypeError("an Amount stands for numbers, it is none")


def _paying(mine: SeatState, chips: int, last: LastAction) -> SeatState:
    left = mine.stack - chips
    return replace(
        mine,
        stack=left,
        staked=mine.staked + chips,
        paid=mine.paid + chips,
        acted=True,
        committed=True,
        last=last,
        order=mine.order if left else None,
    )


def _with(state: State, seat: Seat, mine: SeatState) -> State:
    return replace(state, seats=(*state.seats[:seat], mine, *state.seats[seat + 1 :]))


def _staked(state: State, seat: Seat, mine: SeatState, full: int, *, raised: bool) -> State:
    """The round after a bet or raise; a full one lets everybody raise again, a short one not (CS-6.8)."""
    state = replace(_with(state, seat, mine), level=mine.paid)
    if not full:
        return state
    seats = tuple(
        replace(other, committed=False) if other.committed and place != seat else other
        for place, other in enumerate(state.seats)
    )
    return replace(state, seats=seats, measure=full, raises=state.raises + raised)


def next_to_speak(state: State, after: Seat) -> Seat | None:
    """Who is asked next, clockwise after that seat; None when the round is over (CS-6.7)."""
    able = [seat for seat, mine in enumerate(state.seats) if mine.able]
    if len(able) < 2 and all(state.to_call(seat) == 0 for seat in able):
        return None
    for seat in state.clockwise(after):
        mine = state.seats[seat]
        if mine.able and (not mine.acted or mine.paid < state.level):
            return seat
    return None
