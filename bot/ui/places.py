"""Places on the kernel's pages where a feature may put a button or a line.

The kernel names the place and says what stands there; it does not know who comes. Without a feature that
has something for it, a place is empty.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Protocol, TypeAlias

from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.moments import Everybody, Eyes
from bot.table.reports import Panel
from bot.ui.components import PersistentItem
from bot.ui.voice import Voice

FOLDER = Path(__file__).parents[1] / "features"


class Place(Enum):
    """A place for a button."""

    ENDED = auto()  # under the last post of a table, and under what a panel has become there
    AFTERWARDS = auto()  # behind those
    WON = auto()  # behind those as well, where a game was played to its end
    SHARED = auto()  # under a game that somebody shows to everybody
    REPLAYED = auto()  # under a game that has ended and is looked at again
    OWN = auto()  # behind those, for who sat there and looks through their own eyes
    TURN = auto()  # beside words about one turn of a game that has ended
    LOOKS = auto()  # on one's own panel, among what may be looked at


@dataclass(frozen=True, slots=True)
class Spot:
    """A button's place: a table, and which of its turns (None: the newest), through whose eyes.

    `label`: the button's text there (empty: its name). `text`: its reader wants words alone.
    """

    table_id: TableId
    language: Language
    turn: int | None = None
    eyes: Eyes = Everybody.PUBLIC
    label: str = ""
    text: bool = False
    beside: bool = False  # another button is the one to press


Button: TypeAlias = Callable[[Spot], PersistentItem]
Line: TypeAlias = Callable[[Panel, Voice], str]
"""Words of a text that the reader keeps at the table (`Panel.texts`); empty where it is another feature's."""


class Puts(Protocol):
    """A feature, as far as a page knows it."""

    @property
    def buttons(self) -> Mapping[Place, Button]:
        """Its buttons, by place."""

    @property
    def kept_line(self) -> Line | None:
        """Its line under the choices of a panel, for what the reader keeps there."""


def buttons(place: Place, spot: Spot) -> tuple[PersistentItem, ...]:
    """Buttons of features there, in the order of their names."""
    return tuple(each.buttons[place](spot) for each in found() if place in each.buttons)


def kept_lines(panel: Panel, voice: Voice) -> tuple[str, ...]:
    """Lines of features about what the reader keeps at the table, in the order of their names."""
    return tuple(each.kept_line(panel, voice) for each in found() if each.kept_line is not None)


@cache
def found() -> tuple[Puts, ...]:
    """Every feature that has a folder in bot/features, by name; imported when it is first asked for."""
    names = sorted(each.name for each in iter_modules([str(FOLDER)]))
    return tuple(import_module(f"bot.features.{name}.feature").FEATURE for name in names)
