"""One process of several that share a database: which shards it serves, and what it does when that changes.

Clicks are answered wherever they arrive. Clocks, computers and letters of a server's tables are the work of
the process that holds its shard's lease (bot/store/leases.py). Where the database cannot be reached any more
this process takes no clicks and tells nothing, before anybody else may take its shards.
"""

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TypeVar

from bot.coordinator import Coordinator
from bot.store import DatabaseUnusable, Leases, PostgresDatabase, Scope, ServerAddress, TimeSource
from bot.store.leases import TERM
from bot.table.refusals import CannotRead, CannotWrite, DatabaseAway
from bot.tasks import Tasks
from bot.ui.client import Client
from bot.ui.connection import Connection

T = TypeVar("T")

BEAT = 2.0  # seconds between two words that it is there
CUT_OFF = 7.0  # seconds without an answer from the database; well below TERM, in which others wait
RETURNED = 60.0  # seconds in which its own shards come back from who stood in for it
LAST_LETTERS = 3.0  # seconds for letters under way, before their shard is somebody else's
TOLD_AT_ONCE = 0.02  # seconds in which what is told is told once
CLOCKS_DIFFER = timedelta(minutes=1)  # at most, between this machine's clock and the server's
CLOCK = "%Y-%m-%d %H:%M:%S UTC"
CHANNEL = "chicago"
AWAY = "notice-database-away"

log = logging.getLogger(__name__)


class Cluster:
    """A process with shards of its own, among others."""

    def __init__(self, address: ServerAddress, total: int, home: Collection[int]) -> None:
        self.total = total
        self._address = address
        self._me = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self._leases: Leases = address.leases(self._me, total, home)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._heard_at = (0.0, 0.0)  # of both clocks, when the database was asked that answered last
        self._since: dict[int, float] = {}  # when each of its shards was last known to be looked after
        self._tasks = Tasks("cluster")
        self.held: frozenset[int] = frozenset()
        self._wanted: frozenset[int] = frozenset()  # of these, back by their own process

    # ---- joining ----

    def sharing(self) -> AbstractContextManager[object]:
        """The database is this process's and others', and no other program's, for the length of a `with`."""
        return self._address.shared()

    async def join(self, connection: Connection, time_source: TimeSource) -> Connection:
        """Holds its own shards from now on; how they are connected.

        Raises DatabaseUnusable where another process, alive, has one for its own, and where this machine's
        clock and the server's differ too much: one of them is wrong, and turns run by the server's.
        """
        difference = time_source.difference()
        if abs(difference) > CLOCKS_DIFFER:
            server = time_source.now()
            facts = {"own": f"{server + difference:{CLOCK}}", "server": f"{server:{CLOCK}}"}
            raise DatabaseUnusable("error-clock-wrong", **facts)
        taken = await self._asked(self._leases.claim)
        while taken is not None:
            await asyncio.sleep(BEAT / 2)
            still = await self._asked(self._leases.claim)
            if still is not None and still.seen > taken.seen:
                shards, holder = ", ".join(map(str, sorted(still.shards))), min(still.holders)
                raise DatabaseUnusable("error-shards-taken", shards=shards, holder=holder)
            taken = still
        end = time.monotonic() + RETURNED
        while not self._leases.home <= self.held:
            if time.monotonic() > end:
                missing = ", ".join(map(str, sorted(self._leases.home - self.held)))
                raise DatabaseUnusable("error-shards-not-returned", shards=missing)
            if not await self._beat() or not self._leases.home <= self.held:
                await asyncio.sleep(BEAT / 4)
        served = tuple(sorted(self.held))
        return replace(connection, served=served, turn_to_identify=self.turn_to_identify)

    def entitled(self) -> bool:
        """True if nobody else can have taken its shards: a machine that slept does not know."""
        monotonic, wall = self._heard_at
        return time.monotonic() - monotonic < CUT_OFF and 0 <= time.time() - wall < CUT_OFF

    async def turn_to_identify(self, bucket: int) -> None:
        """Waits until a session of a shard in that bucket may begin, whichever process begins one besides.

        While the database cannot be reached none does: somebody else may have the shard.
        """
        while True:
            try:
                wait = await self._asked(partial(self._leases.identify_in, bucket))
            except DatabaseUnusable:
                await asyncio.sleep(BEAT)
            else:
                await asyncio.sleep(wait)
                return

    # ---- serving ----

    @asynccontextmanager
    async def serving(self, coordinator: Coordinator, client: Client) -> AsyncIterator[None]:
        """Looks after its shards for the length of a `with`, and lets go of them at the end."""
        loop, store = asyncio.get_running_loop(), coordinator.store
        database, scope = store.database, store.scope
        assert isinstance(database, PostgresDatabase)

        def heard(word: str) -> None:
            if word != self._me:
                loop.call_soon_threadsafe(coordinator.wake)

        def tell() -> None:
            self._tasks.once("tell", partial(self._tell, database))

        coordinator.share(self.entitled, tell)
        served = _Served(coordinator, client, scope, launched=self.held)
        listener = self._address.listener(CHANNEL, heard)
        self._tasks.begin(self._look_ever_again(served))
        try:
            yield
        finally:
            await self._tasks.stop()
            scope.shards = frozenset()
            with suppress(DatabaseUnusable, TimeoutError):
                await asyncio.wait_for(self._let_go(self.held), BEAT)
            await self._tell(database)
            await asyncio.to_thread(listener.close)
            self._thread.shutdown(wait=False)

    async def _look_ever_again(self, served: "_Served") -> None:
        while True:
            try:
                await self._look(served)
            except DatabaseAway:
                pass  # the next look tries again
            except (CannotRead, CannotWrite) as fault:
                log.warning("the next look tries again", extra={"why": str(fault)})
            except Exception:
                log.exception("bug in the cluster")  # the next look must come
            await asyncio.sleep(BEAT)

    async def _look(self, served: "_Served") -> None:
        """Says that it is there, and serves what is its own from now on; or nothing, where nobody answers."""
        if not await self._beat():
            if not self.entitled():
                served.cut_off()
            if time.monotonic() - self._heard_at[0] > TERM:
                await served.disconnect()  # somebody else may be connected with its shards
            return
        await served.drop(served.connected - self.held)
        if wanted := self._wanted & self.held:
            log.info("shards go back to their own process", extra={"shards": sorted(wanted)})
            await served.drop(wanted)
            await self._let_go(wanted)
            self.held -= wanted
        for shard in sorted(self.held - served.shards):
            await served.take(shard, self._heard_at[0] - self._since[shard])
        self._since |= dict.fromkeys(served.shards, self._heard_at[0])
        served.admit()

    async def _beat(self) -> bool:
        """True if the database answered in time."""
        began = (time.monotonic(), time.time())
        try:
            beat = await asyncio.wait_for(self._asked(self._leases.beat), CUT_OFF)
        except (DatabaseUnusable, TimeoutError) as fault:
            why = fault.facts.get("why", fault.key) if isinstance(fault, DatabaseUnusable) else "too late"
            self._address.away(str(why))
            return False
        self._heard_at = began
        self._since |= {shard: began[0] - missed for shard, missed in beat.missed.items()}
        self.held, self._wanted = beat.held, beat.wanted
        return True

    async def _let_go(self, shards: Collection[int]) -> None:
        await self._asked(partial(self._leases.let_go, shards))

    async def _tell(self, database: PostgresDatabase) -> None:
        """The others look for what is due: a click here may have changed one of their tables."""
        await asyncio.sleep(TOLD_AT_ONCE)
        await database.tell(CHANNEL, self._me)

    async def _asked(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class _Served:
    """This process's service to its shards: clocks and letters, and the line to Discord."""

    def __init__(
        self, coordinator: Coordinator, client: Client, scope: Scope, launched: frozenset[int]
    ) -> None:
        self._coordinator = coordinator
        self._client = client
        self._scope = scope
        self._cut_off = False
        self.connected = launched  # or being connected

    @property
    def shards(self) -> frozenset[int]:
        """Shards looked after now."""
        return self._scope.shards or frozenset()

    async def take(self, shard: int, missed: float) -> None:
        """Looks after this one as well; nobody did for so many seconds. Raises CannotRead, CannotWrite."""
        log.info("serving a shard", extra={"shard": shard})
        await self._coordinator.adopt(shard, timedelta(seconds=missed))
        if shard not in self.connected:
            self._client.serve(shard)
        self.connected |= {shard}

    async def drop(self, shards: Collection[int]) -> None:
        """Looks after these no longer: what is being told of their tables arrives first."""
        if not shards:
            return
        log.info("no longer serving shards", extra={"shards": sorted(shards)})
        self._scope.shards = self.shards - frozenset(shards)
        await self._client.courier.settle(LAST_LETTERS)
        await self._client.stop_serving(shards)
        self.connected -= frozenset(shards)

    def cut_off(self) -> None:
        """No click counts any more, and nothing is told: somebody else may be at it."""
        if not self._cut_off:
            log.error("cut off from the database")
        self._cut_off = True
        self._client.context.in_flight.pause(AWAY)
        self._scope.shards = frozenset()

    async def disconnect(self) -> None:
        """Ends its lines to Discord; they are begun anew with the shards."""
        await self._client.stop_serving(self.connected)
        self.connected = frozenset()

    def admit(self) -> None:
        """Clicks count again."""
        if self._cut_off:
            log.warning("the database answers again")
        self._cut_off = False
        self._client.context.in_flight.resume()
