"""Looks after the bot itself: its file, its disk, its letters and tables; for /health, and for what must go.

Every quarter of a minute it looks whether the database still lies where it was opened. Where it does not, no
click may count any more: what the bot knows is saved beside, and the bot ends.
"""

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.condition import Condition
from bot.coordinator import Coordinator
from bot.host_fault import ExitCode, HostFault
from bot.store import Census, Place, Store, remove_old_copies, rescued_name
from bot.table.refusals import CannotRead, CannotWrite, DatabaseAway
from bot.ui.client import Client
from bot.workers import Workers

EVERY = 15.0  # seconds
FREE_BYTES_MIN = 100_000_000  # bytes of disk
RESCUE = 60.0  # seconds for saving what the bot knows
LETTER_AGE_MAX = timedelta(minutes=5)
SEALS_NOTED = timedelta(minutes=1)  # between two looks at what other processes have told
CLOCK_WRONG = timedelta(seconds=5)  # between this machine's clock and the server's
COUNTED_EVERY = 60.0  # seconds between two counts of all tables and people, however often a watcher asks
COUNTING_SHARE = 0.01  # of the time at most, so that a house of any size is counted seldom enough
ANSWERS = 3.0  # seconds for the database, well below those in which a watcher of the host's gives up

UNSAVED = {
    "error-database-gone": "error-database-gone-unsaved",
    "error-database-replaced": "error-database-replaced-unsaved",
}

log = logging.getLogger(__name__)


class Watch:
    """One look after another, until the file is lost; then `stopped` is set, and `lost` says why."""

    def __init__(
        self,
        store: Store,
        coordinator: Coordinator,
        client: Client,
        workers: Workers,
        stopped: asyncio.Event,
        place: Place,
    ) -> None:
        self._store = store
        self._coordinator = coordinator
        self._client = client
        self._workers = workers
        self._stopped = stopped
        self._path = store.database.path  # None: a server keeps it
        self._place = place
        self._clock_wrong = False
        self._seals_noted: datetime | None = None
        self._census: Census | None = None
        self._census_due = 0.0  # by the loop's clock
        self._asked = False  # whether anybody wants to know
        self.saving = False
        self.lost: HostFault | None = None

    async def run(self) -> None:
        """Looks ever again."""
        while self.lost is None:
            try:
                await self.look()
            except Exception:
                log.exception("bug in the watch")  # the next look must come
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """One look at what must not be, or must go."""
        await asyncio.to_thread(self._place.look)
        if fault := self._place.fault():
            await self._end(fault)
            return
        now = self._coordinator.now()
        self._look_at_clock()
        for copy in remove_old_copies(self._path, now) if self._path is not None else ():
            log.info("an old copy was removed", extra={"file": copy.name})
        if self._seals_noted is None or now - self._seals_noted >= SEALS_NOTED:
            with suppress(CannotRead):
                await self._store.note_told_seals()
                self._seals_noted = now
        await self._count()
        with suppress(CannotWrite, CannotRead):  # the next look tries again
            if self._store.scope.leads:
                await self._store.results.wipe_traces()

    def _look_at_clock(self) -> None:
        """Warn the host if this machine's clock differs from the server's, by which turns run."""
        difference, was_wrong = self._store.database.time.difference(), self._clock_wrong
        self._clock_wrong = abs(difference) >= CLOCK_WRONG
        seconds = round(difference.total_seconds())
        if self._clock_wrong and not was_wrong:
            log.warning("this machine's clock is not the database's", extra={"seconds_ahead": seconds})
        elif was_wrong and not self._clock_wrong:
            log.warning("this machine's clock is the database's again")

    async def condition(self) -> Condition:
        """The condition."""
        self._asked = True
        free, now = self._place.free(), self._coordinator.now()
        in_place = self._place.fault() is None
        oldest, away = None, False
        try:
            oldest = await asyncio.wait_for(self._oldest(), ANSWERS)
        except (DatabaseAway, TimeoutError):
            away = True
        waits = now - oldest if oldest is not None else timedelta(0)
        aside = self._coordinator.scheduler.faults.set_aside
        difference = self._store.database.time.difference()
        ills = {
            "gateway": not self._client.connected,
            "letters": waits > LETTER_AGE_MAX,
            "disk": free < FREE_BYTES_MIN,
            "tables": bool(aside),
            "lost turns": bool(self._store.rolled_back),
            "file": not in_place,
            "database": away,
            "clock": abs(difference) >= CLOCK_WRONG,
        }
        figures = {
            **self._client.figures(),
            **self._workers.figures(),
            **(self._census.figures() if self._census is not None else {}),
            "oldest_letter_seconds": max(0.0, waits.total_seconds()),
            "disk_free_bytes": float(free),
            "tables_set_aside": float(len(aside)),
            "database_in_place": float(in_place),
            "database_answers": float(not away),
            "clock_ahead_seconds": difference.total_seconds(),
            "tables_rolled_back": float(len(self._store.rolled_back)),
        }
        return Condition(tuple(name for name, wrong in ills.items() if wrong), figures)

    async def _count(self) -> None:
        """Count tables and people, if anybody wants to know and it is due."""
        clock = asyncio.get_running_loop().time
        began = clock()
        if not self._asked or began < self._census_due:
            return
        try:
            self._census = await self._store.census()
        except CannotRead:  # the next look tries again
            self._census = None
        else:
            self._census_due = clock() + max(COUNTED_EVERY, (clock() - began) / COUNTING_SHARE)

    async def _oldest(self) -> datetime | None:
        try:
            return await self._store.outbox.oldest()
        except DatabaseAway:
            raise
        except CannotRead:
            return datetime.fromtimestamp(0, UTC)  # a file that cannot be read is ill in every way

    async def _end(self, fault: str) -> None:
        """Takes no more clicks, saves what the bot knows, and lets it end."""
        log.error("the database was lost", extra={"why": fault})
        self._client.context.in_flight.refuse("notice-database-lost")
        self.saving = True
        await self._client.quiet()
        copy = await self._rescued(self._path) if self._path is not None else None
        self.lost = (
            HostFault(fault, ExitCode.LOST, path=self._place.name, copy=str(copy))
            if copy is not None
            else HostFault(UNSAVED.get(fault, fault), ExitCode.LOST, path=self._place.name)
        )
        self.saving = False
        self._stopped.set()

    async def _rescued(self, path: Path) -> Path | None:
        """Rescue the data: beside, or among temporary files where the folder is gone; return the path."""
        name = rescued_name(path, self._coordinator.now())
        for folder in (path.parent, Path(tempfile.gettempdir())):
            try:
                async with asyncio.timeout(RESCUE):
                    await self._store.database.rescue(folder / name)
            except (CannotRead, OSError):  # TimeoutError is one as well
                log.exception("nothing could be saved there", extra={"folder": str(folder)})
            else:
                return folder / name
        return None


@asynccontextmanager
async def watching(watch: Watch) -> AsyncIterator[Watch]:
    """Look during a `with`; raises HostFault at its end if that was why it ended."""
    looking = asyncio.create_task(watch.run(), name="watch")
    try:
        yield watch
    finally:
        if watch.saving:
            await asyncio.wait({looking}, timeout=RESCUE)
        looking.cancel()
        await asyncio.wait({looking})
    if watch.lost is not None:
        raise watch.lost
