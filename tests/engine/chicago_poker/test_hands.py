"""CP-8: which hand beats which. A plain second judge, written from the table, checks the quick one."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chicago_poker.cards import GANGSTERS, Card, Colour
from engine.chicago_poker.hands import (
    WEIGHT,
    Rank,
    RankDecided,
    Tied,
    ValueDecided,
    decided,
    hand,
    strength,
    strength_of,
)

COUNTS = {  # CP-8.7
    Rank.CHICAGO_POKER: 15,
    Rank.STRAIGHT_FLUSH: 55,
    Rank.RAINBOW_STRAIGHT: 1_320,
    Rank.FOUR_OF_A_KIND: 5_250,
    Rank.FULL_HOUSE: 21_000,
    Rank.FLUSH: 14_960,
    Rank.STRAIGHT: 33_000,
    Rank.THREE_OF_A_KIND: 341_250,
    Rank.TWO_PAIRS: 682_500,
    Rank.PAIR: 6_825_000,
    Rank.HIGH_CARD: 9_335_040,
}

SOME_CARDS = st.lists(st.sampled_from(GANGSTERS), min_size=1, max_size=5, unique=True)


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, names.split()))


def judged(held: tuple[Card, ...]) -> tuple[int, ...]:
    """The key of CP-8.2, read off the table of CP-8.1 line by line."""
    values = sorted((card.value for card in held), reverse=True)
    times = Counter(values)
    shape = sorted(times.values(), reverse=True)
    colours = len({card.colour for card in held})
    row = len(held) == 5 and len(times) == 5 and values[0] - values[4] == 4
    tests = (
        shape == [5],
        row and colours == 1,
        row and colours == 5,
        shape[0] == 4,
        shape == [3, 2],
        len(held) == 5 and colours == 1,
        row,
        shape[0] == 3,
        shape.count(2) == 2,
        shape[0] == 2,
        True,
    )
    by_times = sorted(values, key=lambda value: (times[value], value), reverse=True)
    return 10 - tests.index(True), *by_times, *[0] * (5 - len(held))


def shapes() -> Iterator[tuple[tuple[Card, ...], int]]:
    """One hand for every set of five values and every kind of colouring, and how many hands are like it."""
    one, *_ = colours = tuple(Colour)
    for values in combinations_with_replacement(range(1, 16), 5):
        times = Counter(values)
        if max(times.values()) > 1:
            copies = [Card(colours[n], value) for value, often in times.items() for n in range(often)]
            yield tuple(copies), prod(comb(5, often) for often in times.values())
        else:
            mixed = (one, one, *colours[1:4])
            yield tuple(Card(one, value) for value in values), 5
            yield tuple(map(Card, colours, values)), 120
            yield tuple(map(Card, mixed, values)), 5**5 - 5 - 120


@given(SOME_CARDS)
def test_the_quick_judge_agrees_with_the_plain_one(held: list[Card]) -> None:
    made = hand(held)

    assert (made.rank, *made.values) == judged(tuple(held))


@given(SOME_CARDS, SOME_CARDS)
def test_strength_and_hands_order_alike(one: list[Card], other: list[Card]) -> None:
    assert (strength(one) < strength(other)) == (hand(one) < hand(other))
    assert (strength(one) == strength(other)) == (hand(one) == hand(other))


@given(SOME_CARDS, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(held: list[Card], dice: random.Random) -> None:
    mixed = dice.sample(held, len(held))

    assert (hand(mixed), hand(mixed).made, hand(mixed).kickers) == (
        hand(held),
        hand(held).made,
        hand(held).kickers,
    )


@given(SOME_CARDS)
def test_made_and_kickers_are_the_cards_in_the_order_of_the_values(held: list[Card]) -> None:
    made = hand(held)
    shown = made.made + made.kickers

    assert set(shown) == set(held)
    assert tuple(card.value for card in shown) == made.values[: len(held)]
    assert not any(made.values[len(held) :])


def test_every_sort_of_five_cards_has_the_rank_of_the_table_and_as_many_hands() -> None:
    counted: Counter[Rank] = Counter()
    for held, alike in shapes():
        assert (hand(held).rank, *hand(held).values) == judged(held)
        counted[hand(held).rank] += alike

    assert counted == COUNTS
    assert sum(counted.values()) == comb(75, 5) == 17_259_390


@pytest.mark.long("every sort of hand is judged by day")
def test_a_sample_of_all_hands_has_each_rank_about_as_often_as_the_table_says() -> None:
    dice, size = random.Random(7), 40_000
    counted = Counter(hand(dice.sample(GANGSTERS, 5)).rank for _ in range(size))

    for rank in (Rank.HIGH_CARD, Rank.PAIR, Rank.TWO_PAIRS, Rank.THREE_OF_A_KIND):
        expected = COUNTS[rank] * size / comb(75, 5)
        assert abs(counted[rank] - expected) < 5 * expected**0.5


@pytest.mark.long("It counts all 17 million hands; make test counts them by their ranks.")
def test_cp_8_7_all_seventeen_million_hands_are_counted() -> None:
    weights = [WEIGHT[card] for card in GANGSTERS]
    counted: Counter[int] = Counter()
    for first in range(75):
        later = weights[first + 1 :]
        for three in combinations(range(len(later)), 3):
            begun = weights[first] + sum(later[index] for index in three)
            counted.update([strength_of(begun + last) >> 20 for last in later[three[2] + 1 :]])

    assert {Rank(code): count for code, count in counted.items()} == COUNTS


@pytest.mark.parametrize(
    ("names", "rank"),
    [
        ("R7 B7 G7 Y7 P7", Rank.CHICAGO_POKER),
        ("R1 R2 R3 R4 R5", Rank.STRAIGHT_FLUSH),
        ("R1 B2 G3 Y4 P5", Rank.RAINBOW_STRAIGHT),
        ("R7 B7 G7 Y7", Rank.FOUR_OF_A_KIND),
        ("R7 B7 G7 Y3 P3", Rank.FULL_HOUSE),
        ("R1 R2 R3 R4 R6", Rank.FLUSH),
        ("R11 B12 G13 Y14 R15", Rank.STRAIGHT),
        ("R7 B7 G7 Y3 P2", Rank.THREE_OF_A_KIND),
        ("R7 B7 G3 Y3", Rank.TWO_PAIRS),
        ("R7 B7", Rank.PAIR),
        ("R15", Rank.HIGH_CARD),
    ],
)
def test_one_hand_of_each_rank(names: str, rank: Rank) -> None:
    assert hand(cards(names)).rank is rank


@pytest.mark.parametrize("names", ["", "R1 R2 R3 R4 R5 R6", "R1 R1", "R1 B2 G3 R1"])
def test_no_card_too_many_or_a_card_twice_is_no_hand(names: str) -> None:
    with pytest.raises(ValueError, match="one to five different gangsters"):
        hand(cards(names))


def test_equal_hands_are_one_in_a_set_although_other_cards_made_them() -> None:
    red, blue = hand(cards("R7 G7 R3")), hand(cards("B7 Y7 B3"))

    assert red == blue
    assert len({red, blue}) == 1
    assert red.made != blue.made
    assert not red < blue
    assert not blue < red


def test_a_comparison_is_decided_by_the_rank_where_the_ranks_differ() -> None:
    assert decided(hand(cards("R2 B2")), hand(cards("R15"))) == RankDecided(Rank.PAIR, Rank.HIGH_CARD)


def test_a_comparison_is_decided_by_the_first_value_that_differs() -> None:
    assert decided(hand(cards("R9 B9 G12")), hand(cards("G9 Y9 R11"))) == ValueDecided(
        Rank.PAIR, index=2, better=12, worse=11, kicker=True
    )
    assert decided(hand(cards("R9 B9 G5 Y5")), hand(cards("G9 Y9 R4 P4 P15"))) == ValueDecided(
        Rank.TWO_PAIRS, index=2, better=5, worse=4, kicker=False
    )


def test_a_missing_card_decides_as_nought() -> None:
    assert decided(hand(cards("R9 B1")), hand(cards("G9"))) == ValueDecided(
        Rank.HIGH_CARD, index=1, better=1, worse=0, kicker=True
    )


def test_nothing_decides_a_tie() -> None:
    assert decided(hand(cards("R9")), hand(cards("G9"))) == Tied(Rank.HIGH_CARD)


def test_the_better_hand_must_be_named_first() -> None:
    with pytest.raises(ValueError, match="better hand comes first"):
        decided(hand(cards("R8")), hand(cards("G9")))
