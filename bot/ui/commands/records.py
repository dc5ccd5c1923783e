"""/stats of … and /privacy …: what is kept, to show, to take along, to forget."""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

import discord

from bot.skins.skin import Skin
from bot.table.match import PlayerId
from bot.ui.commands.build import Command, command
from bot.ui.commands.offers import games_offered, known_game
from bot.ui.commands.which import game_here
from bot.ui.components import button
from bot.ui.context import UiContext
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.pages.stats import all_boards_page, all_stats_page, board_page, stats_page
from bot.ui.reply import Reply
from bot.ui.voice import Voice

T = TypeVar("T")

PEOPLE_LISTED_MAX = 15


def commands(context: UiContext) -> tuple[Command, ...]:
    """All of them."""
    records = context.coordinator.records

    async def of(reply: Reply, player: discord.User | None = None, game: str = "") -> None:
        await figures_of(context, reply, player.id if player else reply.reader, game)

    async def board(reply: Reply, game: str = "") -> None:
        found = await records.leaderboards(reply.guild_id, PEOPLE_LISTED_MAX)
        meant = await _game_meant(context, reply, game, found)
        if meant in found:
            await reply.private(board_page(found[meant], Voice(context.skin(meant), reply.language)))
        else:
            skin = context.skin(meant) if meant else None
            await reply.private(all_boards_page(_by_skin(context, found), skin, reply.language))

    offers = {"game": games_offered(context)}
    return (
        command(context, "of", of, above="stats", offers=offers),
        command(context, "board", board, above="stats", offers=offers),
        *_privacy(context),
    )


async def figures_of(context: UiContext, reply: Reply, whose: PlayerId, game: str = "") -> None:
    """Somebody's finished games on this server, of the game meant or of all."""
    found = await context.coordinator.records.all_stats(reply.guild_id, whose)
    meant = await _game_meant(context, reply, game, found)
    if meant in found:
        told = context.info(meant).story_figures
        await reply.private(stats_page(found[meant], Voice(context.skin(meant), reply.language), told))
    else:
        skin = context.skin(meant) if meant else None
        await reply.private(all_stats_page(whose, _by_skin(context, found), skin, reply.language))


def _privacy(context: UiContext) -> Iterator[Command]:
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

    return (command(context, work.__name__, work, above="privacy") for work in (show, export, delete))


async def _game_meant(context: UiContext, reply: Reply, named: str, found: Collection[str]) -> str:
    """The game named, else the one played here, else the only one there is something of; else empty."""
    if named:
        return known_game(context, named)
    here = await game_here(context, reply)
    return here or (next(iter(found)) if len(found) == 1 else "")


def _by_skin(context: UiContext, found: Mapping[str, T]) -> list[tuple[Skin, T]]:
    return [(context.skin(game), each) for game, each in found.items()]
