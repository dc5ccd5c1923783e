"""Another world of Two Trucks: all that a reader may not know is otherwise (TT-8)."""

from dataclasses import replace
from random import Random

from engine.game import Seat
from engine.two_trucks.actions import Send
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.state import SeatState, State

OPEN = len(ROADS)  # tiles of those to come: tomorrow's


def pile_of(state: State, at: int) -> int:
    """The pile of a tile of `state.coming`."""
    place = sum(map(len, state.options.piles)) - len(state.coming) + at
    ends = (sum(map(len, state.options.piles[: pile + 1])) for pile in range(len(state.options.piles)))
    return next(pile for pile, end in enumerate(ends) if place < end)


def another_world(state: State, reader: Seat | None, dice: Random) -> State:
    """The same table to the reader's eyes (None: to everybody's)."""
    if state.over:
        return state
    order = list(range(OPEN, len(state.coming)))
    dice.shuffle(order)
    order.sort(key=lambda at: pile_of(state, at))
    coming = (*state.coming[:OPEN], *(state.coming[at] for at in order))
    seats = [
        mine if seat == reader else _otherwise(state, seat, dice) for seat, mine in enumerate(state.seats)
    ]
    if all(mine.chosen for mine in seats):  # then it would be dawn
        other = next(seat for seat in range(len(seats)) if seat != reader)
        seats[other] = replace(seats[other], chosen=None)
    return replace(state, seats=tuple(seats), coming=coming)


def _otherwise(state: State, seat: Seat, dice: Random) -> SeatState:
    """Other men where nobody saw them, each below those who were seen there; another choice, or none."""
    mine = state.seats[seat]
    left = [
        man
        for man in range(1, state.options.men + 1)
        if all(man != each.man or not each.shown for each in mine.sent)
    ]
    sent = list(mine.sent)
    bounds = []
    for night, each in enumerate(sent):
        there = [other.sent[night] for other in state.seats]
        seen = [other.man for other in there if other.shown and other.road == each.road]
        if not each.shown:
            bounds.append((min(seen), night))
    for below, night in sorted(bounds):
        man = dice.choice([man for man in left if man < below])
        left.remove(man)
        sent[night] = replace(sent[night], man=man)
    chosen = dice.choice((None, Send(dice.choice(left), dice.choice(ROADS))))
    return replace(mine, sent=tuple(sent), chosen=chosen)
