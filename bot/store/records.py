"""Finished games in the database: a row each, made of all their moves, and read instead of them.

A game is packed in steps that may end anywhere: its record is written whole, then its moves are deleted a
few at a time. What is half deleted is read from the record.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from bot.store.codec import Codec, readable
from bot.store.database import Connection, Database
from bot.store.packing import FORMAT, Deal, Pack, Packed
from bot.store.snapshots import whole
from bot.table.match import TableId

ROWS_DELETED_MAX = 100  # rows of moves in one transaction: a click waits for no longer one
MESSAGES_KEPT = timedelta(days=30)  # of where they are, after the end, as docs/privacy.md states
GAMES_SWEPT_MAX = 50  # games in one transaction

ENDED = "phase IN ('over', 'closed', 'conceded')"

NEXT = f"""
SELECT id FROM tables WHERE packed = 0 AND {ENDED} AND (
    EXISTS (SELECT 1 FROM records WHERE records.table_id = tables.id) OR (
        SELECT at FROM moves WHERE moves.table_id = tables.id AND moves.version = tables.version
    ) <= ?
) ORDER BY id LIMIT 1"""

PACK = """
INSERT INTO records (table_id, format, packed, digest, versions, reproduced, ended_at)
SELECT id, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ? AND version = ?"""

DELETE = """
DELETE FROM moves WHERE table_id = :table AND version IN (
    SELECT version FROM moves WHERE table_id = :table ORDER BY version LIMIT :most
)"""

SUMS = """
SELECT count(*) AS packed, count(*) FILTER (WHERE NOT reproduced) AS not_reproduced,
    coalesce(sum(length(packed)), 0) AS bytes, coalesce(sum(versions), 0) AS moves FROM records"""

# Where the seal of a deck was shown is kept: it is looked at again for as long as its game is.
MESSAGES = "DELETE FROM posts WHERE table_id = ? AND what NOT LIKE 'seal%'"
LETTERS = "DELETE FROM outbox WHERE table_id = ? AND (state <> 'waiting' OR kind <> 'retire')"


@dataclass(frozen=True, slots=True)
class Unpacked:
    """A finished game that is still moves: what `pack` needs."""

    codec: Codec
    rows: tuple[Mapping[str, Any], ...]
    deal: Deal


@dataclass(frozen=True, slots=True)
class Packs:
    """Progress of the packing: games, and their bytes and moves.

    `not_reproduced`: of these, the rules of the day of packing did not lead to them. `waiting`, `unreadable`:
    finished games that are still to be packed, and that cannot be.
    """

    packed: int
    not_reproduced: int
    bytes: int
    moves: int
    waiting: int
    unreadable: int


class Records:
    """Finished games."""

    def __init__(self, database: Database, codecs: Mapping[str, Codec]) -> None:
        self._database = database
        self._codecs = codecs

    async def next(self, before: datetime) -> TableId | None:
        """A game that ended before then and is not packed, or only half."""
        query = (before.timestamp(),)
        row = await self._database.survey(lambda db: db.execute(NEXT, query).fetchone())
        return None if row is None else int(row["id"])

    async def unpacked(self, table_id: TableId) -> Unpacked | None:
        """A finished game to pack; None if it is packed. Raises Unreadable."""
        return await self._database.survey(lambda db: self._unpacked(db, table_id))

    async def put(self, table_id: TableId, pack: Pack) -> None:
        """The game as it was packed is read from now on instead of its moves; nothing if it is no more."""
        facts = (FORMAT, pack.packed, pack.digest, pack.versions, pack.reproduced, pack.ended_at)
        await self._database.write(lambda db: db.execute(PACK, (*facts, table_id, pack.versions)))

    async def clear(self, table_id: TableId) -> bool:
        """Deletes some of a packed game's moves; whether all are gone."""

        def change(db: Connection) -> bool:
            gone = db.execute(DELETE, {"table": table_id, "most": ROWS_DELETED_MAX}).rowcount
            if gone == ROWS_DELETED_MAX:
                return False
            db.execute("UPDATE tables SET packed = 1 WHERE id = ?", (table_id,))
            return True

        return await self._database.write(change)

    async def leave(self, table_id: TableId) -> None:
        """The game cannot be packed: its moves stay as they are."""
        query = "UPDATE tables SET packed = 2 WHERE id = ?"
        await self._database.write(lambda db: db.execute(query, (table_id,)))

    async def packs(self) -> Packs:
        """Packing progress."""
        return await self._database.survey(packs_in)

    async def digests(self) -> Mapping[TableId, str]:
        """SHA-256 of every packed game as it was in moves."""
        query = "SELECT table_id, digest FROM records ORDER BY table_id"
        return dict(await self._database.survey(lambda db: db.execute(query).fetchall()))

    async def sweep(self, now: datetime) -> None:
        """Forgets where the messages of games are that ended long ago, and what waited to be told of them."""
        query = "SELECT table_id FROM records WHERE NOT swept AND ended_at < ? LIMIT ?"
        facts = ((now - MESSAGES_KEPT).timestamp(), GAMES_SWEPT_MAX)

        def change(db: Connection) -> None:
            for (table,) in db.execute(query, facts).fetchall():
                db.execute(MESSAGES, (table,))
                db.execute(LETTERS, (table,))
                db.execute("UPDATE records SET swept = TRUE WHERE table_id = ?", (table,))

        if await self._database.read(lambda db: db.execute(query, facts).fetchone()):
            await self._database.write(change)

    def _unpacked(self, db: Connection, table_id: TableId) -> Unpacked | None:
        if db.execute("SELECT 1 FROM records WHERE table_id = ?", (table_id,)).fetchone():
            return None
        with readable(table_id):
            row = db.execute(
                "SELECT game, options, seed, rules FROM tables WHERE id = ?", (table_id,)
            ).fetchone()
            query = "SELECT role, choices FROM seats WHERE table_id = ? ORDER BY seat"
            seats = db.execute(query, (table_id,)).fetchall()
            return Unpacked(
                self._codecs[row["game"]],
                tuple(whole_rows(db, table_id)),
                Deal(
                    json.loads(row["options"]),
                    tuple(seat["role"] for seat in seats),
                    tuple(json.loads(seat["choices"]) for seat in seats),
                    row["seed"],
                    row["rules"],
                ),
            )


def whole_rows(db: Connection, table_id: TableId) -> list[dict[str, Any]]:
    """All moves of a table that has no record, each with its whole position."""
    rows = db.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY version", (table_id,)).fetchall()
    return [{**dict(row), "state": whole(db, row)} for row in rows]


def packed_in(db: Connection, codecs: Mapping[str, Codec], table_id: TableId) -> Packed | None:
    """A finished game's record, within a transaction; None where it has none.

    Raises what `readable` knows, to be called within it.
    """
    query = (
        "SELECT game, format, records.packed FROM records JOIN tables ON tables.id = table_id"
        " WHERE table_id = ?"
    )
    row = db.execute(query, (table_id,)).fetchone()
    if row is None:
        return None
    if row["format"] != FORMAT:
        raise ValueError("a record of an unknown form")
    return Packed(codecs[row["game"]], row["packed"])


def packs_in(db: Connection) -> Packs:
    """Packing progress, within a transaction."""
    sums = db.execute(SUMS).fetchone()
    waiting = f"SELECT count(*) FROM tables WHERE packed = 0 AND {ENDED} AND version > 0"
    return Packs(
        packed=sums["packed"],
        not_reproduced=sums["not_reproduced"],
        bytes=sums["bytes"],
        moves=sums["moves"],
        waiting=db.execute(waiting).fetchone()[0],
        unreadable=db.execute("SELECT count(*) FROM tables WHERE packed = 2").fetchone()[0],
    )
