"""Looking without touching: /hand, /show, /tables, /game log, /game dossier, /rules, /help."""

from typing import Annotated

from bot.table.match import TableId
from bot.table.refusals import NotAllowed
from bot.table.reports import Turns
from bot.ui.click import Click
from bot.ui.commands.build import Command, command
from bot.ui.commands.offers import games_offered, known_game
from bot.ui.commands.which import SeatHere, TableHere, game_or_table_here, own_tables, seat_or_table_here
from bot.ui.context import UiContext
from bot.ui.handlers import table as under_the_table
from bot.ui.pages.concession import how_ended
from bot.ui.pages.help import help_page
from bot.ui.pages.table import text_pages
from bot.ui.reply import FOLLOWUPS_MAX, TEXT_FILE, Answer, Reply
from bot.ui.voice import Voice


def commands(context: UiContext) -> tuple[Command, ...]:
    """The commands that only show."""
    reader = context.coordinator.reader

    async def hand(reply: Reply, text: bool = False, *, table: SeatHere) -> None:
        panel = await reader.panel(reply.actor, table)
        if text:
            words = context.skin(panel.game).describe_view(panel.view, panel.names, reply.language)
            await _in_words(reply, words)
        else:
            await reply.private(await context.panel(panel, reply.language))
            context.follow(reply, panel)

    async def show(reply: Reply, text: bool = False, *, table: TableHere) -> None:
        report = await reader.show(reply.actor, table)
        if text:
            try:
                everybody = len(report.names)  # a turn of each
                lately = await reader.turns(reply.actor, table, size=everybody)
            except NotAllowed:  # a closed book: as it ended, and no more
                lately = Turns(report, 0, 1, ())
            await _in_words(reply, _table_in_words(context.voice(report, reply.language), lately))
        else:
            await reply.private(await context.table(report, reply))

    async def log(reply: Reply, table: TableHere) -> Answer | None:
        return await under_the_table.log.work(Click(context, reply, table))

    async def dossier(reply: Reply, table: Annotated[TableId, seat_or_table_here]) -> Answer | None:
        return await under_the_table.dossier.work(Click(context, reply, table))

    async def rules(
        reply: Reply, game: str = "", *, table: Annotated[TableId, game_or_table_here]
    ) -> Answer | None:
        about = known_game(context, game) if game else ""
        return await under_the_table.rules.work(Click(context, reply, table, about))

    async def help(reply: Reply, game: str = "") -> None:
        about = known_game(context, game) if game else ""
        await reply.private(help_page(context.skins, about, reply.language, context.links))

    async def tables(reply: Reply) -> Answer | None:
        return await under_the_table.tables.work(Click(context, reply))

    offers = {"table": own_tables(context)}
    games = {"game": games_offered(context)}
    return (
        command(context, "hand", hand, offers=offers, everywhere=True),
        command(context, "help", help, offers=games, everywhere=True),
        command(context, "tables", tables, everywhere=True),
        command(context, "show", show, offers=offers),
        command(context, "rules", rules, offers=offers | games, everywhere=True),
        command(context, "log", log, above="game", offers=offers),
        command(context, "dossier", dossier, above="game", offers=offers),
    )


def _table_in_words(voice: Voice, lately: Turns) -> str:
    """The table, then what its last posts have shown in pictures of their own."""
    report = lately.report
    words = voice.describe(report.table_view)
    if ended := how_ended(report, voice):
        words = f"{ended}\n\n{words}"
    events = [event for turn in lately.turns for event in turn.events]
    shown = voice.recount(events, report.table_view)
    return "\n\n".join((words, voice.say("ui-shown-lately"), shown)) if shown else words


async def _in_words(reply: Reply, text: str) -> None:
    pages = text_pages(text)
    if len(pages) > FOLLOWUPS_MAX:
        await reply.file("", TEXT_FILE, text.encode())
        return
    for page in pages:
        await reply.private(page)
