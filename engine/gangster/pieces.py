"""Content of the box: places, clans, equipment, point tiles; and the options of a table (GA-1, A.1).

Every word here is a key of the notation, the store and the pictures. `number` is what the rules count with: a
piece's place in its enum, in which order ties are broken. The map of the city is in city.py.
"""

from collections.abc import Mapping
from enum import StrEnum

from engine.bosses import Boss as Boss
from engine.game import one_of
from engine.quickly_made import quickly_made

TURNS_PLANNED = 3
"""So many turns to come can be planned (GameInfo.plan_turns)."""

RULES = 1
"""The number of today's rules (GameInfo.rules)."""


class Numbered(StrEnum):
    """Words in a fixed order; `number` counts them from 0."""

    number: int
    __hash__ = str.__hash__  # an enum's own is many times slower; equal words are one member either way

    def __new__(cls, key: str) -> "Numbered":
        """A member is its key, and knows how many came before it."""
        member = str.__new__(cls, key)
        member._value_ = key
        member.number = len(cls.__members__)
        return member


class Place(Numbered):
    """Ten districts and the harbour, in the order of GA-1.10; the harbour is the last one."""

    NORTHWEST_SIDE = "northwest-side"
    GREEK_TOWN = "greek-town"
    NORTH_SIDE = "north-side"
    WEST_SIDE = "west-side"
    CHINATOWN = "chinatown"
    LOOP = "loop"
    CICERO = "cicero"
    LITTLE_ITALY = "little-italy"
    STOCK_YARDS = "stock-yards"
    BRONZEVILLE = "bronzeville"
    GOLD_COAST = "gold-coast"


class Clan(Numbered):
    """A colour; a seat leads one, with two players two (GA-1.2)."""

    BLUE = "blue"
    BROWN = "brown"
    YELLOW = "yellow"
    GREY = "grey"
    GREEN = "green"


class Kind(Numbered):
    """A kind of equipment (GA-1.7, GA-11)."""

    BODYGUARD = "bodyguard"
    TRUNK = "trunk"
    MOTOR = "motor"
    BUMPER = "bumper"
    GUN = "gun"
    DOOR = "door"


CASINO = 0
"""The number of a tile that is a "?": what it pays is told by the casino card of the round (GA-7.2)."""

PLACES: tuple[Place, ...] = tuple(Place)
DISTRICTS: tuple[Place, ...] = PLACES[:-1]
CLANS: tuple[Clan, ...] = tuple(Clan)
KINDS: tuple[Kind, ...] = tuple(Kind)


@quickly_made
class Tile:
    """A point tile: what the first, second, ... clan in its district gets, and how many may stand there."""

    id: str
    numbers: tuple[int, ...]  # from left to right; CASINO for a "?"
    spaces: int


YES, NO = "yes", "no"
ROUNDS: Mapping[str, int] = {"full": 3, "short": 2, "sprint": 1}  # GA-13.1, GA-13.3


@quickly_made
class Options:
    """The agreement before the game.

    `gap_same_clan`: a gap is filled by the clan on the tile's last space alone, else by anybody (OR-G1).
    Raises ValueError for a length that nobody can agree on.
    """

    gap_same_clan: bool = True
    length: str = "full"

    def __post_init__(self) -> None:
        if self.length not in ROUNDS:
            raise ValueError(f"{self.length!r} is none of {', '.join(ROUNDS)}")

    @property
    def rounds(self) -> int:
        """After so many scorings the game is over."""
        return ROUNDS[self.length]


def agree(words: Mapping[str, str]) -> Options:
    """The agreement from one value for each option.

    >>> agree({"gap-same-clan": "no", "length": "short"})
    Options(gap_same_clan=False, length='short')

    Raises ValueError for a value that an option does not have.
    """
    return Options(one_of((YES, NO), words["gap-same-clan"]) == YES, words["length"])
