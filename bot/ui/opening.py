"""Defaults of a table from where its opener is: its channel, and its language."""

import discord

from bot.table.languages import LANGUAGES, Language
from bot.ui.context import UiContext
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply


def channel_here(reply: Reply) -> int:
    """The channel; in a thread, the channel above, for a thread cannot make a thread.

    Raises UiRefusal where we may not post.
    """
    interaction = reply.interaction
    here, may = interaction.channel, interaction.app_permissions
    if not (may.view_channel and may.send_messages and may.attach_files):
        raise UiRefusal(UiReason.CANNOT_POST)
    return here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id or 0


async def language_for(context: UiContext, reply: Reply, asked: str = "") -> Language | None:
    """The language asked for; None when the server has chosen one; else what the server speaks on Discord."""
    found = next((known for known in LANGUAGES if known == asked), None)
    if found or (await context.coordinator.profiles.server(reply.guild_id)).language:
        return found
    return reply.server_language
