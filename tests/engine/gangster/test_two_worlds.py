"""Permute the three piles whose order nobody knows, and nobody sees anything else (A.4)."""

from random import Random

import pytest

from engine import gangster as game
from engine.gangster import Options
from tests.helpers.gangster.another_world import reshuffled
from tests.helpers.gangster.playouts import AGREEMENTS, playout

TABLES = [
    pytest.param(
        *(seats, AGREEMENTS[seats % len(AGREEMENTS)], seats),
        marks=pytest.mark.long("two and five are tried by day") if seats in (3, 4) else (),
    )
    for seats in range(2, 6)
]
every_table = pytest.mark.parametrize(("seats", "options", "seed"), TABLES, ids=lambda it: str(it)[:8])


@every_table
def test_no_preview_knows_an_order(seats: int, options: Options, seed: int) -> None:
    dice = Random(seed)
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 10 == 0:
            other, reader = reshuffled(move.step.state, dice), dice.randrange(seats)
            assert game.panel(game.view(other, reader)) == game.panel(game.view(move.step.state, reader))


def test_another_world_is_another_one() -> None:
    """Were the worlds the same, all of the above would hold for nothing."""
    state = game.setup(5, Options(), 1).state
    worlds = [reshuffled(state, Random(seed)) for seed in range(5)]

    for pile in ("pile", "stock", "casino"):
        orders = {getattr(world, pile) for world in worlds}
        assert len(orders) == 5
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(getattr(state, pile)))}
    assert worlds[0].board == state.board
