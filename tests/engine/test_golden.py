"""Whole games, word for word: every event and every view, as text that a person has read."""

from pathlib import Path
from typing import Any

import pytest

from tests.engine.chicago_poker.golden import transcript as chicago_poker
from tests.engine.chicago_stud.golden import transcript as chicago_stud
from tests.engine.gangster.golden import transcript as gangster
from tests.engine.poker_champ.golden import transcript as poker_champ
from tests.helpers.golden import games_in

GAMES: tuple[Any, ...] = (chicago_poker, chicago_stud, gangster, poker_champ)
READ = [(game, path) for game in GAMES for path in games_in(game)]


@pytest.mark.parametrize(("game", "path"), READ, ids=[f"{path.parts[-3]}-{path.stem}" for _, path in READ])
def test_the_game_is_told_as_it_was_read(game: Any, path: Path) -> None:
    """If this fails on purpose: `python -m tests.engine.<game>.golden`, then read the difference."""
    text = path.read_text()

    assert game.transcript(*game.agreed(text)) == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__.split(".")[2])
def test_there_are_games_to_read(game: Any) -> None:
    assert len(games_in(game)) >= 3


def test_the_games_of_gangster_are_of_every_size_length_and_agreement() -> None:
    read = [gangster.agreed(path.read_text()) for path in games_in(gangster)]

    assert {len(bosses) for bosses, *_ in read} == {2, 3, 4, 5}
    assert {options.length for _, options, *_ in read} == {"full", "short", "sprint"}
    assert {options.gap_same_clan for _, options, *_ in read} == {True, False}
