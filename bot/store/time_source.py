"""The time by which turns run: the server's where a server keeps the database, else this machine's.

Several processes must agree on it. A server tells its time with every transaction; between two of them this
machine counts on, by a clock that nobody can set.
"""

import time
from datetime import UTC, datetime, timedelta
from typing import Protocol

BOOTTIME = getattr(time, "CLOCK_BOOTTIME", None)  # Linux: it counts on while the machine sleeps


class TimeSource(Protocol):
    """A clock for deadlines, reminders, waking hours, absences and letters."""

    def now(self) -> datetime:
        """The present, with its zone."""

    def difference(self) -> timedelta:
        """The time by which this machine's clock is ahead of this source; negative if it is behind."""


class SystemTime:
    """The time source that reads this machine's own clock."""

    def now(self) -> datetime:
        return system_time()

    def difference(self) -> timedelta:
        return timedelta(0)


class ServerTime:
    """The server's clock, as exactly as the last answers tell it; used by any thread."""

    def __init__(self) -> None:
        self._offset: float | None = None  # of the server's clock from `elapsed`, in seconds

    def measured(self, server: float, asked: float, answered: float) -> None:
        """Note the server's clock, read at some moment between these two of `elapsed`.

        What is known stays, unless this answer proves it wrong: a slow answer proves little.
        """
        least, most = server - answered, server - asked
        before = (least + most) / 2 if self._offset is None else self._offset
        self._offset = min(max(before, least), most)

    def now(self) -> datetime:
        if self._offset is None:
            raise ValueError("the server has not told its time yet")
        return datetime.fromtimestamp(self._offset + elapsed(), UTC)

    def difference(self) -> timedelta:
        return system_time() - self.now()


def elapsed() -> float:
    """Seconds since some moment, whatever the machine's clock is set to."""
    return time.monotonic() if BOOTTIME is None else time.clock_gettime(BOOTTIME)


def system_time() -> datetime:
    """The present, as this machine's clock has it."""
    return datetime.now(UTC)
