"""Whole games, word for word: every event, every view and every preview, as text that a person has read."""

from pathlib import Path

import pytest

from tests.engine.gangster.golden.__main__ import FILES
from tests.engine.gangster.golden.transcript import agreed, transcript


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_is_told_as_it_was_read(path: Path) -> None:
    text = path.read_text()

    assert transcript(*agreed(text)) == text


def test_the_games_are_of_every_size_length_and_agreement() -> None:
    read = [agreed(path.read_text()) for path in FILES]

    assert {len(bosses) for bosses, *_ in read} == {2, 3, 4, 5}
    assert {options.length for _, options, *_ in read} == {"full", "short", "sprint"}
    assert {options.gap_same_clan for _, options, *_ in read} == {True, False}
