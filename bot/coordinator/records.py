"""Statistics, and what is stored about people: to show, and to forget."""

from collections.abc import Mapping
from typing import Any

from bot.coordinator.seats import Seats
from bot.table.lobby import Phase
from bot.table.match import PlayerId
from bot.table.notices import Notice
from bot.table.results import Standing


class Records(Seats):
    """What outlives a table."""

    async def stats(self, guild_id: int, player: PlayerId, game: str | None = None) -> Standing:
        """One person's finished games on a server: games, wins, sums and bests, rating."""
        return await self.store.standing(guild_id, game or next(iter(self.catalog)), player)

    async def leaderboard(
        self, guild_id: int, game: str | None = None, limit: int = 20
    ) -> tuple[Standing, ...]:
        """A server's people, the best first."""
        return await self.store.leaderboard(guild_id, game or next(iter(self.catalog)), limit)

    async def export(self, player: PlayerId) -> Mapping[str, Any]:
        """Everything that is stored about a person, ready for JSON."""
        return await self.store.about(player)

    async def forget(self, player: PlayerId) -> None:
        """Hands his seats to computers and forgets him; finished games keep an anonymous boss."""
        names = await self.store.names_of(player)
        for line in await self.store.tables_of(player):
            if line.phase is Phase.LOBBY:
                await self._left_lobby(line.table_id, player)
                continue
            async with self.alone_at(line.table_id):
                lobby, match = await self._playing(line.table_id)
                await self._vacate(lobby, match, match.seat_of(player), Notice.FORGOTTEN)
        await self.store.forget(player, names)
        self.told()
