"""Questions across versions and tables: the log of one table, a person's tables, what is due."""

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from bot.store.matches import Moves
from bot.store.outbox import enqueue
from bot.store.tables import lobby_in, moment
from bot.table.lobby import Lobby, Phase
from bot.table.match import Event, PlayerId, TableId
from bot.table.outbox import Draft
from bot.table.reports import Location, TableLine
from engine.game import Seat

OF_PLAYER = """
SELECT seats.table_id, seats.seat, seats.asked_at, clocks.deadline, posts.message_id
FROM seats JOIN tables ON tables.id = seats.table_id
LEFT JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
LEFT JOIN posts ON posts.table_id = seats.table_id AND posts.what = 'table'
WHERE seats.player = ? AND tables.phase IN ('lobby', 'playing')
ORDER BY seats.asked_at IS NULL OR seats.level IS NOT NULL, seats.asked_at, seats.table_id"""

LAST_OWN = """
SELECT min(version) AS told FROM moves WHERE table_id = :table AND news IS NOT NULL AND version >= (
    SELECT max(version) FROM moves WHERE table_id = :table AND seat = :seat AND version <= (
        SELECT max(version) FROM moves WHERE table_id = :table AND news IS NOT NULL
    )
)"""


NO_CLOCK = """computer_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM clocks WHERE clocks.table_id = tables.id AND clocks.next_at IS NOT NULL
)"""


@dataclass(frozen=True, slots=True)
class LogLine:
    """What one version told everybody."""

    version: int
    at: datetime
    events: tuple[Event, ...]


class Lists(Moves):
    """Everything that is asked of many rows."""

    async def lobbies_in(self, guild_id: int, phases: tuple[Phase, ...]) -> tuple[Lobby, ...]:
        """A server's tables in these phases, oldest first."""
        marks = ", ".join("?" * len(phases))
        query = f"SELECT id FROM tables WHERE guild_id = ? AND phase IN ({marks}) ORDER BY id"

        def found(db: sqlite3.Connection) -> tuple[Lobby, ...]:
            return tuple(lobby_in(db, row["id"]) for row in db.execute(query, (guild_id, *phases)))

        return await self.read(found)

    async def tables_of(self, player: PlayerId) -> tuple[TableLine, ...]:
        """A person's open tables: those that wait for him first, the longest wait first."""

        def found(db: sqlite3.Connection) -> tuple[TableLine, ...]:
            rows = db.execute(OF_PLAYER, (player,)).fetchall()
            return tuple(_line(lobby_in(db, row["table_id"]), row) for row in rows)

        return await self.read(found)

    async def log(self, table: TableId, after: int, upto: int) -> tuple[LogLine, ...]:
        """What became public in the versions from `after` (not included) to `upto`."""
        query = (
            "SELECT moves.version, at, news, game FROM moves JOIN tables ON tables.id = table_id"
            " WHERE table_id = ? AND moves.version > ? AND moves.version <= ? AND news IS NOT NULL"
            " ORDER BY moves.version"
        )
        rows = await self.read(lambda db: db.execute(query, (table, after, upto)).fetchall())
        return tuple(
            LogLine(row["version"], moment(row["at"]), self._codecs[row["game"]].events(row["news"]))
            for row in rows
        )

    async def settled_versions(self, table: TableId) -> tuple[int, ...]:
        """The versions at which something became public, in order."""
        query = "SELECT version FROM moves WHERE table_id = ? AND news IS NOT NULL ORDER BY version"
        rows = await self.read(lambda db: db.execute(query, (table,)).fetchall())
        return tuple(row["version"] for row in rows)

    async def last_own(self, table: TableId, seat: Seat) -> int:
        """The version in which a seat's last deed became public; 0 when it has done nothing yet."""
        wanted = {"table": table, "seat": seat}
        return (await self.read(lambda db: db.execute(LAST_OWN, wanted).fetchone()))["told"] or 0

    async def idle_lobbies(self, before: datetime) -> tuple[TableId, ...]:
        """Lobbies in which nobody has done anything since then."""
        return await self._idle("phase = 'lobby' AND touched_at < ?", before)

    async def idle_tables(self, before: datetime) -> tuple[TableId, ...]:
        """Tables that no clock moves on and no person has since then."""
        return await self._idle(f"phase = 'playing' AND touched_at < ? AND {NO_CLOCK}", before)

    async def unasked_tables(self, before: datetime) -> tuple[TableId, ...]:
        """Such tables that have not been asked yet whether they go on."""
        query = f"phase = 'playing' AND touched_at < ? AND tables.asked_at IS NULL AND {NO_CLOCK}"
        return await self._idle(query, before)

    async def _idle(self, condition: str, before: datetime) -> tuple[TableId, ...]:
        query = f"SELECT id FROM tables WHERE {condition} ORDER BY touched_at LIMIT 50"
        rows = await self.read(lambda db: db.execute(query, (before.timestamp(),)).fetchall())
        return tuple(row["id"] for row in rows)

    async def asked_whether_it_goes_on(self, table: TableId, word: Draft, now: datetime) -> None:
        """Remembers that an idle table was asked, with the question."""

        def change(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET asked_at = ? WHERE id = ?", (now.timestamp(), table))
            enqueue(db, table, 0, (word,), now.timestamp())

        await self.write(change)

    async def computers_due(self, now: datetime, limit: int = 20) -> tuple[TableId, ...]:
        """The tables where a computer may go on now."""
        query = "SELECT id FROM tables WHERE computer_at <= ? ORDER BY computer_at LIMIT ?"
        rows = await self.read(lambda db: db.execute(query, (now.timestamp(), limit)).fetchall())
        return tuple(row["id"] for row in rows)

    async def next_computer(self) -> datetime | None:
        """When the next computer may go on."""
        query = "SELECT min(computer_at) AS next FROM tables WHERE computer_at IS NOT NULL"
        row = await self.read(lambda db: db.execute(query).fetchone())
        return None if row["next"] is None else moment(row["next"])

    async def deadline(self, table: TableId, seat: Seat) -> datetime | None:
        """When a seat's clock runs down."""
        query = "SELECT deadline FROM clocks WHERE table_id = ? AND seat = ?"
        row = await self.read(lambda db: db.execute(query, (table, seat)).fetchone())
        return moment(row["deadline"]) if row and row["deadline"] is not None else None

    async def first_deadline(self, table: TableId) -> datetime | None:
        """When the first clock of a table runs down."""
        query = "SELECT min(deadline) AS first FROM clocks WHERE table_id = ?"
        row = await self.read(lambda db: db.execute(query, (table,)).fetchone())
        return None if row["first"] is None else moment(row["first"])


def _line(lobby: Lobby, row: sqlite3.Row) -> TableLine:
    occupant = lobby.occupants[row["seat"]]
    asked = row["asked_at"] is not None and occupant.human and lobby.phase is Phase.PLAYING
    return TableLine(
        table_id=lobby.id,
        game=lobby.game,
        phase=lobby.phase,
        names=lobby.names,
        bosses=lobby.bosses,
        seat=row["seat"],
        asked=asked,
        waiting_since=moment(row["asked_at"]) if asked else None,
        deadline=moment(row["deadline"]) if asked and row["deadline"] is not None else None,
        location=Location(lobby.guild_id, lobby.channel_id, lobby.thread_id),
        message_id=row["message_id"],
    )
