"""Controls under the table and on the private panel, apart from moves (moves.py)."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.language import say
from bot.skins.skin import Picture
from bot.table.cutting import against_computers
from bot.table.offers import Invited
from bot.table.refusals import CannotWrite, NotAllowed, NotHere, NotSeated
from bot.table.table import OPEN, Location, Phase, holding
from bot.ui import pictures
from bot.ui.click import Click, control, in_own_place, in_place, privately, turns_pages
from bot.ui.handlers.moves import pictures_shown
from bot.ui.handlers.solo import first_turn
from bot.ui.ids import Action, natural, offer_of, player_of
from bot.ui.pages.cutting import cut_page, unsealed_told
from bot.ui.pages.help import help_page
from bot.ui.pages.how import how_page
from bot.ui.pages.looking import AFTERWARDS, afterwards_page, dossier_page
from bot.ui.pages.page import Page
from bot.ui.pages.panel import IN_MORE
from bot.ui.pages.table import POCKET, WIDE, invite_page, log_page, rules_page
from bot.ui.pages.tables import TABLES_A_PAGE_MAX, tables_page
from bot.ui.pages.text import link, plain, table_number
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Answer, Promise, Reworded, may_view
from bot.ui.standing import with_link_instead
from bot.ui.voice import Voice

FARTHEST = 10_000  # page of a list


@control(Action.HAND, answers=in_own_place)
async def hand(click: Click) -> Answer | None:
    """A hand, under the table; or the way back to the top of one's own panel."""
    return await _panel(click)


def _where_more(click: Click) -> Promise:
    """A message after a game; else a changed panel."""
    return Promise.MESSAGE if click.about == AFTERWARDS else in_own_place(click)


@control(Action.MORE, answers=_where_more)
async def more(click: Click) -> Answer | None:
    """Rarely used controls: under one's own panel, or after a game. A panel out of date is redrawn."""
    return await (_afterwards(click) if click.about == AFTERWARDS else _panel(click, more=True))


async def _afterwards(click: Click) -> Page:
    posts = click.coordinator.posts
    report = await click.coordinator.reader.show(click.actor, click.table_id)
    if report.phase in OPEN:  # no button of ours asks for it
        raise UiRefusal(UiReason.OLD_BUTTON)
    voice = click.voice(report)
    lines: tuple[str, ...] = ()
    if report.phase is Phase.OVER:
        result = (await posts.final(click.table_id)).result
        lines = voice.skin.ending(result, report.table_view, report.names, voice.language)
    unsealed = await posts.unsealed(click.table_id)
    told = unsealed_told(unsealed, report.occupants, voice) if unsealed is not None else ""
    seated = any(occupant.player == click.reader for occupant in report.occupants)
    return afterwards_page(report, voice, "\n".join(lines), told, seated=seated)


async def _panel(click: Click, *, more: bool = False) -> Answer | None:
    context, reply, language = click.context, click.reply, click.language
    panel = await click.coordinator.reader.panel(click.actor, click.table_id)
    if reply.own_panel and click.about == str(panel.question) and panel.phase in OPEN:
        page = context.menu(panel, language, pictures_shown(reply), (), 0, more=more)
        return Reworded(page, partial(context.painted_menu, panel, language, more=more))
    page = await context.panel(panel, language)
    context.redraws(reply)
    await reply.answer(page)
    context.follow(reply, panel)
    return None


@control(Action.TAKE_BACK, answers=in_place)
async def take_back(click: Click) -> None:
    """Take back what was done last."""
    context, reply = click.context, click.reply
    reply.promise()
    async with context.changing(click.table_id, reply) as before:
        play = click.coordinator.play
        panel = await play.take_back(click.actor, click.table_id, natural(click.about))
        await reply.answer(await context.panel(panel, click.language))
        await context.remember(reply, panel, before)


@control(Action.RETAKE, answers=in_own_place)
async def retake(click: Click) -> None:
    """Take one's seat again, where a computer has played in one's place."""
    context, reply = click.context, click.reply
    async with context.changing(click.table_id, reply) as before:
        panel = await click.coordinator.seats.retake(click.actor, click.table_id)
        await reply.answer(await context.panel(panel, click.language))
        await context.remember(reply, panel, before)


@control(Action.SHOW, answers=privately)
async def show(click: Click) -> Page:
    """The table for the reader alone; in the form they ask for, as is all that they look at from then on."""
    report = await click.coordinator.reader.show(click.actor, click.table_id)
    upright = {POCKET: True, WIDE: False}.get(click.about)
    word = await _sized(click, upright=upright) if upright is not None else ""
    return await click.context.table(report, click.reply, pocket=upright, word=word)


@control(Action.MY_SIZE, answers=in_own_place)
async def my_size(click: Click) -> Page:
    """Resize one's own panel, which is painted again; the way back stands where this one stood."""
    upright, more = not click.about.startswith(WIDE), click.about.endswith(IN_MORE)
    panel = await click.coordinator.reader.panel(click.actor, click.table_id)
    note = await _sized(click, upright=upright)
    panel = replace(panel, person=replace(panel.person, pocket=upright))
    page = await click.context.panel(panel, click.language, more=more, note=note)
    click.context.redraws(click.reply)
    return page


async def _sized(click: Click, *, upright: bool) -> str:
    """Remember how somebody wants their pictures; a word on it, where they wanted them otherwise until now.

    Where nothing can be written down they get this one all the same.
    """
    profiles = click.coordinator.profiles
    if (await profiles.get(click.reader)).pocket == upright:
        return ""
    with suppress(CannotWrite):
        await profiles.update(click.reader, pocket=upright)
        return click.say("ui-upright-from-now" if upright else "ui-wide-from-now")
    return ""


@control(Action.LOG, answers=turns_pages)
async def log(click: Click) -> Page:
    """Last turns: a page of its own, which then turns in place."""
    turns = await click.coordinator.reader.turns(click.actor, click.table_id, natural(click.about or "0"))
    return log_page(turns, click.voice(turns.report))


@control(Action.DOSSIER, answers=turns_pages)
async def dossier(click: Click) -> Page:
    """Everything that one seat has legitimately seen; whoever looks on reads the record, if one is kept."""
    reader, context = click.coordinator.reader, click.context
    try:
        panel = await reader.panel(click.actor, click.table_id)
    except NotSeated:
        report = await reader.show(click.actor, click.table_id)
        if not context.skin(report.game).keeps_record:
            raise
        events = await reader.public_events(click.actor, click.table_id)
        voice, public = click.voice(report), (events, report.table_view, report.names)
        text = voice.skin.record(*public, click.language)
    else:
        events = await reader.public_events(click.actor, click.table_id)
        voice, public = click.voice(panel), (events, panel.view.table, panel.names)
        text = voice.skin.dossier(panel.view, panel.names, click.language, events)
    page = min(natural(click.about or "0"), FARTHEST)
    person = await click.coordinator.profiles.get(click.reader)
    shown: tuple[Picture, ...] = ()
    if not page and not person.text_first:
        form = pictures.FORMS[person.pocket]
        shown = await pictures.of_record(context.painter, click.table_id, public, voice, form)
    return dossier_page(click.table_id, text, click.language, page, shown)


@control(Action.HELP, answers=in_place)
async def help(click: Click) -> Page:
    """Another page of /help, in its place."""
    return help_page(click.context.skins, click.about, click.language, click.context.links)


@control(Action.RULES, answers=privately)
async def rules(click: Click) -> Page:
    """Rules as agreed at this table; table 0: the game that it is about, or the first, by default."""
    context = click.context
    game, agreed = await _about(click)
    voice = Voice(context.skin(game), click.language)
    return rules_page(voice, agreed, await pictures.of_help(context.painter, game, voice), context.links)


@control(Action.HOW, answers=privately)
async def how(click: Click) -> Page:
    """Rules in a few lines, with the way to the lessons and full rules."""
    game, agreed = await _about(click)
    voice = Voice(click.context.skin(game), click.language)
    return how_page(voice, click.table_id, game, agreed)


async def _about(click: Click) -> tuple[str, Mapping[str, str]]:
    """The game that a click is about, and what is agreed at its table."""
    if click.table_id:
        table = await click.coordinator.lobbies.get(click.actor, click.table_id)
        return table.game, holding(table, click.context.info(table.game))
    game = click.about if click.about in click.coordinator.games else click.context.first_game
    return game, click.context.info(game).agreed({})


@control(Action.REMATCH, answers=in_place)
async def rematch(click: Click) -> Answer | None:
    """Seat the asker at the new table; the way there takes the button's place.

    After a game against computers that nobody else saw, the next one begins at once.
    """
    reply = click.reply
    reply.promise()
    click.context.following.forget((click.table_id, click.reader))  # the next game takes its place
    table = await click.coordinator.seats.rematch(click.actor, click.table_id, reply.name)
    if against_computers(table) and not table.placed:
        await first_turn(click.context, reply, click.coordinator.solo.dealt(click.actor, table))
        return None
    post = await click.coordinator.posts.sent.post(table.id, "lobby")
    where = link(Location(table.guild_id, table.channel_id, None), post.message_id if post else None)
    message = reply.interaction.message
    if message is None:
        return None
    language = click.language if reply.own_panel else table.language
    label = say(language, "ui-rematch-at", table=table_number(table.id, language))
    return with_link_instead(message, str(click.meant), label, where)


@control(Action.TAKE_SEAT, answers=privately)
async def take_seat(click: Click) -> Page:
    """Seat an invited person, and show them their panel."""
    click.reply.promise()
    seats, offer = click.coordinator.seats, offer_of(click.about)
    panel = await seats.accept(click.actor, click.table_id, offer, click.reply.name)
    return await click.context.panel(panel, click.language)


@control(Action.GIVE_SEAT, answers=privately)
async def give_seat(click: Click) -> Page:
    """Decline a seat that was offered."""
    await click.coordinator.seats.give(click.actor, click.table_id, offer_of(click.about))
    return Page(parts=(click.say("ui-left"),))


@control(Action.TABLES, answers=turns_pages)
async def tables(click: Click) -> Page:
    """Own tables: a page of its own, which then turns in place."""
    page, reader = min(natural(click.about or "0"), FARTHEST), click.coordinator.reader
    lines = await reader.tables_of(click.reader, TABLES_A_PAGE_MAX + 1, page * TABLES_A_PAGE_MAX)
    if page and not lines:  # they have ended meanwhile
        page, lines = 0, await reader.tables_of(click.reader, TABLES_A_PAGE_MAX + 1)
    finished = await reader.finished_by(click.reader) if not page else ()
    told = (*await reader.with_turns(lines[:TABLES_A_PAGE_MAX]), *lines[TABLES_A_PAGE_MAX:])
    voice_of = partial(click.context.voice_of, language=click.language)
    return tables_page(told, finished, voice_of, click.language, page)


@control(Action.STAND_IN, answers=privately)
async def stand_in(click: Click) -> Page:
    """A computer plays for somebody who has left the server; unless they are back by now."""
    seat = natural(click.about)
    await _look_again(click, seat)
    await click.coordinator.seats.stand_in(click.actor, click.table_id, seat)
    return Page(parts=(click.say("ui-done"),))


@control(Action.FILL_SEAT, answers=privately)
async def fill_seat(click: Click) -> Page:
    """Ask who shall take the seat."""
    await click.coordinator.seats.may_offer(click.actor, click.table_id)
    return invite_page(click.table_id, str(natural(click.about)), click.language)


@control(Action.INVITE, answers=in_place)
async def invite(click: Click) -> Page:
    """Ask the chosen person to take the seat."""
    seat, player, guild = natural(click.about), player_of(click.value), click.reply.interaction.guild
    await _look_again(click, seat)
    person = await click.context.members.find(guild, player) if guild is not None else None
    if person is None:
        raise NotAllowed(NotHere.CANNOT_COME)
    invited = Invited(person.id, person.display_name, person.bot, partial(may_view, person))
    asked = await click.coordinator.seats.offer(click.actor, click.table_id, seat, invited)
    return Page(parts=(click.say(f"ui-seat-asked-{asked}", name=plain(person.display_name)),))


async def _look_again(click: Click, seat: int) -> None:
    """Check with Discord if the seat's player is still gone."""
    table = await click.coordinator.lobbies.get(click.actor, click.table_id)
    guild = click.reply.interaction.guild
    player = table.occupants[seat].player if seat < len(table.occupants) else None
    if guild is None or guild.id != table.guild_id or player is None:
        return
    if await click.context.members.find(guild, player, afresh=True) is not None:
        await click.coordinator.leaving.came_back(guild.id, player)


def _leads_on(click: Click) -> Promise:
    """A panel that only its reader was shown for the moment goes on; a list, or a private message, stays."""
    message = click.reply.interaction.message
    passing = message is not None and message.flags.ephemeral
    return Promise.CHANGE if click.table_id and passing else Promise.MESSAGE


@control(Action.NEXT, answers=_leads_on)
async def lead_on(click: Click) -> None:
    """The panel of another table that waits for this person; a private message keeps its own table's."""
    context, reader = click.context, click.coordinator.reader
    waiting = [line.table_id for line in await reader.tables_of(click.reader) if line.asked]
    table_id = context.rounds.following(click.reader, click.table_id, waiting)
    if table_id is None:
        words = "ui-nothing-else-waits" if click.table_id in waiting else "ui-nothing-waits"
        await click.reply.private(Page(parts=(click.say(words),)))
        return
    table = await click.coordinator.lobbies.get(click.actor, table_id)
    if table.phase is Phase.CUTTING:
        post = await click.coordinator.posts.sent.post(table_id, "lobby")
        page = cut_page(table, click.language, post.message_id if post is not None else None)
    else:
        word = click.say(
            "ui-next-is",
            table=table_number(table_id, click.language),
            game=context.voice(table, click.language).game,
        )
        page = await context.panel(await reader.panel(click.actor, table_id), click.language, word)
    if _leads_on(click) is Promise.CHANGE:
        context.following.forget((click.table_id, click.reader))
    await click.reply.answer(page)


CONTROLS = (
    *(hand, more, take_back, retake, show, my_size),
    *(log, dossier, help, rules, how, rematch, tables, lead_on),
    *(take_seat, give_seat, stand_in, fill_seat, invite),
)
