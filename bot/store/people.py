"""People's and servers' settings in the database."""

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime

from bot.store.clocks import SeatClock, clocks_of, update_clocks
from bot.store.database import Connection, Database, Row, marks
from bot.store.outbox import enqueue
from bot.table.clock import Away, Caretaker, Pace, TimedClock, Waking, changed, timed
from bot.table.languages import LANGUAGES, Language
from bot.table.match import PlayerId
from bot.table.outbox import refreshed
from bot.table.profile import Person, Server

# Where friends read who is away.
PLAYED_BY = """
SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.open AND seats.player = ? AND NOT seats.conceded AND tables.phase = 'playing'"""


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

    async def server(self, guild_id: int) -> Server:
        """One server's settings."""
        return await self._database.read(lambda db: _server(db, guild_id))

    async def change_server(self, guild_id: int, change: Callable[[Server], Server]) -> Server:
        """A server's settings after a change, which sees whatever others changed just before."""

        def written(db: Connection) -> Server:
            new = change(_server(db, guild_id))
            db.execute(
                "INSERT INTO servers (guild_id, language, pace, channels, own_lobbies, channel_lobbies,"
                " announces_in, rings) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id) DO UPDATE SET"
                " language = excluded.language, pace = excluded.pace, channels = excluded.channels,"
                " own_lobbies = excluded.own_lobbies, channel_lobbies = excluded.channel_lobbies,"
                " announces_in = excluded.announces_in, rings = excluded.rings",
                (
                    guild_id,
                    new.language,
                    new.pace,
                    json.dumps(new.channels),
                    new.per_person,
                    new.per_channel,
                    new.announces_in,
                    new.rings,
                ),
            )
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
    return Person(
        player=row["player"],
        language=_language(row["language"]),
        discord_language=_language(row["discord_language"]),
        dms=bool(row["dms"]),
        dms_closed=bool(row["dms_closed"]),
        caretaker=Caretaker(row["caretaker"]),
        reminders=bool(row["reminders"]),
        zone=row["zone"],
        waking=None if row["wakes"] is None else Waking(row["zone"], row["wakes"], row["sleeps"]),
        away=tuple(Away(_moment(start), _moment(end)) for start, end in json.loads(row["away"])),
        pocket=bool(row["pocket"]),
        text_first=bool(row["text_first"]),
        asks_end=bool(row["asks_end"]),
    )


def write_person(db: Connection, person: Person) -> None:
    """A person's settings as they are now, within a transaction."""
    waking = person.waking
    db.execute(
        "INSERT INTO people (player, language, dms, dms_closed, caretaker, reminders, zone, wakes,"
        " sleeps, away, discord_language, pocket, text_first, asks_end)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player) DO UPDATE SET"
        " language = excluded.language, dms = excluded.dms, dms_closed = excluded.dms_closed,"
        " caretaker = excluded.caretaker, reminders = excluded.reminders, zone = excluded.zone,"
        " wakes = excluded.wakes, sleeps = excluded.sleeps, away = excluded.away,"
        " discord_language = excluded.discord_language, pocket = excluded.pocket,"
        " text_first = excluded.text_first, asks_end = excluded.asks_end",
        (
            person.player,
            person.language,
            person.dms,
            person.dms_closed,
            person.caretaker,
            person.reminders,
            person.zone,
            waking and waking.from_minute,
            waking and waking.to_minute,
            json.dumps([(away.start.timestamp(), away.end.timestamp()) for away in person.away]),
            person.discord_language,
            person.pocket,
            person.text_first,
            person.asks_end,
        ),
    )


def _server(db: Connection, guild_id: int) -> Server:
    row = db.execute("SELECT * FROM servers WHERE guild_id = ?", (guild_id,)).fetchone()
    if row is None:
        return Server(guild_id)
    channels = tuple(json.loads(row["channels"]))
    bounds = row["own_lobbies"], row["channel_lobbies"], row["announces_in"], row["rings"]
    return Server(guild_id, _language(row["language"]), Pace(row["pace"]), channels, *bounds)


def _rewound(row: SeatClock, old: Person, new: Person, now: datetime) -> TimedClock:
    clock = changed(row.clock, old.habits, new.habits, now)
    return timed(clock, new.habits, now, shows=row.deadline is not None)


def _language(word: str | None) -> Language | None:
    return next((known for known in LANGUAGES if known == word), None)


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
