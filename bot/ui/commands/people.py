"""Giving a game up, and what server managers may do: settings, ending, replacing."""

from collections.abc import Iterator
from functools import partial, wraps
from typing import Any

import discord

from bot.table.declared import Pick
from bot.table.offers import Invited
from bot.table.profile import SERVER_PLACES, SERVER_SETTINGS, Besides
from bot.ui.commands.build import Command, Offer, Work, command
from bot.ui.commands.settings import values_offered, wished
from bot.ui.commands.welcome import welcome
from bot.ui.commands.which import MyTable, own_tables, seats_of_table, tables_of_this_server
from bot.ui.context import UiContext
from bot.ui.handlers import endings
from bot.ui.handlers.settings import server_shown
from bot.ui.pages.moved import TOLD_OF_MOVED, moved_page
from bot.ui.pages.page import Page
from bot.ui.pages.text import plain
from bot.ui.reply import Reply, may_view

Somebody = discord.Member | discord.User
"""Whom Discord lets people name: also who is not on the server."""


def commands(context: UiContext) -> tuple[Command, ...]:
    """/game concede and /server …; a host finds end and replace under /table."""

    async def concede(reply: Reply, table: MyTable) -> None:
        await reply.private(await endings.sure(context, reply, table))

    giving_up = command(context, "concede", concede, above="game", offers={"table": own_tables(context)})
    return (giving_up, *_server(context))


def _server(context: UiContext) -> Iterator[Command]:
    """Server managers' commands, by Discord's permissions; the coordinator asks again."""

    async def settings(reply: Reply, **typed: Any) -> None:
        wishes = wished(SERVER_SETTINGS, typed)
        for place in SERVER_PLACES.values():
            picked = typed[place.argument]
            if typed[place.cleared]:
                wishes[place.field] = place.value(())
            elif picked is not None:
                wishes[place.field] = Besides(picked.id) if place.many else picked.id
        server = await context.coordinator.profiles.update_server(reply.actor, **wishes)
        await reply.private(server_shown(reply, server))

    async def end(reply: Reply, table: int) -> None:
        await context.coordinator.seats.end(reply.actor, table)
        await reply.private(Page(parts=(reply.say("ui-done"),)))

    async def replace(reply: Reply, table: int, seat: int, player: Somebody) -> None:
        await offer_seat(context, reply, table, seat, player)

    table = {"table": tables_of_this_server(context)}
    offers: dict[Work, dict[str, Offer]] = {
        settings: values_offered(SERVER_SETTINGS),
        end: table,
        replace: {**table, "seat": seats_of_table(context)},
        welcome(context): {},
    }
    return (
        command(
            context,
            work.__name__,
            _telling_of_moved(context, work),
            above="server",
            offers=offered,
            others=_settled_by_typing() if work is settings else None,
        )
        for work, offered in offers.items()
    )


def _settled_by_typing() -> dict[str, type]:
    """The options of /server settings: a word for each setting, and each place with what takes it back."""
    picked = {Pick.CHANNEL: discord.TextChannel, Pick.ROLE: discord.Role}
    options: dict[str, type] = dict.fromkeys((each.argument for each in SERVER_SETTINGS.values()), str)
    for place in SERVER_PLACES.values():
        options[place.argument] = picked[place.pick]
    return options | dict.fromkeys((each.cleared for each in SERVER_PLACES.values()), bool)


def _telling_of_moved(context: UiContext, work: Work) -> Work:
    """Wrap the work: its user reads once that commands have new names, and have lost their rights."""
    profiles = context.coordinator.profiles

    @wraps(work)
    async def telling(reply: Reply, **options: Any) -> None:
        await work(reply, **options)
        if not await profiles.was_told(reply.reader, TOLD_OF_MOVED):
            await reply.private(moved_page(reply.language))
            await profiles.has_told(reply.reader, TOLD_OF_MOVED)

    return telling


async def offer_seat(context: UiContext, reply: Reply, table: int, seat: int, player: Somebody) -> None:
    """Ask somebody to take a seat; people count seats from 1."""
    invited = Invited(player.id, player.display_name, player.bot, partial(may_view, player))
    asked = await context.coordinator.seats.offer(reply.actor, table, seat - 1, invited)
    words = reply.say(f"ui-seat-asked-{asked}", name=plain(player.display_name))
    await reply.private(Page(parts=(words,)))
