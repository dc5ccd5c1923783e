"""The walk through a panel's menu: one more word of a line of notation, a number, or the line played.

A line that means much is asked once more first (`Choice.sure`), whichever way it was clicked together.
"""

from dataclasses import replace

from bot.skins.skin import Choice, Picture
from bot.table.refusals import NotNow, StaleClick
from bot.table.reports import Panel
from bot.ui.components import number_form
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Values, only
from bot.ui.ids import END, NUMBER, SURE, MoveId
from bot.ui.numbers import number, number_limits
from bot.ui.pages.panel import Menu, menu
from bot.ui.pages.text import table_number
from bot.ui.reply import Promise, Reply


def promised(meant: MoveId, values: Values) -> Promise:
    """What a click in the menu is promised where its answer takes a moment."""
    return Promise.FORM if NUMBER in _single(meant.words, values) else Promise.CHANGE


async def chosen(context: UiContext, reply: Reply, meant: MoveId, values: Values) -> None:
    """A word was chosen, by a button or in a select."""
    panel = await _panel(context, reply, meant)
    words = (*meant.words, *values)
    match words[-1:]:
        case _ if NUMBER in _single(words):
            await _ask_number(context, reply, panel, replace(meant, words=_single(words), page=0))
        case (str(last),) if last == END:
            here = _menu(context, reply, panel, meant, words[:-1])
            await _finish(context, reply, panel, meant, here, words[:-1])
        case (str(last),) if last == SURE:
            _menu(context, reply, panel, meant, words[:-1])
            await _play(context, reply, meant, words[:-1])
        case _:
            _menu(context, reply, panel, meant, words)
            await _go_on(context, reply, panel, replace(meant, page=0) if values else meant, words)


async def named(context: UiContext, reply: Reply, meant: MoveId, typed: Values) -> None:
    """The form that asked for a number was sent."""
    panel = await _panel(context, reply, meant)
    digits = number(only(typed), _number_choice(context, reply, panel, meant))
    words = tuple(digits if word == NUMBER else word for word in meant.words)
    await _go_on(context, reply, panel, meant, words)


async def _panel(context: UiContext, reply: Reply, meant: MoveId) -> Panel:
    """Of the turn that is asked, or of the one that is planned."""
    reader = context.coordinator.reader
    return await (reader.planning if meant.plan else reader.panel)(reply.actor, meant.table)


async def _ask_number(context: UiContext, reply: Reply, panel: Panel, meant: MoveId) -> None:
    choice = _number_choice(context, reply, panel, meant)
    title = reply.say("ui-number-title", table=table_number(meant.table, reply.language))
    await reply.form(number_form(meant, title, choice.label, number_limits(reply.language, choice)))


async def _go_on(context: UiContext, reply: Reply, panel: Panel, meant: MoveId, words: Values) -> None:
    """The line is finished if nothing else can follow; else the menu opens further."""
    here = menu(panel, context.skin(panel.game), reply.language, words)
    if here.whole or not here.choices:
        await _finish(context, reply, panel, meant, here, words)
    else:
        said = here.said if words else ()
        page = context.menu(panel, reply.language, pictures_shown(reply), said, meant.page)
        await reply.change(page, same_pictures=True)


async def _finish(
    context: UiContext, reply: Reply, panel: Panel, meant: MoveId, here: Menu, line: Values
) -> None:
    """The line is played, or asked once more."""
    if here.end is not None and here.end.sure:
        page = context.menu(panel, reply.language, pictures_shown(reply), (*here.said, END), 0)
        await reply.change(page, same_pictures=True)
    else:
        await _play(context, reply, meant, line)


def _menu(context: UiContext, reply: Reply, panel: Panel, meant: MoveId, said: Values) -> Menu:
    """What may follow the words said; raises StaleClick where the click answers another question."""
    here = menu(panel, context.skin(panel.game), reply.language, said)
    if not panel.may_act or meant.question != panel.question or not here.choices:
        raise StaleClick(NotNow.STALE)
    return here


def _number_choice(context: UiContext, reply: Reply, panel: Panel, meant: MoveId) -> Choice:
    """The choice whose number these words ask for, however many words it says at once."""
    if panel.may_act and meant.question == panel.question and NUMBER in meant.words:
        for place in reversed(range(meant.words.index(NUMBER) + 1)):
            here = menu(panel, context.skin(panel.game), reply.language, meant.words[:place])
            if choice := here.number(meant.words):
                return choice
    raise StaleClick(NotNow.STALE)


def _single(*said: Values) -> Values:
    """The words each by itself: a line of a menu says several at once."""
    return tuple(" ".join(word for words in said for word in words).split())


async def _play(context: UiContext, reply: Reply, meant: MoveId, line: Values) -> None:
    """Discord hears at once that an answer comes; the picture follows when the move is stored."""
    if meant.plan:
        plans = context.coordinator.plans
        panel = await plans.add(reply.actor, meant.table, meant.question, " ".join(line))
        page = context.menu(panel, reply.language, pictures_shown(reply), (), 0)
        await reply.change(page, same_pictures=True)
        return
    reply.promise()
    with context.changing(meant.table, reply):
        play = context.coordinator.play
        panel = await play.act(reply.actor, meant.table, meant.question, " ".join(line))
        await reply.change(await context.panel(panel, reply.language))
        await context.remember(reply, panel)


def pictures_shown(reply: Reply) -> tuple[Picture, ...]:
    """The pictures that the clicked message shows already."""
    message = reply.interaction.message
    files = message.attachments if message is not None else []
    return tuple(Picture(file.filename, b"", file.description or "") for file in files)
