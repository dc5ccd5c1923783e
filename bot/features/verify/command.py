"""The command that checks a finished game, or a record brought as a file: /game verify."""

import asyncio
from typing import Annotated

import discord

from bot.features.verify.checks import Checks
from bot.features.verify.control import checked_page
from bot.features.verify.page import file_page
from bot.features.verify.reasons import NotARecord, VerifyReason, WhyNoRecord
from bot.features.verify.record_files import FILE_BYTES_MAX
from bot.table.match import TableId
from bot.ui.commands.build import Command, Options, command
from bot.ui.commands.which import own_tables, table_here
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Reply

VERIFY = "verify"
FILE_SECONDS_MAX = 30.0  # seconds that Discord has to give us a file


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that checks."""

    async def verify(
        reply: Reply,
        table: Annotated[TableId, _unless_a_file],
        file: discord.Attachment | None = None,
    ) -> None:
        checks = context.services[Checks]
        if file is None:
            found = await checks.verify(reply.actor, table)
            await reply.private(await checked_page(reply, found))
            return
        if table:
            raise UiRefusal(VerifyReason.TABLE_OR_FILE)
        brought = await checks.verify_file(reply.actor, await _content(file))
        known = context.coordinator.games.get(brought.game)
        game = brought.game if known is None else known.skin.name(reply.language).label
        await reply.private(file_page(brought, game, reply.language))

    offers = {"table": own_tables(context)}
    return (command(context, VERIFY, verify, above="game", offers=offers, domain=VERIFY),)


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
        raise UiRefusal(VerifyReason.NO_FILE) from error
