"""Tables of which the database had more before: a copy was restored, or its newest part is lost."""

import logging

from bot.coordinator.context import Context
from bot.coordinator.places import Places
from bot.table.lobby import Phase
from bot.table.match import TableId
from bot.table.notices import Notice, goes_on
from bot.table.refusals import Unreadable
from engine.game import Refusal

log = logging.getLogger(__name__)


class LostTurns:
    """What people saw last is not true any more: every such table shows where it stands, and says so."""

    def __init__(self, context: Context, places: Places) -> None:
        self._context = context
        self._places = places

    async def tell(self) -> None:
        """Tells the people of every such table, and the host by the log."""
        tables = self._context.store.rolled_back
        if tables:
            log.error("tables have lost turns", extra={"tables": " ".join(map(str, tables))})
        for table in tables:
            try:
                await self._tell(table)
            except (Refusal, Unreadable) as fault:  # lost as a whole, or more than turns are
                log.error("a table was lost", extra={"match": table, "why": type(fault).__name__})

    async def _tell(self, table: TableId) -> None:
        store = self._context.store
        async with self._context.alone_at(table):
            lobby = await store.tables.lobby(table)
            if lobby.phase is Phase.PLAYING:
                at = await store.playing(table)
                engine = self._context.game(lobby).engine
                drafts = goes_on(at.match, engine, at.people, Notice.ROLLED_BACK)
                await store.outbox.enqueue(table, at.match.version, drafts, self._context.now())
        if lobby.phase is not Phase.PLAYING:
            await self._places.repost(table)
