"""What a panel tells under *Since your last turn*, in a random game of any kind."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.games import RegisteredGame
from tests.helpers.panels import SEATS, first_step
from tests.helpers.promises_of_games import Position, moves

MOVES, FIRST = 160, 0


def since_last_turn(game: RegisteredGame, seed: int) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """What became public since the first seat had played last, with the table on which it is asked again."""
    step = first_step(game)
    news = list(step.events)
    position = Position(step.state, range(SEATS), "sure", step.events)
    for number, move in enumerate(moves(game.engine, position, Random(seed))):
        news = [*([] if move.seat == FIRST else news), *move.step.events]
        if news and FIRST in game.engine.awaited(move.step.state):
            yield tuple(news), game.engine.table(move.step.state)
        if number == MOVES:
            return
