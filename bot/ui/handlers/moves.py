"""The walk through a panel's menu: one more word of a line of notation, a number, or the line played.

A line that means much is asked once more first (`Choice.sure`), whichever way it was clicked together.
"""

from dataclasses import dataclass, replace
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


@dataclass(frozen=True, slots=True)
class _Turn:
    """The question that was clicked, what its reader sees of the table, and where the menu's words lead.

    `loaded`: the table as it was read; None for a turn that is planned. `stale`: another question is asked by
    now, or none.
    """

    meant: MoveId
    panel: Panel
    walk: Walk
    loaded: Loaded | None
    stale: bool


async def _turn(click: Click) -> _Turn:
    meant = click.meant
    assert isinstance(meant, MoveId)
    if meant.plan:
        loaded, panel = None, await click.coordinator.reader.planning(click.actor, meant.table_id)
    else:
        loaded = await click.coordinator.play.load(click.actor, meant.table_id)
        panel = loaded.panel
    stale = not panel.may_act or meant.question != panel.question
    return _Turn(meant, panel, Walk(panel.view, click.voice(panel)), loaded, stale)


def _where(click: Click) -> Promise:
    """A form comes where a number is asked for; else the panel changes."""
    assert isinstance(click.meant, MoveId)
    return Promise.FORM if NUMBER in single(click.meant.words, click.values) else Promise.CHANGE


@control(MoveId.action, answers=_where)
async def chosen(click: Click) -> Answer | None:
    """Go on with the word that was chosen, by a button or in a select."""
    turn = await _turn(click)
    words = (*turn.meant.words, *click.values)
    if NUMBER in single(words):
        turn = replace(turn, meant=replace(turn.meant, words=single(words), page=0))
        return _ask_number(click, turn)
    leads = turn.walk.after(words)
    if turn.stale or leads is None:
        raise StaleClick(NotNow.STALE)
    return await _go_on(click, turn, leads, 0 if click.values else turn.meant.page)


@form(MoveId.action)
async def named(click: Click) -> Answer | None:
    """Go on with the number that was typed."""
    turn = await _turn(click)
    before, choice = _number_asked(turn)
    try:
        digits = number(click.value, choice)
    except UiRefusal as refusal:  # said where the number is asked for, and the menu stays open there
        return _opened(click, turn.panel, before, turn.meant.page, worded(click.language, refusal))
    words = tuple(digits if word == NUMBER else word for word in turn.meant.words)
    return await _go_on(click, turn, turn.walk.on(words), turn.meant.page)


def _ask_number(click: Click, turn: _Turn) -> Modal:
    _, choice = _number_asked(turn)
    title = click.say("ui-number-title", table=table_number(turn.meant.table_id, click.language))
    return number_form(turn.meant, title, choice.label, number_limits(click.language, choice))


async def _go_on(click: Click, turn: _Turn, leads: Opens | Plays, page: int) -> Answer | None:
    """`page`: of a long menu that opens further."""
    meant, taps, message = turn.meant, click.context.taps, click.reply.interaction.message
    match leads:
        case Opens(said):
            if message is not None:
                taps.opened[click.reader, message.id] = None
            return _opened(click, turn.panel, said, page)
        case Plays(line) if meant.plan:
            plans = click.coordinator.plans
            return await replanned(click, await plans.add(click.actor, meant.table_id, meant.question, line))
        case Plays() if message is not None and (click.reader, message.id) in taps.opened:
            return None  # the second tap of two fell on a menu that the first one opened
        case Plays(line) if message is not None and message.id in taps.came and turn.walk.gives_up(line):
            return None  # it came under the finger
        case Plays(line):
            await _play(click, turn, line)
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


def _number_asked(turn: _Turn) -> tuple[Words, Choice]:
    """The words before the choice whose number is asked for, and that choice."""
    asked = turn.walk.number_asked(turn.meant.words)
    if asked is None or turn.stale:
        raise StaleClick(NotNow.STALE)
    return asked


async def _play(click: Click, turn: _Turn, line: str) -> None:
    """Play a move; tell Discord at once that an answer comes, if a picture does; send it once stored."""
    context, reply, meant = click.context, click.reply, turn.meant
    if turn.panel.alone or not context.skin(turn.panel.game).nothing_hidden:
        reply.promise()
    async with context.changing(meant.table_id, reply) as before:
        play = context.coordinator.play
        panel = await play.act(reply.actor, meant.table_id, meant.question, line, turn.loaded)
        await reply.change(await context.played(panel, reply.language))
        await context.remember(reply, panel, before)


def pictures_shown(reply: Reply) -> tuple[Picture, ...]:
    """The pictures that the clicked message shows already."""
    message = reply.interaction.message
    files = message.attachments if message is not None else []
    return tuple(Picture(file.filename, b"", file.description or "") for file in files)


CONTROLS = (chosen, named)
