"""PC-9 and CS-9: high hands. A plain second judge, written from the table, checks the quick one."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.french_deck import DECK, Card, Category, best_high, high_value
from tests.helpers.french_deck.dealt import cards, drawn
from tests.helpers.french_deck.judge import highest

BEST_FIRST = [  # PC-9.1 line by line, and what PC-9.1 compares within a line
    "Xb Xr As Ah Ad",  # CS-9.1: five of a kind, only with jokers
    "Xb 2s 2h 2d 2c",
    "As Ks Qs Js Ts",
    "Kd Qd Jd Td 9d",
    "5h 4h 3h 2h Ah",
    "As Ah Ad Ac 2s",
    "Ks Kh Kd Kc As",
    "Ks Kh Kd Kc Qs",
    "As Ah Ad 2s 2h",
    "Ks Kh Kd As Ah",
    "Ks Kh Kd Qs Qh",
    "Ac Qc 9c 5c 3c",
    "Ac Qc 9c 5c 2c",
    "Ac Qc 9c 4c 3c",
    "Kc Qc Jc Tc 8c",
    "As Kh Qs Js Ts",
    "6s 5h 4s 3s 2s",
    "5s 4s 3s 2s Ah",
    "2s 2h 2d As Kh",
    "2s 2h 2d As Qh",
    "As Ah 2d 2c 3h",
    "Ks Kh Qd Qc Ah",
    "Ks Kh 9d 9c Qh",
    "Ks Kh 9d 9c Jh",
    "As Ah 4d 3c 2h",
    "Ks Kh Ad 3c 2h",
    "Ks Kh Qd Jc 9h",
    "Ks Kh Qd Jc 8h",
    "As Kh Qd Jc 9h",
    "As Kh Qd Jc 8h",
    "As 6h 4d 3c 2h",
    "7s 5h 4d 3c 2h",
]


def test_pc_9_1_every_hand_of_the_list_beats_the_next() -> None:
    values = [high_value(cards(line)) for line in BEST_FIRST]
    keys = [best_high(cards(line)).key() for line in BEST_FIRST]

    assert values == sorted(set(values), reverse=True)
    assert keys == sorted(set(keys), reverse=True)


@pytest.mark.parametrize(
    ("line", "category", "ranks", "laid", "making"),
    [
        ("Qs Ts Ks As Js", Category.STRAIGHT_FLUSH, (14,), "As Ks Qs Js Ts", 5),
        ("9d Kh Kc Ks Kd", Category.FOUR_OF_A_KIND, (13, 9), "Ks Kh Kd Kc 9d", 4),
        ("9d Kh 9c Ks Kd", Category.FULL_HOUSE, (13, 9), "Ks Kh Kd 9d 9c", 5),
        ("2c Kc 9c 4c Tc", Category.FLUSH, (13, 10, 9, 4, 2), "Kc Tc 9c 4c 2c", 5),
        ("Ad 3h 2c 5s 4s", Category.STRAIGHT, (5,), "5s 4s 3h 2c Ad", 5),
        ("Ad 7h 7c 7s 4s", Category.THREE_OF_A_KIND, (7, 14, 4), "7s 7h 7c Ad 4s", 3),
        ("Qd 9h Kc 9s Kh", Category.TWO_PAIRS, (13, 9, 12), "Kh Kc 9s 9h Qd", 4),
        ("Qd 9h Kc 9s Ah", Category.PAIR, (9, 14, 13, 12), "9s 9h Ah Kc Qd", 2),
        ("Qd 9h Kc 8s Ah", Category.HIGH_CARD, (14, 13, 12, 9, 8), "Ah Kc Qd 9h 8s", 1),
    ],
)
def test_a_hand_lies_in_the_order_of_weight_and_names_every_rank_once(
    line: str, category: Category, ranks: tuple[int, ...], laid: str, making: int
) -> None:
    for order in permutations(cards(line)):
        hand = best_high(order)

        assert (hand.category, hand.ranks) == (category, ranks)
        assert (hand.cards, hand.making) == (cards(laid), making)


def test_pc_9_2_suits_never_decide() -> None:
    assert best_high(cards("As Kh 9d 5c 3s")).key() == best_high(cards("Ah Kd 9c 5s 3h")).key()
    assert high_value(cards("As Ks 9s 5s 3s")) == high_value(cards("Ac Kc 9c 5c 3c"))


def test_pc_9_2_no_sequence_goes_round_the_corner() -> None:
    for line in ("3s 2h Ad Kc Qs", "2s Ah Kd Qc Js", "4s 3h 2d Ac Ks"):
        assert best_high(cards(line)).category is Category.HIGH_CARD


def test_pc_9_2_the_ace_counts_one_only_where_that_makes_a_straight() -> None:
    assert best_high(cards("As 2h 3d 4c 5s 6s")).ranks == (6,)
    assert best_high(cards("As 2h 3d 4c 6s")).ranks == (14, 6, 4, 3, 2)


@pytest.mark.parametrize(
    ("seven", "laid"),
    [
        ("As Ks Qs Js Ts 9s 8s", "As Ks Qs Js Ts"),
        ("As Ah Ad Kc Ks Kh 2d", "As Ah Ad Ks Kh"),  # two threes
        ("As Ah Kd Kc Qs Qh 2d", "As Ah Kd Kc Qs"),  # three pairs
        ("As Ah 3d 3c 2s 2h Kd", "As Ah 3d 3c Kd"),  # the kicker above the third pair
        ("2s 2h 2d 2c As Ah Ad", "2s 2h 2d 2c As"),
        ("7s 6s 5s 4s 3h Ts As", "As Ts 7s 6s 5s"),  # a flush before a straight
        ("9s 8s 7s 6s 5s Ts 2h", "Ts 9s 8s 7s 6s"),
        ("9h 8s 7s 6s 5s 4s 2h", "8s 7s 6s 5s 4s"),  # the lower straight, but flush
        ("9h 8s 7s 6s 5s 3s 2h", "8s 7s 6s 5s 3s"),
        ("As Ah Kd Qc Jh 9s 8d", "As Ah Kd Qc Jh"),
    ],
)
def test_pc_9_3_the_best_five_of_seven_count(seven: str, laid: str) -> None:
    assert best_high(cards(seven)).cards == cards(laid)


def test_pc_9_3_the_sixth_and_seventh_card_never_matter() -> None:
    board = "As Kh 9d 8c 7s"

    assert len({high_value(cards(f"{board} {own}")) for own in ("5h 4d", "5c 2d", "3h 2c")}) == 1
    assert high_value(cards(f"{board} 5h 4d")) < high_value(cards(f"{board} Jh 4d"))


def test_pc_9_3_all_tie_on_five_common_cards() -> None:
    board = "As Ks Qs Js Ts"

    assert len({high_value(cards(f"{board} {own}")) for own in ("2h 3h", "Ah Ad", "9s 8s")}) == 1


@pytest.mark.parametrize(
    ("line", "category", "ranks"),
    [
        ("As", Category.HIGH_CARD, (14,)),
        ("2s Ks", Category.HIGH_CARD, (13, 2)),
        ("2s 2h", Category.PAIR, (2,)),
        ("2s 2h 2d", Category.THREE_OF_A_KIND, (2,)),
        ("2s 2h 3d 3c", Category.TWO_PAIRS, (3, 2)),
        ("2s 2h 2d 2c", Category.FOUR_OF_A_KIND, (2,)),
        ("2s 3s 4s 5s", Category.HIGH_CARD, (5, 4, 3, 2)),  # straights and flushes need five
    ],
)
def test_with_fewer_than_five_cards_a_hand_is_the_best_so_far(
    line: str, category: Category, ranks: tuple[int, ...]
) -> None:
    hand = best_high(cards(line))

    assert (hand.category, hand.ranks) == (category, ranks)
    assert sorted(hand.cards) == sorted(cards(line))


@pytest.mark.parametrize("wrong", ["", "As As", "2s 3s 4s 5s 6s 7s 8s 9s"])
def test_none_too_many_or_the_same_card_twice_make_no_hand(wrong: str) -> None:
    with pytest.raises(ValueError, match="one to seven different cards"):
        best_high(cards(wrong))


@given(drawn(1, 7))
def test_cs_9_the_quick_judge_and_the_plain_one_agree(held: tuple[Card, ...]) -> None:
    hand = best_high(held)

    assert hand.key() == highest(held)


@given(drawn(5, 7), drawn(5, 7))
def test_values_rank_as_keys_do(one: tuple[Card, ...], other: tuple[Card, ...]) -> None:
    values = high_value(one), high_value(other)
    keys = best_high(one).key(), best_high(other).key()

    assert (values[0] > values[1], values[0] == values[1]) == (keys[0] > keys[1], keys[0] == keys[1])


@given(drawn(6, 7))
def test_cs_9_3_a_card_more_never_makes_a_hand_worse(held: tuple[Card, ...]) -> None:
    assert high_value(held) >= max(high_value(set(held) - {card}) for card in held)


@given(drawn(5, 7), st.permutations("shdc"))
def test_pc_9_2_suits_changed_all_round_change_nothing(held: tuple[Card, ...], suits: list[str]) -> None:
    turned = dict(zip("shdc", suits, strict=True))
    other = [card if card.is_joker else Card.parse(str(card)[0] + turned[card.suit]) for card in held]

    assert high_value(other) == high_value(held)


@given(drawn(1, 7))
def test_the_five_chosen_are_worth_what_all_are(held: tuple[Card, ...]) -> None:
    hand = best_high(held)

    assert set(hand.cards) <= set(held)
    assert len(set(hand.cards)) == len(hand.cards) == min(5, len(held))
    assert high_value(hand.cards) == high_value(held)


@given(drawn(1, 7))
def test_the_cards_that_make_a_hand_make_it_without_the_kickers(held: tuple[Card, ...]) -> None:
    hand = best_high(held)

    made = best_high(hand.cards[: hand.making])
    assert made.category == hand.category
    assert made.ranks == hand.ranks[: len(made.ranks)]
    assert all(card.is_joker or card.rank in hand.ranks for card in hand.cards[hand.making :])


def test_every_straight_flush_there_is() -> None:
    for top, suit in product(range(5, 15), range(4)):
        of_suit = [DECK[13 * suit + (rank - 2) % 13] for rank in range(top, top - 5, -1)]

        assert best_high(of_suit).key() == (Category.STRAIGHT_FLUSH, (top,))
        assert best_high(of_suit).cards == tuple(of_suit)
