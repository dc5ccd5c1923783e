"""The sandbox's time: the wall clock, plus what a test has skipped. Also the ids that are made from it."""

import time
from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000
PATIENCE = 240.0  # seconds that a waiting test grants; one that passes never waits so long


class Clock:
    """The wall clock; `skip` moves it forward for everybody in the sandbox, and whoever listens is told."""

    def __init__(self) -> None:
        self.skipped = 0.0
        self._listeners: list[Callable[[], None]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.skipped

    def skip(self, seconds: float) -> None:
        self.skipped += seconds
        for listener in tuple(self._listeners):
            listener()

    def on_skip(self, listener: Callable[[], None]) -> None:
        self._listeners.append(listener)


class Snowflakes:
    """Discord's ids: the time in their upper bits, never twice the same, always growing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    @property
    def last(self) -> int:
        """The newest one; 0 before the first."""
        return self._last

    def go_on_after(self, last: int) -> None:
        """None that were given out before are given out again, even if the wall clock was set back."""
        self._last = max(self._last, last)

    def next(self) -> int:
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(self._last + 1, fresh)
        return self._last

    def next_on_shard(self, number: int, count: int) -> int:
        """An id for a server of that shard: at most `count` milliseconds ahead of the clock."""
        fresh = self.next()
        self._last += ((number - (fresh >> 22)) % count) << 22
        return self._last


def created_at(snowflake: int) -> float:
    """Time an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
