"""The sandbox as a whole: the web server on loopback, and what tests and the command line hold it by."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from discord_sandbox.clock import PATIENCE, Clock
from discord_sandbox.faults import Fault
from discord_sandbox.files import Files
from discord_sandbox.gateway import Gateway
from discord_sandbox.interactions import Interactions
from discord_sandbox.limits import Limits, RateLimiter
from discord_sandbox.models import Channel, Contents, Guild, Message
from discord_sandbox.page_socket import LARGEST_FRAME, PageSocket
from discord_sandbox.person import Person
from discord_sandbox.rest.api import PREFIX, LoggedRequest, RestApi
from discord_sandbox.rest.context import MOST_BYTES
from discord_sandbox.storage import Storage, WorldUnwritable
from discord_sandbox.views import Front
from discord_sandbox.world import Change, World

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

TURNS = 20  # that everything else has while the bot is seen to be idle: more than a frame needs on its way
GOODBYE = 1.0  # seconds that a tab has to say it too when the sandbox stops


class Sandbox:
    """A small Discord on 127.0.0.1. `rest_url` is for DISCORD_API_URL, `page_url` for a browser."""

    def __init__(
        self,
        *,
        port: int = 0,
        clock: Clock | None = None,
        token: str | None = None,
        folder: Path | None = None,
        contents: Contents | None = None,
        first_commands: Sequence[str] = (),
        renamed: Mapping[str, str] | None = None,
        emoji_font: Path | None = None,
        shards: int = 1,
        narrow: Callable[[int], object] = lambda _: None,
    ) -> None:
        """With a `folder` the world is kept there, and goes on from there; raises WorldUnreadable, OSError.

        Without one it begins as another world was, whose `contents` these are, or as a new one. After "/" the
        page offers `first_commands` before the others, and it draws emoji with `emoji_font` (WOFF) where the
        reader's machine has none. `renamed`: old names of commands, as people typed them, each with the name
        that is registered now; the page tells whoever types one. A bot that asks is advised to have so many
        `shards`; it may have others. `narrow` is called with the id of each person who looks through a window
        as narrow as a phone, which Discord itself tells nobody.
        """
        self.port = port
        self.token = token or f"sandbox.{secrets.token_urlsafe(24)}"
        self.clock = clock or Clock()
        self.storage = Storage(folder) if folder is not None else None
        self.world = World(self.clock, contents) if self.storage is None else self.storage.load(self.clock)
        brings = emoji_font is not None
        self.front = Front(tuple(first_commands), renamed or {}, brings, folder is not None, narrow)
        self.interactions = Interactions(self.world)
        self.files = Files(self.world, lambda: f"http://127.0.0.1:{self.port}", emoji_font)
        self.limiter = RateLimiter(time.monotonic)
        self.gateway = Gateway(self.world, self.files, self.token, self.limiter)
        self.api = RestApi(self.world, self.interactions, self.files, self.token, self.limiter, shards)
        self._runner: web.AppRunner | None = None
        self._page_sockets: set[web.WebSocketResponse] = set()
        # Whether a bot in the same program is at work, which nothing here can see: see `idle`.
        self.bot_at_work: Callable[[], object] = lambda: False
        self.quiet = 0.15  # seconds without a request, after which a bot is taken to have nothing to do

    # --- starting and stopping -------------------------------------------------------------------------

    async def start(self) -> "Sandbox":
        """Opens the port (a free one for port 0).

        Raises OSError where it cannot, and may then be tried again; WorldUnwritable if its folder is no good.
        """
        app = web.Application(client_max_size=MOST_BYTES)
        for path, serve in (
            ("/gateway", self.gateway.serve),
            ("/gateway/", self.gateway.serve),
            ("/attachments/{channel}/{attachment}/{name}", self.files.serve_attachment),
            ("/emojis/{emoji}", self.files.serve_emoji),
            ("/fonts/emoji.woff", self.files.serve_emoji_font),
            ("/", self.files.serve_page),
            ("/page/socket", self._serve_page_socket),
            ("/page/{name}", self.files.serve_page),
        ):
            app.router.add_get(path, self._to_own_address_only(serve))
        app.router.add_route("*", PREFIX + "/{path:.*}", self._to_own_address_only(self.api.serve))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
            if self.storage is not None:
                self.storage.start(self.world)
        except (OSError, WorldUnwritable):
            await self._close()
            raise
        self.port = self._runner.addresses[0][1]
        self.gateway.address = self.api.gateway_url = self.gateway_url
        return self

    async def stop(self) -> None:
        if self.storage is not None:
            await self.storage.stop()  # first: whatever hangs later takes nothing along
        await self.gateway.drop(code=1001)
        await asyncio.gather(*(socket.close(code=1001) for socket in self._page_sockets))
        await self._close()

    async def _close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @classmethod
    @asynccontextmanager
    async def running(
        cls,
        *,
        port: int = 0,
        clock: Clock | None = None,
        token: str | None = None,
        folder: Path | None = None,
        contents: Contents | None = None,
        first_commands: Sequence[str] = (),
        renamed: Mapping[str, str] | None = None,
        emoji_font: Path | None = None,
        shards: int = 1,
        narrow: Callable[[int], object] = lambda _: None,
    ) -> AsyncIterator["Sandbox"]:
        """A sandbox for the length of an `async with`."""
        made = cls(
            port=port,
            clock=clock,
            token=token,
            folder=folder,
            contents=contents,
            first_commands=first_commands,
            renamed=renamed,
            emoji_font=emoji_font,
            shards=shards,
            narrow=narrow,
        )
        sandbox = await made.start()
        try:
            yield sandbox
        finally:
            await sandbox.stop()

    @property
    def rest_url(self) -> str:
        return f"http://127.0.0.1:{self.port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """The address that `GET /gateway` names; a client that does not ask for it must be told."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def page_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    # --- looking ---------------------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        return Person(self.world.person(name), self.world, self.interactions)

    @property
    def people(self) -> tuple[Person, ...]:
        return tuple(Person(account, self.world, self.interactions) for account in self.world.people)

    @property
    def guild(self) -> Guild:
        return self.world.guild

    @property
    def channel(self) -> Channel:
        """The first channel, where games are usually played."""
        return next(iter(self.world.guild.channels.values()))

    @property
    def requests(self) -> deque[LoggedRequest]:
        """Every REST request of the bot, oldest first."""
        return self.api.requests

    # --- waiting ---------------------------------------------------------------------------------------

    async def until(self, check: Callable[[], T | None], patience: float = PATIENCE) -> T:
        """The first true value of `check`, asked again after every change; raises TimeoutError."""
        stirred = asyncio.Event()

        def stir(_: Change) -> None:
            stirred.set()

        self.world.listeners.append(stir)
        loop = asyncio.get_running_loop()
        ends = loop.time() + patience
        try:
            while not (found := check()):
                if loop.time() >= ends:
                    raise TimeoutError
                stirred.clear()
                # What a test waits for may be outside the world, so look now and then without a change.
                # (Python 3.11's wait_for, in a busy world, may swallow the end of a timeout around it.)
                again = loop.call_later(0.05, stirred.set)
                try:
                    await stirred.wait()
                finally:
                    again.cancel()
            return found
        finally:
            self.world.listeners.remove(stir)

    async def message(
        self,
        fits: Callable[[Message], Any],
        *,
        channel: Channel | None = None,
        after: Message | None = None,
        patience: float = PATIENCE,
    ) -> Message:
        """The newest message that fits, now or as soon as there is one."""

        def newest() -> Message | None:
            places = [channel] if channel is not None else list(self.world.channels.values())
            found = [m for c in places for m in c.messages.values() if fits(m)]
            found = [m for m in found if after is None or m.id > after.id]
            return max(found, key=lambda m: m.id, default=None)

        return await self.until(newest, patience)

    async def ready(self, patience: float = PATIENCE, *, shards: int = 0) -> None:
        """Waits until the bot has registered its commands and has a shard connected.

        With `shards`, until all of so many are: every process of the bot has come.
        """
        awaited = {(number, shards) for number in range(shards)}
        async with asyncio.timeout(patience):
            while not (self._has_come(awaited) and any(self.world.commands.values())):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    def _has_come(self, shards: set[tuple[int, int]]) -> bool:
        return self.gateway.connected and shards <= self.gateway.shards

    async def idle(self, quiet: float | None = None, patience: float = PATIENCE) -> None:
        """Waits until the bot has nothing to answer and has asked nothing for `quiet` seconds.

        Others have turns in any case: who asks again and again holds nobody up, and what is on its way to
        the bot, or to us, arrives, also where seconds pass and nobody runs.
        """
        for_long = self.quiet if quiet is None else quiet
        async with asyncio.timeout(patience):
            await asyncio.sleep(0)
            while not await self._stays_idle(for_long):  # noqa: ASYNC110 (idle is the absence of events)
                await asyncio.sleep(0.01)

    async def _stays_idle(self, quiet: float) -> bool:
        for _ in range(TURNS):
            if self._busy(quiet):
                return False
            await asyncio.sleep(0)
        return True

    def _busy(self, quiet: float) -> bool:
        asked = time.monotonic() - self.api.last_at < quiet
        return bool(self.api.under_way or self.interactions.unanswered or asked or self.bot_at_work())

    # --- trouble on purpose ----------------------------------------------------------------------------

    def fault(self, method: str = "*", path: str = "*", **how: Any) -> Fault:
        """The next requests that match go wrong: see Fault for `times`, `status`, `code`, `slow`, `lost`."""
        return self.api.faults.add(Fault(method, path, **how))

    @property
    def limits(self) -> Limits:
        return self.limiter.limits

    @limits.setter
    def limits(self, limits: Limits) -> None:
        self.limiter.limits = limits

    # --- the web server --------------------------------------------------------------------------------

    async def _serve_page_socket(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=20, timeout=GOODBYE, max_msg_size=LARGEST_FRAME)
        await socket.prepare(request)
        self._page_sockets.add(socket)
        try:
            tab = PageSocket(self.world, self.interactions, self.gateway, self.files, socket, self.front)
            await tab.serve()
        finally:
            self._page_sockets.discard(socket)
        return socket

    def _to_own_address_only(self, serve: Handler) -> Handler:
        """A foreign page in the same browser must reach nothing, not even under a name that points here.

        No middleware: aiohttp keeps what it has wrapped in one, and the whole sandbox with it, for ever.
        """

        async def served(request: web.Request) -> web.StreamResponse:
            own = {f"127.0.0.1:{self.port}", f"localhost:{self.port}"}
            origin = request.headers.get("Origin")
            if request.host not in own or (origin is not None and origin.partition("://")[2] not in own):
                raise web.HTTPForbidden(text="The sandbox answers to its own address only.")
            return await serve(request)

        return served
