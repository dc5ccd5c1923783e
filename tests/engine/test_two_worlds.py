"""In any game, one hidden card exchanged shows to nobody but those who know it.

That all which is hidden may change at once is tested game by game, beside what each game tells of actions.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.helpers.all_games import ENGINES, AnyGame
from tests.helpers.worlds import exchanged, some_positions

every_game = pytest.mark.parametrize("game", ENGINES, ids=lambda game: game.info.name)


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
    for seats in game.info.seats[-3:]:
        dice = Random(seats)
        for state in some_positions(game, seats, dice, every=25, most=150):
            yield state, range(seats), dice
