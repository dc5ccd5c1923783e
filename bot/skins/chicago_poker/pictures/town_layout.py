"""Measures of the private town for every number of seats: the table's columns, and rows of two heights."""

from dataclasses import dataclass
from functools import cache, cached_property

from bot.skins.chicago_poker.pictures.layout import MARGIN, Layout, layout
from engine.game import Seat

HEADER = {2: 150, 3: 140, 4: 128, 5: 116, 6: 112}
OWN = {2: 340, 3: 240, 4: 198, 5: 170, 6: 161}  # height of the reader's own row
BELOW = 18  # from one's own cards to the middle of what they are worth: clear of the glow of a new one
STRIP = {2: 220, 3: 206, 4: 198, 5: 180, 6: 177}  # height of the hand at the foot


@dataclass(frozen=True)
class TownLayout:
    """The places where the table has them, the reader's own row tall, the others' rows low."""

    table: Layout
    own: Seat

    @cached_property
    def seats(self) -> int:
        """How many bosses."""
        return self.table.seats

    @cached_property
    def size(self) -> str:
        """How the drawings of that size are named."""
        return f"{self.table.seats}x{self.table.places}"

    @cached_property
    def header(self) -> int:
        """Height of the line above the rows."""
        return HEADER[self.seats]

    @cached_property
    def own_height(self) -> int:
        """Height of the reader's own row."""
        return OWN[self.seats]

    @cached_property
    def strip(self) -> int:
        """Height of the hand at the foot."""
        return STRIP[self.seats]

    @cached_property
    def rival_height(self) -> float:
        """Height of every other row."""
        return (1050 - 2 * MARGIN - self.header - self.own_height - self.strip) / (self.seats - 1)

    @cached_property
    def top(self) -> int:
        """Where the rows begin."""
        return MARGIN + self.header

    @cached_property
    def foot(self) -> int:
        """Where the strip of the hand begins."""
        return 1032 - self.strip

    @cached_property
    def own_card(self) -> int:
        """Width of a card in the reader's own row."""
        return min(self._across - self.gap, int((self.own_height - 44) // 2.2))

    @cached_property
    def card(self) -> int:
        """Width of a rival's card."""
        return min(self.own_card, int((self.rival_height - 13) // 2.2))

    @cached_property
    def gap(self) -> int:
        """Between the cards of the reader's own row."""
        return self.table.gap

    @cached_property
    def pitch(self) -> int:
        """From one place to the next, in every row."""
        return self.own_card + self.gap

    @cached_property
    def _across(self) -> int:
        pad = 7 if self.table.places >= 3 else 14
        return int((self.table.column_width - 2 * pad - 4 * self.gap) // 5) + self.gap

    def height(self, seat: Seat) -> float:
        """The height of a row."""
        return self.own_height if seat == self.own else self.rival_height


@cache
def town_layout(seats: int, places: int, own: Seat) -> TownLayout:
    """The measures for that many bosses and businesses, and that reader's seat."""
    return TownLayout(layout(seats, places), own)
