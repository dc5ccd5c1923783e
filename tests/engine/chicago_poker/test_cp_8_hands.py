"""CP-8: the ranking of hands, rule by rule; test_hands.py has the promises that hold for all of them."""

import random
from collections import Counter
from itertools import combinations_with_replacement

import pytest

from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.hands import Hand, Rank, hand
from tests.helpers.chicago_poker.by_hand import cards


def made(names: str) -> Hand:
    return hand(cards(names))


def test_cp_8_1_each_kind_of_hand_beats_all_that_stand_below_it() -> None:
    highest_first = (
        "R1 B1 G1 Y1 P1",
        "R1 R2 R3 R4 R5",
        "R1 B2 G3 Y4 P5",
        "R1 B1 G1 Y1",
        "R1 B1 G1 R2 B2",
        "R1 R2 R3 R4 R6",
        "R1 B2 G3 Y4 R5",
        "R1 B1 G1",
        "R1 B1 R2 B2",
        "R1 B1",
        "R15 B14 G13 Y12 P10",
    )
    ranked = [made(names) for names in highest_first]

    assert ranked == sorted(ranked, reverse=True)
    assert [each.rank for each in ranked] == list(range(10, -1, -1))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("R2 B2", "R1 B1 P15"),  # the pair first
        ("R2 B2 G9", "G2 Y2 R8 B7 G6"),  # then the others from the top
        ("R9 B9 R3 B3", "R8 B8 R7 B7 G15"),  # the high pair first
        ("R9 B9 R4 B4", "G9 Y9 R3 B3 G15"),  # then the low pair
        ("R9 B9 R4 B4 G2", "G9 Y9 G4 Y4 B1"),  # then the single card
        ("R6 B6 G6 R1 B1", "R5 B5 G5 R15 B15"),
        ("R6 B6 G6 Y6", "R5 B5 G5 Y5 P15"),
        ("R1 R3 R5 R7 R12", "B1 B3 B5 B8 B11"),
        ("R2 R3 R5 R7 R11", "B1 B3 B5 B7 B11"),
        ("R15 B2", "G15 Y1"),
        ("R15 B1", "G15"),
    ],
)
def test_cp_8_2_hands_of_a_kind_compare_their_values_in_order(better: str, worse: str) -> None:
    assert made(better) > made(worse)
    assert made(better).rank is made(worse).rank


def test_cp_8_3_straights_run_from_one_to_five_up_to_eleven_to_fifteen() -> None:
    for low in range(1, 12):
        assert made(f"R{low} B{low + 1} R{low + 2} B{low + 3} R{low + 4}").rank is Rank.STRAIGHT
    assert made("R12 B13 R14 B15 R1").rank is Rank.HIGH_CARD
    assert made("R2 B3 R4 B5 R6") > made("R1 B2 R3 B4 R5")


@pytest.mark.parametrize("names", ["R1 R2 R3 R4", "R1 B2 G3 Y4", "R1 R2 R3", "R5 R7 R9 R11"])
def test_cp_8_4_four_in_a_row_or_of_a_colour_are_only_high_cards(names: str) -> None:
    assert made(names).rank is Rank.HIGH_CARD


def test_cp_8_4_three_and_one_are_no_full_house() -> None:
    assert made("R1 B1 G1 R2").rank is Rank.THREE_OF_A_KIND


def test_cp_8_5_colours_never_break_a_tie() -> None:
    dice = random.Random(4)
    for _ in range(500):
        held = dice.sample(GANGSTERS, dice.randint(1, 4))
        dyed = [dice.choice([other for other in GANGSTERS if other.value == card.value]) for card in held]
        if len(set(dyed)) == len(dyed):
            assert hand(dyed) == hand(held)


def test_cp_8_6_only_hands_with_no_value_more_than_twice_can_tie() -> None:
    """Two bosses hold different cards, so a value that both need three times would need six copies."""
    most: dict[Rank, int] = {}
    for values in combinations_with_replacement(range(1, 16), 5):
        times = Counter(values)
        if max(times.values()) > 1:
            colours = {value: iter("RBGYP") for value in times}
            rank = made(" ".join(f"{next(colours[value])}{value}" for value in values)).rank
            most[rank] = max(most.get(rank, 0), 5 // max(times.values()))

    assert {rank for rank, bosses in most.items() if bosses > 1} == {Rank.PAIR, Rank.TWO_PAIRS}
    assert most[Rank.PAIR] == most[Rank.TWO_PAIRS] == 2


def test_cp_8_6_straights_and_flushes_tie() -> None:
    assert made("R1 R2 R3 R4 R5") == made("B1 B2 B3 B4 B5")
    assert made("R1 B2 G3 Y4 P5") == made("B1 G2 Y3 P4 R5")
    assert made("R1 R2 R3 R4 R6") == made("B1 B2 B3 B4 B6")
