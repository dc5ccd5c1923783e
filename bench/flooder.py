"""Measure how much longer everybody else waits while one person floods the bot with files to check.

`python -m bench.flooder`, some six minutes. Twelve people at six tables click twice a second, in turns alone
and while somebody who sits at no table brings one file after the other that claims Kingpin's moves. Once with
a single worker, once with two. Bare requests to the same sandbox tell what else the machine was doing.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import clicks
from bench.busy import Told, bare
from bench.clicks import Table, a_crowd, a_program, a_table, clicked
from bench.yardstick import line, percentile, within
from discord_sandbox import ClientRefuses, Limits, LocalFile, Person, Sandbox
from engine import chicago_poker as game
from engine.record.model import Line, Mover, MoverKind, Record, SeatHeader
from engine.record.writing import write
from engine.version import PROGRAM

TABLES = 6
CLICKS_A_SECOND = 2
SECONDS, ROUNDS = 10.0, 6
PATIENCE = 300.0
GOAL = 1.5  # times as long for everybody else


def main() -> None:
    """Print everything."""
    clicks.CLICKS_A_SECOND, clicks.SECONDS = CLICKS_A_SECOND, SECONDS
    for workers in (1, 2):
        with TemporaryDirectory() as folder:
            asyncio.run(flooded(Path(folder), workers))


async def flooded(folder: Path, workers: int) -> None:
    """Measure equal clicks before and during a flood."""
    async with Sandbox.running() as sandbox:
        sandbox.limits = Limits.none()
        async with a_program(sandbox, folder / "db.sqlite3", WORKERS=str(workers)):
            await sandbox.ready(patience=60)
            people = a_crowd(sandbox, 2 * TABLES + 1)
            seats = [people[place : place + 2] for place in range(0, 2 * TABLES, 2)]
            tables = [await a_table(sandbox, each) for each in seats]
            await sandbox.idle()
            alone, beside, answers = Told(), Told(), Answers()
            for _ in range(ROUNDS):
                await _clicked(sandbox, tables, alone)
                over = asyncio.Event()
                flooding = asyncio.create_task(flood(sandbox, people[-1], answers, over))
                await _clicked(sandbox, tables, beside)
                over.set()
                await flooding
            _print(workers, alone, beside, answers)


@dataclass(slots=True)
class Answers:
    """The answers to the flooder: counts of checks that were whole, cut short, and not begun."""

    whole: int = 0
    short: int = 0
    refused: int = 0
    words: list[str] = field(default_factory=list)


async def _clicked(sandbox: Sandbox, tables: list[Table], told: Told) -> None:
    """Everybody clicks for a while."""
    requests = asyncio.create_task(bare(sandbox, told))
    times = await clicked(sandbox, tables)
    requests.cancel()
    told.answered["answered"] += times.answered
    told.answered["pictured"] += times.pictured


async def flood(sandbox: Sandbox, person: Person, answers: Answers, over: asyncio.Event) -> None:
    """Bring one file after the other, the next as soon as there is an answer, until it is over."""
    person.change(locale="en-US")
    for content in files():
        if over.is_set():
            return
        with suppress(ClientRefuses, TimeoutError):
            file = LocalFile("record.txt", content)
            reply = await person.slash(sandbox.channel, "game verify", file=file, patience=0)
            await reply.finished(PATIENCE)
            answers.words.append(reply.text)
            answers.whole += "by the rules" in reply.text and "minute" not in reply.text
            answers.short += "by the rules" in reply.text and "minute" in reply.text
            answers.refused += "by the rules" not in reply.text
        await asyncio.sleep(0.2)


def files() -> Iterator[bytes]:
    """Files of one game of six that says that Kingpins played it, each with a day of its own."""
    seats = tuple(SeatHeader(role, {}) for role in game.info.roles[:6])
    options = {option.name: option.values[0] for option in game.info.options}
    lines = tuple(_lines([seat.role for seat in seats], options))
    facts = (game.info.name, game.info.rules, options, seats, "flooder", lines)
    for day in count():
        dealt = f"{2000 + day // 336}-{1 + day // 28 % 12:02}-{1 + day % 28:02}"
        yield write(Record(*facts, dealt=dealt, program=PROGRAM)).encode()


def _lines(roles: list[str], options: dict[str, str]) -> Iterator[Line]:
    """Rookies play: a Kingpin who is asked thinks as long about their positions."""
    step, mover = game.setup(roles, game.agree(options), "flooder", []), Mover(MoverKind.COMPUTER, "kingpin")
    events = step.events
    for number in range(60):
        seat = game.awaited(step.state)[0]
        action = game.choose(game.view(step.state, seat), game.info.levels[0], str(number), events)
        step = game.apply(step.state, seat, action)
        events += step.events
        yield Line(seat, mover, (str(action),))


def _print(workers: int, alone: Told, beside: Told, answers: Answers) -> None:
    print(f"\nOne flooder, WORKERS={workers}: {TABLES} tables, {CLICKS_A_SECOND} clicks a second")
    _compared("a bare request", alone.bare, beside.bare, "of the machine's own noise")
    for what in ("answered", "pictured"):
        _compared(f"click -> {what}", alone.answered[what], beside.answered[what])
    told = f"{answers.whole} whole, {answers.short} cut short, {answers.refused} not begun"
    line("the flooder's files", told)
    if answers.words:
        print(f"  the last answer: {answers.words[-1][:160]!r}")


def _compared(what: str, alone: list[float], beside: list[float], remark: str = "") -> None:
    before, meanwhile = (percentile(sorted(times), 0.9) for times in (alone, beside))
    ratio = meanwhile / before
    line(f"{what} p90, nobody floods", f"{before:.1f} ms")
    line(f"{what} p90, somebody does", f"{meanwhile:.1f} ms")
    line("times as long", f"{ratio:.2f}", remark or within(ratio, GOAL, "times"))


if __name__ == "__main__":
    main()
