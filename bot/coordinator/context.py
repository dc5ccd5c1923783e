"""Shared parts of the coordinator: store, games, clock and dice, and one lock per table."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from weakref import WeakValueDictionary

from bot.coordinator.presence import Presence
from bot.games import Games, RegisteredGame
from bot.store import Store
from bot.table.match import PlayerId, TableId
from bot.table.table import Table
from bot.table.thinking_time import ThinkingTime


def _dice() -> str:
    return secrets.token_hex(16)


def _secret() -> str:
    return secrets.token_hex(32)


class Context:
    """The shared ground of the coordinator's parts; each has it, and nothing of the others' insides."""

    def __init__(
        self,
        store: Store,
        games: Games,
        now: Callable[[], datetime] | None = None,
        dice: Callable[[], str] = _dice,
        secret: Callable[[], str] = _secret,
        thinking: ThinkingTime | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self.games = games
        self.now = now or store.database.time.now  # the one clock for all that time brings
        self.dice = dice
        self.secret = secret  # of a table's deck: 64 hex digits
        self.pause = pause  # seconds in which somebody who has clicked waits for something on its way
        self.thinking = thinking or ThinkingTime()
        self.entitled: Callable[[], bool] = lambda: True
        """Whether this process may ring clocks and carry letters now: another one may do it in its place."""
        self.tell_others: Callable[[], None] = lambda: None
        """Lets other processes know that something was saved."""
        self.letters = asyncio.Event()  # set when letters may wait; the courier clears it
        self.changed = asyncio.Event()  # set when the scheduler may have something new to do
        self.presence = Presence(lambda: self.now())  # which the coordinator may set
        self._people: WeakValueDictionary[PlayerId, asyncio.Lock] = WeakValueDictionary()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def game(self, table: Table) -> RegisteredGame:
        """The game that a table plays."""
        return self.games[table.game]

    def here(self, table: Table) -> frozenset[PlayerId]:
        """People of a live game's table who have just clicked; in other games nobody need be there."""
        if not table.pace.live:
            return frozenset()
        return frozenset(player for player in table.people if self.presence.lately(player))

    def alone_at(self, table_id: TableId) -> AbstractAsyncContextManager[None]:
        """One at a time per table; the lock lives as long as somebody holds or awaits it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def alone_with(self, player: PlayerId) -> AbstractAsyncContextManager[None]:
        """One at a time per person, for what opens tables; taken before the lock of any table."""
        return self._people.setdefault(player, asyncio.Lock())

    def saved(self) -> None:
        """Something was saved: wake the courier and the scheduler."""
        self.letters.set()
        self.changed.set()
        self.tell_others()
