"""Standing orders: what an order answers when its owner's turn comes (CS-15)."""

from dataclasses import replace
from typing import NamedTuple

from engine.chicago_stud.actions import Answer, Call, Check, Fold, Until
from engine.chicago_stud.state import StandingOrder, State
from engine.game import Seat


class Obeyed(NamedTuple):
    """What an order does now (None: its owner is asked), and what is left of it (None: it has ended)."""

    reply: Check | Call | Fold | None
    order: StandingOrder | None


def obeyed(state: State, seat: Seat) -> Obeyed:
    """What that seat's order answers to the question it would be asked now."""
    mine = state.seats[seat]
    order = mine.order
    if order is None:
        return Obeyed(None, None)
    missing = state.to_call(seat)
    if missing == 0:
        return Obeyed(None if order.answer is Answer.FOLD else Check(), order)  # CS-15.5
    if order.answer in (Answer.FOLD, Answer.CHECK_FOLD):
        return Obeyed(Fold(), None)
    if order.left is None:
        return Obeyed(Call(), order)
    cost = min(missing, mine.stack)
    if cost > order.left:
        return Obeyed(None, None)  # CS-15.4: not even in part
    return Obeyed(Call(), replace(order, left=order.left - cost))


def lapsed(state: State) -> State:
    """The table at the end of a round: the orders for that round are gone (CS-15.6)."""
    if not any(mine.order and mine.order.until is Until.ROUND for mine in state.seats):
        return state
    seats = tuple(
        replace(mine, order=None) if mine.order and mine.order.until is Until.ROUND else mine
        for mine in state.seats
    )
    return replace(state, seats=seats)
