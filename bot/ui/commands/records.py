"""/stats, /leaderboard, /privacy: what is kept, to show, to take along, to forget."""

import json

import discord
from discord import app_commands

from bot.skins.skin import Skin
from bot.table.results import Standing
from bot.ui.commands.build import Command, command, group
from bot.ui.commands.offers import games_offered, known_game
from bot.ui.components import button
from bot.ui.context import UiContext
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.pages.stats import game_line, stats_page
from bot.ui.pages.text import mention
from bot.ui.reply import Reply
from bot.ui.translator import command_key

LISTED = 15


def commands(context: UiContext) -> tuple[Command | app_commands.Group, ...]:
    """All of them."""
    records = context.coordinator.records

    async def stats(reply: Reply, player: discord.User | None = None, game: str = "") -> None:
        whose = player.id if player else reply.reader
        meant = known_game(context, game)
        standing = await records.stats(reply.guild_id, whose, meant)
        told = context.info(meant).story_figures
        await reply.private(stats_page(standing, context.skin(meant), told, reply.language))

    async def leaderboard(reply: Reply, game: str = "") -> None:
        meant = known_game(context, game)
        best = await records.leaderboard(reply.guild_id, meant, limit=LISTED)
        await reply.private(_board(reply, context.skin(meant), best))

    offers = {"game": games_offered(context)}
    return (
        command(context, "stats", stats, anywhere=False, offers=offers),
        command(context, "leaderboard", leaderboard, anywhere=False, offers=offers),
        _privacy(context),
    )


def _privacy(context: UiContext) -> app_commands.Group:
    async def show(reply: Reply) -> None:
        await reply.private(Page(parts=(reply.say("ui-privacy"),)))

    async def export(reply: Reply) -> None:
        stored = await context.coordinator.records.export(reply.reader)
        text = json.dumps(stored, ensure_ascii=False, indent=1, default=str)
        await reply.file(reply.say("ui-privacy-export"), "card-games.json", text.encode())

    async def delete(reply: Reply) -> None:
        sure = button(
            ActionId(0, Action.FORGET_ME), reply.say("ui-really-forget"), style=discord.ButtonStyle.danger
        )
        await reply.private(Page(parts=(reply.say("ui-privacy-delete"), Row((sure,)))))

    made = (
        command(context, f"privacy {work.__name__}", work, nested=True) for work in (show, export, delete)
    )
    return group(command_key("privacy"), made, anywhere=True)


def _board(reply: Reply, skin: Skin, best: tuple[Standing, ...]) -> Page:
    if not best:
        return Page(parts=(reply.say("ui-leaderboard-none"),))
    lines = [reply.say("ui-leaderboard-head")]
    for place, standing in enumerate(best, 1):
        points = standing.rating.points if standing.rating else 0
        facts = {"place": place, "points": points, "games": standing.games, "wins": standing.wins}
        key = "ui-leaderboard-line" if standing.rating else "ui-leaderboard-unrated"
        lines.append(reply.say(key, player=mention(standing.player), **facts))
    return Page(parts=(game_line(skin, reply.language), "\n".join(lines)))
