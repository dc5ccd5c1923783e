"""What happens when a setting is chosen, or somebody is sure that he wants to go: deeds of no game."""

from collections.abc import Mapping

from bot.clock import Caretaker, Pace
from bot.language import LANGUAGES
from bot.lobby import NotAllowed, NotHere
from bot.match import PlayerId
from bot.players import Person
from bot.ui.answer import Answer
from bot.ui.clicks import Deed, Values
from bot.ui.components import Ask, Verb
from bot.ui.desk import Desk
from bot.ui.page import Page
from bot.ui.wishes import DISCORDS, OFFERED, ON, SERVER_OFFERED, server_page, settings_page


async def settle(desk: Desk, player: PlayerId, name: str, value: str) -> Person:
    """One setting changes; raises NotAllowed for a value that is not offered."""
    if value not in OFFERED.get(name, ()):
        raise NotAllowed(NotHere.NO_SUCH_OPTION, option=name, value=value)
    coordinator = desk.coordinator
    match name:
        case "language" if value == DISCORDS:
            return await coordinator.follow_discord_language(player)
        case "language":
            return await coordinator.settle_person(
                player, language=next(known for known in LANGUAGES if known == value)
            )
        case "messages":
            return await coordinator.settle_person(player, dms=value == ON)
        case "caretaker":
            return await coordinator.settle_person(player, caretaker=Caretaker(value))
        case _:
            return await coordinator.settle_person(player, reminders=value == ON)


async def _setting(desk: Desk, answer: Answer, ask: Ask, values: Values) -> None:
    person = await settle(desk, answer.reader, ask.about, values[0])
    await desk.meet(answer)  # perhaps another language now
    await answer.change(settings_page(person, answer.language))


async def _server_setting(desk: Desk, answer: Answer, ask: Ask, values: Values) -> None:
    """Discord let only managers see the page; it is asked again, for rights may have gone since."""
    if not answer.manager or values[0] not in SERVER_OFFERED.get(ask.about, ()):
        raise NotAllowed(NotHere.NO_SUCH_OPTION, option=ask.about, value=values[0])
    guild = answer.interaction.guild_id or 0
    if ask.about == "pace":
        server = await desk.coordinator.settle_server(guild, pace=Pace(values[0]))
    else:
        spoken = next(known for known in LANGUAGES if known == values[0])
        server = await desk.coordinator.settle_server(guild, language=spoken)
    await answer.change(server_page(server, answer.language))


async def _really_leave(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    await desk.coordinator.leave(ask.table, answer.reader)
    await answer.change(Page(parts=(answer.say("ui-left"),)))


async def _forget_me(desk: Desk, answer: Answer, _ask: Ask, _values: Values) -> None:
    answer.promise_change()
    await desk.coordinator.forget(answer.reader)
    await answer.change(Page(parts=(answer.say("ui-forgotten"),)))


DEEDS: Mapping[Verb, Deed] = {
    Verb.SETTING: _setting,
    Verb.SERVER_SETTING: _server_setting,
    Verb.REALLY_LEAVE: _really_leave,
    Verb.FORGET_ME: _forget_me,
}
