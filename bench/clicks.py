"""The figures of a click: P8 and P9 of docs/performance.md, through real sockets with real pictures.

`python -m bench.clicks`. The bot is a program of its own beside 10,000 stored tables; people click in
the sandbox, at most 20 times a second all together. Each figure stands beside a bare request to the
same sandbox in the same run.
"""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import aiohttp

from bench.shell import House, copies
from bench.yardstick import line, percentile, within
from bot.sandbox import ClientRefuses, Limits, Message, Person, Sandbox
from bot.sandbox.interactions import Answer

STORED = 10_000
TABLES = (1, 20, 100)
CLICKS_A_SECOND = 20
SECONDS = 20.0
PROJECT = Path(__file__).parents[1]


def main() -> None:
    """Print everything."""
    with TemporaryDirectory() as folder:
        asyncio.run(clicks(Path(folder)))


async def clicks(folder: Path) -> None:
    """P8 and P9 with more and more tables in play."""
    house = House(folder / "db.sqlite3")
    await copies(house, STORED)
    await house.store.write(lambda db: db.execute("DELETE FROM outbox"))
    await house.store.close()
    async with Sandbox.running() as sandbox:
        sandbox.limits = Limits.none()
        async with a_program(sandbox, house.path) as bot:
            await sandbox.ready(patience=60)
            bare = await bare_requests(sandbox)
            print(f"a bare request to the sandbox: p50 {bare[0]:.1f} ms, p99 {bare[1]:.1f} ms")
            dealt: list[Table] = []
            for count in TABLES:
                while len(dealt) < count:
                    dealt.append(await a_table(sandbox, len(dealt)))
                await sandbox.idle()
                await measure(sandbox, bot, dealt)


@asynccontextmanager
async def a_program(sandbox: Sandbox, database: Path) -> AsyncIterator[int]:
    """`python -m bot`, connected to the sandbox; its process number."""
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.rest_url,
        "DATABASE_PATH": str(database),
        "LOG_LEVEL": "WARNING",
    }
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=PROJECT, env={**os.environ, **settings}
    )
    try:
        yield bot.pid
    finally:
        bot.terminate()
        await bot.wait()


@dataclass(slots=True)
class Table:
    """A table of two people, and its number."""

    number: int
    people: tuple[Person, ...]


@dataclass(slots=True)
class Times:
    """Milliseconds, by what was waited for."""

    answered: list[float] = field(default_factory=list)
    pictured: list[float] = field(default_factory=list)
    moves: int = 0


async def a_table(sandbox: Sandbox, place: int) -> Table:
    """A table of two people with its cards dealt."""
    people = (sandbox.people[place % 6], sandbox.people[(place + 1) % 6])
    last = next(reversed(sandbox.channel.messages.values()), None)
    await people[0].slash(sandbox.channel, "table new", length="full")
    lobby = await sandbox.message(lambda m: _ids(m, "t:", ":join"), channel=sandbox.channel, after=last)
    join = _ids(lobby, "t:", ":join")[0]
    number = int(join.split(":")[1])
    await people[1].click(lobby, custom_id=join)
    await sandbox.until(lambda: people[1].account.display in lobby.text)
    await people[0].click(lobby, custom_id=f"t:{number}:start")
    await sandbox.message(lambda m: _ids(m, f"t:{number}:", ":hand"), patience=30)
    return Table(number, people)


async def measure(sandbox: Sandbox, bot: int, tables: list[Table]) -> None:
    """Everybody clicks for a while."""
    times, used, began = Times(), _cpu(bot), perf_counter()
    turns = asyncio.Semaphore(0)
    pace = asyncio.create_task(_paced(turns))
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(_play(sandbox, table, turns, times, began + SECONDS))
    pace.cancel()
    spent, took = _cpu(bot) - used, perf_counter() - began
    print(f"\nP8  {len(tables)} tables in play, {STORED:,} stored: {len(times.answered) / took:.1f} clicks/s")
    _told("click -> answered", times.answered, 5, 50)
    _told("click -> private picture", times.pictured, None, 250)
    cpu = 1e3 * spent / max(times.moves, 1)
    line("P9  CPU of the bot per move, all its clicks and posts", f"{cpu:.1f} ms", within(cpu, 25, "ms"))
    line("moves committed", f"{times.moves / took:.1f} /s")


async def _paced(turns: asyncio.Semaphore) -> None:
    while True:
        turns.release()
        await asyncio.sleep(1 / CLICKS_A_SECOND)


async def _play(sandbox: Sandbox, table: Table, turns: asyncio.Semaphore, times: Times, until: float) -> None:
    dice = random.Random(table.number)
    while perf_counter() < until:
        await turns.acquire()
        asked = [(p, m) for p in table.people if (m := _panel(p, table.number)) is not None]
        if asked:
            person, message = dice.choice(asked)
            try:
                await _click(sandbox, person, message, dice, times)
            except (ClientRefuses, TimeoutError):
                continue  # the panel was taken away meanwhile, or the game is over
        else:
            await asyncio.sleep(0.02)


async def _click(
    sandbox: Sandbox, person: Person, message: Message, dice: random.Random, times: Times
) -> None:
    custom_id, value = dice.choice(_controls(message))
    edited, began = message.edited, perf_counter()
    if value is None:
        reply = await person.click(message, custom_id=custom_id, patience=0)
    else:
        reply = await person.choose(message, value, custom_id=custom_id, patience=0)
    times.answered.append(1e3 * (perf_counter() - began))
    await sandbox.until(lambda: message.edited != edited or message.deleted)
    if reply.interaction.answer is Answer.DEFERRED_UPDATE:
        times.pictured.append(1e3 * (perf_counter() - began))
        times.moves += 1


async def bare_requests(sandbox: Sandbox) -> tuple[float, float]:
    """Milliseconds (p50, p99) that a request without any bot takes here."""
    times, headers = [], {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for _ in range(300):
            began = perf_counter()
            async with session.get(f"{sandbox.rest_url}/users/@me") as answer:
                await answer.read()
            times.append(1e3 * (perf_counter() - began))
    times.sort()
    return percentile(times, 0.5), percentile(times, 0.99)


def _told(what: str, times: list[float], p50: float | None, p99: float) -> None:
    times.sort()
    middle, worst = percentile(times, 0.5), percentile(times, 0.99)
    line(f"{what} p50", f"{middle:.1f} ms", within(middle, p50, "ms") if p50 else "")
    line(f"{what} p99", f"{worst:.1f} ms", within(worst, p99, "ms"))


def _panel(person: Person, table: int) -> Message | None:
    asking = (m for m in reversed(person.mail) if not m.deleted and _controls(m, f"cp:{table}:"))
    return next(asking, None)


def _controls(message: Message, prefix: str = "cp:") -> list[tuple[str, str | None]]:
    chosen = [
        (select["custom_id"], option["value"])
        for select in message.selects
        if select["custom_id"].startswith(prefix)
        for option in select["options"]
    ]
    return [(custom_id, None) for custom_id in _ids(message, prefix)] + chosen


def _ids(message: Message, prefix: str, ending: str = "") -> list[str]:
    ids = (str(b.get("custom_id", "")) for b in message.buttons if not message.deleted)
    return [custom_id for custom_id in ids if custom_id.startswith(prefix) and custom_id.endswith(ending)]


def _cpu(program: int) -> float:
    """Seconds of processor time that a program has used."""
    fields = Path(f"/proc/{program}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
