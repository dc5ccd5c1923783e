"""What has happened since somebody played last, in lines of which none is said twice: in every game."""

import pytest

from bot.games import games
from bot.table.languages import LANGUAGES
from tests.helpers.panels import SEATS
from tests.helpers.since import FIRST, MOVES, since_last_turn

GAMES = games(hidden=True)


@pytest.mark.parametrize("name", GAMES)
def test_no_line_is_said_twice(name: str) -> None:
    game, lines = GAMES[name], 0
    for events, table in since_last_turn(game, seed=4):
        for language in LANGUAGES:
            names = [f"P{seat}" for seat in range(SEATS)]
            news = game.skin.tell(events, table, names, language, reader=FIRST)
            said = [line for text in news for line in text.splitlines()]
            assert len(said) == len(set(said)), said
            lines += len(said)
    assert lines > MOVES // 8
