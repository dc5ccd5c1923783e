"""CS-11: where suits break ties. The plain way tries every choice of five and lays it out by the rule."""

from itertools import combinations

import pytest
from hypothesis import given

from engine.french_deck import Card, best_by_suit, best_high, best_low, suit_key
from tests.helpers.french_deck.dealt import cards, drawn
from tests.helpers.french_deck.judge import as_high, as_low, highest, lowest, worlds


def assert_suits_decide(better: str, worse: str, low: bool) -> None:
    one, other = best_by_suit(cards(better), low), best_by_suit(cards(worse), low)

    assert one.key() == other.key()
    assert suit_key(one, low) > suit_key(other, low)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("As Kh 9d 5c 3s", "Ah Ks 9s 5s 3h"),  # the first card alone decides
        ("As Ks 9d 5c 3h", "As Kh 9s 5s 3s"),  # a common ace: then the second
        ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th"),
        ("Ah Kh Qh Jh Th", "Ad Kd Qd Jd Td"),
        ("Ad Kd Qd Jd Td", "Ac Kc Qc Jc Tc"),
        ("9s 9c Ah Kh Qh", "9h 9d As Ks Qs"),  # the pair before the kickers, its higher suit first
        ("9s 9c 4d 4c Ac", "9h 9d 4s 4h As"),
        ("5s 4h 3h 2h Ah", "5h 4s 3s 2s As"),
        ("5s 4s 3s 2s Ah", "5s 4s 3s 2h As"),  # in A-2-3-4-5 the ace last
        ("As Ac 9h 7h 5h", "As Xb 9d 7d 5d"),  # a joker after clubs
        ("As Xb 9h 7h 5h", "As Xr 9s 7s 5d"),  # black before red
        ("As Xr 9h 7h 5h", "Ah Ad 9s 7s 5s"),  # but the first difference decides
    ],
)
def test_cs_11_1_the_first_suit_that_differs_in_the_order_of_weight_decides(better: str, worse: str) -> None:
    assert_suits_decide(better, worse, low=False)


@pytest.mark.parametrize(
    ("seven", "laid"),
    [
        ("9h 9d 8s 8c 7d 7s Ad", "9h 9d 8s 8c Ad"),
        ("9c 9d 9h Ts 8c 7s 6d", "Ts 9h 8c 7s 6d"),
        ("9c 9d 9h Ts 8c 7s 5d", "9h 9d 9c Ts 8c"),
        ("5c 5d 4h 3s 2s Ah Ks", "5d 4h 3s 2s Ah"),
        ("9h 9d 9c 8s 8h 8d Ks", "9h 9d 9c 8s 8h"),
        ("As Kd Xb Xr 9s 7h 3c", "As Xb Xr Kd 9s"),
        ("Ac Kc Qc Jc 9c As Kd", "Ac Kc Qc Jc 9c"),  # value comes before suits
    ],
)
def test_cs_11_2_of_choices_worth_the_same_the_best_by_suits_is_taken(seven: str, laid: str) -> None:
    assert best_by_suit(cards(seven), low=False).cards == cards(laid)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7c 5s 4s 3s 2s", "7d 5c 4c 3c 2c"),
        ("7d 5s 4s 3s 2s", "7h 5c 4c 3c 2c"),
        ("7h 5s 4s 3s 2s", "7s 5c 4c 3c 2c"),
        ("7s 5h 4h 3h Ac", "7s 5h 4h 3h Ad"),
        ("7s 5h 4h 3c As", "7s 5h 4h 3d Ac"),  # the ace comes last
        ("7s 5h 4h 3h As", "7s 5h 4h 3h Xb"),  # jokers are last in the low game too
        ("7s 5h 4h 3h Xb", "7s 5h 4h 3h Xr"),
        ("8s 8c Ks 3s 2s", "8h 8d Kc 3c 2c"),  # of a pair the club lies first
    ],
)
def test_cs_11_3_in_the_low_game_clubs_are_best_in_the_same_order(better: str, worse: str) -> None:
    assert_suits_decide(better, worse, low=True)


@pytest.mark.parametrize(
    ("seven", "laid"),
    [
        ("7s 7c 5h 5d 4s 3s 2s", "5d 4s 3s 2s 7c"),
        ("Ks Kh 9d 9s 8c 2h Ac", "Kh 9d 8c 2h Ac"),
    ],
)
def test_cs_11_3_the_low_hand_too_is_chosen_by_suits(seven: str, laid: str) -> None:
    assert set(best_by_suit(cards(seven), low=True).cards) == set(cards(laid))


@pytest.mark.parametrize("low", [False, True])
@given(held=drawn(5, 7))
def test_cs_11_2_the_plain_way_chooses_the_same_cards(low: bool, held: tuple[Card, ...]) -> None:
    assert best_by_suit(held, low).cards == plainly_best(held, low)


def plainly_best(held: tuple[Card, ...], low: bool) -> tuple[Card, ...]:
    target = lowest(held) if low else highest(held)
    wheel = not low and target[1] == (5,) and target[0] in (4, 8)
    best_first = "cdhsbr" if low else "shdcbr"
    laid = [
        in_order_of_weight(five, [1 if wheel and rank == 14 else rank for rank in ranks], best_first)
        for five in combinations(held, 5)
        for ranks, suits in worlds(five, range(1, 14) if low else range(2, 15))
        if (as_low(ranks) if low else as_high(ranks, suits)) == target
    ]
    return min(laid, key=lambda five: [best_first.index(card.suit) for card in five])


def in_order_of_weight(five: tuple[Card, ...], ranks: list[int], best_first: str) -> tuple[Card, ...]:
    """Multiplicity, rank, then suit; a joker after every suit."""
    weighed = sorted(
        (-ranks.count(rank), -rank, best_first.index(card.suit), card)
        for card, rank in zip(five, ranks, strict=True)
    )
    return tuple(card for *_, card in weighed)


@pytest.mark.parametrize("low", [False, True])
@given(held=drawn(9, 14))
def test_cs_11_4_hands_that_share_at_most_one_card_are_never_equal(low: bool, held: tuple[Card, ...]) -> None:
    common, own, others = held[:1], held[1:5], held[5:9]
    one = suit_key(best_by_suit(common + own, low), low)
    other = suit_key(best_by_suit(common + others, low), low)

    assert (one > other) != (other > one)


@given(drawn(1, 7))
def test_cs_11_5_suits_never_change_a_hands_own_key(held: tuple[Card, ...]) -> None:
    assert best_by_suit(held, low=False) == best_high(held)
    assert best_by_suit(held, low=True) == best_low(held)
    assert suit_key(best_high(held), low=False)[0] == best_high(held).key()
