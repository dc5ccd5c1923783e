"""Count of Discord's rate limits (429): its library repeats the request, and logs it."""

import logging

from bot.counters import RATE_LIMITED

LIBRARY = logging.getLogger("discord.http")


def count_rate_limits() -> None:
    """Count each such answer, whatever a host wants to read of it."""
    LIBRARY.setLevel(logging.WARNING)
    LIBRARY.addFilter(_noted)


def _noted(record: logging.LogRecord) -> bool:
    if record.levelno >= logging.WARNING and "429" in str(record.msg):
        RATE_LIMITED.inc()
    return LIBRARY.parent is None or LIBRARY.parent.isEnabledFor(record.levelno)
