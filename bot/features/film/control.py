"""Controls of films: making one of a replay, cancelling it, showing it to everybody."""

from collections.abc import Sequence
from functools import partial

import discord

from bot.coordinator.access import theirs_to_share
from bot.counters import REFUSALS
from bot.features.film.choice import CANCEL, FILM, SHARE, FilmChoice, FilmReason, film_of
from bot.features.film.making import Films, Script
from bot.features.film.plan import FilmKey, Reel, Shot, Speed, milliseconds, shots
from bot.features.film.telling import Title, attached, finished, follow, progress, title
from bot.language import say
from bot.skins.film import Paint, Scene, pictured
from bot.table.actor import Actor
from bot.table.match import TableId
from bot.table.moments import Everybody, Eyes
from bot.table.table import Location, Table
from bot.ui.click import Click, control, in_place, privately
from bot.ui.context import UiContext
from bot.ui.errors import worded
from bot.ui.pages.text import link, mention
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import NOBODY, Note, Reply
from bot.ui.sharing import may_post, where_to_share
from engine.game import Refusal


@control(FILM, answers=privately)
async def film(click: Click) -> None:
    """A film as the button says; under a last post, as everybody saw the game."""
    everybody = FilmChoice(Everybody.PUBLIC, Speed.NORMAL, click.language)
    choice = film_of(click.about) if click.about else everybody
    await filmed(click.context, click.reply, click.table_id, choice.eyes, choice.speed)


async def filmed(context: UiContext, reply: Reply, table_id: TableId, eyes: Eyes, speed: Speed) -> None:
    """The film, if it is kept; else how far it is, until it is there. Raises UiRefusal, NoTimeLeft."""
    reel = await reel_of(context, reply.actor, table_id, eyes)
    called = _title(context, reel, reply, speed)
    films = context.services[Films]
    content = await films.kept.content(called.key)
    if content is not None:
        await reply.plain(finished(called, content, shares=reel.shares))
        return
    making = films.of(reply.reader)
    if making is not None and (making.key != called.key or making.followed):
        await reply.plain(Note(reply.say("film/one-at-a-time"), progress(called, making).buttons))
        return
    if making is None:
        if films.put_off():
            raise UiRefusal(FilmReason.NOT_NOW)
        context.coordinator.budget.afford(reply.reader)
        script = _script(context, reply.actor, reel, called)
        making = films.begin(reply.reader, called.key, script)
    making.followed = True
    try:
        change = await reply.plain(progress(called, making))
    except BaseException:
        making.followed = False
        raise
    films.beside(follow(called, making, change, shares=reel.shares))


async def reel_of(context: UiContext, actor: Actor, table_id: TableId, eyes: Eyes) -> Reel:
    """All of a game that has ended; raises NoSuchTable, and NotAllowed while it is played."""
    moments = context.coordinator.moments
    table, timeline = await moments.whole(actor, table_id)
    end = await moments.moment(actor, table_id, timeline.last, eyes)
    shares = theirs_to_share(actor, table)
    return Reel(table_id, end.game, eyes, timeline, end.seen_by_all, end.names, end.occupants, shares)


def _title(context: UiContext, reel: Reel, reply: Reply, speed: Speed) -> Title:
    last = reel.timeline.last
    key = FilmKey(reel.table_id, reel.eyes, speed, reply.language, reel.names, last)
    return title(key, reel, context.skin(reel.game))


def _script(context: UiContext, actor: Actor, reel: Reel, called: Title) -> Script:
    """A film of what this reader would see in a replay."""
    skin, language, names = context.skin(reel.game), called.key.language, reel.names
    counted: list[tuple[int, ...]] = []

    async def plan(most: int) -> Sequence[Shot]:
        if not counted:
            work = (pictured, skin, reel.timeline.news, reel.table_view, names, language)
            counted.append(await context.services[Films].work(actor.player, *work))
        return shots(reel.timeline, counted[0], most)

    async def scenes(shot: Shot) -> Sequence[Scene]:
        moment = await context.coordinator.moments.moment(actor, reel.table_id, shot.turn, reel.eyes)
        times = milliseconds(shot, reel.timeline.last, called.key.speed)
        gone = shot.turn / max(1, reel.timeline.last)
        news = partial(skin.paint_news, moment.news, moment.seen_by_all, names, language)
        table: Paint
        if moment.view is None:
            table = partial(skin.paint_table, moment.table_view, names, language, marks=reel.told(shot))
        else:
            table = partial(skin.paint_eyes, moment.view, names, language, marks=reel.told(shot))
        shown = [Scene(news, times[: shot.pictures], gone, together=False)] if shot.pictures else []
        return [*shown, *([Scene(table, times[-1:], gone)] if shot.table else [])]

    return Script(plan, scenes)


@control(CANCEL, answers=in_place)
async def cancel(click: Click) -> None:
    """Stop making it."""
    await click.coordinator.lobbies.get(click.actor, click.table_id)
    cancelled = await click.context.services[Films].cancel(click.reader)
    words = click.say("film/cancelled" if cancelled else "film/not-made")
    await click.reply.change_plain(Note(words))


@control(SHARE, answers=in_place)
async def share(click: Click) -> None:
    """The film where the table was played, by who sat there; once. A no leaves the film where it is."""
    reply = click.reply
    try:
        where = await _shared(click)
    except Refusal as refusal:
        REFUSALS.inc()
        await reply.plain(Note(worded(reply.language, refusal)))
    else:
        await reply.change_plain(Note(reply.say("film/shared", where=where)), same_files=True)


async def _shared(click: Click) -> str:
    """Shows it to everybody; where it is shown."""
    choice, context, reply, table_id = film_of(click.about), click.context, click.reply, click.table_id
    reel = await reel_of(context, reply.actor, table_id, choice.eyes)
    played = await context.coordinator.lobbies.get(reply.actor, table_id)
    where = where_to_share(reply, played)
    speaks = await may_post(click, where)
    table = await context.coordinator.moments.to_share(
        reply.actor, table_id, placed=bool(where.place), speaks=speaks
    )
    key = FilmKey(table_id, choice.eyes, choice.speed, choice.language, reel.names, reel.timeline.last)
    called, kept = title(key, reel, context.skin(reel.game)), context.services[Films].kept
    content = await kept.content(key)
    if content is None:
        raise UiRefusal(FilmReason.GONE)
    if not kept.share(key):
        raise UiRefusal(FilmReason.SHARED_ALREADY)
    reply.promise()
    try:
        message = await _posted(reply, table, where, called, content)
    except BaseException:
        kept.not_shared(key)
        raise
    return link(where, message.id)


async def _posted(
    reply: Reply, table: Table, where: Location, called: Title, content: bytes
) -> discord.Message:
    channel = reply.interaction.client.get_partial_messageable(where.place, guild_id=where.guild_id)
    words = say(table.language, "film/post", person=mention(reply.reader))
    try:
        return await channel.send(
            f"{words}\n{called.say('film/made')}",
            files=Note("", attached=(attached(called, content),)).files(),
            allowed_mentions=NOBODY,
        )
    except (discord.Forbidden, discord.NotFound) as error:
        raise UiRefusal(UiReason.CANNOT_SHARE) from error
