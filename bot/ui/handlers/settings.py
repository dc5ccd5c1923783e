"""What happens when a setting is chosen, or somebody is sure that they want to go; no game is asked."""

from collections.abc import Mapping

from bot.coordinator import Coordinator
from bot.table.clock import Caretaker, Pace
from bot.table.languages import LANGUAGES
from bot.table.match import PlayerId
from bot.table.profile import Person
from bot.table.refusals import NotAllowed, NotHere
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, Values, changes, only
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page
from bot.ui.pages.settings import DISCORDS, OFFERED, ON, SERVER_OFFERED, server_page, settings_page
from bot.ui.reply import Reply


async def change_setting(coordinator: Coordinator, player: PlayerId, name: str, value: str) -> Person:
    """One setting changes; raises NotAllowed for a value that is not offered."""
    if value not in OFFERED.get(name, ()):
        raise NotAllowed(NotHere.NO_SUCH_OPTION, option=name, value=value)
    profiles = coordinator.profiles
    match name:
        case "language" if value == DISCORDS:
            return await profiles.follow_discord_language(player)
        case "language":
            return await profiles.update(
                player, language=next(known for known in LANGUAGES if known == value)
            )
        case "messages":
            return await profiles.update(player, dms=value == ON)
        case "caretaker":
            return await profiles.update(player, caretaker=Caretaker(value))
        case _:
            return await profiles.update(player, reminders=value == ON)


async def _setting(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    person = await change_setting(context.coordinator, reply.reader, ask.about, only(values))
    await context.meet(reply)  # perhaps another language now
    await reply.change(settings_page(person, reply.language))


async def _server_setting(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    if only(values) not in SERVER_OFFERED.get(ask.about, ()):
        raise NotAllowed(NotHere.NO_SUCH_OPTION, option=ask.about, value=only(values))
    update, value = context.coordinator.profiles.update_server, only(values)
    match ask.about:
        case "pace":
            server = await update(reply.actor, pace=Pace(value))
        case "per-person":
            server = await update(reply.actor, per_person=int(value))
        case "per-channel":
            server = await update(reply.actor, per_channel=int(value))
        case _:
            server = await update(reply.actor, language=next(known for known in LANGUAGES if known == value))
    await reply.change(server_page(server, reply.language))


async def _really_leave(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await context.coordinator.seats.leave(reply.actor, ask.table)
    await reply.change(Page(parts=(reply.say("ui-left"),)))


async def _forget_me(context: UiContext, reply: Reply, _ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.records.forget(reply.reader)
    await reply.change(Page(parts=(reply.say("ui-forgotten"),)))


HANDLERS: Mapping[Action, Handler] = {
    Action.SETTING: Handler(_setting, changes),
    Action.SERVER_SETTING: Handler(_server_setting, changes),
    Action.REALLY_LEAVE: Handler(_really_leave, changes),
    Action.FORGET_ME: Handler(_forget_me, changes),
}
