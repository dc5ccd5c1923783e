"""Texts that people keep at a table for their own eyes: a feature words them, the kernel keeps them."""

from bot.coordinator.access import may_keep_text
from bot.coordinator.context import Context
from bot.table.actor import Actor
from bot.table.match import TableId
from bot.table.refusals import NotNow, NotSeated


class Texts:
    """A text for each table, person and name of a feature; a panel has them, too (`Panel.texts`)."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def text(self, actor: Actor, table_id: TableId, name: str) -> str:
        """One's own text, empty without one; raises NotSeated for all others, NoSuchTable."""
        may_keep_text(actor, await self._context.store.tables.load(table_id))
        return await self._context.store.texts.text(table_id, actor.player, name)

    async def keep(self, actor: Actor, table_id: TableId, name: str, text: str) -> None:
        """Keep one's own text, in the place of the last; raises NotSeated for all others, NoSuchTable.

        Nobody else's message changes by it, and no clock.
        """
        may_keep_text(actor, await self._context.store.tables.load(table_id))
        if not await self._context.store.texts.keep(table_id, actor.player, name, text):  # they have got up
            raise NotSeated(NotNow.NOT_SEATED)
