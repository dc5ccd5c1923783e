"""What has happened since somebody played last, in lines of which none is said twice: in every game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games import RegisteredGame, games
from bot.table.languages import LANGUAGES
from tests.helpers.panels import SEATS, first_step
from tests.helpers.promises_of_games import Position, moves

GAMES = games(hidden=True)
MOVES, FIRST = 160, 0


def told(game: RegisteredGame, seed: int) -> Iterator[tuple[tuple[Any, ...], Any]]:
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


@pytest.mark.parametrize("name", GAMES)
def test_no_line_is_said_twice(name: str) -> None:
    game, lines = GAMES[name], 0
    for events, table in told(game, seed=4):
        for language in LANGUAGES:
            news = game.skin.tell(events, table, [f"P{seat}" for seat in range(SEATS)], language)
            said = [line for text in news for line in text.splitlines()]
            assert len(said) == len(set(said)), said
            lines += len(said)
    assert lines > MOVES // 8
