"""The exact chance to win, beside a plain count of every way the cards can fall."""

from collections.abc import Collection, Sequence
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.french_deck import DECK, Card, best_high, chance
from tests.helpers.french_deck.dealt import cards

Pair = tuple[Card, Card]


def pair(names: str) -> Pair:
    one, other = cards(names)
    return one, other


def counted(own: Collection[Card], board: Collection[Card], rivals: Sequence[Collection[Pair]]) -> float:
    """Every way the cards can fall, played out one by one with the hands laid open."""
    shares = []
    for hands in product(*rivals):
        known = [*own, *board, *(card for hand in hands for card in hand)]
        if len(set(known)) < len(known):
            continue
        for come in combinations([card for card in DECK if card not in known], 5 - len(board)):
            keys = [best_high([*hand, *board, *come]).key() for hand in (own, *hands)]
            shares.append((keys[0] == max(keys)) / keys.count(max(keys)))
    return sum(shares) / len(shares)


def behind(backs: str) -> list[Pair]:
    """Every hand that two marked backs allow (PC-2.2)."""
    classes = {"L": "KQJT", "M": "9876", "S": "5432"}
    one, other = ([f"{rank}{back[1]}" for rank in classes[back[0]]] for back in backs.split())
    return [pair(f"{a} {b}") for a, b in product(one, other) if a != b]


def test_at_the_river_the_rivals_hands_are_simply_counted() -> None:
    own, board = cards("9s 9h"), cards("Kd 7c 5s 3h 2d")

    assert chance(own, board, [behind("Lh Mc")]) == 12 / 16  # a king beats the nines, nobody else does
    assert chance(own, board, [behind("Lh Lc")]) == 6 / 16  # kings, queens, jacks and tens beat them


@pytest.mark.parametrize(
    ("own", "board", "backs"),
    [
        ("As Kd", "Kh 9s 2s 5c", "Lc Mh"),
        ("7s 6s", "Kh 8s 5s Qc", "Lh Ld"),  # a draw
        ("2h 2c", "2s Kd Kc 9h", "Ls Lh"),
    ],
)
def test_at_the_turn_it_agrees_with_a_plain_count(own: str, board: str, backs: str) -> None:
    rivals = [behind(backs)]

    assert chance(cards(own), cards(board), rivals) == pytest.approx(
        counted(cards(own), cards(board), rivals)
    )


def test_at_the_flop_it_agrees_with_a_plain_count() -> None:
    own, board, rivals = cards("As Kd"), cards("Kh 9s 2s"), [[pair("Ts 8s"), pair("Qh Qc"), pair("As Qd")]]

    assert chance(own, board, rivals) == pytest.approx(counted(own, board, rivals))


def test_several_rivals_never_hold_the_same_card() -> None:
    own, board = cards("As Kd"), cards("Kh 9s 2s 5c")
    rivals = [behind("Ls Ls")[:4], behind("Ls Mc")[:9], [pair("Qs Jh"), pair("7d 7h")]]

    assert chance(own, board, rivals) == pytest.approx(counted(own, board, rivals))


def test_a_pot_is_shared_by_all_who_tie() -> None:
    royal = cards("As Ks Qs Js Ts")
    rivals = [[pair("2h 3h")], [pair("4h 5h"), pair("Ah Ad")]]

    assert chance(cards("9d 9h"), royal, rivals[:1]) == 1 / 2
    assert chance(cards("9d 9h"), royal, rivals) == pytest.approx(1 / 3)


def test_alone_the_whole_pot_is_ones_own() -> None:
    assert chance(cards("9d 9h"), cards("As Ks Qs Js"), []) == 1


def test_hands_count_by_their_likelihood() -> None:
    own, board = cards("9s 9h"), cards("Kd 7c 5s 3h 2d")
    winner, loser = pair("Kh Qc"), pair("Qh Jc")

    assert chance(own, board, [[winner, loser]], [[3.0, 1.0]]) == 1 / 4
    assert chance(own, board, [[winner, loser]], [[0.0, 1.0]]) == 1
    assert chance(own, board, [[winner], [loser, winner]], [[1.0], [0.5, 0.5]]) == 0


def test_likelihoods_of_several_rivals_multiply() -> None:
    own, board = cards("9s 9h"), cards("Kd 7c 5s 3h 2d")
    rivals = [[pair("Kh Qc"), pair("Qh Jc")], [pair("Kc Qd"), pair("Qs Js")]]

    assert chance(own, board, rivals, [[1.0, 3.0], [1.0, 1.0]]) == 3 / 8
    assert chance(own, board, rivals, [[1.0, 3.0], [1.0, 4.0]]) == 12 / 20


def test_a_hand_of_cards_that_are_seen_is_left_out() -> None:
    own, board = cards("Ks 9h"), cards("Kd 7c 5s 3h 2d")

    assert chance(own, board, [[pair("Ks Kh"), pair("Qh Jc")]]) == 1


@pytest.mark.parametrize(
    "rivals",
    [
        [[pair("Ks Kh")]],  # seen
        [[]],
        [[pair("Qh Jc")], [pair("Qh Tc")]],  # not both
    ],
)
def test_where_no_hand_is_left_for_a_rival_it_says_so(rivals: list[list[Pair]]) -> None:
    with pytest.raises(ValueError, match="no hand is left"):
        chance(cards("Ks 9h"), cards("Kd 7c 5s 3h 2d"), rivals)


@settings(max_examples=30)
@given(st.lists(st.sampled_from(DECK), min_size=8, max_size=9, unique=True))
def test_two_chances_add_up_to_one(dealt: list[Card]) -> None:
    one, other, *board = dealt[:2], dealt[2:4], *dealt[4:]

    assert chance(one, board, [[(other[0], other[1])]]) + chance(
        other, board, [[(one[0], one[1])]]
    ) == pytest.approx(1)
