"""Up to five gangsters make a hand that compares, and explains itself in facts (CP-8)."""

from dataclasses import dataclass
from enum import IntEnum

from engine.cards import Card


class Rank(IntEnum):
    """The kinds of hand, worst first, with the codes of CP-8.1."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    RAINBOW_STRAIGHT = 8
    STRAIGHT_FLUSH = 9
    CHICAGO_POKER = 10


@dataclass(frozen=True, slots=True, order=True)
class Hand:
    """The key of CP-8.2 and the cards behind it; equal keys are a tie.

    `values` are sorted by how often they occur, then by size, both falling, padded with 0 to five.
    `made` are the cards that make the rank, then come the `kickers`.
    """

    rank: Rank
    values: tuple[int, int, int, int, int]
    made: tuple[Card, ...]
    kickers: tuple[Card, ...]
