"""Play now: from one click into one's first turn; and a table opened for others by another click."""

from collections.abc import Awaitable

from bot.table.table import Table
from bot.ui.click import Click, control, in_own_place
from bot.ui.context import UiContext
from bot.ui.ids import Action
from bot.ui.opening import channel_here, language_for
from bot.ui.pages.games import which_game_page
from bot.ui.pages.lobby import opened_page
from bot.ui.pages.page import Page
from bot.ui.reply import Reply


async def begun(context: UiContext, reply: Reply, game: str = "") -> None:
    """Deals a game against computers, and shows its reader their first turn.

    A private message becomes that turn; under one that others read, it comes in private.
    """
    reply.promise()
    if not reply.guild_id:
        await reply.private(Page(parts=(reply.say("ui-learn-play-where"),)))
        return
    channel, language = channel_here(reply), await language_for(context, reply)
    begin = context.coordinator.solo.begin(reply.actor, reply.name, channel, game or None, language)
    await first_turn(context, reply, begin)


async def first_turn(context: UiContext, reply: Reply, dealing: Awaitable[Table]) -> None:
    """Deals, and shows in place of a private message what is to be done; the next turns appear there."""
    with context.following.click(reply.reader):
        table = await dealing
        panel = await context.coordinator.reader.panel(reply.actor, table.id)
        page = await context.panel(panel, reply.language)
        await (reply.change(page) if reply.own_panel else reply.private(page))
        context.follow(reply, panel)


async def opened(context: UiContext, reply: Reply, game: str = "") -> Page:
    """Opens a table of that game with what is usual, in the channel where its reader is; without one, asks
    which game, the one that was played most on that server lately first.
    """
    if not reply.guild_id:
        return Page(parts=(reply.say("ui-learn-play-where"),))
    if not game and len(context.skins) > 1:
        games = await context.coordinator.reader.games(reply.actor)
        voices = [(context.info(each), context.voice_of(each, reply.language)) for each in games]
        return which_game_page(voices)
    channel, language = channel_here(reply), await language_for(context, reply)
    table = await context.coordinator.lobbies.open(
        reply.actor, reply.name, channel, game=game or None, language=language
    )
    return opened_page(table, context.info(table.game), reply.language)


@control(Action.PLAY_NOW, answers=in_own_place)
async def begin(click: Click) -> None:
    """Deal a game against computers."""
    await begun(click.context, click.reply, click.about)


@control(Action.OPEN_TABLE, answers=in_own_place)
async def open_table(click: Click) -> Page:
    """Open a table; ask of which game where the button names none."""
    return await opened(click.context, click.reply, click.about)


CONTROLS = (begin, open_table)
