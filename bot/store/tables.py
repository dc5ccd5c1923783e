"""Tables and their seats in the database, from their opening to their end."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from bot.store.clocks import SeatClock, update_clocks
from bot.store.codec import readable
from bot.store.database import Connection, Database, Row, marks
from bot.store.outbox import enqueue, forget_alone, remember_alone, take_lobby_away, withdraw
from bot.store.scope import Scope
from bot.store.seals import cuts_in, told_in, write_cuts, write_seal
from bot.store.told_seals import ToldSecrets
from bot.store.witness import Witness
from bot.table.clock import Pace, TimedClock
from bot.table.cutting import Sealed, missing
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.outbox import SEAL_POSTS, Draft
from bot.table.refusals import NoSuchTable, NotNow, Overtaken, Unreadable
from bot.table.reports import TableLine
from bot.table.table import BEFORE_DEAL, OPEN, TABLE_SETTINGS, Invitation, Phase, Table
from engine.game import TIME, Seat

OF_PLAYER = """
SELECT seats.table_id, seats.seat, seats.asked_at, seats.complete, clocks.deadline, posts.message_id
FROM seats
LEFT JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
LEFT JOIN tables ON tables.id = seats.table_id
LEFT JOIN posts ON posts.table_id = seats.table_id
    AND posts.what = CASE WHEN tables.phase IN ('lobby', 'cutting') THEN 'lobby' ELSE 'table' END
    AND posts.channel_id = coalesce(tables.thread_id, tables.channel_id)
WHERE seats.open AND seats.player = ?"""

NEAREST_DEADLINE_FIRST = """
ORDER BY (seats.asked_at IS NULL OR seats.level IS NOT NULL), (seats.due IS NULL), seats.due,
    seats.asked_at NULLS FIRST, seats.table_id
LIMIT ? OFFSET ?"""

# "+" keeps SQLite to the index by channel: once rows were wider it took that by server, and read all of it.
IN_CHANNEL = """
SELECT id FROM tables WHERE channel_id = :place AND phase = :phase AND thread_id IS NULL
AND +guild_id = :guild ORDER BY id DESC LIMIT :limit"""

IN_THREAD = "SELECT id FROM tables WHERE thread_id = :place AND phase = :phase AND guild_id = :guild"

IN_GUILD = "SELECT id FROM tables WHERE guild_id = :guild AND phase = :phase ORDER BY id DESC LIMIT :limit"

TABLES_LISTED_MAX = 100  # tables in one answer, unless fewer are asked for

# Of a person's latest tables those that have ended: a look at few of them, however many there are.
FINISHED = """
SELECT * FROM (
    SELECT latest.*, NULL AS deadline, posts.message_id, coalesce(
        (SELECT records.ended_at FROM records WHERE records.table_id = tables.id),
        (SELECT at FROM moves WHERE moves.table_id = tables.id AND moves.version = tables.version)
    ) AS ended_at
    FROM (
        SELECT table_id, seat, asked_at FROM seats WHERE player = ? AND NOT open
        ORDER BY table_id DESC LIMIT 50
    ) AS latest
    JOIN tables ON tables.id = latest.table_id
    LEFT JOIN posts ON posts.table_id = latest.table_id AND posts.what = 'table'
    WHERE tables.phase IN ('over', 'closed', 'conceded')
) AS ended WHERE ended_at >= ? ORDER BY ended_at DESC, table_id DESC LIMIT ?"""

WINNERS = "SELECT seat FROM results WHERE table_id = ? AND rank = 1 ORDER BY seat"

ENDED_IN_THREAD = """
SELECT max(id) FROM tables WHERE thread_id = ? AND guild_id = ? AND phase IN ('over', 'closed', 'conceded')"""

ENDED_IN_CHANNEL = """
SELECT max(id) FROM tables WHERE channel_id = ? AND +guild_id = ? AND thread_id IS NULL
AND phase IN ('over', 'closed', 'conceded') AND imported IS NULL"""

IMPORTED = "SELECT id FROM tables WHERE guild_id = ? AND imported IS NOT NULL ORDER BY id DESC LIMIT ?"

NO_CLOCK = """computer_at IS NULL AND (channel_id = 0 OR NOT EXISTS (
    SELECT 1 FROM clocks WHERE clocks.table_id = tables.id AND clocks.next_at IS NOT NULL
))"""

ABSENT = """
SELECT DISTINCT guild_id, player FROM seats JOIN tables ON tables.id = table_id
WHERE gone AND player IS NOT NULL AND phase = 'playing' AND {meant} ORDER BY guild_id, player"""

# Playing or gathering, and shown by no post of ours, neither standing nor on its way.
UNSHOWN = """
SELECT id FROM tables WHERE phase IN ('lobby', 'cutting', 'playing') AND channel_id <> 0 AND NOT EXISTS (
    SELECT 1 FROM posts WHERE posts.table_id = tables.id
    AND what = CASE WHEN phase IN ('lobby', 'cutting') THEN 'lobby' ELSE 'table' END
) AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.table_id = tables.id AND state = 'waiting'
    AND kind IN ('lobby', 'table')
) AND {meant} ORDER BY id"""

HOSTED_LOBBIES = "SELECT count(*) FROM tables WHERE host = ? AND phase IN ('lobby', 'cutting')"

LOBBIES_IN_CHANNEL = """
SELECT count(*) FROM tables WHERE channel_id = ? AND phase IN ('lobby', 'cutting') AND guild_id = ?"""

# Whose cuts have been waited for so long; `reminded`: so often already.
CUTS_AWAITED = """phase = 'cutting' AND cuts_reminded < CASE
    WHEN closed_at <= :dealt THEN 2 WHEN closed_at <= :reminded THEN 1 ELSE 0 END"""


# Never dealt, and nothing about them waits to be told or deleted.
FORGOTTEN = """
SELECT id FROM tables WHERE phase = 'cancelled' AND touched_at < ? AND version = 0 AND {meant}
AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.table_id = tables.id AND state = 'waiting'
) ORDER BY id LIMIT 50"""

ABOUT_TABLES = (
    "agreements",
    "answers",
    "clocks",
    "cuts",
    "invitations",
    "moves",
    "outbox",
    "plans",
    "posts",
    "proposals",
    "records",
    "results",
    "seals",
    "seats",
    "set_aside",
    "texts",
)
"""The tables of the database with rows about one table."""

VERSIONS = "SELECT id, version FROM tables"

UNDER_TIME = """
SELECT tables.id, moves.at FROM tables JOIN moves ON moves.table_id = tables.id AND moves.version = 1
WHERE phase = 'playing' AND game IN ({games}) AND pace IN ({paces}) AND {meant} AND NOT EXISTS (
    SELECT 1 FROM moves AS called
    WHERE called.table_id = tables.id AND called.seat IS NULL AND called.notation = ?
) ORDER BY tables.id"""


@dataclass(frozen=True, slots=True)
class UnderTime:
    """A table that may be played for some minutes, and when it was dealt."""

    table: Table
    dealt_at: datetime


class Tables:
    """Facts of tables, whatever is played there; matches have a file of their own."""

    def __init__(self, database: Database, witness: Witness, scope: Scope) -> None:
        self._database = database
        self._witness = witness
        self._scope = scope

    async def open(
        self,
        table: Table,
        sealed: Sealed,
        drafts: Sequence[Draft],
        now: datetime,
        rematch_of: TableId | None = None,
    ) -> Table:
        """A new table, with its number and its seal."""

        def change(db: Connection) -> Table:
            opened = replace(table, id=insert_table(db, table, now))
            db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (opened.id, rematch_of))
            write_seats(db, opened.id, opened.occupants)
            _write_invitations(db, opened.id, opened.invitations)
            write_seal(db, opened.id, sealed)
            remember_alone(db, opened.id)
            enqueue(db, opened.id, 0, drafts, now.timestamp())
            return opened

        return await self._database.write(change)

    async def load(self, table_id: TableId) -> Table:
        """A table's facts, before, in and after play; raises NoSuchTable."""
        return await self._database.read(lambda db: table_in(db, table_id))

    async def save(
        self,
        table: Table,
        drafts: Sequence[Draft],
        now: datetime,
        sealed: Sealed | None = None,
        invited: Sequence[Invitation] = (),
    ) -> None:
        """The table as it is now, and who must be told; `sealed`: the seal that it has from now on.

        `invited`: its invitations that are new, or last longer.

        Raises Overtaken where the table has been written since it was read.
        """
        closed_at = table.closed_at and table.closed_at.timestamp()
        facts = _columns(table)
        columns = ", ".join(f"{column} = ?" for column in facts)

        def change(db: Connection) -> ToldSecrets:
            written = db.execute(
                f"UPDATE tables SET revision = revision + 1, phase = ?, {columns}, touched_at = ?,"
                " cuts_reminded ="
                " CASE WHEN coalesce(closed_at, 0.0) = coalesce(?, 0.0) THEN cuts_reminded ELSE 0 END,"
                " closed_at = ? WHERE id = ? AND revision = ?",
                (
                    table.phase,
                    *facts.values(),
                    now.timestamp(),
                    closed_at,
                    closed_at,
                    table.id,
                    table.revision,
                ),
            )
            if not written.rowcount:
                raise Overtaken(NotNow.STALE)
            write_seats(db, table.id, table.occupants)
            _write_cuts(db, table, now)
            if invited:
                _write_invitations(db, table.id, invited)
            if sealed is not None:
                write_seal(db, table.id, sealed)
            if len(table.people) > 1:
                forget_alone(db, table.id)
            if table.phase is Phase.CANCELLED:
                take_lobby_away(db, table.id, now.timestamp())
            enqueue(db, table.id, 0, drafts, now.timestamp())
            return told_in(db, table.id)

        self._witness.tell(table.id, await self._database.write(change))

    async def seal(self, table_id: TableId, sealed: Sealed, drafts: Sequence[Draft], now: datetime) -> None:
        """A table that was opened before seals existed has one from now on."""

        def change(db: Connection) -> None:
            write_seal(db, table_id, sealed)
            enqueue(db, table_id, 0, drafts, now.timestamp())

        await self._database.write(change)

    async def cuts_awaited(
        self, reminded: datetime, dealt: datetime, but: Sequence[TableId] = ()
    ) -> tuple[TableId, ...]:
        """Tables whose people are to be reminded that the deck waits for their cut: closed by `reminded`, and
        once more, for the host, by `dealt`.
        """
        meant = self._scope.of_guild()
        found = f"SELECT id FROM tables WHERE {CUTS_AWAITED} AND {meant} ORDER BY closed_at, id LIMIT 50"
        facts = {"reminded": reminded.timestamp(), "dealt": dealt.timestamp()}
        rows = await self._database.read(lambda db: db.execute(found, facts).fetchall())
        return tuple(row["id"] for row in rows if row["id"] not in but)

    async def remind_of_cuts(
        self, table_id: TableId, times: int, drafts: Sequence[Draft], now: datetime
    ) -> None:
        """Note the number of reminders, with their words."""

        def change(db: Connection) -> None:
            db.execute("UPDATE tables SET cuts_reminded = ? WHERE id = ?", (times, table_id))
            enqueue(db, table_id, 0, drafts, now.timestamp())

        await self._database.write(change)

    async def announce(self, table_id: TableId, draft: Draft, now: datetime) -> bool:
        """A lobby is announced; False where it has been before: it is once."""
        query = "UPDATE tables SET announced = TRUE WHERE id = ? AND NOT announced"

        def change(db: Connection) -> bool:
            new = bool(db.execute(query, (table_id,)).rowcount)
            enqueue(db, table_id, 0, (draft,) if new else (), now.timestamp())
            return new

        return await self._database.write(change)

    async def stop_computers(self, table_id: TableId) -> None:
        """No computer goes on here until something happens."""
        query = "UPDATE tables SET computer_at = NULL WHERE id = ?"
        await self._database.write(lambda db: db.execute(query, (table_id,)))

    async def keep_thread(self, table_id: TableId, thread_id: int) -> None:
        """The table is played in this thread from now on."""
        query = "UPDATE tables SET revision = revision + 1, thread_id = ? WHERE id = ?"
        await self._database.write(lambda db: db.execute(query, (thread_id, table_id)))

    async def place(
        self,
        table: Table,
        version: int,
        drafts: Sequence[Draft],
        clocks: Sequence[tuple[SeatClock, TimedClock]],
        now: datetime,
        *,
        untrue: Sequence[str] | None = None,
    ) -> None:
        """The table is played where it says now, with the word of it.

        `untrue`: what waited for the old place is withdrawn, but notices of other keys; None: nothing is.
        Raises Overtaken where the table has been written since it was read.
        """

        def change(db: Connection) -> None:
            query = (
                "UPDATE tables SET revision = revision + 1, channel_id = ?, thread_id = ?"
                " WHERE id = ? AND revision = ?"
            )
            at = (table.channel_id, table.thread_id, table.id, table.revision)
            if not db.execute(query, at).rowcount:
                raise Overtaken(NotNow.STALE)
            if not table.channel_id and table.phase in BEFORE_DEAL:  # its seal is posted anew elsewhere
                query = f"DELETE FROM posts WHERE table_id = ? AND what LIKE '{SEAL_POSTS}%'"
                db.execute(query, (table.id,))
            update_clocks(db, clocks, now)
            waited = () if untrue is None else withdraw(db, table.id, untrue)
            enqueue(db, table.id, version, (*drafts, *waited), now.timestamp())

        await self._database.write(change)

    async def forget_cancelled(self, before: datetime) -> None:
        """Delete some lobbies that were cancelled before then and never dealt, with all about them.

        Their numbers are given to no other table: secrets that were told stay noted under them.
        """
        cancelled = FORGOTTEN.format(meant=self._scope.of_guild())

        def change(db: Connection) -> None:
            for (table,) in db.execute(cancelled, (before.timestamp(),)).fetchall():
                for about in ABOUT_TABLES:
                    db.execute(f"DELETE FROM {about} WHERE table_id = ?", (table,))
                db.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table,))
                db.execute("DELETE FROM tables WHERE id = ?", (table,))

        if await self._database.read(lambda db: db.execute(cancelled, (before.timestamp(),)).fetchone()):
            await self._database.write(change)

    async def set_gone(
        self, table_id: TableId, seat: Seat, gone: bool, drafts: Sequence[Draft], now: datetime
    ) -> None:
        """Note if a seat's person has left the server, with the word of it."""

        def change(db: Connection) -> None:
            db.execute("UPDATE seats SET gone = ? WHERE table_id = ? AND seat = ?", (gone, table_id, seat))
            (version,) = db.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
            enqueue(db, table_id, version, drafts, now.timestamp())

        await self._database.write(change)

    async def absent(self) -> tuple[tuple[int, PlayerId], ...]:
        """Servers, and the people who sit at tables there and have left them."""
        query = ABSENT.format(meant=self._scope.of_guild())
        rows = await self._database.read(lambda db: db.execute(query).fetchall())
        return tuple((row["guild_id"], row["player"]) for row in rows)

    async def unshown(self) -> tuple[TableId, ...]:
        """Open tables that no post shows."""
        query = UNSHOWN.format(meant=self._scope.of_guild())
        rows = await self._database.read(lambda db: db.execute(query).fetchall())
        return tuple(row["id"] for row in rows)

    async def rematch_of(self, table_id: TableId) -> TableId | None:
        """Table of a finished table's rematch."""
        query = "SELECT rematch FROM tables WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchone())
        return row["rematch"] if row else None

    async def seed(self, table_id: TableId) -> str:
        """Seed of a table, secret; empty before the deal."""
        query = "SELECT seed FROM tables WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchone())
        return row["seed"] if row else ""

    async def gathering(self, host: PlayerId, guild_id: int, channel_id: int) -> tuple[int, int]:
        """Number of lobbies a person hosts, wherever; and of those in a channel."""

        def found(db: Connection) -> tuple[int, int]:
            (own,) = db.execute(HOSTED_LOBBIES, (host,)).fetchone()
            (here,) = db.execute(LOBBIES_IN_CHANNEL, (channel_id, guild_id)).fetchone()
            return own, here

        return await self._database.read(found)

    async def opened(
        self, host: PlayerId, since: datetime, most: int, *, placed: bool
    ) -> tuple[datetime, ...]:
        """The last times, up to `most`, at which a person opened tables since then, the latest first.

        Tables count whatever became of them. `placed`: only those that are shown somewhere.
        """
        shown = " AND channel_id <> 0" if placed else ""
        query = (
            f"SELECT opened_at FROM tables WHERE host = ? AND opened_at > ? AND imported IS NULL{shown}"
            " ORDER BY opened_at DESC LIMIT ?"
        )
        facts = (host, since.timestamp(), most)
        rows = await self._database.read(lambda db: db.execute(query, facts).fetchall())
        return tuple(datetime.fromtimestamp(row["opened_at"], UTC) for row in rows)

    async def in_guild(
        self, guild_id: int, phases: Sequence[Phase], limit: int = TABLES_LISTED_MAX
    ) -> tuple[Table, ...]:
        """A server's newest tables in these phases, the newest first."""
        return await self._newest((IN_GUILD,), phases, limit, guild=guild_id)

    async def at_place(
        self, guild_id: int, place: int, phases: Sequence[Phase], limit: int = TABLES_LISTED_MAX
    ) -> tuple[Table, ...]:
        """The newest tables in these phases that are played, or gather players, in a channel or thread."""
        return await self._newest((IN_CHANNEL, IN_THREAD), phases, limit, guild=guild_id, place=place)

    async def imported_in(self, guild_id: int, limit: int = TABLES_LISTED_MAX) -> tuple[Table, ...]:
        """The games that were imported into a server last, the newest first."""

        def found(db: Connection) -> tuple[Table, ...]:
            rows = db.execute(IMPORTED, (guild_id, limit)).fetchall()
            return tuple(_readable(db, [row["id"] for row in rows]))

        return await self._database.read(found)

    async def all_in_guild(self, guild_id: int, phases: Sequence[Phase]) -> tuple[Table, ...]:
        """All of a server's tables in these phases, oldest first; that may take long."""
        query = f"SELECT id FROM tables WHERE guild_id = ? AND phase IN ({marks(phases)}) ORDER BY id"

        def found(db: Connection) -> tuple[Table, ...]:
            return tuple(
                _readable(db, (row["id"] for row in db.execute(query, (guild_id, *phases)).fetchall()))
            )

        return await self._database.survey(found)

    async def of_player(
        self, player: PlayerId, limit: int = TABLES_LISTED_MAX, skip: int = 0
    ) -> tuple[TableLine, ...]:
        """A person's open tables: those that wait for them first, the nearest deadline first."""

        def found(db: Connection) -> tuple[TableLine, ...]:
            found = db.execute(OF_PLAYER + NEAREST_DEADLINE_FIRST, (player, limit, skip))
            rows = {row["table_id"]: row for row in found}
            return tuple(_line(table, rows[table.id]) for table in _readable(db, rows))

        return await self._database.read(found)

    async def line_of(self, player: PlayerId, table_id: TableId) -> TableLine | None:
        """One of a person's open tables by its number; None if they do not sit there."""

        def found(db: Connection) -> TableLine | None:
            row = db.execute(f"{OF_PLAYER} AND seats.table_id = ?", (player, table_id)).fetchone()
            return _line(table_in(db, table_id), row) if row else None

        return await self._database.read(found)

    async def _newest(
        self, queries: Sequence[str], phases: Sequence[Phase], limit: int, **facts: int
    ) -> tuple[Table, ...]:
        def found(db: Connection) -> tuple[Table, ...]:
            numbers = {
                row["id"]
                for query in queries
                for phase in phases
                for row in db.execute(query, {**facts, "phase": phase, "limit": limit})
            }
            return tuple(_readable(db, sorted(numbers, reverse=True)[:limit]))

        return await self._database.read(found)

    async def finished_by(self, player: PlayerId, since: datetime, limit: int) -> tuple[TableLine, ...]:
        """A person's tables that ended since then, the latest first."""

        def found(db: Connection) -> tuple[TableLine, ...]:
            rows = db.execute(FINISHED, (player, since.timestamp(), limit)).fetchall()
            return tuple(
                replace(
                    _line(table_in(db, row["table_id"]), row),
                    ended=moment(row["ended_at"]),
                    winners=tuple(won["seat"] for won in db.execute(WINNERS, (row["table_id"],))),
                )
                for row in rows
            )

        return await self._database.read(found)

    async def finished_in(self, guild_id: int, place: int) -> Table | None:
        """The last table that ended in a thread of a server, or in a channel itself, if any did."""

        def found(db: Connection) -> Table | None:
            for query in (ENDED_IN_THREAD, ENDED_IN_CHANNEL):
                (table,) = db.execute(query, (place, guild_id)).fetchone()
                if table is not None:
                    return table_in(db, table)
            return None

        return await self._database.read(found)

    async def idle_lobbies(
        self, before: datetime, but: Sequence[TableId] = (), *, unseen: datetime | None = None
    ) -> tuple[TableId, ...]:
        """Lobbies in which nobody has done anything since then; `but`: these need not be found.

        `unseen`: the same for those that were to be dealt at once, shown nowhere, and then were not.
        """
        never = "phase = 'lobby' AND channel_id = 0 AND revision = 0"
        found = f"phase IN ('lobby', 'cutting') AND (touched_at < ? OR {never} AND touched_at < ?)"
        return await self._idle(found, before, but, unseen or before)

    async def idle_tables(self, before: datetime, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
        """Tables that no clock moves on and no person has since then."""
        return await self._idle(f"phase = 'playing' AND touched_at < ? AND {NO_CLOCK}", before, but)

    async def unasked_tables(self, before: datetime, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
        """Idle tables that have not been asked yet whether they go on."""
        query = f"phase = 'playing' AND touched_at < ? AND tables.asked_at IS NULL AND {NO_CLOCK}"
        return await self._idle(query, before, but)

    async def live(self) -> tuple[TableId, ...]:
        """Tables at which a turn lasts minutes, and somebody's clock runs."""
        paces = [pace.value for pace in Pace if pace.live]
        query = (
            "SELECT id FROM tables WHERE phase = 'playing' AND id IN (SELECT table_id FROM clocks)"
            f" AND pace IN ({marks(paces)}) AND {self._scope.of_guild()} ORDER BY id"
        )
        found = await self._database.read(lambda db: db.execute(query, paces).fetchall())
        return tuple(row["id"] for row in found)

    async def ask_whether_it_goes_on(self, table_id: TableId, word: Draft, now: datetime) -> None:
        """Remembers that an idle table was asked, with the question."""

        def change(db: Connection) -> None:
            db.execute("UPDATE tables SET asked_at = ? WHERE id = ?", (now.timestamp(), table_id))
            enqueue(db, table_id, 0, (word,), now.timestamp())

        await self._database.write(change)

    async def computers_not_later_than(self, latest: datetime, now: datetime) -> None:
        """Computers that wait for a time that is no more (the clock was set back) go on now."""
        query = f"UPDATE tables SET computer_at = ? WHERE computer_at > ? AND {self._scope.of_guild()}"
        await self._database.write(lambda db: db.execute(query, (now.timestamp(), latest.timestamp())))

    async def _idle(
        self, condition: str, before: datetime, but: Sequence[TableId], *more: datetime
    ) -> tuple[TableId, ...]:
        meant = self._scope.of_guild()
        found = f"SELECT id FROM tables WHERE {condition} AND {meant} AND id NOT IN ({marks(but)})"
        query = f"{found} ORDER BY touched_at, id LIMIT 50"
        facts = (before.timestamp(), *(each.timestamp() for each in more), *but)
        rows = await self._database.read(lambda db: db.execute(query, facts).fetchall())
        return tuple(row["id"] for row in rows)


def versions_in(db: Connection) -> dict[TableId, int]:
    """At which version every table is, within a transaction."""
    return {row["id"]: row["version"] for row in db.execute(VERSIONS)}


def table_in(db: Connection, table_id: TableId) -> Table:
    """A table's facts, within a transaction; raises NoSuchTable, Unreadable."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise NoSuchTable(NotNow.NO_SUCH_TABLE)
    with readable(table_id):
        return _table(db, row)


def _table(db: Connection, row: Row) -> Table:
    return Table(
        id=row["id"],
        game=row["game"],
        host=row["host"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        thread_id=row["thread_id"],
        options=json.loads(row["options"]),
        occupants=_occupants(db, row["id"]),
        phase=Phase(row["phase"]),
        invitations=_invitations(db, row["id"]) if row["phase"] in BEFORE_DEAL else (),
        closed_at=moment(row["closed_at"]) if row["phase"] == Phase.CUTTING else None,
        cuts=cuts_in(db, row["id"]) if row["phase"] in BEFORE_DEAL else (),
        imported=row["imported"] is not None,
        dealt_coached=bool(row["coached"]),
        revision=row["revision"],
        **{each.field: each.read(row[each.field]) for each in TABLE_SETTINGS.values()},
    )


def insert_table(db: Connection, table: Table, now: datetime) -> TableId:
    """A new table without its seats, within a transaction; its number."""
    facts = {
        "phase": table.phase,
        "game": table.game,
        **_columns(table),
        "opened_at": now.timestamp(),
        "touched_at": now.timestamp(),
    }
    values = tuple(facts.values())
    query = f"INSERT INTO tables ({', '.join(facts)}) VALUES ({marks(values)}) RETURNING id"
    inserted = db.execute(query, values)
    return int(inserted.fetchone()["id"])


def computers_in(
    db: Connection, scope: Scope, at: float, but: Sequence[TableId], limit: int
) -> tuple[tuple[TableId, ...], float | None]:
    """The tables where a computer may go on at a moment, and when the next one may; `but`: not these.

    The next moment is this one where more may go on than `limit`.
    """
    query = (
        f"SELECT id, computer_at FROM tables WHERE computer_at IS NOT NULL AND id NOT IN ({marks(but)})"
        f" AND {scope.of_guild()} ORDER BY computer_at, id LIMIT ?"
    )
    rows = db.execute(query, (*but, limit + 1)).fetchall()
    now = tuple(row["id"] for row in rows if row["computer_at"] <= at)
    if len(now) > limit:
        return now[:limit], at
    return now, next((row["computer_at"] for row in rows if row["computer_at"] > at), None)


def under_time_in(
    db: Connection, scope: Scope, games: Sequence[str], but: Sequence[TableId]
) -> tuple[UnderTime, ...]:
    """Tables of these games at which turns last minutes, and whose time has not been called; `but`: not
    these.
    """
    if not games:
        return ()
    paces = [pace.value for pace in Pace if pace.live]
    query = UNDER_TIME.format(games=marks(games), paces=marks(paces), meant=scope.of_guild())
    rows = db.execute(query, (*games, *paces, TIME)).fetchall()
    dealt = {row["id"]: datetime.fromtimestamp(row["at"], UTC) for row in rows if row["id"] not in but}
    return tuple(UnderTime(table, dealt[table.id]) for table in _readable(db, list(dealt)))


def _readable(db: Connection, tables: Iterable[TableId]) -> Iterator[Table]:
    """The tables whose facts can be read: one that cannot must not hide the others."""
    for table_id in tables:
        with suppress(Unreadable):
            yield table_in(db, table_id)


def write_seats(db: Connection, table_id: TableId, occupants: Sequence[Occupant]) -> None:
    """Write the seats, within a transaction; keep since when each is waited for."""
    db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (table_id, len(occupants)))
    db.executemany(
        "INSERT INTO seats (table_id, seat, player, name, role, level, missed_turns, choices, gone,"
        " conceded, may_win, bank_used) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, name = excluded.name,"
        " role = excluded.role, level = excluded.level, missed_turns = excluded.missed_turns,"
        " choices = excluded.choices, gone = excluded.gone, conceded = excluded.conceded,"
        " may_win = excluded.may_win, bank_used = excluded.bank_used",
        [
            (
                table_id,
                seat,
                each.player,
                each.name,
                each.role,
                each.level,
                each.missed_turns,
                json.dumps(dict(each.choices)),
                each.gone,
                each.conceded,
                each.may_win,
                each.bank_used.total_seconds(),
            )
            for seat, each in enumerate(occupants)
        ],
    )


def moment(at: float | None) -> datetime | None:
    """A stored time, if there is one."""
    return None if at is None else datetime.fromtimestamp(at, UTC)


def _occupants(db: Connection, table_id: TableId) -> tuple[Occupant, ...]:
    rows = db.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))
    return tuple(
        Occupant(
            row["player"],
            row["name"],
            row["role"],
            row["level"],
            row["missed_turns"],
            json.loads(row["choices"]),
            bool(row["gone"]),
            bool(row["conceded"]),
            bool(row["may_win"]),
            timedelta(seconds=row["bank_used"]),
        )
        for row in rows
    )


def _write_invitations(db: Connection, table_id: TableId, invitations: Iterable[Invitation]) -> None:
    db.executemany(
        "INSERT INTO invitations (table_id, player, name, role, until) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, player) DO UPDATE SET name = excluded.name, until = excluded.until",
        [(table_id, each.player, each.name, each.role, each.until.timestamp()) for each in invitations],
    )


def _invitations(db: Connection, table_id: TableId) -> tuple[Invitation, ...]:
    query = "SELECT player, name, role, until FROM invitations WHERE table_id = ? ORDER BY player"
    return tuple(
        Invitation(row["player"], row["name"], row["role"], datetime.fromtimestamp(row["until"], UTC))
        for row in db.execute(query, (table_id,))
    )


def _columns(table: Table) -> dict[str, object]:
    """A lobby's facts by column."""
    return {
        "host": table.host,
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "thread_id": table.thread_id,
        "options": json.dumps(dict(table.options)),
        **{each.field: getattr(table, each.field) for each in TABLE_SETTINGS.values()},
    }


def _write_cuts(db: Connection, table: Table, now: datetime) -> None:
    """Write the cuts so far, and the seats still to cut."""
    write_cuts(db, table.id, table.cuts, [each.player for each in table.occupants])
    awaited = missing(table)
    db.execute(
        f"UPDATE seats SET asked_at = CASE WHEN seat IN ({marks(awaited)}) THEN coalesce(asked_at, ?) END"
        " WHERE table_id = ?",
        (*awaited, now.timestamp(), table.id),
    )


def _line(table: Table, row: Row) -> TableLine:
    occupant = table.occupants[row["seat"]]
    asked = row["asked_at"] is not None and occupant.human and table.phase in OPEN
    return TableLine(
        table_id=table.id,
        game=table.game,
        phase=table.phase,
        names=table.names,
        roles=table.roles,
        seat=row["seat"],
        asked=asked,
        waiting_since=moment(row["asked_at"]) if asked else None,
        deadline=moment(row["deadline"]) if asked and table.placed else None,
        location=table.location,
        message_id=row["message_id"],
        complete=asked and bool(row["complete"]),
        conceded=occupant.conceded,
        held=occupant.level is not None and not occupant.conceded and table.phase is Phase.PLAYING,
    )
