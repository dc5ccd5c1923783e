"""Parsed files of sentences: kept beside their source, for that source alone, and never needed."""

import os
import sys
from pathlib import Path

import pytest

from bot import catalogues
from bot.catalogues import BrokenCatalogue, Catalogue, catalogue
from bot.language import folders, words_of
from bot.table.languages import Language

ALIKE = pytest.mark.long("the English sentences have the same grammar")
SOURCE = "a = A { $x }\n    .about = About\nb = { $n ->\n    [one] One\n   *[other] { NUMBER($n) }\n }\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "en.ftl"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def kept(source: Path) -> Path:
    return source.parent / "__pycache__" / "en.ftl.json"


def read(source: Path) -> Catalogue:
    return catalogue(source, "game/en.ftl")


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be parsed any more."""
    monkeypatch.setattr(catalogues, "_Parser", None)


def test_a_file_is_parsed_once(source: Path, request: pytest.FixtureRequest) -> None:
    before = read(source)
    request.getfixturevalue("no_parser")
    after = read(source)

    assert before == after
    assert after.facts == {"a": frozenset({"x"}), "a.about": frozenset(), "b": frozenset({"n"})}
    assert [path.name for path in kept(source).parent.iterdir()] == [kept(source).name]


def test_a_changed_file_is_parsed_again_though_its_size_and_time_are_what_they_were(source: Path) -> None:
    read(source)
    times = source.stat()
    source.write_text(SOURCE.replace("$x", "$y"), encoding="utf-8")
    os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))

    assert read(source).facts["a"] == {"y"}
    assert read(source).facts["a"] == {"y"}


@pytest.mark.parametrize("change", ["emptied", "cut", "altered", "of another parser", "no text"])
def test_what_is_damaged_or_foreign_is_ignored_and_replaced(
    source: Path, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = read(source)
    whole = kept(source).read_bytes()
    match change:
        case "emptied":
            kept(source).write_bytes(b"")
        case "cut":
            kept(source).write_bytes(whole[:-1])
        case "altered":
            kept(source).write_bytes(whole.replace(b"About", b"Doubt"))
        case "of another parser":
            monkeypatch.setattr(catalogues, "_parsers", lambda: b"another")
            read(source)
            assert kept(source).read_bytes() != whole
            monkeypatch.undo()
        case _:
            kept(source).write_bytes(b"\xff\n\xff")

    assert read(source) == good
    assert kept(source).read_bytes() == whole


def test_a_folder_that_cannot_be_written_to_is_no_trouble(source: Path) -> None:
    kept(source).parent.write_text("a file where the folder would be")

    assert read(source) == read(source)


def test_nothing_is_kept_where_python_may_not_keep_code(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    read(source)

    assert not kept(source).parent.exists()


def test_a_broken_file_is_broken_each_time(source: Path) -> None:
    source.write_text("a = A\n???\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(BrokenCatalogue, match=r"game/en.ftl, line 2"):
            read(source)

    assert not kept(source).parent.exists()


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=ALIKE)])
@pytest.mark.parametrize("folder", folders())
def test_every_message_is_read_as_it_was_parsed(folder: str, language: Language) -> None:
    path = words_of(folder) / f"{language}.ftl"
    messages = catalogue(path, path.name)
    parsed = tuple(catalogues._messages(path.name, path.read_text(encoding="utf-8")))

    assert parsed
    for message in parsed:
        assert message.equals(messages.message(message.id.name), ignored_fields=["span", "comment"])
