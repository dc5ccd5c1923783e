"""Whole games, word for word: every event and every view, as text that a person has read."""

from pathlib import Path

import pytest

from tests.engine.chicago_stud.golden.__main__ import FILES
from tests.engine.chicago_stud.golden.transcript import agreed, transcript


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_told_as_it_was_read(path: Path) -> None:
    """If this fails on purpose: `python -m tests.engine.chicago_stud.golden`, then read the difference."""
    text = path.read_text()

    assert transcript(*agreed(text)) == text


def test_there_are_games_to_read() -> None:
    assert len(FILES) >= 3
