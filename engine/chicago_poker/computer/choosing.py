"""One question, one answer: which of the offered actions a computer boss takes.

Nothing here knows how to weigh; that is instinct's, and imagination's for the two strongest levels.
"""

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from itertools import islice

from engine.chicago_poker.actions import Action
from engine.chicago_poker.computer.foresight import (
    TRUST,
    WORLDS,
    Foresight,
    by_lot,
    looks_ahead,
    second_thoughts,
    standing,
)
from engine.chicago_poker.computer.habits import SEASONED, SOUND, Habits, sound_among
from engine.chicago_poker.computer.kingpin import kingpin_worths
from engine.chicago_poker.computer.native import thinking
from engine.chicago_poker.computer.reading import pictured
from engine.chicago_poker.computer.temperaments import LEANING, in_character
from engine.chicago_poker.computer.weighing import worths
from engine.chicago_poker.events import Event
from engine.chicago_poker.views import BossView
from engine.dice import Dice

BLUR = 0.06  # a rookie misjudges by up to so much
FORESIGHT = Foresight(SEASONED, SEASONED, partial(standing, habits=SEASONED), TRUST)  # of a boss


class Level(StrEnum):
    """A level of computer bosses, the weakest first."""

    ROOKIE = "rookie"
    REGULAR = "regular"
    BOSS = "boss"
    KINGPIN = "kingpin"


def choose(view: BossView, level: str, seed: int | str, events: Sequence[Event] = ()) -> Action:
    """The action that a computer boss takes, always one of those offered.

    `events`: all that the table has seen so far; without them the boss forgets what was discarded.
    Raises ValueError when nothing is asked of the boss, or for a level that does not exist.
    """
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    offers = view.offers
    if len(offers) == 1:
        return offers[0].action
    match Level(level):
        case Level.ROOKIE:
            return _best(view, _blurred(view, dice_of(view, seed), in_character(SOUND, view, LEANING)))
        case Level.REGULAR:
            habits = in_character(sound_among(len(view.table.rows)), view, LEANING)
            return _best(view, worths(view, pictured(view, dice_of(view, seed)), habits))
        case Level.BOSS:
            glance = in_character(SEASONED, view)
            return _best(view, thought_through(view, events, dice_of(view, seed), glance))
        case Level.KINGPIN:
            return _best(view, kingpin_worths(view, events, dice_of(view, seed)))


def dice_of(view: BossView, seed: int | str) -> Dice:
    """The dice of one decision."""
    return Dice(f"{seed}:{view.table.turn}:{view.table.actions_left}:{len(view.hand)}")


def thought_through(
    view: BossView, events: Sequence[Event], dice: Dice, glance: Habits = SEASONED
) -> list[float]:
    """Worth of every offer to a boss, in their order; only good for comparing them.

    `glance`: the habits by which offers are worth a thought; in what they imagine everybody plays soundly.
    """
    table = pictured(view, dice)
    worth = worths(view, table, glance)
    if not looks_ahead(view):
        return worth
    if thinking.ready(table):
        return thinking.second_thoughts(view, events, table, worth, thinking.Ahead(SEASONED, TRUST))
    worlds = islice(by_lot(view, events, table, SEASONED, dice), WORLDS)
    return second_thoughts(view, worth, worlds, FORESIGHT)


def _blurred(view: BossView, dice: Dice, habits: Habits) -> list[float]:
    """Worth of each offer to a regular, as a rookie misjudges it."""
    exact = worths(view, pictured(view, dice), habits)
    return [worth + BLUR * (dice.below(1000) / 500 - 1) for worth in exact]


def _best(view: BossView, worth: list[float]) -> Action:
    top = max(range(len(worth)), key=worth.__getitem__)
    return view.offers[top].action
