"""Proposals to end a table, in the database: the newest of each table, and who agrees to it."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.store.database import Connection, Database, marks
from bot.store.outbox import enqueue
from bot.store.scope import Scope
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Draft
from bot.table.proposals import Proposal

# Run out, or agreed to by everybody who plays for themself: whoever left meanwhile need not agree.
SETTLED = """
SELECT proposals.table_id FROM proposals JOIN tables ON tables.id = proposals.table_id
WHERE proposals.open AND tables.phase = 'playing' AND (until <= ? OR (EXISTS (
    SELECT 1 FROM agreements WHERE agreements.table_id = proposals.table_id
) AND NOT EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = proposals.table_id
    AND player IS NOT NULL AND level IS NULL AND NOT gone AND player NOT IN (
        SELECT player FROM agreements WHERE agreements.table_id = proposals.table_id
    )
)))"""


class Proposals:
    """Proposals to end tables."""

    def __init__(self, database: Database, scope: Scope) -> None:
        self._database = database
        self._scope = scope

    async def of(self, table_id: TableId) -> Proposal | None:
        """The newest proposal for a table, open or not."""
        return await self._database.read(lambda db: _proposal(db, table_id))

    async def add(
        self, table_id: TableId, proposal: Proposal, drafts: Sequence[Draft], now: datetime
    ) -> None:
        """A new proposal, with the word of it; the one before is forgotten."""

        def change(db: Connection) -> None:
            row = (table_id, proposal.number, proposal.proposer, proposal.until.timestamp(), proposal.open)
            db.execute(
                "INSERT INTO proposals (table_id, number, player, until, open) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number,"
                " player = excluded.player, until = excluded.until, open = excluded.open",
                row,
            )
            db.execute("DELETE FROM agreements WHERE table_id = ?", (table_id,))
            _agree(db, table_id, proposal.agreed)
            enqueue(db, table_id, 0, drafts, now.timestamp())

        await self._database.write(change)

    async def agree(self, table_id: TableId, player: PlayerId) -> None:
        """One more agrees."""
        await self._database.write(lambda db: _agree(db, table_id, (player,)))

    async def close(self, table_id: TableId, drafts: Sequence[Draft], now: datetime) -> None:
        """The proposal is open no longer, with the word of it."""

        def change(db: Connection) -> None:
            db.execute("UPDATE proposals SET open = FALSE WHERE table_id = ?", (table_id,))
            enqueue(db, table_id, 0, drafts, now.timestamp())

        await self._database.write(change)


def settled_in(db: Connection, scope: Scope, at: float, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
    """Tables whose proposal everybody agrees to, or has run out; `but`: these need not be found."""
    others = f"AND {scope.of_guild()} AND proposals.table_id NOT IN ({marks(but)})"
    rows = db.execute(f"{SETTLED} {others} ORDER BY 1 LIMIT 50", (at, *but)).fetchall()
    return tuple(row["table_id"] for row in rows)


def _agree(db: Connection, table_id: TableId, players: Sequence[PlayerId]) -> None:
    db.executemany(
        "INSERT INTO agreements (table_id, player) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(table_id, player) for player in players],
    )


def _proposal(db: Connection, table_id: TableId) -> Proposal | None:
    row = db.execute("SELECT * FROM proposals WHERE table_id = ?", (table_id,)).fetchone()
    if row is None:
        return None
    agreed = db.execute("SELECT player FROM agreements WHERE table_id = ? ORDER BY player", (table_id,))
    players = tuple(each["player"] for each in agreed)
    until = datetime.fromtimestamp(row["until"], UTC)
    return Proposal(row["number"], row["player"], until, players, bool(row["open"]))
