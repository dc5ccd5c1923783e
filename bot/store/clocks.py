"""Clocks in the database: what was spent up to when, when they run down, and when they ring next.

Deadlines and ringing times are computed elsewhere (bot/table/clock.py) and only kept here to be found by.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.store.database import Database, marks
from bot.store.outbox import enqueue
from bot.table.clock import Clock, ClockStage, Pace, TimedClock
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Draft
from engine.game import Seat

ALL = """
SELECT clocks.*, tables.pace, seats.player FROM clocks
JOIN tables ON tables.id = clocks.table_id
JOIN seats ON seats.table_id = clocks.table_id AND seats.seat = clocks.seat"""

RUNNING = "clocks.table_id NOT IN (SELECT table_id FROM set_aside)"  # the others stand still


@dataclass(frozen=True, slots=True)
class SeatClock:
    """A clock, and whose it is."""

    table_id: TableId
    seat: Seat
    player: PlayerId | None
    clock: Clock
    deadline: datetime | None


class Clocks:
    """Clocks of tables in play, and when the bot was last seen alive."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def at(self, table: TableId) -> Mapping[Seat, SeatClock]:
        """A table's clocks by seat."""
        return await self._database.read(lambda db: clocks_in(db, table))

    async def all(self) -> tuple[SeatClock, ...]:
        """Every clock there is, but for those of tables that are set aside."""
        return await self._found(f"{ALL} WHERE {RUNNING}")

    async def ringing(
        self, now: datetime, but: Sequence[TableId] = (), limit: int = 50
    ) -> tuple[SeatClock, ...]:
        """The clocks that have something to say now, the longest waiting first; `but`: not these tables'."""
        query = (
            f"{ALL} WHERE clocks.next_at <= ? AND clocks.table_id NOT IN ({marks(but)})"
            " ORDER BY clocks.next_at LIMIT ?"
        )
        return await self._found(query, now.timestamp(), *but, limit)

    async def next_ring(self, but: Sequence[TableId] = ()) -> datetime | None:
        """When the next clock rings."""
        query = (
            "SELECT min(next_at) AS next FROM clocks"
            f" WHERE next_at IS NOT NULL AND table_id NOT IN ({marks(but)})"
        )
        row = await self._database.read(lambda db: db.execute(query, tuple(but)).fetchone())
        return None if row["next"] is None else datetime.fromtimestamp(row["next"], UTC)

    async def set(self, clocks: Iterable[tuple[SeatClock, TimedClock]], drafts: Iterable[Draft] = ()) -> None:
        """Winds clocks that still stand as they were read, with what the first one's table must hear."""
        rows, letters = tuple(clocks), tuple(drafts)

        def change(db: sqlite3.Connection) -> None:
            update_clocks(db, rows)
            if letters:
                table = rows[0][0].table_id
                version = db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()[0]
                enqueue(db, table, version, letters, rows[0][1].clock.as_of.timestamp())

        await self._database.write(change)

    async def last_seen(self) -> datetime | None:
        """When the bot was last seen alive."""
        row = await self._database.read(lambda db: db.execute("SELECT at FROM heartbeat").fetchone())
        return datetime.fromtimestamp(row["at"], UTC) if row else None

    async def keep_seen(self, now: datetime) -> None:
        """The bot is alive."""
        query = (
            "INSERT INTO heartbeat (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        )
        await self._database.write(lambda db: db.execute(query, (now.timestamp(),)))

    async def _found(self, query: str, *facts: object) -> tuple[SeatClock, ...]:
        rows = await self._database.read(lambda db: db.execute(query, facts).fetchall())
        return tuple(map(_clock, rows))


def clocks_in(db: sqlite3.Connection, table: TableId) -> dict[Seat, SeatClock]:
    """A table's clocks by seat, within a transaction."""
    rows = db.execute(f"{ALL} WHERE clocks.table_id = ?", (table,))
    return {row["seat"]: _clock(row) for row in rows}


def clocks_of(db: sqlite3.Connection, player: PlayerId) -> tuple[SeatClock, ...]:
    """One person's clocks at all tables but those set aside, within a transaction."""
    return tuple(map(_clock, db.execute(f"{ALL} WHERE seats.player = ? AND {RUNNING}", (player,))))


def write_clocks(db: sqlite3.Connection, table: TableId, clocks: Mapping[Seat, TimedClock]) -> None:
    """These are all the clocks that run at a table now, within a transaction."""
    db.execute("DELETE FROM clocks WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO clocks (table_id, seat, spent, as_of, reminded, answered, deadline, next_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table,
                seat,
                timed.clock.spent.total_seconds(),
                timed.clock.as_of.timestamp(),
                timed.clock.stage,
                timed.clock.answered,
                timed.deadline and timed.deadline.timestamp(),
                timed.next_at and timed.next_at.timestamp(),
            )
            for seat, timed in clocks.items()
        ],
    )


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
    as_of = datetime.fromtimestamp(row["as_of"], UTC)
    spent, stage = timedelta(seconds=row["spent"]), ClockStage(row["reminded"])
    deadline = None if row["deadline"] is None else datetime.fromtimestamp(row["deadline"], UTC)
    clock = Clock(length, spent, as_of, stage, bool(row["answered"]))
    return SeatClock(row["table_id"], row["seat"], row["player"], clock, deadline)
