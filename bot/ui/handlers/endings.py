"""Controls that end a game before it is won: giving up, taking the win, stopping together."""

from datetime import datetime

from discord.ui import LayoutView

from bot.table.match import TableId
from bot.table.proposals import EndMeans, Proposal
from bot.table.table import Phase
from bot.ui.click import Click, control, in_place, privately
from bot.ui.context import UiContext
from bot.ui.ids import Action, natural
from bot.ui.pages.concession import end_page, proposal_page, sure_page
from bot.ui.pages.page import Page
from bot.ui.pages.text import on_or_off, soon, table_number
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Answer, Reply
from bot.ui.standing import without_buttons


async def sure(context: UiContext, reply: Reply, table_id: TableId) -> Page:
    """The question whether they are sure: in private, and once."""
    return sure_page(await context.coordinator.endings.to_concede(reply.actor, table_id), reply.language)


@control(Action.CONCEDE, answers=privately)
async def concede(click: Click) -> Page:
    """Ask whether they are sure to give up."""
    return await sure(click.context, click.reply, click.table_id)


@control(Action.REALLY_CONCEDE, answers=in_place)
async def really_concede(click: Click) -> Page:
    """Give up."""
    click.reply.promise()
    await click.coordinator.endings.concede(click.actor, click.table_id)
    table = await click.coordinator.lobbies.get(click.actor, click.table_id)
    return Page(parts=(click.say("ui-conceded", goes_on=on_or_off(table.phase is Phase.PLAYING)),))


async def end_asked(context: UiContext, reply: Reply, table_id: TableId) -> Page:
    """The question whether they are sure that the table shall end, with what it would mean."""
    table, question = await context.coordinator.endings.to_end(reply.actor, table_id)
    if question.means is EndMeans.ASKED and question.until is not None:
        return _asked(reply, table_id, question.until)
    return end_page(table, question, context.voice(table, reply.language))


@control(Action.REALLY_END, answers=in_place)
async def really_end(click: Click) -> Page:
    """End the table, or ask the others whether it shall end."""
    click.reply.promise()
    proposal = await click.coordinator.endings.propose(click.actor, click.table_id, _meaning(click.about))
    if proposal is None:
        return Page(parts=(click.say("ui-done"),))
    return _asked(click.reply, click.table_id, proposal.until)


def _asked(reply: Reply, table_id: TableId, until: datetime) -> Page:
    words = reply.say("ui-end-asked", table=table_number(table_id, reply.language), until=soon(until))
    return Page(parts=(words,))


def _meaning(about: str) -> EndMeans:
    if about in set(EndMeans):
        return EndMeans(about)
    raise UiRefusal(UiReason.OLD_BUTTON)


@control(Action.TAKE_WIN, answers=in_place)
async def take_win(click: Click) -> Answer | None:
    """Take the win that the others leave."""
    click.reply.promise()
    await click.coordinator.endings.take_win(click.actor, click.table_id)
    return _answered(click)


@control(Action.PLAY_ON, answers=in_place)
async def play_on(click: Click) -> Answer | None:
    """Play on instead."""
    await click.coordinator.endings.play_on(click.actor, click.table_id)
    return _answered(click)


@control(Action.AGREE_END, answers=in_place)
async def agree(click: Click) -> Answer | None:
    """Agree that the table ends."""
    endings = click.coordinator.endings
    return await _proposal(click, await endings.agree(click.actor, click.table_id, natural(click.about)))


@control(Action.REFUSE_END, answers=in_place)
async def refuse(click: Click) -> Answer | None:
    """Refuse that."""
    endings = click.coordinator.endings
    return await _proposal(click, await endings.refuse(click.actor, click.table_id, natural(click.about)))


async def _proposal(click: Click, proposal: Proposal | None) -> Answer | None:
    """Show who agrees by now, in the clicked message's place; once all do, without buttons."""
    if proposal is None:
        return _answered(click)
    table = await click.coordinator.lobbies.get(click.actor, click.table_id)
    return proposal_page(table, proposal, click.context.voice(table))


def _answered(click: Click) -> LayoutView | None:
    """Remove the buttons of a question that is answered."""
    message = click.reply.interaction.message
    return None if message is None else without_buttons(message)


CONTROLS = (concede, really_concede, really_end, take_win, play_on, agree, refuse)
