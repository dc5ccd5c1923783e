"""/game record, /game verify: a finished game as one text, and what of it holds."""

import asyncio
from typing import Annotated

import discord

from bot.coordinator.record_files import FILE_BYTES_MAX
from bot.table.match import TableId
from bot.table.refusals import NotARecord, WhyNoRecord
from bot.ui.commands.build import Command, Options, command
from bot.ui.commands.which import TableHere, own_tables, table_here
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.handlers.verify import checked_page
from bot.ui.pages.text import table_number
from bot.ui.pages.verify import file_page
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply

FILE_SECONDS_MAX = 30.0  # seconds that Discord has to give us a file


def commands(context: UiContext) -> tuple[Command, ...]:
    """Both."""
    records = context.coordinator.game_records

    async def record(reply: Reply, table: TableHere) -> None:
        here, text = await records.record(reply.actor, table)
        words = reply.say("ui-record", table=table_number(here.id, reply.language))
        await reply.file(words, f"{here.game}-{here.id}.txt", text.encode())

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
        command(context, work.__name__, work, above="game", offers=offers) for work in (record, verify)
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
