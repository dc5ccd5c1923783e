"""/privacy …: what is kept of somebody, to show, to take along, to forget."""

import json

import discord

from bot.ui.commands.build import Command, command
from bot.ui.components import button
from bot.ui.context import UiContext
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command, ...]:
    """All of them."""

    async def show(reply: Reply) -> None:
        parts = (reply.say("ui-privacy"), context.links.line(reply.language))
        await reply.private(Page(parts=tuple(filter(None, parts))))

    async def export(reply: Reply) -> None:
        stored = await context.coordinator.records.export(reply.reader)
        text = json.dumps(stored, ensure_ascii=False, indent=1, default=str)
        await reply.file(reply.say("ui-privacy-export"), "card-games.json", text.encode())

    async def delete(reply: Reply) -> None:
        sure = button(
            ActionId(0, Action.FORGET_ME), reply.say("ui-really-forget"), style=discord.ButtonStyle.danger
        )
        await reply.private(Page(parts=(reply.say("ui-privacy-delete"), Row((sure,)))))

    return tuple(command(context, work.__name__, work, above="privacy") for work in (show, export, delete))
