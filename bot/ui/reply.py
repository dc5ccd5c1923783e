"""The answer to one interaction: within three seconds, private unless said otherwise, given once.

Followups and callbacks carry no nonce: an answer that got lost on the way back is not repeated,
an answer that Discord already has (40060) counts as given.
"""

import asyncio
import io
from collections.abc import Awaitable

import discord

from bot.language import say, spoken
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
        self._promise: asyncio.Task[None] | None = None
        self._promised_message = False

    @property
    def reader(self) -> PlayerId:
        """Who clicked or typed, as Discord authenticated it."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """The reader's name in this server, as others see it."""
        return self.interaction.user.display_name

    @property
    def manager(self) -> bool:
        """Discord says that the reader manages this server."""
        return self.interaction.permissions.manage_guild

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

    def promise_change(self) -> None:
        """Tell Discord at once that the clicked message will change; work goes on meanwhile."""
        self._answered = True
        self._promise = asyncio.create_task(self._keep(self.interaction.response.defer()))

    def promise_message(self) -> None:
        """Tell Discord at once that a private message will come; work goes on meanwhile."""
        self._answered = True
        self._promised_message = True
        defer = self.interaction.response.defer(ephemeral=True, thinking=True)
        self._promise = asyncio.create_task(self._keep(defer))

    async def private(self, page: Page) -> None:
        """A new message for the reader alone."""
        await self.kept()
        view, files, mentions = page.layout(), page.files(), page.mentions
        if not self._answered:
            response = self.interaction.response
            await self._keep(
                response.send_message(view=view, files=files, allowed_mentions=mentions, ephemeral=True)
            )
        elif self._promised_message:
            self._promised_message = False
            await self.interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=mentions
            )
        else:
            await self.interaction.followup.send(
                view=view, files=files, allowed_mentions=mentions, ephemeral=True
            )

    async def file(self, words: str, filename: str, content: io.BytesIO) -> None:
        """A file for the reader alone."""
        await self.kept()
        send = self.interaction.followup.send if self._answered else self.interaction.response.send_message
        await self._keep(send(words, file=discord.File(content, filename), ephemeral=True))

    async def change(self, page: Page, *, same_pictures: bool = False) -> None:
        """The clicked message itself changes; its pictures stay where they are if they are the same."""
        await self.kept()
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

    async def kept(self) -> None:
        """Until the promise, if one was made, has reached Discord."""
        promise, self._promise = self._promise, None
        if promise is not None:
            await promise

    async def _keep(self, callback: Awaitable[object]) -> None:
        """Answered, also if Discord took the answer and the word of it got lost."""
        self._answered = True
        try:
            await callback
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                self._answered = self._promised_message = False
                raise
