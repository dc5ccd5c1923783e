"""The workers' figures: P6 of docs/performance.md, what the last free worker is kept for, overload, memory.

`python -m bench.workers`. The event loop's lag is measured idle, while two threads paint, and while the
pool paints, in one run; then how long a click's picture takes beside computers that think without end:
in the pool, and in plain processes that take work as it comes. Then far more readers than the workers can
paint for: what is left out, and how long the others wait. Last the most memory that a worker has held.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import cache, partial
from multiprocessing import get_context
from time import perf_counter

from bench.yardstick import line, percentile, within
from bot.skins.chicago_poker import skin
from bot.skins.skin import Picture
from bot.ui.painter import Painter
from bot.workers import WORKER_MEGABYTES_MAX, Overloaded, Priority, Workers
from engine import chicago_poker as game
from engine.game import Step
from tools.pictures.chicago_poker import positions
from tools.pictures.chicago_poker.samples import names

SECONDS = 6.0
TICK = 0.005
PAINTERS = 2
SIZE = 2  # workers
THINKERS = 8  # tables where a computer thinks at the same time
ACTIONS_BEFORE = 30
CLICKS = 40
READERS = 200

Run = Callable[[Priority, Callable[[], object]], Awaitable[object]]


def main() -> None:
    """Print everything."""
    print(f"Python {sys.version.split()[0]}, {SIZE} workers")
    asyncio.run(loop_lag())
    asyncio.run(clicks_beside_thoughts())
    asyncio.run(overload())


def paint() -> Picture:
    """A table of six."""
    return skin.paint_table(positions.SIX, names(positions.SIX), "fr")


def think() -> object:
    """A strong computer's action in the middle of a game of six."""
    step, events = middle_of_a_game()
    seat = game.awaited(step.state)[0]
    return game.choose(game.view(step.state, seat), game.info.levels[-1], "1", events)


@cache
def middle_of_a_game() -> tuple[Step[game.State, game.Event], tuple[game.Event, ...]]:
    """A position after some actions of weak computers, with all that became public."""
    step = game.setup(6, game.Options(), 1)
    events = step.events
    for number in range(ACTIONS_BEFORE):
        seat = game.awaited(step.state)[0]
        action = game.choose(game.view(step.state, seat), game.info.levels[0], str(number), events)
        step = game.apply(step.state, seat, action)
        events += step.events
    return step, events


# ---- P6 ----


async def loop_lag() -> None:
    """P6: how late the event loop is while pictures are painted, one after the other."""
    print(f"\nP6  the event loop while {PAINTERS} six-seat tables at a time are painted")
    idle = await lags(None)
    in_threads = await lags(lambda: asyncio.to_thread(paint))
    async with pool() as workers:
        elsewhere = await lags(lambda: workers(Priority.POST, paint))
    for name, (late, painted) in (("idle", idle), ("in threads", in_threads), ("in the pool", elsewhere)):
        p99 = 1e3 * percentile(late, 0.99)
        goal = within(p99, 10, "ms") if name == "in the pool" else ""
        line(f"{name}: lag p99", f"{p99:.1f} ms", goal)
        line(f"{name}: lag p50", f"{1e3 * percentile(late, 0.5):.1f} ms")
        if painted:
            line(f"{name}: pictures", f"{painted / SECONDS:.1f} /s")


async def lags(work: Callable[[], Awaitable[object]] | None) -> tuple[list[float], int]:
    """Seconds by which a short sleep overslept, sorted; and how often the work was done meanwhile."""
    late, done, until = list[float](), 0, perf_counter() + SECONDS

    async def worker() -> None:
        nonlocal done
        while work is not None and perf_counter() < until:
            await work()
            done += 1

    async with asyncio.TaskGroup() as group:
        for _ in range(PAINTERS):
            group.create_task(worker())
        while perf_counter() < until:
            began = perf_counter()
            await asyncio.sleep(TICK)
            late.append(perf_counter() - began - TICK)
    return sorted(late), done


# ---- the last free worker ----


async def clicks_beside_thoughts() -> None:
    """How long a click's picture takes while computers think."""
    print(f"\nA click's picture while {THINKERS} strong computers think without end")
    async with pool() as run:
        alone = await pictures(run, thinkers=0)
        kept = await pictures(run, THINKERS)
    async with processes() as run:
        as_it_comes = await pictures(run, THINKERS)
    for name, times in (
        ("nobody thinks", alone),
        ("the pool: urgent work first, one worker kept", kept),
        ("processes that take work as it comes", as_it_comes),
    ):
        line(f"{name}: p50", f"{1e3 * percentile(times, 0.5):.0f} ms")
        line(f"{name}: p95", f"{1e3 * percentile(times, 0.95):.0f} ms")


async def pictures(run: Run, thinkers: int) -> list[float]:
    """Seconds until a click's picture was painted, sorted."""

    async def think_on() -> None:
        while True:
            await run(Priority.COMPUTER, think)

    thoughts = [asyncio.create_task(think_on()) for _ in range(thinkers)]
    times = []
    for _ in range(CLICKS):
        await asyncio.sleep(0.05)
        began = perf_counter()
        await run(Priority.CLICK, paint)
        times.append(perf_counter() - began)
    for thought in thoughts:
        thought.cancel()
    await asyncio.gather(*thoughts, return_exceptions=True)
    return sorted(times)


# ---- overload ----


async def overload() -> None:
    """Far too many readers at once, and somebody who would like a film: who gets what, and when."""
    workers = Workers(SIZE)
    await _warm(workers.run)
    painter, waited, words = Painter(workers), list[float](), 0

    async def reads(number: int, *, spare: bool) -> None:
        nonlocal words
        began = perf_counter()
        try:
            shown = await painter.painted((number,), Priority.CLICK, paint, spare=spare)
        except Overloaded:
            return
        if shown:
            waited.append(perf_counter() - began)
        else:
            words += 1

    print(f"\n{READERS} readers at once, and as many who would like what can be done without")
    readers = list[asyncio.Task[None]]()
    for number in range(READERS):
        readers.append(asyncio.create_task(reads(number, spare=False)))
        await asyncio.sleep(0.002)  # they come one after the other, far faster than anything is painted
    for number in range(READERS):
        await reads(READERS + number, spare=True)
    in_words, shed = words, workers.shed - words
    await asyncio.gather(*readers)
    line("told in words instead of a picture", f"{in_words}")
    line("the others' pictures: p50", f"{1e3 * percentile(sorted(waited), 0.5):.0f} ms")
    line("the others' pictures: p99", f"{1e3 * percentile(sorted(waited), 0.99):.0f} ms")
    line("put off of what can be done without", f"{shed} of {READERS}")
    held = workers.memory / 1e6
    line("the most that a worker has held", f"{held:.0f} MB", within(held, WORKER_MEGABYTES_MAX, "MB"))
    workers.close()


@asynccontextmanager
async def pool() -> AsyncIterator[Run]:
    """The bot's own workers, warm."""
    workers = Workers(SIZE)
    await _warm(workers.run)
    yield workers.run
    workers.close()


@asynccontextmanager
async def processes() -> AsyncIterator[Run]:
    """As many processes, first come, first served."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(SIZE, get_context("spawn")) as executor:

        async def run(_: Priority, work: Callable[[], object]) -> object:
            return await loop.run_in_executor(executor, work)

        await _warm(run)
        yield run


async def _warm(run: Run) -> None:
    """Every worker has imported what it needs and filled its caches."""
    await asyncio.gather(*(run(Priority.CLICK, partial(paint)) for _ in range(8 * SIZE)))


if __name__ == "__main__":
    main()
