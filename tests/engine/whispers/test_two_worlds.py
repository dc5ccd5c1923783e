"""Nobody can tell two worlds apart that differ only in what is hidden from them."""

from random import Random

import pytest

from engine import whispers as game
from engine.whispers import Options
from tests.engine.whispers.playing import AGREEMENTS, another_world, moves

TABLES = [
    (seats, AGREEMENTS[(seats + lap) % 4], 10 * lap + seats) for lap in range(3) for seats in range(2, 7)
]
MORE = pytest.mark.long("more games for each number of seats")
every_table = pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [*TABLES[:5], *(pytest.param(*table, marks=MORE) for table in TABLES[5:])],
)


@every_table
def test_whom_a_settled_table_waits_for_tells_no_order(seats: int, options: Options, seed: int) -> None:
    """With and without orders the same seats are awaited after a step that everybody sees."""
    dice = Random(seed)
    for move in moves(seats, options, seed):
        if move.step.settled:
            state = move.step.state
            other = another_world(state, None, dice)
            if not any(mine.answer for mine in other.seats):
                assert game.awaited(other) == game.awaited(state)


def test_another_world_is_another_world() -> None:
    """Were the worlds the same, all of the above would hold for nothing."""
    states = [move.step.state for move in moves(4, AGREEMENTS[1], 3)]

    assert any(another_world(state, 0, Random(1)) != state for state in states)
    assert any(game.view(another_world(state, None, Random(1)), 0) != game.view(state, 0) for state in states)
