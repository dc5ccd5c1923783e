"""SQLite: a database in one file, with one thread that writes and two that read.

Nothing in here knows a table's columns. The only file that imports aiosqlite.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.database import Conflict, Query
from bot.store.files import rescued_name
from bot.store.schema import DAMAGE, PRIVATE, DatabaseUnusable, fault_key, upgrade
from bot.store.time_source import SystemTime
from bot.store.traces import remains
from bot.table.refusals import CannotRead, CannotWrite, DatabaseClosed

T = TypeVar("T")
Body = Callable[[sqlite3.Connection], T]

WRONG_TYPE = 3091  # SQLITE_CONSTRAINT_DATATYPE, for which Python has no name
NOT_UNIQUE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


class SqliteDatabase:
    """A file in WAL, every commit on disk before it counts.

    There is one writing connection per file because SQLite before 3.51.3 may damage a WAL file that
    two connections write or checkpoint at once; the reading one is read-only.

    Opening brings the file up to date; raises DatabaseUnusable.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.time = SystemTime()
        self.changes = 0
        upgrade(path)
        self._writer = _Transactions(partial(writing, path), "BEGIN IMMEDIATE")
        self._reader = _Transactions(partial(reading, path), "BEGIN")
        self._surveyor = _Transactions(partial(reading, path), "BEGIN")

    def look(self, query: Query[T]) -> T:
        """Run a query in the calling thread: for the start. Raises DatabaseUnusable."""
        try:
            with closing(reading(self.path)) as db:
                return transaction(db, "BEGIN", query)
        except DAMAGE as fault:
            raise DatabaseUnusable(fault_key(fault), path=str(self.path), why=str(fault)) from fault

    async def read(self, query: Query[T]) -> T:
        """Run a query on what has been committed; all of it of one moment.

        Raises CannotRead where the file is damaged.
        """
        return await _read(self._reader, query)

    async def survey(self, query: Query[T]) -> T:
        """Run a long read on a thread of its own: no click waits behind it."""
        return await _read(self._surveyor, query)

    async def write(self, change: Query[T]) -> T:
        """Return a change's result, once it is on disk; if it raises, nothing changed.

        Raises Conflict where a row is there already, CannotWrite where the file, not the change, is at fault.
        """
        self.changes += 1
        try:
            return await self._writer.whole(change)
        except sqlite3.IntegrityError as fault:
            if fault.sqlite_errorcode in NOT_UNIQUE:
                raise Conflict(_table_in(str(fault))) from fault
            if fault.sqlite_errorcode == WRONG_TYPE:  # a damaged value, moved on
                raise CannotWrite(str(fault)) from fault
            raise
        except (sqlite3.DatabaseError, UnicodeError) as fault:
            if damaged(fault):
                raise CannotWrite(str(fault)) from fault
            raise
        finally:
            self.changes += 1

    async def backup(self, copy: Path) -> None:
        """A copy of the whole file, taken while the bot plays on."""
        await asyncio.to_thread(backup, self.path, copy)

    async def forget_traces(self, *, rewrite: bool) -> bool:
        """Empties the log, so that what was deleted is not found there; False while somebody reads in it.

        `rewrite`: the whole file as well, for what may be left of it between rows. Raises CannotWrite.
        """

        def clean(db: sqlite3.Connection) -> bool:
            if rewrite:
                db.execute("VACUUM")
            return not db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]

        try:
            return await self._writer.apart(clean)
        except sqlite3.OperationalError as fault:
            raise CannotWrite(str(fault)) from fault

    async def remains(self, number: int) -> bool:
        """True if an id is still to be found somewhere in the file."""
        return await asyncio.to_thread(remains, self.path, number)

    async def size(self) -> int:
        """Bytes of the file and its log."""
        files = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(each.stat().st_size for each in files if each.exists())

    async def rescue(self, copy: Path) -> None:
        """Copy what the bot knows to a new file, even after its own was taken away.

        Raises CannotRead, OSError.
        """

        def copied(db: sqlite3.Connection) -> None:
            copy.touch(PRIVATE, exist_ok=False)
            with closing(sqlite3.connect(copy)) as target:
                db.backup(target)
                _in_one_file(target)

        try:
            await self._reader.apart(copied)
        except sqlite3.Error as fault:
            raise CannotRead(str(fault)) from fault

    async def close(self) -> None:
        """Finishes what was begun, then lets go of the file."""
        await self._surveyor.close()
        await self._reader.close()
        await self._writer.close()


class _Transactions:
    """One aiosqlite connection, opened when first asked; one hop to its thread per transaction.

    aiosqlite's own methods hop for every statement, which halves the commits a second (P7), and two
    tables' statements could meet in one transaction. So a transaction is one plain function; the
    thread does one thing at a time, and a cancelled caller leaves no half of one behind.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], begin: str) -> None:
        self._connect = connect
        self._begin = begin
        self._connection: aiosqlite.Connection | None = None
        self._opener: asyncio.Task[aiosqlite.Connection] | None = None
        self._closed = False

    async def whole(self, body: Body[T]) -> T:
        """Run the body as one transaction: all of it, or nothing."""
        return await self.apart(partial(transaction, begin=self._begin, body=body))

    async def apart(self, body: Body[T]) -> T:
        """Run a body that begins and ends its own transactions."""
        connection = self._connection or await self._opened()
        # aiosqlite's one private call that we use: any function, on the connection's thread.
        outcome: T = await connection._execute(body, connection._conn)  # type: ignore[no-untyped-call]
        return outcome

    async def _opened(self) -> aiosqlite.Connection:
        """Open to the end, even if the caller is cancelled; raises DatabaseClosed after `close`."""
        if self._closed:
            raise DatabaseClosed
        if self._opener is None or (self._opener.done() and self._connection is None):  # it failed: once more
            self._opener = asyncio.create_task(self._open())
        return await asyncio.shield(self._opener)

    async def _open(self) -> aiosqlite.Connection:
        self._connection = await aiosqlite.Connection(self._connect, iter_chunk_size=64)
        return self._connection

    async def close(self) -> None:
        # One that is just being opened would keep its thread, and the program, for ever: it is waited for.
        self._closed = True
        if self._opener is not None:
            await asyncio.gather(self._opener, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


async def _read(by: _Transactions, query: Query[T]) -> T:
    """Return the rows that a query finds, all of one moment; raises CannotRead where the file is damaged."""
    try:
        return await by.whole(query)
    except (sqlite3.DatabaseError, UnicodeError) as fault:
        if damaged(fault):
            raise CannotRead(str(fault)) from fault
        raise


def transaction(db: sqlite3.Connection, begin: str, body: Body[T]) -> T:
    """Run the body as one transaction: all of it, or nothing."""
    db.execute(begin)
    try:
        outcome = body(db)
        db.execute("COMMIT")
    except BaseException as fault:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if not_text(fault):
            raise NotText from None
        raise
    return outcome


def writing(path: Path) -> sqlite3.Connection:
    """A connection that writes, of which there may be one."""
    db = sqlite3.connect(path, isolation_level=None)
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # who is forgotten leaves no trace in free pages
    return db


def reading(path: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    db.row_factory = sqlite3.Row
    return db


class NotText(UnicodeError):
    """Raised for a damaged text instead of sqlite3's own error, which quotes the text: it may name cards."""

    def __str__(self) -> str:
        return "a text in it is no UTF-8"


def not_text(fault: BaseException) -> bool:
    """True if SQLite could not read a text as one."""
    return isinstance(fault, sqlite3.OperationalError) and str(fault).startswith("Could not decode to UTF-8")


def damaged(fault: Exception) -> bool:
    """True if the file or its disk is at fault; else a statement of ours is."""
    at_fault = isinstance(fault, (sqlite3.OperationalError, UnicodeError))
    return at_fault or type(fault) is sqlite3.DatabaseError


def _table_in(told: str) -> str:
    """Table in "UNIQUE constraint failed: moves.table_id, moves.version"."""
    return told.rpartition(": ")[2].partition(".")[0]


def backup(path: Path, copy: Path) -> None:
    """Copies a database, also one in use, as one consistent moment; raises DatabaseUnusable, OSError."""
    copy.touch(PRIVATE, exist_ok=False)
    try:
        source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            _in_one_file(target)
    except (sqlite3.Error, ValueError) as fault:
        copy.unlink(missing_ok=True)
        raise DatabaseUnusable("host-check-fault", path=str(path), why=str(fault)) from fault


def restore(path: Path, copy: Path, now: datetime) -> Path | None:
    """Put a copy in a database's place while no bot uses it; return where the old one lies now, if any.

    Cut short at any moment, one of both lies there, or none: then no bot begins an empty one.
    Raises DatabaseUnusable, OSError.
    """
    new, aside = path.with_name(f"{path.name}.new"), path.with_name(rescued_name(path, now))
    new.unlink(missing_ok=True)
    backup(copy, new)
    replaced = path.exists()
    if replaced:
        for end in ("-wal", ""):  # its log first: beside the copy it would be taken for the copy's own
            if (old := path.with_name(f"{path.name}{end}")).exists():
                os.utime(old.rename(aside.with_name(f"{aside.name}{end}")))  # kept from now on
    path.with_name(f"{path.name}-wal").unlink(missing_ok=True)
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    new.replace(path)
    return aside if replaced else None


def _in_one_file(copy: sqlite3.Connection) -> None:
    """A copy has no log of its own, which whoever moves it about might leave behind."""
    copy.execute("PRAGMA journal_mode = DELETE")
