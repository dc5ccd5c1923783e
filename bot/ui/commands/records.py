"""/stats, /leaderboard, /privacy: what is kept, to show, to take along, to forget."""

import io
import json

import discord
from discord import app_commands

from bot.language import knows
from bot.table.results import Standing
from bot.ui.commands.making import Command, command, group
from bot.ui.components import Action, ActionId, button
from bot.ui.context import UiContext
from bot.ui.pages.page import Page, Row
from bot.ui.pages.text import mention
from bot.ui.reply import Reply

LISTED = 15


def commands(context: UiContext) -> tuple[Command | app_commands.Group, ...]:
    """All of them."""

    async def stats(reply: Reply, player: discord.User | None = None) -> None:
        whose = player.id if player else reply.reader
        standing = await context.coordinator.stats(reply.interaction.guild_id or 0, whose)
        await reply.private(stats_page(reply, standing))

    async def leaderboard(reply: Reply) -> None:
        best = await context.coordinator.leaderboard(reply.interaction.guild_id or 0, limit=LISTED)
        await reply.private(_board(reply, best))

    async def show(reply: Reply) -> None:
        await reply.private(Page(parts=(reply.say("ui-privacy"),)))

    async def export(reply: Reply) -> None:
        stored = await context.coordinator.export(reply.reader)
        text = json.dumps(stored, ensure_ascii=False, indent=1, default=str)
        await reply.file(reply.say("ui-privacy-export"), "chicago-poker.json", io.BytesIO(text.encode()))

    async def delete(reply: Reply) -> None:
        sure = button(
            ActionId(0, Action.FORGET_ME), reply.say("ui-really-forget"), style=discord.ButtonStyle.danger
        )
        await reply.private(Page(parts=(reply.say("ui-privacy-delete"), Row((sure,)))))

    privacy = group("privacy", anywhere=True)
    for deed in (show, export, delete):
        privacy.add_command(command(context, f"privacy {deed.__name__}", deed, nested=True))
    return (
        command(context, "stats", stats, anywhere=False),
        command(context, "leaderboard", leaderboard, anywhere=False),
        privacy,
    )


def stats_page(reply: Reply, standing: Standing) -> Page:
    """One person's finished games on this server."""
    if not standing.games:
        return Page(parts=(reply.say("ui-stats-none", player=mention(standing.player)),))
    facts = {"games": standing.games, "wins": standing.wins}
    lines = [reply.say("ui-stats-head", player=mention(standing.player), **facts)]
    known = ((f"ui-figure-{name.replace('_', '-')}", figure) for name, figure in standing.kept.items())
    lines += [reply.say(key, figure=figure) for key, figure in known if knows(key)]
    if standing.rating is not None:
        points, games = standing.rating.points, standing.rating.games
        lines.append(reply.say("ui-stats-rating", points=points, games=games))
    return Page(parts=("\n".join(lines),))


def _board(reply: Reply, best: tuple[Standing, ...]) -> Page:
    if not best:
        return Page(parts=(reply.say("ui-leaderboard-none"),))
    lines = [reply.say("ui-leaderboard-head")]
    for place, standing in enumerate(best, 1):
        points = standing.rating.points if standing.rating else 0
        facts = {"place": place, "points": points, "games": standing.games, "wins": standing.wins}
        key = "ui-leaderboard-line" if standing.rating else "ui-leaderboard-unrated"
        lines.append(reply.say(key, player=mention(standing.player), **facts))
    return Page(parts=("\n".join(lines),))
