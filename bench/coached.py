"""P8 while ten people ask for advice: what the others wait for, with and without, in one run.

`python -m bench.coached`. A hundred coached tables of two; as many clicks a second as in clicks.py. At ten
more tables somebody presses Advice, waits for the answer, clicks something of their turn, and asks again: in
a position that is new it is worked out, else it is at hand.
"""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.clicks import (
    HOSTS,
    STORED,
    Table,
    a_crowd,
    a_program,
    a_table,
    bare_requests,
    buttons,
    clicked,
    controls,
    panel,
    told,
)
from bench.stored import StoredShell
from bench.yardstick import line
from discord_sandbox import ClientRefuses, Limits, Sandbox

TABLES, ASKING = 100, 10
AT_HAND = 250.0  # milliseconds: sooner it was not worked out
PATIENCE = 60.0  # seconds
ADVICE = "## 💡"  # how an answer begins, in any language


def main() -> None:
    """Print everything."""
    with TemporaryDirectory() as folder:
        asyncio.run(advice(Path(folder)))


async def advice(folder: Path) -> None:
    """The same clicks before and while people ask."""
    stored = StoredShell(folder / "db.sqlite3")
    await stored.copies(STORED)
    await stored.close()
    async with Sandbox.running() as sandbox:
        sandbox.limits = Limits.none()
        async with a_program(sandbox, stored.path):
            await sandbox.ready(patience=60)
            bare = await bare_requests(sandbox)
            print(f"a bare request to the sandbox: p50 {bare[0]:.1f} ms, p99 {bare[1]:.1f} ms")
            asking, others = a_crowd(sandbox, 2 * ASKING), a_crowd(sandbox, HOSTS) * 2
            seats = [asking[place : place + 2] for place in range(0, 2 * ASKING, 2)]
            seats += [others[place % HOSTS : place % HOSTS + 2] for place in range(TABLES)]
            dealt = [await a_table(sandbox, each, coach="on") for each in seats]
            theirs, tables = dealt[:ASKING], dealt[ASKING:]
            await sandbox.idle()
            print(f"\nP8  {TABLES} coached tables in play, {STORED:,} stored")
            told("click -> answered, nobody asks", (await clicked(sandbox, tables)).answered, 5, 50)
            asked = Asked()
            tasks = [asyncio.create_task(_ask(table, asked)) for table in theirs]
            times = await clicked(sandbox, tables)
            for each in tasks:
                each.cancel()
            told(f"click -> answered, {ASKING} ask for advice", times.answered, 5, 50)
            told("click -> private picture meanwhile", times.pictured, None, 250)
            _print(asked)


@dataclass(slots=True)
class Asked:
    """Milliseconds until the answer was whole; and what brought none."""

    whole: list[float] = field(default_factory=list)
    failed: int = 0
    without: int = 0


async def _ask(table: Table, asked: Asked) -> None:
    """Whoever of a table must decide asks, again and again."""
    custom_id, dice = f"t:{table.number}:advice", random.Random(table.number)
    while True:
        found = ((person, panel(person, table.number)) for person in table.people)
        mine = [(person, message) for person, message in found if message and buttons(message, custom_id)]
        if not mine:
            await asyncio.sleep(0.05)
            continue
        person, message = mine[0]
        began = perf_counter()
        with suppress(ClientRefuses, TimeoutError, LookupError):  # the panel was taken away meanwhile
            reply = await person.click(message, custom_id=custom_id, patience=0)
            await reply.finished(PATIENCE)
            asked.failed += reply.failed
            if ADVICE in reply.text:
                asked.whole.append(1e3 * (perf_counter() - began))
            else:
                asked.without += 1  # it took too long, or the position has changed, and the answer says so
            chosen, value = dice.choice(controls(message))
            if value is None:
                played = await person.click(message, custom_id=chosen, patience=0)
            else:
                played = await person.choose(message, value, custom_id=chosen, patience=0)
            await played.finished(PATIENCE)


def _print(asked: Asked) -> None:
    worked_out = [time for time in asked.whole if time > AT_HAND]
    line("advice given", f"{len(asked.whole)}", f"{len(worked_out)} of it worked out")
    line("too long, or the position had changed", f"{asked.without}")
    line("red lines", f"{asked.failed}")
    if worked_out:
        told("advice -> whole, worked out", worked_out, None, None)


if __name__ == "__main__":
    main()
