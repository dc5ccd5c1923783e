"""/table note: the same by typing."""

from discord import app_commands
from discord.ui import Modal

from bot.features.note.control import noted, opened
from bot.features.note.page import NOTE, NOTE_CHARACTERS_MAX
from bot.ui.click import Click
from bot.ui.commands.build import Command, command
from bot.ui.commands.which import MyTable, own_tables
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from bot.ui.reply import Promise, Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that writes a note, or opens the form where nothing is typed."""

    async def note(
        reply: Reply, text: app_commands.Range[str, 0, NOTE_CHARACTERS_MAX] = "", *, table: MyTable
    ) -> Page | Modal:
        click = Click(context, reply, table)
        return await (noted(click, text) if text else opened(click))

    offers = {"table": own_tables(context)}
    return (
        command(
            context, note.__name__, note, above="table", offers=offers, domain=NOTE, answers=Promise.FORM
        ),
    )
