"""Promise of cards, for those who need not be exact."""

from collections import Counter
from collections.abc import Sequence

from engine.french_deck import Card

STRAIGHTS = tuple(sum(1 << rank for rank in range(top - 4, top + 1)) for top in range(6, 15))
WHEEL = 1 << 14 | 0b111100  # ace, two, three, four, five


def draws(cards: Sequence[Card]) -> bool:
    """Four of one suit, or four ranks that lie within a straight."""
    if max(Counter(card.suit for card in cards).values()) >= 4:
        return True
    ranks = 0
    for card in cards:
        ranks |= 1 << card.rank
    return any((ranks & straight).bit_count() >= 4 for straight in (*STRAIGHTS, WHEEL))
