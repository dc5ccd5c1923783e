"""People's and servers' settings in the database."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from bot.store.clocks import SeatClock, update_clocks
from bot.store.database import Database
from bot.store.tables import marks
from bot.table.clock import Away, Caretaker, Pace, TimedClock, Waking
from bot.table.languages import LANGUAGES, Language
from bot.table.match import PlayerId
from bot.table.profile import Person, Server


class People:
    """Who settled what for themselves; strangers have everything at its default."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, player: PlayerId) -> Person:
        """One person's settings."""
        return (await self.people((player,)))[player]

    async def people(self, players: Iterable[PlayerId]) -> Mapping[PlayerId, Person]:
        """The settings of several persons."""
        wanted = tuple(players)
        return await self._database.read(lambda db: people_in(db, wanted))

    async def save(self, person: Person, clocks: Iterable[tuple[SeatClock, TimedClock]] = ()) -> None:
        """Keeps a person's settings, and their clocks as they run under them."""
        rows = tuple(clocks)

        def change(db: sqlite3.Connection) -> None:
            _write_person(db, person)
            update_clocks(db, rows)

        await self._database.write(change)

    async def remember_locale(self, player: PlayerId, language: Language) -> None:
        """Keeps what a person's Discord speaks, whatever else changes at the same moment."""

        def change(db: sqlite3.Connection) -> None:
            if not db.execute("SELECT 1 FROM people WHERE player = ?", (player,)).fetchone():
                _write_person(db, Person(player))
            db.execute("UPDATE people SET discord_language = ? WHERE player = ?", (language, player))

        await self._database.write(change)

    async def server(self, guild_id: int) -> Server:
        """One server's settings."""
        query = "SELECT * FROM servers WHERE guild_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (guild_id,)).fetchone())
        if row is None:
            return Server(guild_id)
        channels = tuple(json.loads(row["channels"]))
        return Server(guild_id, _language(row["language"]), Pace(row["pace"]), channels)

    async def save_server(self, server: Server) -> None:
        """Keeps a server's settings."""
        row = (server.guild_id, server.language, server.pace, json.dumps(server.channels))
        await self._database.write(
            lambda db: db.execute("INSERT OR REPLACE INTO servers VALUES (?, ?, ?, ?)", row)
        )


def people_in(db: sqlite3.Connection, players: Iterable[PlayerId]) -> dict[PlayerId, Person]:
    """The settings of several persons, within a transaction."""
    wanted = tuple(players)
    rows = db.execute(f"SELECT * FROM people WHERE player IN ({marks(wanted)})", wanted).fetchall()
    return {player: Person(player) for player in wanted} | {row["player"]: _person(row) for row in rows}


def _person(row: sqlite3.Row) -> Person:
    return Person(
        player=row["player"],
        language=_language(row["language"]),
        discord_language=_language(row["discord_language"]),
        dms=bool(row["dms"]),
        dms_closed=bool(row["dms_closed"]),
        caretaker=Caretaker(row["caretaker"]),
        reminders=bool(row["reminders"]),
        waking=None if row["zone"] is None else Waking(row["zone"], row["wakes"], row["sleeps"]),
        away=tuple(Away(_moment(start), _moment(end)) for start, end in json.loads(row["away"])),
    )


def _write_person(db: sqlite3.Connection, person: Person) -> None:
    waking = person.waking
    db.execute(
        "INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            person.player,
            person.language,
            person.dms,
            person.dms_closed,
            person.caretaker,
            person.reminders,
            waking and waking.zone,
            waking and waking.from_minute,
            waking and waking.to_minute,
            json.dumps([(away.start.timestamp(), away.end.timestamp()) for away in person.away]),
            person.discord_language,
        ),
    )


def _language(word: str | None) -> Language | None:
    return next((known for known in LANGUAGES if known == word), None)


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
