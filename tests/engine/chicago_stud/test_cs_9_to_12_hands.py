"""CS-9 to CS-12 as the showdown uses them; engine/french_deck's own tests hold the ranking itself."""

from dataclasses import replace

import pytest

from engine.chicago_stud import Options
from engine.chicago_stud.events import PotPaid, Showdown, ShownHand, SuitDecision
from engine.chicago_stud.showdown import showdown
from engine.chicago_stud.state import Part
from engine.french_deck import Card, Category
from tests.helpers.chicago_stud.by_hand import cards, dealt

SUITS = Options(ante="all")
SPLIT = Options(ante="all", ties="split")
LOW = Options(game="low", ante="all")
LOW_SPLIT = Options(game="low", ante="all", ties="split")
JOKERS = Options(ante="all", jokers=2)
LOW_JOKERS = Options(game="low", ante="all", jokers=2)


def shown(options: Options, *hands: str, common: str = "") -> Showdown:
    """The showdown of hands of seven: two down, four up, one down; six where a common card is the seventh."""
    held = [cards(hand) for hand in hands]
    state = dealt(*(hand[:8] for hand in hands), options=options).state
    for seat, hand in enumerate(held):
        state = state.having(seat, down=(*hand[:2], *hand[6:]), up=hand[2:6], part=Part.IN)
    if common:
        state = replace(state, common=Card.parse(common))
    return showdown(state)


def by_seat(found: Showdown) -> dict[int, ShownHand]:
    return {hand.seat: hand for hand in found.hands}


def main_pot(found: Showdown) -> PotPaid:
    return found.pots[0]


def test_cs_9_1_the_better_kind_of_hand_wins() -> None:
    found = shown(SUITS, "Kh Kd Kc 5h 2h 3d 9c", "Ks Qs Js Ts 9s 2d 3c", "Qh Qd Qc Jh Jd 4c 6d")

    assert [(hand.seat, hand.place, hand.hand.category) for hand in found.hands] == [
        (1, 1, Category.STRAIGHT_FLUSH),
        (2, 2, Category.FULL_HOUSE),
        (0, 3, Category.THREE_OF_A_KIND),
    ]
    assert main_pot(found).winners == (1,)
    assert main_pot(found).by_suit is None


def test_cs_9_2_within_a_kind_by_multiplicity_then_rank_from_the_top() -> None:
    found = shown(SUITS, "9s 9d 9c 2s 2d Ah Kh", "8s 8d 8c As Ad Qh 4c")
    wheel = shown(SUITS, "As 2d 3c 4h 5s 9d 9c", "2h 3h 4d 5c 6d Kh Kc")

    assert main_pot(found).winners == (0,)
    assert main_pot(wheel).winners == (1,)
    assert by_seat(wheel)[0].hand.ranks == (5,)


def test_cs_9_3_the_best_five_of_seven_count() -> None:
    hand = by_seat(shown(SUITS, "Ah 2d Kh Qh Jh Th 3c", "4d 4s 4c 6h 6s 8d 2c"))[0].hand

    assert hand.category is Category.STRAIGHT_FLUSH
    assert hand.cards == cards("Ah Kh Qh Jh Th")


def test_cs_10_1_straights_and_flushes_do_not_exist_and_the_ace_is_one() -> None:
    found = shown(LOW, "As 2s 3s 4s 5s Ks Kd", "Ah 2d 3c 4h 6d Qh Qd")

    assert main_pot(found).winners == (0,)
    assert by_seat(found)[0].hand.ranks == (5, 4, 3, 2, 1)


def test_cs_10_2_lower_wins_from_the_highest_card_down() -> None:
    found = shown(LOW, "8s 7d 3c 2h As Kd Kc", "8h 6d 5c 4h 2s Kh Ks", "Tc Td 5d 4d 3d Th Ac")

    assert [hand.seat for hand in found.hands] == [1, 0, 2]


def test_cs_10_3_the_lowest_five_of_seven_count() -> None:
    hand = by_seat(shown(LOW, "2s 2d 2c 3s 3d 9h Tc", "Ks Kd Kc Qs Qd Jh 8c"))[0].hand

    assert hand.category is Category.PAIR
    assert hand.ranks == (2, 10, 9, 3)


def test_cs_11_1_suits_decide_at_the_first_difference_in_the_order_of_weight() -> None:
    found = shown(SUITS, "Ah Kd 9c 8d 5h 3d 2c", "Ad Ks 9s 8s 5s 3c 2d".replace("5s", "5d"))

    assert main_pot(found).winners == (0,)
    assert main_pot(found).by_suit == SuitDecision(Card.parse("Ah"), 1, Card.parse("Ad"))


def test_cs_11_1_in_the_lowest_straight_the_ace_comes_last() -> None:
    found = shown(SUITS, "As 2d 3c 4h 5d 9d Jc", "Ah 2c 3d 4c 5h 9c Jd")

    assert main_pot(found).winners == (1,)
    assert main_pot(found).by_suit == SuitDecision(Card.parse("5h"), 0, Card.parse("5d"))


def test_cs_11_3_in_a_low_game_clubs_are_best() -> None:
    found = shown(LOW, "8c 6d 4h 3h 2h Kd Kc", "8s 6c 4c 3c 2c Kh Ks")

    assert main_pot(found).winners == (0,)
    assert main_pot(found).by_suit == SuitDecision(Card.parse("8c"), 1, Card.parse("8s"))


def test_cs_11_4_with_suits_two_hands_are_never_equal() -> None:
    """The common card counts in both; one of the other four differs."""
    found = shown(SUITS, "Ks Qd 9h 7s 2c 3c", "Kh Qc 9d 7d 2d 3d", common="Ah")

    assert [hand.place for hand in found.hands] == [1, 2]
    assert main_pot(found).by_suit == SuitDecision(Card.parse("Ks"), 1, Card.parse("Kh"))


def test_cs_11_5_with_split_suits_count_for_nothing() -> None:
    found = shown(SPLIT, "Ah Kd 9c 8d 5h 3d 2c", "Ad Ks 9s 8s 5d 3c 2d")

    assert main_pot(found).winners == (0, 1)
    assert [hand.place for hand in found.hands] == [1, 1]
    assert main_pot(found).by_suit is None


@pytest.mark.parametrize(
    ("options", "hand", "category", "ranks"),
    [
        (JOKERS, "Xb Ks Kd Kc Kh 2d 3c", Category.FIVE_OF_A_KIND, (13,)),
        (JOKERS, "Xb Xr Qs Js Ts 2d 3c", Category.STRAIGHT_FLUSH, (14,)),
        (JOKERS, "Xb Ks Kd 9c 7h 4d 2c", Category.THREE_OF_A_KIND, (13, 9, 7)),
        (LOW_JOKERS, "Xr As 3d 4c 5h Kd Kc", Category.HIGH_CARD, (5, 4, 3, 2, 1)),
    ],
)
def test_cs_12_1_a_joker_has_the_rank_that_makes_the_hand_best(
    options: Options, hand: str, category: Category, ranks: tuple[int, ...]
) -> None:
    found = by_seat(shown(options, hand, "6s 6d 8h 8s 9d Td Qh"))[0].hand

    assert (found.category, found.ranks) == (category, ranks)


def test_cs_12_2_a_real_card_beats_a_joker() -> None:
    found = shown(JOKERS, "Xb Kd 9c 8d 5h 3d 2c", "Kc Kh 9h 8h 5d 3c 2d".replace("5d", "5c"))
    low = shown(LOW_JOKERS, "Xb 8s 4d 3c 2d Kd Kc", "8c 4c 3s 2s As Kh Ks")

    assert main_pot(found).winners == (1,)
    assert main_pot(low).winners == (1,)


def test_cs_12_2_the_black_joker_comes_before_the_red() -> None:
    found = shown(JOKERS, "Xr Td 9c 6h 3d 2c", "Xb Tc 9d 6d 3c 2h", common="As")

    assert main_pot(found).winners == (1,)
    assert main_pot(found).by_suit == SuitDecision(Card.parse("Xb"), 0, Card.parse("Xr"))


def test_cs_12_4_a_joker_is_never_a_spade() -> None:
    options = Options(ante="all", jokers=2, high_spade=True)
    found = shown(options, "Xb Xr Kh Kd Qh 2d 3c", "2s 4d 6c 8h 9d Jc 3h")

    spade = main_pot(found).spade
    assert spade is not None
    assert (spade.seat, spade.card) == (1, Card.parse("2s"))
