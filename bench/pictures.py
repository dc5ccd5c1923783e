"""The pictures' figures: P4, P5 and P6 of docs/performance.md, and what the painters keep in memory.

`python -m bench.pictures` paints and encodes tables of two, four and six seats and a hand, beside two
yardsticks of the same run: Pillow's own RGB PNG (level 6) of the same frame, and drawing everything
from scratch. Nothing is asserted: a busy machine is no bug.
"""

import asyncio
import sys
from collections.abc import Callable
from io import BytesIO
from time import perf_counter

from PIL import Image, features

from bench.yardstick import line, verdict, within
from bench.yardstick import percentile as of_sorted
from bot.skins.chicago_poker.pictures import hand, table
from bot.skins.devtools.chicago_poker import positions
from bot.skins.devtools.chicago_poker.samples import names as names_of
from bot.skins.kit.caches import CACHES
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.chicago_poker.views import BossView, TableView

ROUNDS = 40
LANGUAGE: Language = "fr"

Subject = tuple[str, float, int, Callable[[], Canvas]]


def main() -> None:
    """Print everything."""
    from PIL import __version__

    zlib = features.version("zlib")
    print(f"Python {sys.version.split()[0]}, Pillow {__version__}, zlib {zlib}; {ROUNDS} rounds, in turns")
    for subject in _subjects():
        print()
        _measure(*subject)
    print()
    asyncio.run(_loop_lag())
    print()
    _memory()


def _subjects() -> tuple[Subject, ...]:
    return (
        _table("table, 2 seats", positions.TWO),
        _table("table, 4 seats", positions.FOUR),
        _table("table, 6 seats", positions.SIX),
        _hand("hand, 7 cards", positions.SEVEN_CARDS),
        _hand("hand, 9 cards", positions.NINE_CARDS),
    )


def _table(name: str, view: TableView) -> Subject:
    names = names_of(view)
    return name, 40, 300, lambda: table.paint(view, names, LANGUAGE)


def _hand(name: str, view: BossView) -> Subject:
    names = names_of(view.table)
    return name, 25, 200, lambda: hand.paint(view, names, LANGUAGE)


def _measure(name: str, goal: float, limit: int, paint: Callable[[], Canvas]) -> None:
    """P4 and P5 for one picture; its rivals take turns with it."""
    print(f"P4, P5  {name}")

    def picture() -> bytes:
        return paint().encoded()

    content, canvas = picture(), paint()
    frame = canvas.image
    ours, rgb, cold = [], [], []
    for number in range(ROUNDS):
        ours.append(_timed(picture))
        if number % 4 == 0:
            rgb.append(_timed(lambda: _png(frame)))
            cold.append(_timed(lambda: _from_scratch(picture)))
            picture()
    median, late = _late(ours, 0.50), _late(ours, 0.95)
    line("painted and encoded, p50", f"{median:.1f} ms", within(median, goal, "ms"))
    line("painted and encoded, p95", f"{late:.1f} ms", within(late, 2 * goal, "ms"))
    line("bytes", f"{len(content) / 1000:.0f} kB", within(len(content) / 1000, limit, "kB"))
    yardstick = _late(rgb, 0.50)
    line(
        "Pillow's RGB PNG, level 6, of the same frame", f"{yardstick:.1f} ms", verdict(yardstick / median, 2)
    )
    line("its bytes", f"{len(_png(frame)) / 1000:.0f} kB")
    scratch = _late(cold, 0.50)
    line("everything from scratch, nothing kept", f"{scratch:.1f} ms", f"we do {scratch / median:.1f}x")
    _formats(frame, canvas)


def _formats(frame: Image.Image, canvas: Canvas) -> None:
    """What else the same frame could be sent as."""
    for name, settings in (("WebP q90, method 0", {"method": 0}), ("WebP q90, method 4", {"method": 4})):
        out = BytesIO()
        started = perf_counter()
        frame.save(out, "WEBP", quality=90, **settings)
        spent = (perf_counter() - started) * 1000
        line(f"{name}, encoding alone", f"{spent:.1f} ms", f"{len(out.getvalue()) / 1000:.0f} kB")
    spent = min(_timed(lambda: canvas.encoded()) for _ in range(5)) * 1000
    line("our palette PNG, encoding alone", f"{spent:.1f} ms")


def _late(seconds: list[float], share: float) -> float:
    """The milliseconds within which that share of the rounds was done."""
    return of_sorted(sorted(seconds), share) * 1000


def _timed(work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def _png(frame: Image.Image) -> bytes:
    out = BytesIO()
    frame.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _from_scratch(picture: Callable[[], bytes]) -> bytes:
    for cache in CACHES:
        cache.clear()
    return picture()


async def _loop_lag() -> None:
    """P6: how late the event loop is while a thread paints one six-seat table after the other."""
    painted = 0
    lags: list[float] = []
    view, names = positions.SIX, names_of(positions.SIX)

    async def watch() -> None:
        while painted < ROUNDS:
            due = perf_counter() + 0.005
            await asyncio.sleep(0.005)
            lags.append(perf_counter() - due)

    watching = asyncio.create_task(watch())
    while painted < ROUNDS:
        await asyncio.to_thread(lambda: table.paint(view, names, LANGUAGE).encoded())
        painted += 1
    await watching
    lag = _late(lags, 0.99)
    print("P6  the event loop while tables are painted in a thread")
    line("lag of the loop, p99", f"{lag:.1f} ms", within(lag, 10, "ms"))
    line("lag of the loop, p50", f"{_late(lags, 0.50):.1f} ms")


def _memory() -> None:
    print("What the painters keep, after all of the above")
    for cache in CACHES:
        figure = f"{cache.bytes / 1e6:.1f} MB"
        line(
            f"{cache.name}, {len(cache)} pictures",
            figure,
            within(cache.bytes / 1e6, cache.limit / 1e6, "MB"),
        )
    line("at most, all together", f"{sum(cache.limit for cache in CACHES) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
