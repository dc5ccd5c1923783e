"""The database: snapshots to play from, a log of moves to look back on, the outbox, people and results."""

from bot.store.clocks import SeatClock
from bot.store.codec import Codec
from bot.store.database import backup, check
from bot.store.history import LogLine, LogPage
from bot.store.matches import Entry
from bot.store.schema import DatabaseUnusable
from bot.store.store import Playing, Sitting, Store, Told

__all__ = [
    "Codec",
    "DatabaseUnusable",
    "Entry",
    "LogLine",
    "LogPage",
    "Playing",
    "SeatClock",
    "Sitting",
    "Store",
    "Told",
    "backup",
    "check",
]
