"""Replay from here: the line in the menu of a message, which leads to the turn it was posted in."""

import discord

from bot.features.replay.control import replayed
from bot.features.replay.look import Look
from bot.ui.commands.build import EVERYWHERE, Interaction
from bot.ui.commands.menus import Menu, table_of
from bot.ui.commands.which import table_here
from bot.ui.context import UiContext
from bot.ui.errors import guarded
from bot.ui.reply import Reply


def menus(context: UiContext) -> tuple[Menu, ...]:
    """The one."""

    async def replay(interaction: Interaction, message: discord.Message) -> None:
        async def work(reply: Reply) -> None:
            table_id = table_of(message, interaction) or await table_here(context, reply, None)
            reply.table_id = table_id
            turn = await context.coordinator.moments.turn_at(reply.actor, table_id, message.created_at)
            await reply.private(await replayed(context, reply, table_id, Look(turn)))

        await guarded(context, interaction, work)

    return (Menu("replay/menu", replay, EVERYWHERE),)
