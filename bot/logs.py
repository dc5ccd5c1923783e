"""What the log says: one line per event with its facts, for people or (JSON) for machines.

Never a card, never a token: facts are numbers of tables, versions and players, and names of things.
"""

import json
import logging
import sys
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Literal

Format = Literal["text", "json"]

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def keep_journal(level: str, form: Format) -> None:
    """From now on every event of the bot is one line on the error output."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    # discord.py tells at INFO of every reconnection, and at DEBUG whole requests with our texts in them.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
    for noisy in ("asyncio", "PIL", "aiohttp"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class TextLines(logging.Formatter):
    """`2026-11-21T09:50:00Z info bot.coordinator.play acted match=12 version=3 player=99`."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={fact}" for name, fact in _facts(record))
        line = f"{_when(record)} {record.levelname.lower()} {record.name} {record.getMessage()}{facts}"
        more = self.formatException(record.exc_info).splitlines() if record.exc_info else ()
        return "\n  ".join(map(_visible, (line, *more)))


class JsonLines(logging.Formatter):
    """The same as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": _when(record),
            "level": record.levelname.lower(),
            "where": record.name,
            "event": record.getMessage(),
            **dict(_facts(record)),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)  # in ASCII: no sign in it can end, colour or turn a line


def _facts(record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
    return ((name, fact) for name, fact in vars(record).items() if name not in ORDINARY)


def _visible(line: str) -> str:
    """A line that stays one: whatever would end it, colour it or turn it round is written as a number."""
    return "".join(c if unicodedata.category(c) not in UNSEEN else f"\\u{ord(c):04x}" for c in line)


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
