"""The walk through a panel's menu: one more word of a line of notation, a number, or the line played.

A line that means much is asked once more first (`Choice.sure`), whichever way it was clicked together.
"""

from dataclasses import replace
from functools import partial

from bot.skins.skin import Choice, Picture
from bot.table.refusals import NotNow, StaleClick
from bot.table.reports import Panel
from bot.ui.click import Values, only
from bot.ui.components import number_form
from bot.ui.context import UiContext
from bot.ui.errors import worded
from bot.ui.ids import NUMBER, MoveId
from bot.ui.numbers import number, number_limits
from bot.ui.pages.text import table_number
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Promise, Reply
from bot.ui.walk import Opens, Plays, Walk, Words, single


def promised(meant: MoveId, values: Values) -> Promise:
    """What a click in the menu is promised where its answer takes a moment."""
    return Promise.FORM if NUMBER in single(meant.words, values) else Promise.CHANGE


async def chosen(context: UiContext, reply: Reply, meant: MoveId, values: Values) -> None:
    """A word was chosen, by a button or in a select."""
    panel = await _panel(context, reply, meant)
    words = (*meant.words, *values)
    if NUMBER in single(words):
        await _ask_number(context, reply, panel, replace(meant, words=single(words), page=0))
        return
    leads = _walk(context, reply, panel).after(words)
    if not panel.may_act or meant.question != panel.question or leads is None:
        raise StaleClick(NotNow.STALE)
    await _go_on(context, reply, panel, replace(meant, page=0) if values else meant, leads)


async def named(context: UiContext, reply: Reply, meant: MoveId, typed: Values) -> None:
    """The form that asked for a number was sent."""
    panel = await _panel(context, reply, meant)
    before, choice = _number_asked(context, reply, panel, meant)
    try:
        digits = number(only(typed), choice)
    except UiRefusal as refusal:  # said where the number is asked for, and the menu stays open there
        refused, shown = worded(reply.language, refusal), pictures_shown(reply)
        page = context.menu(panel, reply.language, shown, before, meant.page, refused=refused)
        await reply.change(page, same_pictures=True)
        return
    words = tuple(digits if word == NUMBER else word for word in meant.words)
    await _go_on(context, reply, panel, meant, _walk(context, reply, panel).on(words))


async def _panel(context: UiContext, reply: Reply, meant: MoveId) -> Panel:
    """Of the turn that is asked, or of the one that is planned."""
    reader = context.coordinator.reader
    return await (reader.planning if meant.plan else reader.panel)(reply.actor, meant.table_id)


async def _ask_number(context: UiContext, reply: Reply, panel: Panel, meant: MoveId) -> None:
    _, choice = _number_asked(context, reply, panel, meant)
    title = reply.say("ui-number-title", table=table_number(meant.table_id, reply.language))
    await reply.form(number_form(meant, title, choice.label, number_limits(reply.language, choice)))


async def _go_on(context: UiContext, reply: Reply, panel: Panel, meant: MoveId, leads: Opens | Plays) -> None:
    match leads:
        case Opens(said):
            page = context.menu(panel, reply.language, pictures_shown(reply), said, meant.page)
            painted = partial(context.painted_menu, panel, reply.language, said, meant.page)
            await reply.change_words(page, painted)
        case Plays(line):
            await _play(context, reply, meant, line, panel)


def _walk(context: UiContext, reply: Reply, panel: Panel) -> Walk:
    return Walk(panel, context.skin(panel.game), reply.language)


def _number_asked(context: UiContext, reply: Reply, panel: Panel, meant: MoveId) -> tuple[Words, Choice]:
    """The words before the choice whose number is asked for, and that choice."""
    asked = _walk(context, reply, panel).number_asked(meant.words)
    if asked is None or not panel.may_act or meant.question != panel.question:
        raise StaleClick(NotNow.STALE)
    return asked


async def _play(context: UiContext, reply: Reply, meant: MoveId, line: str, panel: Panel) -> None:
    """Play a move; tell Discord at once that an answer comes, if a picture does; send it once stored."""
    if meant.plan:
        panel = await context.coordinator.plans.add(reply.actor, meant.table_id, meant.question, line)
        await context.redraw(reply, await context.painted_menu(panel, reply.language))
        return
    if not context.skin(panel.game).nothing_hidden:
        reply.promise()
    async with context.changing(meant.table_id, reply) as before:
        play = context.coordinator.play
        panel = await play.act(reply.actor, meant.table_id, meant.question, line)
        await reply.change(await context.played(panel, reply.language))
        await context.remember(reply, panel, before)


def pictures_shown(reply: Reply) -> tuple[Picture, ...]:
    """The pictures that the clicked message shows already."""
    message = reply.interaction.message
    files = message.attachments if message is not None else []
    return tuple(Picture(file.filename, b"", file.description or "") for file in files)
