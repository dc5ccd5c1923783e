"""Looking without touching: /hand, /show, /log, /dossier, /rules, /help, /tables."""

from bot.language import say
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.table.reports import Turns
from bot.ui.commands.build import Command, command
from bot.ui.commands.which import own_tables, seat_here, table_here
from bot.ui.components import button
from bot.ui.context import UiContext
from bot.ui.handlers import table as under_the_table
from bot.ui.ids import Action, ActionId
from bot.ui.pages.concession import how_ended
from bot.ui.pages.page import Page, Row
from bot.ui.pages.table import text_pages
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """The commands that only show."""
    reader = context.coordinator.reader

    async def hand(reply: Reply, text: bool = False, table: int | None = None) -> None:
        panel = await reader.panel(reply.actor, await seat_here(context, reply, table))
        if text:
            words = context.skin(panel.game).describe_view(panel.view, panel.names, reply.language)
            await _in_words(reply, words)
        else:
            await reply.private(await context.panel(panel, reply.language))

    async def show(reply: Reply, text: bool = False, table: int | None = None) -> None:
        meant = await table_here(context, reply, table)
        report = await reader.show(reply.actor, meant)
        if text:
            lately = await reader.turns(reply.actor, meant, size=len(report.names))  # a turn of everybody's
            await _in_words(reply, _table_in_words(context.skin(report.game), lately, reply.language))
        else:
            await reply.private(await context.table(report, reply))

    async def log(reply: Reply, table: int | None = None) -> None:
        meant = await table_here(context, reply, table)
        await under_the_table.log(context, reply, ActionId(meant, Action.LOG))

    async def dossier(reply: Reply, table: int | None = None) -> None:
        meant = await seat_here(context, reply, table)
        await under_the_table.dossier(context, reply, ActionId(meant, Action.DOSSIER))

    async def rules(reply: Reply, table: int | None = None) -> None:
        try:
            meant = await table_here(context, reply, table)
        except UiRefusal:
            meant = 0
        await under_the_table.rules(context, reply, ActionId(meant, Action.RULES))

    async def help(reply: Reply) -> None:
        await reply.private(_help_page(context, reply))

    async def tables(reply: Reply) -> None:
        await under_the_table.tables(context, reply, ActionId(0, Action.TABLES))

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


def _table_in_words(skin: Skin, lately: Turns, language: Language) -> str:
    """The table, then what its last posts have shown in pictures of their own."""
    report = lately.report
    words = skin.describe(report.table, report.names, language)
    if ended := how_ended(report, skin, language):
        words = f"{ended}\n\n{words}"
    events = [event for turn in lately.turns for event in turn.events]
    shown = skin.recount(events, report.table, report.names, language)
    return "\n\n".join((words, say(language, "ui-shown-lately"), shown)) if shown else words


async def _in_words(reply: Reply, text: str) -> None:
    for page in text_pages(text):
        await reply.private(page)
