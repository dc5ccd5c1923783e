"""What is clicked while the deck is cut: the cut itself by a form, passing, and what the host may do."""

import re
from collections.abc import Mapping

from bot.plain_text import quoted
from bot.table.match import TableId
from bot.table.table import Phase
from bot.ui.click import Values, only
from bot.ui.context import UiContext
from bot.ui.errors import worded
from bot.ui.handlers.handler import Handler, Work, changes
from bot.ui.ids import Action, ActionId
from bot.ui.pages.cutting import cut_form, cut_page
from bot.ui.pages.page import Page
from bot.ui.reply import Promise, Reply
from engine.seal import CutRefused


def _opens_form(_reply: Reply, _ask: ActionId) -> Promise:
    return Promise.FORM


async def _ask(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    table, offered = await context.coordinator.cutting.to_cut(reply.actor, ask.table_id)
    await reply.form(cut_form(table, reply.language, offered))


async def _sent(context: UiContext, reply: Reply, ask: ActionId, typed: Values) -> None:
    """The form was sent; where its text cannot cut, it may be opened again, and the text is not lost."""
    await has_cut(context, reply, ask.table_id, only(typed), _closing(ask))


async def _pass(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await has_cut(context, reply, ask.table_id, None, _closing(ask))


def _closing(ask: ActionId) -> int:
    """Which closing of the table it is about; 0, which none has been, for what no button of ours says."""
    return int(ask.about) if re.fullmatch("[0-9]{1,18}", ask.about) else 0


async def has_cut(
    context: UiContext, reply: Reply, table_id: TableId, text: str | None, closing: int | None = None
) -> None:
    """Somebody has cut, or passed (None): said to them alone; everybody sees it on the lobby's message."""
    try:
        table = await context.coordinator.cutting.cut(reply.actor, table_id, text, closing)
    except CutRefused as refused:
        table = await context.coordinator.lobbies.get(reply.actor, table_id)
        page = cut_page(table, reply.language)
        why = reply.say("ui-cut-refused", why=worded(reply.language, refused), text=quoted(text))
        await reply.private(Page(parts=(why, *page.parts[1:])))
        return
    key = "ui-has-passed" if text is None else "ui-has-cut"
    words = reply.say(key, dealt="no" if table.phase is Phase.CUTTING else "yes")
    page = Page(parts=(words,))
    await (reply.change(page) if reply.own_panel else reply.private(page))


async def _reopen(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.lobbies.reopen(reply.actor, ask.table_id)


async def _deal(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """A day after the closing: whoever is missing has passed."""
    reply.promise()
    await context.coordinator.cutting.deal(reply.actor, ask.table_id)


HANDLERS: Mapping[Action, Handler] = {
    Action.CUT: Handler(_ask, _opens_form),
    Action.PASS_CUT: Handler(_pass, changes),
    Action.REOPEN: Handler(_reopen, changes),
    Action.DEAL: Handler(_deal, changes),
}

FORMS: Mapping[Action, Work] = {Action.CUT: _sent}
