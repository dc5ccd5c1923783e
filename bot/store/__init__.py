"""The database: snapshots to play from, a log of moves to look back on, the outbox, people and results."""

from bot.store.address import Address, FileAddress, ServerAddress, address, endpoint
from bot.store.agenda import Agenda
from bot.store.census import Census
from bot.store.clocks import SeatClock
from bot.store.codec import Codec
from bot.store.commits import Commits, counting
from bot.store.files import (
    OpenFile,
    Place,
    dated_name,
    one_bot,
    remove_dated_copies,
    remove_old_copies,
    rescued_name,
)
from bot.store.history import LogLine, LogPage, News
from bot.store.inspection import FileFault, inspect, packs, set_aside, sqlite_version
from bot.store.leases import Leases
from bot.store.matches import Entry
from bot.store.migration import Endpoint, Moved, migrate
from bot.store.packing import Deal, Pack, pack, pack_moves
from bot.store.postgresql import PostgresDatabase
from bot.store.records import Packs
from bot.store.schema import DatabaseUnusable
from bot.store.scope import Scope
from bot.store.set_aside import Aside
from bot.store.sqlite import backup
from bot.store.store import Playing, Sitting, Store, Told
from bot.store.tables import UnderTime
from bot.store.time_source import TimeSource

__all__ = [
    "Address",
    "Agenda",
    "Aside",
    "Census",
    "Codec",
    "Commits",
    "DatabaseUnusable",
    "Deal",
    "Endpoint",
    "Entry",
    "FileAddress",
    "FileFault",
    "Leases",
    "LogLine",
    "LogPage",
    "Moved",
    "News",
    "OpenFile",
    "Pack",
    "Packs",
    "Place",
    "Playing",
    "PostgresDatabase",
    "Scope",
    "SeatClock",
    "ServerAddress",
    "Sitting",
    "Store",
    "TimeSource",
    "Told",
    "UnderTime",
    "address",
    "backup",
    "counting",
    "dated_name",
    "endpoint",
    "inspect",
    "migrate",
    "one_bot",
    "pack",
    "pack_moves",
    "packs",
    "remove_dated_copies",
    "remove_old_copies",
    "rescued_name",
    "set_aside",
    "sqlite_version",
]
