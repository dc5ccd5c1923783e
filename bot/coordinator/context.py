"""What every part of the coordinator stands on: store, games, clock and dice, and one lock per table."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

from bot.games import Catalog, RegisteredGame
from bot.store import Store
from bot.table.lobby import Lobby
from bot.table.match import TableId

COMPUTERS_PAUSE = timedelta(seconds=4)  # so that people can follow


def _wall_clock() -> datetime:
    return datetime.now(UTC)


def _dice() -> str:
    return secrets.token_hex(16)


class Context:
    """The shared ground of the coordinator's parts; each part is a class of its own file."""

    def __init__(
        self,
        store: Store,
        catalog: Catalog,
        now: Callable[[], datetime] = _wall_clock,
        dice: Callable[[], str] = _dice,
        pause: timedelta = COMPUTERS_PAUSE,
    ) -> None:
        self.store = store
        self.catalog: Mapping[str, RegisteredGame] = catalog
        self.letters = asyncio.Event()  # set when letters may wait; the courier clears it
        self.stirred = asyncio.Event()  # set when the heartbeat may have something new to do
        self.now = now
        self.pause = pause
        self._dice = dice
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def boxed(self, lobby: Lobby) -> RegisteredGame:
        """The game that a table plays."""
        return self.catalog[lobby.game]

    def alone_at(self, table: TableId) -> AbstractAsyncContextManager[None]:
        """One at a time per table; the lock lives as long as somebody holds or awaits it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def told(self) -> None:
        """Something was saved: wake the courier and the heartbeat."""
        self.letters.set()
        self.stirred.set()
