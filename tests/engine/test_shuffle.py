"""The shuffle is the one on the page."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from engine.shuffle import Lot, Shuffle, drawn, shuffled, watched
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


def test_who_watches_sees_lots_and_shuffles_in_order_and_not_the_lots_of_a_shuffle() -> None:
    with watched("seed") as seen:
        first = drawn(4, "seed:first")
        pile = shuffled("abc", "seed", 1)
    assert seen == [Lot("first", 4, first), Shuffle(1, ("a", "b", "c"), pile)]


def test_what_is_shuffled_is_called_by_its_name() -> None:
    with watched("seed") as seen:
        pile = shuffled((1, 2), "seed", 3, "T{:02}".format)
    assert seen == [Shuffle(3, ("T01", "T02"), tuple(f"T{number:02}" for number in pile))]


def test_nobody_sees_what_is_drawn_from_another_seed_or_when_nobody_watches() -> None:
    with watched("seed") as seen:
        drawn(4, "seeds:first")
        shuffled("abc", "dice", 1)
    drawn(4, "seed:first")
    shuffled("abc", "seed", 1)
    assert seen == []


def test_a_watch_within_a_watch_ends_with_itself_also_by_an_error() -> None:
    with watched("outer") as outer:
        with suppress(KeyError), watched("inner") as inner:
            drawn(2, "outer:a")
            drawn(2, "inner:b")
            raise KeyError
        drawn(2, "outer:c")
        drawn(2, "inner:d")
    assert [lot.name for lot in outer if isinstance(lot, Lot)] == ["c"]
    assert [lot.name for lot in inner if isinstance(lot, Lot)] == ["b"]


def test_another_thread_is_not_watched() -> None:
    with watched("seed") as seen, ThreadPoolExecutor(1) as pool:
        pool.submit(drawn, 4, "seed:first").result()
    assert seen == []
