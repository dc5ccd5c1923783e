"""Computers, coaches and stories that try less: for tests of what does not depend on how often they try.

`@pytest.mark.usefixtures("quick_thinkers")`, or `with thinking_less():` around what Hypothesis repeats.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module

import pytest

from engine.chicago_stud.computer.habits import BOSS, COACH, REGULAR, Habits

FEWER = {
    "chances.TRIES_MIN": 10,
    "chicago_poker.computer.advice.TRIES": 3,
    "chicago_poker.computer.beliefs.SETTLING": 3,
    "chicago_poker.computer.choosing.WORLDS": 4,
    "chicago_poker.computer.kingpin.WORLDS": 4,
    "chicago_poker.story.TRIES": 3,
    "chicago_stud.story.TRIES": 25,
    "gangster.computer.advice.TRIES": 6,  # the first three are a boss's own
    "poker_champ.computer.advice.WORLDS": 40,
    "poker_champ.computer.foresight.WORLDS": 40,
    "poker_champ.computer.odds.SAMPLES": 40,
    "poker_champ.story.TRIES": 25,
    "two_trucks.computer.choosing.LATE_TRIES": 10,
    "two_trucks.computer.choosing.TRIES": 10,
    "two_trucks.computer.advice.TRIES": 10,
    "two_trucks.story.TRIES": 25,
    "whispers.story.TRIES": 25,
}
"""Numbers of the engine, and smaller ones."""


def _quick(habits: Habits) -> Habits:
    return replace(habits, samples=60, reads=habits.reads and replace(habits.reads, worlds=8))


QUICK_COACH = _quick(COACH)
OF_STUD = {"choosing.REGULAR": _quick(REGULAR), "choosing.BOSS": _quick(BOSS), "advice.COACH": QUICK_COACH}


@contextmanager
def thinking_less() -> Iterator[None]:
    """Everybody in this process who thinks does so less often."""
    with pytest.MonkeyPatch.context() as patch:
        for name, number in FEWER.items():
            module, _, constant = name.rpartition(".")
            patch.setattr(import_module(f"engine.{module}"), constant, number)
        for name, habits in OF_STUD.items():
            module, _, constant = name.rpartition(".")
            patch.setattr(import_module(f"engine.chicago_stud.computer.{module}"), constant, habits)
        yield


@pytest.fixture
def quick_thinkers() -> Iterator[None]:
    """The same for a whole test."""
    with thinking_less():
        yield
