"""People's and servers' settings in the database."""

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.store.clocks import SeatClock, clocks_of, update_clocks
from bot.store.database import Connection, Database, Row, marks
from bot.store.outbox import enqueue
from bot.table.clock import Away, TimedClock, Waking, changed, timed
from bot.table.languages import LANGUAGES, Language
from bot.table.match import PlayerId
from bot.table.outbox import refreshed
from bot.table.profile import SERVER_PLACES, SERVER_SETTINGS, SETTINGS, Person, Server

# Where friends read who is away.
PLAYED_BY = """
SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.open AND seats.player = ? AND NOT seats.conceded AND tables.phase = 'playing'"""


class People:
    """People's own settings; strangers have everything at its default."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, player: PlayerId) -> Person:
        """One person's settings."""
        return (await self.people((player,)))[player]

    async def people(self, players: Iterable[PlayerId]) -> Mapping[PlayerId, Person]:
        """The settings of several persons."""
        wanted = tuple(players)
        return await self._database.read(lambda db: people_in(db, wanted))

    async def change(
        self, player: PlayerId, change: Callable[[Person], Person], now: datetime
    ) -> tuple[Person, Person]:
        """A person's settings before and after a change, which sees whatever others changed just before.

        Their clocks run on under the new habits; what was spent so far was spent under the old ones. What
        shows a deadline that moves by it, or whether they are away, is to be changed.
        """

        def written(db: Connection) -> tuple[Person, Person]:
            old = people_in(db, (player,))[player]
            new = change(old)
            write_person(db, new)
            if old.habits != new.habits:
                rows = clocks_of(db, player)
                update_clocks(db, [(row, _rewound(row, old, new, now)) for row in rows], now)
            if old.away != new.away:
                for table in sorted(row["id"] for row in db.execute(PLAYED_BY, (player,)).fetchall()):
                    enqueue(db, table, 0, refreshed(()), now.timestamp())
            return old, new

        return await self._database.write(written)

    async def was_told(self, player: PlayerId, key: str) -> bool:
        """Tell if somebody has read what people are told once."""
        query = "SELECT 1 FROM told_once WHERE player = ? AND key = ?"
        return await self._database.read(lambda db: db.execute(query, (player, key)).fetchone() is not None)

    async def has_told(self, player: PlayerId, key: str) -> None:
        """Remembers that somebody has read it."""
        known = "INSERT INTO told_once (player, key) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._database.write(lambda db: db.execute(known, (player, key)))

    async def server(self, guild_id: int) -> Server:
        """One server's settings."""
        return await self._database.read(lambda db: _server(db, guild_id))

    async def change_server(self, guild_id: int, change: Callable[[Server], Server]) -> Server:
        """A server's settings after a change, which sees whatever others changed just before."""

        def written(db: Connection) -> Server:
            new = change(_server(db, guild_id))
            columns = {each.field: getattr(new, each.field) for each in SERVER_SETTINGS.values()}
            for place in SERVER_PLACES.values():
                held = getattr(new, place.field)
                columns[place.field] = json.dumps(held) if place.many else held
            _put(db, "servers", "guild_id", guild_id, columns)
            return new

        return await self._database.write(written)


def people_in(db: Connection, players: Iterable[PlayerId]) -> dict[PlayerId, Person]:
    """The settings of several persons, within a transaction."""
    wanted = tuple(players)
    if not wanted:
        return {}
    rows = db.execute(f"SELECT * FROM people WHERE player IN ({marks(wanted)})", wanted).fetchall()
    return {player: Person(player) for player in wanted} | {row["player"]: _person(row) for row in rows}


def _person(row: Row) -> Person:
    known = [each for each in SETTINGS.values() if each.knows(row[each.field])]
    return Person(
        player=row["player"],
        discord_language=_language(row["discord_language"]),
        dms_closed=bool(row["dms_closed"]),
        zone=row["zone"],
        waking=None if row["wakes"] is None else Waking(row["zone"], row["wakes"], row["sleeps"]),
        away=tuple(Away(_moment(start), _moment(end)) for start, end in json.loads(row["away"])),
        **{each.field: each.read(row[each.field]) for each in known},
    )


def write_person(db: Connection, person: Person) -> None:
    """A person's settings as they are now, within a transaction."""
    waking = person.waking
    columns = {
        **{each.field: getattr(person, each.field) for each in SETTINGS.values()},
        "discord_language": person.discord_language,
        "dms_closed": person.dms_closed,
        "zone": person.zone,
        "wakes": waking and waking.from_minute,
        "sleeps": waking and waking.to_minute,
        "away": json.dumps([(away.start.timestamp(), away.end.timestamp()) for away in person.away]),
    }
    _put(db, "people", "player", person.player, columns)


def _put(db: Connection, table: str, key: str, number: int, columns: Mapping[str, Any]) -> None:
    """A row with these values, whether there was one or not."""
    values = (number, *columns.values())
    db.execute(
        f"INSERT INTO {table} ({key}, {', '.join(columns)}) VALUES ({marks(values)})"
        f" ON CONFLICT ({key}) DO UPDATE SET {', '.join(f'{each} = excluded.{each}' for each in columns)}",
        values,
    )


def _server(db: Connection, guild_id: int) -> Server:
    row = db.execute("SELECT * FROM servers WHERE guild_id = ?", (guild_id,)).fetchone()
    if row is None:
        return Server(guild_id)
    known = [each for each in SERVER_SETTINGS.values() if each.knows(row[each.field])]
    places: dict[str, Any] = {
        place.field: tuple(json.loads(row[place.field])) if place.many else row[place.field]
        for place in SERVER_PLACES.values()
    }
    return Server(guild_id, **{each.field: each.read(row[each.field]) for each in known}, **places)


def _rewound(row: SeatClock, old: Person, new: Person, now: datetime) -> TimedClock:
    clock = changed(row.clock, old.habits, new.habits, now)
    return timed(clock, new.habits, now, shows=row.deadline is not None)


def _language(word: str | None) -> Language | None:
    return next((known for known in LANGUAGES if known == word), None)


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
