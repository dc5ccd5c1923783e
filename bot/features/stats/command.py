"""Finished games on a server: /stats of somebody, /stats board."""

from collections.abc import Collection, Mapping
from typing import TypeVar

import discord

from bot.features.stats.page import all_boards_page, all_stats_page, board_page, stats_page
from bot.skins.skin import Skin
from bot.table.match import PlayerId
from bot.table.results import Standing
from bot.ui.commands.build import Command, command
from bot.ui.commands.offers import games_offered, known_game
from bot.ui.commands.which import game_here
from bot.ui.context import UiContext
from bot.ui.reply import Reply
from bot.ui.voice import Voice

T = TypeVar("T")

STATS = "stats"
PEOPLE_LISTED_MAX = 15


def commands(context: UiContext) -> tuple[Command, ...]:
    """Both."""

    async def of(reply: Reply, player: discord.User | None = None, game: str = "") -> None:
        await figures_of(context, reply, player.id if player else reply.reader, game)

    async def board(reply: Reply, game: str = "") -> None:
        found = await _leaderboards(context, reply.guild_id, PEOPLE_LISTED_MAX)
        meant = await _game_meant(context, reply, game, found)
        if meant in found:
            await reply.private(board_page(found[meant], Voice(context.skin(meant), reply.language)))
        else:
            skin = context.skin(meant) if meant else None
            await reply.private(all_boards_page(_by_skin(context, found), skin, reply.language))

    offers = {"game": games_offered(context)}
    return (
        command(context, "of", of, above=STATS, offers=offers, domain=STATS),
        command(context, "board", board, above=STATS, offers=offers, domain=STATS),
    )


async def figures_of(context: UiContext, reply: Reply, whose: PlayerId, game: str = "") -> None:
    """Somebody's finished games on this server, of the game meant or of all."""
    found = await _all_stats(context, reply.guild_id, whose)
    meant = await _game_meant(context, reply, game, found)
    if meant in found:
        told = context.info(meant).story_figures
        await reply.private(stats_page(found[meant], Voice(context.skin(meant), reply.language), told))
    else:
        skin = context.skin(meant) if meant else None
        await reply.private(all_stats_page(whose, _by_skin(context, found), skin, reply.language))


async def _all_stats(context: UiContext, guild_id: int, player: PlayerId) -> dict[str, Standing]:
    """One person's finished games on a server, by game, without those of which they finished none."""
    records, games = context.coordinator.records, context.coordinator.games
    found = {game: await records.stats(guild_id, player, game) for game in games}
    return {game: standing for game, standing in found.items() if standing.games}


async def _leaderboards(context: UiContext, guild_id: int, limit: int) -> dict[str, tuple[Standing, ...]]:
    """A server's people by game, the best first; games that nobody has finished are left out."""
    records, games = context.coordinator.records, context.coordinator.games
    found = {game: await records.leaderboard(guild_id, game, limit) for game in games}
    return {game: best for game, best in found.items() if best}


async def _game_meant(context: UiContext, reply: Reply, named: str, found: Collection[str]) -> str:
    """The game named, else the one played here, else the only one there is something of; else empty."""
    if named:
        return known_game(context, named)
    here = await game_here(context, reply)
    return here or (next(iter(found)) if len(found) == 1 else "")


def _by_skin(context: UiContext, found: Mapping[str, T]) -> list[tuple[Skin, T]]:
    return [(context.skin(game), each) for game, each in found.items()]
