"""Looking without touching: /hand, /show, /log, /dossier, /rules, /help, /tables."""

import discord

from bot.table.lobby import Phase
from bot.table.reports import TableLine
from bot.ui.commands.build import Command, command
from bot.ui.commands.which import my_table, own_tables, table_here, table_name
from bot.ui.components import button
from bot.ui.context import UiContext
from bot.ui.handlers import table as under_the_table
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.pages.table import text_pages
from bot.ui.pages.text import linked, plain, soon
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Reply

LISTED = 15  # tables in one list


def commands(context: UiContext) -> tuple[Command, ...]:
    """The commands that only show."""
    reader = context.coordinator.reader

    async def hand(reply: Reply, text: bool = False, table: int | None = None) -> None:
        reply.defer_message()
        panel = await reader.panel(reply.actor, await my_table(context, reply, table))
        if text:
            words = context.skin(panel.game).describe_view(panel.view, panel.names, reply.language)
            await _in_words(reply, words)
        else:
            await reply.private(await context.panel(panel, reply.language))

    async def show(reply: Reply, text: bool = False, table: int | None = None) -> None:
        reply.defer_message()
        report = await reader.show(reply.actor, await table_here(context, reply, table))
        if text:
            words = context.skin(report.game).describe(report.table, report.names, reply.language)
            await _in_words(reply, words)
        else:
            await reply.private(await context.table(report, reply.language))

    async def log(reply: Reply, table: int | None = None) -> None:
        meant = await table_here(context, reply, table)
        await under_the_table.log(context, reply, ActionId(meant, Action.LOG))

    async def dossier(reply: Reply, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        await under_the_table.dossier(context, reply, ActionId(meant, Action.DOSSIER))

    async def rules(reply: Reply, table: int | None = None) -> None:
        reply.defer_message()
        try:
            meant = await table_here(context, reply, table)
        except UiRefusal:
            meant = 0
        await under_the_table.rules(context, reply, ActionId(meant, Action.RULES))

    async def help(reply: Reply) -> None:
        await reply.private(_help_page(context, reply))

    async def tables(reply: Reply) -> None:
        lines = await reader.tables_of(reply.reader)
        await reply.private(tables_page(context, reply, lines))

    offers = {"table": own_tables(context)}
    at_tables = (hand, show, log, dossier, rules)
    return (
        *(command(context, work.__name__, work, offers=offers) for work in at_tables),
        command(context, "help", help),
        command(context, "tables", tables),
    )


def _help_page(context: UiContext, reply: Reply) -> Page:
    """What the bot does, then what each game's commands are."""
    games = (context.skin(game).help(reply.language) for game in context.coordinator.games)
    how = button(ActionId(0, Action.RULES), reply.say("ui-how-to-play"))
    mine = button(ActionId(0, Action.NEXT), reply.say("ui-next"))
    return Page(parts=(reply.say("ui-help"), *games, Row((how, mine))))


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
    name = linked(plain(table_name(context, line)), line.location, line.message_id)
    if line.phase is Phase.LOBBY:
        return reply.say("ui-table-gathering", table=name)
    if not line.asked:
        return reply.say("ui-table-others", table=name)
    if line.deadline is None:
        return reply.say("ui-table-waits", table=name)
    return reply.say("ui-table-waits-until", table=name, when=soon(line.deadline))


async def _in_words(reply: Reply, text: str) -> None:
    for page in text_pages(text):
        await reply.private(page)
