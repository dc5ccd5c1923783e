"""A finished game's story, once more: /game story."""

from contextlib import suppress
from typing import Annotated

from bot.table.match import TableId
from bot.ui.commands.build import Command, command
from bot.ui.commands.which import ended_here, ended_tables
from bot.ui.context import UiContext
from bot.ui.pages.story import story_page
from bot.ui.reply import Reply
from bot.workers import Overloaded, Priority


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that tells it."""

    async def story(reply: Reply, text: bool = False, *, table: Annotated[TableId, ended_here]) -> None:
        told = await context.coordinator.stories.show(reply.actor, table)
        page = story_page(told, context.voice(told.report, reply.language), ())
        if not text:
            with suppress(Overloaded):  # then it is told in words alone
                page = await context.story(told, reply.language, Priority.CLICK)
        await reply.private(page)

    return (command(context, "story", story, above="game", offers={"table": ended_tables(context)}),)
