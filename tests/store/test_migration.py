"""A database moved to another place and kind: everything, whatever is killed on the way."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.__main__ import main
from bot.language import say
from bot.store import DatabaseUnusable, Endpoint, address, endpoint, migrate
from bot.store.database import Query
from bot.store.migration import tables
from bot.store.schema import STEPS, upgrade
from bot.table.languages import LANGUAGES, Language
from tests.helpers import databases
from tests.helpers.databases import address_of, begin_nothing, connected, url_of
from tests.helpers.home import ANN, BEN, CLEO, Home, by, faults

T = TypeVar("T")
SMALL = 3  # rows in a batch


class Killed(BaseException):
    """The power went out."""


def end_of(path: Path, kind: str) -> str:
    """The URL of a database that is called by a path: a file, or on a server."""
    return f"sqlite:///{path}" if kind == "file" else url_of(path)


ON_A_SERVER = pytest.param("server", marks=pytest.mark.postgresql)


@pytest.fixture
async def played(path: Path) -> Path:
    """A database in which there is something in most tables; a letter is gone that had the highest number."""
    home = Home(path)
    over = await home.dealt(ANN, BEN, options={"goal": "1"})
    await home.dealt(BEN, CLEO)
    table = await home.table(CLEO)
    await home.coordinator.profiles.update(ANN, language="fr", reminders=False)
    await home.does(over, ANN, "whisper 1")
    await home.tell()
    await home.coordinator.lobbies.join(by(BEN), table.id, "Ben")
    await home.store.database.write(
        lambda db: db.execute("DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)")
    )
    await home.close()
    return path


def rows(path: Path, kind: str) -> dict[str, list[Any]]:
    """Everything in a database, with yes and no as numbers."""
    with opened(path, kind) as db:
        return {
            table.name: sorted(
                (tuple(row) for row in db.execute(f"SELECT {', '.join(table.columns)} FROM {table.name}")),
                key=repr,
            )
            for table in tables()
        }


def opened(path: Path, kind: str) -> Any:
    return connected(path) if kind == "server" else closing(sqlite3.connect(path, isolation_level=None))


KIND = "server" if databases.SERVER else "file"


@pytest.mark.parametrize("to", ["file", ON_A_SERVER])
async def test_everything_is_there_and_is_played_on(played: Path, tmp_path: Path, to: str) -> None:
    target = tmp_path / "target"
    if to == "server":
        begin_nothing(target)
    moved = migrate(endpoint(end_of(played, KIND)), endpoint(end_of(target, to)))

    assert rows(target, to) == rows(played, KIND)
    assert {each.table: each.rows for each in moved} == {
        name: len(found) for name, found in rows(played, KIND).items()
    }
    assert sum(each.rows > 0 for each in moved) > 7
    if to == KIND:
        highest = await next_letter(played)
        assert faults(target) == ()
        assert await next_letter(target) == highest, "no number is given a second time"
        home = Home(target)
        await home.does(1, ANN, "done")
        assert await home.tell()
        await home.close()


async def next_letter(path: Path) -> int:
    home = Home(path)
    await home.coordinator.lobbies.leave(by(BEN), 3)
    letters = await home.store.outbox.due(home.time)
    await home.close()
    return max(letter.id for letter in letters)


class Mortal:
    """An end of a move that dies at the n-th write: before it, within it, or just after it."""

    def __init__(self, there: Endpoint, dies_at: int, moment: str) -> None:
        self._there, self._left, self._moment = there, dies_at, moment

    def __getattr__(self, name: str) -> Any:
        return getattr(self._there, name)

    def begin(self, source: str) -> str | None:
        return self._dying(lambda: self._there.begin(source))

    def write(self, change: Query[T]) -> T:
        if self._left == 1 and self._moment == "within":

            def cut_short(db: Any) -> T:
                change(db)
                raise Killed

            self._left = 0
            return self._there.write(cut_short)
        return self._dying(lambda: self._there.write(change))

    def _dying(self, work: Callable[[], T]) -> T:
        self._left -= 1
        if self._left == 0 and self._moment == "before":
            raise Killed
        done = work()
        if self._left == 0:
            raise Killed
        return done


EVERY_BATCH = pytest.mark.long("every batch; by day every third, and before one is after another")


@pytest.mark.parametrize("to", ["file", ON_A_SERVER])
@pytest.mark.parametrize(
    ("moment", "apart"),
    [
        ("within", 3),
        ("after", 3),
        *(pytest.param(moment, 1, marks=EVERY_BATCH) for moment in ("before", "within", "after")),
    ],
)
async def test_killed_at_any_batch_it_goes_on_and_nobody_plays_in_a_half(
    played: Path, tmp_path: Path, moment: str, apart: int, to: str
) -> None:
    expected = rows(played, KIND)
    for write in range(1, 200, apart):
        target = tmp_path / f"{write}"
        if to == "server":
            begin_nothing(target)
        source, there = endpoint(end_of(played, KIND)), endpoint(end_of(target, to))
        try:
            migrate(source, Mortal(there, write, moment), batch=SMALL)
        except Killed:
            if begun(target, to) and not finished(target, to):
                assert refused_to_open(target, to) == "error-migrate-half"
                migrate(source, there, batch=SMALL)
            elif not finished(target, to):
                migrate(source, there, batch=SMALL)
            assert rows(target, to) == expected
        else:
            assert write > 15
            return
    raise AssertionError("it never ends")


def begun(target: Path, kind: str) -> bool:
    if kind == "file" and not target.exists():
        return False
    return bool(names(target, kind))


def finished(target: Path, kind: str) -> bool:
    return begun(target, kind) and "migration" not in names(target, kind)


def names(target: Path, kind: str) -> set[str]:
    query = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if kind == "file"
        else "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    )
    with opened(target, kind) as db:
        return {row[0] for row in db.execute(query)}


def refused_to_open(target: Path, kind: str) -> str:
    with pytest.raises(DatabaseUnusable) as refused:
        (upgrade(target) if kind == "file" else address_of(target).open({}))
    assert say("en", refused.value.key, **refused.value.facts)
    return refused.value.key


@pytest.mark.postgresql
async def test_there_and_back_is_the_same(played: Path, tmp_path: Path) -> None:
    file, again = tmp_path / "file", tmp_path / "again"
    begin_nothing(again)
    ends = [endpoint(url) for url in (url_of(played), f"sqlite:///{file}", url_of(again))]
    first, second = migrate(ends[0], ends[1]), migrate(ends[1], ends[2])

    assert first == second
    assert rows(again, "server") == rows(played, "server")
    assert await next_letter(again) == await next_letter(played)


def test_what_was_changed_in_between_is_found(played: Path, tmp_path: Path) -> None:
    source, target = endpoint(end_of(played, KIND)), endpoint(f"sqlite:///{tmp_path}/t")
    with pytest.raises(Killed):
        migrate(source, Mortal(target, 8, "after"), batch=SMALL)
    with connected(played) as db:
        db.execute("UPDATE tables SET host = 5 WHERE id = 1")

    with pytest.raises(DatabaseUnusable) as refused:
        migrate(source, target, batch=SMALL)

    assert refused.value.key == "error-migrate-differs"
    assert refused_to_open(tmp_path / "t", "file") == "error-migrate-half"


def test_while_a_bot_uses_either_nothing_is_moved(played: Path, tmp_path: Path) -> None:
    source, target = end_of(played, KIND), f"sqlite:///{tmp_path}/t"
    for used in (address_of(played), address(target, tmp_path)):
        with used.alone(), pytest.raises(DatabaseUnusable) as refused:
            migrate(endpoint(source), endpoint(target))
        assert refused.value.key.endswith("in-use")
    assert not (tmp_path / "t").exists()


def test_a_database_moved_onto_itself_is_told_so_and_stays(played: Path, tmp_path: Path) -> None:
    source = end_of(played, KIND)
    ways = [source]
    if KIND == "file":
        (tmp_path / "link").symlink_to(played)
        ways += [
            f"sqlite:///{played.parent}/../{played.parent.name}/{played.name}",
            f"sqlite:///{tmp_path}/link",
        ]
    before = rows(played, KIND)
    for target in ways:
        with pytest.raises(DatabaseUnusable) as refused:
            migrate(endpoint(source), endpoint(target))
        assert refused.value.key == "error-migrate-itself"
    assert rows(played, KIND) == before


def with_something_else(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (cake)")


@pytest.mark.parametrize("there", [upgrade, with_something_else], ids=["a bot's", "somebody else's"])
def test_nothing_is_moved_to_where_something_is(
    played: Path, tmp_path: Path, there: Callable[[Path], object]
) -> None:
    there(tmp_path / "t")
    before = (tmp_path / "t").read_bytes()
    with pytest.raises(DatabaseUnusable) as refused:
        migrate(endpoint(end_of(played, KIND)), endpoint(f"sqlite:///{tmp_path}/t"))
    assert refused.value.key == "error-migrate-target"
    assert names(tmp_path / "t", "file") >= ({"tables"} if there is upgrade else {"recipes"})
    assert len((tmp_path / "t").read_bytes()) == len(before)


def test_another_source_does_not_go_on_where_one_was(played: Path, tmp_path: Path) -> None:
    target = endpoint(f"sqlite:///{tmp_path}/t")
    with pytest.raises(Killed):
        migrate(
            endpoint(end_of(played, KIND)),
            Mortal(target, 5, "after"),
            batch=SMALL,
        )
    upgrade(tmp_path / "other")
    with pytest.raises(DatabaseUnusable) as refused:
        migrate(endpoint(f"sqlite:///{tmp_path}/other"), target)
    assert refused.value.key == "error-migrate-other"


def test_an_older_file_is_not_moved(tmp_path: Path) -> None:
    upgrade(tmp_path / "old", STEPS[:20])
    with pytest.raises(DatabaseUnusable) as refused:
        migrate(endpoint(f"sqlite:///{tmp_path}/old"), endpoint(f"sqlite:///{tmp_path}/t"))
    assert refused.value.key == "error-migrate-old"
    assert not (tmp_path / "t").exists()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("source", "target", "word"),
    [
        ("sqlite:///nowhere/a.db", "sqlite:///b.db", "no bot database"),
        ("a.db", "sqlite:///b.db", "a.db"),
        ("mysql://u:hidden@h/n", "sqlite:///b.db", "mysql"),
    ],
)
def test_what_cannot_be_moved_is_said_in_a_sentence_and_nothing_is_made(
    folder: Path, capsys: pytest.CaptureFixture[str], source: str, target: str, word: str
) -> None:
    assert main(["migrate", source, target]) == 2
    told = capsys.readouterr().err
    assert word in told
    assert "hidden" not in told
    assert len(told.strip().splitlines()) == 1
    assert os.listdir(folder) == []


async def test_the_command_says_what_was_compared(
    played: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del folder
    assert await asyncio.to_thread(main, ["migrate", end_of(played, KIND), "sqlite:///moved.db"]) == 0
    told = capsys.readouterr().out
    assert f"moves: {len(rows(played, KIND)['moves'])} rows" in told
    assert "DATABASE_URL" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_row_is_told_as_one(language: Language) -> None:
    told = [say(language, "host-migrate-table", table="meta", rows=rows, digest="a") for rows in (1, 2)]
    word = {"en": "row", "fr": "ligne"}[language]
    assert f" 1 {word}," in told[0]
    assert f" 2 {word}s," in told[1]
