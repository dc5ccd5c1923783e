"""The walk through a panel's menu: one more word of a line of notation, a number, or the line played.

A line that means much is asked once more first (`Choice.sure`), whichever way it was clicked together.
"""

from dataclasses import replace
from functools import partial

from discord.ui import Modal

from bot.coordinator.play import Loaded
from bot.skins.skin import Choice, Picture
from bot.table.refusals import NotNow, StaleClick
from bot.table.reports import Panel
from bot.ui.click import Click, control, form
from bot.ui.components import number_form
from bot.ui.errors import worded
from bot.ui.ids import NUMBER, MoveId
from bot.ui.numbers import number, number_limits
from bot.ui.pages.page import Page
from bot.ui.pages.text import table_number
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Answer, Promise, Reply, Reworded
from bot.ui.walk import Opens, Plays, Walk, Words, single


def _where(click: Click) -> Promise:
    """A form comes where a number is asked for; else the panel changes."""
    meant = _meant(click)
    return Promise.FORM if NUMBER in single(meant.words, click.values) else Promise.CHANGE


def _meant(click: Click) -> MoveId:
    assert isinstance(click.meant, MoveId)
    return click.meant


@control(MoveId.action, answers=_where)
async def chosen(click: Click) -> Answer | None:
    """Go on with the word that was chosen, by a button or in a select."""
    meant = _meant(click)
    panel, loaded = await _panel(click, meant)
    words = (*meant.words, *click.values)
    if NUMBER in single(words):
        return _ask_number(click, panel, replace(meant, words=single(words), page=0))
    leads = _walk(click, panel).after(words)
    if not panel.may_act or meant.question != panel.question or leads is None:
        raise StaleClick(NotNow.STALE)
    return await _go_on(click, panel, replace(meant, page=0) if click.values else meant, leads, loaded)


@form(MoveId.action)
async def named(click: Click) -> Answer | None:
    """Go on with the number that was typed."""
    meant = _meant(click)
    panel, loaded = await _panel(click, meant)
    before, choice = _number_asked(click, panel, meant)
    try:
        digits = number(click.value, choice)
    except UiRefusal as refusal:  # said where the number is asked for, and the menu stays open there
        return _opened(click, panel, before, meant.page, worded(click.language, refusal))
    words = tuple(digits if word == NUMBER else word for word in meant.words)
    return await _go_on(click, panel, meant, _walk(click, panel).on(words), loaded)


async def _panel(click: Click, meant: MoveId) -> tuple[Panel, Loaded | None]:
    """Of the turn that is asked, with the table as it was loaded, or of the one that is planned."""
    if meant.plan:
        return await click.coordinator.reader.planning(click.actor, meant.table_id), None
    loaded = await click.coordinator.play.load(click.actor, meant.table_id)
    return loaded.panel, loaded


def _ask_number(click: Click, panel: Panel, meant: MoveId) -> Modal:
    _, choice = _number_asked(click, panel, meant)
    title = click.say("ui-number-title", table=table_number(meant.table_id, click.language))
    return number_form(meant, title, choice.label, number_limits(click.language, choice))


async def _go_on(
    click: Click, panel: Panel, meant: MoveId, leads: Opens | Plays, loaded: Loaded | None
) -> Answer | None:
    taps, message = click.context.taps, click.reply.interaction.message
    match leads:
        case Opens(said):
            if message is not None:
                taps.opened[click.reader, message.id] = None
            return _opened(click, panel, said, meant.page)
        case Plays(line) if meant.plan:
            plans = click.coordinator.plans
            return await replanned(click, await plans.add(click.actor, meant.table_id, meant.question, line))
        case Plays() if message is not None and (click.reader, message.id) in taps.opened:
            return None  # the second tap of two fell on a menu that the first one opened
        case Plays(line):
            await _play(click, meant, line, panel, loaded)
            return None


def _opened(click: Click, panel: Panel, said: Words, turned: int, refused: str = "") -> Answer:
    """The panel with its menu opened further; `refused`: why it stays there."""
    context, language = click.context, click.language
    page = context.menu(panel, language, pictures_shown(click.reply), said, turned, refused)
    return Reworded(page, partial(context.painted_menu, panel, language, said, turned, refused))


async def replanned(click: Click, panel: Panel) -> Page:
    """The plan in place of what was clicked, and the town as it would be then."""
    page = await click.context.painted_menu(panel, click.language)
    click.context.redraws(click.reply)
    return page


def _walk(click: Click, panel: Panel) -> Walk:
    return Walk(panel.view, click.voice(panel))


def _number_asked(click: Click, panel: Panel, meant: MoveId) -> tuple[Words, Choice]:
    """The words before the choice whose number is asked for, and that choice."""
    asked = _walk(click, panel).number_asked(meant.words)
    if asked is None or not panel.may_act or meant.question != panel.question:
        raise StaleClick(NotNow.STALE)
    return asked


async def _play(click: Click, meant: MoveId, line: str, panel: Panel, loaded: Loaded | None) -> None:
    """Play a move; tell Discord at once that an answer comes, if a picture does; send it once stored."""
    context, reply = click.context, click.reply
    if not context.skin(panel.game).nothing_hidden:
        reply.promise()
    async with context.changing(meant.table_id, reply) as before:
        play = context.coordinator.play
        panel = await play.act(reply.actor, meant.table_id, meant.question, line, loaded)
        await reply.change(await context.played(panel, reply.language))
        await context.remember(reply, panel, before)


def pictures_shown(reply: Reply) -> tuple[Picture, ...]:
    """The pictures that the clicked message shows already."""
    message = reply.interaction.message
    files = message.attachments if message is not None else []
    return tuple(Picture(file.filename, b"", file.description or "") for file in files)


CONTROLS = (chosen, named)
