"""A poker hand, high or low: its category, its ranks, and the cards in the order of their weight."""

from enum import IntEnum
from typing import TypeAlias

from engine.french_deck.cards import Card
from engine.quickly_made import quickly_made

Key: TypeAlias = tuple[int, tuple[int, ...]]


class Category(IntEnum):
    """The kinds of hand, worst first, with the codes of PC-9.1 and CS-9.1."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9  # only with jokers


@quickly_made
class Hand:
    """The best five of some cards, or all of them where there are fewer.

    `ranks` names every rank once: those that occur most often first, then the highest; of a straight only the
    top card. Two pairs of kings and nines with a queen are (13, 9, 12), a full house (13, 9). In a low hand
    the ace is 1.

    `cards` lie in the same order. Cards of one rank lie in the order of the suits, the best one first; a
    joker lies after the cards whose rank it takes.

    `making` is how many of them, from the first, make the combination; kickers follow. In a low hand every
    card counts.
    """

    category: Category
    ranks: tuple[int, ...]
    cards: tuple[Card, ...]
    making: int
    low: bool = False

    def key(self) -> Key:
        """Key to compare hands of equally many cards: greater is better, equal is a tie (PC-9.2)."""
        if self.low:
            return -self.category, tuple(-rank for rank in self.ranks)
        return self.category, self.ranks
