"""/stats, /leaderboard, /privacy: what is kept, to show, to take along, to forget."""

import io
import json

import discord
from discord import app_commands

from bot.language import knows
from bot.statistics import Standing
from bot.ui.answer import Answer
from bot.ui.commands.making import Command, command, group
from bot.ui.components import Ask, Verb, button
from bot.ui.desk import Desk
from bot.ui.page import Page, Row
from bot.ui.words import mention

LISTED = 15


def commands(desk: Desk) -> tuple[Command | app_commands.Group, ...]:
    """All of them."""

    async def stats(answer: Answer, player: discord.User | None = None) -> None:
        whose = player.id if player else answer.reader
        standing = await desk.coordinator.stats(answer.interaction.guild_id or 0, whose)
        await answer.private(stats_page(answer, standing))

    async def leaderboard(answer: Answer) -> None:
        best = await desk.coordinator.leaderboard(answer.interaction.guild_id or 0, limit=LISTED)
        await answer.private(_board(answer, best))

    async def show(answer: Answer) -> None:
        await answer.private(Page(parts=(answer.say("ui-privacy"),)))

    async def export(answer: Answer) -> None:
        stored = await desk.coordinator.export(answer.reader)
        text = json.dumps(stored, ensure_ascii=False, indent=1, default=str)
        await answer.file(answer.say("ui-privacy-export"), "chicago-poker.json", io.BytesIO(text.encode()))

    async def delete(answer: Answer) -> None:
        sure = button(
            Ask(0, Verb.FORGET_ME), answer.say("ui-really-forget"), style=discord.ButtonStyle.danger
        )
        await answer.private(Page(parts=(answer.say("ui-privacy-delete"), Row((sure,)))))

    privacy = group("privacy", anywhere=True)
    for deed in (show, export, delete):
        privacy.add_command(command(desk, f"privacy {deed.__name__}", deed, nested=True))
    return (
        command(desk, "stats", stats, anywhere=False),
        command(desk, "leaderboard", leaderboard, anywhere=False),
        privacy,
    )


def stats_page(answer: Answer, standing: Standing) -> Page:
    """One person's finished games on this server."""
    if not standing.games:
        return Page(parts=(answer.say("ui-stats-none", player=mention(standing.player)),))
    facts = {"games": standing.games, "wins": standing.wins}
    lines = [answer.say("ui-stats-head", player=mention(standing.player), **facts)]
    known = ((f"ui-figure-{name.replace('_', '-')}", figure) for name, figure in standing.kept.items())
    lines += [answer.say(key, figure=figure) for key, figure in known if knows(key)]
    if standing.rating is not None:
        points, games = standing.rating.points, standing.rating.games
        lines.append(answer.say("ui-stats-rating", points=points, games=games))
    return Page(parts=("\n".join(lines),))


def _board(answer: Answer, best: tuple[Standing, ...]) -> Page:
    if not best:
        return Page(parts=(answer.say("ui-leaderboard-none"),))
    lines = [answer.say("ui-leaderboard-head")]
    for place, standing in enumerate(best, 1):
        points = standing.rating.points if standing.rating else 0
        facts = {"place": place, "points": points, "games": standing.games, "wins": standing.wins}
        key = "ui-leaderboard-line" if standing.rating else "ui-leaderboard-unrated"
        lines.append(answer.say(key, player=mention(standing.player), **facts))
    return Page(parts=("\n".join(lines),))
