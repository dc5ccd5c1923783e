"""Docstrings name the noun first: none opens with What, Whether or How, or leans on the one before."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.helpers.trees import walked

ROOT = Path(__file__).parent.parent
WRITTEN = ("bench", "bot", "discord_sandbox", "engine", "tests", "tools")

# Not rewritten yet. This list only shrinks: a place that is clean leaves it.
NOT_YET = (
    "bench",
    "bot/skins/*.py",
    "bot/skins/bosses",
    "bot/skins/chicago_poker",
    "bot/skins/chicago_stud",
    "bot/skins/french_deck",
    "bot/skins/gangster",
    "bot/skins/kit",
    "bot/skins/poker_champ",
    "bot/skins/scene",
    "bot/skins/whispers",
    "engine/two_trucks",
    "tests",
    "tools/pictures",
)

OPENING = re.compile(
    r"(The same|What|Whatever|Whether|How|Who|Whoever|Whom|Whose|Where|Wherever|When|Which|That|Why)\b"
)
# Most files have no such text after three quotes at all, and need not be parsed.
PERHAPS = re.compile(rf'"""\s*{OPENING.pattern}')
NODES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def test_no_docstring_has_a_banned_opening() -> None:
    clean = sorted({*_files(WRITTEN)} - {*_files(NOT_YET)})

    assert clean
    assert [fault for path in clean for fault in _faults(path)] == []


@pytest.mark.parametrize("place", NOT_YET)
def test_a_place_that_is_clean_leaves_the_list(place: str) -> None:
    faults = (fault for path in _files((place,)) for fault in _faults(path))

    assert next(faults, None) is not None, f"{place} is clean: take it off NOT_YET"


@pytest.mark.parametrize("opening", ["Whether it rains.", "The same of a day.", "What\nfell."])
def test_a_banned_opening_is_found(tmp_path: Path, opening: str) -> None:
    module = tmp_path / "weather.py"
    module.write_text(f'def rains() -> bool:\n    """{opening}"""\n')

    assert list(_faults(module)) == [f"{module}:2: {opening.splitlines()[0]}"]


def test_a_text_that_is_no_docstring_may_open_as_it_likes(tmp_path: Path) -> None:
    module = tmp_path / "weather.py"
    module.write_text('QUESTION = """What is the weather?"""\n')

    assert list(_faults(module)) == []


def _files(places: Iterable[str]) -> Iterator[Path]:
    for place in places:
        yield from ROOT.glob(place if place.endswith(".py") else f"{place}/**/*.py")


def _faults(path: Path) -> Iterator[str]:
    """Docstrings of a file with a banned opening: its path, their line and their first line."""
    text = path.read_text(encoding="utf-8")
    if not PERHAPS.search(text):
        return
    for node in walked(ast.parse(text)):
        docstring = ast.get_docstring(node) if isinstance(node, NODES) else None
        if docstring is not None and OPENING.match(docstring):
            line = node.body[0].lineno  # type: ignore[attr-defined]  # NODES have a body
            yield f"{path}:{line}: {docstring.splitlines()[0]}"
