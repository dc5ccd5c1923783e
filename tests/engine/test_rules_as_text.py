"""The examples in the pages of the rules are what the engine does: the page is the test."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.helpers.all_games import GAMES
from tests.helpers.transcripts import Transcript, of_page, play

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"poker-champ": DOCS / "rules-poker-champ.md"}
PLAYED = [
    pytest.param(name, transcript, id=f"{number}-{'-'.join(transcript.rules)}")
    for name, page in PAGES.items()
    for number, transcript in enumerate(of_page(page), 1)
]


@pytest.mark.parametrize(("name", "transcript"), PLAYED)
def test_an_example_of_the_rules_is_played_as_it_stands(name: str, transcript: Transcript) -> None:
    game = next(game for game in GAMES if game.info.name == name)

    play(game, import_module(f"{game.__name__}.position"), transcript)  # type: ignore[attr-defined]


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_examples_name_rules_of_their_page(page: Path) -> None:
    numbered = set(re.findall(r"^- \*\*([A-Z]{2}-[\d.]+)\*\*", page.read_text("utf-8"), re.MULTILINE))

    assert {rule for transcript in of_page(page) for rule in transcript.rules} <= numbered
