"""Where things go on the chart and under it: near, apart, never over each other."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.skins.bosses.story.lane import LEFT, RIGHT, apart
from bot.skins.bosses.story.room import Room
from bot.skins.kit.canvas import Box

CHART = Box(0, 0, 400, 300)


@given(st.lists(st.floats(LEFT, RIGHT), max_size=18).map(sorted), st.floats(20, 66))
def test_events_stand_apart_in_order_and_within_the_lane(wanted: list[float], pitch: float) -> None:
    places = apart(wanted, pitch, LEFT, RIGHT)

    assert len(places) == len(wanted)
    assert all(right - left >= pitch - 1e-6 for left, right in pairwise(places))
    assert all(LEFT - 1e-6 <= place <= RIGHT + 1e-6 for place in places)


def test_events_far_apart_stand_at_their_turns() -> None:
    assert apart([200, 400, 800], 66, LEFT, RIGHT) == [200, 400, 800]


def test_two_that_are_too_close_are_pushed_apart_alike() -> None:
    assert apart([500, 520], 66, LEFT, RIGHT) == [477, 543]


def test_a_box_stands_where_no_curve_is() -> None:
    room = Room(CHART, [[(0, 250), (400, 250)]])

    found = room.best((200, 250), 80, 40, [(200, 250), (200, 150)])
    assert found == Box(160, 130, 240, 170)


def test_a_box_stands_over_a_curve_rather_than_nowhere() -> None:
    room = Room(CHART, [[(0, 250), (400, 250)]])

    assert room.best((200, 250), 80, 40, [(200, 250)]) is not None


def test_nothing_stands_on_what_was_placed_before_or_outside() -> None:
    room = Room(CHART, [])
    room.take(Box(160, 130, 240, 170))

    assert room.best((200, 150), 80, 40, [(200, 150), (150, 120), (20, 10)]) is None
