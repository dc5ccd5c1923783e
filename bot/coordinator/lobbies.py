"""Opening tables, sitting down, getting up: the coordinator before the deal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.coordinator.context import Context
from bot.games import RegisteredGame
from bot.table import lobby as before
from bot.table.clock import Pace
from bot.table.languages import Language
from bot.table.lobby import Lobby, NotAllowed, NotHere, Phase
from bot.table.match import Level, PlayerId, TableId
from bot.table.notices import Notice, lobby_changed, notice
from bot.table.outbox import Draft
from bot.table.profile import Server
from engine.game import Seat
from engine.shuffle import drawn


class Lobbies(Context):
    """Tables whose cards are not dealt yet."""

    async def open_lobby(
        self,
        host: PlayerId,
        name: str,
        guild_id: int,
        channel_id: int,
        game: str | None = None,
        options: Mapping[str, str] | None = None,
        pace: Pace | None = None,
        language: Language | None = None,
        boss: str | None = None,
    ) -> Lobby:
        """A new table whose host sits down at once; pace and language default to the server's."""
        server = await self.store.server(guild_id)
        _channel_allowed(server, channel_id)
        boxed = self.catalog[game or next(iter(self.catalog))]
        lobby = Lobby(
            id=0,
            game=boxed.name,
            host=host,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language or server.language or "en",
            pace=pace or server.pace,
            options=before.agreed(boxed.box, options or {}),
        )
        lobby = before.joined(lobby, boxed.box, host, name, boss or self._any_boss(lobby, boxed))
        return await self._opened(lobby)

    async def lobby(self, table: TableId) -> Lobby:
        """A table's facts, before, in and after play; raises NoSuchMatch."""
        return await self.store.lobby(table)

    async def join(self, table: TableId, player: PlayerId, name: str, boss: str | None = None) -> Lobby:
        """Sits a person down, as a free boss drawn by lot unless he names one."""

        def change(lobby: Lobby, boxed: RegisteredGame) -> Lobby:
            return before.joined(lobby, boxed.box, player, name, boss or self._any_boss(lobby, boxed))

        return await self._arrange(table, change)

    async def seat_computer(self, table: TableId, by: PlayerId, level: Level) -> Lobby:
        """Sits a computer down, as a free boss drawn by lot."""

        def change(lobby: Lobby, boxed: RegisteredGame) -> Lobby:
            boss = self._any_boss(lobby, boxed)
            return before.with_computer(lobby, boxed.box, by, level, boss, boxed.skin.boss_name(boss))

        return await self._arrange(table, change)

    async def change_computer(self, table: TableId, by: PlayerId, seat: Seat, level: Level) -> Lobby:
        """Lets a computer play at another level."""
        return await self._arrange(table, lambda lobby, _: before.with_level(lobby, by, seat, level))

    async def unseat(self, table: TableId, by: PlayerId, seat: Seat) -> Lobby:
        """Frees a seat; the host may."""
        return await self._arrange(table, lambda lobby, _: before.unseated(lobby, by, seat))

    async def choose_boss(self, table: TableId, player: PlayerId, boss: str) -> Lobby:
        """Another free boss for somebody who sits already."""
        return await self._arrange(
            table, lambda lobby, boxed: before.with_boss(lobby, boxed.box, player, boss)
        )

    async def set_option(self, table: TableId, by: PlayerId, option: str, value: str) -> Lobby:
        """How the table will play; the host may. Also `pace`, `language` and `talk`."""
        return await self._arrange(
            table, lambda lobby, boxed: before.with_option(lobby, boxed.box, by, option, value)
        )

    async def fold(self, table: TableId, by: PlayerId, manager: bool = False) -> Lobby:
        """Closes a lobby that was never dealt; the host or a server manager may."""

        def change(lobby: Lobby, _: RegisteredGame) -> Lobby:
            before.may_fold(lobby, by, manager)
            return replace(lobby, phase=Phase.FOLDED)

        return await self._arrange(table, change, notice(Notice.LOBBY_FOLDED))

    async def _opened(self, lobby: Lobby, rematch_of: TableId | None = None) -> Lobby:
        opened = await self.store.open_table(lobby, lobby_changed(), self.now(), rematch_of)
        self.told()
        return opened

    async def _left_lobby(self, table: TableId, player: PlayerId) -> Lobby:
        def change(lobby: Lobby, _: RegisteredGame) -> Lobby:
            after = before.left(lobby, player)
            return after if after.people else replace(after, phase=Phase.FOLDED)

        return await self._arrange(table, change)

    async def _arrange(
        self, table: TableId, change: Callable[[Lobby, RegisteredGame], Lobby], *also: Draft
    ) -> Lobby:
        async with self.alone_at(table):
            lobby = await self.store.lobby(table)
            changed = change(lobby, self.boxed(lobby))
            if changed != lobby:
                await self.store.save_lobby(changed, (*lobby_changed(), *also), self.now())
                self.told()
            return changed

    def _any_boss(self, lobby: Lobby, boxed: RegisteredGame) -> str:
        # With no boss free every seat is taken: the lobby says so about whichever boss is named.
        free: Sequence[str] = before.free_bosses(lobby, boxed.box) or boxed.box.bosses
        return free[drawn(len(free), self._dice())]


def _channel_allowed(server: Server, channel_id: int) -> None:
    if server.channels and channel_id not in server.channels:
        raise NotAllowed(NotHere.WRONG_CHANNEL, channel=server.channels[0])
