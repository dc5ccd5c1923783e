"""Whole games as people read them: these files are a claim that the sentences are right."""

from pathlib import Path

import pytest

from tests.helpers.chicago_stud.told import TOLD, told


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_a_game_reads_as_it_was_read(path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.chicago_stud.told`, then read the difference."""
    assert told(*TOLD[path]) == path.read_text(encoding="utf-8")
