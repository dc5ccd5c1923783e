"""The store: snapshots to play from, a log of moves to look back on, the outbox, people and results.

SQLite behind a narrow door: whoever asks gets dataclasses, never rows. Its subjects have files of
their own: store_file (transactions), store_outbox, store_tables, store_codec.
"""

from collections.abc import Mapping
from pathlib import Path

from bot.store.codec import Codec
from bot.store.database import backup, check
from bot.store.history import LogLine
from bot.store.matches import Entry
from bot.store.results import Results


class Store(Results):
    """One database file. Opening it brings it up to date; raises DatabaseUnusable."""

    def __init__(self, path: Path, codecs: Mapping[str, Codec]) -> None:
        super().__init__(path, codecs)


__all__ = ["Codec", "Entry", "LogLine", "Store", "backup", "check"]
