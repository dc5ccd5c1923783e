"""Moments of games, and the people at the table, for the tests of words."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple

import pytest

from bot.table.languages import Language
from engine import poker_champ as game
from engine.poker_champ import Event, Options, State
from tests.helpers.poker_champ.playouts import playout

PEOPLE = ("Lucie", "Marguerite_92", "Nono", "Karim B.")
NAMES = ("Lucie", "Théo_le *Rouge*", "", "@everyone", "<@123> `x`", "שלום")
BOTH: tuple[Language, ...] = ("en", "fr")

TABLES = (  # games of every size and agreement that are soon over
    (2, Options("timed", 20), 17),
    (3, Options("timed", 30), 25),
    (4, Options("long"), 13),
    (5, Options(), 10),
    (6, Options("timed", 10), 22),
)
SIZES = pytest.mark.long("other numbers of seats; make test plays two, four and six")
EACH_TABLE = [pytest.param(each, marks=SIZES if each[0] % 2 else ()) for each in TABLES]
"""The same, to be tried one by one."""

FOUR = """
bosses: capone obanion torrio weiss
deal: 7 weiss
stage: turn
common: Ks 9h 4d Qc
deck: 2d 9s ...
hand capone: Qs 7h
hand obanion: Ac 3d
hand torrio: Kh Jc
hand weiss: 3s 7c
paid capone: 1 1 2
paid obanion: 1 1
paid torrio: 1 1 1
folded: weiss
paid weiss: 1
chips: 2 18 0 18
awards: 1 0 1 0
"""
"""The table of the design's pictures."""


class Settled(NamedTuple):
    """A moment at which the table is told the news."""

    state: State
    news: tuple[Event, ...]


def settled(seats: int, options: Options, seed: int) -> Iterator[Settled]:
    """Every moment of a random game, with what happened since the one before."""
    first = game.setup(seats, options, seed)
    yield Settled(first.state, first.events)
    for move in playout(seats, options, seed):
        yield Settled(move.step.state, move.step.events)


def everything(seats: int, options: Options, seed: int) -> tuple[Event, ...]:
    """All that happens in a random game."""
    return tuple(event for moment in settled(seats, options, seed) for event in moment.news)


def first(seats: int, options: Options, told: Callable[[Settled], bool]) -> Settled:
    """The first moment of any random game of which that can be told."""
    return next(moment for seed in count() for moment in settled(seats, options, seed) if told(moment))
