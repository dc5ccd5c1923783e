"""Looking without touching: /hand, /show, /log, /dossier, /rules, /help, /tables."""

import discord

from bot.table.lobby import Phase
from bot.table.reports import TableLine
from bot.ui.commands.making import Command, command, my_table, table_name
from bot.ui.commands.playing import tables_offered
from bot.ui.components import Action, ActionId, button
from bot.ui.context import UiContext
from bot.ui.handlers import HANDLERS, rules
from bot.ui.pages.page import Page, Row
from bot.ui.pages.table import text_pages
from bot.ui.pages.text import link, soon
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Reply

Interaction = discord.Interaction[discord.Client]
LISTED = 15  # tables in one list


def commands(context: UiContext) -> tuple[Command, ...]:
    """The commands that only show."""

    async def hand(reply: Reply, text: bool = False, table: int | None = None) -> None:
        reply.promise_message()
        panel = await context.coordinator.panel(await my_table(context, reply, table), reply.reader)
        if text:
            told = context.skin(panel.game).describe_view(panel.view, panel.names, reply.language)
            await _told(reply, told)
        else:
            await reply.private(await context.panel(panel, reply.language))

    async def show(reply: Reply, text: bool = False, table: int | None = None) -> None:
        reply.promise_message()
        meant = await table_here(context, reply, table)
        if text:
            shown = await context.coordinator.show(meant)
            told = context.skin(shown.game).describe(shown.table, shown.names, reply.language)
            await _told(reply, told)
        else:
            await reply.private(await context.table(meant, reply.language))

    async def log(reply: Reply, table: int | None = None) -> None:
        meant = await table_here(context, reply, table)
        await HANDLERS[Action.LOG](context, reply, ActionId(meant, Action.LOG), ())

    async def dossier(reply: Reply, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        await HANDLERS[Action.DOSSIER](context, reply, ActionId(meant, Action.DOSSIER), ())

    async def rules_(reply: Reply, table: int | None = None) -> None:
        reply.promise_message()
        try:
            meant = await table_here(context, reply, table)
        except UiRefusal:
            meant = 0
        await rules(context, reply, ActionId(meant, Action.RULES))

    async def help_(reply: Reply) -> None:
        how = button(ActionId(0, Action.RULES), reply.say("ui-how-to-play"))
        mine = button(ActionId(0, Action.NEXT), reply.say("ui-next"))
        await reply.private(Page(parts=(reply.say("ui-help"), Row((how, mine)))))

    async def tables(reply: Reply) -> None:
        lines = await context.coordinator.tables_of(reply.reader)
        await reply.private(tables_page(context, reply, lines))

    made = (
        command(context, "hand", hand),
        command(context, "show", show),
        command(context, "log", log),
        command(context, "dossier", dossier),
        command(context, "rules", rules_),
        command(context, "help", help_),
        command(context, "tables", tables),
    )
    for one in made[:5]:
        one.autocomplete("table")(tables_offered(context))
    return made


async def table_here(context: UiContext, reply: Reply, named: int | None) -> int:
    """The table to look at: anybody may look at the one that is played in this place."""
    if named is not None:
        return named
    interaction = reply.interaction
    gathered = await context.coordinator.tables_in(interaction.guild_id or 0)
    here = [t for t in gathered if t.place == interaction.channel_id and t.phase is not Phase.LOBBY]
    playing = [t for t in here if t.phase is Phase.PLAYING]
    for meant in (playing, here):
        if meant:
            return max(t.id for t in meant)
    return await my_table(context, reply, None)


def tables_page(context: UiContext, reply: Reply, lines: tuple[TableLine, ...]) -> Page:
    """My tables, those that wait for me first, each with a link."""
    if not lines:
        return Page(parts=(reply.say("ui-tables-none"),))
    told = [_line(context, reply, line) for line in lines[:LISTED]]
    if len(lines) > LISTED:
        told.append(reply.say("ui-tables-more", count=len(lines) - LISTED))
    waiting = any(line.asked for line in lines)
    following = button(
        ActionId(0, Action.NEXT),
        reply.say("ui-next"),
        style=discord.ButtonStyle.primary,
        disabled=not waiting,
    )
    return Page(parts=(reply.say("ui-tables-head"), "\n".join(told), Row((following,))))


def _line(context: UiContext, reply: Reply, line: TableLine) -> str:
    name = f"[{table_name(context, line)}]({link(line.location, line.message_id)})"
    if line.phase is Phase.LOBBY:
        return reply.say("ui-table-gathering", table=name)
    if not line.asked:
        return reply.say("ui-table-others", table=name)
    if line.deadline is None:
        return reply.say("ui-table-waits", table=name)
    return reply.say("ui-table-waits-until", table=name, when=soon(line.deadline))


async def _told(reply: Reply, text: str) -> None:
    for page in text_pages(text):
        await reply.private(page)
