"""What happens when a setting is chosen, or somebody is sure that they want to go; no game is asked."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

import discord

from bot.table.clock import Pace
from bot.table.declared import chosen
from bot.table.languages import LANGUAGES
from bot.table.profile import SETTINGS, Server, ServerWishes
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.announcing import existing, how_announced
from bot.ui.click import Values, only
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, classify
from bot.ui.handlers.handler import Handler, changes, turns_pages
from bot.ui.ids import Action, ActionId, natural, snowflake
from bot.ui.pages.page import Page
from bot.ui.pages.settings import ANNOUNCE, RING, SERVER_OFFERED, WHERE, server_page, settings_page
from bot.ui.pages.zone import HERE, zone_page
from bot.ui.reply import Reply


def server_wish(name: str, value: str) -> ServerWishes:
    """What is asked for by a setting's name and value; raises NotAllowed for a value that is not offered."""
    if value not in SERVER_OFFERED.get(name, ()):
        raise NotAllowed(NotHere.NO_SUCH_OPTION, option=name, value=value)
    match name:
        case "pace":
            return {"pace": Pace(value)}
        case "per-person":
            return {"per_person": int(value)}
        case "per-channel":
            return {"per_channel": int(value)}
        case _:
            return {"language": next(known for known in LANGUAGES if known == value)}


async def _setting(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    asked = chosen(SETTINGS, {ask.about: only(values)})
    person = await context.coordinator.profiles.update(reply.reader, **asked)
    if asked.get("dms"):
        await context.coordinator.posts.bring(reply.reader)
    await context.meet(reply)  # perhaps another language now
    await reply.change(settings_page(person, reply.language, context.coordinator.now()))


async def _try_messages(context: UiContext, reply: Reply, _ask: ActionId, _values: Values) -> None:
    """One real message: if it arrives, whatever waits for them comes at once, and takes its place."""
    reply.promise()
    if (await context.coordinator.profiles.get(reply.reader)).dms_closed:
        try:
            trial = await _arrives(reply)
        except discord.HTTPException as error:
            if classify(error) is not Failure.DMS_CLOSED:
                raise
            await _show(context, reply, "ui-messages-refused")
            return
        if await context.coordinator.posts.dms_work(reply.reader):
            with suppress(*NOT_NOW):
                await trial.delete()
    await _show(context, reply, "ui-messages-arrive")


async def _arrives(reply: Reply) -> discord.Message:
    channel = await reply.interaction.client.create_dm(discord.Object(reply.reader))
    return await channel.send(reply.say("ui-messages-arrive"))


async def _show(context: UiContext, reply: Reply, word: str) -> None:
    person = await context.coordinator.profiles.get(reply.reader)
    await reply.change(settings_page(person, reply.language, context.coordinator.now(), reply.say(word)))


async def _zone(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    person = await context.coordinator.profiles.get(reply.reader)
    page = zone_page(person, reply.language, context.coordinator.now())
    await (reply.change(page) if ask.about == HERE else reply.private(page))


async def _set_zone(context: UiContext, reply: Reply, _ask: ActionId, values: Values) -> None:
    person = await context.coordinator.profiles.update(reply.reader, zone=only(values))
    await reply.change(zone_page(person, reply.language, context.coordinator.now()))


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


async def _server_setting(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    places = server_places(ask.about, values)
    asked = server_wish(ask.about, only(values)) if places is None else places
    server = await context.coordinator.profiles.update_server(reply.actor, **asked)
    await reply.change(server_shown(reply, server))


def server_shown(reply: Reply, server: Server) -> Page:
    """A server's settings for the manager who asks."""
    guild = reply.interaction.guild
    announced = how_announced(guild, server, reply.language)
    return server_page(server, reply.language, announced, existing(guild, server))


async def _really_leave(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    since = natural(ask.about) if ask.about else None  # none: a question of before an update
    await context.coordinator.seats.leave(reply.actor, ask.table, since)
    await reply.change(Page(parts=(reply.say("ui-left"),)))


async def _forget_me(context: UiContext, reply: Reply, _ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.records.forget(reply.reader)
    await reply.change(Page(parts=(reply.say("ui-forgotten"),)))


HANDLERS: Mapping[Action, Handler] = {
    Action.SETTING: Handler(_setting, changes),
    Action.ZONE: Handler(_zone, turns_pages),
    Action.SET_ZONE: Handler(_set_zone, changes),
    Action.TRY_MESSAGES: Handler(_try_messages, changes),
    Action.SERVER_SETTING: Handler(_server_setting, changes),
    Action.REALLY_LEAVE: Handler(_really_leave, changes),
    Action.FORGET_ME: Handler(_forget_me, changes),
}
