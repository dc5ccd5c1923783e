"""People flat out: 20 tables, 40 people, each clicking again as soon as their answer has come.

`python -m bench.busy`. Everything that is looked at and played is clicked in turn: My hand, Table, Rules,
Last turns, Dossier, Next, menus, commands. What counts is when the click is answered, be it by a promise:
Discord shows its red line after three seconds. Beside it stands a bare request to the same sandbox
meanwhile, for the sandbox shares the machine.
"""

import asyncio
import random
import re
import socket
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import aiohttp

from bench.clicks import Table, Usage, a_crowd, a_program, a_table, buttons, controls, panel
from bench.stored import StoredShell
from bench.yardstick import line, percentile, within
from discord_sandbox import Channel, ClientRefuses, Limits, Message, Person, Reply, Sandbox

STORED = 1_000
TABLES, AT_EACH = 20, 2
SECONDS = 30.0
RED_LINE = 3.0


def main() -> None:
    """Print everything."""
    with TemporaryDirectory() as folder:
        asyncio.run(busy(Path(folder)))


async def busy(folder: Path) -> None:
    """Everybody clicks for a while."""
    stored = StoredShell(folder / "db.sqlite3")
    await stored.copies(STORED)
    await stored.close()
    async with Sandbox.running() as sandbox:
        sandbox.limits = Limits.none()
        people = a_crowd(sandbox, TABLES * AT_EACH)
        port = _free_port()
        async with a_program(sandbox, stored.path, HEALTH_PORT=str(port)) as bot:
            await sandbox.ready(patience=60)
            seats = [people[at : at + AT_EACH] for at in range(0, len(people), AT_EACH)]
            tables = [await a_table(sandbox, each) for each in seats]
            await sandbox.idle()
            before = Usage.of(bot)
            told = await flat_out(sandbox, tables)
            cpu, workers = Usage.of(bot).spent_since(before)
            within_bot = await _first_answers(port)
    _print(told)
    line("CPU of the bot per click, its workers left out", f"{1e3 * (cpu - workers) / told.clicks:.1f} ms")
    for limit, share in within_bot:
        line(f"first word within the bot in {limit} s", f"{100 * share:.1f} %")


@dataclass(slots=True)
class Told:
    """Milliseconds until an answer, by what was clicked; and what went wrong."""

    answered: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    whole: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)
    failed: int = 0
    seconds: float = 0.0

    @property
    def clicks(self) -> int:
        return sum(map(len, self.answered.values()))


@dataclass(slots=True)
class Guest:
    """One of the people, where they play, and the last private message that they looked at."""

    person: Person
    table: Table
    thread: Channel
    looked_at: Message | None = None


async def flat_out(sandbox: Sandbox, tables: list[Table]) -> Told:
    """What everybody waited."""
    told, began = Told(), perf_counter()
    until = began + SECONDS
    beside = asyncio.create_task(bare(sandbox, told))
    async with asyncio.TaskGroup() as group:
        for table in tables:
            thread = _thread(sandbox, table)
            for person in table.people:
                group.create_task(_clicks(Guest(person, table, thread), told, until))
    beside.cancel()
    told.seconds = perf_counter() - began
    return told


async def _clicks(guest: Guest, told: Told, until: float) -> None:
    dice = random.Random(guest.person.id)
    while perf_counter() < until:
        what = dice.choice(tuple(LOOKS))
        began = perf_counter()
        try:
            reply = await LOOKS[what](guest, dice)
        except (ClientRefuses, LookupError):  # taken away meanwhile, or nothing to click
            await asyncio.sleep(0)
            continue
        answered = 1e3 * (perf_counter() - began)
        told.answered[what].append(answered)
        if reply is None:
            continue
        told.failed += reply.failed
        with suppress(TimeoutError):
            await reply.finished(10)
        told.whole.append(1e3 * (perf_counter() - began))
        if reply.messages:
            guest.looked_at = reply.messages[-1]


# ---- what people click ----


async def _play(guest: Guest, dice: random.Random) -> Reply:
    message = panel(guest.person, guest.table.number)
    if message is None:
        raise LookupError("nothing is asked")
    custom_id, value = dice.choice(controls(message))
    if value is None:
        return await guest.person.click(message, custom_id=custom_id, patience=0)
    return await guest.person.choose(message, value, custom_id=custom_id, patience=0)


def _under_the_table(action: str) -> "Look":
    async def look(guest: Guest, _dice: random.Random) -> Reply:
        post, custom_id = _post(guest.thread, guest.table), f"t:{guest.table.number}:{action}"
        return await guest.person.click(post, custom_id=custom_id, patience=0)

    return look


def _on_the_panel(action: str) -> "Look":
    async def look(guest: Guest, _dice: random.Random) -> Reply:
        custom_id = f"t:{guest.table.number}:{action}"
        if guest.looked_at is None or not buttons(guest.looked_at, custom_id):
            raise LookupError("no panel at hand")
        return await guest.person.click(guest.looked_at, custom_id=custom_id, patience=0)

    return look


def _command(path: str) -> "Look":
    async def look(guest: Guest, _dice: random.Random) -> Reply:
        return await guest.person.slash(guest.thread, path, patience=0)

    return look


async def _next(guest: Guest, _dice: random.Random) -> Reply:
    if guest.looked_at is None or not buttons(guest.looked_at, "t:0:next"):
        raise LookupError("no list at hand")
    return await guest.person.click(guest.looked_at, custom_id="t:0:next", patience=0)


async def _typing(guest: Guest, _dice: random.Random) -> None:
    await guest.person.autocomplete(guest.thread, "hand", "table", "#")


Look = Callable[[Guest, random.Random], Awaitable[Reply | None]]

LOOKS: Mapping[str, Look] = {
    "a move or a menu": _play,
    "My hand": _under_the_table("hand"),
    "Last turns": _under_the_table("log"),
    "Rules": _under_the_table("rules"),
    "Table": _on_the_panel("show"),
    "Dossier": _on_the_panel("dossier"),
    "Next": _next,
    "/hand": _command("hand"),
    "/show": _command("show"),
    "/tables": _command("tables"),
    "typing": _typing,
}


def _thread(sandbox: Sandbox, table: Table) -> Channel:
    """Where a table is played."""
    for channel in sandbox.world.channels.values():
        with suppress(LookupError):
            return _post(channel, table).channel
    raise LookupError(f"table {table.number} is nowhere")


def _post(thread: Channel, table: Table) -> Message:
    """The newest post of a table."""
    for message in reversed(thread.messages.values()):
        if message.only_for is None and buttons(message, f"t:{table.number}:hand"):
            return message
    raise LookupError(f"table {table.number} shows nothing here")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _first_answers(port: int) -> list[tuple[str, float]]:
    """Which share of the clicks had a first word how soon after the bot had them, by its own count."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as page:
        told = await page.text()
    found = re.findall(r'chicago_first_answer_seconds_bucket\{le="([^"]+)"\} (\S+)', told)
    return [(limit, float(count) / float(found[-1][1])) for limit, count in found[:-1]]


async def bare(sandbox: Sandbox, told: Told) -> None:
    """A request without any bot, again and again."""
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        while True:
            began = perf_counter()
            async with session.get(f"{sandbox.rest_url}/users/@me") as answer:
                await answer.read()
            told.bare.append(1e3 * (perf_counter() - began))
            await asyncio.sleep(0.05)


def _print(told: Told) -> None:
    every = sorted(time for times in told.answered.values() for time in times)
    told.bare.sort()
    told.whole.sort()
    print(
        f"\nW4  {TABLES} tables, {TABLES * AT_EACH} people flat out: {len(every) / told.seconds:.1f} clicks/s"
    )
    line("clicks answered", f"{len(every) / told.seconds:.1f} /s")
    line("a bare request meanwhile p50", f"{percentile(told.bare, 0.5):.1f} ms")
    line("a bare request meanwhile p99", f"{percentile(told.bare, 0.99):.1f} ms")
    line("click -> answered p50", f"{percentile(every, 0.5):.1f} ms")
    line(
        "click -> answered p99",
        f"{percentile(every, 0.99):.1f} ms",
        within(percentile(every, 0.99), 500, "ms"),
    )
    line("click -> answered, the slowest", f"{every[-1]:.1f} ms", within(every[-1], 1e3 * RED_LINE, "ms"))
    line("red lines", f"{told.failed}", within(told.failed, 0, "of them"))
    line("click -> whole p50", f"{percentile(told.whole, 0.5):.1f} ms")
    line("click -> whole p99", f"{percentile(told.whole, 0.99):.1f} ms")
    for what, times in told.answered.items():
        times.sort()
        line(f"{what}: answered p99", f"{percentile(times, 0.99):.1f} ms", f"of {len(times)}")


if __name__ == "__main__":
    main()
