"""Standing orders: what an order answers when its owner's turn comes (CS-15)."""

from dataclasses import replace
from typing import NamedTuple

from engine.chicago_stud.actions import Answer, Bet, Call, Check, Fold, Until
from engine.chicago_stud.state import SeatState, StandingOrder, State
from engine.game import Seat

WHILE_FREE = (Answer.CHECK, Answer.BET)
"""What is no answer to a bet: the first one voids it (CS-15.9)."""


class Obeyed(NamedTuple):
    """Reply that an order gives now (None: its owner is asked), and the rest of it (None: it has ended)."""

    reply: Check | Bet | Call | Fold | None
    order: StandingOrder | None


def obeyed(state: State, seat: Seat) -> Obeyed:
    """Reply of that seat's order to the question it would be asked now, and the rest of the order."""
    mine = state.seats[seat]
    order = mine.order
    if order is None:
        return Obeyed(None, None)
    missing = state.to_call(seat)
    if missing == 0:
        return _while_free(order)
    if order.answer in WHILE_FREE:
        return Obeyed(None, None)
    if order.answer in (Answer.FOLD, Answer.CHECK_FOLD):
        return Obeyed(Fold(), None)
    if order.left is None:
        return Obeyed(Call(), order)
    cost = min(missing, mine.stack)
    if cost > order.left:
        return Obeyed(None, None)  # CS-15.4: not even in part
    return Obeyed(Call(), replace(order, left=order.left - cost))


def _while_free(order: StandingOrder) -> Obeyed:
    match order.answer:
        case Answer.FOLD:
            return Obeyed(None, order)  # CS-15.5
        case Answer.BET:
            return Obeyed(Bet(order.left or 0), None)
        case _:
            return Obeyed(Check(), order)


def asked_anew(seats: tuple[SeatState, ...]) -> tuple[SeatState, ...]:
    """The seats after a bet: the orders that are no answer to it are gone (CS-15.9)."""
    if not any(mine.order and mine.order.answer in WHILE_FREE for mine in seats):
        return seats
    return tuple(
        replace(mine, order=None) if mine.order and mine.order.answer in WHILE_FREE else mine
        for mine in seats
    )


def lapsed(state: State) -> State:
    """The table at the end of a round: the orders for that round are gone (CS-15.6)."""
    if not any(mine.order and mine.order.until is Until.ROUND for mine in state.seats):
        return state
    seats = tuple(
        replace(mine, order=None) if mine.order and mine.order.until is Until.ROUND else mine
        for mine in state.seats
    )
    return replace(state, seats=seats)
