"""The five of up to seven cards that make the best hand, laid out as `Hand` has them (PC-9.3, CS-11.2).

Written to be read: it tries all 21 choices. To know only which hand wins, ask `values`.
"""

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import TypeAlias

from engine.french_deck.cards import Card, Suit
from engine.french_deck.hand import Category, Hand, Key
from engine.french_deck.values import high_ranking, high_value, low_ranking, low_value


def best_high(cards: Collection[Card]) -> Hand:
    """The best high hand of one to seven cards (CS-9, CS-12), of equal choices the best by suits.

    With fewer than five cards the best so far: pairs and the like, for straights and flushes need five.

    Raises ValueError for no card, more than seven, or a card twice.
    """
    return best_by_suit(cards, low=False)


def best_low(cards: Collection[Card]) -> Hand:
    """The best low hand, ace to five, of one to seven cards (CS-10, CS-12); else as `best_high`."""
    return best_by_suit(cards, low=True)


def best_by_suit(cards: Collection[Card], low: bool, *, spades_first: bool = False) -> Hand:
    """The best choice by value first, then by the suits of its cards (CS-11.2).

    `spades_first`: among equal cards ♠ lies first in a low hand too, as Chicago stud had it once.
    """
    if not 1 <= len(cards) <= 7 or len(set(cards)) < len(cards):
        raise ValueError(
            f"a hand is made of one to seven different cards, not {' '.join(map(str, cards)) or 'none'}"
        )
    value = low_value if low else high_value
    best = value(cards)
    places = _PLACES_LOW if low and not spades_first else _PLACES_HIGH
    choices = combinations(sorted(cards, key=lambda card: places[card.suit]), min(5, len(cards)))
    equal = [_laid_out(choice, best, low) for choice in choices if value(choice) == best]
    return equal[0] if len(equal) == 1 else max(equal, key=lambda hand: suit_key(hand, low))


SuitKey: TypeAlias = tuple[Key, tuple[int, ...]]


def suit_key(hand: Hand, low: bool) -> SuitKey:
    """Key that decides where suits break ties (CS-11): the hand's own, then its suits; greater is better.

    Two hands that share no more than one card never have the same (CS-11.4).
    """
    places = _PLACES_LOW if low else _PLACES_HIGH
    return hand.key(), tuple(-places[card.suit] for card in hand.cards)


_PLACES_HIGH = {suit: place for place, suit in enumerate(Suit)}  # the best suit first
_LOW_FIRST = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.BLACK, Suit.RED)
_PLACES_LOW = {suit: place for place, suit in enumerate(_LOW_FIRST)}


def _laid_out(choice: tuple[Card, ...], value: int, low: bool) -> Hand:
    """These cards, given in the order of the suits, as the hand whose value is known."""
    category, ranks = (low_ranking if low else high_ranking)(value)
    jokers = [card for card in choice if card.is_joker]
    real = [card for card in choice if not card.is_joker]
    laid = []
    for rank in _rank_by_rank(category, ranks):
        card = next((card for card in real if card.rank == rank or (rank == 1 and card.rank == 14)), None)
        if card:
            real.remove(card)
        laid.append(card or jokers.pop(0))
    return Hand(category, ranks, tuple(laid), len(laid) if low else _MAKING[category], low)


def _rank_by_rank(category: Category, ranks: tuple[int, ...]) -> Iterator[int]:
    """The rank that each card of such a hand has, or a joker takes."""
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        yield from range(ranks[0], ranks[0] - 5, -1)
    else:
        for rank, times in zip(ranks, _TIMES[category], strict=False):
            yield from (rank,) * times


_TIMES = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIRS: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FLUSH: (1, 1, 1, 1, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.FIVE_OF_A_KIND: (5,),
}

_MAKING = {  # how many cards make the combination; the others are kickers
    Category.HIGH_CARD: 1,
    Category.PAIR: 2,
    Category.TWO_PAIRS: 4,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 5,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 5,
    Category.FOUR_OF_A_KIND: 4,
    Category.STRAIGHT_FLUSH: 5,
    Category.FIVE_OF_A_KIND: 5,
}
