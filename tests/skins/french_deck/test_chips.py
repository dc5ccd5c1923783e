"""Chips in piles: exactly as many as there are, or the fewest that make an amount."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.skins.french_deck.chips import PLAY_CHIP, fewest, in_piles, pile, pile_height
from bot.skins.kit.canvas import on_ground

WORTH = {f"stud/chip-{worth}-side": worth for worth in (500, 100, 25, 5, 1)}


@given(st.integers(0, 2_000))
def test_the_chips_make_the_amount_highest_first(amount: int) -> None:
    worths = [WORTH[chip] for chip in fewest(amount)]

    assert sum(worths) == amount
    assert worths == sorted(worths, reverse=True)


@given(st.integers(0, 499))
def test_no_chips_could_be_changed_for_fewer(amount: int) -> None:
    least = [0, *[999] * amount]
    for sum_ in range(1, amount + 1):
        least[sum_] = 1 + min(least[sum_ - worth] for worth in WORTH.values() if worth <= sum_)

    assert len(fewest(amount)) == least[amount]


@given(st.integers(0, 40))
def test_a_pot_shows_exactly_its_chips_six_to_a_pile(count: int) -> None:
    piles = in_piles((PLAY_CHIP,) * count)

    assert sum(map(len, piles)) == count
    assert all(len(one) == 6 for one in piles[:-1])


@given(st.integers(0, 2_000))
def test_a_stake_stands_in_at_most_four_piles_and_leaves_nothing_out(amount: int) -> None:
    piles = in_piles(fewest(amount), most=4)

    assert len(piles) <= 4
    assert sum(WORTH[chip] for one in piles for chip in one) == amount
    assert all(len(one) <= 6 for one in piles)


def test_each_kind_has_a_pile_of_its_own_where_there_is_room() -> None:
    assert [len(one) for one in in_piles(fewest(8), most=4)] == [1, 3]
    assert [len(one) for one in in_piles(fewest(631), most=4)] == [5]


@pytest.mark.parametrize("count", [1, 6])
def test_a_pile_stands_on_its_foot(count: int) -> None:
    canvas = on_ground("ranks")
    pile(canvas, (PLAY_CHIP,) * count, 100, 400, 78)

    box = canvas.pieces[-1][1]
    assert box.bottom == 400
    assert box.bottom - box.top == pytest.approx(pile_height(count, 78))
    assert pile_height(0, 78) == 0
