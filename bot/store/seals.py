"""Secrets, their seals, and cuts in the database: what a deck follows from.

A secret in use leaves this file for the deal alone; all others ask for what is out.
"""

from collections.abc import Sequence

from bot.store.database import Connection, Database
from bot.store.told_seals import ToldSecrets
from bot.store.witness import Witness
from bot.table.cutting import Sealed, Shown, Unsealed
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice
from bot.table.outbox import DEALT_BEHIND, SEAL_POSTS, Kind
from engine.seal import Cut

# Gathering, or being cut, and never sealed: opened before seals existed.
UNSEALED = """
SELECT id FROM tables WHERE phase IN ('lobby', 'cutting')
AND NOT EXISTS (SELECT 1 FROM seals WHERE seals.table_id = tables.id) ORDER BY id"""

# The newest secret whose seal means nothing any more: of an open table the one before its present one.
TOLD = """
SELECT max(number)
    - max(CASE WHEN tables.phase IN ('lobby', 'cutting', 'playing') THEN 1 ELSE 0 END) AS number
FROM seals JOIN tables ON tables.id = seals.table_id"""

SEALED = """
SELECT table_id, number, seal FROM seals JOIN tables ON tables.id = table_id
WHERE phase IN ('lobby', 'cutting', 'playing') AND number = (
    SELECT max(number) FROM seals AS all_of_it WHERE all_of_it.table_id = seals.table_id
)"""

TOLD_SEALS = """
SELECT seal FROM seals JOIN tables ON tables.id = table_id
WHERE phase NOT IN ('lobby', 'cutting', 'playing') OR number < (
    SELECT max(number) FROM seals AS all_of_it WHERE all_of_it.table_id = seals.table_id
)"""

OUT = f"""
SELECT seal, secret FROM seals WHERE table_id = :table AND number = :number
AND number <= ({TOLD} WHERE seals.table_id = :table)"""

LAST_OUT = f"""
SELECT seal, secret FROM seals WHERE table_id = :table
AND number = ({TOLD} WHERE seals.table_id = :table) AND number = (
    SELECT max(number) FROM seals WHERE table_id = :table
)"""


# Of a table before its deal. Letters of one table are few.
SHOWN = f"""
SELECT
    EXISTS (
        SELECT 1 FROM posts WHERE posts.table_id = tables.id AND what = 'lobby'
        AND posts.channel_id = tables.channel_id
    ) AS lobby,
    EXISTS (
        SELECT 1 FROM posts WHERE posts.table_id = tables.id AND what = '{SEAL_POSTS}' || seals.number
    ) AS seal,
    coalesce(seals.seal, '') <> '' AS sealed,
    EXISTS (
        SELECT 1 FROM outbox WHERE outbox.table_id = tables.id AND state = 'waiting' AND kind = '{Kind.LOBBY}'
    ) AS lobby_waits,
    EXISTS (
        SELECT 1 FROM outbox WHERE outbox.table_id = tables.id AND state = 'waiting'
        AND kind = '{Kind.DECK}' AND key = '{Notice.SEAL}'
    ) AS seal_waits
FROM tables LEFT JOIN seals ON seals.table_id = tables.id
WHERE tables.id = ? ORDER BY seals.number DESC LIMIT 1"""


class Seals:
    """The seals of each deal."""

    def __init__(self, database: Database, witness: Witness) -> None:
        self._database = database
        self._witness = witness

    async def secret(self, table_id: TableId) -> str:
        """The deck's secret; for the deal alone."""
        query = "SELECT secret FROM seals WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        row = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchone())
        return str(row["secret"])

    async def number(self, table_id: TableId) -> int:
        """Number of the seal; 0 if none."""
        query = "SELECT max(number) AS number FROM seals WHERE table_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchone())
        return row["number"] or 0

    async def seal(self, table_id: TableId) -> tuple[int, str] | None:
        """The seal that holds, with its number."""
        query = "SELECT number, seal FROM seals WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        row = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchone())
        return row and (row["number"], row["seal"])

    async def shown(self, table_id: TableId) -> Shown:
        """Return what people can see of a table before the deal."""
        row = await self._database.read(lambda db: db.execute(SHOWN, (table_id,)).fetchone())
        return Shown(*(bool(fact) for fact in row))

    async def next_number(self, table_id: TableId) -> int:
        """Number for a new one: no secret that was ever told, even if lost from the file, had it."""
        return max(await self.number(table_id), self._witness.told().get(table_id, 0)) + 1

    async def unsealed(self, table_id: TableId) -> Unsealed | None:
        """Seal, secret and cuts of a table that is over; None if not, or if unsealed."""

        return await self._database.read(lambda db: unsealed_in(db, table_id))

    async def void(self, table_id: TableId, number: int) -> Unsealed | None:
        """The secret of a seal that a reopened table has no more; None while it is in use."""
        facts = {"table": table_id, "number": number}
        row = await self._database.read(lambda db: db.execute(OUT, facts).fetchone())
        return row and Unsealed(row["seal"], row["secret"])

    async def cuts(self, table_id: TableId) -> tuple[Cut, ...]:
        """The deck's cuts, in the order of time."""
        return await self._database.read(lambda db: cuts_in(db, table_id))

    async def missing(self) -> tuple[TableId, ...]:
        """Tables before their deal without a seal."""
        rows = await self._database.read(lambda db: db.execute(UNSEALED).fetchall())
        return tuple(row["id"] for row in rows)


def write_seal(db: Connection, table_id: TableId, sealed: Sealed) -> None:
    """A table's seal from now on, within a transaction."""
    db.execute(
        "INSERT INTO seals (table_id, number, seal, secret) VALUES (?, ?, ?, ?)",
        (table_id, sealed.number, sealed.seal, sealed.secret),
    )


def mark_dealt(db: Connection, table_id: TableId) -> None:
    """The message with a table's seal stands while its cards are dealt, within that transaction."""
    query = f"""
        UPDATE posts SET version = {DEALT_BEHIND} WHERE table_id = ?
        AND what = '{SEAL_POSTS}' || (SELECT max(number) FROM seals WHERE seals.table_id = posts.table_id)"""
    db.execute(query, (table_id,))


def write_cuts(
    db: Connection, table_id: TableId, cuts: Sequence[Cut], players: Sequence[PlayerId | None]
) -> None:
    """Write the cuts so far, within a transaction; `players`: by seat."""
    db.execute("DELETE FROM cuts WHERE table_id = ?", (table_id,))
    db.executemany(
        "INSERT INTO cuts (table_id, place, seat, player, digest, text) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table_id, place, each.seat, players[each.seat], each.digest, each.text)
            for place, each in enumerate(cuts)
        ],
    )


def cuts_in(db: Connection, table_id: TableId) -> tuple[Cut, ...]:
    """A deck's cuts, within a transaction."""
    rows = db.execute("SELECT seat, digest, text FROM cuts WHERE table_id = ? ORDER BY place", (table_id,))
    return tuple(Cut(row["seat"], row["digest"], row["text"]) for row in rows)


def unsealed_in(db: Connection, table_id: TableId) -> Unsealed | None:
    """The secret, seal and cuts of a table that is over, within a transaction; None if it had no seal."""
    row = db.execute(LAST_OUT, {"table": table_id}).fetchone()
    return row and Unsealed(row["seal"], row["secret"], cuts_in(db, table_id))


def told_in(db: Connection, table_id: TableId) -> ToldSecrets:
    """A table's secrets that are out, within a transaction."""
    row = db.execute(f"{TOLD} WHERE seals.table_id = ?", (table_id,)).fetchone()
    number = row["number"] or 0
    query = "SELECT seal FROM seals WHERE table_id = ? AND number <= ? ORDER BY number"
    seals = db.execute(query, (table_id, number)).fetchall() if number else ()
    return ToldSecrets(number, tuple(row["seal"] for row in seals))


def told_in_all(db: Connection) -> dict[TableId, int]:
    """Highest told seal by table."""
    query = TOLD.replace("SELECT", "SELECT table_id,", 1) + " GROUP BY table_id"
    return {row["table_id"]: row["number"] for row in db.execute(query)}


def told_seals_in(db: Connection) -> frozenset[str]:
    """The seals of all tables whose secrets are out, within a transaction."""
    return frozenset(row["seal"] for row in db.execute(TOLD_SEALS))


def sealed_in(db: Connection) -> dict[TableId, tuple[int, str]]:
    """The seals that hold, with their numbers, of open tables, within a transaction."""
    return {row["table_id"]: (row["number"], row["seal"]) for row in db.execute(SEALED)}
