"""Moments of random games of Chicago stud, and the people at the table, for the tests of words."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.table.languages import LANGUAGES
from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from tests.helpers.chicago_stud.playouts import playout

NAMES = ("Lucie", "Théo_le *Rouge*", "", "@everyone", "<@123> `x`", "שלום", "", "Ana")

TABLES = [
    (3, Options(laps=3), 1),
    (2, Options(game="low", ante="all", ties="split", laps=5, stack=50), 2),
    (5, Options(high_spade=True, limit="spread-10", laps=1, stack=50), 3),
    (8, Options(jokers=2, limit="open", laps=1, stack=50, high_spade=True), 4),
    (6, Options(end="last", limit="open", stack=50, ties="split"), 5),
    (4, Options(game="low", jokers=1, limit="spread-5", ante="all", laps=1, high_spade=True), 6),
]
"""A few tables with every value of every option that changes what is said."""


NIGHT = pytest.mark.long("other agreements; make test has three tables that differ in most of them")
TOLD = [
    pytest.param(*table, LANGUAGES[number // 3], marks=() if number in (1, 2, 5) else NIGHT)
    for number, table in enumerate(TABLES)
]
"""The same, each in one language, to be tried one by one."""


class Moment(NamedTuple):
    """What a step made of a game, what it told, and all that had been told until then."""

    state: State
    news: tuple[Event, ...]
    events: tuple[Event, ...]


def moments(seats: int, options: Options, seed: int, *, folding: float = 0.2) -> Iterator[Moment]:
    """Every moment of a random game in which many see a deal through."""
    first = game.setup(seats, options, seed)
    events = first.events
    yield Moment(first.state, events, events)
    for move in playout(seats, options, seed, folding):
        events = (*events, *move.step.events)
        yield Moment(move.step.state, move.step.events, events)
