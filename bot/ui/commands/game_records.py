"""/game record: a finished game as one text."""

from bot.ui.commands.build import Command, command
from bot.ui.commands.which import TableHere, own_tables
from bot.ui.context import UiContext
from bot.ui.pages.text import table_number
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """The one."""

    async def record(reply: Reply, table: TableHere) -> None:
        here, text = await context.coordinator.game_records.record(reply.actor, table)
        words = reply.say("ui-record", table=table_number(here.id, reply.language))
        await reply.file(words, f"{here.game}-{here.id}.txt", text.encode())

    return (command(context, "record", record, above="game", offers={"table": own_tables(context)}),)
