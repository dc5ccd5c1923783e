"""The database: snapshots to play from, a log of moves to look back on, the outbox, people and results."""

from bot.store.clocks import SeatClock
from bot.store.codec import Codec
from bot.store.database import backup
from bot.store.files import OpenFile, one_bot, remove_old_copies
from bot.store.history import LogLine, LogPage
from bot.store.inspection import FileFault, inspect, packs, set_aside, sqlite_version
from bot.store.matches import Entry
from bot.store.packing import Deal, Pack, pack, pack_moves
from bot.store.records import Packs
from bot.store.schema import DatabaseUnusable
from bot.store.set_aside import Aside
from bot.store.store import Playing, Sitting, Store, Told

__all__ = [
    "Aside",
    "Codec",
    "DatabaseUnusable",
    "Deal",
    "Entry",
    "FileFault",
    "LogLine",
    "LogPage",
    "OpenFile",
    "Pack",
    "Packs",
    "Playing",
    "SeatClock",
    "Sitting",
    "Store",
    "Told",
    "backup",
    "inspect",
    "one_bot",
    "pack",
    "pack_moves",
    "packs",
    "remove_old_copies",
    "set_aside",
    "sqlite_version",
]
