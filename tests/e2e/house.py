"""The whole bot against a small Discord on loopback: real sockets, a real file, pictures at will.

`a_house` opens both; what a test does with them is its own.
"""

import asyncio
import struct
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

from bot.coordinator import Coordinator
from bot.games import Catalog, games
from bot.sandbox import Limits, Sandbox
from bot.skins.skin import Picture, Skin
from bot.store import Codec, Store
from bot.ui.client import Client, Line, run
from bot.ui.context import UiContext


@dataclass(slots=True)
class House:
    """A bot in a sandbox."""

    sandbox: Sandbox
    client: Client
    coordinator: Coordinator
    store: Store


@asynccontextmanager
async def a_house(
    path: Path,
    *,
    sandbox: Sandbox | None = None,
    catalog: Catalog | None = None,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> AsyncIterator[House]:
    """A running bot, plainly painted unless told otherwise; given a sandbox, it comes (back) to that one."""
    if sandbox is None:
        async with Sandbox.running() as fresh:
            fresh.limits = Limits.none()
            async with a_house(path, sandbox=fresh, catalog=catalog, now=now) as house:
                yield house
        return
    catalog = catalog or painted_by(PlainSkin)
    store = Store(path, {name: Codec(game.state, game.events) for name, game in catalog.items()})
    coordinator = Coordinator(store, catalog, now=now, pause=timedelta(0))
    client = Client(UiContext(coordinator, store, catalog), Line(api_url=sandbox.rest_url))
    stopped = asyncio.Event()
    life = asyncio.create_task(run(client, sandbox.token, stopped))
    try:
        await coordinator.start()
        await sandbox.ready()
        yield House(sandbox, client, coordinator, store)
    finally:
        stopped.set()
        await life
        await store.close()


def painted_by(painter: Callable[[Any], Any]) -> Catalog:
    """The same games with another painter's pictures."""
    return {name: replace(game, skin=cast(Skin, painter(game.skin))) for name, game in games().items()}


class PlainSkin:
    """A game's real words with a picture of one pixel that says in its alt text what it would show."""

    def __init__(self, words: Any) -> None:
        self.words = words

    def __getattr__(self, name: str) -> Any:
        return getattr(self.words, name)

    def paint_table(self, *_: Any) -> Picture:
        return _pixel("table")

    def paint_hand(self, *_: Any) -> Picture:
        return _pixel("hand")

    def paint_extras(self, *_: Any) -> tuple[Picture, ...]:
        return ()

    def paint_news(self, events: Sequence[Any], *_: Any) -> tuple[Picture, ...]:
        return tuple(_pixel("shootout") for event in events if type(event).__name__ == "ShootoutHeld")

    def paint_banner(self, *_: Any) -> Picture:
        return _pixel("banner")

    def paint_help(self, *_: Any) -> tuple[Picture, ...]:
        return (_pixel("hands"), _pixel("businesses"))


class NoPaint(PlainSkin):
    """A painter who has run out of paint."""

    def paint_table(self, *_: Any) -> Picture:
        raise RuntimeError("no paint")

    paint_hand = paint_banner = paint_table


def _pixel(name: str) -> Picture:
    return Picture(f"{name}.png", PIXEL, f"a plain {name}")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


PIXEL = (
    b"\x89PNG\r\n\x1a\n"
    + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    + _chunk(b"IDAT", zlib.compress(b"\x00\x80"))
    + _chunk(b"IEND", b"")
)
