"""Clocks in the database: what was spent up to when, when they run down, and when they ring next.

Deadlines and ringing times are computed elsewhere (bot/table/clock.py) and only kept here to be found by.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from bot.store.database import Connection, Database, Row, marks
from bot.store.outbox import enqueue, take_reminders_away
from bot.store.scope import Scope
from bot.table.clock import LAST_OF_ALL, Clock, ClockStage, Pace, TimedClock, Waking, moved
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Draft, refreshed
from engine.game import Seat

ALL = """
SELECT clocks.*, tables.pace, tables.channel_id, seats.player FROM clocks
JOIN tables ON tables.id = clocks.table_id
JOIN seats ON seats.table_id = clocks.table_id AND seats.seat = clocks.seat"""

# Where a table's channel was deleted, or the table is set aside, its clocks stand still.
STANDING = "SELECT id FROM tables WHERE channel_id = 0 UNION ALL SELECT table_id FROM set_aside"
SEEN = "INSERT INTO heartbeat (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"

UPDATE = """
UPDATE clocks SET spent = ?, as_of = ?, reminded = ?, zone = ?, wakes = ?, sleeps = ?, put_off = ?,
deadline = ?, next_at = ? WHERE table_id = ? AND seat = ? AND as_of = ? AND reminded = ?"""

RUNNING = f"{ALL} WHERE tables.channel_id <> 0 AND clocks.table_id NOT IN (SELECT table_id FROM set_aside)"


# Whoever is told of several is told in this order: who has done something would show in any other.
IN_ORDER = "ORDER BY clocks.table_id, clocks.seat"


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

    def __init__(self, database: Database, scope: Scope) -> None:
        self._database = database
        self._scope = scope

    async def at(self, table_id: TableId) -> Mapping[Seat, SeatClock]:
        """A table's clocks by seat."""
        return await self._database.read(lambda db: clocks_in(db, table_id))

    async def all(
        self, as_of_before: datetime = LAST_OF_ALL, scope: Scope | None = None
    ) -> tuple[SeatClock, ...]:
        """Every clock that runs; `as_of_before`: of which nothing was written since that moment. `scope`: of
        those tables alone.
        """
        meant = (scope or self._scope).of_guild()
        query = f"{RUNNING} AND {meant} AND clocks.as_of < ? {IN_ORDER}"
        return await self._found(query, as_of_before.timestamp())

    async def set(
        self, clocks: Iterable[tuple[SeatClock, TimedClock]], drafts: Iterable[Draft], now: datetime
    ) -> None:
        """Winds clocks that still stand as they were read, with what the first one's table must hear."""
        rows, letters = tuple(clocks), tuple(drafts)

        def change(db: Connection) -> None:
            update_clocks(db, rows, now)
            if letters:
                table_id = rows[0][0].table_id
                version = db.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()[0]
                enqueue(db, table_id, version, letters, now.timestamp())

        await self._database.write(change)

    async def shift(
        self, clocks: Iterable[tuple[SeatClock, TimedClock]], words: Sequence[Draft], now: datetime
    ) -> None:
        """Clocks that stood still until now, as after a downtime, with the words for each table at which one
        has moved. The bot was seen alive: the same time is never counted, nor told, again.
        """
        rows = tuple(clocks)

        def change(db: Connection) -> None:
            for table_id in update_clocks(db, rows, now):
                enqueue(db, table_id, 0, words, now.timestamp())
            db.execute(SEEN, (now.timestamp(),))

        await self._database.write(change)

    async def last_seen(self) -> datetime | None:
        """Time of the bot's last heartbeat."""
        row = await self._database.read(lambda db: db.execute("SELECT at FROM heartbeat").fetchone())
        return datetime.fromtimestamp(row["at"], UTC) if row else None

    async def keep_seen(self, now: datetime) -> None:
        """The bot is alive."""
        await self._database.write(lambda db: db.execute(SEEN, (now.timestamp(),)))

    async def _found(self, query: str, *facts: object) -> tuple[SeatClock, ...]:
        rows = await self._database.read(lambda db: db.execute(query, facts).fetchall())
        return tuple(map(_clock, rows))


def ringing_in(
    db: Connection, scope: Scope, at: float, but: Sequence[TableId], limit: int
) -> tuple[tuple[SeatClock, ...], float | None]:
    """The clocks that have something to say at a moment, the longest waiting first, and when the next has.

    `but`: none of these tables'. A clock whose caretaker plays already will not ring again; the next moment
    is this one where more ring than `limit`.
    """
    query = (
        f"{RUNNING} AND {scope.of_guild()} AND clocks.next_at IS NOT NULL"
        f" AND clocks.table_id NOT IN ({marks(but)})"
        " ORDER BY clocks.next_at, clocks.table_id, clocks.seat LIMIT ?"
    )
    rows = db.execute(query, (*but, limit + 1)).fetchall()
    now = tuple(_clock(row) for row in rows if row["next_at"] <= at)
    if len(now) > limit:
        return now[:limit], at
    later = (
        row["next_at"] for row in rows if row["next_at"] > at and row["reminded"] != ClockStage.CARETAKING
    )
    return now, next(later, None)


def clocks_in(db: Connection, table_id: TableId) -> dict[Seat, SeatClock]:
    """A table's clocks by seat, within a transaction."""
    rows = db.execute(f"{ALL} WHERE clocks.table_id = ? {IN_ORDER}", (table_id,))
    return {row["seat"]: _clock(row) for row in rows}


def clocks_of(db: Connection, player: PlayerId) -> tuple[SeatClock, ...]:
    """One person's clocks at all tables, within a transaction."""
    query = f"{RUNNING} AND seats.open AND seats.player = ?"
    found = map(_clock, db.execute(query, (player,)))
    return tuple(sorted(found, key=lambda each: (each.table_id, each.seat)))


def write_clocks(db: Connection, table_id: TableId, clocks: Mapping[Seat, TimedClock]) -> None:
    """Replace all the clocks that run at a table, within a transaction."""
    db.execute("DELETE FROM clocks WHERE table_id = ?", (table_id,))
    db.executemany(
        "INSERT INTO clocks (table_id, seat, answered, spent, as_of, reminded, zone, wakes, sleeps, put_off,"
        " deadline, next_at, bank) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, seat, timed.clock.answered, *_columns(timed), timed.clock.bank.total_seconds())
            for seat, timed in clocks.items()
        ],
    )


def update_clocks(
    db: Connection, clocks: Iterable[tuple[SeatClock, TimedClock]], now: datetime
) -> tuple[TableId, ...]:
    """Clocks as they run from now on, within a transaction; one that a move has replaced is left alone.

    What shows a deadline that has moved by this is to be changed; the tables where one has.
    """
    tables: dict[TableId, list[PlayerId]] = {}
    for old, new in clocks:
        key = (old.table_id, old.seat, old.clock.as_of.timestamp(), old.clock.stage)
        found = db.execute(UPDATE, (*_columns(new), *key)).rowcount
        if found and moved(old.deadline, new.deadline):
            tables.setdefault(old.table_id, []).extend(() if old.player is None else (old.player,))
    for table_id, people in tables.items():
        take_reminders_away(db, table_id, now.timestamp())
        enqueue(db, table_id, 0, refreshed(people), now.timestamp())
    return tuple(tables)


def _columns(timed: TimedClock) -> tuple[object, ...]:
    clock, waking = timed.clock, timed.clock.waking
    return (
        clock.spent.total_seconds(),
        clock.as_of.timestamp(),
        clock.stage,
        waking and waking.zone,
        waking and waking.from_minute,
        waking and waking.to_minute,
        clock.put_off,
        timed.deadline and timed.deadline.timestamp(),
        timed.next_at and timed.next_at.timestamp(),
    )


def _clock(row: Row) -> SeatClock:
    length = Pace(row["pace"]).length or timedelta(0)
    as_of = datetime.fromtimestamp(row["as_of"], UTC)
    spent, stage = timedelta(seconds=row["spent"]), ClockStage(row["reminded"])
    stands = row["deadline"] is None or not row["channel_id"]
    deadline = None if stands else datetime.fromtimestamp(row["deadline"], UTC)
    waking = None if row["zone"] is None else Waking(row["zone"], row["wakes"], row["sleeps"])
    bank = timedelta(seconds=row["bank"])
    clock = Clock(length, spent, as_of, stage, bool(row["answered"]), waking, bool(row["put_off"]), bank)
    return SeatClock(row["table_id"], row["seat"], row["player"], clock, deadline)
