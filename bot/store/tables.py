"""Tables, seats and moves in the database: to sit down at, to play from, to look back on.

Nothing in here knows why something is written.
"""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from bot.store.codec import Codec
from bot.store.outbox import Outbox, enqueue
from bot.table.clock import Pace
from bot.table.languages import LANGUAGES
from bot.table.lobby import Lobby, Phase
from bot.table.match import Level, NoSuchMatch, NotNow, Occupant, TableId
from bot.table.outbox import Draft


class Tables(Outbox):
    """A table's facts and who sits there; moves are another file's."""

    def __init__(self, path: Path, codecs: Mapping[str, Codec]) -> None:
        super().__init__(path)
        self._codecs = codecs

    async def open_table(
        self, lobby: Lobby, drafts: tuple[Draft, ...], now: datetime, rematch_of: TableId | None = None
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

        return await self.write(change)

    async def lobby(self, table: TableId) -> Lobby:
        """A table's facts, before, in and after play; raises NoSuchMatch."""
        return await self.read(lambda db: lobby_in(db, table))

    async def save_lobby(self, lobby: Lobby, drafts: tuple[Draft, ...], now: datetime) -> None:
        """The lobby as it is now, and who must be told."""

        def change(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE tables SET phase = ?, host = ?, guild_id = ?, channel_id = ?, thread_id = ?,"
                " language = ?, pace = ?, talk = ?, options = ?, touched_at = ? WHERE id = ?",
                (lobby.phase, *_columns(lobby), now.timestamp(), lobby.id),
            )
            write_seats(db, lobby.id, lobby.occupants)
            enqueue(db, lobby.id, 0, drafts, now.timestamp())

        await self.write(change)

    async def rest(self, table: TableId) -> None:
        """No computer goes on here until something happens."""
        query = "UPDATE tables SET computer_at = NULL WHERE id = ?"
        await self.write(lambda db: db.execute(query, (table,)))

    async def rematch_of(self, table: TableId) -> TableId | None:
        """Where the people of a finished table play again."""
        query = "SELECT rematch FROM tables WHERE id = ?"
        row = await self.read(lambda db: db.execute(query, (table,)).fetchone())
        return row["rematch"] if row else None

    async def seed(self, table: TableId) -> str:
        """What a match was shuffled with: secret until it is over."""
        query = "SELECT seed FROM tables WHERE id = ?"
        return str((await self.read(lambda db: db.execute(query, (table,)).fetchone()))["seed"])


def write_seats(db: sqlite3.Connection, table: TableId, occupants: tuple[Occupant, ...]) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (table, len(occupants)))
    db.executemany(
        "INSERT INTO seats (table_id, seat, player, name, boss, level, caretaken)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET player = excluded.player, name = excluded.name, boss = excluded.boss,"
        " level = excluded.level, caretaken = excluded.caretaken",
        [
            (table, seat, s.player, s.name, s.boss, s.level, s.missed_turns)
            for seat, s in enumerate(occupants)
        ],
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


def lobby_in(db: sqlite3.Connection, table: TableId) -> Lobby:
    """A table's facts, within a transaction; raises NoSuchMatch."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
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
        occupants=occupants_in(db, table),
        phase=Phase(row["phase"]),
    )


def occupants_in(db: sqlite3.Connection, table: TableId) -> tuple[Occupant, ...]:
    query = "SELECT player, name, boss, level, caretaken FROM seats WHERE table_id = ? ORDER BY seat"
    return tuple(
        Occupant(
            row["player"], row["name"], row["boss"], row["level"] and Level(row["level"]), row["caretaken"]
        )
        for row in db.execute(query, (table,))
    )


def moment(at: float) -> datetime:
    """A stored time."""
    return datetime.fromtimestamp(at, UTC)
