"""A coordinator over a real file with a clock in hand, and a courier that remembers."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from pathlib import Path

from bot.coordinator import Coordinator
from bot.games import Games
from bot.store import Codec, FileFault, Store
from bot.store import database as stored
from bot.store.database import Connection
from bot.table.actor import Actor
from bot.table.clock import Pace
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, offer_in
from bot.table.offers import Invited, SeatOffer
from bot.table.outbox import SEAL_POSTS, Kind, Letter, to_player
from bot.table.reports import Panel
from bot.table.table import Phase, Table
from bot.table.thinking_time import ThinkingTime, always
from bot.workers import Workers
from tests.helpers import toy
from tests.helpers.databases import Database, begin, inspected

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
ANN, BEN, CLEO, DAN = 101, 102, 103, 104
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
GUILD, CHANNEL = 7, 70


ASKED_BEFORE = f"""
INSERT INTO told_once (player, key) VALUES (?, '{Notice.ZONE_OFFERED}') ON CONFLICT DO NOTHING"""


OPENED_BEFORE = "UPDATE tables SET opened_at = opened_at - 86400 WHERE id = ?"

SHOWN = """
INSERT INTO posts (table_id, what, channel_id, message_id, version)
SELECT id, {what}, channel_id, 55550000 * id + :number + number, 0
FROM tables JOIN seals ON seals.table_id = tables.id
WHERE phase IN ('lobby', 'cutting') AND channel_id <> 0
AND number = (SELECT max(number) FROM seals AS each WHERE each.table_id = tables.id)
AND ({what} = 'lobby' OR seal <> '')
ON CONFLICT (table_id, what) DO NOTHING"""


def by(player: PlayerId, guild: int = GUILD, *, manages: bool = False) -> Actor:
    """Somebody in the server, who sees all of its channels."""
    return Actor(player, guild, manages, lambda _: True)


def manager(guild: int = GUILD) -> Actor:
    """Somebody who manages a server and sits nowhere."""
    return by(900, guild, manages=True)


def guest(player: PlayerId, *, is_bot: bool = False, sees: bool = True) -> Invited:
    """Somebody of the server whom a host would like to see at the table."""
    return Invited(player, NAMES.get(player, "Guest"), is_bot, lambda _: sees)


PUBLIC = by(999)
"""A bystander in the server."""


def faults(path: Path, games: Games | None = None) -> tuple[FileFault, ...]:
    """What the host's check would find wrong in a file of these games (else the toy's)."""
    known = toy.games() if games is None else games
    return inspected(path, {name: Codec(game.engine) for name, game in known.items()})


async def asked_for_zones(store: Store, people: Sequence[PlayerId]) -> None:
    """These people were asked for their time zone before."""
    rows = [(player,) for player in people]
    await store.database.write(lambda db: db.executemany(ASKED_BEFORE, rows))


class Courier:
    """Six lines that remember."""

    def __init__(self, store: Store) -> None:
        self.store, self.told = store, list[Letter]()

    async def round(self, now: datetime) -> None:
        while due := await self.store.outbox.due(now):
            for letter in due:
                self.told.append(letter)
                await self.store.outbox.done(letter)

    def kinds(self, destination: str | None = None) -> list[Kind]:
        return [each.kind for each in self.told if destination in (None, each.destination)]

    def words(self) -> list[str]:
        return [each.key for each in self.told if each.kind in (Kind.NOTICE, Kind.REMINDER)]


@dataclass
class Home:
    """A coordinator over a real file; `time` moves when we say so."""

    path: Path
    games: Games = field(default_factory=toy.games)
    time: datetime = START
    database: Callable[[Path], stored.Database] = Database
    quick: bool = True  # whoever waits for a lobby's messages finds them on Discord at once
    hurried: bool = False  # else whoever opens many lobbies does so over days
    strangers: bool = False  # nobody has ever asked these people for their time zone
    workers: Workers = field(default_factory=lambda: Workers(1, threads=True))
    thinking: ThinkingTime = field(default_factory=lambda: always(timedelta(0)))
    beside: Path | None = None  # the file beside which told seals are noted, where a server has the database

    def __post_init__(self) -> None:
        begin(self.path)
        codecs = {name: Codec(game.engine) for name, game in self.games.items()}
        self.store = Store(self.database(self.path), codecs, self.beside)
        self._write = self.store.database.write  # whatever a test makes of it
        seeds, secrets = count(), count()
        self.coordinator = Coordinator(
            self.store,
            self.games,
            self.workers,
            now=lambda: self.time,
            dice=lambda: f"seed-{next(seeds)}",
            secret=lambda: sha256(b"secret %d" % next(secrets)).hexdigest(),
            thinking=self.thinking,
            pause=self.pause,
        )
        self.courier = Courier(self.store)

    async def pause(self, _seconds: float) -> None:
        """Somebody waits: meanwhile the messages of lobbies and seals arrive, if Discord is quick."""
        if self.quick:
            await self.shown()

    async def shown(self) -> None:
        """Every lobby's message stands, and the seal's; their letters wait to be told all the same."""

        def change(db: Connection) -> None:
            for what, number in (("'lobby'", 0), (f"'{SEAL_POSTS}' || number", 10)):
                db.execute(SHOWN.format(what=what), {"number": number})

        await self._write(change)

    async def close(self) -> None:
        self.workers.close()
        await self.store.close()

    async def tell(self) -> list[Letter]:
        """Carries everything that waits; what was carried this time."""
        before = len(self.courier.told)
        await self.courier.round(self.time)
        return self.courier.told[before:]

    async def table(
        self, *players: int, computers: int = 0, bank: str = "none", **kept: Pace | Mapping[str, str]
    ) -> Table:
        """A lobby whose deck everybody will cut."""
        pace, options = kept.get("pace", Pace.NONE), kept.get("options", {})
        assert isinstance(pace, Pace)
        assert isinstance(options, Mapping)
        first, *others = players
        table = await self.coordinator.lobbies.open(
            by(first), NAMES[first], CHANNEL, options=options, pace=pace, cuts="everybody", bank=bank
        )
        if not self.hurried:
            await self.opened_before(table.id)
        for player in others:
            table = await self.coordinator.lobbies.join(by(player), table.id, NAMES[player])
        for _ in range(computers):
            table = await self.coordinator.lobbies.seat_computer(by(first), table.id, "regular")
        return table

    async def opened_before(self, table_id: TableId) -> None:
        """A table was opened a day earlier: nobody opens too many at once."""
        await self._write(lambda db: db.execute(OPENED_BEFORE, (table_id,)))

    async def dealt(
        self, *players: int, computers: int = 0, bank: str = "none", **kept: Pace | Mapping[str, str]
    ) -> TableId:
        table = await self.table(*players, computers=computers, bank=bank, **kept)
        if not self.strangers:
            await asked_for_zones(self.store, players)
        await self.start(table.id, players[0])
        return table.id

    async def start(self, table_id: TableId, host: PlayerId) -> Table:
        """The cards are dealt, after everybody has passed instead of cutting the deck."""
        table = await self.coordinator.cutting.start(by(host), table_id)
        for player in table.people if table.phase is Phase.CUTTING else ():
            table = await self.coordinator.cutting.cut(by(player), table_id, None)
        return table

    async def refuses(self, table_id: TableId, player: int) -> None:
        """Discord takes no private message for somebody."""
        panel = Letter(
            0, table_id, 1, Kind.PANEL, to_player(player), None, player, 0, "", {}, 0, "", self.time
        )
        await self.coordinator.posts.dms_refused(panel, "dms closed")

    async def offered(self) -> SeatOffer:
        """What the last offer's button carries."""
        await self.tell()
        return next(offer_in(each) for each in reversed(self.courier.told) if "seal" in each.facts)

    async def does(self, table_id: TableId, player: int, *lines: str) -> Panel:
        for line in lines:
            panel = await self.coordinator.play.act(by(player), table_id, None, line)
        return panel

    async def pass_time(self, step: timedelta, until: timedelta) -> None:
        """Lets time go by, looking for what is due at every step."""
        end = self.time + until
        while self.time < end:
            self.time = min(end, self.time + step)
            await self.coordinator.scheduler.run_due()


Open = Callable[[], AbstractAsyncContextManager[Home]]
