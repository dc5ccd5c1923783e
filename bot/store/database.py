"""The database file: one thread that writes, one that reads, whole transactions only.

Nothing in here knows a table's columns. The only file that imports aiosqlite.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.schema import upgrade

T = TypeVar("T")


class Transactions(aiosqlite.Connection):
    """A connection on a thread of its own, opened when first asked; one hop per transaction.

    aiosqlite's own methods hop to the thread for every statement, which halves the commits a second
    (P7); and two tables' statements could meet in one transaction. Here a transaction is one plain
    function that runs on the thread from BEGIN to COMMIT, and the thread does one thing at a time.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], begin: str) -> None:
        super().__init__(connect, iter_chunk_size=64)
        self._begin = begin
        self._opening = asyncio.Lock()

    async def whole(self, body: Callable[[sqlite3.Connection], T]) -> T:
        """What the body returns, all of it done, or none of it if it raises."""
        if self._connection is None:
            async with self._opening:
                if self._connection is None:
                    await self
        # A protected door, for want of a public one: any function, on the connection's thread.
        outcome: T = await self._execute(_whole, self._conn, self._begin, body)  # type: ignore[no-untyped-call]
        return outcome


class File:
    """SQLite in one file, WAL, every commit on disk before it counts.

    There is one writing connection per file because SQLite before 3.51.3 may damage a WAL file that
    two connections write or checkpoint at once; the reading one is read-only.

    Opening brings the file up to date; raises DatabaseUnusable.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        upgrade(path)
        self._writer = Transactions(partial(_writing, path), "BEGIN IMMEDIATE")
        self._reader = Transactions(partial(_reading, path), "BEGIN")

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """What a query finds in what has been committed."""
        return await self._reader.whole(query)

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """What a change returns, once it is on disk; if it raises, nothing has changed."""
        return await self._writer.whole(change)

    async def backup(self, copy: Path) -> None:
        """A copy of the whole file, taken while the bot plays on."""
        await asyncio.to_thread(backup, self.path, copy)

    async def faults(self) -> tuple[str, ...]:
        """What SQLite's own check finds wrong; empty for a sound file."""
        return await self.read(_faults)

    async def close(self) -> None:
        """Finishes what was begun, then lets go of the file."""
        await self._reader.close()
        await self._writer.close()


def _writing(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # who is forgotten leaves no trace in free pages
    return db


def _reading(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    db.row_factory = sqlite3.Row
    return db


def backup(path: Path, copy: Path) -> None:
    """Copies a database, also one in use, as one consistent moment."""
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def check(path: Path) -> tuple[str, ...]:
    """What SQLite's own check finds wrong in a file nobody need have opened."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return _faults(db)
    except sqlite3.DatabaseError as fault:  # so damaged that SQLite cannot even look
        return (str(fault),)


def _faults(db: sqlite3.Connection) -> tuple[str, ...]:
    told = [row[0] for row in db.execute("PRAGMA integrity_check")]
    return () if told == ["ok"] else tuple(told)


def _whole(db: sqlite3.Connection, begin: str, body: Callable[[sqlite3.Connection], T]) -> T:
    db.execute(begin)
    try:
        outcome = body(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcome
