"""The database file: one thread that writes, one that reads, whole transactions only.

Nothing in here knows a table's columns.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from bot.schema import upgrade

T = TypeVar("T")


class File:
    """SQLite in one file, WAL, every commit on disk before it counts.

    A transaction is one plain function that runs on the writing thread from BEGIN to COMMIT: one hop
    per transaction, and two tables' writes cannot share one, since the thread does one at a time.
    There is one writing connection per file because SQLite before 3.51.3 may damage a WAL file that
    two connections write or checkpoint at once; the reading one is read-only.

    Opening brings the file up to date; raises DatabaseUnusable.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = ThreadPoolExecutor(1, "store-writes")
        self._reading = ThreadPoolExecutor(1, "store-reads")
        upgrade(path)
        self._writer = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._writer.execute("PRAGMA journal_mode = WAL")
        self._writer.execute("PRAGMA synchronous = FULL")
        self._writer.execute("PRAGMA foreign_keys = ON")
        self._writer.execute("PRAGMA secure_delete = ON")  # who is forgotten leaves no trace in free pages
        self._reader = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
        )
        self._reader.row_factory = sqlite3.Row

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """What a query finds in what has been committed."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reading, _whole, self._reader, "BEGIN", query
        )

    async def write(self, change: Callable[[sqlite3.Connection], T]) -> T:
        """What a change returns, once it is on disk; if it raises, nothing has changed."""
        return await asyncio.get_running_loop().run_in_executor(
            self._writing, _whole, self._writer, "BEGIN IMMEDIATE", change
        )

    async def backup(self, copy: Path) -> None:
        """A copy of the whole file, taken while the bot plays on."""
        await asyncio.to_thread(backup, self.path, copy)

    async def faults(self) -> tuple[str, ...]:
        """What SQLite's own check finds wrong; empty for a sound file."""
        return await self.read(_faults)

    async def close(self) -> None:
        """Finishes what was begun, then lets go of the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()


def backup(path: Path, copy: Path) -> None:
    """Copies a database, also one in use, as one consistent moment."""
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def check(path: Path) -> tuple[str, ...]:
    """What SQLite's own check finds wrong in a file nobody need have opened."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        return _faults(db)


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
