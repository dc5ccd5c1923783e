"""Tables of which the database had more before: a copy was restored, or its newest part is lost."""

import logging

from bot.coordinator.context import Context
from bot.coordinator.lobbies import Lobbies
from bot.coordinator.places import Places
from bot.coordinator.seats import Seats
from bot.table.match import TableId
from bot.table.notices import Notice, goes_on
from bot.table.refusals import Unreadable
from bot.table.table import Phase
from engine.game import Refusal

log = logging.getLogger(__name__)


class LostTurns:
    """Tables that lost turns people saw: each shows where it stands, and says so."""

    def __init__(self, context: Context, places: Places, seats: Seats, lobbies: Lobbies) -> None:
        self._context = context
        self._places = places
        self._seats = seats
        self._lobbies = lobbies

    async def tell(self) -> None:
        """Tells the people of every such table, and the host by the log."""
        tables = self._context.store.rolled_back
        if tables:
            log.error("tables have lost turns", extra={"tables": " ".join(map(str, tables))})
        for table_id in {*tables, *self._context.store.given_away}:
            try:
                await self._tell(table_id)
            except (Refusal, Unreadable) as fault:  # lost as a whole, or more than turns are
                log.error("a table was lost", extra={"table": table_id, "why": type(fault).__name__})  # noqa: TRY400 the name says all

    async def _given_away(self, table_id: TableId) -> None:
        """A table whose secret was told already is not played on, nor dealt from it."""
        table = await self._context.store.tables.load(table_id)
        if table.phase is Phase.PLAYING:
            await self._seats.close_given_away(table_id)
        else:
            await self._lobbies.seal_anew(table_id)

    async def _tell(self, table_id: TableId) -> None:
        store = self._context.store
        if table_id in store.given_away:
            await self._given_away(table_id)
            return
        async with self._context.alone_at(table_id):
            table = await store.tables.load(table_id)
            if table.phase is Phase.PLAYING:
                at = await store.playing(table_id)
                engine = self._context.game(table).engine
                drafts = goes_on(at.match, engine, at.people, Notice.ROLLED_BACK)
                await store.outbox.enqueue(table_id, at.match.version, drafts, self._context.now())
        if table.phase is not Phase.PLAYING:
            await self._places.repost(table_id)
