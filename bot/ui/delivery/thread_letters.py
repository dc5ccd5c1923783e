"""Threads of tables: opened, named, and named as over."""

import logging
from datetime import timedelta
from typing import Literal

import discord

from bot.table.outbox import Letter, Post
from bot.table.table import OPEN, Table
from bot.ui.delivery.errors import Failure, classify
from bot.ui.delivery.messages import Messages
from bot.ui.pages.text import table_number, table_title

THREAD_EXISTS = 160004
THREAD_NAME_LIMIT = 100
FINISHED = "🏁"  # before the name of a thread whose table is over
A_WEEK: Literal[10080] = 10080  # minutes until a quiet thread is archived
CLOCKS_DIFFER = timedelta(hours=1)  # Discord's and ours, at most
A_DAY: Literal[1440] = 1440  # the same, once its table is over

log = logging.getLogger(__name__)


class ThreadLetters:
    """A table's public thread, from its opening to its end."""

    def __init__(self, messages: Messages) -> None:
        self.messages, self.client = messages, messages.client
        self.context, self.posts = messages.context, messages.posts

    async def thread(self, letter: Letter) -> None:
        """The table's public thread, hung on the lobby's message; without the right to, the channel will do.

        A thread that hangs on a message has the message's number: a second try finds the first one's.
        """
        table = await self.posts.table(letter.table_id)
        post = await self.posts.sent.post(table.id, "lobby")
        try:
            thread_id = await self._open_thread(letter, table, post)
        except discord.HTTPException as error:
            if classify(error) not in (Failure.NO_ACCESS, Failure.REJECTED, Failure.PLACE_GONE):
                raise
            log.info("no thread", extra={"table": table.id, "code": error.code})
            thread_id = None
        if thread_id is not None:
            await self.posts.keep_thread(table.id, thread_id)
        await self.posts.done(letter)

    def _thread_name(self, table: Table) -> str:
        """`#3 · O’Banion, Moran, Capone`, with a sign once it is over: threads of one game are told apart."""
        title = table_title(self.context.skin(table.game), table.roles, table.names)
        sign = f"{FINISHED} " if table.phase not in OPEN else ""
        return f"{sign}{table_number(table.id, table.language)} · {title}"[:THREAD_NAME_LIMIT]

    async def end_thread(self, letter: Letter) -> None:
        """The thread is named as over; Discord puts it away once nobody has written in it for a day."""
        table = await self.posts.table(letter.table_id)
        if table.thread_id is not None:
            try:
                thread = await self._thread(table.thread_id)
                await thread.edit(name=self._thread_name(table), auto_archive_duration=A_DAY)
            except discord.HTTPException as error:
                if classify(error) is Failure.TRANSIENT:
                    raise
                log.info("thread keeps its name", extra={"table": table.id, "code": error.code})
        await self.posts.done(letter)

    async def _thread(self, thread_id: int) -> discord.Thread:
        found = self.client.get_channel(thread_id) or await self.client.fetch_channel(thread_id)
        assert isinstance(found, discord.Thread)
        return found

    async def _open_thread(self, letter: Letter, table: Table, post: Post | None) -> int | None:
        channel, title = self.client.get_channel(table.channel_id), self._thread_name(table)
        if not isinstance(channel, discord.TextChannel):
            return None
        if post is None:
            made = (
                await self._made_thread(channel, title, letter)
                if self.messages.perhaps_sent(letter)
                else None
            )
            if made is not None:
                return made
            kind = discord.ChannelType.public_thread
            return (await channel.create_thread(name=title, type=kind, auto_archive_duration=A_WEEK)).id
        message = channel.get_partial_message(post.message_id)
        try:
            return (await message.create_thread(name=title, auto_archive_duration=A_WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return post.message_id
            if classify(error) is Failure.MESSAGE_GONE:
                return await self._open_thread(letter, table, None)
            raise

    async def _made_thread(self, channel: discord.TextChannel, title: str, letter: Letter) -> int | None:
        """The thread that an earlier try has made, of which the answer was lost: it bears the table's number.

        A thread takes no nonce, and one that hangs on no message has a number of its own.
        """
        for thread in await channel.guild.active_threads():
            ours = self.client.user is not None and thread.owner_id == self.client.user.id
            since = letter.written_at - CLOCKS_DIFFER
            lately = discord.utils.snowflake_time(thread.id) >= since
            if ours and lately and thread.parent_id == channel.id and thread.name == title:
                return thread.id
        return None
