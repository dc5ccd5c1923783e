"""The answer to one interaction: within three seconds, private unless said otherwise, given once.

Followups and callbacks carry no nonce: an answer that got lost on the way back is not repeated,
an answer that Discord already has (40060) counts as given.
"""

import asyncio
import io
from collections.abc import Awaitable

import discord
from discord.ui import Modal

from bot.language import say, spoken
from bot.table.actor import Actor
from bot.table.languages import Language
from bot.table.match import PlayerId, TableId
from bot.ui.pages.page import Page

ALREADY_ANSWERED = 40060
TOO_LATE = 10062

Interaction = discord.Interaction[discord.Client]


class Reply:
    """What one reader gets for one click or one command."""

    def __init__(self, interaction: Interaction, table: TableId | None = None) -> None:
        self.interaction = interaction
        self.table = table  # which one it is about, as soon as that is known
        self.language: Language = spoken(str(interaction.locale))
        self._answered = False
        self._deferral: asyncio.Task[None] | None = None
        self._message_deferred = False

    @property
    def reader(self) -> PlayerId:
        """Who clicked or typed, as Discord authenticated them."""
        return self.interaction.user.id

    @property
    def actor(self) -> Actor:
        """The reader with what Discord says of their rights; the coordinator decides what follows."""
        return Actor(self.reader, self.guild_id, manages=self._manages(), sees=self._sees)

    @property
    def name(self) -> str:
        """The reader's name in this server, as others see it."""
        return self.interaction.user.display_name

    @property
    def guild_id(self) -> int:
        """The server it comes from; 0 in private."""
        return self.interaction.guild_id or 0

    @property
    def server_language(self) -> Language:
        """What the server speaks on Discord."""
        return spoken(str(self.interaction.guild_locale or ""))

    @property
    def own_panel(self) -> bool:
        """The click came from a message that this reader alone can see."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def private_message(self) -> discord.Message | None:
        """The clicked message, if it is one that we sent in private (and can change later on)."""
        message = self.interaction.message
        if message is None or message.flags.ephemeral or self.interaction.guild_id is not None:
            return None
        return message

    def say(self, key: str, /, **facts: str | int | float) -> str:
        """A sentence in the reader's own language."""
        return say(self.language, key, **facts)

    def defer_change(self) -> None:
        """Tell Discord at once that the clicked message will change; work goes on meanwhile."""
        self._answered = True
        self._deferral = asyncio.create_task(self._keep(self.interaction.response.defer()))

    def defer_message(self) -> None:
        """Tell Discord at once that a private message will come; work goes on meanwhile."""
        self._answered = True
        self._message_deferred = True
        defer = self.interaction.response.defer(ephemeral=True, thinking=True)
        self._deferral = asyncio.create_task(self._keep(defer))

    async def private(self, page: Page) -> None:
        """A new message for the reader alone."""
        await self.deferred()
        view, files, mentions = page.layout(), page.files(), page.mentions
        if not self._answered:
            response = self.interaction.response
            await self._keep(
                response.send_message(view=view, files=files, allowed_mentions=mentions, ephemeral=True)
            )
        elif self._message_deferred:
            self._message_deferred = False
            await self.interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=mentions
            )
        else:
            await self.interaction.followup.send(
                view=view, files=files, allowed_mentions=mentions, ephemeral=True
            )

    async def file(self, words: str, filename: str, content: io.BytesIO) -> None:
        """A file for the reader alone."""
        await self.deferred()
        send = self.interaction.followup.send if self._answered else self.interaction.response.send_message
        await self._keep(send(words, file=discord.File(content, filename), ephemeral=True))

    async def form(self, form: Modal) -> None:
        """A form on the reader's screen; it must be the first answer."""
        await self._keep(self.interaction.response.send_modal(form))

    async def change(self, page: Page, *, same_pictures: bool = False) -> None:
        """The clicked message itself changes; its pictures stay where they are if they are the same."""
        await self.deferred()
        view, mentions = page.layout(), page.mentions
        attachments = discord.utils.MISSING if same_pictures else page.files()
        if not self._answered:
            response = self.interaction.response
            await self._keep(
                response.edit_message(view=view, attachments=attachments, allowed_mentions=mentions)
            )
        else:
            await self.interaction.edit_original_response(
                view=view, attachments=attachments, allowed_mentions=mentions
            )

    async def deferred(self) -> None:
        """Until the deferral, if there was one, has reached Discord."""
        deferral, self._deferral = self._deferral, None
        if deferral is not None:
            await deferral

    async def _keep(self, callback: Awaitable[object]) -> None:
        """Answered, also if Discord took the answer and the word of it got lost."""
        self._answered = True
        try:
            await callback
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                self._answered = self._message_deferred = False
                raise

    def _manages(self) -> bool:
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    def _sees(self, channel_id: int) -> bool:
        """Whether Discord shows the reader that channel; a thread is as visible as its channel."""
        if channel_id in _channels(self.interaction):
            return True
        return may_view(self.interaction.user, channel_id)


def may_view(person: discord.Member | discord.User, channel_id: int) -> bool:
    """Whether Discord shows somebody a channel; only a member of its server is shown any."""
    if not isinstance(person, discord.Member):
        return False
    found = person.guild.get_channel_or_thread(channel_id)
    channel = found.parent if isinstance(found, discord.Thread) else found
    return channel is not None and channel.permissions_for(person).view_channel


def _channels(interaction: Interaction) -> tuple[int | None, ...]:
    """Where the interaction came from: whoever clicks or types in a channel sees it, and its parent."""
    here = interaction.channel
    above = here.parent_id if isinstance(here, discord.Thread) else None
    return (interaction.channel_id, above)
