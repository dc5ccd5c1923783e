"""Tables and their seats in the database: a lobby's facts stay those of the table in play."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from bot.store.codec import readable
from bot.store.database import Database, marks
from bot.store.outbox import enqueue
from bot.store.schema import DAMAGE, DatabaseUnusable
from bot.table.clock import Pace
from bot.table.languages import LANGUAGES
from bot.table.lobby import Lobby, Phase
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.outbox import Draft
from bot.table.refusals import NoSuchMatch, NotNow, Unreadable
from bot.table.reports import Location, TableLine

OF_PLAYER = """
SELECT seats.table_id, seats.seat, seats.asked_at, clocks.deadline, posts.message_id
FROM seats JOIN tables ON tables.id = seats.table_id
LEFT JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
LEFT JOIN posts ON posts.table_id = seats.table_id AND posts.what = 'table'
WHERE seats.player = ? AND tables.phase IN ('lobby', 'playing')
ORDER BY seats.asked_at IS NULL OR seats.level IS NOT NULL, seats.asked_at, seats.table_id"""

NO_CLOCK = """computer_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM clocks WHERE clocks.table_id = tables.id AND clocks.next_at IS NOT NULL
)"""

HOSTED_LOBBIES = """
SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.player = ? AND tables.host = ? AND tables.phase = 'lobby'"""

LOBBIES_IN_CHANNEL = "SELECT count(*) FROM tables WHERE guild_id = ? AND phase = 'lobby' AND channel_id = ?"


VERSIONS = "SELECT id, version FROM tables"


class Tables:
    """What is known of tables whatever is played there; matches have a file of their own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self, lobby: Lobby, drafts: Sequence[Draft], now: datetime, rematch_of: TableId | None = None
    ) -> Lobby:
        """A new table, with its number."""

        def change(db: sqlite3.Connection) -> Lobby:
            cursor = db.execute(
                "INSERT INTO tables (phase, game, host, guild_id, channel_id, thread_id, language, pace,"
                " talk, options, opened_at, touched_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (lobby.phase, lobby.game, *_columns(lobby), now.timestamp(), now.timestamp()),
            )
            opened = replace(lobby, id=cursor.lastrowid or 0)
            db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (opened.id, rematch_of))
            write_seats(db, opened.id, opened.occupants)
            enqueue(db, opened.id, 0, drafts, now.timestamp())
            return opened

        return await self._database.write(change)

    async def lobby(self, table: TableId) -> Lobby:
        """A table's facts, before, in and after play; raises NoSuchMatch."""
        return await self._database.read(lambda db: lobby_in(db, table))

    async def save(self, lobby: Lobby, drafts: Sequence[Draft], now: datetime) -> None:
        """The lobby as it is now, and who must be told."""

        def change(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE tables SET phase = ?, host = ?, guild_id = ?, channel_id = ?, thread_id = ?,"
                " language = ?, pace = ?, talk = ?, options = ?, touched_at = ? WHERE id = ?",
                (lobby.phase, *_columns(lobby), now.timestamp(), lobby.id),
            )
            write_seats(db, lobby.id, lobby.occupants)
            enqueue(db, lobby.id, 0, drafts, now.timestamp())

        await self._database.write(change)

    async def stop_computers(self, table: TableId) -> None:
        """No computer goes on here until something happens."""
        query = "UPDATE tables SET computer_at = NULL WHERE id = ?"
        await self._database.write(lambda db: db.execute(query, (table,)))

    async def keep_thread(self, table: TableId, thread_id: int | None) -> None:
        """The table is played in this thread from now on; None: in the channel."""
        query = "UPDATE tables SET thread_id = ? WHERE id = ?"
        await self._database.write(lambda db: db.execute(query, (thread_id, table)))

    async def rematch_of(self, table: TableId) -> TableId | None:
        """Where the people of a finished table play again."""
        query = "SELECT rematch FROM tables WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(query, (table,)).fetchone())
        return row["rematch"] if row else None

    async def seed(self, table: TableId) -> str:
        """What only the bot knows of a table; empty before the deal."""
        query = "SELECT seed FROM tables WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(query, (table,)).fetchone())
        return row["seed"] if row else ""

    async def gathering(self, host: PlayerId, guild_id: int, channel_id: int) -> tuple[int, int]:
        """How many lobbies a person hosts, wherever; and how many there are in a channel."""

        def found(db: sqlite3.Connection) -> tuple[int, int]:
            (own,) = db.execute(HOSTED_LOBBIES, (host, host)).fetchone()
            (here,) = db.execute(LOBBIES_IN_CHANNEL, (guild_id, channel_id)).fetchone()
            return own, here

        return await self._database.read(found)

    async def in_guild(self, guild_id: int, phases: tuple[Phase, ...]) -> tuple[Lobby, ...]:
        """A server's tables in these phases, oldest first."""
        query = f"SELECT id FROM tables WHERE guild_id = ? AND phase IN ({marks(phases)}) ORDER BY id"

        def found(db: sqlite3.Connection) -> tuple[Lobby, ...]:
            return tuple(
                _readable(db, (row["id"] for row in db.execute(query, (guild_id, *phases)).fetchall()))
            )

        return await self._database.read(found)

    async def of_player(self, player: PlayerId) -> tuple[TableLine, ...]:
        """A person's open tables: those that wait for them first, the longest wait first."""

        def found(db: sqlite3.Connection) -> tuple[TableLine, ...]:
            rows = {row["table_id"]: row for row in db.execute(OF_PLAYER, (player,))}
            return tuple(_line(lobby, rows[lobby.id]) for lobby in _readable(db, rows))

        return await self._database.read(found)

    async def idle_lobbies(self, before: datetime, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
        """Lobbies in which nobody has done anything since then; `but`: these need not be found."""
        return await self._idle("phase = 'lobby' AND touched_at < ?", before, but)

    async def idle_tables(self, before: datetime, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
        """Tables that no clock moves on and no person has since then."""
        return await self._idle(f"phase = 'playing' AND touched_at < ? AND {NO_CLOCK}", before, but)

    async def unasked_tables(self, before: datetime, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
        """Such tables that have not been asked yet whether they go on."""
        query = f"phase = 'playing' AND touched_at < ? AND tables.asked_at IS NULL AND {NO_CLOCK}"
        return await self._idle(query, before, but)

    async def ask_whether_it_goes_on(self, table: TableId, word: Draft, now: datetime) -> None:
        """Remembers that an idle table was asked, with the question."""

        def change(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET asked_at = ? WHERE id = ?", (now.timestamp(), table))
            enqueue(db, table, 0, (word,), now.timestamp())

        await self._database.write(change)

    async def computers_due(
        self, now: datetime, but: Sequence[TableId] = (), limit: int = 20
    ) -> tuple[TableId, ...]:
        """The tables where a computer may go on now."""
        query = (
            f"SELECT id FROM tables WHERE computer_at <= ? AND id NOT IN ({marks(but)})"
            " ORDER BY computer_at LIMIT ?"
        )
        facts = (now.timestamp(), *but, limit)
        rows = await self._database.read(lambda db: db.execute(query, facts).fetchall())
        return tuple(row["id"] for row in rows)

    async def next_computer(self, but: Sequence[TableId] = ()) -> datetime | None:
        """When the next computer may go on."""
        query = (
            "SELECT min(computer_at) AS next FROM tables"
            f" WHERE computer_at IS NOT NULL AND id NOT IN ({marks(but)})"
        )
        row = await self._database.read(lambda db: db.execute(query, tuple(but)).fetchone())
        return moment(row["next"])

    async def computers_not_later_than(self, latest: datetime, now: datetime) -> None:
        """Computers that wait for a time that is no more (the clock was set back) go on now."""
        query = "UPDATE tables SET computer_at = ? WHERE computer_at > ?"
        await self._database.write(lambda db: db.execute(query, (now.timestamp(), latest.timestamp())))

    async def _idle(self, condition: str, before: datetime, but: Sequence[TableId]) -> tuple[TableId, ...]:
        found = f"SELECT id FROM tables WHERE {condition} AND id NOT IN ({marks(but)})"
        query = f"{found} ORDER BY touched_at LIMIT 50"
        facts = (before.timestamp(), *but)
        rows = await self._database.read(lambda db: db.execute(query, facts).fetchall())
        return tuple(row["id"] for row in rows)


def versions(path: Path) -> dict[TableId, int]:
    """At which version every table is; raises DatabaseUnusable for a damaged file."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return dict(db.execute(VERSIONS).fetchall())
    except DAMAGE as fault:
        raise DatabaseUnusable("host-check-fault", path=str(path), why=str(fault)) from fault


def lobby_in(db: sqlite3.Connection, table: TableId) -> Lobby:
    """A table's facts, within a transaction; raises NoSuchMatch, Unreadable."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
    with readable(table):
        return _lobby(db, row)


def _lobby(db: sqlite3.Connection, row: sqlite3.Row) -> Lobby:
    return Lobby(
        id=row["id"],
        game=row["game"],
        host=row["host"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        thread_id=row["thread_id"],
        language=next(known for known in LANGUAGES if known == row["language"]),
        pace=Pace(row["pace"]),
        talk=bool(row["talk"]),
        options=json.loads(row["options"]),
        occupants=_occupants(db, row["id"]),
        phase=Phase(row["phase"]),
    )


def _readable(db: sqlite3.Connection, tables: Iterable[TableId]) -> Iterator[Lobby]:
    """The tables whose facts can be read: one that cannot must not hide the others."""
    for table in tables:
        with suppress(Unreadable):
            yield lobby_in(db, table)


def write_seats(db: sqlite3.Connection, table: TableId, occupants: Sequence[Occupant]) -> None:
    """Who sits where, within a transaction; since when a seat is waited for stays as it was."""
    db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (table, len(occupants)))
    db.executemany(
        "INSERT INTO seats (table_id, seat, player, name, role, level, missed_turns, choices)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, name = excluded.name,"
        " role = excluded.role, level = excluded.level, missed_turns = excluded.missed_turns,"
        " choices = excluded.choices",
        [
            (table, seat, o.player, o.name, o.role, o.level, o.missed_turns, json.dumps(dict(o.choices)))
            for seat, o in enumerate(occupants)
        ],
    )


def moment(at: float | None) -> datetime | None:
    """A stored time, if there is one."""
    return None if at is None else datetime.fromtimestamp(at, UTC)


def _occupants(db: sqlite3.Connection, table: TableId) -> tuple[Occupant, ...]:
    rows = db.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(
        Occupant(
            row["player"],
            row["name"],
            row["role"],
            row["level"],
            row["missed_turns"],
            json.loads(row["choices"]),
        )
        for row in rows
    )


def _columns(lobby: Lobby) -> tuple[object, ...]:
    return (
        lobby.host,
        lobby.guild_id,
        lobby.channel_id,
        lobby.thread_id,
        lobby.language,
        lobby.pace,
        lobby.talk,
        json.dumps(dict(lobby.options)),
    )


def _line(lobby: Lobby, row: sqlite3.Row) -> TableLine:
    occupant = lobby.occupants[row["seat"]]
    asked = row["asked_at"] is not None and occupant.human and lobby.phase is Phase.PLAYING
    return TableLine(
        table_id=lobby.id,
        game=lobby.game,
        phase=lobby.phase,
        names=lobby.names,
        roles=lobby.roles,
        seat=row["seat"],
        asked=asked,
        waiting_since=moment(row["asked_at"]) if asked else None,
        deadline=moment(row["deadline"]) if asked else None,
        location=Location(lobby.guild_id, lobby.channel_id, lobby.thread_id),
        message_id=row["message_id"],
    )
