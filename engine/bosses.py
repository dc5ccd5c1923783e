"""The bosses who sit down in the games of Chicago; no power of their own."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

B = TypeVar("B", bound=StrEnum)

SEATS_MIN = 2


class Boss(StrEnum):
    """One of the six; a game with more has its own list."""

    CAPONE = "capone"
    YALE = "yale"
    WEISS = "weiss"
    MORAN = "moran"
    OBANION = "obanion"
    TORRIO = "torrio"


def seated(seats: int | Sequence[str], bosses: type[B], game: str, most: int = len(Boss)) -> tuple[B, ...]:
    """The bosses at a table; a number seats the first so many.

    Raises ValueError unless 2 to so many different ones sit down.
    """
    count = seats if isinstance(seats, int) else len(seats)
    if not SEATS_MIN <= count <= most:
        raise ValueError(f"{game} is for {SEATS_MIN} to {most} bosses, not {count}")
    found = tuple(bosses)[:count] if isinstance(seats, int) else tuple(map(bosses, seats))
    if twice := [boss for boss in found if found.count(boss) > 1]:
        raise ValueError(f"{twice[0]} sits at the table twice: every boss has one seat")
    return found
