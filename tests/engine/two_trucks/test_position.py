"""A position as text: read and written by one form, and refused with its line where it can be in no game."""

from random import Random

import pytest

from engine import two_trucks as game
from engine.sheet import Unsound
from engine.two_trucks.position import dumps, loads
from tests.engine.two_trucks.playing import a_game

PAGE = """bosses: capone yale weiss
options: standard stand
night: 4
north: 2                    # tiles on the road, the oldest first
south: 1 5
coming: 4 3                 # tomorrow's two, then any further tiles in order
sent capone: 3n 7s* 1n      # night by night; * = shown
sent yale: 5s* 2s 9n*
sent weiss: 4n* 6n* 2n
crates: 2 6 3
"""


def test_the_example_of_the_rules() -> None:
    state = loads(PAGE)
    assert (state.night, state.roads, state.coming[:2]) == (4, ((2,), (1, 5)), (4, 3))
    assert [row.trucks for row in game.table(state).rows] == [1, 2, 2]
    assert loads(dumps(state)) == state


@pytest.mark.parametrize("number", range(3))
def test_positions_are_read_back(number: int) -> None:
    states = a_game(number)
    for state in Random(number).sample(states, 5):
        assert loads(dumps(state)) == state


def test_without_another_line_it_is_a_first_night() -> None:
    state = loads("bosses: yale capone\nseed: x")
    assert state == game.setup(("yale", "capone"), game.Options(), "x").state


@pytest.mark.parametrize(
    ("line", "instead", "number", "fault"),
    [
        ("options: standard stand", "options: long stand", 2, "standard, short"),
        ("night: 4", "night: 3", 7, "as nights are over, 2"),
        ("night: 4", "night: 12", 3, "there are 10 nights"),
        ("north: 2 ", "north: 2 2 ", 4, "1 tiles lie there, not 2"),
        ("north: 2 ", "north: 6 ", 4, "no tile 6 is left for night 4"),
        ("coming: 4 3", "coming: 4 7", 6, "no tile 7 is left for night 5"),
        ("3n 7s* 1n", "3n 7s* 3n", 7, "is sent once"),
        ("3n 7s* 1n", "3n 7s* 13n", 7, "1 to 12"),
        ("3n 7s* 1n", "3n 7s* 1w", 7, "'7n' or '7s'"),
        ("3n 7s* 1n", "3n* 7s* 1n", 7, "3 is not shown on night 1"),
        ("3n 7s* 1n", "3n 7s 1n", 7, "7 is shown on night 2"),
        ("crates: 2 6 3", "crates: 2 8 1", 10, "cannot come to that"),
        ("crates: 2 6 3", "crates: 2 6", 10, "one number for each"),
        ("crates: 2 6 3", "crates: 2 6 3\nchosen yale: 9n", 8, "is sent once"),
        ("crates: 2 6 3", "crates: 2 6 3\nwind: north", 11, "means nothing here"),
        (
            "crates: 2 6 3",
            "crates: 2 6 3\nchosen capone: 9n\nchosen yale: 8n\nchosen weiss: 9s",
            13,
            "when all have chosen it is dawn",
        ),
    ],
)
def test_what_can_come_about_in_no_game_is_refused(line: str, instead: str, number: int, fault: str) -> None:
    with pytest.raises(Unsound, match=fault) as found:
        loads(PAGE.replace(line, instead, 1))
    assert found.value.line == number


def test_two_bosses_play_the_standard_game() -> None:
    with pytest.raises(Unsound, match="two bosses play the standard game"):
        loads("bosses: capone yale\noptions: short stand")
