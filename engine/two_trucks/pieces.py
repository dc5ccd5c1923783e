"""What is in the box: bosses, men, roads, piles of load, and what a table may agree on (TT-1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

RULES = 1
"""The number of today's rules (GameInfo.rules)."""

TRAIN = 9
"""Crates in the midnight train (TT-1.4)."""

SAVED = 2
"""Men who are never sent, and ride for the train (TT-6.1)."""

OPEN_NIGHTS = 2
"""The tiles of tonight and of tomorrow lie open (TT-2.3)."""


class Boss(StrEnum):
    """A role at the table; it has no power of its own."""

    CAPONE = "capone"
    YALE = "yale"
    WEISS = "weiss"
    MORAN = "moran"
    OBANION = "obanion"
    TORRIO = "torrio"


class Road(StrEnum):
    """A road by which a truck comes into town (TT-1.2); both are told of in this order (TT-4.1)."""

    NORTH = "north"
    SOUTH = "south"

    @property
    def number(self) -> int:
        """Its place wherever both roads stand side by side."""
        return ROADS.index(self)


ROADS = tuple(Road)

PILES: Mapping[str, tuple[tuple[int, ...], ...]] = {
    "standard": ((1, 1, 2, 2, 3, 3), (2, 2, 3, 3, 4, 4, 5, 5), (3, 4, 5, 5, 6, 7)),
    "short": ((1, 1, 2, 2), (2, 3, 3, 4), (3, 4, 5, 5, 6, 7)),
}
"""The tiles by length, small loads first (TT-1.3)."""

NIGHTS = {length: sum(map(len, piles)) // len(ROADS) for length, piles in PILES.items()}
STANDARD, SHORT = PILES
STAND, NEXT = "stand", "next"
TIES = (STAND, NEXT)
SHORT_FROM = 3
"""Seats that a short game needs (TT-1)."""


@dataclass(frozen=True, slots=True)
class Options:
    """The table's agreement: the number of nights, and the fate of equal men."""

    length: str = STANDARD
    ties: str = STAND

    @property
    def piles(self) -> tuple[tuple[int, ...], ...]:
        """The three piles of load."""
        return PILES[self.length]

    @property
    def nights(self) -> int:
        """As many as pairs of tiles (TT-9.5)."""
        return NIGHTS[self.length]

    @property
    def men(self) -> int:
        """The strongest man's number (TT-1.1): one for each night, and two for the train."""
        return self.nights + SAVED

    def at(self, seats: int) -> "Options":
        """Return the length played at so many seats: between two `short` is not (TR-18)."""
        return Options(STANDARD, self.ties) if seats < SHORT_FROM else self


def agree(words: Mapping[str, str]) -> Options:
    """The agreement from one value for each option."""
    return Options(words["length"], words["ties"])
