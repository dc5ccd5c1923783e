"""What is clicked to settle something before it is asked: a plan for the next turn, an answer in advance."""

from collections.abc import Mapping

from bot.table.reports import Panel
from bot.ui.click import Values, only
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, changes, sends
from bot.ui.ids import Action, ActionId, natural
from bot.ui.pages.plan import ASK, answers_page
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply


async def _plan(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """The panel becomes the page on which the next turn is planned."""
    await _show(context, reply, await context.coordinator.reader.planning(reply.actor, ask.table))


async def _shorter(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await _show(context, reply, await context.coordinator.plans.shorten(reply.actor, ask.table))


async def _keep(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    panel = await context.coordinator.plans.keep(reply.actor, ask.table, natural(ask.about))
    await _show(context, reply, panel)


async def _withdraw(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await _show(context, reply, await context.coordinator.plans.withdraw(reply.actor, ask.table))


async def _show(context: UiContext, reply: Reply, panel: Panel) -> None:
    """Show the plan in place of what was clicked, and the town as it would be then."""
    await context.redraw(reply, await context.painted_menu(panel, reply.language))


async def _answers(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    panel = await context.coordinator.reader.panel(reply.actor, ask.table)
    if not panel.answers:  # nothing there can be answered in advance: no button of ours asks for it
        raise UiRefusal(UiReason.OLD_BUTTON)
    await reply.private(answers_page(panel, context.skin(panel.game), reply.language))


async def _answer(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    answer = only(values)
    plans = context.coordinator.plans
    panel = await plans.answer(reply.actor, ask.table, "" if answer == ASK else answer)
    await reply.change(answers_page(panel, context.skin(panel.game), reply.language))


HANDLERS: Mapping[Action, Handler] = {
    Action.PLAN: Handler(_plan, changes),
    Action.SHORTER_PLAN: Handler(_shorter, changes),
    Action.KEEP_PLAN: Handler(_keep, changes),
    Action.WITHDRAW_PLAN: Handler(_withdraw, changes),
    Action.ANSWERS: Handler(_answers, sends),
    Action.ANSWER: Handler(_answer, changes),
}
