"""What is clicked under the table and on the private panel, apart from moves (moves.py)."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.language import say
from bot.table.cutting import against_computers
from bot.table.match import TableId
from bot.table.offers import Invited
from bot.table.refusals import CannotWrite, NotAllowed, NotHere, NotSeated
from bot.table.reports import Location
from bot.table.table import Phase
from bot.ui import pictures
from bot.ui.click import Values, only
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, changes, changes_own, sends, turns_pages
from bot.ui.handlers.moves import pictures_shown
from bot.ui.handlers.solo import first_turn
from bot.ui.ids import Action, ActionId, natural, offer_of, player_of
from bot.ui.pages.cutting import cut_page, unsealed_told
from bot.ui.pages.help import help_page
from bot.ui.pages.looking import AFTERWARDS, afterwards_page, dossier_page
from bot.ui.pages.page import Page
from bot.ui.pages.table import POCKET, invite_page, log_page, rules_page
from bot.ui.pages.tables import TABLES_A_PAGE_MAX, tables_page
from bot.ui.pages.text import link, over, plain, table_number
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Promise, Reply, may_view
from bot.ui.standing import with_link_instead
from bot.ui.voice import Voice

FARTHEST = 10_000  # page of a list


async def _hand(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """My hand, under the table; or the way back to the top of one's own panel."""
    await _panel(context, reply, ask)


async def _more(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """What is rarely wanted: under one's own panel, or after a game. Where that panel is out of date, as it
    is now."""
    if ask.about == AFTERWARDS:
        await reply.private(await _afterwards(context, reply, ask.table_id))
    else:
        await _panel(context, reply, ask, more=True)


async def _afterwards(context: UiContext, reply: Reply, table_id: TableId) -> Page:
    coordinator = context.coordinator
    report = await coordinator.reader.show(reply.actor, table_id)
    if not over(report.phase):  # no button of ours asks for it
        raise UiRefusal(UiReason.OLD_BUTTON)
    skin, language = context.skin(report.game), reply.language
    lines: tuple[str, ...] = ()
    if report.phase is Phase.OVER:
        result = (await coordinator.posts.final(table_id)).result
        lines = skin.ending(result, report.table_view, report.names, language)
    unsealed = await coordinator.posts.unsealed(table_id)
    told = (
        unsealed_told(unsealed, report.occupants, context.voice(report, language))
        if unsealed is not None
        else ""
    )
    seated = any(occupant.player == reply.reader for occupant in report.occupants)
    return afterwards_page(report, skin, language, "\n".join(lines), told, seated=seated)


async def _panel(context: UiContext, reply: Reply, ask: ActionId, *, more: bool = False) -> None:
    panel = await context.coordinator.reader.panel(reply.actor, ask.table_id)
    if reply.own_panel and ask.about == str(panel.question) and not over(panel.phase):
        page = context.menu(panel, reply.language, pictures_shown(reply), (), 0, more=more)
        await reply.change_words(page, partial(context.painted_menu, panel, reply.language, more=more))
    else:
        page = await context.panel(panel, reply.language)
        await _redrawn(context, reply, page)
        context.follow(reply, panel)


async def _take_back(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    async with context.changing(ask.table_id, reply) as before:
        panel = await context.coordinator.play.take_back(reply.actor, ask.table_id, natural(ask.about))
        await reply.change(await context.panel(panel, reply.language))
        await context.remember(reply, panel, before)


async def _retake(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    async with context.changing(ask.table_id, reply) as before:
        panel = await context.coordinator.seats.retake(reply.actor, ask.table_id)
        page = await context.panel(panel, reply.language)
        await (reply.change(page) if reply.own_panel else reply.private(page))
        await context.remember(reply, panel, before)


async def _show(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """The table for the reader alone; by My size upright, as is all that they look at from then on."""
    report = await context.coordinator.reader.show(reply.actor, ask.table_id)
    upright = ask.about == POCKET
    word = await _remembered(context, reply) if upright else ""
    await reply.private(await context.table(report, reply, pocket=upright, word=word))


async def _my_size(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """The same on one's own panel, which is painted anew."""
    panel = await context.coordinator.reader.panel(reply.actor, ask.table_id)
    word = await _remembered(context, reply)
    page = await context.panel(
        replace(panel, person=replace(panel.person, pocket=True)), reply.language, word
    )
    await _redrawn(context, reply, page)


async def _redrawn(context: UiContext, reply: Reply, page: Page) -> None:
    context.redraws(reply)
    await (reply.change(page) if reply.own_panel else reply.private(page))


async def _remembered(context: UiContext, reply: Reply) -> str:
    """Remember that somebody wants upright pictures; how to go back, where they had wide ones until now.

    Where nothing can be written down they get this one all the same.
    """
    profiles = context.coordinator.profiles
    if (await profiles.get(reply.reader)).pocket:
        return ""
    with suppress(CannotWrite):
        await profiles.update(reply.reader, pocket=True)
        return reply.say("ui-always-pocket")
    return ""


async def log(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """Last turns: a page of its own, which then turns in place."""
    turns = await context.coordinator.reader.turns(reply.actor, ask.table_id, natural(ask.about or "0"))
    page = log_page(turns, context.voice(turns.report, reply.language))
    await (reply.change(page) if ask.about else reply.private(page))


async def dossier(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """Everything that one seat has legitimately seen; whoever looks on reads the record, if one is kept."""
    text = await _seen(context, reply, ask.table_id)
    page = dossier_page(ask.table_id, text, reply.language, min(natural(ask.about or "0"), FARTHEST))
    await (reply.change(page) if ask.about else reply.private(page))


async def _help(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """Another page of /help, in its place."""
    await reply.change(help_page(context.skins, ask.about, reply.language))


async def _seen(context: UiContext, reply: Reply, table_id: TableId) -> str:
    reader = context.coordinator.reader
    try:
        panel = await reader.panel(reply.actor, table_id)
    except NotSeated:
        report = await reader.show(reply.actor, table_id)
        skin = context.skin(report.game)
        if not skin.keeps_record:
            raise
        events = await reader.public_events(reply.actor, table_id)
        return skin.record(events, report.table_view, report.names, reply.language)
    events = await reader.public_events(reply.actor, table_id)
    return context.skin(panel.game).dossier(panel.view, panel.names, reply.language, events)


async def rules(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """How to play, as agreed at this table; table 0: the game that it is about, or the first, by default."""
    if ask.table_id:
        table = await context.coordinator.lobbies.get(reply.actor, ask.table_id)
        game, agreed = table.game, table.options
    else:
        game = ask.about if ask.about in context.coordinator.games else context.first_game
        agreed = context.info(game).agreed({})
    skin = context.skin(game)
    cards = await pictures.of_help(context.painter, game, skin, reply.language)
    await reply.private(rules_page(Voice(skin, reply.language), agreed, cards))


async def _rematch(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """Whoever asks sits down at the new table; in the button's place is the way there.

    After a game against computers that nobody else saw, the next one begins at once.
    """
    reply.promise()
    table = await context.coordinator.seats.rematch(reply.actor, ask.table_id, reply.name)
    if against_computers(table) and not table.placed:
        await first_turn(context, reply, context.coordinator.solo.dealt(reply.actor, table))
        return
    post = await context.coordinator.posts.sent.post(table.id, "lobby")
    where = link(Location(table.guild_id, table.channel_id, None), post.message_id if post else None)
    message = reply.interaction.message
    if message is not None:
        language = reply.language if reply.own_panel else table.language
        label = say(language, "ui-rematch-at", table=table_number(table.id, language))
        await reply.redraw(with_link_instead(message, str(ask), label, where))


async def _take_seat(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """Whoever is invited sits down, and sees what they have to play with."""
    reply.promise()
    panel = await context.coordinator.seats.accept(reply.actor, ask.table_id, offer_of(ask.about), reply.name)
    await reply.private(await context.panel(panel, reply.language))


async def _give_seat(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await context.coordinator.seats.give(reply.actor, ask.table_id, offer_of(ask.about))
    await reply.private(Page(parts=(reply.say("ui-left"),)))


async def tables(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """My tables: a page of its own, which then turns in place."""
    page, reader = min(natural(ask.about or "0"), FARTHEST), context.coordinator.reader
    lines = await reader.tables_of(reply.reader, TABLES_A_PAGE_MAX + 1, page * TABLES_A_PAGE_MAX)
    if page and not lines:  # they have ended meanwhile
        page, lines = 0, await reader.tables_of(reply.reader, TABLES_A_PAGE_MAX + 1)
    finished = await reader.finished_by(reply.reader) if not page else ()
    told = (*await reader.with_turns(lines[:TABLES_A_PAGE_MAX]), *lines[TABLES_A_PAGE_MAX:])
    shown = tables_page(told, finished, context.skin, reply.language, page)
    await (reply.change(shown) if ask.about else reply.private(shown))


async def _stand_in(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """A computer plays for somebody who has left the server; unless they are back by now."""
    seat = natural(ask.about)
    await _look_again(context, reply, ask.table_id, seat)
    await context.coordinator.seats.stand_in(reply.actor, ask.table_id, seat)
    await reply.private(Page(parts=(reply.say("ui-done"),)))


async def _fill_seat(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await context.coordinator.seats.may_offer(reply.actor, ask.table_id)
    await reply.private(invite_page(ask.table_id, str(natural(ask.about)), reply.language))


async def _invite(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    """Whoever was chosen is asked to take the seat."""
    seat, player, guild = natural(ask.about), player_of(only(values)), reply.interaction.guild
    await _look_again(context, reply, ask.table_id, seat)
    person = await context.members.find(guild, player) if guild is not None else None
    if person is None:
        raise NotAllowed(NotHere.CANNOT_COME)
    invited = Invited(person.id, person.display_name, person.bot, partial(may_view, person))
    asked = await context.coordinator.seats.offer(reply.actor, ask.table_id, seat, invited)
    await reply.change(Page(parts=(reply.say(f"ui-seat-asked-{asked}", name=plain(person.display_name)),)))


async def _look_again(context: UiContext, reply: Reply, table_id: TableId, seat: int) -> None:
    """Whether who sits there is still gone, as Discord says now."""
    table, guild = await context.coordinator.lobbies.get(reply.actor, table_id), reply.interaction.guild
    player = table.occupants[seat].player if seat < len(table.occupants) else None
    if guild is None or guild.id != table.guild_id or player is None:
        return
    if await context.members.find(guild, player, afresh=True) is not None:
        await context.coordinator.presence.came_back(guild.id, player)


async def _next(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """The panel of another table that waits for this person; a private message keeps its own table's."""
    reader = context.coordinator.reader
    waiting = [line.table_id for line in await reader.tables_of(reply.reader) if line.asked]
    table_id = context.rounds.following(reply.reader, ask.table_id, waiting)
    if table_id is None:
        words = "ui-nothing-else-waits" if ask.table_id in waiting else "ui-nothing-waits"
        await reply.private(Page(parts=(reply.say(words),)))
        return
    table = await context.coordinator.lobbies.get(reply.actor, table_id)
    if table.phase is Phase.CUTTING:
        post = await context.coordinator.posts.sent.post(table_id, "lobby")
        page = cut_page(table, reply.language, post.message_id if post is not None else None)
    else:
        page = await context.panel(await reader.panel(reply.actor, table_id), reply.language)
    if _leads_on(reply, ask) is Promise.CHANGE:
        context.following.forget((ask.table_id, reply.reader))
        await reply.change(page)
    else:
        await reply.private(page)


def _leads_on(reply: Reply, ask: ActionId) -> Promise:
    """A panel that only its reader was shown for the moment goes on; a list, or a private message, stays."""
    message = reply.interaction.message
    passing = message is not None and message.flags.ephemeral
    return Promise.CHANGE if ask.table_id and passing else Promise.MESSAGE


def _promised_more(reply: Reply, ask: ActionId) -> Promise:
    """After a game a message comes; a panel changes."""
    return Promise.MESSAGE if ask.about == AFTERWARDS else changes_own(reply, ask)


HANDLERS: Mapping[Action, Handler] = {
    Action.HAND: Handler(_hand, changes_own),
    Action.MORE: Handler(_more, _promised_more),
    Action.TAKE_BACK: Handler(_take_back, changes),
    Action.RETAKE: Handler(_retake, changes_own),
    Action.SHOW: Handler(_show, sends),
    Action.MY_SIZE: Handler(_my_size, changes_own),
    Action.HELP: Handler(_help, changes),
    Action.LOG: Handler(log, turns_pages),
    Action.DOSSIER: Handler(dossier, turns_pages),
    Action.RULES: Handler(rules, sends),
    Action.REMATCH: Handler(_rematch, changes),
    Action.TAKE_SEAT: Handler(_take_seat, sends),
    Action.GIVE_SEAT: Handler(_give_seat, sends),
    Action.STAND_IN: Handler(_stand_in, sends),
    Action.FILL_SEAT: Handler(_fill_seat, sends),
    Action.INVITE: Handler(_invite, changes),
    Action.NEXT: Handler(_next, _leads_on),
    Action.TABLES: Handler(tables, turns_pages),
}
