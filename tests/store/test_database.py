"""The connections: opened when first asked, and none outlives the database."""

import asyncio
import sqlite3
import threading
import traceback
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteDatabase
from bot.table.refusals import CannotRead, CannotWrite, DatabaseClosed
from tests.helpers.patience import ON_A_BUSY_MACHINE

pytestmark = pytest.mark.sqlite


async def test_a_connection_that_is_just_being_opened_is_closed_as_well(tmp_path: Path) -> None:
    """Its thread would otherwise hold the whole program up when it is asked to stop while it starts."""
    before = set(threading.enumerate())
    database = SqliteDatabase(tmp_path / "db")
    reading = asyncio.create_task(database.read(lambda db: db.execute("SELECT 1").fetchone()[0]))
    await asyncio.sleep(0)
    await database.close()
    await asyncio.wait({reading})
    for thread in set(threading.enumerate()) - before:
        await asyncio.to_thread(thread.join, 5)
        assert not thread.is_alive() or thread.daemon or "asyncio" in thread.name, thread


async def test_whoever_is_cancelled_while_it_opens_leaves_no_thread_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread would tell a loop that has closed meanwhile what it opened: a traceback as the last word."""
    before, begun, open_now = set(threading.enumerate()), threading.Event(), threading.Event()

    def slowly(path: Path) -> sqlite3.Connection:
        begun.set()
        open_now.wait(60)
        return sqlite3.connect(path)

    monkeypatch.setattr("bot.store.sqlite.reading", slowly)
    database = SqliteDatabase(tmp_path / "db")
    reading = asyncio.create_task(database.survey(lambda db: db.execute("SELECT 1").fetchone()[0]))
    await asyncio.to_thread(begun.wait, 60)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    closing = asyncio.create_task(database.close())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not closing.done(), "its thread is at work"
    open_now.set()
    await closing
    for thread in set(threading.enumerate()) - before:
        if "asyncio" not in thread.name:  # that waits for us
            thread.join(ON_A_BUSY_MACHINE)
            assert not thread.is_alive()


async def test_nothing_is_opened_after_the_end(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "db")
    await database.close()
    with pytest.raises(DatabaseClosed):
        await database.read(lambda db: db.execute("SELECT 1").fetchone())


async def test_nothing_is_read_or_written_by_a_connection_that_was_open_before_the_end(
    tmp_path: Path,
) -> None:
    database = SqliteDatabase(tmp_path / "db")
    await database.read(lambda db: db.execute("SELECT 1").fetchone())
    await database.write(lambda db: db.execute("CREATE TABLE kept (facts TEXT) STRICT"))
    await database.close()
    for asked in (database.read, database.write):
        with pytest.raises(DatabaseClosed):
            await asked(lambda db: db.execute("SELECT 1").fetchone())


async def test_a_damaged_value_that_a_statement_moves_on_is_the_files_fault(tmp_path: Path) -> None:
    """In a damaged file a text may have become bytes; no statement of ours writes bytes into a text."""
    database = SqliteDatabase(tmp_path / "db")
    try:
        await database.write(lambda db: db.execute("CREATE TABLE kept (facts TEXT) STRICT"))
        with pytest.raises(CannotWrite, match="cannot store BLOB"):
            await database.write(lambda db: db.execute("INSERT INTO kept VALUES (x'00')"))
    finally:
        await database.close()


@pytest.mark.parametrize("way", ["read", "write", "survey"])
async def test_a_damaged_text_is_told_without_what_it_says(tmp_path: Path, way: str) -> None:
    """SQLite's own error quotes the text, and a position's names every card."""
    database = SqliteDatabase(tmp_path / "db")
    try:
        await database.write(lambda db: db.execute("CREATE TABLE kept (state TEXT) STRICT"))
        await database.write(lambda db: db.execute("INSERT INTO kept VALUES (CAST(x'523133ff' AS TEXT))"))
        with pytest.raises((CannotRead, CannotWrite, UnicodeError)) as told:
            await getattr(database, way)(lambda db: db.execute("SELECT state FROM kept").fetchone())
    finally:
        await database.close()

    assert "R13" not in "".join(traceback.format_exception(told.value))
    assert "UTF-8" in str(told.value)


@pytest.mark.parametrize("way", ["read", "survey"])
async def test_what_cannot_be_read_is_the_files_fault_however_it_is_asked(tmp_path: Path, way: str) -> None:
    """A file that was taken away answers so; a bug would be logged for it, once a survey."""
    database = SqliteDatabase(tmp_path / "db")
    try:
        await database.write(lambda db: db.execute("CREATE TABLE kept (state TEXT) STRICT"))
        with pytest.raises(CannotRead, match="no such table"):
            await getattr(database, way)(lambda db: db.execute("SELECT * FROM lost"))
    finally:
        await database.close()
