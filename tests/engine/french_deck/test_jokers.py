"""CS-12: what a joker is worth."""

import pytest
from hypothesis import given

from engine.french_deck import DECK, JOKERS, Card, Category, best_high, best_low, high_value, low_value
from tests.helpers.french_deck.dealt import cards, drawn

BLACK, RED = JOKERS


@pytest.mark.parametrize(
    ("line", "category", "ranks", "laid"),
    [
        ("Ks Kh Kd Kc Xb 2s 3s", Category.FIVE_OF_A_KIND, (13,), "Ks Kh Kd Kc Xb"),
        ("2s 2h 2d Xb Xr As Ks", Category.FIVE_OF_A_KIND, (2,), "2s 2h 2d Xb Xr"),
        ("Ks Qs Xb Ts 9s", Category.STRAIGHT_FLUSH, (13,), "Ks Qs Xb Ts 9s"),
        ("Qs Xb Ts 9s Xr", Category.STRAIGHT_FLUSH, (13,), "Xb Qs Xr Ts 9s"),  # at the upper end
        ("5s Xb 3s 2s As", Category.STRAIGHT_FLUSH, (5,), "5s Xb 3s 2s As"),
        ("4s 3s 2s As Xr", Category.STRAIGHT_FLUSH, (5,), "Xr 4s 3s 2s As"),
        ("Ks Kh Kd Qc Xr", Category.FOUR_OF_A_KIND, (13, 12), "Ks Kh Kd Xr Qc"),
        ("Ks Kh Qd Qc Xr", Category.FULL_HOUSE, (13, 12), "Ks Kh Xr Qd Qc"),
        ("9s 8h 7d Xb 5c", Category.STRAIGHT, (9,), "9s 8h 7d Xb 5c"),
        ("Ks Qh Xb Xr 2d", Category.THREE_OF_A_KIND, (13, 12, 2), "Ks Xb Xr Qh 2d"),
        ("Ks 9h 7d 4c Xb", Category.PAIR, (13, 9, 7, 4), "Ks Xb 9h 7d 4c"),
        ("Xb", Category.HIGH_CARD, (14,), "Xb"),
        ("Xr Xb", Category.PAIR, (14,), "Xb Xr"),
        ("Xr 7d", Category.PAIR, (7,), "7d Xr"),
        ("Xr 7d 7c", Category.THREE_OF_A_KIND, (7,), "7d 7c Xr"),
    ],
)
def test_cs_12_1_a_joker_has_the_rank_that_makes_the_high_hand_best(
    line: str, category: Category, ranks: tuple[int, ...], laid: str
) -> None:
    hand = best_high(cards(line))

    assert (hand.category, hand.ranks, hand.cards) == (category, ranks, cards(laid))


@pytest.mark.parametrize(
    ("line", "ranks", "laid"),
    [
        ("Xb 5s 4h 3d 2c", (5, 4, 3, 2, 1), "5s 4h 3d 2c Xb"),
        ("As 4h 3d 2c Xr", (5, 4, 3, 2, 1), "Xr 4h 3d 2c As"),
        ("As Ah 9d 8c Xr Xb 7s", (8, 7, 3, 2, 1), "8c 7s Xb Xr Ah"),
        ("As 2h 3d 4c Xr Xb 5s", (5, 4, 3, 2, 1), "5s 4c 3d 2h As"),  # real cards beat them
    ],
)
def test_cs_12_1_in_the_low_game_it_is_the_lowest_rank_missing(
    line: str, ranks: tuple[int, ...], laid: str
) -> None:
    hand = best_low(cards(line))

    assert (hand.category, hand.ranks, hand.cards) == (Category.HIGH_CARD, ranks, cards(laid))


@pytest.mark.parametrize(
    ("line", "laid"),
    [
        ("Ks Kh Kd Kc Xr Xb", "Ks Kh Kd Kc Xb"),  # black before red
        ("9s 8h 7d 6c 5s Xb", "Xb 9s 8h 7d 6c"),  # a better straight comes first of all
        ("As Kh Qd Jc Ts Xb", "As Kh Qd Jc Ts"),
        ("As Ks Qs Js 9s Ts Xb", "As Ks Qs Js Ts"),
    ],
)
def test_cs_12_2_a_real_card_beats_a_joker_of_the_same_worth(line: str, laid: str) -> None:
    assert best_high(cards(line)).cards == cards(laid)


@pytest.mark.parametrize(
    ("line", "ranks", "laid"),
    [
        ("As 9s 5s 3s Xb", (14, 13, 9, 5, 3), "As Xb 9s 5s 3s"),  # a king, not a second ace
        ("Ks 9s 5s 3s Xb", (14, 13, 9, 5, 3), "Xb Ks 9s 5s 3s"),
        ("As 9s 6s Xb Xr", (14, 13, 12, 9, 6), "As Xb Xr 9s 6s"),
        ("As Ks Qs 8s 7s Xr", (14, 13, 12, 11, 8), "As Ks Qs Xr 8s"),
    ],
)
def test_cs_12_3_a_flush_consists_of_five_different_ranks(
    line: str, ranks: tuple[int, ...], laid: str
) -> None:
    hand = best_high(cards(line))

    assert (hand.category, hand.ranks, hand.cards) == (Category.FLUSH, ranks, cards(laid))


def test_cs_12_3_a_joker_fits_every_suit() -> None:
    for suit in "shdc":
        hand = best_high(cards(f"K{suit} 9{suit} 7{suit} 2{suit} Xr"))

        assert (hand.category, hand.ranks) == (Category.FLUSH, (14, 13, 9, 7, 2))


@given(drawn(4, 6, jokers=1))
def test_cs_12_1_a_joker_is_at_least_as_good_as_any_card_that_could_come(held: tuple[Card, ...]) -> None:
    joker = RED if BLACK in held else BLACK
    coming = [card for card in DECK if card not in held]

    assert high_value((*held, joker)) >= max(high_value((*held, card)) for card in coming)
    assert low_value((*held, joker)) >= max(low_value((*held, card)) for card in coming)


@given(drawn(4, 6, jokers=0))
def test_both_jokers_are_worth_the_same(held: tuple[Card, ...]) -> None:
    assert high_value((*held, BLACK)) == high_value((*held, RED))
    assert low_value((*held, BLACK)) == low_value((*held, RED))
