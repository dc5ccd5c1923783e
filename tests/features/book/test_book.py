"""What a page is made of: every game as one file, small, with nothing of anywhere else and nobody's name."""

import base64
import hashlib
import json
import re
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.features.book.binding import bind
from bot.features.book.content import NoBook, content, turns_of
from bot.features.book.packing import Plain, packed
from bot.features.book.page import PAGE_BYTES_MAX, Binding, book
from bot.games import games
from bot.host_fault import ExitCode
from engine.record.model import Mover, MoverKind
from engine.record.writing import write
from tests.helpers.books import HOSTILE, among_computers, carried, sealed_game, unpacked
from tests.helpers.recorded import a_game

PERSON, COMPUTER = Mover(MoverKind.PERSON), Mover(MoverKind.COMPUTER, "rookie")
KNOWN = games(hidden=True)
ACTIONS = 6


def test_what_is_packed_comes_out_as_it_was() -> None:
    thing: Plain = {"a": [1, True, None, "x", [1, True]], "b": {"a": "x", "c": [[], {}]}, "d": [1, True]}

    assert unpacked(packed(thing)) == thing
    assert repr(unpacked(packed(thing))) == repr(thing)  # 1 is not True


@pytest.mark.by_day("chicago-poker", "poker-champ", "whispers", why="one way of binding for all games")
@pytest.mark.parametrize("name", KNOWN)
def test_every_game_becomes_a_page_that_holds_each_turn_through_all_eyes(name: str) -> None:
    text = sealed_game(KNOWN[name].engine, 5, ACTIONS)
    told = carried(book(text))
    game = unpacked(told["game"])

    assert told["record"] == text
    assert game["faults"] == []
    seats = len(game["seats"])
    for turn in game["turns"]:
        for language in ("en", "fr"):
            words = turn["words"][language]
            assert words["table"]
            assert words["open"]
            assert len(words["views"]) == seats
    assert game["milestones"][0]["turn"] == 0
    assert game["milestones"][-1]["turn"] == len(game["turns"]) - 1


LARGE = pytest.mark.long("the page of a game for two tells as much of each turn")


@pytest.mark.long("the page of the heaviest game is weighed by day")
@pytest.mark.parametrize(
    ("seats", "most"), [(2, PAGE_BYTES_MAX / 3), pytest.param(6, PAGE_BYTES_MAX, marks=LARGE)]
)
def test_a_whole_game_is_small_enough(seats: int, most: float) -> None:
    page = book(among_computers(seats, "two" if seats == 2 else "six"))
    print(f"{len(page.encode()):,} bytes")

    assert len(page.encode()) <= most


def test_the_policy_names_what_the_page_holds_and_nothing_else() -> None:
    page = book(sealed_game(KNOWN["poker-champ"].engine, 5, 3))
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)

    def hashed(text: str) -> str:
        return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()

    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules == {
        "default-src": "'none'",
        "script-src": f"'sha256-{hashed(script)}'",
        "style-src": f"'sha256-{hashed(style)}'",
        "img-src": "data:",
        "font-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    assert not re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b", script)
    assert not re.findall(r"https?://(?!www\.w3\.org/)", style + script)


def test_nobody_is_named_but_by_who_asks_for_it() -> None:
    text = sealed_game(KNOWN["poker-champ"].engine, 5, 3)
    named = Binding("en", (HOSTILE[0], "Ann"))

    assert "taken" not in json.dumps(unpacked(carried(book(text))["game"]))
    page = book(text, named)
    assert "taken" in json.dumps(unpacked(carried(page)["game"]))
    assert "taken" not in page  # it stands in the data alone, which are packed


OTHERS = pytest.mark.long("the figures of two games are called so in make test")


@pytest.mark.by_day("poker-champ", why="one way of telling for all games")
@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("poker-champ", 24),
        ("gangster", 3),
        pytest.param("chicago-poker", 11, marks=OTHERS),
        pytest.param("chicago-stud", 22, marks=OTHERS),
    ],
)
def test_the_figures_of_the_end_call_only_computers_computers(name: str, number: int) -> None:
    """A page without names: whoever played a turn in person is a player, who never did is a computer."""
    game = KNOWN[name]
    record = a_game(game.engine, number).record
    assert record.ending is not None
    movers = cycle((PERSON, COMPUTER))
    by_seat = {seat: next(movers) for seat in range(len(record.seats))}
    record = replace(record, lines=tuple(replace(line, mover=by_seat[line.seat]) for line in record.lines))
    told: Any = content(game, record, write(record), ("",) * len(by_seat), turns_of(game, record))
    for language, computer, person in (("en", "computer", "player"), ("fr", "ordinateur", "humain")):
        lines = ["".join(line) for line in told["ending"][language]]
        assert len(lines) == len(by_seat)
        for seat, mover in by_seat.items():
            (line,) = [line for line in lines if told["seats"][seat]["title"] in line]
            assert (computer in line, person in line) == (mover is COMPUTER, mover is PERSON), line


def test_a_move_that_cannot_be_ends_the_page_before_it_and_is_told() -> None:
    text = among_computers(2, "two")
    number = next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("5. "))
    rows = text.split("\n")
    rows[number - 1] = re.sub(r"(?<=rookie \d ).*", "play R1 A; done", rows[number - 1])
    game = unpacked(carried(book("\n".join(rows)))["game"])

    assert len(game["turns"]) <= 5
    assert {"line": number, "turn": 5} in game["faults"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('[Game "chicago-poker"]', '[Game "ludo"]', "book/error-game"),
        ('[Rules "', '[Rules "9', "book/error-rules"),
        ('[Seat "0" "capone"]', '[Seat "0" "nobody"]', "book/error-deal"),
    ],
)
def test_what_cannot_be_shown_is_refused_with_a_word(old: str, new: str, key: str) -> None:
    with pytest.raises(NoBook) as refused:
        book(among_computers(2, "two").replace(old, new))
    assert refused.value.key == key


@pytest.fixture(scope="module")
def brief() -> str:
    """The record of a game that has hardly begun: for commands, which look at no turn of it."""
    return sealed_game(KNOWN["whispers"].engine, 5, 3)


def test_the_command_writes_the_page_beside_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], brief: str
) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "other.html"
    file.write_text(brief)

    assert bind(file, tmp_path / "game.html", "en") == ExitCode.FINE
    assert str(tmp_path / "game.html") in capsys.readouterr().out
    assert bind(file, other, "fr") == ExitCode.FINE
    assert '<html lang="fr">' in other.read_text()


def test_the_command_says_what_is_wrong_and_harms_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], brief: str
) -> None:
    file, text = tmp_path / "game.txt", brief
    file.write_text(text)
    (tmp_path / "bad.txt").write_bytes(b"\xff\xfe nothing\n")

    assert bind(tmp_path / "none.txt", tmp_path / "a.html", "en") == ExitCode.WRONG
    assert bind(tmp_path / "bad.txt", tmp_path / "b.html", "en") == ExitCode.WRONG
    assert bind(file, file, "en") == ExitCode.WRONG
    assert bind(file, tmp_path / "nowhere" / "a.html", "en") == ExitCode.WRONG
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 4
    assert "line 1" in told[1]
    assert file.read_text() == text
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.txt", "game.txt"]


@pytest.mark.parametrize("what", ["database", "page of others", "empty", "folder", "device"])
def test_the_command_overwrites_nothing_but_its_own_pages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], brief: str, what: str
) -> None:
    file, there = tmp_path / "game.txt", tmp_path / "there"
    file.write_text(brief)
    match what:
        case "folder":
            there.mkdir()
        case "device":
            there = Path("/dev/null")
        case _:
            contents = {"database": b"SQLite format 3\0" * 99, "page of others": b"<!doctype html>\n<p>Mine"}
            there.write_bytes(contents.get(what, b""))
    before = there.read_bytes() if there.is_file() else None

    assert bind(file, there, "en") == ExitCode.WRONG
    assert (there.read_bytes() if there.is_file() else None) == before
    assert "only a book is ever overwritten" in capsys.readouterr().err


def test_a_page_is_replaced_by_another_and_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brief: str
) -> None:
    file, page = tmp_path / "game.txt", tmp_path / "game.html"
    file.write_text(brief)
    assert bind(file, page, "en") == ExitCode.FINE
    first = page.read_bytes()

    def full(_self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", full)
        assert bind(file, page, "fr") == ExitCode.WRONG
    assert page.read_bytes() == first
    assert sorted(each.name for each in tmp_path.iterdir()) == ["game.html", "game.txt"]
    assert bind(file, page, "fr") == ExitCode.FINE
    assert page.read_bytes() != first


def test_a_file_without_end_is_not_read_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bind(Path("/dev/zero"), tmp_path / "a.html", "en") == ExitCode.WRONG
    assert "isn’t a readable record" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
