"""Four ways to write a move, beside raw sqlite3: P7 of docs/performance.md, and a decision's figures.

`python -m bench.store_layers`. Every layer writes the very statements of one move, as our store does
(WAL, synchronous FULL), into a file of its own; they take turns, and each is compared with raw sqlite3
of the same round. A slow disk hides what a layer costs: so once more in memory, with the CPU beside.
"""

import asyncio
import importlib.util
import os
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import dataclass, replace
from operator import truediv
from pathlib import Path
from shutil import copyfile
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, TypeVar

import aiosqlite

from bench.stored import ANN, StoredShell
from bench.yardstick import line, verdict
from bot.store import database as store
from bot.store.database import Query
from bot.store.matches import Matches
from bot.store.sqlite import SqliteDatabase
from bot.store.witness import Witness

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")

MOVES = 100
ROUNDS = 10
MEMORY = Path("/dev/shm")
RAW = "raw sqlite3"
OURS = "ours: one function, one hop"
KEEPS_VERSIONS = "INSERT INTO moves (table_id, version,"


@dataclass(frozen=True, slots=True)
class Statement:
    """SQL with its rows; `many`: given all at once."""

    sql: str
    rows: tuple[tuple[Any, ...], ...]  # of whatever a database takes
    many: bool = False


Move = tuple[Statement, ...]
Write = Callable[[Move], Awaitable[None]]
"""Writes one move, durably."""


def main() -> None:
    """Print everything."""
    versions = f"SQLite {sqlite3.sqlite_version}, aiosqlite {aiosqlite.__version__}"
    print(f"Python {sys.version.split()[0]}, {versions}")
    if importlib.util.find_spec("sqlalchemy") and importlib.util.find_spec("greenlet"):
        compared = LAYERS | WITH_SQLALCHEMY
    else:
        print("SQLAlchemy is not installed: two layers are left out; `make bench` brings it")
        compared = LAYERS
    with TemporaryDirectory() as folder:
        print("\nP7  moves on disk per second")
        asyncio.run(layers(Path(folder), compared, goal=0.5))
    if os.access(MEMORY, os.W_OK):
        with TemporaryDirectory(dir=MEMORY) as folder:
            print("\nThe same in memory: what the layers themselves cost, where no disk is waited for")
            asyncio.run(layers(Path(folder), compared))


async def layers(folder: Path, compared: Mapping[str, "Layer"], goal: float | None = None) -> None:
    """A line for each layer."""
    move = await one_move(folder / "prepared.sqlite3")
    rates: dict[str, list[float]] = {name: [] for name in compared}
    cpus: dict[str, list[float]] = {name: [] for name in compared}
    for number in range(ROUNDS):
        first = number % len(compared)  # every layer goes first in turn
        for name, layer in (*compared.items(), *compared.items())[first : first + len(compared)]:
            path = folder / f"{number}.sqlite3"
            copyfile(folder / "prepared.sqlite3", path)
            async with layer(path, move) as write:
                rate, cpu = await pace(write, move)
            rates[name].append(rate)
            cpus[name].append(cpu)
            for ending in ("", "-wal", "-shm"):
                path.with_name(path.name + ending).unlink(missing_ok=True)
    for name, found in rates.items():
        remark = f"{1e3 * median(cpus[name]):.2f} ms of CPU a move"
        if name != RAW:
            ratio = median(map(truediv, found, rates[RAW]))
            remark += f", {verdict(ratio, goal)}" if goal and name == OURS else f", {ratio:.2f}x raw"
        line(name, f"{median(found):.0f} /s", remark)


async def pace(write: Write, move: Move) -> tuple[float, float]:
    """Moves per second, and seconds of CPU for one."""
    moves = [of_version(move, version) for version in range(10_000, 10_000 + MOVES)]
    began, used = perf_counter(), process_time()
    for each in moves:
        await write(each)
    return MOVES / (perf_counter() - began), (process_time() - used) / MOVES


# ---- the move ----


async def one_move(path: Path) -> Move:
    """Makes a file with a table in play; what our store writes there for the legal action that tells most."""
    shell = StoredShell(path)
    table_id = await shell.table()
    moves = []
    for offer in (await shell.coordinator.reader.panel(ANN, table_id)).view.offers:
        listener = _Listener(path)
        shell.store.matches = Matches(listener, shell.codecs, Witness(path))
        await shell.coordinator.play.act(ANN, table_id, None, str(offer.action))
        moves.append(tuple(listener.heard))
    await shell.close()
    return max(moves, key=len)


def of_version(move: Move, version: int) -> Move:
    """The same move under another version."""
    return tuple(
        replace(each, rows=tuple((table, version, *rest) for table, _, *rest in each.rows))
        if each.sql.startswith(KEEPS_VERSIONS)
        else each
        for each in move
    )


class _Listener(SqliteDatabase):
    """Hears what a transaction says, and undoes it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.heard: list[Statement] = []

    async def write(self, change: Query[T]) -> T:
        with closing(sqlite3.connect(self.path, isolation_level=None, factory=_Heard)) as db:
            db.row_factory = sqlite3.Row
            sqlite3.Connection.execute(db, "BEGIN IMMEDIATE")
            outcome = change(db)
            sqlite3.Connection.execute(db, "ROLLBACK")
            self.heard = db.heard
        return outcome


class _Heard(sqlite3.Connection):
    """A connection that remembers what it was asked."""

    def __init__(self, *how: Any, **more: Any) -> None:
        super().__init__(*how, **more)
        self.heard: list[Statement] = []

    def execute(self, sql: str, row: Any = (), /) -> sqlite3.Cursor:
        self.heard.append(statement(sql, [row]))
        return super().execute(sql, row)

    def executemany(self, sql: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        kept = list(rows)
        self.heard.append(statement(sql, kept, many=True))
        return super().executemany(sql, kept)


NAME = re.compile(r"""'(?:[^']|'')*'|"[^"]*"|(?<!:):([a-z_]+)""")  # a literal, or a value's name


def statement(sql: str, rows: Sequence[Any], many: bool = False) -> Statement:
    """A statement with question marks alone, as every layer takes it; rows may have had names.

    >>> statement("SELECT 'a:b' WHERE a = :one AND b = :two", [{"two": 2, "one": 1}])
    Statement(sql="SELECT 'a:b' WHERE a = ? AND b = ?", rows=((1, 2),), many=False)
    """
    if not rows or not isinstance(rows[0], Mapping):
        return Statement(sql, tuple(tuple(row) for row in rows), many)
    names = [match[1] for match in NAME.finditer(sql) if match[1]]
    marked = NAME.sub(lambda match: "?" if match[1] else match[0], sql)
    return Statement(marked, tuple(tuple(row[name] for name in names) for row in rows), many)


# ---- the layers ----

Layer = Callable[[Path, Move], AbstractAsyncContextManager[Write]]


def _written(db: store.Connection, move: Move) -> None:
    for each in move:
        if each.many:
            db.executemany(each.sql, each.rows)
        else:
            db.execute(each.sql, each.rows[0])


@asynccontextmanager
async def raw(path: Path, _: Move) -> AsyncIterator[Write]:
    """The standard library alone, on this thread."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for pragma in PRAGMAS:
            db.execute(pragma)

        async def write(move: Move) -> None:
            db.execute("BEGIN IMMEDIATE")
            _written(db, move)
            db.execute("COMMIT")

        yield write


@asynccontextmanager
async def ours(path: Path, _: Move) -> AsyncIterator[Write]:
    """A plain function on the connection's thread: one hop a transaction."""
    database = SqliteDatabase(path)

    async def write(move: Move) -> None:
        await database.write(lambda db: _written(db, move))

    yield write
    await database.close()


@asynccontextmanager
async def statement_by_statement(path: Path, _: Move) -> AsyncIterator[Write]:
    """(a) aiosqlite as it is meant: a hop to the thread for every statement."""
    async with aiosqlite.connect(path, isolation_level=None) as db:
        for pragma in PRAGMAS:
            await db.execute(pragma)
        alone = asyncio.Lock()  # so that two tables' statements never share a transaction

        async def write(move: Move) -> None:
            async with alone:
                await db.execute("BEGIN IMMEDIATE")
                for each in move:
                    if each.many:
                        await db.executemany(each.sql, each.rows)
                    else:
                        await db.execute(each.sql, each.rows[0])
                await db.execute("COMMIT")

        yield write


@asynccontextmanager
async def run_sync(path: Path, move: Move) -> AsyncIterator[Write]:
    """(b) SQLAlchemy's text() in a plain function, by AsyncConnection.run_sync over aiosqlite.

    Beneath, the driver still hops for every statement; only the function does not show it.
    """
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", isolation_level="AUTOCOMMIT")
    body = _sqlalchemy_body(engine.sync_engine, move)
    async with engine.connect() as connection:

        async def write(move: Move) -> None:
            await connection.run_sync(body, move)

        yield write
    await engine.dispose()


@asynccontextmanager
async def on_a_thread(path: Path, move: Move) -> AsyncIterator[Write]:
    """(c) SQLAlchemy's text() with its synchronous driver, the whole function on a thread of its own."""
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{path}", isolation_level="AUTOCOMMIT")
    body = _sqlalchemy_body(engine, move)
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as thread:
        connection = await loop.run_in_executor(thread, engine.connect)

        async def write(move: Move) -> None:
            await loop.run_in_executor(thread, body, connection, move)

        yield write
        await loop.run_in_executor(thread, connection.close)
        await loop.run_in_executor(thread, engine.dispose)


def _sqlalchemy_body(engine: "Engine", move: Move) -> "Callable[[Connection, Move], None]":
    """What writes a move through SQLAlchemy; its statements are made beforehand, as a module's would be."""
    from sqlalchemy import event, text

    def settle(db: Any, _: object) -> None:  # the driver's own connection, whichever it is
        for pragma in PRAGMAS:
            db.execute(pragma)

    event.listen(engine, "connect", settle)
    made = {each.sql: text(_named(each.sql)) for each in move}

    def body(connection: "Connection", move: Move) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        for each in move:
            rows = [{f"v{place}": value for place, value in enumerate(row)} for row in each.rows]
            if rows:
                connection.execute(made[each.sql], rows if each.many else rows[0])
        connection.exec_driver_sql("COMMIT")

    return body


def _named(sql: str) -> str:
    r"""Question marks as names, as text() wants them; a colon of the statement's own is no name.

    >>> _named("UPDATE posts SET what = 'reminder:' || ? WHERE what = ?")
    "UPDATE posts SET what = 'reminder\\:' || :v0 WHERE what = :v1"
    """
    first, *others = sql.replace(":", r"\:").split("?")
    return first + "".join(f":v{place}{part}" for place, part in enumerate(others))


PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)

LAYERS: dict[str, Layer] = {
    RAW: raw,
    OURS: ours,
    "(a) aiosqlite, statement by statement": statement_by_statement,
}
WITH_SQLALCHEMY: dict[str, Layer] = {
    "(b) SQLAlchemy, run_sync over aiosqlite": run_sync,
    "(c) SQLAlchemy, synchronous on a thread": on_a_thread,
}


if __name__ == "__main__":
    main()
