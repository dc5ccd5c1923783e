"""Welcome for newcomers in the sandbox, which is ours alone: the first page stands in an empty channel before
anybody comes, and newcomers with a phone get upright pictures.
"""

import asyncio
from contextlib import suppress

import discord
from discord.ui import Button, LayoutView

from bot.coordinator.profiles import Profiles
from bot.language import say, spoken
from bot.table.languages import LANGUAGES, Language
from bot.table.refusals import CannotWrite
from bot.ui.client import Client
from bot.ui.commands.welcome import first_page
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.ids import Action, ActionId

NARROW = "narrow"  # what is remembered of whoever got upright pictures by their window


async def welcome_newcomers(client: Client) -> None:
    """Post the first page in the first channel if that is empty, and keep it in the language of the server.

    It ends where something else was posted there first, or the page is deleted.
    """
    await asyncio.gather(*(first_page(client.context, language) for language in LANGUAGES))
    if not client.is_ready():  # it is by now, as a rule: what is painted is kept
        await client.wait_for("ready")
    guild = client.guilds[0]
    channel = guild.text_channels[0]
    with suppress(*NOT_NOW):
        message, shown = await _standing(client, channel)
        fresh = message is None
        if message is None:
            message, shown = await _posted(client, channel)
        while message is not None and shown is not None:
            language = spoken(str(guild.preferred_locale))
            if language == shown:
                await client.wait_for("guild_update")  # discord.py has changed `guild` by then
                continue
            if fresh and channel.last_message_id == message.id:
                # Who comes first reads another language: nobody has edited the page for them.
                await message.delete()
                message, shown = await _posted(client, channel)
            else:
                page = await first_page(client.context, language)
                view = page.layout(known=client.context.registered)
                await message.edit(view=view, attachments=page.files())
                shown = language
            fresh = False


class Phones:
    """People with a narrow window: once they get upright pictures; what they choose then holds.

    On Discord nothing tells us, and *Upright, larger* stands under the first picture.
    """

    def __init__(self) -> None:
        self._seen = asyncio.Queue[int]()
        self.seen = self._seen.put_nowait

    async def hold_upright(self, profiles: Profiles) -> None:
        """One after the other, as they come."""
        while True:
            player = await self._seen.get()
            with suppress(CannotWrite):
                if not await profiles.was_told(player, NARROW):
                    await profiles.update(player, pocket=True)
                    await profiles.has_told(player, NARROW)


async def _standing(
    client: Client, channel: discord.TextChannel
) -> tuple[discord.Message | None, Language | None]:
    """First message, if any, and the language in which it is the first page, if it is."""
    async for first in channel.history(limit=1, oldest_first=True):
        ours = client.user is not None and first.author.id == client.user.id
        return first, _language(first) if ours else None
    return None, None


async def _posted(client: Client, channel: discord.TextChannel) -> tuple[discord.Message, Language]:
    """The first page, new, and in which language it is."""
    language = spoken(str(channel.guild.preferred_locale))
    page = await first_page(client.context, language)
    view = page.layout(known=client.context.registered)
    return await channel.send(view=view, files=page.files()), language


def _language(message: discord.Message) -> Language | None:
    """Language in which a message offers to play now; None if it does not."""
    offered = str(ActionId(0, Action.PLAY_NOW, ""))
    parts = LayoutView.from_message(message, timeout=None).walk_children()
    labels = [part.label for part in parts if isinstance(part, Button) and part.custom_id == offered]
    return next((each for each in LANGUAGES if say(each, "ui-play-now") in labels), None)
