"""A finished game as one page: /game book."""

import discord

from bot.features.book.content import NoBook
from bot.features.book.manuscript import Manuscript, bound, manuscript
from bot.features.book.page import Binding, SealShown
from bot.ui.commands.build import Command, command
from bot.ui.commands.which import TableHere, own_tables
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from bot.ui.pages.text import DISCORD, table_number
from bot.ui.reply import Reply

BOOK = "book"


def commands(context: UiContext) -> tuple[Command, ...]:
    """The command that gives the page out."""

    async def book(reply: Reply, names: bool = False, *, table: TableHere) -> None:
        written = await manuscript(context.coordinator, reply.actor, table)
        here, language = written.table, reply.language
        binding = Binding(language, written.names if names else (), _seal_shown(written))
        try:
            page = await bound(context.coordinator, reply.actor, written.text, binding)
        except NoBook as fault:
            await reply.private(Page(parts=(reply.say(fault.key, **fault.facts),)))
            return
        words = reply.say("book/made", table=table_number(here.id, language), named="yes" if names else "no")
        await reply.file(words, f"{here.game}-{here.id}.html", page.encode())

    offers = {"table": own_tables(context)}
    return (command(context, BOOK, book, above="game", offers=offers, domain=BOOK),)


def _seal_shown(written: Manuscript) -> SealShown:
    """Place and time of its message: a message's number tells its moment."""
    post = written.post
    if post is None:
        return SealShown()
    guild = written.table.guild_id or "@me"
    link = f"{DISCORD}/{guild}/{post.channel_id}/{post.message_id}"
    return SealShown(discord.utils.snowflake_time(post.message_id), link)
