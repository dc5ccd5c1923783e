"""/game record, /game book, /game verify: a finished game as one text, as one page, and what of it holds."""

import asyncio
from typing import Annotated

import discord

from bot.book.content import NoBook
from bot.book.page import Binding, SealShown
from bot.coordinator.game_records import Manuscript
from bot.coordinator.record_files import FILE_BYTES_MAX
from bot.table.match import TableId
from bot.table.refusals import NotARecord, WhyNoRecord
from bot.ui.commands.build import Command, Options, command
from bot.ui.commands.which import TableHere, own_tables, table_here
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.handlers.verify import checked_page
from bot.ui.pages.page import Page
from bot.ui.pages.text import DISCORD, table_number
from bot.ui.pages.verify import file_page
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply

FILE_SECONDS_MAX = 30.0  # seconds that Discord has to give us a file


def commands(context: UiContext) -> tuple[Command, ...]:
    """All three."""
    records = context.coordinator.game_records

    async def record(reply: Reply, table: TableHere) -> None:
        here, text = await records.record(reply.actor, table)
        words = reply.say("ui-record", table=table_number(here.id, reply.language))
        await reply.file(words, f"{here.game}-{here.id}.txt", text.encode())

    async def book(reply: Reply, names: bool = False, *, table: TableHere) -> None:
        written = await records.manuscript(reply.actor, table)
        here, language = written.table, reply.language
        binding = Binding(language, written.names if names else (), _seal_shown(written))
        try:
            page = await records.bound(reply.actor, written.text, binding)
        except NoBook as fault:
            await reply.private(Page(parts=(reply.say(fault.key, **fault.facts),)))
            return
        words = reply.say("ui-book", table=table_number(here.id, language), named="yes" if names else "no")
        await reply.file(words, f"{here.game}-{here.id}.html", page.encode())

    async def verify(
        reply: Reply,
        table: Annotated[TableId, _unless_a_file],
        file: discord.Attachment | None = None,
    ) -> None:
        if file is None:
            found = await records.verify(reply.actor, table)
            await reply.private(await checked_page(reply, found))
            return
        if table:
            raise UiRefusal(UiReason.TABLE_OR_FILE)
        brought = await records.verify_file(reply.actor, await _content(file))
        known = context.coordinator.games.get(brought.game)
        game = brought.game if known is None else known.skin.name(reply.language).label
        await reply.private(file_page(brought, game, reply.language))

    offers = {"table": own_tables(context)}
    return tuple(
        command(context, work.__name__, work, above="game", offers=offers) for work in (record, book, verify)
    )


async def _unless_a_file(context: UiContext, reply: Reply, options: Options) -> TableId:
    """The table to look at, unless a file is."""
    if options.get("file") is not None:
        return options.get("table") or 0
    return await table_here(context, reply, options)


async def _content(file: discord.Attachment) -> bytes:
    """Load a file; nothing is loaded of one that is too long to be a record.

    Raises NotARecord for that, UiRefusal where it cannot be loaded.
    """
    if file.size > FILE_BYTES_MAX:
        raise NotARecord(WhyNoRecord.TOO_LONG)
    try:
        async with asyncio.timeout(FILE_SECONDS_MAX):
            return await file.read()
    except NOT_NOW as error:
        raise UiRefusal(UiReason.NO_FILE) from error


def _seal_shown(written: Manuscript) -> SealShown:
    """Place and time of its message: a message's number tells its moment."""
    post = written.post
    if post is None:
        return SealShown()
    guild = written.table.guild_id or "@me"
    link = f"{DISCORD}/{guild}/{post.channel_id}/{post.message_id}"
    return SealShown(discord.utils.snowflake_time(post.message_id), link)
