"""Replay from here: the line in the menu of a message, which leads to the turn it was posted in."""

import discord

from bot.features.replay.control import replayed
from bot.features.replay.look import Look
from bot.ui.click import Click
from bot.ui.commands.build import EVERYWHERE
from bot.ui.commands.menus import Menu
from bot.ui.commands.which import table_here
from bot.ui.context import UiContext
from bot.ui.pages.page import Page


def menus(context: UiContext) -> tuple[Menu, ...]:
    """The one."""

    async def replay(click: Click, message: discord.Message) -> Page:
        moments, table_id = context.coordinator.moments, click.table_id
        turn = await moments.turn_at(click.actor, table_id, message.created_at)
        return await replayed(context, click.reply, table_id, Look(turn))

    return (Menu(context, "replay/menu", replay, EVERYWHERE, table_here),)
