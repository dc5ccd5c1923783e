"""The shuffle is the one on the page."""

from hypothesis import given
from hypothesis import strategies as st

from engine.shuffle import drawn, shuffled
from tests.helpers.shuffle_by_the_page import by_the_page


@given(st.integers(0, 81), st.text(st.characters(codec="utf-8"), max_size=8), st.integers(0, 50))
def test_a_shuffle_can_be_recomputed_from_the_page(size: int, seed: str, number: int) -> None:
    assert shuffled(range(size), seed, number) == by_the_page(range(size), seed, number)


@given(st.integers(1, 100), st.text(st.characters(codec="utf-8")))
def test_a_lot_is_one_of_its_sides(sides: int, lot: str) -> None:
    assert 0 <= drawn(sides, lot) < sides


def test_every_order_of_three_things_comes_up_about_as_often() -> None:
    orders = [shuffled("abc", f"seed {number}", 1) for number in range(6000)]
    counts = {order: orders.count(order) for order in set(orders)}
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
