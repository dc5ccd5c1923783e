"""Panels of random games, whatever the game."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.games import RegisteredGame
from bot.table.reports import Panel
from engine.game import Step
from tests.helpers.pages import a_panel
from tests.helpers.promises_of_games import Position, moves

SEATS, MOMENTS = 3, 25


def first_step(game: RegisteredGame) -> Step[Any, Any]:
    agreed = game.engine.agree({option.name: option.values[-1] for option in game.info.options})
    values = [{each.name: each.values[seat] for each in game.info.choices} for seat in range(SEATS)]
    return game.engine.setup(game.info.roles[:SEATS] or SEATS, agreed, "sure", values)


def panels(game: RegisteredGame) -> Iterator[Panel]:
    """Of whoever may do something, now and then in a random game."""
    step = first_step(game)
    position = Position(step.state, range(SEATS), "sure", step.events)
    for number, move in enumerate(moves(game.engine, position, Random(3))):
        if number > 8 * MOMENTS:
            return
        if number % 8 == 0:
            for seat in range(SEATS):
                panel = a_panel(move.before.state, seat, game.engine)
                if panel.may_act:
                    yield panel
