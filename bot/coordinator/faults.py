"""Tables that fail: tried again later and later, then set aside, so that they never hold up the others."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.table.match import TableId

FIRST_WAIT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(hours=1)
TRIES = 6  # then the host should look


@dataclass(frozen=True, slots=True)
class Fault:
    """How often a table has failed in a row, and when it is tried again."""

    times: int
    again_at: datetime


class Faults:
    """What is known of failing tables since the start; a table that works again is forgotten here."""

    def __init__(self) -> None:
        self._known: dict[TableId, Fault] = {}

    @property
    def set_aside(self) -> tuple[TableId, ...]:
        """Tables that have failed so often that somebody should look at them."""
        return tuple(table for table, fault in self._known.items() if fault.times >= TRIES)

    def failed(self, table: TableId, now: datetime) -> bool:
        """Notes one more failure; True when the table is set aside by it."""
        times = self._known[table].times + 1 if table in self._known else 1
        wait = min(FIRST_WAIT * 2 ** min(times - 1, 20), LONGEST_WAIT)
        self._known[table] = Fault(times, now + wait)
        return times == TRIES

    def worked(self, table: TableId) -> None:
        """The table is as good as any other again."""
        self._known.pop(table, None)

    def waiting(self, now: datetime) -> tuple[TableId, ...]:
        """The tables that are not to be tried now."""
        return tuple(table for table, fault in self._known.items() if fault.again_at > now)

    def next_try(self, now: datetime) -> datetime | None:
        """When the next of them may be tried again."""
        return min((f.again_at for f in self._known.values() if f.again_at > now), default=None)
