"""Random games of Chicago stud in which anybody who may act does, orders and shown cards included."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from random import Random

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from engine.chicago_stud.actions import Action, Bet, Fold, Order, Raise
from engine.chicago_stud.pieces import VALUES
from engine.game import Amount, Seat, Step
from tests.helpers.played_once import played_once

MOST_ACTIONS = 20_000

ALL_AGREEMENTS = tuple(
    game.agree(
        dict(
            zip(
                ("game", "ante", "ties", "jokers", "limit", "end", "high-spade", "laps", "stack"),
                (*values, "1", stack),
                strict=True,
            )
        )
    )
    for values in product(
        *(VALUES[name] for name in ("game", "ante", "ties", "jokers", "limit", "end")), ("off", "on")
    )
    for stack in ("50",)
)
"""Every combination of what changes how a deal is played."""

AGREEMENTS = ALL_AGREEMENTS[::37]
"""A few of them, with every value among them."""

BY_DAY = (0, 2, 4, 5, 6, 8, 10)  # the numbers of those: every value is among them too


def every_table(first: int) -> pytest.MarkDecorator:
    """Parametrise with seats, agreement and seed for each of them: by day once for every number of seats."""
    later = pytest.mark.long("more agreements; by day every value is met")
    tables = [(2 + number % 7, options, first + number) for number, options in enumerate(AGREEMENTS)]
    return pytest.mark.parametrize(
        ("seats", "options", "seed"),
        [
            pytest.param(*table, marks=() if number in BY_DAY else later)
            for number, table in enumerate(tables)
        ],
    )


@dataclass(frozen=True, slots=True)
class Move:
    """One step of a random game, and all that has become public with it."""

    before: State
    seat: Seat
    action: Action
    step: Step[State, Event]
    public: tuple[Event, ...]


@played_once
def playout(seats: int, options: Options, seed: int, folding: float = 0.4) -> Iterator[Move]:
    """A whole random game; with less `folding` more deals come to a showdown."""
    dice = Random(seed)
    step = game.setup(seats, options, seed)
    state, public = step.state, step.events
    for _ in range(MOST_ACTIONS):
        if not game.awaited(state):
            return
        (asked,) = game.awaited(state)
        seat = asked if dice.random() < 0.85 else dice.randrange(seats)
        if not game.legal(state, seat):
            seat = asked
        action = some_action(game.legal(state, seat), dice, folding)
        step = game.apply(state, seat, action)
        public = (*public, *step.events) if len(public) < 200 else (*public[-100:], *step.events)
        yield Move(state, seat, action, step, public)
        state = step.state
    raise AssertionError("the game does not end")


def some_action(actions: tuple[Action, ...], dice: Random, folding: float = 0.4) -> Action:
    """One of these: seldom a fold, and an order less often than there are kinds of them."""
    answers: list[Action] = [action for action in actions if not isinstance(action, Order)]
    if len(answers) > 1 and dice.random() > folding:
        answers = [action for action in answers if not isinstance(action, Fold)]
    if not answers or dice.random() < 0.1:
        answers = list(actions)
    return with_number(dice.choice(answers), dice)


def with_number(action: Action, dice: Random) -> Action:
    """The action with one of the numbers that its Amount stands for; all one has, now and then."""
    match action:
        case Bet(Amount() as amount):
            return Bet(_number(amount, dice))
        case Raise(Amount() as amount):
            return Raise(_number(amount, dice))
        case Order(_, _, Amount() as amount):
            return replace(action, budget=_number(amount, dice))
        case _:
            return action


def _number(amount: Amount, dice: Random) -> int:
    if dice.random() < 0.8:
        return min(amount.high, amount.low + dice.randrange(4))
    return dice.choice((amount.high, dice.randint(amount.low, amount.high)))
