"""The store's figures: whole moves and actions, P10 and P11 of docs/performance.md.

`python -m bench.shell`. P7, what the way to the database costs by itself, is measured in bench.store_layers,
clicks and pictures in bench.clicks.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.stored import ANN, StoredShell, later
from bench.yardstick import line, percentile, within
from bot.table.match import TableId
from bot.table.table import Phase

MOVES = 200
UNFINISHED = 10_000
GAMES = 100_000

READY = """
import asyncio, resource, sys
from pathlib import Path
from statistics import median
from time import perf_counter
began = perf_counter()
from bot.coordinator import Coordinator
from bot.games import games
from bot.store import Codec, Store
from bot.workers import Workers
known = games()
imported = perf_counter()

async def ready():
    codecs = {name: Codec(game.engine) for name, game in known.items()}
    store = Store.open(Path(sys.argv[1]), codecs)
    coordinator = Coordinator(store, known, Workers())
    await coordinator.scheduler.shift_deadlines()
    lines = await coordinator.reader.tables_of(1)
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
    """Moves on disk per second, encoding, indexes and all; and what a whole action costs on top."""
    print("\nMoves on disk per second")
    shell = StoredShell(folder / "moves.sqlite3")
    table_id = await shell.table()
    weight = await move_weight(shell, table_id)
    ours, raws = list[float](), list[float]()
    for _ in range(5):  # in turns, so that both meet the same disk
        raws.append(raw_moves(folder / "raw.sqlite3", weight))
        ours.append(await saves(shell, table_id, MOVES))
    line("raw sqlite3, three rows of the same weight", f"{median(raws):.0f} /s")
    line("store.save", f"{median(ours):.0f} /s")
    line("coordinator.act (load, play, save, panel)", f"{await acts(shell, MOVES // 2):.0f} /s")
    await shell.close()


async def readiness(folder: Path) -> None:
    """P10: from the start of a process to its own state ready, with many tables in play."""
    print(f"\nP10  ready with {UNFINISHED:,} unfinished tables, each with a clock, after a downtime")
    shell = StoredShell(folder / "ready.sqlite3")
    await shell.copies(UNFINISHED)
    await shell.store.clocks.keep_seen(datetime.now(UTC) - timedelta(hours=5))
    await shell.close()
    command = [sys.executable, "-c", READY, str(shell.path)]
    told = await asyncio.to_thread(subprocess.check_output, command, text=True)
    imported, ready, mine, memory = map(float, told.split())
    line("imports", f"{imported:.2f} s")
    line("own state ready, deadlines moved", f"{ready:.2f} s", within(ready, 1, "s"))
    line("memory", f"{memory:.0f} MB", within(memory, 150, "MB"))
    line("tables of one person, found at once", f"{mine:.0f}")


async def large_file(folder: Path) -> None:
    """P11: a commit in a file of many games beside one in a small file."""
    print(f"\nP11  median commit in a file of {GAMES:,} games")
    small, large = StoredShell(folder / "small.sqlite3"), StoredShell(folder / "large.sqlite3")
    await large.copies(GAMES)
    await large.close()  # so that the copying's own write-ahead log is gone
    large = StoredShell(folder / "large.sqlite3")
    line("the file", f"{large.path.stat().st_size / 1e6:.0f} MB")
    entries = {shell: await shell.entry(await shell.table()) for shell in (small, large)}
    times: dict[StoredShell, list[float]] = {small: [], large: []}
    for _ in range(8):
        for shell, taken in times.items():
            for _ in range(50):
                began = perf_counter()
                await shell.store.matches.save(entries[shell])
                taken.append(perf_counter() - began)
                entries[shell] = later(entries[shell])
    medians = {shell: percentile(sorted(taken), 0.5) for shell, taken in times.items()}
    line("a commit in the small file", f"{medians[small] * 1e3:.2f} ms")
    ratio = round(medians[large] / medians[small], 2)
    line(
        "a commit in the large file", f"{medians[large] * 1e3:.2f} ms", within(ratio, 1.25, "x the small one")
    )
    for shell in (small, large):
        await shell.close()


async def saves(shell: StoredShell, table_id: TableId, moves: int) -> float:
    """Moves saved per second."""
    entry = await shell.entry(table_id)
    began = perf_counter()
    for _ in range(moves):
        await shell.store.matches.save(entry)
        entry = later(entry)
    return moves / (perf_counter() - began)


async def acts(shell: StoredShell, actions: int) -> float:
    """Whole actions of a person per second; computers play in between, not counted."""
    coordinator = shell.coordinator
    table_id, done, spent = await shell.table(), 0, 0.0
    while done < actions:
        await coordinator.scheduler.run_due()
        panel = await coordinator.reader.panel(ANN, table_id)
        if panel.phase is not Phase.PLAYING:
            table_id = await shell.table()
        elif panel.asked:
            began = perf_counter()
            await coordinator.play.act(ANN, table_id, panel.question, str(panel.view.offers[0].action))
            spent += perf_counter() - began
            done += 1
    return done / spent


async def move_weight(shell: StoredShell, table_id: TableId) -> tuple[bytes, str]:
    """A snapshot and its questions, as they are kept."""
    match = await shell.store.matches.load(table_id)
    return shell.codecs[match.game].kept(match.position), json.dumps(match.questions)


def raw_moves(path: Path, weight: tuple[bytes, str]) -> float:
    """Moves per second of sqlite3 alone: one transaction with a snapshot, a head and a letter."""
    state, questions = weight
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


if __name__ == "__main__":
    main()
