"""Measures of the table picture for every number of seats: numbers in, numbers out."""

from dataclasses import dataclass
from functools import cache, cached_property

from engine.chicago_poker.pieces import Place
from engine.game import Seat

MARGIN = 24
GAP = 14  # between columns
HEADER = {2: 322, 3: 226, 4: 194, 5: 176, 6: 164}
LEGEND = 36  # the line of signs at the foot
BOSS_WIDTH = {2: 440, 3: 420, 4: 416, 5: 392, 6: 388}


@dataclass(frozen=True)
class Layout:
    """Columns are businesses, rows are gangs; nothing ever moves."""

    seats: int
    places: int

    @cached_property
    def header(self) -> int:
        """Height of the heads of the columns."""
        return HEADER[self.seats]

    @cached_property
    def boss_width(self) -> int:
        """Width of the panels at the left."""
        return BOSS_WIDTH[self.seats]

    @cached_property
    def column_width(self) -> float:
        """Width of a column."""
        return (1650 - 2 * MARGIN - self.boss_width - GAP * self.places) / self.places

    @cached_property
    def row_height(self) -> float:
        """Height of a row."""
        return (1050 - 2 * MARGIN - self.header - LEGEND) / self.seats

    @cached_property
    def gap(self) -> int:
        """Between the cards of a cell."""
        return {4: 5, 3: 6}.get(self.places, 8)

    @cached_property
    def card(self) -> int:
        """Width of a card."""
        pad = 7 if self.places >= 3 else 14
        room = 21 if self.seats >= 5 else 42
        return min(
            int((self.column_width - 2 * pad - 4 * self.gap) // 5),
            int((self.row_height - room) // 2.2),
        )

    @cached_property
    def plate(self) -> int:
        """Height of a business's name plate."""
        return {2: 58, 3: 58, 4: 55, 5: 50}.get(self.seats, 47)

    @cached_property
    def tile(self) -> int:
        """Height of a business's hexagon."""
        return min(250, self.header - self.plate - (4 if self.seats < 5 else 1))

    @cached_property
    def foot(self) -> float:
        """Where the heads end and the rows begin."""
        return MARGIN + self.header

    def column(self, place: Place) -> float:
        """The left edge of a column."""
        return MARGIN + self.boss_width + GAP + place * (self.column_width + GAP)

    def row(self, seat: Seat) -> float:
        """The upper edge of a row."""
        return self.foot + seat * self.row_height

    def slot(self, seat: Seat, place: Place, number: int) -> tuple[int, int]:
        """The upper left corner of a card."""
        span = 5 * self.card + 4 * self.gap
        left = round(self.column(place) + (self.column_width - span) / 2)
        top = round(self.row(seat) + self.row_height / 2 - round(2.2 * self.card) / 2)
        return left + number * (self.card + self.gap), top


@cache
def layout(seats: int, places: int) -> Layout:
    """The measures for that many bosses and businesses."""
    return Layout(seats, places)
