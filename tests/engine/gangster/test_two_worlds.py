"""Permute the three piles whose order nobody knows, and nobody sees anything else (A.4)."""

import pickle
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
def test_no_view_knows_an_order(seats: int, options: Options, seed: int) -> None:
    dice = Random(seed)
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 6:
            continue
        state, other = move.step.state, reshuffled(move.step.state, dice)
        reader = dice.randrange(seats)
        assert repr(game.table(other)) == repr(game.table(state))
        assert pickle.dumps(game.view(other, reader)) == pickle.dumps(game.view(state, reader))
        assert game.legal(other, reader) == game.legal(state, reader)


@every_table
def test_no_preview_knows_an_order(seats: int, options: Options, seed: int) -> None:
    dice = Random(seed)
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 10 == 0:
            other, reader = reshuffled(move.step.state, dice), dice.randrange(seats)
            assert game.panel(game.view(other, reader)) == game.panel(game.view(move.step.state, reader))


@every_table
def test_no_computer_knows_an_order(seats: int, options: Options, seed: int) -> None:
    dice = Random(seed)
    for number, move in enumerate(playout(seats, options, seed)):
        awaited = game.awaited(move.step.state)
        if number % 40 == 7 and awaited:
            views = [
                game.view(world, awaited[0]) for world in (move.step.state, reshuffled(move.step.state, dice))
            ]
            for level in game.info.levels:
                one, two = (game.choose(view, level, "seed", ()) for view in views)
                assert one == two
            assert game.least(views[0]) == game.least(views[1])


def test_another_world_is_another_one() -> None:
    """Were the worlds the same, all of the above would hold for nothing."""
    state = game.setup(5, Options(), 1).state
    worlds = [reshuffled(state, Random(seed)) for seed in range(5)]

    for pile in ("pile", "stock", "casino"):
        orders = {getattr(world, pile) for world in worlds}
        assert len(orders) == 5
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(getattr(state, pile)))}
    assert worlds[0].board == state.board
