"""Clocks in the database: what was spent up to when, when they run down, and when they ring next.

Deadlines and ringing times are computed elsewhere (clock.py) and only kept here to be found by.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store.history import Lists
from bot.store.outbox import enqueue
from bot.store.tables import moment
from bot.table.clock import Clock, ClockStage, Pace, TimedClock
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Draft
from engine.game import Seat

ALL = """
SELECT clocks.*, tables.pace, seats.player FROM clocks
JOIN tables ON tables.id = clocks.table_id
JOIN seats ON seats.table_id = clocks.table_id AND seats.seat = clocks.seat"""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """A clock, and whose it is."""

    table_id: TableId
    seat: Seat
    player: PlayerId | None
    clock: Clock


class Clocks(Lists):
    """Clocks of tables in play."""

    async def clocks(self, table: TableId) -> Mapping[Seat, Clock]:
        """A table's clocks by seat."""
        rows = await self._clocks(f"{ALL} WHERE clocks.table_id = ?", (table,))
        return {row.seat: row.clock for row in rows}

    async def clocks_of(self, player: PlayerId) -> tuple[SeatClock, ...]:
        """One person's clocks at all tables."""
        return await self._clocks(f"{ALL} WHERE seats.player = ?", (player,))

    async def all_clocks(self) -> tuple[SeatClock, ...]:
        """Every clock there is."""
        return await self._clocks(ALL, ())

    async def ringing(self, now: datetime, limit: int = 50) -> tuple[SeatClock, ...]:
        """The clocks that have something to say now, the longest waiting first."""
        query = f"{ALL} WHERE clocks.next_at <= ? ORDER BY clocks.next_at LIMIT ?"
        return await self._clocks(query, (now.timestamp(), limit))

    async def next_ring(self) -> datetime | None:
        """When the next clock rings."""
        query = "SELECT min(next_at) AS next FROM clocks WHERE next_at IS NOT NULL"
        row = await self.read(lambda db: db.execute(query).fetchone())
        return None if row["next"] is None else moment(row["next"])

    async def set_clocks(
        self, clocks: Iterable[tuple[SeatClock, TimedClock]], drafts: Iterable[Draft] = ()
    ) -> None:
        """Winds clocks that still stand as they were read, with what the first one's table must hear."""
        rows, letters = tuple(clocks), tuple(drafts)

        def change(db: sqlite3.Connection) -> None:
            update_clocks(db, rows)
            if letters:
                table = rows[0][0].table_id
                version = db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()[0]
                enqueue(db, table, version, letters, rows[0][1].clock.as_of.timestamp())

        await self.write(change)

    async def last_heartbeat(self) -> datetime | None:
        """When the bot was last seen alive."""
        row = await self.read(lambda db: db.execute("SELECT at FROM heartbeat").fetchone())
        return moment(row["at"]) if row else None

    async def keep_heartbeat(self, now: datetime) -> None:
        """The bot is alive."""
        query = "INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, ?)"
        await self.write(lambda db: db.execute(query, (now.timestamp(),)))

    async def _clocks(self, query: str, facts: tuple[object, ...]) -> tuple[SeatClock, ...]:
        rows = await self.read(lambda db: db.execute(query, facts).fetchall())
        return tuple(_clock(row) for row in rows)


def update_clocks(db: sqlite3.Connection, clocks: Iterable[tuple[SeatClock, TimedClock]]) -> None:
    """Clocks as they run from now on, within a transaction; one that a move has replaced is left alone."""
    db.executemany(
        "UPDATE clocks SET spent = ?, as_of = ?, reminded = ?, deadline = ?, next_at = ?"
        " WHERE table_id = ? AND seat = ? AND as_of = ? AND reminded = ?",
        [
            (
                new.clock.spent.total_seconds(),
                new.clock.as_of.timestamp(),
                new.clock.stage,
                new.deadline and new.deadline.timestamp(),
                new.next_at and new.next_at.timestamp(),
                old.table_id,
                old.seat,
                old.clock.as_of.timestamp(),
                old.clock.stage,
            )
            for old, new in clocks
        ],
    )


def _clock(row: sqlite3.Row) -> SeatClock:
    length = Pace(row["pace"]).length or timedelta(0)
    spent, as_of = timedelta(seconds=row["spent"]), moment(row["as_of"])
    clock = Clock(length, spent, as_of, ClockStage(row["reminded"]), bool(row["answered"]))
    return SeatClock(row["table_id"], row["seat"], row["player"], clock)
