"""The database: snapshots to play from, a log of moves to look back on, the outbox, people and results."""

from bot.store.codec import Codec
from bot.store.database import backup, check
from bot.store.history import LogLine
from bot.store.matches import Entry
from bot.store.store import Store

__all__ = ["Codec", "Entry", "LogLine", "Store", "backup", "check"]
