"""The log of an outage of the database: one line a minute, however many are waiting for it."""

import logging
import time
from collections.abc import Callable

EVERY = 60.0  # seconds between two lines

log = logging.getLogger(__name__)


class Outage:
    """Notes each failed and each successful attempt to reach a server; called from any thread."""

    def __init__(self, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._elapsed = elapsed
        self._since: float | None = None
        self._logged_at: float | None = None  # in this outage, or in one before
        self._told = False  # whether this outage stands in the log

    def away(self, why: str) -> None:
        """Log that the database cannot be reached, unless the last minute has such a line."""
        now = self._elapsed()
        if self._since is None:
            self._since, self._told = now, False
        if self._logged_at is not None and now - self._logged_at < EVERY:
            return
        self._logged_at, self._told = now, True
        log.error("the database is away", extra={"why": why, "seconds": round(now - self._since)})

    def answered(self) -> None:
        """Log the end of an outage that stands in the log."""
        since, self._since = self._since, None
        if since is not None and self._told:
            log.warning("the database answers", extra={"seconds": round(self._elapsed() - since)})
