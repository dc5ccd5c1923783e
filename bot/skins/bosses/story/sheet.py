"""What the picture of a story is made from: the figures, who played, and a game's own words and pieces."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.kit.canvas import Canvas
from bot.skins.standings import order, winners
from bot.table.languages import Language
from engine.game import Seat
from engine.story import Story

Badge = Callable[[Canvas, Seat, float, float, float], None]
"""Paints a seat's sign on its portrait: the portrait's left, top and side."""

Piece = Callable[[Canvas, float, float], None]
"""Paints what surprised everybody, at most `SURPRISE` large, with its upper left corner there."""

SURPRISE = (322, 144)


@dataclass(frozen=True, slots=True)
class Count:
    """A figure of nerve: under which word the story counts it, its sign, and what that means."""

    key: str
    icon: str
    label: str


@dataclass(frozen=True, slots=True)
class Surprise:
    """The panel of what nobody believed: the number with two short lines beside it, one or two below."""

    heading: str
    at: str
    number: str
    beside: tuple[str, str]
    lines: tuple[str, ...]
    piece: Piece


@dataclass(frozen=True, slots=True)
class Labels:
    """A game's own words on the picture.

    `at`: when the game turned; `turning`: the second line of that box. Both empty where it never did.
    """

    title: str
    line: str
    start: str
    unit: str
    lane: str
    lane_line: str
    luck: str
    at: str = ""
    turning: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A story, ready to be painted; bosses and players by seat, players as they can be lettered."""

    story: Story
    bosses: Sequence[str]
    players: Sequence[str]
    language: Language
    labels: Labels
    counts: tuple[Count, Count]
    surprise: Surprise | None
    badge: Badge | None = None

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats as they finished."""
        return order(self.story)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won."""
        return winners(self.story)
