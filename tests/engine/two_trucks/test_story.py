"""The worked examples of docs/story.md, and what a story of Two Trucks counts."""

import pytest

from engine import two_trucks as game
from engine.dice import Dice
from engine.story import Story
from engine.two_trucks.computer.guessing import Rival
from engine.two_trucks.story import expected
from tests.engine.two_trucks.playing import at, night

REST = "coming:; options: standard stand"
BEFORE = (
    "sent capone: 1n* 2n* 4n* 5n* 6n* 7n* 8n* 10n* 11n*; sent yale: 1s* 2s* 4s* 5s* 6s* 7s* 8s* 10s* 11s*"
)


def last_night(words: str, north: int = 4, south: int = 3) -> Story:
    """The story of a game that went on in its last night; both have 3, 9 and 12."""
    crates, roads = f"33 {37 - north - south}", f"north: {north}; south: {south}"
    state = at(f"bosses: capone yale; night: 10; {roads}; crates: {crates}; {REST}; {BEFORE}")
    step = night(state, words)
    return game.story([(state, ()), (step.state, step.events)], "seed")


def test_luck_is_crates_against_a_rival_who_sends_anything() -> None:
    """4 crates where 2/3 of 4 are the mean, of a spread of √2/3 · 4: 1/√2; yale sent a 3 and got nothing."""
    story = last_night("9n 3n")
    assert story.seats[0].luck == pytest.approx(0.5**0.5)
    assert story.seats[1].luck == pytest.approx(-1.0), "any of three stands in its way, on one road in two"


@pytest.mark.parametrize(
    ("words", "north", "baits"), [("9n 3n", 6, 1), ("9n 3n", 5, 0), ("9n 3s", 6, 0), ("12n 9n", 6, 0)]
)
def test_a_bait_is_a_weak_man_who_cost_a_strong_one(words: str, north: int, baits: int) -> None:
    assert last_night(words, north).seats[1].counts == {"baits": baits}


def test_marks_are_great_trucks_walls_and_the_train() -> None:
    assert [mark.winners for mark in last_night("9n 3n").marks] == [(1,)], "four crates are few"
    assert [mark.winners for mark in last_night("9n 3n", 5).marks] == [(0,), (1,)]
    assert [mark.winners for mark in last_night("9n 9n").marks] == [(), ()]


def test_an_onlooker_knows_who_may_be_at_home() -> None:
    """A 1 or 2 against a 12; and against a 3 it is the one below 2 who cannot win."""
    assert expected({0: Rival((1, 2), ()), 1: Rival((12,), ())}, "stand", Dice("seed"))[1] == 1.0
    one, other = expected({0: Rival((1, 2, 9), (3, 3)), 1: Rival((4,), ())}, "stand", Dice("seed"))
    assert (one, other) == (1.0, 0.5 / 200)
