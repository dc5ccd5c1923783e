"""Every example in the code and in the docs that begins with >>> does what it shows."""

import doctest
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def with_examples(paths: Iterable[Path]) -> list[Path]:
    return sorted(path for path in paths if ">>> " in path.read_text())


MODULES = with_examples(
    path
    for folder in ("engine", "bot", "discord_sandbox", "bench", "tests/helpers")
    for path in (ROOT / folder).rglob("*.py")
)
PAGES = with_examples((*ROOT.glob("docs/**/*.md"), ROOT / "README.md"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_the_examples_of_a_module_are_true(path: Path) -> None:
    dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    found = doctest.testmod(import_module(dotted.removesuffix(".__init__")))

    assert (found.attempted > 0, found.failed) == (True, 0)


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_the_examples_of_a_page_are_true(path: Path) -> None:
    found = doctest.testfile(str(path), module_relative=False)

    assert (found.attempted > 0, found.failed) == (True, 0)


def test_there_are_examples_of_both_kinds() -> None:
    assert {"engine/chicago_poker/hands.py", "bot/language.py"} <= set(map(name, MODULES))
    assert {"docs/shuffle.md", "docs/notation.md"} <= set(map(name, PAGES))
