"""Measures of the table picture for every number of seats (docs/pictures.md): numbers in, numbers out."""

from dataclasses import dataclass
from functools import cache

from bot.skins.scene.theme import BODY, HEAD, LEAD, SIGN, TITLE, Size
from engine.game import Seat

LEFT, RIGHT, TOP, FOOT = 26, 1624, 322, 1024
POCKET_TOP = 424
GAP = 12


@dataclass(frozen=True, slots=True)
class Measures:
    """Where things stand in a panel, from its upper left corner; `right` and `foot` from the other sides."""

    medallion: tuple[int, int, int]  # left, top, side
    name: tuple[int, int, Size]  # left, top, size
    player: tuple[int, Size]  # middle, size
    awards: tuple[int, int, int, int]  # right, top, side, gap
    chips: tuple[int, int, int, Size]  # left, middle, side, size of the number
    mark: tuple[int, int, Size]  # middle, side, size of the word
    boxes: tuple[int, int, int, int]  # left, top, side, gap
    backs: tuple[int, int, int, int]  # right, foot, width, gap
    mark_left: int = 0  # the sign and its word stand left-aligned there, else at the right edge
    stacked: bool = False  # the sign above its word


WIDE = Measures(
    medallion=(18, 15, 140),
    name=(175, 25, HEAD),
    player=(94, BODY),
    awards=(18, 16, 64, 7),
    chips=(19, 199, 64, HEAD),
    mark=(199, 50, LEAD),
    boxes=(19, 245, 84, 8),
    backs=(18, 14, 160, 11),
    mark_left=235,
)
NARROW = Measures(
    medallion=(19, 16, 116),
    name=(152, 27, BODY),
    player=(79, SIGN),
    awards=(18, 20, 54, 6),
    chips=(20, 203, 52, HEAD),
    mark=(121, 44, SIGN),
    boxes=(19, 275, 54, 6),
    backs=(18, 16, 114, 11),
)
TALL = Measures(  # two seats
    medallion=(23, 21, 193),
    name=(238, 44, TITLE),
    player=(152, LEAD),
    awards=(24, 26, 84, 8),
    chips=(26, 296, 84, TITLE),
    mark=(520, 120, HEAD),
    boxes=(279, 244, 112, 14),
    backs=(24, 26, 190, 22),
    stacked=True,
)
SLIM = Measures(  # three seats
    medallion=(19, 17, 140),
    name=(174, 30, LEAD),
    player=(96, SIGN),
    awards=(18, 20, 54, 6),
    chips=(20, 222, 64, HEAD),
    mark=(222, 50, LEAD),
    boxes=(20, 286, 112, 12),
    backs=(57, 18, 190, 30),
)


POCKET_ROW = Measures(  # two and three seats
    medallion=(20, 18, 148),
    name=(190, 34, HEAD),
    player=(116, BODY),
    awards=(20, 20, 84, 8),
    chips=(22, 230, 84, TITLE),
    mark=(230, 50, LEAD),
    boxes=(20, 290, 84, 8),
    backs=(20, 16, 190, 10),
    mark_left=250,
)
POCKET_FOUR = Measures(
    medallion=(16, 16, 96),
    name=(124, 24, LEAD),
    player=(94, BODY),
    awards=(14, 14, 44, 6),
    chips=(18, 164, 64, HEAD),
    mark=(164, 50, LEAD),
    boxes=(18, 212, 84, 15),
    backs=(42, 16, 160, 14),
)
POCKET_SIX = Measures(
    medallion=(14, 12, 96),
    name=(120, 20, LEAD),
    player=(86, BODY),
    awards=(14, 12, 44, 6),
    chips=(18, 142, 52, HEAD),
    mark=(142, 44, LEAD),
    boxes=(18, 178, 84, 15),
    backs=(60, 12, 122, 54),
)


@dataclass(frozen=True, slots=True)
class Layout:
    """Panels in reading order, a short last row centred: every seat keeps its panel for the whole game."""

    seats: int
    columns: int  # panels side by side
    left: int
    right: int
    top: int
    height: int  # of a panel
    measures: Measures  # what stands where within

    @property
    def width(self) -> int:
        """Width of a panel."""
        return (self.right - self.left - GAP * (self.columns - 1)) // self.columns

    @property
    def foot(self) -> int:
        """Where the last row ends."""
        rows = -(-self.seats // self.columns)
        return self.top + rows * (self.height + GAP) - GAP

    def panel(self, seat: Seat) -> tuple[int, int]:
        """The upper left corner of a seat's panel."""
        row, column = divmod(seat, self.columns)
        here = min(self.columns, self.seats - row * self.columns)
        span = here * self.width + (here - 1) * GAP
        left = self.left + (self.right - self.left - span) // 2
        return left + column * (self.width + GAP), self.top + row * (self.height + GAP)


@cache
def layout(seats: int) -> Layout:
    """The measures of the wide table for that many bosses."""
    columns, rows, measures = {
        2: (2, 1, TALL),
        3: (3, 1, SLIM),
        4: (2, 2, WIDE),
        5: (3, 2, NARROW),
        6: (3, 2, NARROW),
    }[seats]
    height = (FOOT - TOP - GAP * (rows - 1)) // rows
    return Layout(seats, columns, LEFT, RIGHT, TOP, height, measures)


@cache
def pocket_layout(seats: int) -> Layout:
    """The measures of the table for a phone."""
    columns, height, measures = {
        2: (1, 392, POCKET_ROW),
        3: (1, 392, POCKET_ROW),
        4: (2, 556, POCKET_FOUR),
        5: (2, 446, POCKET_SIX),
        6: (2, 446, POCKET_SIX),
    }[seats]
    return Layout(seats, columns, 24, 876, POCKET_TOP, height, measures)
