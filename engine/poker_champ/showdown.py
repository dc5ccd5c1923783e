"""Showdown: the best hand, and the seats that take the pot (PC-6, PC-9)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.french_deck import Card, best_high
from engine.game import Seat
from engine.poker_champ.events import ShowdownHeld, Shown, WonUnseen
from engine.poker_champ.state import State, Tell


def hold(state: State, tell: Tell) -> State:
    """PC-6.1 to PC-6.3: all still in show their cards; the best hands share the whole pot."""
    seats = state.staying()
    ranked = compared({seat: state.seats[seat].hand for seat in seats}, state.common)
    best = {shown.seat for shown in ranked if shown.place == 1}
    takes = shares(state.pot, [seat for seat in seats if seat in best])
    shown = tuple(
        replace(each, paid=sum(state.seats[each.seat].paid), takes=takes.get(each.seat, 0)) for each in ranked
    )
    held = ShowdownHeld(state.deal, state.common, shown, state.pot)
    tell(held)
    return _paid_out(replace(state, last=held), takes)


def won_unseen(state: State, tell: Tell, seat: Seat) -> State:
    """PC-5.1: the last one left has won, and shows their cards as well (PR-7)."""
    hand = state.seats[seat].hand
    best = best_high((*hand, *state.common))
    won = WonUnseen(state.deal, state.stage, seat, state.common, hand, best, state.pot)
    tell(won)
    return _paid_out(replace(state, last=won), {seat: state.pot})


def compared(hands: Mapping[Seat, tuple[Card, Card]], common: Sequence[Card]) -> tuple[Shown, ...]:
    """The hands from the best down, equal ones in the order given; suits never decide (PC-9.2)."""
    best = {seat: best_high((*hand, *common)) for seat, hand in hands.items()}
    keys = {seat: hand.key() for seat, hand in best.items()}
    places = {seat: 1 + sum(other > key for other in keys.values()) for seat, key in keys.items()}
    return tuple(Shown(seat, hands[seat], best[seat], places[seat]) for seat in sorted(hands, key=places.get))  # type: ignore[arg-type]


def shares(pot: int, seats: Sequence[Seat]) -> dict[Seat, int]:
    """PC-6.3: equal parts; chips that cannot be shared go one by one to the first of these seats.

    >>> shares(16, [2, 0, 1])
    {2: 6, 0: 5, 1: 5}
    """
    each, odd = divmod(pot, len(seats))
    return {seat: each + (place < odd) for place, seat in enumerate(seats)}


def _paid_out(state: State, takes: Mapping[Seat, int]) -> State:
    """The chips change hands; what was paid stays in sight until the next deal."""
    seats = tuple(
        replace(mine, chips=mine.chips + takes.get(seat, 0)) for seat, mine in enumerate(state.seats)
    )
    return replace(state, seats=seats)
