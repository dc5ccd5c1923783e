"""How long a table has agreed to play (PC-8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from engine.poker_champ.pieces import MOST_DEALS

Length = Literal["standard", "timed", "long"]
LENGTHS: tuple[Length, ...] = get_args(Length)
DEALS = (20, 10, 30)  # PR-1: of a timed game; the first is the default


@dataclass(frozen=True, slots=True)
class Options:
    """The agreement before the first deal; `deals`: after so many the game is over (PC-8.2, PC-8.5).

    Raises ValueError for a length, or a number of deals, that nobody can agree on.
    """

    length: Length = "standard"
    deals: int = MOST_DEALS

    def __post_init__(self) -> None:
        if self.length not in LENGTHS:
            raise ValueError(f"{self.length!r} is none of {', '.join(LENGTHS)}")
        allowed = DEALS if self.length == "timed" else (MOST_DEALS,)
        if self.deals not in allowed:
            raise ValueError(
                f"a {self.length} game has {', '.join(map(str, sorted(allowed)))} deals, not {self.deals}"
            )

    @property
    def winning_awards(self) -> int | None:
        """PC-8.1: who owns so many Awards is champion at once; None where only the end decides."""
        return 2 if self.length == "standard" else None


def agree(words: Mapping[str, str]) -> Options:
    """The agreement from one value for each option; the number of deals counts only in a timed game.

    >>> agree({"length": "timed", "deals": "10"})
    Options(length='timed', deals=10)

    Raises ValueError for a value that an option does not have.
    """
    length = next((length for length in LENGTHS if length == words["length"]), None)
    if length is None:
        raise ValueError(f"{words['length']!r} is none of {', '.join(LENGTHS)}")
    return Options(length, int(words["deals"])) if length == "timed" else Options(length)
