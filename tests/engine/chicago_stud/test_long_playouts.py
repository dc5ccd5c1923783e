"""Random games of every kind, each to its end by CS-14: forty always, ten thousand when asked."""

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import State
from engine.chicago_stud.events import GameEnded
from tests.helpers.chicago_stud.playouts import ALL_AGREEMENTS, playout

GAMES = 10_000
SLICES = 40


def _plays_to_its_end(number: int) -> None:
    options = ALL_AGREEMENTS[number * 7 % len(ALL_AGREEMENTS)]
    seats = 2 + number % 7
    whole = len(options.deck)
    for move in playout(seats, options, number, folding=(0.1, 0.4, 0.7)[number % 3]):
        state = move.step.state
        held = sum(mine.stack + mine.staked for mine in state.seats) + state.dead
        assert held == options.stack * (seats + sum(mine.loans for mine in state.seats))
        assert _cards(state) == whole
    assert isinstance(move.step.events[-1], GameEnded)
    assert game.awaited(state) == ()
    left = [mine for mine in state.seats if not mine.out_after]
    assert state.deal == options.deals(seats) or (options.end == "last" and len(left) == 1)


def _cards(state: State) -> int:
    held = sum(len(mine.down) + len(mine.up) for mine in state.seats)
    return len(state.deck) + held + (state.common is not None)


HALF = pytest.mark.long("It plays the other half of them.")


@pytest.mark.parametrize("part", [0, 1, *(pytest.param(part, marks=HALF) for part in (2, 3))])
def test_forty_random_games_end_by_cs_14(part: int) -> None:
    for number in range(part, 40, 4):
        _plays_to_its_end(number)


@pytest.mark.long("It plays ten thousand games; make test plays twenty.")
@pytest.mark.parametrize("part", range(SLICES))
def test_ten_thousand_random_games_end_by_cs_14(part: int) -> None:
    for number in range(40 + part, 40 + GAMES, SLICES):
        _plays_to_its_end(number)
