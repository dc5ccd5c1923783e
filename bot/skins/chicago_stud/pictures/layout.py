"""Measures of the table for every number of bosses (docs/pictures.md): numbers in, numbers out."""

from dataclasses import dataclass
from functools import cache

from bot.skins.french_deck.cards import height
from bot.skins.scene.theme import BODY, CAPTION, HEAD, LEAD, SIGN, Size

LEFT, RIGHT, FOOT = 26, 1624, 1024
ROW_HEIGHT_MAX = 282
CARDS = 402  # where the first card lies
BETWEEN = 10  # more between down cards and up cards


@dataclass(frozen=True, slots=True)
class Layout:
    """A row is a boss, a column is a street; cards never move."""

    seats: int
    card: int
    medallion: int
    name: Size
    player: Size
    gap: int
    chips: int  # size of the chip, and of the figure beside it
    mark: int
    pile: int  # width of a chip of a stake

    @property
    def top(self) -> int:
        """Where the head ends."""
        return 178 if self.seats <= 6 else 150

    @property
    def pitch(self) -> float:
        """From row to row."""
        return min((FOOT - self.top) / self.seats, ROW_HEIGHT_MAX)

    @property
    def tall(self) -> int:
        """Height of a row's panel."""
        return round(self.pitch - 8)

    def row(self, number: int) -> int:
        """The upper edge of a row; few rows stand in the middle."""
        spare = FOOT - self.top - self.pitch * self.seats
        return round(self.top + spare / 2 + number * self.pitch)

    def place(self, street: int) -> int:
        """The left edge of the place of a card, 0 to 6 in the order dealt."""
        return CARDS + street * (self.card + self.gap) + BETWEEN * ((street > 1) + (street > 5))

    @property
    def up(self) -> int:
        """How far below the panel's edge the cards lie."""
        return round((self.tall - height(self.card)) / 2)

    @property
    def said(self) -> int:
        """Where the marks of what was said begin."""
        return self.place(6) + self.card + (34 if self.seats >= 5 else 20)

    @property
    def roomy(self) -> bool:
        """Name over the portrait, words under the mark."""
        return self.seats <= 3

    @property
    def in_one_line(self) -> bool:
        """Low rows: the stake beside the word, not under it."""
        return self.seats >= 7


_SIZES = {
    2: (136, 150, HEAD, BODY, 9, 56, 84, 48),
    3: (136, 150, HEAD, BODY, 9, 56, 84, 48),
    4: (132, 150, LEAD, SIGN, 9, 46, 72, 48),
    5: (105, 134, LEAD, CAPTION, 8, 44, 80, 72),
    6: (92, 112, BODY, CAPTION, 8, 40, 72, 72),
    7: (80, 96, SIGN, CAPTION, 7, 36, 64, 60),
    8: (70, 88, SIGN, CAPTION, 7, 34, 64, 60),
}


@cache
def layout(seats: int) -> Layout:
    """The measures for that many bosses in the game."""
    return Layout(seats, *_SIZES[seats])
