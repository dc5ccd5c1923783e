"""Looking without touching: /hand, /show, /log, /dossier, /rules, /help, /tables."""

import discord

from bot.lobby import Phase
from bot.shown import TableLine
from bot.ui.answer import Answer
from bot.ui.clicks import DEEDS, rules
from bot.ui.commands.making import Command, command, my_table, table_name
from bot.ui.commands.playing import tables_offered
from bot.ui.components import Ask, Verb, button
from bot.ui.desk import Desk
from bot.ui.no import Which
from bot.ui.page import Page, Row
from bot.ui.posts import text_pages
from bot.ui.words import link, soon

Interaction = discord.Interaction[discord.Client]
LISTED = 15  # tables in one list


def commands(desk: Desk) -> tuple[Command, ...]:
    """The commands that only show."""

    async def hand(answer: Answer, text: bool = False, table: int | None = None) -> None:
        answer.promise_message()
        panel = await desk.coordinator.panel(await my_table(desk, answer, table), answer.reader)
        if text:
            told = desk.skin(panel.game).describe_view(panel.view, panel.names, answer.language)
            await _told(answer, told)
        else:
            await answer.private(await desk.panel(panel, answer.language))

    async def show(answer: Answer, text: bool = False, table: int | None = None) -> None:
        answer.promise_message()
        meant = await table_here(desk, answer, table)
        if text:
            shown = await desk.coordinator.show(meant)
            told = desk.skin(shown.game).describe(shown.table, shown.names, answer.language)
            await _told(answer, told)
        else:
            await answer.private(await desk.table(meant, answer.language))

    async def log(answer: Answer, table: int | None = None) -> None:
        meant = await table_here(desk, answer, table)
        await DEEDS[Verb.LOG](desk, answer, Ask(meant, Verb.LOG), ())

    async def dossier(answer: Answer, table: int | None = None) -> None:
        meant = await my_table(desk, answer, table)
        await DEEDS[Verb.DOSSIER](desk, answer, Ask(meant, Verb.DOSSIER), ())

    async def rules_(answer: Answer, table: int | None = None) -> None:
        answer.promise_message()
        try:
            meant = await table_here(desk, answer, table)
        except Which:
            meant = 0
        await rules(desk, answer, Ask(meant, Verb.RULES))

    async def help_(answer: Answer) -> None:
        how = button(Ask(0, Verb.RULES), answer.say("ui-how-to-play"))
        mine = button(Ask(0, Verb.NEXT), answer.say("ui-next"))
        await answer.private(Page(parts=(answer.say("ui-help"), Row((how, mine)))))

    async def tables(answer: Answer) -> None:
        lines = await desk.coordinator.tables_of(answer.reader)
        await answer.private(tables_page(desk, answer, lines))

    made = (
        command(desk, "hand", hand),
        command(desk, "show", show),
        command(desk, "log", log),
        command(desk, "dossier", dossier),
        command(desk, "rules", rules_),
        command(desk, "help", help_),
        command(desk, "tables", tables),
    )
    for one in made[:5]:
        one.autocomplete("table")(tables_offered(desk))
    return made


async def table_here(desk: Desk, answer: Answer, named: int | None) -> int:
    """The table to look at: anybody may look at the one that is played in this place."""
    if named is not None:
        return named
    interaction = answer.interaction
    gathered = await desk.coordinator.tables_in(interaction.guild_id or 0)
    here = [t for t in gathered if t.place == interaction.channel_id and t.phase is not Phase.LOBBY]
    playing = [t for t in here if t.phase is Phase.PLAYING]
    for meant in (playing, here):
        if meant:
            return max(t.id for t in meant)
    return await my_table(desk, answer, None)


def tables_page(desk: Desk, answer: Answer, lines: tuple[TableLine, ...]) -> Page:
    """My tables, those that wait for me first, each with a link."""
    if not lines:
        return Page(parts=(answer.say("ui-tables-none"),))
    told = [_line(desk, answer, line) for line in lines[:LISTED]]
    if len(lines) > LISTED:
        told.append(answer.say("ui-tables-more", count=len(lines) - LISTED))
    waiting = any(line.asked for line in lines)
    following = button(
        Ask(0, Verb.NEXT), answer.say("ui-next"), style=discord.ButtonStyle.primary, disabled=not waiting
    )
    return Page(parts=(answer.say("ui-tables-head"), "\n".join(told), Row((following,))))


def _line(desk: Desk, answer: Answer, line: TableLine) -> str:
    name = f"[{table_name(desk, line)}]({link(line.location, line.message_id)})"
    if line.phase is Phase.LOBBY:
        return answer.say("ui-table-gathering", table=name)
    if not line.asked:
        return answer.say("ui-table-others", table=name)
    if line.deadline is None:
        return answer.say("ui-table-waits", table=name)
    return answer.say("ui-table-waits-until", table=name, when=soon(line.deadline))


async def _told(answer: Answer, text: str) -> None:
    for page in text_pages(text):
        await answer.private(page)
