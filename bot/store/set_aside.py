"""Tables that cannot go on: kept over restarts, for their clocks stand still meanwhile."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from bot.store.clocks import SeatClock, update_clocks
from bot.store.database import Connection, Database
from bot.store.outbox import enqueue, take_reminders_away
from bot.store.scope import Scope
from bot.store.seals import told_in
from bot.store.told_seals import ToldSecrets
from bot.store.witness import Witness
from bot.table.clock import TimedClock
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Draft
from bot.table.table import Phase

# What waits to be told in private of a table that cannot be read would hold up the word about that,
# and is told anew when the table goes on.
HOLDS_UP = """
UPDATE outbox SET state = 'dropped'
WHERE state = 'waiting' AND table_id = ? AND kind IN ('panel', 'retire', 'call', 'reminder')"""

SET_ASIDE = """
INSERT INTO set_aside (table_id, since, why) VALUES (?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET since = excluded.since, why = excluded.why"""


@dataclass(frozen=True, slots=True)
class Aside:
    """A table that is set aside, since when, and what is wrong with it."""

    table_id: TableId
    since: datetime
    why: str


class SetAside:
    """Tables that are set aside."""

    def __init__(self, database: Database, witness: Witness, scope: Scope) -> None:
        self._database = database
        self._witness = witness
        self._scope = scope

    async def all(self) -> tuple[Aside, ...]:
        """The tables that are set aside, by number."""
        return await self._database.read(partial(aside_in, scope=self._scope))

    async def people(self, table_id: TableId) -> tuple[PlayerId, ...]:
        """People at a table, also where nothing else of it can be read."""
        query = "SELECT player FROM seats WHERE table_id = ? AND player IS NOT NULL ORDER BY seat"
        rows = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchall())
        return tuple(row["player"] for row in rows)

    async def add(self, aside: Aside, drafts: Sequence[Draft], now: datetime, *, unreadable: bool) -> None:
        """Sets a table aside: its clocks stand, and whoever must be told is told."""

        def change(db: Connection) -> None:
            row = (aside.table_id, aside.since.timestamp(), aside.why)
            db.execute(SET_ASIDE, row)
            db.execute(
                "UPDATE clocks SET deadline = NULL, next_at = NULL WHERE table_id = ?", (aside.table_id,)
            )
            if unreadable:
                db.execute(HOLDS_UP, (aside.table_id,))
            enqueue(db, aside.table_id, 0, drafts, now.timestamp())

        await self._database.write(change)

    async def remove(
        self,
        table_id: TableId,
        clocks: Iterable[tuple[SeatClock, TimedClock]],
        version: int,
        drafts: Sequence[Draft],
        now: datetime,
    ) -> None:
        """The table goes on: its clocks run, and whoever must be told is told, also what waited."""
        rows = tuple(clocks)

        def change(db: Connection) -> None:
            db.execute("DELETE FROM set_aside WHERE table_id = ?", (table_id,))
            update_clocks(db, rows, now)
            query = "UPDATE outbox SET not_before = ? WHERE state = 'waiting' AND table_id = ?"
            db.execute(query, (now.timestamp(), table_id))
            enqueue(db, table_id, version, drafts, now.timestamp())

        await self._database.write(change)

    async def end(self, table_id: TableId, drafts: Sequence[Draft], now: datetime) -> bool:
        """Ends a table that cannot be read, as unfinished; False, unchanged, if it is not in play."""

        def change(db: Connection) -> ToldSecrets | None:
            query = "UPDATE tables SET phase = ?, computer_at = NULL WHERE id = ? AND phase = ?"
            if not db.execute(query, (Phase.CLOSED, table_id, Phase.PLAYING)).rowcount:
                return None
            for place in ("clocks", "set_aside"):
                db.execute(f"DELETE FROM {place} WHERE table_id = ?", (table_id,))
            query = "UPDATE outbox SET state = 'dropped' WHERE state = 'waiting' AND table_id = ?"
            db.execute(query, (table_id,))
            take_reminders_away(db, table_id, now.timestamp())
            (version,) = db.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
            enqueue(db, table_id, version + 1, drafts, now.timestamp())
            return told_in(db, table_id)

        told = await self._database.write(change)
        if told is not None:
            self._witness.tell(table_id, told)
        return told is not None


def aside_in(db: Connection, scope: Scope | None = None) -> tuple[Aside, ...]:
    """The tables that are set aside, within a transaction; all of them, or those that are meant."""
    meant = (scope or Scope()).of_table("table_id")
    query = f"SELECT table_id, since, why FROM set_aside WHERE {meant} ORDER BY table_id"
    rows = db.execute(query).fetchall()
    return tuple(Aside(table, datetime.fromtimestamp(since, UTC), why) for table, since, why in rows)
