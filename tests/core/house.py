"""What the tests of the shell's heart share: a home with a clock in hand, and a courier that remembers."""

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from bot.coordinator import Coordinator
from bot.games import Catalog
from bot.store import Codec, Store
from bot.table.clock import Pace
from bot.table.lobby import Lobby
from bot.table.match import Level, TableId
from bot.table.outbox import Kind, Letter
from bot.table.reports import Panel
from tests.core import toy

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
ANN, BEN, CLEO, DAN = 101, 102, 103, 104
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
GUILD, CHANNEL = 7, 70


class Courier:
    """Six lines that remember."""

    def __init__(self, store: Store) -> None:
        self.store, self.told = store, list[Letter]()

    async def round(self, now: datetime) -> None:
        while due := await self.store.due(now):
            for letter in due:
                self.told.append(letter)
                await self.store.done(letter)

    def kinds(self, destination: str | None = None) -> list[Kind]:
        return [each.kind for each in self.told if destination in (None, each.destination)]

    def words(self) -> list[str]:
        return [each.key for each in self.told if each.kind is Kind.NOTICE]


@dataclass
class Home:
    """A coordinator over a real file; `time` moves when we say so."""

    path: Path
    catalog: Catalog = field(default_factory=toy.games)
    time: datetime = START

    def __post_init__(self) -> None:
        codecs = {name: Codec(game.state, game.events) for name, game in self.catalog.items()}
        self.store = Store(self.path, codecs)
        seeds = count()
        self.coordinator = Coordinator(
            self.store, self.catalog, lambda: self.time, lambda: f"seed-{next(seeds)}", timedelta(0)
        )
        self.courier = Courier(self.store)

    async def tell(self) -> list[Letter]:
        """Carries everything that waits; what was carried this time."""
        before = len(self.courier.told)
        await self.courier.round(self.time)
        return self.courier.told[before:]

    async def lobby(self, *players: int, computers: int = 0, **kept: Pace | Mapping[str, str]) -> Lobby:
        pace, options = kept.get("pace", Pace.NONE), kept.get("options", {})
        assert isinstance(pace, Pace)
        assert isinstance(options, Mapping)
        first, *others = players
        lobby = await self.coordinator.open_lobby(
            first, NAMES[first], GUILD, CHANNEL, options=options, pace=pace
        )
        for player in others:
            lobby = await self.coordinator.join(lobby.id, player, NAMES[player])
        for _ in range(computers):
            lobby = await self.coordinator.seat_computer(lobby.id, first, Level.REGULAR)
        return lobby

    async def dealt(self, *players: int, computers: int = 0, **kept: Pace | Mapping[str, str]) -> TableId:
        lobby = await self.lobby(*players, computers=computers, **kept)
        await self.coordinator.deal(lobby.id, players[0])
        return lobby.id

    async def does(self, table: TableId, player: int, *lines: str) -> Panel:
        for line in lines:
            panel = await self.coordinator.act(table, player, None, line)
        return panel

    async def pass_time(self, step: timedelta, until: timedelta) -> None:
        """Lets time go by, the heart beating at every step."""
        end = self.time + until
        while self.time < end:
            self.time = min(end, self.time + step)
            await self.coordinator.run_due()


Open = Callable[[], AbstractAsyncContextManager[Home]]
