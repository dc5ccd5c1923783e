"""A whole database from one place to another: all tables, in batches, checked at the end.

Each batch is a transaction of the target's that also notes how far it is, so that after a kill the same
command goes on where it was. Until all is there and compared, no bot opens the target.
"""

import json
import sqlite3
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeVar

from bot.store.database import Connection, Query, marks
from bot.store.files import one_bot
from bot.store.postgresql import READING, WRITING, OneConnection, OneProgram, Server
from bot.store.postgresql_schema import is_half_moved, taken_in, upgrade
from bot.store.schema import DAMAGE, PRIVATE, STEPS, DatabaseUnusable, fault_key, half_moved, lay_out
from bot.store.sqlite import reading, transaction, writing

T = TypeVar("T")

BATCH_ROWS_MAX = 1000  # rows in one transaction
NUMBERED = ("tables", "outbox")  # whose ids are given by the database, and never twice

# How far it is, in the target: the last key of each table that was moved, and from where.
PROGRESS = "CREATE TABLE migration (source TEXT NOT NULL, moving TEXT NOT NULL, last TEXT NOT NULL)"


class Endpoint(Protocol):
    """A database that is read from, or written to, by nobody else meanwhile; all raise DatabaseUnusable."""

    @property
    def name(self) -> str:
        """Its name in a sentence, without a password."""

    @property
    def place(self) -> str:
        """A name that tells it from any other database, however its address was written."""

    def there(self) -> bool:
        """True if there may be a database; takes no lock."""

    def alone(self) -> AbstractContextManager[object]:
        """Hold it open for this program alone during a `with`."""

    def taken(self) -> int:
        """Number of schema steps taken; 0 where there is nothing."""

    def read(self, query: Query[T]) -> T:
        """Run a query."""

    def write(self, change: Query[T]) -> T:
        """Return a change's result once on disk."""

    def begin(self, source: str) -> str | None:
        """Makes the tables, and the note of the source, where there is nothing; the source that is noted.

        None, and nothing is changed, where there is something else.
        """

    def stored(self, table: str, row: Sequence[Any]) -> Sequence[Any]:
        """A row as this database keeps it."""

    def last_number(self, db: Connection, table: str) -> int:
        """The highest id that was ever given in a table of NUMBERED, within a transaction."""

    def number_from(self, db: Connection, table: str, last: int) -> None:
        """The next id in it is higher than that one, within a transaction."""

    def finish(self, db: Connection) -> None:
        """Let bots open it, within a transaction."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """The columns of a table of the database, and those that make its key, in order."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    def after(self, last: Sequence[Any]) -> str:
        """The statement that finds the next rows; `last`: the key that they follow, empty for the first."""
        keys = ", ".join(self.key)
        where = f" WHERE ({keys}) > ({marks(last)})" if last else ""
        return f"SELECT {', '.join(self.columns)} FROM {self.name}{where} ORDER BY {keys} LIMIT ?"

    def key_of(self, row: Sequence[Any]) -> list[Any]:
        """The key in a row of all columns."""
        return [row[self.columns.index(column)] for column in self.key]


@cache
def tables() -> tuple[StoredTable, ...]:
    """All tables of the layout; each after those that it refers to.

    Clocks come before seats: a trigger of theirs would write what seats bring with them.
    """
    with closing(sqlite3.connect(":memory:")) as db:
        lay_out(db)
        query = (
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid"
        )
        found = [_table(db, name) for (name,) in db.execute(query).fetchall()]
    return tuple(sorted(found, key=lambda each: (each.name != "tables", each.name != "clocks")))


def _table(db: sqlite3.Connection, name: str) -> StoredTable:
    columns = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, *_, place in columns if place)
    return StoredTable(name, tuple(column for _, column, *_ in columns), tuple(column for _, column in key))


@dataclass(frozen=True, slots=True)
class Moved:
    """A table's rows, as compared."""

    table: str
    rows: int
    digest: str


def migrate(
    source: Endpoint,
    target: Endpoint,
    told: Callable[[Moved], None] = lambda _: None,
    batch: int = BATCH_ROWS_MAX,
) -> tuple[Moved, ...]:
    """Move everything, or what is left of it; return what was compared, and call `told` with each table.

    Raises DatabaseUnusable if either is in use, there is nothing to move, the target has something else
    in it, or they differ in the end. The source is not changed.
    """
    if not source.there():
        raise DatabaseUnusable("error-migrate-nothing", path=source.name)
    if source.place == target.place:
        raise DatabaseUnusable("error-migrate-itself", path=source.name)
    with source.alone(), target.alone():
        taken = source.taken()
        if taken != len(STEPS):
            key = "error-migrate-nothing" if not taken else "error-migrate-old"
            raise DatabaseUnusable(key, path=source.name, step=taken, newest=len(STEPS))
        begun = target.begin(source.name)
        if begun is None:
            raise DatabaseUnusable("error-migrate-target", path=target.name)
        if begun != source.name:
            raise DatabaseUnusable("error-migrate-other", path=target.name, source=begun)
        for table in tables():
            _move(source, target, table, batch)
        moved = tuple(_compared(source, target, told, batch))
        numbers = source.read(lambda db: {table: source.last_number(db, table) for table in NUMBERED})

        def end(db: Connection) -> None:
            for table, last in numbers.items():
                target.number_from(db, table, last)
            target.finish(db)

        target.write(end)
        return moved


def _move(source: Endpoint, target: Endpoint, table: StoredTable, batch: int) -> None:
    noted = "SELECT last FROM migration WHERE moving = ?"
    row = target.read(lambda db: db.execute(noted, (table.name,)).fetchone())
    last: list[Any] = [] if row is None else json.loads(row["last"])
    for rows in _batches(source, table, last, batch):
        kept = [target.stored(table.name, row) for row in rows]
        note = (source.name, table.name, json.dumps(table.key_of(rows[-1])))
        target.write(partial(_put, table=table, rows=kept, note=note))


def _put(db: Connection, table: StoredTable, rows: Sequence[Sequence[Any]], note: Sequence[str]) -> None:
    """A batch, and how far it is with it, within a transaction."""
    columns = ", ".join(table.columns)
    db.executemany(f"INSERT INTO {table.name} ({columns}) VALUES ({marks(table.columns)})", rows)
    db.execute("DELETE FROM migration WHERE moving = ?", (table.name,))
    db.execute("INSERT INTO migration (source, moving, last) VALUES (?, ?, ?)", note)


def _batches(
    endpoint: Endpoint, table: StoredTable, last: list[Any], batch: int
) -> Iterator[list[Sequence[Any]]]:
    """The rows of a table after that key, in the order of their keys."""
    while True:
        rows = endpoint.read(partial(_rows, query=table.after(last), values=(*last, batch)))
        if not rows:
            return
        yield rows
        last = table.key_of(rows[-1])


def _rows(db: Connection, query: str, values: Sequence[Any]) -> list[Sequence[Any]]:
    return [tuple(row) for row in db.execute(query, values)]


def _compared(
    source: Endpoint, target: Endpoint, told: Callable[[Moved], None], batch: int
) -> Iterator[Moved]:
    """Every table's count and digest; raises DatabaseUnusable at the first that differs."""
    for table in tables():
        ours, theirs = (_digested(each, table, batch) for each in (source, target))
        if ours != theirs:
            facts: dict[str, str | int] = {"path": target.name, "table": table.name}
            raise DatabaseUnusable("error-migrate-differs", **facts, rows=theirs.rows, of=ours.rows)
        told(ours)
        yield ours


def _digested(endpoint: Endpoint, table: StoredTable, batch: int) -> Moved:
    digest, count = sha256(), 0
    for rows in _batches(endpoint, table, [], batch):
        count += len(rows)
        for row in rows:
            for value in row:
                digest.update(_as_bytes(value))
    return Moved(table.name, count, digest.hexdigest())


def _as_bytes(value: Any) -> bytes:
    """A value in one way whatever keeps it: its kind, its length, and itself; yes and no are 1 and 0."""
    match value:
        case None:
            return b"-"
        case bool() | int():
            kind, told = b"i", b"%d" % value
        case float():
            kind, told = b"f", struct.pack(">d", value)
        case str():
            kind, told = b"s", value.encode()
        case _:
            kind, told = b"b", bytes(value)
    return b"%b%d:%b" % (kind, len(told), told)


class FileEndpoint:
    """A file of SQLite's."""

    def __init__(self, path: Path) -> None:
        self.name = str(path)
        self._path = path
        self._db: sqlite3.Connection | None = None

    @property
    def place(self) -> str:
        """The file's real path."""
        return str(self._path.resolve())

    def there(self) -> bool:
        """True if there is a file."""
        return self._path.exists()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold it open for this program alone."""
        with one_bot(self._path):
            try:
                yield
            finally:
                if self._db is not None:
                    self._db.close()
                    self._db = None

    def taken(self) -> int:
        """Number of steps taken; 0 without a file, or with nothing in it."""
        if not self._path.exists():
            return 0
        return self.read(lambda db: int(db.execute("PRAGMA user_version").fetchone()[0]))

    def read(self, query: Query[T]) -> T:
        """Run a query."""
        return self._done("BEGIN", query)

    def write(self, change: Query[T]) -> T:
        """Return a change's result once on disk."""
        return self._done("BEGIN IMMEDIATE", change)

    def begin(self, source: str) -> str | None:
        """Makes the tables where there is nothing; no step counts as taken until all is there."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.touch(PRIVATE)
            self._db = writing(self._path)
        except (*DAMAGE,) as fault:
            raise DatabaseUnusable(fault_key(fault), path=self.name, why=str(fault)) from fault

        def made(db: Connection) -> str | None:
            if half_moved(db):
                return _source_noted(db)
            if db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                return None
            lay_out(db)
            _note_source(db, source)
            return source

        return self.write(made)

    def stored(self, table: str, row: Sequence[Any]) -> Sequence[Any]:
        """Row as it is: yes and no are numbers here, as in Python."""
        del table
        return row

    def last_number(self, db: Connection, table: str) -> int:
        """Last id by SQLite."""
        row = db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
        return int(row["seq"]) if row is not None else 0

    def number_from(self, db: Connection, table: str, last: int) -> None:
        """The next id is higher."""
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))

    def finish(self, db: Connection) -> None:
        """Let bots open it."""
        db.execute("DROP TABLE migration")
        db.execute(f"PRAGMA user_version = {len(STEPS)}")

    def _done(self, begin: str, body: Query[T]) -> T:
        try:
            if self._db is None:
                self._db = reading(self._path)
            return transaction(self._db, begin, body)
        except DAMAGE as fault:
            raise DatabaseUnusable(fault_key(fault), path=self.name, why=str(fault)) from fault


class ServerEndpoint:
    """A database on a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self._server = Server(url)
        self._opened: OneConnection | None = None
        self._yes_or_no: dict[str, tuple[bool, ...]] = {}
        self.name = self._server.name

    @property
    def place(self) -> str:
        """The database's name; another name of the same server leads to the lock, which is taken."""
        return self.name

    def there(self) -> bool:
        """True: the server is asked under the lock."""
        return True

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold it open for this program alone."""
        with OneProgram(self._server, Path()), closing(OneConnection(self._server)) as self._opened:
            yield
        self._opened = None

    def taken(self) -> int:
        """Number of steps taken; 0 where there is nothing in it."""
        return self.read(taken_in)

    def read(self, query: Query[T]) -> T:
        """Run a query."""
        return self._done(READING, query)

    def write(self, change: Query[T]) -> T:
        """Return a change's result once on disk."""
        return self._done(WRITING, change)

    def begin(self, source: str) -> str | None:
        """Makes the tables where there is nothing."""

        def made(db: Connection) -> str | None:
            if is_half_moved(db):
                return _source_noted(db)
            if taken_in(db):
                return None
            upgrade(db)
            _note_source(db, source)
            return source

        return self.write(made)

    def stored(self, table: str, row: Sequence[Any]) -> Sequence[Any]:
        """Row with yes and no for SQLite's numbers."""
        if table not in self._yes_or_no:
            query = (
                "SELECT data_type = 'boolean' FROM information_schema.columns"
                " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"
            )
            found = self.read(lambda db: db.execute(query, (table,)).fetchall())
            self._yes_or_no[table] = tuple(row[0] for row in found)
        pairs = zip(row, self._yes_or_no[table], strict=True)
        return [bool(value) if truth and value is not None else value for value, truth in pairs]

    def last_number(self, db: Connection, table: str) -> int:
        """Last id by the sequence."""
        row = db.execute(f"SELECT last_value, is_called FROM {table}_id_seq").fetchone()
        return int(row["last_value"]) if row["is_called"] else 0

    def number_from(self, db: Connection, table: str, last: int) -> None:
        """The next id is higher."""
        db.execute("SELECT setval(?, ?, ?)", (f"{table}_id_seq", max(last, 1), last > 0))

    def finish(self, db: Connection) -> None:
        """Let bots open it."""
        db.execute("DROP TABLE migration")

    def _done(self, begin: str, body: Query[T]) -> T:
        if self._opened is None:
            raise ValueError("it is not open")
        return self._opened.done(begin, body)


def _note_source(db: Connection, source: str) -> None:
    db.execute(PROGRESS)
    db.execute("INSERT INTO migration (source, moving, last) VALUES (?, '', '[]')", (source,))


def _source_noted(db: Connection) -> str:
    return str(db.execute("SELECT source FROM migration WHERE moving = ''").fetchone()["source"])
