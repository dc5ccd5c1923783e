"""What is clicked before the cards are dealt: on the lobby's message, and on the private pages behind it."""

from collections.abc import Mapping

from bot.table.refusals import NotAllowed
from bot.table.table import Phase, Table, why_not
from bot.ui.click import Values, only
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, changes, changes_own, sends
from bot.ui.ids import Action, ActionId, natural
from bot.ui.pages.announcing import free_chairs, open_page
from bot.ui.pages.computers import GO, computers_page
from bot.ui.pages.lobby import more_page
from bot.ui.pages.options import choices_page, options_page
from bot.ui.pages.page import Page
from bot.ui.pages.text import table_number
from bot.ui.reply import Reply


async def _join(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.lobbies.join(reply.actor, ask.table_id, reply.name)


async def _join_open(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """From elsewhere on the server; the list of lobbies changes, under an announcement a word comes."""
    table = await context.coordinator.lobbies.join(reply.actor, ask.table_id, reply.name)
    where = {"table": table_number(table.id, reply.language), "channel": f"<#{table.channel_id}>"}
    word = reply.say("ui-open-joined", **where)
    if reply.own_panel:
        await reply.change(await looking(context, reply, word))
    else:
        await reply.private(Page(parts=(word,)))


async def looking(context: UiContext, reply: Reply, word: str = "") -> Page:
    """The lobbies of this server that look for players, as far as the reader may sit down there."""
    found, now = await context.coordinator.lobbies.looking(reply.actor), context.coordinator.now()
    free = [free_chairs(table, context.info(table.game), now) for table in found]
    return open_page(found, free, context.skin, reply.language, word)


async def _role(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    """Whoever sits takes another role; whoever does not, sits down with it."""
    reply.promise()
    lobbies = context.coordinator.lobbies
    table = await lobbies.get(reply.actor, ask.table_id)
    if reply.reader in table.people:
        table = await lobbies.choose_role(reply.actor, ask.table_id, only(values))
    else:
        table = await lobbies.join(reply.actor, ask.table_id, reply.name, only(values))
    await _shown_more(context, reply, table)


async def _leave_lobby(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.seats.leave(reply.actor, ask.table_id)
    if reply.own_panel:
        words = reply.say("ui-lobby-left", table=table_number(ask.table_id, reply.language))
        await reply.change(Page(parts=(words,)))


async def _more(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    table = await context.coordinator.lobbies.get(reply.actor, ask.table_id)
    if table.phase is not Phase.LOBBY:
        raise NotAllowed(why_not(table))
    await reply.private(_more_page(context, reply, table))


async def _shown_more(context: UiContext, reply: Reply, table: Table) -> None:
    """The private page from which something was done shows what became of it; the lobby's does so anyway."""
    if reply.own_panel:
        await reply.change(_more_page(context, reply, table))


def _more_page(context: UiContext, reply: Reply, table: Table) -> Page:
    info, skin = context.info(table.game), context.skin(table.game)
    return more_page(table, info, skin, reply.language, reply.reader)


async def _start(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.cutting.start(reply.actor, ask.table_id)


async def _options(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    table = await context.coordinator.lobbies.to_settle(reply.actor, ask.table_id)
    await reply.private(_options_page(context, reply, table))


async def _pick_option(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    """Which of many options the menu below is about."""
    table = await context.coordinator.lobbies.get(reply.actor, ask.table_id)
    await reply.change(_options_page(context, reply, table, only(values)))


async def _option(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    table = await context.coordinator.lobbies.set_option(reply.actor, ask.table_id, ask.about, only(values))
    await reply.change(_options_page(context, reply, table, ask.about))


async def _remove(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    table = await context.coordinator.lobbies.remove(reply.actor, ask.table_id, natural(only(values)))
    await reply.change(_options_page(context, reply, table))


async def _choices(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    table = await context.coordinator.lobbies.get(reply.actor, ask.table_id)
    await reply.private(_choices_page(context, reply, table))


async def _pick_choice(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    """Which of many choices the menu below is about."""
    table = await context.coordinator.lobbies.get(reply.actor, ask.table_id)
    await reply.change(_choices_page(context, reply, table, only(values)))


async def _choice(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    table = await context.coordinator.lobbies.choose(reply.actor, ask.table_id, ask.about, only(values))
    await reply.change(_choices_page(context, reply, table, ask.about))


async def _computers(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    table = await context.coordinator.lobbies.to_arrange(reply.actor, ask.table_id)
    await reply.private(_computers_page(context, reply, table))


async def _seat_computer(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    table = await context.coordinator.lobbies.seat_computer(reply.actor, ask.table_id, ask.about)
    await reply.change(_computers_page(context, reply, table))


async def _level(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    lobbies, seat = context.coordinator.lobbies, natural(ask.about)
    if only(values) == GO:
        table = await lobbies.remove(reply.actor, ask.table_id, seat)
    else:
        table = await lobbies.change_computer(reply.actor, ask.table_id, seat, only(values))
    await reply.change(_computers_page(context, reply, table))


def _options_page(context: UiContext, reply: Reply, table: Table, picked: str = "") -> Page:
    return options_page(table, context.info(table.game), context.voice(table, reply.language), picked)


def _choices_page(context: UiContext, reply: Reply, table: Table, picked: str = "") -> Page:
    info, voice = context.info(table.game), context.voice(table, reply.language)
    return choices_page(table, info, voice, reply.reader, picked)


def _computers_page(context: UiContext, reply: Reply, table: Table) -> Page:
    return computers_page(table, context.info(table.game), context.skin(table.game), reply.language)


HANDLERS: Mapping[Action, Handler] = {
    Action.JOIN: Handler(_join, changes),
    Action.JOIN_OPEN: Handler(_join_open, changes_own),
    Action.ROLE: Handler(_role, changes),
    Action.LEAVE_LOBBY: Handler(_leave_lobby, changes),
    Action.START: Handler(_start, changes),
    Action.LOBBY_MORE: Handler(_more, sends),
    Action.OPTIONS: Handler(_options, sends),
    Action.PICK_OPTION: Handler(_pick_option, changes),
    Action.OPTION: Handler(_option, changes),
    Action.REMOVE: Handler(_remove, changes),
    Action.CHOICES: Handler(_choices, sends),
    Action.PICK_CHOICE: Handler(_pick_choice, changes),
    Action.CHOICE: Handler(_choice, changes),
    Action.COMPUTER: Handler(_computers, sends),
    Action.SEAT_COMPUTER: Handler(_seat_computer, changes),
    Action.LEVEL: Handler(_level, changes),
}
