"""Moments of random games, and the people at the table, for the tests of words."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Event, Options, State
from tests.helpers.chicago_poker.playouts import AGREEMENTS, playout

NAMES = ("Lucie", "Théo_le *Rouge*", "", "@everyone", "<@123> `x`", "שלום")
BOTH: tuple[Language, ...] = ("en", "fr")

TABLES = [
    (seats, AGREEMENTS[(3 * seats + lap) % len(AGREEMENTS)], 100 * lap + seats)
    for seats in range(2, 7)
    for lap in (0, 1)
]

SECOND = pytest.mark.long("the second game for each number of seats")
EACH_SIZE = [
    pytest.param(*table, marks=SECOND) if number % 2 else table for number, table in enumerate(TABLES)
]
"""The same, to be tried one by one: the first of each size by day."""


class Settled(NamedTuple):
    """A moment at which the table is told the news."""

    state: State
    news: tuple[Event, ...]


def settled(seats: int, options: Options, seed: int) -> Iterator[Settled]:
    """Every settled moment of a random game, with what happened since the one before."""
    first = game.setup(seats, options, seed)
    yield Settled(first.state, first.events)
    news: tuple[Event, ...] = ()
    for move in playout(seats, options, seed):
        news += move.step.events
        if move.step.settled:
            yield Settled(move.step.state, news)
            news = ()


def moments(seats: int, options: Options, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    yield game.setup(seats, options, seed).state
    for move in playout(seats, options, seed):
        yield move.step.state
