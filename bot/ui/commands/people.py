"""Giving a game up, and what server managers may do: settings, ending, replacing."""

from collections.abc import Iterator
from functools import partial, wraps
from typing import Any

import discord
from discord import app_commands

from bot.table.offers import Invited
from bot.table.profile import LOBBIES_MAX, ServerWishes
from bot.ui.commands.build import Command, Interaction, Offer, Offers, Work, command, fitting
from bot.ui.commands.welcome import welcome
from bot.ui.commands.which import my_table, own_tables, seats_of_table, tables_of_this_server
from bot.ui.context import UiContext
from bot.ui.handlers import endings
from bot.ui.handlers.settings import server_shown, server_wish
from bot.ui.pages.moved import TOLD_OF_MOVED, moved_page
from bot.ui.pages.page import Page
from bot.ui.pages.settings import SERVER_OFFERED, choices
from bot.ui.pages.text import plain
from bot.ui.reply import Reply, may_view

Somebody = discord.Member | discord.User
"""Whom Discord lets people name: also who is not on the server."""


def commands(context: UiContext) -> tuple[Command, ...]:
    """/game concede and /server …; a host finds end and replace under /table."""

    async def concede(reply: Reply, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        await reply.private(await endings.sure(context, reply, meant))

    giving_up = command(context, "concede", concede, above="game", offers={"table": own_tables(context)})
    return (giving_up, *_server(context))


def _server(context: UiContext) -> Iterator[Command]:
    """For server managers, by Discord's own permissions; the coordinator asks again."""

    async def settings(
        reply: Reply,
        language: str = "",
        pace: str = "",
        where: discord.TextChannel | None = None,
        everywhere: bool = False,
        per_person: app_commands.Range[int, 1, LOBBIES_MAX] | None = None,
        per_channel: app_commands.Range[int, 1, LOBBIES_MAX] | None = None,
        announce: discord.TextChannel | None = None,
        ring: discord.Role | None = None,
        unannounced: bool = False,
    ) -> None:
        wishes: ServerWishes = {"channels": ()} if everywhere else {}
        if where is not None and not everywhere:
            wishes["channel"] = where.id
        for name, value in {"language": language, "pace": pace}.items():
            if value:
                wishes |= server_wish(name, value)
        if per_person is not None:
            wishes["own_lobbies"] = per_person
        if per_channel is not None:
            wishes["channel_lobbies"] = per_channel
        if announce is not None:
            wishes["announces_in"] = announce.id
        if ring is not None:
            wishes["rings"] = ring.id
        if unannounced:
            wishes |= {"announces_in": None, "rings": None}
        server = await context.coordinator.profiles.update_server(reply.actor, **wishes)
        await reply.private(server_shown(reply, server))

    async def end(reply: Reply, table: int) -> None:
        await context.coordinator.seats.end(reply.actor, table)
        await reply.private(Page(parts=(reply.say("ui-done"),)))

    async def replace(reply: Reply, table: int, seat: int, player: Somebody) -> None:
        await offer_seat(context, reply, table, seat, player)

    table = {"table": tables_of_this_server(context)}
    offers: dict[Work, dict[str, Offer]] = {
        settings: {name: _values(name) for name in ("language", "pace")},
        end: table,
        replace: {**table, "seat": seats_of_table(context)},
        welcome(context): {},
    }
    return (
        command(context, work.__name__, _telling_of_moved(context, work), above="server", offers=offered)
        for work, offered in offers.items()
    )


def _telling_of_moved(context: UiContext, work: Work) -> Work:
    """The same work; whoever does it reads once that commands have new names, and have lost their rights."""
    profiles = context.coordinator.profiles

    @wraps(work)
    async def telling(reply: Reply, **options: Any) -> None:
        await work(reply, **options)
        if not await profiles.was_told(reply.reader, TOLD_OF_MOVED):
            await reply.private(moved_page(reply.language))
            await profiles.has_told(reply.reader, TOLD_OF_MOVED)

    return telling


async def offer_seat(context: UiContext, reply: Reply, table: int, seat: int, player: Somebody) -> None:
    """Somebody is asked to take a seat; people count seats from 1."""
    invited = Invited(player.id, player.display_name, player.bot, partial(may_view, player))
    asked = await context.coordinator.seats.offer(reply.actor, table, seat - 1, invited)
    words = reply.say(f"ui-seat-asked-{asked}", name=plain(player.display_name))
    await reply.private(Page(parts=(words,)))


def _values(name: str) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        words = choices(Reply(interaction).language, name, SERVER_OFFERED[name])
        return fitting([(choice.word, choice.label) for choice in words], current)

    return offered
