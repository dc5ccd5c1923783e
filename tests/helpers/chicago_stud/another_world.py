"""The same table of Chicago stud with everything changed that a reader may not see."""

from dataclasses import replace
from random import Random

from engine.chicago_stud import State
from engine.chicago_stud.actions import Answer, Until
from engine.chicago_stud.orders import WHILE_FREE
from engine.chicago_stud.state import StandingOrder
from engine.game import Seat


def another_world(state: State, reader: Seat | None, dice: Random) -> State:
    """The same table to the reader's eyes (None: to everybody's), all that is hidden from them changed.

    Other cards face down and in the deck, other orders, other cards that won unseen, another past.
    """
    hidden = [card for seat, mine in enumerate(state.seats) if seat != reader for card in mine.down]
    shows_last = state.last and state.last.unseen and state.last.unseen.seat == reader
    pool = [*state.deck, *hidden]
    dice.shuffle(pool)
    secret = state.secret if shows_last else tuple(dice.sample(pool, len(state.secret)))
    books = tuple(tuple(tuple(dice.sample(pool, len(down))) for down in deal) for deal in state.books)
    seats = []
    for seat, mine in enumerate(state.seats):
        if seat != reader:
            order = _some_order(state, dice) if mine.able and not state.over else None
            mine = replace(mine, down=tuple(pool.pop() for _ in mine.down), order=order)
        seats.append(mine)
    return replace(state, seed="another", seats=tuple(seats), deck=tuple(pool), secret=secret, books=books)


def _some_order(state: State, dice: Random) -> StandingOrder | None:
    """One that they might have left, as far as everybody knows."""
    known = [*Answer] if not state.level else [each for each in Answer if each not in WHILE_FREE]
    answer = dice.choice([None, *known])
    match answer:
        case None:
            return None
        case Answer.BET:
            return StandingOrder(answer, Until.ROUND, state.options.least_bet(state.street, state.unit))
        case _:
            left = dice.randint(0, 30) if answer is Answer.CALL else None
            return StandingOrder(answer, dice.choice(list(Until)), left)
