"""Regulars at a full table call their shootouts: they used to wait for each other until the cards ran out."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.computer.habits import SOUND, sound_among
from engine.chicago_poker.pieces import most_reshuffles

GAMES = 3
"""Before, of 50 such games of six 45 met three reshuffles in a row, and 11 met twelve; today 2, and none."""


def most_in_a_row(seats: int, seed: str) -> int:
    """The highest number of reshuffles between two businesses won."""
    state, number, most = game.setup(seats, Options(), seed).state, 0, 0
    while awaited := game.awaited(state):
        chosen = game.choose(game.view(state, awaited[0]), "regular", f"{seed}-{number}", ())
        state = game.apply(state, awaited[0], chosen).state
        number, most = number + 1, max(most, state.reshuffles)
    return most


@pytest.mark.long("that computers answer as before is held by day")
def test_six_regulars_seldom_run_out_of_cards() -> None:
    found = [most_in_a_row(6, f"or53-{number}") for number in range(GAMES)]

    assert sum(most >= 3 for most in found) <= 1
    assert max(found) < most_reshuffles(6)


def test_at_two_nothing_presses_and_each_rival_more_presses_more() -> None:
    pressed = [sound_among(seats).finish for seats in range(2, 7)]

    assert sound_among(2) == SOUND
    assert pressed == sorted(set(pressed))


@pytest.mark.parametrize("seats", [2, 6])
def test_habits_of_a_table_are_made_once(seats: int) -> None:
    assert sound_among(seats) is sound_among(seats)
