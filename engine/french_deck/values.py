"""The value of up to seven cards as one number, for those who weigh thousands of hands.

A better hand has the greater number, a tie the same one; between hands of equally many cards. The number
packs the category and `Hand.ranks`, four bits each.

Every rank has an octal digit of its own in a card's weight, so that the sum of a hand's weights counts them
all in one number without a carry. The ranks decide nearly everything, and there are only some 50,000
sets of seven: they look up the value in a table that fills itself as hands turn up. Every suit has a digit
too; with three added to each, the bit worth eight says: five of this suit. Only then the ranks of that
suit are looked at, which stand beside as one bit per card. A joker has a digit of its own and is one more
of every suit.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from engine.french_deck.cards import DECK, JOKERS, RANKS, SUITS, Card
from engine.french_deck.hand import Category


def high_value(cards: Iterable[Card]) -> int:
    """Value of the best five of up to seven different cards, as CS-9 and CS-12 rank them.

    >>> high_value(DECK[1:6]) > high_value(DECK[:5])
    True
    """
    return high_value_of(sum(map(_weight, cards)))


def low_value(cards: Iterable[Card]) -> int:
    """Value of the lowest five of up to seven different cards, as CS-10 and CS-12 rank them."""
    return low_value_of(sum(map(_weight, cards)))


def high_value_of(weight: int) -> int:
    """The high value of cards whose `WEIGHT`s add up to this; for those who keep running sums."""
    value = _HIGH[weight & _RANKS]
    if five := weight + _THREE_OF_EACH & _FIVE_OF_A_SUIT:
        flush = _FLUSHES[weight >> _SHIFT[five] & _ONE_SUIT | weight & _JOKERS]
        return flush if flush > value else value
    return value


def low_value_of(weight: int) -> int:
    """The low value of cards whose `WEIGHT`s add up to this; for those who keep running sums."""
    return _LOW[weight & _RANKS]


def category_of(value: int) -> Category:
    """The category of a high value."""
    return _CATEGORIES[value >> 20]


def high_ranking(value: int) -> tuple[Category, tuple[int, ...]]:
    """The category and the ranks of a high value."""
    ranks = (value >> shift & 15 for shift in _NIBBLES)
    return category_of(value), tuple(rank for rank in ranks if rank)


def low_ranking(value: int) -> tuple[Category, tuple[int, ...]]:
    """The category and the ranks of a low value."""
    return high_ranking(_BEST_LOW - value)


# Where things lie in a weight, from the lowest bit: two bits that count jokers, octal digits 2 to 14 that
# count the ranks, four bits per suit that count it, and 15 bits per suit with one of them per card.
_JOKER = 1
_JOKERS = 3
_RANKS = (1 << 45) - 1  # with the jokers
_SUITS_AT = 45
_CARDS_AT = {suit: 61 + 15 * place for place, suit in enumerate(SUITS)}
_ONE_OF_EACH_SUIT = 0x1111 << _SUITS_AT
_THREE_OF_EACH = 3 * _ONE_OF_EACH_SUIT
_FIVE_OF_A_SUIT = 8 * _ONE_OF_EACH_SUIT
CARD_BITS = ((1 << 4 * 15) - 1) << 61  # which cards these are, jokers aside: disjoint hands share no bit
_ONE_SUIT = sum(1 << rank for rank in RANKS)
_SHIFT = {8 << _SUITS_AT + 4 * place: _CARDS_AT[suit] for place, suit in enumerate(SUITS)}


def _weight_of(card: Card) -> int:
    if card.is_joker:
        return _JOKER | _ONE_OF_EACH_SUIT
    of_its_suit = 1 << _SUITS_AT + 4 * SUITS.index(card.suit)
    return 1 << 3 * card.rank | of_its_suit | 1 << _CARDS_AT[card.suit] + card.rank


WEIGHT = {card: _weight_of(card) for card in (*DECK, *JOKERS)}
_weight = WEIGHT.__getitem__


class _ByRanks(dict[int, int]):
    """Values by count of ranks, leaving suits aside; a joker is whatever makes most (CS-12.1)."""

    def __init__(self, worked_out: "Callable[[_Counted], int]") -> None:
        super().__init__()
        self._worked_out = worked_out

    def __missing__(self, ranks: int) -> int:
        if ranks & _JOKERS:
            value = max(self[ranks - _JOKER + (1 << 3 * rank)] for rank in RANKS)
        else:
            value = self._worked_out(_counted(ranks))
        self[ranks] = value
        return value


class _Flushes(dict[int, int]):
    """High values of the cards of one suit, a bit each; a joker adds a rank not yet there (CS-12.3)."""

    def __missing__(self, ranks: int) -> int:
        if ranks & _JOKERS:
            value = max(self[ranks - _JOKER | 1 << rank] for rank in RANKS if not ranks >> rank & 1)
        elif top := _top_of_straight(ranks):
            value = _packed(Category.STRAIGHT_FLUSH, (top,))
        else:
            value = _packed(Category.FLUSH, [rank for rank in reversed(RANKS) if ranks >> rank & 1][:5])
        self[ranks] = value
        return value


_HIGH = _ByRanks(lambda counted: _packed(*_by_ranks(counted)))
_FLUSHES = _Flushes()
_LOW = _ByRanks(lambda counted: _BEST_LOW - _packed(*_lowest(counted)))

_Counted: TypeAlias = list[tuple[int, int]]
"""How often each rank occurs: (times, rank), those that occur most often first, then the highest."""


def _counted(ranks: int) -> _Counted:
    return sorted(((ranks >> 3 * rank & 7, rank) for rank in RANKS if ranks >> 3 * rank & 7), reverse=True)


def _by_ranks(counted: _Counted) -> tuple[Category, Sequence[int]]:
    """PC-9.1 without flushes: the best five of cards whose suits count for nothing."""
    (most, first), (next_most, second) = (*counted, (0, 0))[:2]
    side = sorted((rank for _, rank in counted[1:]), reverse=True)
    if most >= 5:
        return Category.FIVE_OF_A_KIND, [first]
    if most == 4:
        return Category.FOUR_OF_A_KIND, [first, *side[:1]]
    if most == 3 and next_most >= 2:
        return Category.FULL_HOUSE, [first, second]
    if top := _top_of_straight(sum(1 << rank for _, rank in counted)):
        return Category.STRAIGHT, [top]
    if most == 3:
        return Category.THREE_OF_A_KIND, [first, *side[:2]]
    if most == next_most == 2:
        return Category.TWO_PAIRS, [first, second, *[rank for rank in side if rank != second][:1]]
    if most == 2:
        return Category.PAIR, [first, *side[:3]]
    return Category.HIGH_CARD, [first, *side[:4]]


def _top_of_straight(ranks: int) -> int:
    """The top card of the best five in sequence among these bits, 0 without; the ace is also 1 (PC-9.2)."""
    ranks |= ranks >> 14 << 1
    return next((top for top in range(14, 4, -1) if ranks >> top - 4 & 0b11111 == 0b11111), 0)


def _lowest(counted: _Counted) -> tuple[Category, Sequence[int]]:
    """CS-10.2: the lowest five; no straight, no flush, and the ace is 1."""
    ranks = sorted(1 if rank == 14 else rank for _, rank in counted)
    if len(ranks) >= 5:
        return Category.HIGH_CARD, ranks[4::-1]
    cards = [1 if rank == 14 else rank for times, rank in counted for _ in range(times)]
    return min(_shaped(five) for five in combinations(cards, min(5, len(cards))))


def _shaped(cards: Sequence[int]) -> tuple[Category, Sequence[int]]:
    counted = sorted(((cards.count(rank), rank) for rank in set(cards)), reverse=True)
    return _SHAPES[tuple(times for times, _ in counted if times > 1)], [rank for _, rank in counted]


_SHAPES = {
    (): Category.HIGH_CARD,
    (2,): Category.PAIR,
    (2, 2): Category.TWO_PAIRS,
    (3,): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4,): Category.FOUR_OF_A_KIND,
    (5,): Category.FIVE_OF_A_KIND,
}

_BEST_LOW = 1 << 24  # more than any packed hand
_CATEGORIES = tuple(Category)
_NIBBLES = (16, 12, 8, 4, 0)


def _packed(category: Category, ranks: Sequence[int]) -> int:
    return category << 20 | sum(rank << shift for rank, shift in zip(ranks, _NIBBLES, strict=False))
