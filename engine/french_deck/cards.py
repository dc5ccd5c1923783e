"""The 52 French playing cards and the two jokers (PC-1.1, CS-1)."""

from enum import StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """A suit by its letter, in falling order of weight (CS-1); the last two are a joker's colour."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"
    BLACK = "b"
    RED = "r"


class Card(NamedTuple):
    """A card: a rank from 2 to 14 (jack 11, queen 12, king 13, ace 14) and a suit; a joker's rank is 0."""

    rank: int
    suit: Suit

    @property
    def is_joker(self) -> bool:
        return self.rank == 0

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as rank and suit, a joker as X and its colour.

        >>> Card.parse("Td")
        Card(rank=10, suit=<Suit.DIAMONDS: 'd'>)

        Raises ValueError for anything else.
        """
        try:
            return _BY_NAME[text]
        except KeyError:
            raise ValueError(
                f"{text!r} is no card: write a rank, 2-9 or T J Q K A, and a suit, s h d or c, or Xb or Xr"
            ) from None

    def __str__(self) -> str:
        return f"{_LETTERS[self.rank]}{self.suit.value}"


SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
RANKS = range(2, 15)
DECK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
JOKERS = (Card(0, Suit.BLACK), Card(0, Suit.RED))

_LETTERS = "X?23456789TJQKA"
_BY_NAME = {str(card): card for card in (*DECK, *JOKERS)}
