"""Content of the box: bosses, stages and their prices, marked backs (PC-1, PC-2, PC-4.1). Tables only."""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from engine.bosses import Boss as Boss
from engine.french_deck import DECK, Card, Suit

RULES = 2  # the number of today's rules (GameInfo.rules)
PLAY_CHIPS = 12  # PC-1.2: of each seat, whatever their number
AWARDS = 7  # PC-1.3
GIFT = 6  # PC-7.1
DEALS_MAX = 200  # PR-11
FIRST_DEALS_MAX = 100  # the same by the first rules


class Stage(IntEnum):
    """A part of a deal: the first is only looked at, in each other one everybody decides once (PC-4.3)."""

    OBSERVATION = 1
    FLOP = 2
    TURN = 3
    RIVER = 4

    @property
    def price(self) -> int:
        """Price to be in it (PC-3.4, PC-4.1)."""
        return PRICES[self]

    @property
    def opens(self) -> int:
        """Number of common cards that it turns up (PC-4.1)."""
        return OPENED[self]


PRICES = {Stage.OBSERVATION: 1, Stage.FLOP: 1, Stage.TURN: 2, Stage.RIVER: 2}
OPENED = {Stage.OBSERVATION: 0, Stage.FLOP: 3, Stage.TURN: 1, Stage.RIVER: 1}
COMMON = {Stage.OBSERVATION: 0, Stage.FLOP: 3, Stage.TURN: 4, Stage.RIVER: 5}  # face up in that stage


class BackClass(StrEnum):
    """Class of a card by its height, as its back tells (PC-2.2)."""

    ACE = "A"
    LARGE = "L"
    MEDIUM = "M"
    SMALL = "S"

    @classmethod
    def of(cls, rank: int) -> "BackClass":
        """The class of the cards of that rank."""
        return next(each for each in cls if rank >= _LOWEST[each])


_LOWEST = {BackClass.ACE: 14, BackClass.LARGE: 10, BackClass.MEDIUM: 6, BackClass.SMALL: 2}


class Back(NamedTuple):
    """A marked back: half of what a card is; everybody sees it (PC-2.1). An ace shows no suit (PC-2.2)."""

    size: BackClass
    suit: Suit | None

    @classmethod
    def of(cls, card: Card) -> "Back":
        """The back of that card.

        >>> str(Back.of(Card.parse("9h")))
        'Mh'
        """
        size = BackClass.of(card.rank)
        return cls(size, None if size is BackClass.ACE else card.suit)

    @property
    def faces(self) -> tuple[Card, ...]:
        """The four cards that have this back (PC-2.3)."""
        return FACES[self]

    def __str__(self) -> str:
        return self.size.value + (self.suit.value if self.suit else "")


BACKS: tuple[Back, ...] = tuple(dict.fromkeys(map(Back.of, reversed(DECK))))
"""All thirteen."""

FACES = {back: tuple(card for card in DECK if Back.of(card) == back) for back in BACKS}
