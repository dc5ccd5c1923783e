"""What is wrong with a database file, found without changing it: for `check`, and for every copy made.

Each fault is a key and facts for one sentence to the host; nothing here raises for a damaged file.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.store.codec import Codec
from bot.store.schema import STEPS

CURRENT = """
SELECT tables.id, tables.game, moves.state FROM tables
JOIN moves ON moves.table_id = tables.id AND moves.version = tables.version
WHERE tables.phase IN ('playing', 'over') ORDER BY tables.id"""


@dataclass(frozen=True, slots=True)
class FileFault:
    """One thing that is wrong, as a sentence's key and facts."""

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


def sqlite_version() -> str:
    """Before 3.51.3 two programs that write one WAL file may damage it; hence the lock."""
    return sqlite3.sqlite_version


def inspect(path: Path, codecs: Mapping[str, Codec]) -> tuple[FileFault, ...]:
    """Everything that is wrong with a file that is there; an older schema is no fault."""
    if not path.stat().st_size:
        return (FileFault("error-database-empty"),)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return tuple(_faults(db, codecs))
    except (sqlite3.DatabaseError, OSError) as fault:  # so damaged that SQLite cannot even look
        return (FileFault("host-check-fault", {"why": str(fault)}),)


def _faults(db: sqlite3.Connection, codecs: Mapping[str, Codec]) -> Iterator[FileFault]:
    taken: int = db.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(STEPS):
        yield FileFault("error-database-newer", {"file": taken, "known": len(STEPS)})
        return
    if not taken:
        yield FileFault("error-database-foreign")
        return
    for (told,) in db.execute("PRAGMA integrity_check"):
        if told != "ok":
            yield FileFault("host-check-fault", {"why": str(told)})
    orphans = db.execute("PRAGMA foreign_key_check").fetchall()
    if orphans:
        yield FileFault(
            "host-check-fault", {"why": f"{len(orphans)} rows of {orphans[0][0]} belong to no table"}
        )
    yield from _unreadable(db, codecs)


def _unreadable(db: sqlite3.Connection, codecs: Mapping[str, Codec]) -> Iterator[FileFault]:
    for table, game, state in db.execute(CURRENT):
        try:
            codecs[game].state(state)
        except (KeyError, ValueError):
            yield FileFault("host-check-unreadable", {"table": table, "game": str(game)})
