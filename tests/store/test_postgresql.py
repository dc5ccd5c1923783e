"""PostgreSQL: what is told of a server that is no good, and of changes that meet others or are cut off.

These run on a server of their own only: `make test-postgres`.
"""

import asyncio
import logging
import re
import sqlite3
import threading
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from bot.__main__ import main
from bot.language import say
from bot.store import DatabaseUnusable, address
from bot.store import postgresql as server_side
from bot.store.database import Conflict, Connection
from bot.store.postgresql import ONE_PROGRAM, OneProgram, PostgresDatabase, Server
from bot.store.postgresql_schema import STEPS as SERVER_STEPS
from bot.store.postgresql_schema import newest
from bot.store.schema import STEPS, upgrade
from bot.table.refusals import CannotRead, CannotWrite, StaleClick
from tests.helpers import databases
from tests.helpers.cut_connections import Cut, Way
from tests.helpers.databases import begin, begin_nothing, connected, contents, url_of
from tests.helpers.home import ANN, BEN, Home, by
from tests.helpers.postgresql import port_of, with_password

pytestmark = pytest.mark.postgresql

COUNT = "SELECT games FROM standings"


@pytest.fixture
def url(path: Path) -> str:
    """Of a database as a first start leaves it, with one number in it."""
    begin(path)
    with connected(path) as db:
        db.execute(
            "INSERT INTO standings (guild_id, game, player, games, wins, figures)"
            " VALUES (1, 'g', 1, 0, 0, '{}')"
        )
    return url_of(path)


Open = Callable[[str], PostgresDatabase]


@pytest.fixture
async def opened() -> AsyncIterator[Open]:
    """Opens databases that are closed in the end, also where a test fails."""
    all_of_them: list[PostgresDatabase] = []

    def one_more_opened(url: str) -> PostgresDatabase:
        all_of_them.append(PostgresDatabase(url))
        return all_of_them[-1]

    yield one_more_opened
    for each in all_of_them:
        await each.close()


def counted(db: Connection) -> int:
    return int(db.execute(COUNT).fetchone()[0])


def one_more(db: Connection) -> int:
    """Reads, then writes what it has read and one more: what two at once must not do on the same number."""
    number = counted(db) + 1
    db.execute("UPDATE standings SET games = ?", (number,))
    return number


# ---- the same shape ----


def of_sqlite(path: Path) -> dict[str, Any]:
    upgrade(path)
    with closing(sqlite3.connect(path)) as db:
        every = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        shape: dict[str, Any] = {}
        for (name,) in db.execute(every).fetchall():
            columns = db.execute(f"PRAGMA table_info({name})").fetchall()
            key = [column for place, column in sorted((each[5], each[1]) for each in columns) if place]
            referring = db.execute(f"PRAGMA foreign_key_list({name})").fetchall()
            shape[name] = {
                "columns": [(each[1], bool(each[3] or each[5]), plain(each[4])) for each in columns],
                "kinds": [KINDS[each[2]] for each in columns],
                "key": key,
                "refers": {(each[3], each[2]) for each in referring},
            }
        indexes = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql <> ''")
        shape["indexes"] = {name: plain_index(sql) for name, sql in indexes}
        triggers = db.execute("SELECT name, tbl_name FROM sqlite_master WHERE type = 'trigger'")
        shape["triggers"] = set(triggers.fetchall())
        return shape


KINDS = {
    "INTEGER": {"bigint", "boolean"},
    "REAL": {"double precision"},
    "TEXT": {"text"},
    "BLOB": {"bytea"},
}

COLUMNS = """
SELECT column_name, is_nullable, column_default, data_type FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"""

KEY = """
SELECT attname FROM pg_index, unnest(indkey) WITH ORDINALITY AS places (number, place)
JOIN pg_attribute ON attnum = number
WHERE indrelid = CAST(? AS regclass) AND indisprimary AND attrelid = indrelid ORDER BY place"""

REFERS = """
SELECT attname, CAST(confrelid AS regclass)::text FROM pg_constraint
JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
WHERE conrelid = CAST(? AS regclass) AND contype = 'f'"""


def of_server(path: Path) -> dict[str, Any]:
    shape: dict[str, Any] = {}
    with connected(path) as db:
        every = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        for (name,) in db.execute(every).fetchall():
            columns = db.execute(COLUMNS, (name,)).fetchall()
            shape[name] = {
                "columns": [(column, empty == "NO", plain(default)) for column, empty, default, _ in columns],
                "kinds": [each[3] for each in columns],
                "key": [column for (column,) in db.execute(KEY, (name,))],
                "refers": {tuple(each) for each in db.execute(REFERS, (name,))},
            }
        del shape["schema_step"]
        indexes = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()"
        found = {name: plain_index(definition) for name, definition in db.execute(indexes)}
        shape["indexes"] = {name: told for name, told in found.items() if not name.endswith("_pkey")}
        triggers = "SELECT tgname, CAST(tgrelid AS regclass)::text FROM pg_trigger WHERE NOT tgisinternal"
        shape["triggers"] = {tuple(each) for each in db.execute(triggers)}
    return shape


def plain(default: str | None) -> str | None:
    """A default without the words in which each database tells it."""
    if default is None:
        return None
    told = default.partition("::")[0].strip("'")
    return {"true": "1", "false": "0"}.get(told, told)


def plain_index(told: str) -> str:
    """What an index is on, without the words in which each database tells it."""
    told = re.sub(
        r"\s+|USING btree|::text|\(|\)|NULLS (FIRST|LAST)|=ANY|ARRAY|\[|\]|public\.|IN\b", " ", told
    )
    return re.sub(r"\W*\bON\b\W*|\s+|=\s*ANY", "", told.replace("= ANY", " ")).lower()


def test_both_schemas_have_the_same_tables_columns_keys_and_indexes(path: Path, tmp_path: Path) -> None:
    begin_nothing(path)
    Server(url_of(path)).upgrade()

    ours, theirs = of_sqlite(tmp_path / "file"), of_server(path)

    assert ours.keys() == theirs.keys()
    for name in ours.keys() - {"indexes", "triggers"}:
        assert theirs[name]["columns"] == ours[name]["columns"], name
        assert [*map(set.__contains__, ours[name]["kinds"], theirs[name]["kinds"])].count(False) == 0, name
        assert theirs[name]["key"] == ours[name]["key"], name
        assert theirs[name]["refers"] == ours[name]["refers"], name
    assert theirs["indexes"] == ours["indexes"]
    assert theirs["triggers"] == ours["triggers"]
    assert newest() == len(STEPS)


def test_of_those_who_open_it_at_once_one_makes_the_tables(path: Path) -> None:
    begin_nothing(path)
    together = threading.Barrier(4)

    def opened(_: int) -> None:
        together.wait()
        Server(url_of(path)).upgrade()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(opened, range(4)))

    with connected(path) as db:
        assert [tuple(row) for row in db.execute("SELECT taken FROM schema_step")] == [(newest(),)]


def test_a_step_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(path)
    before = contents(path)
    later = (*SERVER_STEPS, ("CREATE TABLE extra (x BIGINT)", "this is no SQL"))
    monkeypatch.setattr("bot.store.postgresql_schema.STEPS", later)

    with pytest.raises(DatabaseUnusable):
        Server(url_of(path)).upgrade()

    assert contents(path) == before


def test_a_later_step_is_taken_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(path)
    monkeypatch.setattr(
        "bot.store.postgresql_schema.STEPS", (*SERVER_STEPS, ("CREATE TABLE extra (x BIGINT)",))
    )

    for _ in range(2):
        Server(url_of(path)).upgrade()

    with connected(path) as db:
        assert db.execute("SELECT taken FROM schema_step").fetchone()[0] == len(STEPS) + 1
    monkeypatch.undo()
    with pytest.raises(DatabaseUnusable) as refused:
        Server(url_of(path)).upgrade()
    assert refused.value.key == "error-database-newer"


# ---- changes that meet ----


async def test_two_who_change_the_same_number_both_count(url: str, opened: Open) -> None:
    """The first has read when the second commits: it is run again, and sees what the second wrote."""
    one, other = opened(url), opened(url)
    read, go_on = threading.Event(), threading.Event()
    runs = 0

    def slowly(db: Connection) -> int:
        nonlocal runs
        runs += 1
        number = counted(db)
        read.set()
        assert go_on.wait(60)
        db.execute("UPDATE standings SET games = ?", (number + 1,))
        return number + 1

    first = asyncio.create_task(one.write(slowly))
    await asyncio.to_thread(read.wait, 60)
    assert await other.write(one_more) == 1
    go_on.set()
    assert await first == 2
    assert runs == 2
    assert await one.read(counted) == 2


async def test_many_at_once_lose_nothing(url: str, opened: Open) -> None:
    several = [opened(url) for _ in range(3)]
    await asyncio.gather(*(each.write(one_more) for each in several for _ in range(10)))
    assert await several[0].read(counted) == 30


async def test_what_never_succeeds_ends_with_a_refusal_and_has_changed_nothing(
    url: str, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_side, "RETRY_SECONDS_MAX", 0)
    database = opened(url)
    runs = 0

    def never(db: Connection) -> None:
        nonlocal runs
        runs += 1
        one_more(db)
        raise psycopg.errors.SerializationFailure

    with pytest.raises(CannotWrite):
        await database.write(never)
    assert runs == server_side.TRANSACTION_TRIES_MAX
    assert await database.read(counted) == 0


async def test_a_read_is_of_one_moment_and_changes_nothing(url: str, opened: Open) -> None:
    one, other = opened(url), opened(url)
    read, go_on = threading.Event(), threading.Event()

    def twice(db: Connection) -> tuple[int, int]:
        before = counted(db)
        read.set()
        assert go_on.wait(60)
        return before, counted(db)

    reading = asyncio.create_task(one.read(twice))
    await asyncio.to_thread(read.wait, 60)
    await other.write(one_more)
    go_on.set()
    assert await reading == (0, 0)
    with pytest.raises(CannotRead):
        await one.read(one_more)
    assert await one.read(counted) == 1


async def test_a_row_that_is_there_is_a_conflict_and_says_where(url: str, opened: Open) -> None:
    database = opened(url)
    with pytest.raises(Conflict) as refused:
        await database.write(lambda db: db.execute("INSERT INTO standings SELECT * FROM standings"))
    assert refused.value.table == "standings"
    assert await database.write(one_more) == 1


async def test_a_row_that_may_not_be_so_is_told_of_without_what_stands_in_it(url: str, opened: Open) -> None:
    database = opened(url)
    query = "UPDATE standings SET story = NULL, figures = ?"
    with pytest.raises(psycopg.IntegrityError) as refused:
        await database.write(lambda db: db.execute(query, ("ace" * 2,)))
    assert "story" in str(refused.value)
    assert "aceace" not in "".join(traceback.format_exception(refused.value))


# ---- connections that are lost ----


def ended(url: str) -> None:
    """Every connection to that database is ended by the server, as at its restart."""
    name = urlsplit(url).path.removeprefix("/")
    databases.command(
        f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '{name}'"
    )


async def test_after_the_server_was_started_again_all_goes_on(url: str, opened: Open) -> None:
    database = opened(url)
    await database.write(one_more)
    await database.read(counted)
    ended(url)
    assert await database.read(counted) == 1
    assert await database.write(one_more) == 2
    assert await database.survey(counted) == 2


async def test_a_connection_that_is_lost_in_the_middle_of_a_change_leaves_it_done_once(
    url: str, opened: Open
) -> None:
    database = opened(url)
    runs = 0

    def cut_once(db: Connection) -> int:
        nonlocal runs
        runs += 1
        number = one_more(db)
        if runs == 1:
            ended(url)
        return number + counted(db) - number

    assert await database.write(cut_once) == 1
    assert runs == 2


@pytest.fixture
def way() -> Iterator[Way]:
    made = Way(("127.0.0.1", port_of(databases.SERVER)))
    yield made
    made.close()


@pytest.mark.parametrize(("cut", "run"), [(Cut.BEFORE, 2), (Cut.AFTER, 1)])
async def test_whatever_the_moment_at_which_a_commit_is_cut_it_is_done_once(
    url: str, opened: Open, way: Way, cut: Cut, run: int
) -> None:
    database = opened(with_password(url, way.port))
    await database.write(lambda db: db.execute("UPDATE standings SET wins = 7"))
    runs = 0

    def change(db: Connection) -> int:
        nonlocal runs
        runs += 1
        return one_more(db)

    way.cut = cut
    assert await database.write(change) == 1
    assert (runs, way.cuts) == (run, 1)
    assert await database.read(counted) == 1


@pytest.mark.expected_errors("the database is away")
async def test_where_nobody_can_tell_whether_it_was_done_it_is_not_told_as_done_nor_done_again(
    url: str, opened: Open, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_side, "OUTCOME", 0.5)
    database = opened(with_password(url, way.port))
    await database.write(lambda db: db.execute("UPDATE standings SET wins = 7"))
    runs = 0

    def change(db: Connection) -> int:
        nonlocal runs
        runs += 1
        return one_more(db)

    way.cut = Cut.FOR_EVER
    with pytest.raises(CannotWrite):
        await database.write(change)
    assert runs == 1
    with pytest.raises(CannotRead):
        await database.read(counted)
    assert Server(url).look(counted) == 1


@pytest.mark.expected_errors("the database is away")
async def test_a_move_whose_commit_was_cut_is_there_and_asked_again_it_is_stale(
    path: Path, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_side, "OUTCOME", 0.5)
    begin(path)
    home = Home(path, database=lambda _: PostgresDatabase(with_password(url_of(path), way.port)))
    table_id = await home.dealt(ANN, BEN)
    question = (await home.coordinator.reader.panel(by(ANN), table_id)).question
    way.cut = Cut.FOR_EVER
    try:
        with pytest.raises(CannotWrite):
            await home.does(table_id, ANN, "whisper 1")
    finally:
        await home.close()

    again = Home(path)
    match = await again.store.matches.load(table_id)
    with pytest.raises(StaleClick):
        await again.coordinator.play.act(by(ANN), table_id, question, "whisper 1")
    await again.close()

    assert match.version == 2


# ---- what a host is told ----


def refused(url: str) -> DatabaseUnusable:
    with pytest.raises(DatabaseUnusable) as told:
        PostgresDatabase(url)
    for text in (str(told.value), repr(told.value), repr(told.value.__cause__), repr(told.value.__context__)):
        assert "hidden" not in text
    assert "hidden" not in say("en", told.value.key, **told.value.facts)
    assert "hidden" not in say("fr", told.value.key, **told.value.facts)
    return told.value


def test_a_wrong_password_is_said_and_not_shown(url: str) -> None:
    told = refused(with_password(url, port_of(url), "hidden"))
    assert told.key == "error-postgresql-password"


def test_a_server_that_is_not_there_is_said(url: str, way: Way) -> None:
    way.close()
    assert refused(with_password(url, way.port, "hidden")).key == "error-postgresql-unreachable"


@pytest.mark.parametrize(
    "wrong", ["postgresql://ann:hidden@[::1/x", "postgresql://ann:hidden@h/x?what=hidden"]
)
def test_an_address_that_is_none_is_said_and_not_shown(wrong: str) -> None:
    assert refused(wrong).key == "error-postgresql-address"


def test_an_old_server_is_said(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_side, "SERVER_VERSION_MIN", 99)
    assert refused(url).key == "error-postgresql-old"


def test_what_must_be_installed_is_said(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_side, "psycopg", None)
    told = refused(url)
    assert "pip install" in say("en", told.key, **told.facts)


def test_a_database_that_cannot_keep_every_letter_is_said() -> None:
    databases.command("CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'")
    try:
        assert refused(databases.named("ascii")).key == "error-postgresql-encoding"
    finally:
        databases.command("DROP DATABASE ascii WITH (FORCE)")


def test_somebody_else_s_database_is_refused_and_left_alone(path: Path) -> None:
    begin_nothing(path)
    with connected(path) as db:
        db.execute("CREATE TABLE recipes (cake TEXT)")
    before = contents(path)
    assert refused(url_of(path)).key == "error-postgresql-foreign"
    assert contents(path) == before


def test_a_second_bot_is_refused_until_the_first_is_gone(url: str, tmp_path: Path) -> None:
    first, second = address(url, tmp_path), address(url, tmp_path)
    with first.alone():
        with pytest.raises(DatabaseUnusable) as told, second.alone():
            pass
        assert told.value.key == "error-postgresql-in-use"
    with second.alone():
        pass


def test_a_bot_that_lost_its_place_to_another_is_told_so(url: str, tmp_path: Path) -> None:
    first, second = address(url, tmp_path), address(url, tmp_path)
    with first.alone():
        ended(url)
        first.in_use().look()
        assert first.in_use().fault() is None, "nobody else was there: it is taken again"
        ended(url)
        with second.alone():
            first.in_use().look()
            assert first.in_use().fault() == "error-postgresql-taken"


def test_a_place_is_given_back_before_the_connection_is_closed(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a closed one the server hears a moment later."""
    program = OneProgram(Server(url), tmp_path)
    with closing(Server(url).connect()) as beside, monkeypatch.context() as patched:
        with program:
            patched.setattr(psycopg.Connection, "close", lambda _: None)
        taken = beside.execute(b"SELECT pg_try_advisory_lock(%s)", (ONE_PROGRAM,)).fetchone()
        assert taken is not None
        assert taken[0]
    assert program._connection is not None
    program._connection.close()


def test_a_bot_is_not_held_up_by_its_own_lost_connection(url: str, tmp_path: Path) -> None:
    program = OneProgram(Server(url), tmp_path)
    with program:
        lost = program._connection
        assert lost is not None
        program._connection = None  # as if it were closed here, and the server had not noticed
        program.look()
        assert program.fault() is None
        with pytest.raises(psycopg.OperationalError):
            lost.execute(b"SELECT 1")
        with pytest.raises(DatabaseUnusable), address(url, tmp_path).alone():
            pass


@pytest.fixture
def host(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A host's folder with a database on a server; its URL, with a password."""
    begin(path)
    monkeypatch.chdir(tmp_path)
    url = with_password(url_of(path), port_of(url_of(path)))
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("DISCORD_TOKEN", "a.good.one")
    return url


@pytest.mark.parametrize(
    ("command", "code", "word"),
    [
        (["check", "--offline"], 0, "PostgreSQL 1"),
        (["doctor"], 0, "in order"),
        (["doctor", "--end", "1"], 2, "Nothing changed"),
        (["backup", "copy"], 2, "pg_dump"),
        (["import", "no.txt", "--guild", "7"], 2, "can’t be read"),
    ],
)
@pytest.mark.usefixtures("host")
def test_every_command_has_a_sentence_for_a_server(
    command: list[str],
    code: int,
    word: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.DEBUG):
        assert main(command) == code
    told = "".join(capsys.readouterr())
    assert word in told
    assert "Traceback" not in told
    assert "word%40" not in told + caplog.text
    assert "pass:word@" not in told + caplog.text


def test_check_says_where_there_is_nothing_yet(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begin_nothing(path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url_of(path))
    monkeypatch.setenv("DISCORD_TOKEN", "a.good.one")
    assert main(["check", "--offline"]) == 0
    assert "no database" in capsys.readouterr().out
    with connected(path) as db:
        assert db.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()[0] == 0


def test_a_program_on_the_same_server_with_other_tables_of_its_own_is_no_trouble(url: str) -> None:
    """Tables in another schema of the same database are somebody else's."""
    connection = Server(url).connect()
    try:
        connection.execute(b"CREATE SCHEMA kitchen")
        connection.execute(b"CREATE TABLE kitchen.recipes (cake TEXT)")
    finally:
        connection.close()
    Server(url).upgrade()
