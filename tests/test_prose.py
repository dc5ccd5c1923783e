"""Docstrings name the noun first: none opens with What, Whether or How, or leans on the one before.

In the engine their sentences are short as well.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

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

GAMES = ("chicago_poker", "chicago_stud", "gangster", "poker_champ", "whispers")
# No sentence of a docstring here is longer than so many words. This list only grows.
IN_SHORT = tuple(f"engine/{place}" for place in ("*.py", *GAMES, "french_deck", "lessons", "record"))
WORDS_MAX = 30

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


def test_no_sentence_of_a_docstring_is_long() -> None:
    assert [fault for path in sorted(_files(IN_SHORT)) for fault in _long_sentences(path)] == []


def test_a_long_sentence_is_found_and_an_example_is_none(tmp_path: Path) -> None:
    module = tmp_path / "weather.py"
    rain, more = "It rains. " * 20, "and it rains " * 11
    module.write_text(f'"""Rain, {more}today.\n\n{rain}\n\n>>> rains({more})\n"""\n')

    assert list(_long_sentences(module)) == [f"{module}: 35 words: Rain, and it rains and it rains"]


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
    for line, docstring in _docstrings(ast.parse(text)):
        if OPENING.match(docstring):
            yield f"{path}:{line}: {docstring.splitlines()[0]}"


def _long_sentences(path: Path) -> Iterator[str]:
    """Long sentences in a file's docstrings, doctests aside: their length and their beginning."""
    for _, docstring in _docstrings(ast.parse(path.read_text(encoding="utf-8"))):
        prose = re.sub(r"^( *(>>>|\.\.\.) .*\n?)+", "", docstring, flags=re.M)
        for sentence in re.split(r"(?<=[.!?])\s+|\n\n", prose):
            words = sentence.split()
            if len(words) > WORDS_MAX:
                yield f"{path}: {len(words)} words: {' '.join(words[:7])}"


def _docstrings(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of each docstring in a tree: its statements alone are looked at, for time."""
    if isinstance(node, NODES) and (docstring := ast.get_docstring(node)) is not None:
        yield node.body[0].lineno, docstring
    for block in ("body", "orelse", "handlers", "finalbody"):
        for child in getattr(node, block, ()):
            yield from _docstrings(child)
