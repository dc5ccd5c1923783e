"""Up to five gangsters make a hand that compares, and explains itself in facts (CP-8).

Nothing in here knows businesses, bosses or whose hand it is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from engine.chicago_poker.cards import GANGSTERS, Card, Colour
from engine.quickly_made import quickly_made

Values: TypeAlias = tuple[int, int, int, int, int]
"""Five values, those that occur most often first, then the highest; 0 for a missing card."""


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
    """The key of CP-8.2 and the cards behind it; equal keys are a tie, whatever the cards.

    `made` are the cards that make the rank (of a high card the highest), `kickers` the others;
    both in the order in which `values` names them.
    """

    rank: Rank
    values: Values
    made: tuple[Card, ...] = field(compare=False)
    kickers: tuple[Card, ...] = field(compare=False)


@quickly_made
class RankDecided:
    """One hand is of a better kind than the other."""

    better: Rank
    worse: Rank


@quickly_made
class ValueDecided:
    """Two hands of a kind differ first in this value; `worse` is 0 where the card is missing (OR-11)."""

    rank: Rank
    index: int  # in `Hand.values`
    better: int
    worse: int
    kicker: bool  # the value of a side card, not of the cards that make the rank


@quickly_made
class Tied:
    """Two hands are exactly equal; colours never break a tie (CP-8.5)."""

    rank: Rank


Decision: TypeAlias = RankDecided | ValueDecided | Tied


def hand(cards: Sequence[Card]) -> Hand:
    """The hand that one to five different gangsters make.

    >>> hand([Card.parse(name) for name in ("R9", "B4", "G9")]).rank
    <Rank.PAIR: 1>

    Raises ValueError for no card, more than five, or a card twice.
    """
    if not 1 <= len(cards) <= 5 or len(set(cards)) < len(cards):
        raise ValueError(
            f"a hand has one to five different gangsters, not {' '.join(map(str, cards)) or 'none'}"
        )
    rank, values = _unpacked(strength(cards))
    ordered = tuple(sorted(cards, key=lambda card: (values.index(card.value), _ORDER[card.colour])))
    return Hand(rank, values, ordered[: _MADE[rank]], ordered[_MADE[rank] :])


def decided(better: Hand, worse: Hand) -> Decision:
    """Difference that puts one hand above another: the kind, or the first value that differs.

    Raises ValueError if they are given the wrong way round.
    """
    if better < worse:
        raise ValueError("the better hand comes first")
    if better.rank is not worse.rank:
        return RankDecided(better.rank, worse.rank)
    for index, (high, low) in enumerate(zip(better.values, worse.values, strict=True)):
        if high != low:
            return ValueDecided(better.rank, index, high, low, kicker=index >= _MADE[better.rank])
    return Tied(better.rank)


# Strength, for those who weigh thousands of hands. Every value has an octal digit of its own and
# every colour too, so the sum of up to five cards counts them all in one number, without a carry.
# The values decide nearly everything, and there are only 15,503 sets of them: they look up the key
# of CP-8.2, packed four bits a value. Five cards of one colour lift a high card to a flush and a
# straight to a straight flush, both by the same step; five colours lift a straight to a rainbow.


def strength(cards: Iterable[Card]) -> int:
    """The key of CP-8.2 as one number: a better hand has the higher one, a tie the same.

    The cards are trusted to be one to five different ones; `hand` checks them.
    """
    return strength_of(sum(map(_weight, cards)))


def strength_of(weight: int) -> int:
    """The strength of cards whose `WEIGHT`s add up to this; for those who keep running sums.

    >>> strength_of(WEIGHT[Card.parse("R7")] + WEIGHT[Card.parse("B7")]) == strength(GANGSTERS[6:22:15])
    True
    """
    key = _PLAIN[weight & _VALUES]
    if (colours := weight >> _VALUE_BITS) in _LIFT and (colours != _RAINBOW or key >> 20 == Rank.STRAIGHT):
        return key + _LIFT[colours]
    return key


class _Plain(dict[int, int]):
    """Strength by octal count of values, leaving colours aside; fills itself as hands turn up."""

    def __missing__(self, count: int) -> int:
        self[count] = key = _packed(*_ranked(_counted(count)))
        return key


def _counted(count: int) -> tuple[tuple[int, int], ...]:
    """Count of each value: (times, value), in the order of CP-8.2."""
    times = ((count >> 3 * value & 7, value) for value in range(1, 16))
    return tuple(sorted((pair for pair in times if pair[0]), reverse=True))


def _ranked(counted: tuple[tuple[int, int], ...]) -> tuple[Rank, tuple[int, ...]]:
    pattern = tuple(times for times, _ in counted)
    values = tuple(value for times, value in counted for _ in range(times))
    if pattern == (1, 1, 1, 1, 1) and values[0] - values[4] == 4:  # CP-8.3: no wrap-around
        return Rank.STRAIGHT, values
    return _PATTERNS.get(pattern[:2], _PATTERNS[pattern[:1]]), values


_PATTERNS = {
    (5,): Rank.CHICAGO_POKER,
    (4,): Rank.FOUR_OF_A_KIND,
    (4, 1): Rank.FOUR_OF_A_KIND,
    (3, 2): Rank.FULL_HOUSE,
    (3,): Rank.THREE_OF_A_KIND,
    (3, 1): Rank.THREE_OF_A_KIND,
    (2, 2): Rank.TWO_PAIRS,
    (2,): Rank.PAIR,
    (2, 1): Rank.PAIR,
    (1,): Rank.HIGH_CARD,
    (1, 1): Rank.HIGH_CARD,
}

_MADE = {  # how many cards make the rank
    Rank.HIGH_CARD: 1,
    Rank.PAIR: 2,
    Rank.TWO_PAIRS: 4,
    Rank.THREE_OF_A_KIND: 3,
    Rank.STRAIGHT: 5,
    Rank.FLUSH: 5,
    Rank.FULL_HOUSE: 5,
    Rank.FOUR_OF_A_KIND: 4,
    Rank.RAINBOW_STRAIGHT: 5,
    Rank.STRAIGHT_FLUSH: 5,
    Rank.CHICAGO_POKER: 5,
}

_RANKS = tuple(Rank)
_ORDER = {colour: index for index, colour in enumerate(Colour)}

_VALUE_BITS = 3 * 16  # values 1 to 15; digit 0 stays empty
_VALUES = (1 << _VALUE_BITS) - 1
_RAINBOW = 0o11111
_FLUSH_LIFT = (Rank.FLUSH - Rank.HIGH_CARD) << 20  # as from straight to straight flush
_LIFT = {
    _RAINBOW: (Rank.RAINBOW_STRAIGHT - Rank.STRAIGHT) << 20,
    **{5 << 3 * index: _FLUSH_LIFT for index in range(5)},
}
_PLAIN = _Plain()

WEIGHT = {card: 1 << 3 * card.value | 1 << _VALUE_BITS + 3 * _ORDER[card.colour] for card in GANGSTERS}
_weight = WEIGHT.__getitem__


def _packed(rank: Rank, values: tuple[int, ...]) -> int:
    key = int(rank)
    for value in values + (0,) * (5 - len(values)):
        key = key << 4 | value
    return key


def _unpacked(key: int) -> tuple[Rank, Values]:
    return _RANKS[key >> 20], (key >> 16 & 15, key >> 12 & 15, key >> 8 & 15, key >> 4 & 15, key & 15)
