"""Players who have left the server of their table, and players who have come back.

Discord tells whoever looks; here it is written down, and said once at the table.
"""

from collections.abc import Sequence
from contextlib import suppress

from bot.coordinator.context import Context
from bot.coordinator.lobbies import Lobbies
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.notices import Notice, about_seat, notice, panel_for, settled
from bot.table.refusals import NotAllowed
from bot.table.table import OPEN, Phase
from engine.game import Seat


class Leaving:
    """People whose server does not know them any more: their tables offer what can be done without them."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self._lobbies = lobbies

    async def start(self) -> None:
        """Reads what is written down."""
        self._context.presence.leaves(await self._context.store.tables.absent())

    async def left(self, table_id: TableId, player: PlayerId) -> None:
        """Note that somebody awaited has left the server: tell the table once, and call the host.

        If they were to cut the deck, their chair is free, and the table open again.
        """
        if (await self._context.store.tables.load(table_id)).phase is Phase.CUTTING:
            with suppress(NotAllowed):  # they have got up meanwhile, or cut at the last moment
                await self._lobbies.went(table_id, player)
            return
        async with self._context.alone_at(table_id):
            table = await self._context.store.tables.load(table_id)
            seat = _seat(table.occupants, player)
            if seat is None or table.phase is not Phase.PLAYING:
                return
            if table.occupants[seat].gone or table.occupants[seat].conceded:
                return
            old, absent = table.occupants[seat], {o.player for o in table.occupants if o.gone} | {player}
            called = table.host if table.host not in absent else None
            word = notice(Notice.MEMBER_GONE, ping=called, name=old.name, role=old.role, seat=seat)
            await self._context.store.tables.set_gone(table_id, seat, True, (word,), self._context.now())
            self._context.presence.leaves([(table.guild_id, player)])
            self._context.saved()

    async def came_back(self, guild_id: int, player: PlayerId) -> None:
        """Note a return to the server: seats are theirs as long as nobody else has taken them."""
        self._context.presence.returns((guild_id, player))
        for table in await self._context.store.tables.all_in_guild(guild_id, OPEN):
            if any(each.gone for each in table.occupants if each.player == player):
                await self._back_at(table.id, player)

    async def _back_at(self, table_id: TableId, player: PlayerId) -> None:
        async with self._context.alone_at(table_id):
            at = await self._context.store.playing(table_id)
            seat = _seat(at.match.occupants, player)
            if seat is None or not at.match.occupants[seat].gone:
                return
            back, engine = at.match.occupants[seat], self._context.game(at.table).engine
            word = notice(
                Notice.MEMBER_BACK, name=back.name, role=back.role, held=int(not back.human), seat=seat
            )
            asked = back.human and seat in engine.awaited(at.match.position)
            panel = panel_for(at.match, seat, at.people[player]) if asked else ()
            words = (settled(about_seat(seat)), word, *panel)
            await self._context.store.tables.set_gone(table_id, seat, False, words, self._context.now())
            self._context.saved()


def _seat(occupants: Sequence[Occupant], player: PlayerId) -> Seat | None:
    return next((seat for seat, each in enumerate(occupants) if each.player == player), None)
