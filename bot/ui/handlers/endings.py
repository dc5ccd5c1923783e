"""What is clicked to end a game before it is won: giving up, taking the win, stopping together."""

from collections.abc import Mapping
from datetime import datetime

from bot.table.proposals import EndMeans, Proposal
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, Values, changes, sends
from bot.ui.ids import Action, ActionId, natural
from bot.ui.pages.concession import end_page, proposal_page, sure_page
from bot.ui.pages.page import Page
from bot.ui.pages.text import soon, table_number
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply
from bot.ui.standing import without_buttons


async def concede(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """Asks whether they are sure: in private, and once."""
    lobby = await context.coordinator.endings.to_concede(reply.actor, ask.table)
    await reply.private(sure_page(lobby, reply.language))


async def _really_concede(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.endings.concede(reply.actor, ask.table)
    await reply.change(Page(parts=(reply.say("ui-conceded"),)))


async def end(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """Asks whether they are sure that the table shall end, with what it would mean."""
    lobby, question = await context.coordinator.endings.to_end(reply.actor, ask.table)
    if question.means is EndMeans.ASKED and question.until is not None:
        await reply.private(_end_asked(reply, ask, question.until))
    else:
        await reply.private(end_page(lobby, question, context.skin(lobby.game), reply.language))


async def _really_end(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    proposal = await context.coordinator.endings.propose(reply.actor, ask.table, _meaning(ask.about))
    if proposal is None:
        await reply.change(Page(parts=(reply.say("ui-done"),)))
    else:
        await reply.change(_end_asked(reply, ask, proposal.until))


def _end_asked(reply: Reply, ask: ActionId, until: datetime) -> Page:
    words = reply.say("ui-end-asked", table=table_number(ask.table, reply.language), until=soon(until))
    return Page(parts=(words,))


def _meaning(about: str) -> EndMeans:
    if about in set(EndMeans):
        return EndMeans(about)
    raise UiRefusal(UiReason.OLD_BUTTON)


async def _take_win(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise()
    await context.coordinator.endings.take_win(reply.actor, ask.table)
    await _answered(reply)


async def _play_on(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await context.coordinator.endings.play_on(reply.actor, ask.table)
    await _answered(reply)


async def _agree(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    proposal = await context.coordinator.endings.agree(reply.actor, ask.table, natural(ask.about))
    await _proposal(context, reply, ask, proposal)


async def _refuse(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    proposal = await context.coordinator.endings.refuse(reply.actor, ask.table, natural(ask.about))
    await _proposal(context, reply, ask, proposal)


async def _proposal(context: UiContext, reply: Reply, ask: ActionId, proposal: Proposal | None) -> None:
    """The clicked message says who agrees by now; once all do, nothing is left to press."""
    if proposal is None:
        await _answered(reply)
        return
    lobby = await context.coordinator.lobbies.get(reply.actor, ask.table)
    await reply.change(proposal_page(lobby, proposal, context.skin(lobby.game)))


async def _answered(reply: Reply) -> None:
    """What was asked is answered: the question stays, without its buttons."""
    if reply.interaction.message is not None:
        await reply.redraw(without_buttons(reply.interaction.message))


HANDLERS: Mapping[Action, Handler] = {
    Action.CONCEDE: Handler(concede, sends),
    Action.REALLY_CONCEDE: Handler(_really_concede, changes),
    Action.REALLY_END: Handler(_really_end, changes),
    Action.TAKE_WIN: Handler(_take_win, changes),
    Action.PLAY_ON: Handler(_play_on, changes),
    Action.AGREE_END: Handler(_agree, changes),
    Action.REFUSE_END: Handler(_refuse, changes),
}
