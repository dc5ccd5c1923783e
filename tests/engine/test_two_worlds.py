"""In any game what is hidden from a reader may be anything: they see the same, and computers do the same.

Game by game it is tested what actions tell, and that the other world is another one.
"""

import pickle
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.helpers.all_games import ENGINES, AnyGame
from tests.helpers.worlds import ANOTHER_WORLD, exchanged, some_positions

every_game = pytest.mark.parametrize("game", ENGINES, ids=lambda game: game.info.name)


@every_game
def test_all_that_is_hidden_from_a_reader_may_be_otherwise(game: AnyGame) -> None:
    changed, elsewhere = 0, ANOTHER_WORLD[game.info.name]
    for state, seats, dice in positions(game):
        for reader in (None, *seats):
            other = elsewhere(state, reader, dice)
            changed += other != state
            assert repr(game.table(other)) == repr(game.table(state))
            if reader is not None:
                assert repr(game.view(other, reader)) == repr(game.view(state, reader))
                assert game.view(other, reader) == game.view(state, reader)

    assert changed


@pytest.mark.usefixtures("quick_thinkers")
@every_game
def test_a_computer_decides_the_same_whatever_is_hidden_from_it(game: AnyGame) -> None:
    compared = 0
    for state, _, dice in islice(positions(game), 2, None, 12):
        for reader in game.awaited(state)[:1]:
            other = ANOTHER_WORLD[game.info.name](state, reader, dice)
            here, there = (pickle.loads(pickle.dumps(game.view(world, reader))) for world in (state, other))
            for level in game.info.levels:
                assert game.choose(here, level, "seed", ()) == game.choose(there, level, "seed", ())
                compared += 1
            assert game.least(here) == game.least(there)

    assert compared


@every_game
def test_only_who_knows_a_card_sees_that_it_is_another(game: AnyGame) -> None:
    seen = 0
    for state, seats, dice in positions(game):
        owner, other = dice.sample([None, *seats], 2)
        exchange = exchanged(game.info.name, state, owner, dice, other)
        if exchange is None:
            continue
        there = exchange.state
        assert there != state
        assert repr(game.table(there)) == repr(game.table(state))
        assert game.awaited(there) == game.awaited(state)
        for reader in set(seats) - {owner, other}:
            assert repr(game.view(there, reader)) == repr(game.view(state, reader))
        for reader in {owner, other} - {None}:
            seen += repr(game.view(there, reader)) != repr(game.view(state, reader))

    assert seen or game.info.name in ("gangster", "two-trucks")  # no card there moves from hand to hand


@every_game
def test_an_order_that_nobody_knows_shows_to_nobody(game: AnyGame) -> None:
    compared = 0
    for state, seats, dice in positions(game):
        exchange = exchanged(game.info.name, state, None, dice)
        if exchange is None:
            continue
        compared += 1
        for reader in seats:
            assert repr(game.view(exchange.state, reader)) == repr(game.view(state, reader))

    assert compared


def positions(game: AnyGame) -> Iterator[tuple[Any, range, Random]]:
    for seats in game.info.seats:
        dice = Random(seats)
        for state in some_positions(game, seats, dice, every=25, most=150):
            yield state, range(seats), dice
