"""Sizes on the table for every number of bosses."""

from dataclasses import dataclass
from functools import cache

from bot.skins.scene.theme import BODY, CAPTION, HEAD, LEAD, SIGN, Size

FOOT = 1024
ROW_HEIGHT_MAX, BETWEEN = 282, 8


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
    def tall(self) -> int:
        """Height of a row's panel."""
        return round(min((FOOT - self.top) / self.seats, ROW_HEIGHT_MAX) - BETWEEN)

    @property
    def roomy(self) -> bool:
        """Name over the portrait, chips under the stake."""
        return self.seats <= 3

    @property
    def in_a_column(self) -> bool:
        """Large cards leave little room: words under the mark."""
        return self.seats <= 4

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
    """The sizes for that many bosses in the game."""
    return Layout(seats, *_SIZES[seats])
