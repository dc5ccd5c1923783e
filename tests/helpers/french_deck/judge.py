"""A judge of poker hands written from the rules alone, slow and plain: it tries everything.

It shares nothing with the engine's but the cards: every choice of five, every rank for every joker.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, product

from engine.french_deck import Card

Ranked = tuple[int, tuple[int, ...]]
"""A category's code, and its ranks as `Hand.ranks` names them."""


def highest(cards: Collection[Card]) -> Ranked:
    """CS-9.3: the best of all choices of five, and of all that its jokers may be."""
    return max(as_high(ranks, suits) for ranks, suits in worlds(cards, range(2, 15)))


def lowest(cards: Collection[Card]) -> Ranked:
    """CS-10.3: the lowest of all choices of five, and of all that its jokers may be."""
    return min(as_low(ranks) for ranks, _ in worlds(cards, range(1, 14)))


def worlds(cards: Collection[Card], any_rank: range) -> Iterator[tuple[tuple[int, ...], set[str]]]:
    """Every choice with every rank of its jokers: five ranks, and the suits of the cards that have one."""
    for five in combinations(cards, min(5, len(cards))):
        suits = {str(card.suit) for card in five if not card.is_joker}
        may_be = [any_rank if card.is_joker else (_rank(card, any_rank),) for card in five]
        for ranks in product(*may_be):
            yield ranks, suits


def _rank(card: Card, any_rank: range) -> int:
    return card.rank if card.rank in any_rank else 1  # the ace of a low hand


def as_high(ranks: Sequence[int], suits: set[str]) -> Ranked:
    """The line of PC-9.1 and CS-9.1 that these cards stand on; a joker fits every suit (CS-12.3)."""
    shape, by_weight = _by_weight(ranks)
    different = len(set(ranks)) == len(ranks) == 5
    flush = different and len(suits) <= 1
    top = 5 if different and sorted(ranks) == [2, 3, 4, 5, 14] else max(ranks)
    row = different and (top == 5 or max(ranks) - min(ranks) == 4)
    lines = (
        (9, shape == [5], by_weight),
        (8, row and flush, (top,)),
        (7, shape[0] == 4, by_weight),
        (6, shape == [3, 2], by_weight),
        (5, flush, by_weight),
        (4, row, (top,)),
        (3, shape[0] == 3, by_weight),
        (2, shape[:2] == [2, 2], by_weight),
        (1, shape[0] == 2, by_weight),
        (0, True, by_weight),
    )
    return next((code, key) for code, true, key in lines if true)


def as_low(ranks: Sequence[int]) -> Ranked:
    """CS-10.2: straights and flushes do not exist."""
    shape, by_weight = _by_weight(ranks)
    lines: tuple[tuple[int, list[int]], ...]
    lines = ((9, [5]), (7, [4]), (6, [3, 2]), (3, [3]), (2, [2, 2]), (1, [2]), (0, []))
    return next((code, by_weight) for code, start in lines if shape[: len(start)] == start)


def _by_weight(ranks: Sequence[int]) -> tuple[list[int], tuple[int, ...]]:
    times = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    return [count for count, _ in times], tuple(rank for _, rank in times)
