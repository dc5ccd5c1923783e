"""The store's figures: P7, P10 and P11 of docs/performance.md, each beside raw sqlite3 in the same run.

`python -m bench.shell`. Clicks and pictures are measured in bench.clicks.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, perf_counter_ns

from bench.yardstick import line, percentile, verdict, within
from bot.coordinator import Coordinator
from bot.games import games
from bot.store import Codec, Entry, Store
from bot.table.clock import Pace
from bot.table.match import Level
from bot.table.outbox import TO_TABLE, Draft, Kind

MOVES = 200
UNFINISHED = 10_000
GAMES = 100_000

READY = """
import asyncio, resource, sys
from pathlib import Path
from time import perf_counter
began = perf_counter()
from bot.games import shelf
from bot.coordinator import Coordinator
from bot.store import Codec, Store
imported = perf_counter()

async def ready():
    games = shelf()
    store = Store(Path(sys.argv[1]), {name: Codec(game.state, game.events) for name, game in games.items()})
    coordinator = Coordinator(store, games)
    await coordinator.wake()
    lines = await coordinator.tables_of(1)
    print(imported - began, perf_counter() - imported, len(lines),
          resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    await store.close()

asyncio.run(ready())
"""


def main() -> None:
    """Print everything."""
    print(f"Python {sys.version.split()[0]}, SQLite {sqlite3.sqlite_version}, WAL, synchronous FULL")
    with TemporaryDirectory() as folder:
        asyncio.run(durable_moves(Path(folder)))
        asyncio.run(readiness(Path(folder)))
        asyncio.run(large_file(Path(folder)))


async def durable_moves(folder: Path) -> None:
    """P7: moves on disk per second, and what a whole action costs on top."""
    print("\nP7  moves on disk per second")
    house = House(folder / "moves.sqlite3")
    table = await house.table()
    rows = await house.rows(table)
    ours, raws = list[float](), list[float]()
    for _ in range(5):  # in turns, so that both meet the same disk
        raws.append(raw_moves(folder / "raw.sqlite3", rows))
        ours.append(await house.saves(table, MOVES))
    raw, our = max(raws), max(ours)
    line("raw sqlite3, the same three rows", f"{raw:.0f} /s")
    line("store.save", f"{our:.0f} /s", verdict(our / raw, 0.5))
    line("coordinator.act (load, play, save, panel)", f"{await house.acts(MOVES // 2):.0f} /s")
    await house.store.close()


async def readiness(folder: Path) -> None:
    """P10: from the start of a process to its own state ready, with many tables in play."""
    print(f"\nP10  ready with {UNFINISHED:,} unfinished tables, each with a clock, after a downtime")
    path = folder / "ready.sqlite3"
    house = House(path)
    await copies(house, UNFINISHED)
    await house.store.keep_heartbeat(datetime.now(UTC) - timedelta(hours=5))
    await house.store.close()
    command = [sys.executable, "-c", READY, str(path)]
    told = await asyncio.to_thread(subprocess.check_output, command, text=True)
    imported, ready, mine, memory = map(float, told.split())
    line("imports", f"{imported:.2f} s")
    line("own state ready, deadlines moved", f"{ready:.2f} s", within(ready, 1, "s"))
    line("memory", f"{memory:.0f} MB", within(memory, 150, "MB"))
    line("tables of one person, found at once", f"{mine:.0f}")


async def large_file(folder: Path) -> None:
    """P11: a commit in a file of many games beside one in a small file."""
    print(f"\nP11  median commit in a file of {GAMES:,} games")
    small, large = House(folder / "small.sqlite3"), House(folder / "large.sqlite3")
    await copies(large, GAMES)
    await large.store.close()  # so that the copying's own write-ahead log is gone
    large = House(folder / "large.sqlite3")
    line("the file", f"{large.path.stat().st_size / 1e6:.0f} MB")
    tables = {house: await house.table() for house in (small, large)}
    times: dict[House, list[float]] = {small: [], large: []}
    for _ in range(8):
        for house, table in tables.items():
            times[house] += [await timed(partial(house.saves, table, 1)) for _ in range(50)]
    medians = {house: percentile(sorted(taken), 0.5) for house, taken in times.items()}
    line("small file", f"{medians[small] * 1e3:.2f} ms")
    ratio = medians[large] / medians[small]
    line("large file", f"{medians[large] * 1e3:.2f} ms", within(round(ratio, 2), 1.25, "x the small one"))
    for house in (small, large):
        await house.store.close()


class House:
    """A coordinator over a file of its own, with one person and one computer at every table."""

    def __init__(self, path: Path) -> None:
        self.path, self.games = path, games()
        self.store = Store(path, {name: Codec(game.state, game.events) for name, game in self.games.items()})
        self.coordinator = Coordinator(self.store, self.games, pause=timedelta(0))

    async def table(self) -> int:
        """A four-seat table, dealt."""
        lobby = await self.coordinator.open_lobby(
            1, "Ann", 7, 70, options={"rulebook": "french"}, pace=Pace.DAY
        )
        for _ in range(3):
            await self.coordinator.seat_computer(lobby.id, 1, Level.ROOKIE)
        await self.coordinator.deal(lobby.id, 1)
        while not (await self.coordinator.panel(lobby.id, 1)).asked:
            await self.coordinator.run_due()
        return lobby.id

    async def entry(self, table: int) -> Entry:
        """A move as the store gets it: snapshot, log line, one letter."""
        match = await self.store.load(table)
        later = replace(match, version=match.version + 1, published_version=match.version + 1)
        word = Draft(Kind.TABLE, TO_TABLE, after=match.version)
        return Entry(later, 0, "recruit", (), (0,), (word,), datetime.now(UTC), touched=True)

    async def saves(self, table: int, moves: int) -> float:
        """Moves saved per second."""
        entry = await self.entry(table)
        began = perf_counter()
        for _ in range(moves):
            await self.store.save(entry)
            later = entry.match.version + 1
            entry = replace(entry, match=replace(entry.match, version=later, published_version=later))
        return moves / (perf_counter() - began)

    async def rows(self, table: int) -> tuple[bytes, str]:
        """What one move weighs."""
        match = await self.store.load(table)
        game = self.games[match.game]
        return Codec(game.state, game.events).kept(match.state), json.dumps(match.questions)

    async def acts(self, actions: int) -> float:
        """Whole actions of a person per second; computers play in between, not counted."""
        table, done, spent = await self.table(), 0, 0.0
        while done < actions:
            await self.coordinator.run_due()
            panel = await self.coordinator.panel(table, 1)
            if panel.phase != "playing":
                table = await self.table()
            elif panel.asked:
                began = perf_counter()
                await self.coordinator.act(table, 1, panel.question, str(panel.view.offers[0].action))
                spent += perf_counter() - began
                done += 1
        return done / spent


async def copies(house: House, count: int) -> None:
    """Many tables in play, by copying the rows of one."""
    table = await house.table()
    await house.store.write(lambda db: copied(db, table, count))


def copied(db: sqlite3.Connection, table: int, count: int) -> None:
    for name in ("tables", "seats", "moves", "clocks", "posts"):
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        picked = ", ".join(f"{key} + n" if column == key else column for column in columns)
        db.execute(
            f"WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?)"
            f" INSERT INTO {name} ({', '.join(columns)}) SELECT {picked} FROM {name}, many WHERE {key} = ?",
            (count - 1, table),
        )
    db.execute("UPDATE tables SET computer_at = NULL")
    # Every table is another person's, as in life, but for a handful.
    db.execute("UPDATE seats SET player = player + table_id WHERE player IS NOT NULL AND table_id > 5")


def raw_moves(path: Path, rows: tuple[bytes, str]) -> float:
    """Moves per second of sqlite3 alone: one transaction with a snapshot, a head and a letter."""
    state, questions = rows
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(
            "CREATE TABLE moves (t INTEGER, v INTEGER, state BLOB, questions TEXT, PRIMARY KEY (t, v))"
        )
        db.execute("CREATE TABLE heads (t INTEGER PRIMARY KEY, v INTEGER)")
        db.execute("CREATE TABLE letters (id INTEGER PRIMARY KEY, t INTEGER, v INTEGER, kind TEXT)")
        db.execute("INSERT INTO heads VALUES (1, 0)")
        began = perf_counter()
        for version in range(MOVES):
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT INTO moves VALUES (1, ?, ?, ?)", (version, state, questions))
            db.execute("UPDATE heads SET v = ? WHERE t = 1", (version,))
            db.execute("INSERT INTO letters (t, v, kind) VALUES (1, ?, 'table')", (version,))
            db.execute("COMMIT")
        return MOVES / (perf_counter() - began)


async def timed(deed: Callable[[], Awaitable[object]]) -> float:
    began = perf_counter_ns()
    await deed()
    return (perf_counter_ns() - began) / 1e9


if __name__ == "__main__":
    main()
