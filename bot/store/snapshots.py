"""Positions of a game that goes on, in few bytes: every so many whole, the others as what changed.

What changed is DEFLATE with the last whole position as its dictionary: exact whatever the rules are by now,
and cheaper to write than the whole.
"""

import zlib

from bot.store.database import Connection, Row
from bot.table.match import TableId

EVERY = 16  # versions from one whole position to the next
RAW = -zlib.MAX_WBITS  # without zlib's own head and checksum: the database has them

BEFORE = "SELECT version, base FROM moves WHERE table_id = ? AND version < ? ORDER BY version DESC LIMIT 1"
WHOLE = "SELECT state FROM moves WHERE table_id = ? AND version = ?"


def shrunk(db: Connection, table_id: TableId, version: int, state: bytes) -> tuple[int | None, bytes]:
    """The version whose position it is told by (None: it stands whole), and what is to be kept."""
    before = db.execute(BEFORE, (table_id, version)).fetchone()
    if before is None:
        return None, state
    base = before["version"] if before["base"] is None else before["base"]
    if version - base >= EVERY:
        return None, state
    deflating = zlib.compressobj(wbits=RAW, zdict=_whole(db, table_id, base))
    return base, deflating.compress(state) + deflating.flush()


def whole(db: Connection, row: Row) -> bytes:
    """The position of a row of moves."""
    kept = bytes(row["state"])
    if row["base"] is None:
        return kept
    inflating = zlib.decompressobj(RAW, _whole(db, row["table_id"], row["base"]))
    return inflating.decompress(kept) + inflating.flush()


def _whole(db: Connection, table_id: TableId, version: int) -> bytes:
    return bytes(db.execute(WHOLE, (table_id, version)).fetchone()["state"])
