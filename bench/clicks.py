"""The figures of a click: P8 and P9 of docs/performance.md, through real sockets with real pictures.

`python -m bench.clicks`. The bot is a program of its own beside 10,000 stored tables; people click in
the sandbox, at most 20 times a second all together. Each figure stands beside a bare request to the
same sandbox in the same run. What the worker processes spend and hold counts as the bot's. Shootouts
stand still; what one in motion costs, bench.pictures says.
"""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import aiohttp

from bench.stored import StoredShell
from bench.yardstick import line, percentile, within
from discord_sandbox import Account, ClientRefuses, Limits, Message, Person, ResponseType, Sandbox

STORED = 10_000
TABLES = (1, 20, 100)
CLICKS_A_SECOND = 20
SECONDS = 20.0
HOSTS = 12  # each opens some of the tables: the bot lets one person open twelve an hour
PROJECT = Path(__file__).parents[1]


def main() -> None:
    """Print everything."""
    with TemporaryDirectory() as folder:
        asyncio.run(clicks(Path(folder)))


async def clicks(folder: Path) -> None:
    """P8 and P9 with more and more tables in play."""
    stored = StoredShell(folder / "db.sqlite3")
    await stored.copies(STORED)
    await stored.close()
    async with Sandbox.running() as sandbox:
        sandbox.limits = Limits.none()
        async with a_program(sandbox, stored.path) as bot:
            await sandbox.ready(patience=60)
            bare = await bare_requests(sandbox)
            print(f"a bare request to the sandbox: p50 {bare[0]:.1f} ms, p99 {bare[1]:.1f} ms")
            sandbox.guild.owner = sandbox.people[0].account
            await sandbox.people[0].slash(sandbox.channel, "server settings", motion="off")
            people, dealt = a_crowd(sandbox, HOSTS), list[Table]()
            for count in TABLES:
                while len(dealt) < count:
                    place = len(dealt) % HOSTS
                    dealt.append(await a_table(sandbox, (people * 2)[place : place + 2]))
                await sandbox.idle()
                await measure(sandbox, bot, dealt)


QUICK_FINGERS = """
import runpy
from bot.ui import taps
taps.SETTLING = 0
runpy.run_module("bot", run_name="__main__")
"""
"""`python -m bot`, which takes no quick press of ours for the second tap of two."""


@asynccontextmanager
async def a_program(sandbox: Sandbox, database: Path, **more: str) -> AsyncIterator[int]:
    """`python -m bot`, connected to the sandbox, with `more` settings; its process number."""
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.rest_url,
        "DATABASE_PATH": str(database),
        "LOG_LEVEL": "WARNING",
        **more,
    }
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", QUICK_FINGERS, cwd=PROJECT, env={**os.environ, **settings}
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


@dataclass(frozen=True, slots=True)
class Usage:
    """What a program and its children have used so far: seconds of processor time, and MB of memory."""

    own_cpu: float
    cpu: float
    own_memory: float
    memory: float

    @classmethod
    def of(cls, program: int) -> "Usage":
        family = [program, *_children(program)]
        cpus, memories = [_cpu(each) for each in family], [_memory(each) for each in family]
        return cls(cpus[0], sum(cpus), memories[0], sum(memories))

    def spent_since(self, before: "Usage") -> tuple[float, float]:
        """Seconds of processor time since then: all, and that of the children."""
        spent = self.cpu - before.cpu
        return spent, spent - (self.own_cpu - before.own_cpu)


def a_crowd(sandbox: Sandbox, count: int) -> tuple[Person, ...]:
    """So many more members of the server."""
    world = sandbox.world
    for number in range(len(world.people), len(world.people) + count):
        guest = Account(world.new_id(), f"guest{number}", f"Guest {number:03}")
        world.people = (*world.people, guest)
        world.accounts[guest.id] = guest
        world.guild.members[guest.id] = set()
    return sandbox.people[-count:]


async def a_table(sandbox: Sandbox, people: Sequence[Person], **options: Any) -> Table:
    """A table of two people with its cards dealt; `options` of `/table new`."""
    last = next(reversed(sandbox.channel.messages.values()), None)
    await people[0].slash(sandbox.channel, "table new", **options)
    lobby = await sandbox.message(lambda m: buttons(m, "t:", ":join"), channel=sandbox.channel, after=last)
    join = buttons(lobby, "t:", ":join")[0]
    number = int(join.split(":")[1])
    await people[1].click(lobby, custom_id=join)
    await sandbox.until(lambda: people[1].account.display in lobby.text)
    await people[0].click(lobby, custom_id=f"t:{number}:start")
    await sandbox.message(lambda m: buttons(m, f"t:{number}:", ":hand"), patience=30)
    return Table(number, tuple(people))


async def measure(sandbox: Sandbox, bot: int, tables: list[Table]) -> None:
    """Everybody clicks for a while."""
    before, began = Usage.of(bot), perf_counter()
    times = await clicked(sandbox, tables)
    after, took = Usage.of(bot), perf_counter() - began
    print(f"\nP8  {len(tables)} tables in play, {STORED:,} stored: {len(times.answered) / took:.1f} clicks/s")
    told("click -> answered", times.answered, 5, 50)
    told("click -> private picture", times.pictured, None, 250)
    moves = max(times.moves, 1)
    cpu, painting = (1e3 * seconds / moves for seconds in after.spent_since(before))
    line("P9  CPU of the bot per move, all its clicks and posts", f"{cpu:.1f} ms", within(cpu, 30, "ms"))
    line("of it in the workers", f"{painting:.1f} ms")
    line("moves committed", f"{times.moves / took:.1f} /s")
    line("memory of the bot", f"{after.own_memory:.0f} MB", within(after.own_memory, 150, "MB"))
    line("memory of the bot and its workers", f"{after.memory:.0f} MB")


async def clicked(sandbox: Sandbox, tables: list[Table]) -> Times:
    """What everybody waited for, who clicks for a while."""
    times, until = Times(), perf_counter() + SECONDS
    turns = asyncio.Semaphore(0)
    pace = asyncio.create_task(_paced(turns))
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(_play(sandbox, table, turns, times, until))
    pace.cancel()
    return times


async def _paced(turns: asyncio.Semaphore) -> None:
    while True:
        turns.release()
        await asyncio.sleep(1 / CLICKS_A_SECOND)


async def _play(sandbox: Sandbox, table: Table, turns: asyncio.Semaphore, times: Times, until: float) -> None:
    dice = random.Random(table.number)
    while perf_counter() < until:
        await turns.acquire()
        asked = [(p, m) for p in table.people if (m := panel(p, table.number)) is not None]
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
    custom_id, value = dice.choice(controls(message))
    edited, began = message.edited, perf_counter()
    if value is None:
        reply = await person.click(message, custom_id=custom_id, patience=0)
    else:
        reply = await person.choose(message, value, custom_id=custom_id, patience=0)
    times.answered.append(1e3 * (perf_counter() - began))
    await sandbox.until(lambda: message.edited != edited or message.deleted)
    if reply.interaction.answer is ResponseType.DEFERRED_UPDATE:
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


def told(what: str, times: list[float], p50: float | None, p99: float | None) -> None:
    """Prints the middle and the worst, beside their goals."""
    times.sort()
    middle, worst = percentile(times, 0.5), percentile(times, 0.99)
    line(f"{what} p50", f"{middle:.1f} ms", within(middle, p50, "ms") if p50 else "")
    line(f"{what} p99", f"{worst:.1f} ms", within(worst, p99, "ms") if p99 else "")


def panel(person: Person, table_id: int) -> Message | None:
    """The newest private message in which a table asks somebody."""
    asking = (m for m in reversed(person.mail) if not m.deleted and controls(m, f"cp:{table_id}:"))
    return next(asking, None)


def controls(message: Message, prefix: str = "cp:") -> list[tuple[str, str | None]]:
    """What can be played in a message: ids, with a value for each line of a select."""
    chosen = [
        (select["custom_id"], option["value"])
        for select in message.selects
        if select["custom_id"].startswith(prefix)
        for option in select["options"]
    ]
    return [(custom_id, None) for custom_id in buttons(message, prefix)] + chosen


def buttons(message: Message, prefix: str, ending: str = "") -> list[str]:
    """The ids of its buttons that begin and end so."""
    ids = (str(b.get("custom_id", "")) for b in message.buttons if not message.deleted)
    return [custom_id for custom_id in ids if custom_id.startswith(prefix) and custom_id.endswith(ending)]


def _children(program: int) -> list[int]:
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # gone meanwhile
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    return [child for child, parent in parents.items() if parent == program]


def _cpu(program: int) -> float:
    fields = Path(f"/proc/{program}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(program: int) -> float:
    pages = int(Path(f"/proc/{program}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
