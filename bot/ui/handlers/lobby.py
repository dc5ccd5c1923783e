"""Controls before the cards are dealt: on the lobby's message, and on the private pages behind it."""

from functools import partial

from discord.ui import Modal

from bot.table.refusals import NotAllowed
from bot.table.table import Phase, Table, why_not
from bot.ui.click import Click, control, form, in_own_place, in_place, privately, with_a_form
from bot.ui.context import UiContext
from bot.ui.forms import form_of, picked
from bot.ui.ids import Action, ActionId, natural
from bot.ui.pages.announcing import free_chairs, open_page
from bot.ui.pages.computers import GO, computers_page
from bot.ui.pages.lobby import more_page
from bot.ui.pages.options import choices_page, option_forms, options_title
from bot.ui.pages.page import Page
from bot.ui.pages.text import table_number
from bot.ui.reply import Reply


@control(Action.JOIN, answers=in_place)
async def join(click: Click) -> None:
    """Sit down; the lobby's message shows it."""
    click.reply.promise()
    await click.coordinator.lobbies.join(click.actor, click.table_id, click.reply.name)


@control(Action.JOIN_OPEN, answers=in_own_place)
async def join_open(click: Click) -> Page:
    """Sit down from elsewhere; the list of lobbies changes, under an announcement a word comes."""
    table = await click.coordinator.lobbies.join(click.actor, click.table_id, click.reply.name)
    where = {"table": table_number(table.id, click.language), "channel": f"<#{table.channel_id}>"}
    word = click.say("ui-open-joined", **where)
    return await looking(click.context, click.reply, word) if click.reply.own_panel else Page(parts=(word,))


async def looking(context: UiContext, reply: Reply, word: str = "") -> Page:
    """The lobbies of this server that look for players, as far as the reader may sit down there."""
    found, now = await context.coordinator.lobbies.looking(reply.actor), context.coordinator.now()
    free = [free_chairs(table, context.info(table.game), now) for table in found]
    voice_of = partial(context.voice_of, language=reply.language)
    return open_page(found, free, voice_of, reply.language, word)


@control(Action.ROLE, answers=in_place)
async def role(click: Click) -> Page | None:
    """Take another role; whoever does not sit, sits down with it."""
    click.reply.promise()
    lobbies = click.coordinator.lobbies
    table = await lobbies.get(click.actor, click.table_id)
    if click.reader in table.people:
        table = await lobbies.choose_role(click.actor, click.table_id, click.value)
    else:
        table = await lobbies.join(click.actor, click.table_id, click.reply.name, click.value)
    return _more_page(click, table) if click.reply.own_panel else None  # the lobby's message shows it anyway


@control(Action.LEAVE_LOBBY, answers=in_place)
async def leave(click: Click) -> Page | None:
    """Get up; the lobby's message shows it, a private page says it. Once cards are dealt it is no way out."""
    click.reply.promise()
    await click.coordinator.lobbies.leave(click.actor, click.table_id)
    if not click.reply.own_panel:
        return None
    return Page(parts=(click.say("ui-lobby-left", table=table_number(click.table_id, click.language)),))


@control(Action.START, answers=in_place)
async def start(click: Click) -> None:
    """Deal, or let the deck be cut first."""
    click.reply.promise()
    await click.coordinator.cutting.start(click.actor, click.table_id)


@control(Action.LOBBY_MORE, answers=privately)
async def more(click: Click) -> Page:
    """Show what is rarely wanted while players gather."""
    table = await click.coordinator.lobbies.get(click.actor, click.table_id)
    if table.phase is not Phase.LOBBY:
        raise NotAllowed(why_not(table))
    return _more_page(click, table)


def _more_page(click: Click, table: Table) -> Page:
    return more_page(table, click.context.info(table.game), click.voice(table), click.reader)


@control(Action.OPTIONS, answers=with_a_form)
async def options(click: Click) -> Modal:
    """Open a form with options, for whoever may settle them."""
    table = await click.coordinator.lobbies.to_settle(click.actor, click.table_id)
    voice, (kind, _, _) = click.voice(table), click.about.partition(".")
    forms = option_forms(table, click.context.info(table.game), voice).get(kind, ())
    fields = picked(forms, click.about)  # before the title, which a kind that nobody offers has not
    return form_of(ActionId(table.id, Action.OPTIONS), options_title(kind, voice), fields)


@form(Action.OPTIONS)
async def settled(click: Click) -> Page:
    """Settle the options that were chosen."""
    return _more_page(
        click, await click.coordinator.lobbies.set_options(click.actor, click.table_id, click.words)
    )


@control(Action.REMOVE, answers=in_place)
async def remove(click: Click) -> Page:
    """Ask somebody to get up."""
    return _more_page(
        click, await click.coordinator.lobbies.remove(click.actor, click.table_id, natural(click.value))
    )


@control(Action.CHOICES, answers=privately)
async def choices(click: Click) -> Page:
    """Show what everybody chooses for themselves."""
    return _choices_page(click, await click.coordinator.lobbies.get(click.actor, click.table_id))


@control(Action.PICK_CHOICE, answers=in_place)
async def pick_choice(click: Click) -> Page:
    """Show of many choices the one chosen."""
    table = await click.coordinator.lobbies.get(click.actor, click.table_id)
    return _choices_page(click, table, click.value)


@control(Action.CHOICE, answers=in_place)
async def choice(click: Click) -> Page:
    """Choose something for oneself."""
    lobbies = click.coordinator.lobbies
    table = await lobbies.choose(click.actor, click.table_id, click.about, click.value)
    return _choices_page(click, table, click.about)


def _choices_page(click: Click, table: Table, picked: str = "") -> Page:
    return choices_page(table, click.context.info(table.game), click.voice(table), click.reader, picked)


@control(Action.COMPUTER, answers=privately)
async def computers(click: Click) -> Page:
    """Show which computers may be seated, and those that sit."""
    return _computers_page(click, await click.coordinator.lobbies.to_arrange(click.actor, click.table_id))


@control(Action.SEAT_COMPUTER, answers=in_place)
async def seat_computer(click: Click) -> Page:
    """Seat one."""
    lobbies = click.coordinator.lobbies
    return _computers_page(click, await lobbies.seat_computer(click.actor, click.table_id, click.about))


@control(Action.LEVEL, answers=in_place)
async def level(click: Click) -> Page:
    """Let one play at another level, or go."""
    lobbies, seat = click.coordinator.lobbies, natural(click.about)
    if click.value == GO:
        table = await lobbies.remove(click.actor, click.table_id, seat)
    else:
        table = await lobbies.change_computer(click.actor, click.table_id, seat, click.value)
    return _computers_page(click, table)


def _computers_page(click: Click, table: Table) -> Page:
    return computers_page(table, click.context.info(table.game), click.voice(table))


CONTROLS = (
    *(join, join_open, role, leave, start, more),
    *(options, settled, remove),
    *(choices, pick_choice, choice),
    *(computers, seat_computer, level),
)
