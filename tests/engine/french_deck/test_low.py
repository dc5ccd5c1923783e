"""CS-10: the low hand, ace to five. The plain judge tries every choice."""

import pytest
from hypothesis import given

from engine.french_deck import Card, Category, best_high, best_low, low_value
from tests.helpers.french_deck.dealt import cards, drawn
from tests.helpers.french_deck.judge import lowest

BEST_FIRST = [
    "5s 4h 3d 2c As",  # best of all
    "6s 4h 3d 2c As",
    "6s 5h 3d 2c As",
    "6s 5h 4d 3c 2s",
    "7s 6h 5d 4c 3s",
    "Ts 9h 8d 7c 2s",  # CR-5: from the highest down
    "Ks Qh Jd Tc 9s",
    "As Ah 4d 3c 2s",
    "As Ah 5d 3c 2s",
    "2s 2h 4d 3c As",
    "Ks Kh Qd Jc Ts",
    "2s 2h Ad Ac 3s",
    "2s 2h Ad Ac Ks",
    "3s 3h Ad Ac 2s",
    "As Ah Ad 3c 2s",
    "Ks Kh Kd Qc Js",
    "As Ah Ad 2c 2s",
    "2s 2h 2d Ac As",
    "As Ah Ad Ac 2s",
    "2s 2h 2d 2c As",
]


def test_cs_10_2_every_hand_of_the_list_beats_the_next() -> None:
    values = [low_value(cards(line)) for line in BEST_FIRST]
    keys = [best_low(cards(line)).key() for line in BEST_FIRST]

    assert values == sorted(set(values), reverse=True)
    assert keys == sorted(set(keys), reverse=True)


def test_cs_10_1_the_ace_is_one() -> None:
    hand = best_low(cards("As Kh Qd Jc 2s"))

    assert hand.ranks == (13, 12, 11, 2, 1)
    assert hand.cards == cards("Kh Qd Jc 2s As")


def test_cs_10_1_straights_and_flushes_do_not_exist() -> None:
    assert best_low(cards("5s 4s 3s 2s As")).category is Category.HIGH_CARD
    assert low_value(cards("5s 4s 3s 2s As")) == low_value(cards("5s 4h 3d 2c As"))


def test_cr_5_the_highest_card_is_compared_first() -> None:
    assert low_value(cards("7s 6h 5d 4c 3s")) > low_value(cards("Ts 9h 8d 7c 2s"))


@pytest.mark.parametrize(
    ("seven", "ranks", "laid"),
    [
        ("Ks Qh 5d 4c 3s 2h Ad", (5, 4, 3, 2, 1), "5d 4c 3s 2h Ad"),
        ("Ks Kh 9d 8c 9s 2h Ad", (13, 9, 8, 2, 1), "Kh 9d 8c 2h Ad"),  # clubs, diamonds, hearts, spades
        ("2s 3h 4d 5c 6s 7h 8d", (6, 5, 4, 3, 2), "6s 5c 4d 3h 2s"),
    ],
)
def test_cs_10_3_the_lowest_five_of_seven_count(seven: str, ranks: tuple[int, ...], laid: str) -> None:
    hand = best_low(cards(seven))

    assert (hand.category, hand.ranks, hand.cards) == (Category.HIGH_CARD, ranks, cards(laid))


@pytest.mark.parametrize(
    ("seven", "category", "ranks"),
    [
        ("Ks Kh Kd 8c 8s 2h 3d", Category.PAIR, (8, 13, 3, 2)),
        ("Ks Kh Kd Ac As 2h 3d", Category.PAIR, (1, 13, 3, 2)),
        ("Ks Kh Kd 8c 8s 2h 2d", Category.TWO_PAIRS, (8, 2, 13)),
        ("Ks Kh Kd Kc 8s 8h 8d", Category.FULL_HOUSE, (8, 13)),
    ],
)
def test_cs_10_3_who_has_few_ranks_keeps_the_lowest_pairs(
    seven: str, category: Category, ranks: tuple[int, ...]
) -> None:
    hand = best_low(cards(seven))

    assert (hand.category, hand.ranks) == (category, ranks)


def test_every_card_of_a_low_hand_counts() -> None:
    assert best_low(cards("Ks Kh Kd 8c 8s 2h 2d")).making == 5
    assert best_low(cards("Ks 2h")).making == 2


def test_a_low_hand_says_that_it_is_one() -> None:
    assert best_low(cards("5s 4h 3d 2c As")).low
    assert not best_high(cards("5s 4h 3d 2c As")).low


@pytest.mark.parametrize("wrong", ["", "As As", "2s 3s 4s 5s 6s 7s 8s 9s"])
def test_none_too_many_or_the_same_card_twice_make_no_hand(wrong: str) -> None:
    with pytest.raises(ValueError, match="one to seven different cards"):
        best_low(cards(wrong))


@given(drawn(1, 7))
def test_cs_10_the_quick_judge_and_the_plain_one_agree(held: tuple[Card, ...]) -> None:
    hand = best_low(held)

    assert (hand.category, hand.ranks) == lowest(held)


@given(drawn(5, 7), drawn(5, 7))
def test_values_rank_as_keys_do_and_as_the_plain_judge_turned_round(
    one: tuple[Card, ...], other: tuple[Card, ...]
) -> None:
    values = low_value(one), low_value(other)
    keys = best_low(one).key(), best_low(other).key()
    plain = lowest(other), lowest(one)

    assert (values[0] > values[1], values[0] == values[1]) == (keys[0] > keys[1], keys[0] == keys[1])
    assert (values[0] > values[1], values[0] == values[1]) == (plain[0] > plain[1], plain[0] == plain[1])


@given(drawn(6, 7))
def test_cs_10_3_a_card_more_never_makes_a_hand_worse(held: tuple[Card, ...]) -> None:
    assert low_value(held) >= max(low_value(set(held) - {card}) for card in held)


@given(drawn(1, 7))
def test_the_five_chosen_are_worth_what_all_are(held: tuple[Card, ...]) -> None:
    hand = best_low(held)

    assert set(hand.cards) <= set(held)
    assert len(set(hand.cards)) == len(hand.cards) == min(5, len(held))
    assert low_value(hand.cards) == low_value(held)
