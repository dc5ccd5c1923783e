"""Measures of the pocket table for every number of seats: numbers in, numbers out.

Portrait, made for phones of 280 to 400 px: at 300 px wide a numeral is 24 px high, and no text under 11.
"""

from dataclasses import dataclass
from functools import cache, cached_property

from bot.skins.chicago_poker.pictures.pocket_cards import FOUR, SIX, THREE, TWO, CardSize
from bot.skins.kit.canvas import Box
from bot.skins.scene.theme import LEAD, SIGN, Size
from engine.chicago_poker.pieces import Place
from engine.game import Seat

WIDTH = 900
MARGIN = 22
TEXT_SIZE_MIN = SIGN  # 11 px where the picture is 300 px wide
GAP = 8  # between blocks

CARDS = {2: TWO, 3: THREE, 4: FOUR, 5: SIX, 6: SIX}
BARS = {4: 96, 2: 96, 3: 96}  # height of the line at the top
BOSSES = {2: 138, 3: 92, 5: 80, 6: 80}  # height of a boss in the band under it


@dataclass(frozen=True)
class PocketLayout:
    """Businesses are blocks, bosses rows in each of them; nothing ever moves."""

    seats: int
    places: int

    @cached_property
    def card(self) -> CardSize:
        """The size of a card."""
        return CARDS[self.seats]

    @cached_property
    def across(self) -> int:
        """How many blocks stand side by side."""
        return 2 if self.places > 2 else 1

    @cached_property
    def named(self) -> bool:
        """Wide blocks have room for the bosses' names in the rows."""
        return self.across == 1

    @cached_property
    def players(self) -> bool:
        """There is room for the players' names; else they stand in the post."""
        return self.seats in (2, 4)

    @cached_property
    def bar(self) -> int:
        """Height of the line at the top."""
        return BARS.get(self.seats, 76)

    @cached_property
    def head(self) -> int:
        """Height of the head of a block."""
        return 56 if self.seats >= 5 else 64

    @cached_property
    def above(self) -> int:
        """Between the card and the edge of its row: what a striped frame may take."""
        return 3 if self.seats >= 5 else 4

    @cached_property
    def row_height(self) -> int:
        """Height of a row of a block."""
        return self.card.height + 2 * self.above - (2 if self.seats >= 5 else 1)

    @cached_property
    def pitch(self) -> int:
        """From card to card."""
        return self.card.width + 4

    @cached_property
    def faces(self) -> int:
        """Room for the portraits at the left of a block."""
        return 52 if self.across == 2 else round(self._block_width - 5 * self.pitch - 18)

    @cached_property
    def portrait(self) -> int:
        """Size of a portrait in a row."""
        return {2: 118, 3: 96}.get(self.seats, 50)

    @cached_property
    def _block_width(self) -> float:
        return (WIDTH - 2 * MARGIN - GAP * (self.across - 1) - 2 * (self.across - 1)) / self.across

    @cached_property
    def _block_height(self) -> int:
        return self.head + self.seats * self.row_height + (4 if self.seats >= 5 else 8)

    @cached_property
    def _band(self) -> int:
        """Height of the bosses' band under the line at the top; four bosses stand in the fourth block."""
        if self.seats == 4:
            return 0
        return (BOSSES[self.seats] + 6) * (2 if self.seats >= 5 else 1)

    @cached_property
    def _blocks_top(self) -> int:
        return MARGIN + self.bar + 4 + self._band

    @cached_property
    def height(self) -> int:
        """Height of the picture."""
        down = -(-self.places // self.across)
        return self._blocks_top + down * (self._block_height + GAP) - GAP + MARGIN + 4

    def block(self, place: Place) -> Box:
        """The box of a business."""
        column, row = place % self.across, place // self.across
        left = MARGIN + column * (self._block_width + GAP + 2)
        top = self._blocks_top + row * (self._block_height + GAP)
        return Box(left, top, left + self._block_width, top + self._block_height)

    def row(self, place: Place, seat: Seat) -> float:
        """The upper edge of a row."""
        return self.block(place).top + self.head + 2 + seat * self.row_height

    def slot(self, place: Place, number: int) -> int:
        """The left edge of a card."""
        return round(self.block(place).right - 8 - 5 * self.pitch + 4) + number * self.pitch

    def boss(self, seat: Seat) -> Box:
        """The box of a boss in the list."""
        if self.seats == 4:
            box = self.block(3)
            tall = (box.bottom - box.top - 3 * 10) / 4
            top = box.top + seat * (tall + 10)
            return Box(box.left, top, box.right, top + tall)
        across = {2: 2, 3: 3, 5: 3, 6: 3}[self.seats]
        wide = (WIDTH - 2 * MARGIN - 8 * (across - 1)) / across
        left = MARGIN + (seat % across) * (wide + 8)
        top = MARGIN + self.bar + 2 + (seat // across) * (BOSSES[self.seats] + 6)
        return Box(left, top, left + wide, top + BOSSES[self.seats])

    @cached_property
    def boss_portrait(self) -> int:
        """Size of a portrait in the list."""
        return {2: 112, 4: 116, 3: 66}.get(self.seats, 62)

    @cached_property
    def boss_gap(self) -> int:
        """Between portrait and words in the list."""
        return 18 if self.players else 6

    @cached_property
    def boss_name(self) -> Size:
        """Size of a boss's name in the list."""
        return LEAD if self.players else SIGN

    @cached_property
    def disc(self) -> int:
        """Size of the disc behind a count of tiles: its numeral is read on a phone as well."""
        return 38 if self.players else 34

    @cached_property
    def hexagon(self) -> int:
        """Width of a progress icon in the list."""
        return {4: 56, 2: 54}.get(self.seats, 44)


@cache
def pocket_layout(seats: int, places: int) -> PocketLayout:
    """The measures for that many bosses and businesses."""
    return PocketLayout(seats, places)
