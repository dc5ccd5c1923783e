"""Controls while the deck is cut: the cut itself by a form, passing, and what the host may do."""

import re

from discord.ui import Modal

from bot.plain_text import quoted
from bot.table.match import TableId
from bot.table.table import Phase
from bot.ui.click import Click, control, form, in_own_place, in_place, with_a_form
from bot.ui.context import UiContext
from bot.ui.errors import worded
from bot.ui.ids import Action
from bot.ui.pages.cutting import cut_form, cut_page
from bot.ui.pages.page import Page
from bot.ui.reply import Reply
from engine.seal import CutRefused

DEALT = {Phase.LOBBY: "lobby", Phase.CUTTING: "no"}


@control(Action.CUT, answers=with_a_form)
async def cut(click: Click) -> Modal:
    """Ask what to cut with."""
    table, offered = await click.coordinator.cutting.to_cut(click.actor, click.table_id)
    return cut_form(table, click.language, offered)


@form(Action.CUT, answers=in_own_place)
async def sent(click: Click) -> Page:
    """Cut with the text that was sent."""
    return await has_cut(click.context, click.reply, click.table_id, click.value, _closing(click))


@control(Action.PASS_CUT, answers=in_own_place)
async def pass_cut(click: Click) -> Page:
    """Leave the deck as it is."""
    return await has_cut(click.context, click.reply, click.table_id, None, _closing(click))


def _closing(click: Click) -> int:
    """Closing of the table that is meant; 0, which none has been, for text no button of ours has."""
    return int(click.about) if re.fullmatch("[0-9]{1,18}", click.about) else 0


async def has_cut(
    context: UiContext, reply: Reply, table_id: TableId, text: str | None, closing: int | None = None
) -> Page:
    """Cut, or pass (None): said to them alone; everybody sees it on the lobby's message.

    Where the text cannot cut, the form may be opened again, and the text is not lost.
    """
    try:
        table = await context.coordinator.cutting.cut(reply.actor, table_id, text, closing)
    except CutRefused as refused:
        table = await context.coordinator.lobbies.get(reply.actor, table_id)
        page = cut_page(table, reply.language)
        why = reply.say("ui-cut-refused", why=worded(reply.language, refused), text=quoted(text))
        return Page(parts=(why, *page.parts[1:]))
    key = "ui-has-passed" if text is None else "ui-has-cut"
    return Page(parts=(reply.say(key, dealt=DEALT.get(table.phase, "yes")),))


@control(Action.REOPEN, answers=in_place)
async def reopen(click: Click) -> None:
    """Open the table again."""
    click.reply.promise()
    await click.coordinator.lobbies.reopen(click.actor, click.table_id)


@control(Action.DEAL, answers=in_place)
async def deal(click: Click) -> None:
    """Deal a day after the closing: whoever is missing has passed."""
    click.reply.promise()
    await click.coordinator.cutting.deal(click.actor, click.table_id)


CONTROLS = (cut, sent, pass_cut, reopen, deal)
