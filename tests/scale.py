"""`make scale`: three processes of a bot on one PostgreSQL, a sandbox with eight shards, and people who play.

Every twenty seconds a process is killed with -9 and started anew, as a supervisor does. Printed are how long
clicks wait, how many moves a second one, two and three processes make, how long shards are without anybody,
what of the limit of requests is used, and what was lost or done twice. docs/scale.md has the figures.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

import psycopg

from bench.clicks import Table, Usage, a_crowd, a_table, controls, panel
from bench.stored import StoredShell
from bench.yardstick import line, percentile
from bot.store import endpoint, migrate
from discord_sandbox import ClientRefuses, Limits, LoggedRequest, Person, ResponseType, Sandbox
from tests.helpers.elsewhere import Elsewhere
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.postgresql import NoServer, Running, running
from tests.helpers.program import PROJECT

SAFE = ("fsync=on", "synchronous_commit=on", "full_page_writes=on", "autovacuum=on")
DATABASE = "scale"
KILLED_EVERY = 20.0  # seconds
SHOWN = 10.0  # seconds after which nobody waits any longer for what a killed process would have shown
PEOPLE = 100


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints; 1 if anything was lost, or done twice."""
    asked = _command_line().parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # it must not leave a server behind
    try:
        with tempfile.TemporaryDirectory() as folder, running(*SAFE) as server:
            return asyncio.run(measured(asked, Path(folder), server))
    except NoServer as fault:
        print(f"not measured: {fault}")
        return 0


def _command_line() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(prog="python -m tests.scale", description=__doc__)
    told.add_argument("--stored", type=int, default=20_000, help="tables that nobody plays at meanwhile")
    told.add_argument("--tables", type=int, default=300, help="tables in play")
    told.add_argument("--shards", type=int, default=8)
    told.add_argument("--processes", type=int, default=3)
    told.add_argument("--identifies", type=int, default=5, help="sessions that may begin in five seconds")
    told.add_argument("--clicks", type=float, default=10.0, help="a second, all people together")
    told.add_argument("--seconds", type=float, default=300.0, help="of play while processes are killed")
    told.add_argument("--quiet", type=float, default=30.0, help="seconds of play with 1, 2, … processes")
    return told


async def measured(asked: argparse.Namespace, folder: Path, server: Running) -> int:
    """All of it, one part after the other."""
    url = server.url(DATABASE)
    server.execute(f"CREATE DATABASE {DATABASE} TEMPLATE template0 ENCODING 'UTF8'")
    await _store(asked, folder, url)
    async with Sandbox.running(shards=asked.shards) as sandbox, _bot(asked, sandbox, folder, url) as bot:
        sandbox.limits = Limits.none()
        await bot.start_all()
        tables = await _tables(asked, sandbox)
        print(f"{asked.stored:,} tables stored, {len(tables)} in play, {asked.shards} shards")
        for number in range(1, asked.processes + 1):
            await bot.only(number)
            await _part(f"{number} of the processes", bot, tables, asked.clicks * 4, asked.quiet)
        sandbox.limits = Limits(identify_concurrency=asked.identifies)
        await bot.start_all()
        killing = asyncio.gather(bot.killed_again_and_again(), bot.watched())
        total = await _part("a kill every 20 s", bot, tables, asked.clicks, asked.seconds)
        killing.cancel()
        with suppress(asyncio.CancelledError):
            await killing
        await bot.start_all()
        await sandbox.idle(quiet=2.0)
        _print_take_overs(bot)
        await bot.stop()
        return _lost_or_doubled(url, sandbox, total)


async def _store(asked: argparse.Namespace, folder: Path, url: str) -> None:
    """So many tables, on a thousand servers, moved to the server as a host does it."""
    stored = StoredShell(folder / "db.sqlite3")
    await stored.copies(asked.stored)
    await stored.close()
    with closing(sqlite3.connect(stored.path)) as db, db:
        db.execute("UPDATE tables SET guild_id = (id % 1000) << 22")
    began = perf_counter()
    moved = migrate(endpoint(f"sqlite:///{stored.path}"), endpoint(url))
    rows = sum(each.rows for each in moved)
    line("moved to PostgreSQL", f"{perf_counter() - began:.0f} s", f"{rows:,} rows")


# ---- the processes ----


@dataclass
class Bot:
    """Several processes of one bot, and what became of their shards."""

    sandbox: Sandbox
    folder: Path
    settings: dict[str, str]
    shards: int
    size: int
    processes: dict[int, asyncio.subprocess.Process] = field(default_factory=dict)
    without: list[float] = field(default_factory=list)  # seconds until every shard was served again
    kills: int = 0

    @property
    def all_shards(self) -> frozenset[tuple[int, int]]:
        return frozenset((shard, self.shards) for shard in range(self.shards))

    def own(self, number: int) -> str:
        """The shards of one of the processes."""
        return ",".join(str(shard) for shard in range(self.shards) if shard % self.size == number)

    async def start(self, number: int) -> None:
        settings = {**os.environ, **self.settings, "SHARD_IDS": self.own(number)}
        with (self.folder / f"{number}.log").open("ab") as log:
            self.processes[number] = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", cwd=PROJECT, env=settings, stdout=log, stderr=log
            )

    async def start_all(self) -> None:
        for number in range(self.size):
            if number not in self.processes:
                await self.start(number)
        await self.sandbox.until(lambda: self.sandbox.gateway.shards == self.all_shards)
        await asyncio.sleep(5.0)  # shards that go back to their own process have done so

    async def only(self, number: int) -> None:
        """So many of the processes serve all shards."""
        for other in range(self.size):
            if other < number and other not in self.processes:
                await self.start(other)
            elif other >= number and other in self.processes:
                process = self.processes.pop(other)
                process.terminate()
                await process.wait()
        await self.sandbox.until(lambda: self.sandbox.gateway.shards == self.all_shards)
        await asyncio.sleep(5.0)

    async def killed_again_and_again(self) -> None:
        """One of the processes every twenty seconds, whatever became of the one before."""
        dice = random.Random(1)
        while True:
            await asyncio.sleep(KILLED_EVERY)
            number = dice.choice(sorted(self.processes))
            process = self.processes[number]
            self.kills += 1
            process.kill()
            await process.wait()
            await self.start(number)

    async def watched(self) -> None:
        """Notes how long not every shard was served."""
        while True:
            await self.sandbox.until(lambda: self.sandbox.gateway.shards != self.all_shards, patience=inf)
            began = perf_counter()
            await self.sandbox.until(lambda: self.sandbox.gateway.shards == self.all_shards, patience=inf)
            self.without.append(perf_counter() - began)

    async def stop(self) -> None:
        for process in self.processes.values():
            with suppress(ProcessLookupError):
                process.terminate()
        for process in self.processes.values():
            await process.wait()
        self.processes.clear()

    def usage(self) -> tuple[float, float]:
        """Seconds of processor time, and MB of the largest process with its workers."""
        used = [Usage.of(process.pid) for process in self.processes.values() if process.returncode is None]
        return sum(each.cpu for each in used), max(each.memory for each in used)


@asynccontextmanager
async def _bot(asked: argparse.Namespace, sandbox: Sandbox, folder: Path, url: str) -> AsyncIterator[Bot]:
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.rest_url,
        "DATABASE_URL": url,
        "DATABASE_PATH": str(folder / "beside.sqlite3"),
        "LOG_LEVEL": "WARNING",
        "WORKERS": "1",
        "OWN_EMOJI": "off",
        "SHARDS": str(asked.shards),
    }
    bot = Bot(sandbox, folder, settings, asked.shards, asked.processes)
    try:
        yield bot
    finally:
        await bot.stop()


# ---- the people ----


async def _tables(asked: argparse.Namespace, sandbox: Sandbox) -> list[Table]:
    """Tables of two people each, on a server of every shard in turn."""
    people = a_crowd(sandbox, PEOPLE)
    owner, shards = people[0].account, asked.shards
    servers = [
        sandbox.world.create_guild(f"S{shard}", owner, shard=(shard, shards)) for shard in range(shards)
    ]
    places = [Elsewhere(sandbox, next(iter(server.channels.values()))) for server in servers]
    tables = []
    for number in range(asked.tables):
        pair = people[number % PEOPLE], people[(number * 7 + 1 + number // PEOPLE) % PEOPLE]
        if pair[0].id == pair[1].id:
            pair = pair[0], people[(number + 2) % PEOPLE]
        tables.append(await a_table(places[number % shards], pair))
    return tables


@dataclass
class Told:
    """What people saw: milliseconds until an answer, moves that were acknowledged, and red lines."""

    answered: list[float] = field(default_factory=list)
    moves: int = 0
    seen: dict[tuple[int, int], int] = field(default_factory=dict)  # which question each was shown at a table
    red: int = 0
    seconds: float = 0.0


TOTAL = Told()


async def _part(name: str, bot: Bot, tables: list[Table], clicks: float, seconds: float) -> Told:
    """People click for so long; what they saw is printed, and added to the whole."""
    told, sandbox = Told(), bot.sandbox
    since, before = sandbox.clock.now(), bot.usage()[0]
    began, turns = perf_counter(), asyncio.Semaphore(0)
    pace = asyncio.create_task(_paced(turns, clicks))
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(_plays(sandbox, table, turns, told, began + seconds))
    pace.cancel()
    told.seconds = perf_counter() - began
    after, memory = bot.usage()
    print(f"\n{name}")
    times, moves = sorted(told.answered), told.moves
    line("clicks", f"{(len(times) + told.red) / told.seconds:.1f} /s", f"{len(times) + told.red} in all")
    line("clicks answered p50", f"{percentile(times, 0.5):.0f} ms")
    line("clicks answered p99", f"{percentile(times, 0.99):.0f} ms")
    line("moves", f"{moves / told.seconds:.1f} /s")
    line("without an answer", f"{told.red}")
    asked = [each for each in sandbox.requests if each.at >= since and not _exempt(each)]
    line("requests that count", f"{len(asked) / told.seconds:.1f} /s", "of 50")
    line("refused for being too many", f"{sum(each.status == 429 for each in asked)}")
    if after > before:
        line("processor time per move, all processes", f"{1e3 * (after - before) / max(1, moves):.0f} ms")
    line("the largest process with its worker", f"{memory:.0f} MB")
    TOTAL.seen |= told.seen
    return TOTAL


def _exempt(request: LoggedRequest) -> bool:
    """Answers to clicks do not count."""
    return request.path.startswith(("/interactions", "/webhooks"))


async def _paced(turns: asyncio.Semaphore, clicks: float) -> None:
    while True:
        turns.release()
        await asyncio.sleep(1 / clicks)


async def _plays(sandbox: Sandbox, table: Table, turns: asyncio.Semaphore, told: Told, until: float) -> None:
    dice = random.Random(table.number)
    while perf_counter() < until:
        await turns.acquire()
        asked = [(person, m) for person in table.people if (m := panel(person, table.number)) is not None]
        if not asked:
            await asyncio.sleep(0.1)
            continue
        person, message = dice.choice(asked)
        custom_id, value = dice.choice(controls(message))
        with suppress(ClientRefuses, LookupError):  # taken away between look and click
            await _click(sandbox, person, message, custom_id, value, table.number, told)


async def _click(
    sandbox: Sandbox,
    person: Person,
    message: Any,
    custom_id: str,
    value: str | None,
    table_id: int,
    told: Told,
) -> None:
    edited, began = message.edited, perf_counter()
    if value is None:
        reply = await person.click(message, custom_id=custom_id, patience=ON_A_BUSY_MACHINE)
    else:
        reply = await person.choose(message, value, custom_id=custom_id, patience=ON_A_BUSY_MACHINE)
    if reply.failed:
        told.red += 1
        return
    told.answered.append(1e3 * (perf_counter() - began))
    with suppress(TimeoutError):
        await sandbox.until(lambda: message.edited != edited or message.deleted, patience=SHOWN)
    if reply.interaction.answer is ResponseType.DEFERRED_UPDATE:
        told.moves += 1
    for shown, _ in controls(message, f"cp:{table_id}:"):
        told.seen[table_id, person.id] = int(shown.split(":")[2])


# ---- afterwards ----


def _print_take_overs(bot: Bot) -> None:
    print("\ntake-over")
    if times := sorted(bot.without):
        line("kills", f"{bot.kills}")
        line("times in which a shard was without anybody", f"{len(times)}")
        line("until every shard was served again: p50", f"{percentile(times, 0.5):.1f} s")
        line("until every shard was served again: the longest", f"{times[-1]:.1f} s")


def _lost_or_doubled(url: str, sandbox: Sandbox, told: Told) -> int:
    """Moves that people saw and the database has not; messages that stand twice; letters never told."""
    with psycopg.connect(url) as db:
        asked = (
            "SELECT seats.table_id, seats.player, seats.seat, moves.questions FROM seats"
            " JOIN tables ON tables.id = seats.table_id"
            " JOIN moves ON moves.table_id = tables.id AND moves.version = tables.version"
        )
        kept = {(table, player): json.loads(each)[seat] for table, player, seat, each in db.execute(asked)}
        torn = [key for key, question in told.seen.items() if kept.get(key, 0) < question]
        query = (
            "SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'story'"
            " AND not_before < extract(epoch FROM now()) - 30"
        )
        waiting = db.execute(query).fetchone()
    lost = len(torn) + int(waiting[0] if waiting else 0)
    nonces = Counter(str(m.nonce) for m in sandbox.world.messages() if m.nonce is not None)
    doubled = sum(times - 1 for times in nonces.values())
    print("\nafterwards")
    line("moves seen and lost, letters that wait still", f"{lost}", f"of {len(told.seen)} last questions")
    line("messages that stand twice", f"{doubled}")
    return 1 if lost or doubled else 0


if __name__ == "__main__":
    sys.exit(main())
