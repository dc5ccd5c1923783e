"""The whole bot against a small Discord on loopback: real sockets, a real file, pictures at will.

`a_bot` opens both; what a test does with them is its own.
"""

import asyncio
import io
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from PIL import Image

from bot.app import codecs
from bot.coordinator import Coordinator
from bot.games import Games, games
from bot.skins.scene import noting
from bot.skins.scene.scene import Ground, Scene
from bot.skins.skin import Picture, Skin
from bot.store import Store
from bot.table.thinking_time import always
from bot.ui.client import Client
from bot.ui.connection import Connection
from bot.ui.context import UiContext
from bot.ui.features import services_of_features
from bot.ui.painter import Painter
from bot.ui.runner import run
from bot.ui.services import Means
from bot.workers import Workers
from discord_sandbox import Contents, Limits, Sandbox
from tests.helpers.databases import store_at
from tests.helpers.home import asked_for_zones
from tests.helpers.lent_commands import give_back
from tests.helpers.patience import ON_A_BUSY_MACHINE

QUIET = 0.03  # seconds without a request that are enough for a bot whose work is seen (`at_work`)
HANDLING = ("discord.py: ", "discord-ui-", "CommandTree-")  # what discord.py calls a handler's task


def open_store(path: Path, known: Games) -> Store:
    """The store of the database that is called by a path."""
    return store_at(path, codecs(known))


@dataclass(slots=True)
class Bot:
    """A bot in a sandbox."""

    sandbox: Sandbox
    client: Client
    coordinator: Coordinator
    store: Store


class Calendar:
    """A clock that a test turns on by hand."""

    def __init__(self) -> None:
        self.ahead = timedelta(0)

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead

    def let_pass(self, bot: "Bot", time: timedelta) -> None:
        """The bot lives through it: what it sees of so long a step is no downtime."""
        self.ahead += time
        bot.coordinator.scheduler.alive_at = self()


def an_hour_on() -> datetime:
    """A clock by which every message is an hour old: private messages are sent anew, none is changed."""
    return datetime.now(UTC) + timedelta(hours=1)


@asynccontextmanager
async def a_sandbox(folder: Path | None = None, contents: Contents | None = None) -> AsyncIterator[Sandbox]:
    """A sandbox that hurries nobody: no limits, and on a busy machine a click may wait for its answer.

    What Discord allows is the subject of tests/sandbox.
    """
    async with Sandbox.running(folder=folder, contents=contents) as sandbox:
        sandbox.limits = Limits.none()
        sandbox.interactions.answer_within = ON_A_BUSY_MACHINE
        yield sandbox


@asynccontextmanager
async def a_bot(
    path: Path,
    *,
    sandbox: Sandbox | None = None,
    known: Games | None = None,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    dice: Callable[[], str] | None = None,
    secret: Callable[[], str] | None = None,
    opened: Callable[[Path, Games], Store] = open_store,
    strangers: bool = False,
    own_emoji: bool = False,
) -> AsyncIterator[Bot]:
    """A running bot, plainly painted unless told otherwise; given a sandbox, it comes (back) to that one.

    `strangers`: nobody has ever asked the people for their time zone.
    """
    if sandbox is None:
        async with a_sandbox() as fresh:
            kept = {"known": known, "now": now, "dice": dice, "opened": opened, "strangers": strangers}
            kept |= {"secret": secret, "own_emoji": own_emoji}
            async with a_bot(path, sandbox=fresh, **kept) as bot:  # type: ignore[arg-type]
                yield bot
        return
    known = known or painted_by(PlainSkin)
    store, workers = opened(path, known), Workers(threads=True)
    numbers = itertools.count()
    coordinator = Coordinator(
        store,
        known,
        workers,
        now=now,
        dice=dice,
        # The same decks in every run: what a test meets must not depend on luck.
        secret=secret or (lambda: sha256(b"secret %d" % next(numbers)).hexdigest()),
        thinking=always(timedelta(0)),
    )
    services = services_of_features(Means(coordinator, workers, path))
    connection = Connection(api_url=sandbox.rest_url, own_emoji=own_emoji, emoji_pause=0.0)
    client = Client(UiContext(coordinator, Painter(workers), services), connection)
    sandbox.bot_at_work = partial(at_work, client, Handlers.of(asyncio.get_running_loop()))
    sandbox.quiet = QUIET
    sandbox.interactions.in_hand = lambda: client.context.in_flight.inside and not client.is_closed()
    stopped = asyncio.Event()
    life = asyncio.create_task(run(client, sandbox.token, stopped))
    try:
        await coordinator.start()
        await sandbox.ready()
        if not strangers:
            await asked_for_zones(store, [person.id for person in sandbox.people])
        yield Bot(sandbox, client, coordinator, store)
    finally:
        stopped.set()
        await life
        give_back(client.context)
        workers.close()
        await store.close()


def at_work(client: Client, handlers: "Handlers") -> bool:
    """Whether a click is being answered or a letter told: a busy bot may ask the sandbox nothing for long."""
    context, courier, coordinator = client.context, client.courier, client.context.coordinator
    told = courier.busy or courier.messages.tidying or coordinator.posts.bell.is_set()
    beside = context.services.under_way
    played = coordinator.scheduler.busy
    return not client.is_closed() and bool(
        context.in_flight.inside or told or beside or played or handlers.at_work
    )


class Handlers:
    """The tasks of one event loop in which discord.py handles what happened on Discord.

    asyncio knows every task, but looks through all of them, ended ones too: a test that waits asks often.
    """

    @classmethod
    def of(cls, loop: asyncio.AbstractEventLoop) -> "Handlers":
        """Those of a loop, from the first call on."""
        noting = getattr(loop.create_task, "__self__", None)
        return noting if isinstance(noting, Handlers) else cls(loop)

    def __init__(self, loop: Any) -> None:
        self._created: list[asyncio.Task[Any]] = []  # some are named only once they are there
        self._running: list[asyncio.Task[Any]] = []
        self._create: Callable[..., asyncio.Task[Any]] = loop.create_task
        loop.create_task = self.create_task

    @property
    def at_work(self) -> bool:
        """Tell if something is being handled."""
        tasks, self._created = [*self._running, *self._created], []
        self._running = [each for each in tasks if not each.done() and each.get_name().startswith(HANDLING)]
        return bool(self._running)

    def create_task(self, *arguments: Any, **named: Any) -> asyncio.Task[Any]:
        """A task as the loop creates it, and noted."""
        task = self._create(*arguments, **named)
        self._created.append(task)
        return task


def painted_by(painter: Callable[[Any], Any], *, hidden: bool = False) -> Games:
    """The same games with another painter's pictures."""
    return {
        name: replace(game, skin=cast(Skin, painter(game.skin)))
        for name, game in games(hidden=hidden).items()
    }


class PlainSkin:
    """A game's real words with a picture of one pixel that says in its alt text what it would show."""

    def __init__(self, words: Any) -> None:
        self.words = words

    def __getattr__(self, name: str) -> Any:
        return getattr(self.words, name)

    def paint_table(self, *_: Any, **__: Any) -> Picture:
        return _pixel("table")

    def paint_private(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (_pixel("hand"),)

    def paint_eyes(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (_pixel("eyes"),)

    def paint_news(self, events: Sequence[Any], *_: Any, **__: Any) -> tuple[Picture, ...]:
        return tuple(_pixel("shootout") for event in events if type(event).__name__ == "ShootoutHeld")

    def paint_record(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (_pixel("record"),)

    def paint_motion(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return ()

    def paint_banner(self, *_: Any, **__: Any) -> Picture:
        return _pixel("banner")

    def paint_help(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        return (_pixel("hands"), _pixel("businesses"))

    def paint_story(self, *_: Any, **__: Any) -> Picture:
        return _pixel("story")

    def paint_share(self, *_: Any, **__: Any) -> Picture:
        return _pixel("card")


class NoPaint(PlainSkin):
    """A painter who has run out of paint."""

    def paint_table(self, *_: Any, **__: Any) -> Picture:
        raise RuntimeError("no paint")

    def paint_private(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        raise RuntimeError("no paint")

    paint_eyes = paint_private
    paint_banner = paint_table
    paint_story = paint_table
    paint_share = paint_table


def _pixel(name: str) -> Picture:
    noting.note(POINT)
    return Picture(f"{name}.png", PIXEL, f"a plain {name}")


def _png() -> bytes:
    encoded = io.BytesIO()
    Image.new("L", (1, 1), 0x80).save(encoded, "PNG")
    return encoded.getvalue()


PIXEL = _png()
POINT = Scene(Ground("grey", 1, 1, 1), ())
