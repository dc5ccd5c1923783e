"""Content of the box, the bosses, and the options that a table may agree on (CS-1, CS-2)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, TypeAlias, get_args

from engine.french_deck import DECK, JOKERS, Card
from engine.game import one_of
from engine.quickly_made import quickly_made

Wanted: TypeAlias = Literal["high", "low"]
Ante: TypeAlias = Literal["dealer", "all"]
Ties: TypeAlias = Literal["suits", "split"]
Limit: TypeAlias = Literal["fixed", "spread-5", "spread-10", "spread-20", "open"]
End: TypeAlias = Literal["laps", "last"]

RULES = 2
"""The number of today's rules (GameInfo.rules)."""

ON, OFF = "on", "off"

FIRST_STREET, LAST_STREET = 3, 7
LAST_OPEN_STREET = 6
"""Cards of the fourth to the sixth street lie open (CS-3.4)."""

SMALL_BET, BIG_BET = 2, 4
"""Units: fixed in rounds 1 and 2, and from round 3 on (CS-6.4); the small one is the least bet elsewhere."""

RAISES_MAX = 3
"""Full raises in a round (CS-6.6)."""

DEALS_A_UNIT = 10
"""After so many deals of a game to the last boss the unit doubles (CS-14.3)."""

DEALS_MAX = 60
"""A game to the last boss ends after so many deals at the latest (CS-14.3)."""


class Boss(StrEnum):
    """One of the eight who sit down, in the order of the menu; no power of its own."""

    CAPONE = "capone"
    YALE = "yale"
    WEISS = "weiss"
    MORAN = "moran"
    OBANION = "obanion"
    TORRIO = "torrio"
    DRUCCI = "drucci"
    ROLFE = "rolfe"


@quickly_made
class Options:
    """The agreement before the first deal (section 1 of docs/rules-chicago-stud.md).

    Raises ValueError for a value that is not offered.
    """

    game: Wanted = "high"
    ante: Ante = "dealer"
    ties: Ties = "suits"
    jokers: int = 0
    high_spade: bool = False
    limit: Limit = "fixed"
    end: End = "laps"
    laps: int = 2
    stack: int = 100

    def __post_init__(self) -> None:
        for name, allowed in _ALLOWED.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name} must be one of {', '.join(map(str, allowed))}")

    @property
    def low(self) -> bool:
        """The lowest hand wins (CS-10)."""
        return self.game == "low"

    @property
    def deck(self) -> tuple[Card, ...]:
        """All the cards, jokers last, in the order that every shuffle starts from (CS-1.1)."""
        return DECK + JOKERS[: self.jokers]

    def unit(self, deal: int) -> int:
        """Number of chips in a unit in that deal, counted from 1."""
        return 1 << (deal - 1) // DEALS_A_UNIT if self.end == "last" else 1

    def deals(self, seats: int) -> int:
        """After how many deals the game is over at the latest (CS-14)."""
        return DEALS_MAX if self.end == "last" else self.laps * seats

    def least_bet(self, street: int, unit: int) -> int:
        """The smallest bet, and so the smallest raise, of a round (CS-6.4)."""
        return unit * (BIG_BET if self.limit == "fixed" and street > 4 else SMALL_BET)

    def most_bet(self, street: int, unit: int) -> int | None:
        """The largest bet or raise of a round; None where all one has is the limit (CS-6.4)."""
        match self.limit:
            case "fixed":
                return self.least_bet(street, unit)
            case "open":
                return None
            case spread:
                return unit * int(spread.removeprefix("spread-"))


_ALLOWED: Mapping[str, tuple[str | int, ...]] = {
    "game": get_args(Wanted),
    "ante": get_args(Ante),
    "ties": get_args(Ties),
    "jokers": (0, 1, 2),
    "limit": get_args(Limit),
    "end": get_args(End),
    "laps": (2, 1, 3, 5),
    "stack": (100, 50, 200),
}

VALUES: Mapping[str, tuple[str, ...]] = {name: tuple(map(str, values)) for name, values in _ALLOWED.items()}
"""The words of every option but `high-spade`, the default first."""


def agree(words: Mapping[str, str]) -> Options:
    """The options as the rules want them, from a value for each option; raises ValueError for another.

    The number of laps counts only where the game is played for laps.
    """
    return Options(
        game=one_of(get_args(Wanted), words["game"]),
        ante=one_of(get_args(Ante), words["ante"]),
        ties=one_of(get_args(Ties), words["ties"]),
        jokers=int(words["jokers"]),
        high_spade=one_of((ON, OFF), words["high-spade"]) == ON,
        limit=one_of(get_args(Limit), words["limit"]),
        end=one_of(get_args(End), words["end"]),
        laps=int(words["laps"]) if words["end"] == "laps" else Options().laps,
        stack=int(words["stack"]),
    )
