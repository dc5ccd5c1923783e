"""PC-12 and CS-18: how many hands of each kind there are. One wrong hand in millions shows here."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from engine.french_deck import DECK, JOKERS, WEIGHT, Category, high_value, high_value_of, low_value_of
from engine.french_deck.values import high_ranking, low_ranking

OF_FIVE = (0, 40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540)  # PC-12.5
OF_SEVEN = (
    *(0, 41_584, 224_848, 3_473_184, 4_047_644),
    *(6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460),
)  # PC-12.6
WITH_ONE_JOKER = (13, 164, 2_496, 2_808, 2_696, 10_332, 82_368, 0, 169_848, 0)  # CS-18.6
WITH_BOTH_JOKERS = (52, 256, 3_744, 0, 888, 3_840, 13_320, 0, 0, 0)
BEST_LOW_OF_SEVEN = {  # CS-18.6
    (Category.HIGH_CARD, 5): 781_824,
    (Category.HIGH_CARD, 6): 3_151_360,
    (Category.HIGH_CARD, 7): 7_426_560,
    (Category.HIGH_CARD, 8): 13_171_200,
    (Category.HIGH_CARD, 9): 19_174_400,
    (Category.HIGH_CARD, 10): 23_675_904,
    (Category.HIGH_CARD, 11): 24_837_120,
    (Category.HIGH_CARD, 12): 21_457_920,
    (Category.HIGH_CARD, 13): 13_939_200,
    (Category.PAIR, None): 5_948_800,
    (Category.TWO_PAIRS, None): 219_648,
    (Category.FULL_HOUSE, None): 624,
}

WEIGHTS = [WEIGHT[card] for card in DECK]
BLACK, RED = (WEIGHT[joker] for joker in JOKERS)


SUITS = (1, 4, 6, 4, 1)
"""In how many ways so many cards of a rank have suits."""


def by_category(values: Counter[int]) -> tuple[int, ...]:
    """How many hands of each kind, best first."""
    found: Counter[Category] = Counter()
    for value, times in values.items():
        found[high_ranking(value)[0]] += times
    return tuple(found[category] for category in reversed(Category))


@cache
def ranks_of(number: int) -> tuple[dict[int, int], ...]:
    """Every set of ranks that so many cards can have: how many have each."""
    sets = combinations_with_replacement(range(13), number)
    counted = ({rank: ranks.count(rank) for rank in ranks} for ranks in sets)
    return tuple(times for times in counted if max(times.values()) <= 4)


def ways(times: dict[int, int]) -> int:
    """How many sets of cards have these ranks."""
    return prod(map(SUITS.__getitem__, times.values()))


def test_pc_12_5_the_categories_of_all_hands_of_five() -> None:
    """One hand stands for all with its ranks, and one of one suit for the four there are."""
    values: Counter[int] = Counter()
    for times in ranks_of(5):
        suits = iter(range(5))  # no suit five times
        held = [
            DECK[13 * ((next(suits) + more) % 4) + rank]
            for rank, count in times.items()
            for more in range(count)
        ]
        flushes = 4 if len(times) == 5 else 0
        values[high_value(held)] += ways(times) - flushes
        if flushes:
            values[high_value(DECK[rank] for rank in times)] += flushes

    assert by_category(values) == OF_FIVE
    assert sum(values.values()) == comb(52, 5)
    assert len(values) == 7_462


def test_cs_18_6_the_categories_of_all_hands_with_both_jokers() -> None:
    values = Counter(high_value_of(BLACK + RED + sum(held)) for held in combinations(WEIGHTS, 3))

    assert by_category(values) == WITH_BOTH_JOKERS


@pytest.mark.long("test_low.py weighs thousands as a plain judge does; the high ones are counted by day")
def test_cs_18_6_the_best_low_of_all_hands_of_seven() -> None:
    found: Counter[tuple[Category, int | None]] = Counter()
    for times in ranks_of(7):
        weight = sum(WEIGHT[DECK[13 * suit + rank]] for rank, count in times.items() for suit in range(count))
        category, ranks = low_ranking(low_value_of(weight))
        found[category, ranks[0] if category is Category.HIGH_CARD else None] += ways(times)

    assert found == BEST_LOW_OF_SEVEN
    assert sum(found.values()) == comb(52, 7)


@pytest.mark.long("hands of seven are judged by two ways by day")
def test_pc_12_6_the_categories_of_all_hands_of_seven() -> None:
    """Of each set of ranks one hand for all without a flush; of each flush one hand for all four suits."""
    values: Counter[int] = Counter()
    with_flush: Counter[tuple[int, ...]] = Counter()
    for weight, ranks, times in flushes_of_seven():
        values[high_value_of(weight)] += times
        with_flush[ranks] += times
    for counted in ranks_of(7):
        ranks = tuple(rank for rank, count in counted.items() for _ in range(count))
        held = [DECK[13 * (place % 4) + rank] for place, rank in enumerate(ranks)]
        values[high_value(held)] += ways(counted) - with_flush[ranks]

    assert by_category(values) == OF_SEVEN
    assert sum(values.values()) == comb(52, 7)
    assert len(values) == 4_824


def flushes_of_seven() -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Of five to seven spades and others by their ranks: weight, all ranks, how many hands are like it."""
    for number in (5, 6, 7):
        rests = [
            (
                sum(WEIGHTS[13 * (1 + suit) + rank] for rank, count in rest.items() for suit in range(count)),
                tuple(rest.elements()),
                4 * prod(comb(3, count) for count in rest.values()),
            )
            for rest in map(Counter, combinations_with_replacement(range(13), 7 - number))
        ]
        for spades in combinations(range(13), number):
            weight = sum(WEIGHTS[rank] for rank in spades)
            for others, ranks, times in rests:
                yield weight + others, tuple(sorted(spades + ranks)), times


def test_pc_12_6_a_sample_of_hands_of_seven_has_the_right_shares() -> None:
    """Within five standard deviations of what all 133,784,560 have."""
    dice, drawn = random.Random(13), 40_000
    values = Counter(high_value_of(sum(dice.sample(WEIGHTS, 7))) for _ in range(drawn))

    for found, of_all in zip(by_category(values), OF_SEVEN, strict=True):
        share = of_all / comb(52, 7)
        assert abs(found - drawn * share) <= 5 * (drawn * share * (1 - share)) ** 0.5


@pytest.mark.long("It values 2.6 million hands one by one; make test counts them by their ranks.")
def test_pc_12_5_all_hands_of_five_one_by_one() -> None:
    values = Counter(map(high_value_of, map(sum, combinations(WEIGHTS, 5))))

    assert by_category(values) == OF_FIVE
    assert len(values) == 7_462


@pytest.mark.long("It values all hands with one joker; make test values all with both jokers.")
def test_cs_18_6_all_hands_with_one_joker_one_by_one() -> None:
    values = Counter(high_value_of(BLACK + sum(held)) for held in combinations(WEIGHTS, 4))

    assert by_category(values) == WITH_ONE_JOKER


@pytest.mark.long("It values 134 million hands one by one; make test counts them by their ranks.")
def test_pc_12_6_all_hands_of_seven_one_by_one() -> None:
    values = Counter(map(high_value_of, sums_of_seven()))

    assert by_category(values) == OF_SEVEN
    assert len(values) == 4_824


@pytest.mark.long("It values 134 million hands one by one; make test counts them by their ranks.")
def test_cs_18_6_the_best_low_of_all_hands_of_seven_one_by_one() -> None:
    found: Counter[tuple[Category, int | None]] = Counter()
    for value, times in Counter(map(low_value_of, sums_of_seven())).items():
        category, ranks = low_ranking(value)
        found[category, ranks[0] if category is Category.HIGH_CARD else None] += times

    assert found == BEST_LOW_OF_SEVEN


def sums_of_seven() -> Iterator[int]:
    """The weights of all hands of seven, with running sums: seven additions each would take twice as long."""
    pairs = [
        (a + b, second)
        for (a, (second, b)) in (
            (WEIGHTS[first], (second, WEIGHTS[second])) for first, second in combinations(range(52), 2)
        )
    ]
    for known, last in pairs:
        rest = WEIGHTS[last + 1 :]
        for five in combinations(rest, 5):
            yield known + sum(five)
