"""Tables that fail: tried again later and later, then set aside, so that they never hold up the others.

A table that is set aside is the host's to look at. Its clocks stand still and its people are told, once;
it is tried now and then, and goes on by itself as soon as it works.
"""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.coordinator.context import Context
from bot.store import Aside, SeatClock
from bot.table.clock import TimedClock, resumed, timed
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, goes_on, set_aside
from bot.table.outbox import Draft
from bot.table.profile import Person
from bot.table.refusals import CannotRead, CannotWrite, DatabaseAway, Unreadable
from bot.table.table import Phase
from engine.game import Refusal

FIRST_WAIT = timedelta(seconds=30)
RETRY_WAIT_MAX = timedelta(hours=1)
RETRIES_MAX = 6  # then the host should look

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Fault:
    """A table's failures in a row, since when, and the time of the next try."""

    times: int
    since: datetime
    again_at: datetime
    unreadable: bool = False
    aside: bool = False
    told: bool = False  # to its people


class Faults:
    """The failing tables; one that works again is forgotten here."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: dict[TableId, Fault] = {}

    @property
    def set_aside(self) -> tuple[TableId, ...]:
        """Tables that have failed so often that somebody should look at them."""
        return tuple(table_id for table_id, fault in self._known.items() if fault.aside)

    async def load(self) -> None:
        """Tables that were set aside before the start are tried again at once."""
        now = self._context.now()
        for row in await self._context.store.set_aside.all():
            self._known[row.table_id] = Fault(
                RETRIES_MAX, row.since, now, unreadable=True, aside=True, told=True
            )

    async def failed(self, table_id: TableId, error: Exception) -> None:
        """Notes one more failure; the table is set aside when there were too many."""
        now, known = self._context.now(), self._known.get(table_id)
        times = known.times + 1 if known else 1
        wait = min(FIRST_WAIT * 2 ** min(times - 1, 20), RETRY_WAIT_MAX)
        before = known or Fault(0, now, now)
        unreadable = isinstance(error, Unreadable)
        fault = replace(before, times=times, again_at=now + wait, unreadable=unreadable)
        self._known[table_id] = fault
        if times >= RETRIES_MAX and not fault.aside:
            self._known[table_id] = replace(
                fault, aside=True
            )  # by this failure alone, however many there are
            await self._set_aside(table_id, fault, _why(error))

    async def worked(self, table_id: TableId) -> None:
        """The table is as good as any other again."""
        fault = self._known.pop(table_id, None)
        if fault is not None and fault.aside:
            await self._release(table_id, fault)

    def waiting(self, now: datetime) -> tuple[TableId, ...]:
        """The tables that are not to be tried now."""
        return tuple(
            table_id for table_id, fault in self._known.items() if fault.aside or fault.again_at > now
        )

    def next_try(self, now: datetime) -> datetime | None:
        """Time of the next try at any of them."""
        return min((f.again_at for f in self._known.values() if f.again_at > now), default=None)

    async def retry(self) -> None:
        """Looks again at the tables that are set aside, as far as it is time.

        One that could not be read goes on as soon as it can be; one that failed otherwise is let go, and
        set aside again, without another word, if it still fails.
        """
        now = self._context.now()
        for table_id, fault in tuple(self._known.items()):
            if fault.aside and fault.again_at <= now:
                try:
                    await self._release(table_id, fault)
                except DatabaseAway:
                    raise
                except CannotWrite:
                    log.exception("a table cannot be let go", extra={"table": table_id})
                except Exception as error:  # noqa: BLE001 a table that fails must not stop the others
                    await self.failed(table_id, error)

    async def _set_aside(self, table_id: TableId, fault: Fault, why: str) -> None:
        store, now = self._context.store, self._context.now()
        try:
            people = await store.people.people(await store.set_aside.people(table_id))
            drafts: tuple[Draft, ...] = () if fault.told else set_aside(table_id, people.values())
            aside = Aside(table_id, fault.since, why)
            await store.set_aside.add(aside, drafts, now, unreadable=fault.unreadable)
        except (CannotRead, CannotWrite) as error:
            if not isinstance(error, DatabaseAway):
                log.exception("a table cannot be set aside", extra={"table": table_id})
            self._known[table_id] = fault  # its next failure tries again
            return
        self._known[table_id] = replace(fault, aside=True, told=True)
        log.error("a table was set aside", extra={"table": table_id, "why": why})
        self._context.saved()

    async def _release(self, table_id: TableId, fault: Fault) -> None:
        """Lets a table go on; raises Unreadable where it still cannot be read."""
        store, now = self._context.store, self._context.now()
        async with self._context.alone_at(table_id):
            table = await store.tables.load(table_id)
            clocks: tuple[tuple[SeatClock, TimedClock], ...] = ()
            drafts: tuple[Draft, ...] = ()
            version = 0
            if table.phase is Phase.PLAYING:
                at = await store.playing(table_id)
                version = at.match.version
                clocks = tuple(shifted(at.clocks.values(), at.people, fault.since, now))
                if fault.unreadable:
                    drafts = goes_on(at.match, self._context.game(table).engine, at.people, Notice.GOES_ON)
            await store.set_aside.remove(table_id, clocks, version, drafts, now)
        if fault.unreadable:
            self._known.pop(table_id, None)
            log.warning("a table goes on", extra={"table": table_id})
        else:
            self._known[table_id] = replace(fault, aside=False, since=now)
        self._context.saved()


def shifted(
    clocks: Iterable[SeatClock], people: Mapping[PlayerId, Person], last: datetime, now: datetime
) -> Iterable[tuple[SeatClock, TimedClock]]:
    """Clocks that stood still from `last` until now."""
    for row in clocks:
        habits = people.get(row.player or 0, Person(0)).habits
        yield row, timed(resumed(row.clock, habits, last, now), habits, now, shows=row.deadline is not None)


def _why(error: Exception) -> str:
    """Reason for the host, without anything that stands in the table."""
    if isinstance(error, Unreadable):
        return error.why
    return str(error.reason) if isinstance(error, Refusal) else type(error).__name__
