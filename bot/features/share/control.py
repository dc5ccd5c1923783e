"""Controls to share a game: first its sharer alone sees what would be posted, then everybody does."""

from contextlib import suppress
from dataclasses import replace
from enum import StrEnum

import discord

from bot.coordinator.access import open_book
from bot.features.share.page import POST, SHARE, preview, shared_page
from bot.skins.skin import Picture
from bot.table.refusals import NoStory, NoTimeLeft
from bot.table.reports import TableReport
from bot.table.table import Location, Phase, Table
from bot.ui import pictures
from bot.ui.click import Click, control, turns_pages
from bot.ui.pages.page import Page
from bot.ui.pages.story import story_told
from bot.ui.pages.text import link
from bot.ui.pictures import PUBLIC
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.sharing import may_post, where_to_share
from bot.workers import Overloaded


class ShareReason(StrEnum):
    """A reason not to share a game."""

    SHARED_ALREADY = "share/shared-already"  # by the same person
    NOT_PLAYED_OUT = "share/not-played-out"  # nothing to share


@control(SHARE, answers=turns_pages)
async def share(click: Click) -> Page:
    """Show what would be posted; or post it."""
    return await (posted(click) if click.about == POST else previewed(click))


async def previewed(click: Click) -> Page:
    """The game as it would be posted, and where, for its sharer alone."""
    table, where = await _to_share(click)
    report = (await click.coordinator.posts.final(table.id)).report
    return preview(await _made(click, table, report), table.id, where, click.voice(report))


async def posted(click: Click) -> Page:
    """Post it, once for each person; a word to its sharer."""
    click.reply.promise()
    async with click.context.being_changed.alone((click.table_id, click.reader)):
        return await _posted(click)


async def _posted(click: Click) -> Page:
    table, where = await _to_share(click)
    page = await _made(click, table, (await click.coordinator.posts.final(table.id)).report)
    client = click.reply.interaction.client
    channel = client.get_partial_messageable(where.channel_id, guild_id=where.guild_id)
    try:
        message = await channel.send(
            view=page.layout(known=click.context.registered),
            files=page.files(),
            allowed_mentions=page.mentions,
        )
    except (discord.Forbidden, discord.NotFound) as error:
        raise UiRefusal(UiReason.CANNOT_SHARE) from error
    await click.coordinator.profiles.has_told(click.reader, _once(table))
    return Page(parts=(click.say("share/posted", where=link(where, message.id)),))


async def _to_share(click: Click) -> tuple[Table, Location]:
    """The table, for somebody who played there, and where; raises NoSuchTable, NotAllowed, UiRefusal."""
    seen = await click.coordinator.lobbies.get(click.actor, click.table_id)
    if seen.phase is not Phase.OVER:  # where people gave up, nothing is turned up
        raise UiRefusal(ShareReason.NOT_PLAYED_OUT)
    where = replace(where_to_share(click.reply, seen), thread_id=None)
    speaks = await may_post(click, where)
    table = await click.coordinator.moments.to_share(
        click.actor, click.table_id, placed=bool(where.place), speaks=speaks
    )
    if await click.coordinator.profiles.was_told(click.reader, _once(table)):
        raise UiRefusal(ShareReason.SHARED_ALREADY)
    return table, where


async def _made(click: Click, table: Table, report: TableReport) -> Page:
    """The page that everybody sees; where its story is not told, or cannot be just now, how it ended."""
    context, voice = click.context, click.context.voice(report)
    words, card = "", tuple[Picture, ...]()
    if open_book(table):
        with suppress(NoStory, NoTimeLeft, Overloaded):
            told = await click.coordinator.stories.show(click.actor, table.id)
            card = await pictures.of_share(context.painter, told, voice)
            words = story_told(told, voice)
    shown = card or await pictures.of_table(context.painter, report, voice, PUBLIC)
    return shared_page(report, click.reader, voice, shown, words, replay=open_book(table))


def _once(table: Table) -> str:
    """Name under which sharing is remembered."""
    return f"shared-{table.id}"
