"""/server welcome: a manager has the first page posted in a channel; on Discord never unasked."""

import discord

from bot.table.languages import Language
from bot.ui import pictures
from bot.ui.commands.build import Work
from bot.ui.commands.move import channel_meant
from bot.ui.context import UiContext
from bot.ui.pages.help import welcome_page
from bot.ui.pages.page import Page
from bot.ui.reply import Reply


async def first_page(context: UiContext, language: Language) -> Page:
    """The games, with the banner of the first, and three ways in."""
    voice = context.voice_of(context.first_game, language)
    banner = await pictures.of_welcome(context.painter, context.info(context.first_game), voice)
    return welcome_page(context.skins, voice, banner)


def welcome(context: UiContext) -> Work:
    """The command: in this channel, unless another one is named."""

    async def welcome(reply: Reply, channel: discord.TextChannel | None = None) -> None:
        server = await context.coordinator.profiles.to_manage(reply.actor)
        target = channel_meant(reply, channel)
        page = await first_page(context, server.language or reply.server_language)
        await target.send(
            view=page.layout(known=context.registered), files=page.files(), allowed_mentions=page.mentions
        )
        await reply.private(Page(parts=(reply.say("ui-welcome-posted", channel=target.mention),)))

    return welcome
