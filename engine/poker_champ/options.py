"""Length of a game as a table has agreed it (PC-8)."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Literal, get_args

from engine.game import one_of
from engine.poker_champ.pieces import DEALS_MAX, FIRST_DEALS_MAX
from engine.quickly_made import quickly_made

Length = Literal["standard", "timed", "long"]
LENGTHS: tuple[Length, ...] = get_args(Length)
DEALS = (20, 10, 30)  # PR-1: of a timed game; the first is the default
OFF, ON = "off", "on"
SEALED = (OFF, ON)  # PR-21
MINUTES = (15, 30, 60)  # PR-1: of a timed game at a live table, instead of a number of deals


@quickly_made
class Options:
    """The agreement before the first deal; `deals`: after so many the game is over (PC-8.2, PC-8.5).

    `minutes`: after so many at the table the deal that runs is the last; 0 where that is not agreed.
    `sealed`: nobody sees a decision before all have decided in that stage (PR-21). Raises ValueError for a
    length, or a number, that nobody can agree on.
    """

    length: Length = "standard"
    deals: int = DEALS_MAX
    minutes: int = field(default=0, metadata={"later": True})
    sealed: bool = field(default=False, metadata={"later": True})

    def __post_init__(self) -> None:
        if self.length not in LENGTHS:
            raise ValueError(f"{self.length!r} is none of {', '.join(LENGTHS)}")
        if self.minutes and (self.length != "timed" or self.minutes not in MINUTES):
            raise ValueError(f"a {self.length} game does not last {self.minutes} minutes")
        if self.minutes and self.sealed:
            raise ValueError("by the clock all see each decision at once")
        by_deals = self.length == "timed" and not self.minutes
        allowed = DEALS if by_deals else (DEALS_MAX, FIRST_DEALS_MAX)
        if self.deals not in allowed:
            raise ValueError(
                f"a {self.length} game has {', '.join(map(str, sorted(allowed)))} deals, not {self.deals}"
            )

    @property
    def winning_awards(self) -> int | None:
        """PC-8.1: who owns so many Awards is champion at once; None where only the end decides."""
        return 2 if self.length == "standard" else None

    def by(self, rules: int) -> "Options":
        """This agreement by the rules of that number; raises ValueError for what these do not know."""
        if rules > 1:
            return self
        if self.minutes or self.sealed:
            raise ValueError("the first rules know no minutes, and seal no decision")
        return self if self.length == "timed" else replace(self, deals=FIRST_DEALS_MAX)


def agree(words: Mapping[str, str]) -> Options:
    """The agreement from one value for each option; deals, or minutes, count only in a timed game.

    >>> agree({"length": "timed", "deals": "10"})
    Options(length='timed', deals=10, minutes=0, sealed=False)
    >>> agree({"length": "timed", "deals": "10", "minutes": "30"})
    Options(length='timed', deals=200, minutes=30, sealed=False)

    Where nothing is said of minutes or seals, as at older tables, deals are counted, and nothing is sealed.
    Raises ValueError for a value that an option does not have.
    """
    length, sealed = one_of(LENGTHS, words["length"]), one_of(SEALED, words.get("sealed", OFF))
    minutes = one_of((OFF, *map(str, MINUTES)), words.get("minutes", OFF))
    if length == "timed" and minutes != OFF:
        return Options(length, minutes=int(minutes))
    return Options(length, int(words["deals"]) if length == "timed" else DEALS_MAX, sealed=sealed == ON)
