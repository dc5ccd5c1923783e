"""Measures of the table picture for every number of seats (docs/pictures.md): numbers in, numbers out."""

from dataclasses import dataclass
from functools import cache

from engine.game import Seat

LEFT, RIGHT, TOP, FOOT = 26, 1624, 322, 1024
GAP = 12
COLUMNS = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


@dataclass(frozen=True, slots=True)
class Measures:
    """Where things stand in a panel, from its upper left corner; `right` and `foot` from the other sides."""

    medallion: tuple[int, int, int]  # left, top, side
    name: tuple[int, int, int]  # left, top, size
    player: tuple[int, int]  # middle, size
    awards: tuple[int, int, int, int]  # right, top, side, gap
    chips: tuple[int, int, int, int]  # left, middle, side, size of the number
    mark: tuple[int, int, int]  # middle, side, size of the word
    boxes: tuple[int, int, int, int]  # left, top, side, gap
    backs: tuple[int, int, int, int]  # right, foot, width, gap
    mark_left: int = 0  # the sign and its word stand left-aligned there, else at the right edge
    stacked: bool = False  # the sign above its word


WIDE = Measures(
    medallion=(19, 16, 138),
    name=(175, 25, 52),
    player=(94, 36),
    awards=(18, 16, 64, 7),
    chips=(19, 199, 64, 66),
    mark=(199, 50, 42),
    boxes=(19, 245, 84, 8),
    backs=(18, 14, 160, 11),
    mark_left=235,
)
NARROW = Measures(
    medallion=(19, 16, 116),
    name=(152, 27, 40),
    player=(79, 30),
    awards=(18, 20, 54, 6),
    chips=(20, 203, 52, 52),
    mark=(121, 44, 34),
    boxes=(19, 275, 54, 6),
    backs=(18, 16, 114, 11),
)
TALL = Measures(  # two seats
    medallion=(24, 22, 190),
    name=(238, 44, 72),
    player=(152, 46),
    awards=(24, 26, 84, 8),
    chips=(26, 296, 84, 88),
    mark=(520, 120, 58),
    boxes=(279, 242, 112, 14),
    backs=(24, 22, 216, 18),
    stacked=True,
)
SLIM = Measures(  # three seats
    medallion=(20, 18, 138),
    name=(174, 30, 46),
    player=(96, 34),
    awards=(18, 20, 54, 6),
    chips=(20, 222, 64, 66),
    mark=(222, 50, 42),
    boxes=(20, 286, 112, 12),
    backs=(57, 18, 190, 30),
)


@dataclass(frozen=True, slots=True)
class Layout:
    """Panels in reading order, a short last row centred: every seat keeps its panel for the whole game."""

    seats: int

    @property
    def columns(self) -> int:
        """Panels side by side."""
        return COLUMNS[self.seats]

    @property
    def rows(self) -> int:
        """Rows of panels."""
        return -(-self.seats // self.columns)

    @property
    def width(self) -> int:
        """Width of a panel."""
        return (RIGHT - LEFT - GAP * (self.columns - 1)) // self.columns

    @property
    def height(self) -> int:
        """Height of a panel."""
        return (FOOT - TOP - GAP * (self.rows - 1)) // self.rows

    @property
    def measures(self) -> Measures:
        """What stands where within."""
        return {(2, 1): TALL, (3, 1): SLIM, (2, 2): WIDE, (3, 2): NARROW}[self.columns, self.rows]

    def panel(self, seat: Seat) -> tuple[int, int]:
        """The upper left corner of a seat's panel."""
        row, column = divmod(seat, self.columns)
        here = min(self.columns, self.seats - row * self.columns)
        span = here * self.width + (here - 1) * GAP
        left = LEFT + (RIGHT - LEFT - span) // 2
        return left + column * (self.width + GAP), TOP + row * (self.height + GAP)


@cache
def layout(seats: int) -> Layout:
    """The measures for that many bosses."""
    return Layout(seats)
