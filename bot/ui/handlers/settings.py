"""What happens when a setting is chosen, or somebody is sure that they want to go; no game is asked."""

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.table.clock import Pace
from bot.table.declared import chosen
from bot.table.languages import LANGUAGES
from bot.table.profile import SETTINGS, Server, ServerWishes
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.announcing import existing, how_announced
from bot.ui.click import Click, control, form, in_place, turns_pages, with_a_form
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, classify
from bot.ui.forms import form_of, picked
from bot.ui.ids import Action, ActionId, natural, snowflake
from bot.ui.pages.page import Page
from bot.ui.pages.settings import (
    ANNOUNCE,
    RING,
    SERVER_OFFERED,
    WHERE,
    server_page,
    settings_forms,
    settings_page,
)
from bot.ui.pages.zone import zone_page
from bot.ui.reply import Reply


def server_wish(name: str, value: str) -> ServerWishes:
    """What is asked for by a setting's name and value; raises NotAllowed for a value that is not offered."""
    if value not in SERVER_OFFERED.get(name, ()):
        raise NotAllowed(NotHere.NO_SUCH_OPTION, option=name, value=value)
    match name:
        case "pace":
            return {"pace": Pace(value)}
        case "per-person":
            return {"own_lobbies": int(value)}
        case "per-channel":
            return {"channel_lobbies": int(value)}
        case _:
            return {"language": next(known for known in LANGUAGES if known == value)}


@control(Action.SETTINGS, answers=with_a_form)
async def settings(click: Click) -> None:
    """Open the form in which settings are chosen."""
    person = await click.coordinator.profiles.get(click.reader)
    fields = picked(settings_forms(person, click.language), click.about)
    await click.reply.form(form_of(ActionId(0, Action.SETTINGS), click.say("ui-settings"), fields))


@form(Action.SETTINGS)
async def settled(click: Click) -> Page:
    """Keep what was chosen."""
    asked = chosen(SETTINGS, click.words)
    person = await click.coordinator.profiles.update(click.reader, **asked)
    if asked.get("dms"):
        await click.coordinator.posts.bring(click.reader)
    await click.context.meet(click.reply)  # perhaps another language now
    return settings_page(person, click.language, click.coordinator.now())


@control(Action.TRY_MESSAGES, answers=in_place)
async def try_messages(click: Click) -> None:
    """One real message: if it arrives, whatever waits for them comes at once, and takes its place."""
    click.reply.promise()
    if (await click.coordinator.profiles.get(click.reader)).dms_closed:
        try:
            trial = await _arrives(click.reply)
        except discord.HTTPException as error:
            if classify(error) is not Failure.DMS_CLOSED:
                raise
            await _show(click.context, click.reply, "ui-messages-refused")
            return
        if await click.coordinator.posts.dms_work(click.reader):
            with suppress(*NOT_NOW):
                await trial.delete()
    await _show(click.context, click.reply, "ui-messages-arrive")


async def _arrives(reply: Reply) -> discord.Message:
    channel = await reply.interaction.client.create_dm(discord.Object(reply.reader))
    return await channel.send(reply.say("ui-messages-arrive"))


async def _show(context: UiContext, reply: Reply, word: str) -> None:
    person = await context.coordinator.profiles.get(reply.reader)
    await reply.change(settings_page(person, reply.language, context.coordinator.now(), reply.say(word)))


@control(Action.ZONE, answers=turns_pages)
async def zone(click: Click) -> Page:
    """The page of time zones; from the settings, in their place."""
    person = await click.coordinator.profiles.get(click.reader)
    return zone_page(person, click.language, click.coordinator.now())


@control(Action.SET_ZONE, answers=in_place)
async def set_zone(click: Click) -> Page:
    """Keep a time zone."""
    person = await click.coordinator.profiles.update(click.reader, zone=click.value)
    return zone_page(person, click.language, click.coordinator.now())


def server_places(name: str, chosen: Sequence[str]) -> ServerWishes | None:
    """What is asked for by the channels or the role chosen, be it none; None for another setting."""
    if name not in (WHERE, ANNOUNCE, RING):
        return None
    places = tuple(snowflake(each) for each in chosen)
    one = places[0] if places else None
    match name:
        case str(each) if each == WHERE:
            return {"channels": places}
        case str(each) if each == ANNOUNCE:
            return {"announces_in": one}
        case _:
            return {"rings": one}


@control(Action.SERVER_SETTING, answers=in_place)
async def server_setting(click: Click) -> Page:
    """Keep what a manager has chosen for the server."""
    places = server_places(click.about, click.values)
    asked = server_wish(click.about, click.value) if places is None else places
    server = await click.coordinator.profiles.update_server(click.actor, **asked)
    return server_shown(click.reply, server)


def server_shown(reply: Reply, server: Server) -> Page:
    """A server's settings for the manager who asks."""
    guild = reply.interaction.guild
    announced = how_announced(guild, server, reply.language)
    return server_page(server, reply.language, announced, existing(guild, server))


@control(Action.REALLY_LEAVE, answers=in_place)
async def really_leave(click: Click) -> Page:
    """Leave the table: who leaves is sure."""
    click.reply.promise()
    since = natural(click.about) if click.about else None  # none: a question of before an update
    await click.coordinator.seats.leave(click.actor, click.table_id, since)
    return Page(parts=(click.say("ui-left"),))


@control(Action.FORGET_ME, answers=in_place)
async def forget_me(click: Click) -> Page:
    """Forget all that is kept of somebody."""
    click.reply.promise()
    await click.coordinator.records.forget(click.reader)
    return Page(parts=(click.say("ui-forgotten"),))


CONTROLS = (
    settings,
    settled,
    zone,
    set_zone,
    try_messages,
    server_setting,
    really_leave,
    forget_me,
)
