"""Controls of settings, and of forgetting somebody who is sure; no game is asked."""

from contextlib import suppress

import discord
from discord.ui import Modal

from bot.table.declared import chosen
from bot.table.profile import SERVER_PLACES, SERVER_SETTINGS, SETTINGS, Server
from bot.ui.announcing import existing, how_announced
from bot.ui.click import Click, control, form, in_place, turns_pages, with_a_form
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, classify
from bot.ui.forms import form_of, picked
from bot.ui.ids import Action, ActionId, natural, snowflake
from bot.ui.pages.page import Page
from bot.ui.pages.settings import server_forms, server_page, settings_forms, settings_page
from bot.ui.pages.zone import zone_page
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply


@control(Action.SETTINGS, answers=with_a_form)
async def settings(click: Click) -> Modal:
    """Open the form in which settings are chosen."""
    person = await click.coordinator.profiles.get(click.reader)
    fields = picked(settings_forms(person, click.language), click.about)
    return form_of(ActionId(0, Action.SETTINGS), click.say("ui-settings"), fields)


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


@control(Action.SERVER_SETTINGS, answers=with_a_form)
async def server_settings(click: Click) -> Modal:
    """Open the form in which a manager settles what holds on the server."""
    server = await click.coordinator.profiles.to_manage(click.actor)
    fields = picked(server_forms(server, click.language), click.about)
    title = click.say("ui-server-settings")
    return form_of(ActionId(0, Action.SERVER_SETTINGS), title, fields)


@form(Action.SERVER_SETTINGS)
async def server_settled(click: Click) -> Page:
    """Keep what a manager has chosen in the form."""
    asked = chosen(SERVER_SETTINGS, click.words)
    return server_shown(click.reply, await click.coordinator.profiles.update_server(click.actor, **asked))


@control(Action.SERVER_SETTING, answers=in_place)
async def server_place(click: Click) -> Page:
    """Keep the channels or the role that a manager has picked, be it none."""
    place = SERVER_PLACES.get(click.about)
    if place is None:
        raise UiRefusal(UiReason.OLD_BUTTON)
    asked = {place.field: place.value(tuple(snowflake(each) for each in click.values))}
    return server_shown(click.reply, await click.coordinator.profiles.update_server(click.actor, **asked))


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
    server_settings,
    server_settled,
    server_place,
    really_leave,
    forget_me,
)
