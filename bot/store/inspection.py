"""Find faults in a database without changing it: for `check`, and for every copy made.

Each fault is a key and facts for one sentence to the host; nothing here raises for a damaged file.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.store.codec import Codec, readable
from bot.store.database import Connection, Row
from bot.store.history import log_in
from bot.store.matches import match_in
from bot.store.postgresql import Server
from bot.store.postgresql_schema import newest, taken_in
from bot.store.records import Packs, packs_in
from bot.store.schema import DAMAGE, STEPS, fault_key
from bot.store.set_aside import Aside, aside_in
from bot.store.snapshots import whole
from bot.store.tables import table_in
from bot.store.witness import Witness, rolled_back
from bot.table.match import TableId
from bot.table.refusals import Unreadable
from engine.game import Refusal

CURRENT = """
SELECT tables.id, tables.game, moves.* FROM tables
JOIN moves ON moves.table_id = tables.id AND moves.version = tables.version
WHERE tables.phase IN ('playing', 'over') ORDER BY tables.id"""

BY_WHAT_CHANGED = 17  # the step since when most positions are told by what changed

DEALT = """
SELECT id, game, version FROM tables
WHERE phase NOT IN ('lobby', 'cutting', 'cancelled', 'closed') ORDER BY id"""


@dataclass(frozen=True, slots=True)
class FileFault:
    """One thing that is wrong, as a sentence's key and facts."""

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    table_id: TableId | None = None  # the one that is concerned, if it is one


def sqlite_version() -> str:
    """SQLite's version. Before 3.51.3 two writers may damage a WAL; hence the lock."""
    return sqlite3.sqlite_version


def inspect(path: Path, codecs: Mapping[str, Codec]) -> tuple[FileFault, ...]:
    """Everything that is wrong with a file that is there; an older schema is no fault."""
    try:
        if not path.stat().st_size:
            return (FileFault("error-database-empty"),)
        known = Witness(path).known()  # before the file: a bot may be playing in it
        with closing(_reading(path)) as db:
            return tuple(_faults(db, codecs, known))
    except DAMAGE as fault:  # so damaged that SQLite cannot even look
        return (FileFault(fault_key(fault), {"why": str(fault)}),)


def inspect_server(server: Server, codecs: Mapping[str, Codec]) -> tuple[FileFault, ...]:
    """Everything that is wrong with a database on a server, but its own files, which are the server's.

    Raises DatabaseUnusable where it cannot be reached.
    """
    return server.look(lambda db: tuple(_faults_there(db, codecs)))


def set_aside(path: Path) -> tuple[Aside, ...]:
    """The tables that a bot has set aside in a file; none where it cannot be read."""
    try:
        with closing(_reading(path)) as db:
            return aside_in(db)
    except DAMAGE:
        return ()


def packs(path: Path) -> Packs | None:
    """Counts of finished games packed in a file; None where they cannot be read, as in older ones."""
    try:
        with closing(_reading(path)) as db:
            return packs_in(db)
    except DAMAGE:
        return None


def _reading(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    db.row_factory = sqlite3.Row
    return db


def _faults(db: Connection, codecs: Mapping[str, Codec], known: Mapping[TableId, int]) -> Iterator[FileFault]:
    taken: int = db.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(STEPS):
        yield FileFault("error-database-newer", {"file": taken, "known": len(STEPS)})
        return
    if not taken:
        yield FileFault("error-database-foreign")
        return
    for (told,) in db.execute("PRAGMA integrity_check(10)"):
        if told != "ok":
            yield FileFault("host-check-fault", {"why": str(told).replace("\n", "; ")})
    orphans = db.execute("PRAGMA foreign_key_check").fetchall()
    if orphans:
        yield FileFault(
            "host-check-fault", {"why": f"{len(orphans)} rows of {orphans[0][0]} belong to no table"}
        )
    present = {row["id"]: row["version"] for row in db.execute("SELECT id, version FROM tables")}
    if lost := rolled_back(known, present):
        yield FileFault("host-check-rolled-back", {"tables": ", ".join(map(str, lost))})
    yield from _unreadable(db, codecs) if taken == len(STEPS) else _undecodable(db, codecs, taken)


def _faults_there(db: Connection, codecs: Mapping[str, Codec]) -> Iterator[FileFault]:
    taken = taken_in(db)
    if taken > newest():
        yield FileFault("error-database-newer", {"file": taken, "known": newest()})
    elif taken:
        yield from _unreadable(db, codecs) if taken == newest() else _undecodable(db, codecs, taken)


def _undecodable(db: Connection, codecs: Mapping[str, Codec], taken: int) -> Iterator[FileFault]:
    """The moments that cannot be decoded in a database of an older version, whose columns are others."""
    for row in db.execute(CURRENT).fetchall():
        try:
            with readable(row["id"]):
                kept = whole(db, row) if taken >= BY_WHAT_CHANGED else row["state"]
                codecs[row["game"]].position(kept)
        except Unreadable as fault:
            yield _fault(row, fault.why)


def _unreadable(db: Connection, codecs: Mapping[str, Codec]) -> Iterator[FileFault]:
    """Read all that a game in play would read."""
    for row in db.execute(DEALT).fetchall():
        try:
            match_in(db, codecs, table_in(db, row["id"]))
            log_in(db, codecs, row["id"], 0, row["version"])
        except (Unreadable, Refusal) as fault:
            yield _fault(row, fault.why if isinstance(fault, Unreadable) else "no moves")


def _fault(row: Row, why: str) -> FileFault:
    table_id, game = int(row["id"]), str(row["game"])
    return FileFault("host-check-unreadable", {"game": game, "why": why, "table": str(table_id)}, table_id)
