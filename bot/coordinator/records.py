"""Statistics, and what is stored about people: to show, and to forget."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from bot.coordinator.context import Context
from bot.coordinator.lobbies import Lobbies
from bot.coordinator.seats import Seats
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice
from bot.table.refusals import CannotWrite, DatabaseAway
from bot.table.reports import TableLine
from bot.table.results import Standing
from bot.table.table import BEFORE_DEAL
from engine.game import Refusal

log = logging.getLogger(__name__)


class Records:
    """Lasting facts beyond a table."""

    def __init__(self, context: Context, lobbies: Lobbies, seats: Seats) -> None:
        self._context = context
        self._lobbies = lobbies
        self._seats = seats
        self.forgetting: list[Callable[[PlayerId], None]] = [context.presence.forget]
        """Each drops from memory what it has there of somebody."""

    async def stats(self, guild_id: int, player: PlayerId, game: str | None = None) -> Standing:
        """One person's finished games on a server: games, wins, sums and bests, rating."""
        return await self._context.store.results.standing(guild_id, self._game(game), player)

    async def leaderboard(
        self, guild_id: int, game: str | None = None, limit: int = 20
    ) -> tuple[Standing, ...]:
        """A server's people, the best first."""
        return await self._context.store.results.leaderboard(guild_id, self._game(game), limit)

    async def export(self, player: PlayerId) -> Mapping[str, Any]:
        """Everything that is stored about a person, ready for JSON."""
        return await self._context.store.results.about(player)

    async def forget(self, player: PlayerId) -> None:
        """Hands a person's seats to computers and forgets them; finished games keep an anonymous role."""
        results, forgotten, names = self._context.store.results, False, dict[tuple[TableId, str], None]()
        while not forgotten:  # who sits down meanwhile gets up again
            names |= dict.fromkeys(await results.names_of(player))
            for line in await self._context.store.tables.of_player(player):
                with suppress(Refusal):  # the table has ended, or moved on, since it was listed
                    await self._get_up(line, player)
            forgotten = await results.forget(player, tuple(names), self._context.now())
        for drop in self.forgetting:
            drop(player)
        self._context.saved()
        try:
            await results.wipe(player)
        except CannotWrite as fault:
            if not isinstance(fault, DatabaseAway):
                log.exception("traces are left, and will be wiped out later")

    async def _get_up(self, line: TableLine, player: PlayerId) -> None:
        if line.phase in BEFORE_DEAL:
            await self._lobbies.left(line.table_id, player)
        else:
            await self._seats.vacate(line.table_id, player, Notice.FORGOTTEN)

    def _game(self, named: str | None) -> str:
        return named or next(iter(self._context.games))
