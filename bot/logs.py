"""Log format: one line per event with its facts, for people or (JSON) for machines.

Never a card, never a token, nobody's id: facts are numbers of tables and versions, and names of things.
A person is a short hash that tells two of them apart until the bot is started again, and nothing more.
"""

import json
import logging
import re
import secrets
import sys
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Literal

Format = Literal["text", "json"]

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
PEOPLE = ("player", "user")  # facts that are somebody's id, however short it is
ID = re.compile(r"(?<![0-9A-Za-z])\d{17,20}(?![0-9A-Za-z])")  # Discord's: of people, servers, messages
SALT = secrets.token_bytes(16)  # written nowhere


def keep_journal(level: str, form: Format) -> None:
    """Write every event of the bot as one line on the error output."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    # discord.py tells at INFO of every reconnection, and at DEBUG whole requests with our texts in them.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
    for noisy in ("asyncio", "PIL", "aiohttp"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class TextLines(logging.Formatter):
    """`2026-11-21T09:50:00Z info bot.coordinator.play acted table=12 version=3 player=~5f0c61aa`."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={fact}" for name, fact in _facts(record))
        line = f"{_when(record)} {record.levelname.lower()} {record.name} {record.getMessage()}{facts}"
        more = self.formatException(record.exc_info).splitlines() if record.exc_info else ()
        return "\n  ".join(map(_visible, map(nameless, (line, *more))))


class JsonLines(logging.Formatter):
    """Log lines as JSON objects."""

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
        told = {name: _harmless(fact) for name, fact in line.items()}
        return json.dumps(told)  # in ASCII: no sign in it can end, colour or turn a line


def nameless(text: str) -> str:
    """The text without anything that Discord knows somebody by."""
    return ID.sub(lambda found: someone(found.group()), text)


def someone(who: object) -> str:
    """Stable pseudonym for an id until the next start; nobody can tell whose it was."""
    return "~" + blake2b(str(who).encode(), key=SALT, digest_size=4).hexdigest()


def _facts(record: logging.LogRecord) -> Iterator[tuple[str, Any]]:
    for name, fact in vars(record).items():
        if name not in ORDINARY:
            yield name, someone(fact) if name in PEOPLE and fact is not None else fact


def _harmless(fact: object) -> object:
    """A fact as JSON tells it: small numbers are numbers, all else is text that names nobody."""
    if fact is None or isinstance(fact, float) or (isinstance(fact, int) and not ID.fullmatch(str(fact))):
        return fact
    return nameless(str(fact))


def _visible(line: str) -> str:
    """A line that stays one: whatever would end it, colour it or turn it round is written as a number."""
    return "".join(c if unicodedata.category(c) not in UNSEEN else f"\\u{ord(c):04x}" for c in line)


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
