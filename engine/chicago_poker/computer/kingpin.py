"""The fourth level: a boss's looking ahead, in worlds that fit what rivals did, judged by who wins games.

What depends on the number of seats is in `Setting`, and nowhere else.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from engine.chicago_poker.computer.beliefs import Beliefs
from engine.chicago_poker.computer.foresight import WORLDS, Foresight, by_lot, looks_ahead, second_thoughts
from engine.chicago_poker.computer.habits import AMONG_MANY, SEASONED, Habits
from engine.chicago_poker.computer.imagined import Imagined
from engine.chicago_poker.computer.native import thinking
from engine.chicago_poker.computer.net import trained
from engine.chicago_poker.computer.reading import pictured
from engine.chicago_poker.computer.temperaments import in_character
from engine.chicago_poker.computer.value import win_chance
from engine.chicago_poker.computer.weighing import worths
from engine.chicago_poker.events import Event
from engine.chicago_poker.views import BossView
from engine.dice import Dice


class Setting(NamedTuple):
    """Kingpin's figures for a table of some size.

    `own`: their habits at first glance and in their own imagined turns; rivals are imagined as SEASONED.
    `value`, `hidden`: the names of their nets in kingpin.json.
    """

    own: Habits
    trust: float  # how much the first glance counts beside the second
    value: str
    hidden: str


OF_TWO = Setting(SEASONED, trust=1.0, value="value of two", hidden="hidden of two")
OF_MORE = Setting(AMONG_MANY, trust=2.0, value="value", hidden="hidden")


def setting(seats: int) -> Setting:
    """The one for so many seats."""
    return OF_TWO if seats == 2 else OF_MORE


def kingpin_worths(view: BossView, events: Sequence[Event], dice: Dice) -> list[float]:
    """Worth of every offer to Kingpin, in their order; only good for comparing them."""
    table = pictured(view, dice)
    at = setting(table.seats)
    worth = worths(view, table, in_character(at.own, view))
    if not looks_ahead(view):
        return worth
    if thinking.ready(table):
        ahead = thinking.Ahead(at.own, at.trust, trained(at.value), trained(at.hidden))
        return thinking.second_thoughts(view, events, table, worth, ahead)
    judged = partial(win_chance, habits=SEASONED, net=trained(at.value))  # as both nets were fitted
    worlds = islice(believed(view, events, table, dice), WORLDS)
    return second_thoughts(view, worth, worlds, Foresight(at.own, SEASONED, judged, at.trust))


def believed(view: BossView, events: Sequence[Event], table: Imagined, dice: Dice) -> Iterator[Imagined]:
    """Worlds that agree with all that the boss knows, as likely as rivals' play makes them; without end."""
    first = next(by_lot(view, events, table, SEASONED, dice))
    hidden = trained(setting(table.seats).hidden)
    return Beliefs(table, first, view.seat, SEASONED, hidden, dice).worlds()
