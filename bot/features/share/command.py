"""/game share: the same by typing."""

from typing import Annotated

from bot.features.share.control import posted, previewed
from bot.features.share.page import SHARE
from bot.table.match import TableId
from bot.ui.click import Click
from bot.ui.commands.build import Command, command
from bot.ui.commands.which import ended_here, ended_tables
from bot.ui.context import UiContext
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that shares a game."""

    async def share(reply: Reply, post: bool = False, *, table: Annotated[TableId, ended_here]) -> None:
        click = Click(context, reply, table)
        await reply.private(await (posted(click) if post else previewed(click)))

    offers = {"table": ended_tables(context)}
    return (command(context, SHARE, share, above="game", offers=offers, domain=SHARE),)
