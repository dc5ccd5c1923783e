"""Which database the tests run on: SQLite, or with TEST_POSTGRESQL a server (tests/on_postgresql.py).

The only place where that is chosen. A test names its database by a path; on a server it is one made for that
path, and dropped after the test.
"""

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit

import psycopg

from bot.store import Address, Codec, FileFault, Store, address
from bot.store import database as stored
from bot.store.postgresql import PostgresDatabase, Server, ServerConnection
from bot.store.sqlite import SqliteDatabase
from tests.helpers.new_file import begin_file

SERVER = os.environ.get("TEST_POSTGRESQL", "")  # the URL of its database `postgres`
TEMPLATE = "template_of_tests"  # with the steps of the schema taken

_made: dict[Path, str] = {}


def url_of(path: Path) -> str:
    """The DATABASE_URL of the database that is called by a path; empty for the file there."""
    return named(_name(path)) if SERVER else ""


def named(name: str) -> str:
    """The URL of the server's database of that name."""
    return urlunsplit(urlsplit(SERVER)._replace(path=f"/{name}"))


def begin(path: Path) -> None:
    """A database as a first start leaves it, unless there is one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not SERVER:
        begin_file(path)
    else:
        _make(path, f"TEMPLATE {TEMPLATE}")


def begin_nothing(path: Path) -> None:
    """On a server an empty database, unless there is one; a file is made by the first start."""
    if SERVER:
        _make(path, "TEMPLATE template0 ENCODING 'UTF8'")


def _make(path: Path, how: str) -> None:
    if path not in _made:
        _made[path] = _name(path)
        with suppress(psycopg.errors.DuplicateDatabase):  # another process of the same test was first
            command(f"CREATE DATABASE {_name(path)} {how}")


def address_of(path: Path) -> Address:
    """Where the database that is called by a path is."""
    return address(url_of(path), path)


def inspected(path: Path, codecs: Mapping[str, Codec]) -> tuple[FileFault, ...]:
    """What the host's check would find wrong there."""
    return address_of(path).inspect(codecs)


def store_at(path: Path, codecs: Mapping[str, Codec]) -> Store:
    """The store there, begun if it is not."""
    begin(path)
    return address_of(path).open(codecs)


class _OnServer(PostgresDatabase):
    def __init__(self, path: Path) -> None:
        begin(path)
        super().__init__(url_of(path))


if TYPE_CHECKING:
    Database = SqliteDatabase
else:
    Database = _OnServer if SERVER else SqliteDatabase

KIND: Any = PostgresDatabase if SERVER else SqliteDatabase
"""What a running bot opens: who patches a method of `Database`, which is one of these, patches no bot."""


@contextmanager
def connected(path: Path) -> Iterator[Any]:
    """A connection beside the bot's: as a host has one who looks in, or changes something. `?` for values."""
    if SERVER:
        connection = Server(url_of(path)).connect()
        try:
            yield _Beside(connection)
        finally:
            connection.close()
    else:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.row_factory = sqlite3.Row
            yield db


def contents(path: Path) -> str:
    """Every row of every table, as text."""
    every = (
        "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        if SERVER
        else "SELECT name FROM sqlite_master WHERE type = 'table'"
    )
    with connected(path) as db:
        names = sorted(row[0] for row in db.execute(every).fetchall())
        rows = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    return "\n".join(f"{name} {sorted(map(repr, map(tuple, found)))}" for name, found in rows.items())


async def copied(database: stored.Database, path: Path, copy: Path) -> None:
    """A database of another name with the same in it; on a server nobody may be at work in the first."""
    if not SERVER:
        await database.backup(copy)
        return
    command(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{_name(path)}'")
    _make(copy, f"TEMPLATE {_name(path)}")


def disk_full() -> Exception:
    """What the database says when there is no room."""
    return psycopg.errors.DiskFull() if SERVER else sqlite3.OperationalError("database or disk is full")


BrokenRule: type[Exception] = psycopg.IntegrityError if SERVER else sqlite3.IntegrityError
"""What is raised where a row may not be as it is."""


class _Beside:
    """Each statement is a transaction of its own."""

    def __init__(self, connection: Any) -> None:
        self._connection = ServerConnection(connection)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


def command(statement: str) -> None:
    """Executed on the server, in none of the tests' databases."""
    connection = Server(SERVER).connect()
    try:
        connection.execute(statement.encode())
    finally:
        connection.close()


def drop_all() -> None:
    """Drops what this process has made, whoever uses it still."""
    for name in _made.values():
        command(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    _made.clear()


def _name(path: Path) -> str:
    return f"test_{sha256(str(path).encode()).hexdigest()[:20]}"
