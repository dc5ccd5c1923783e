"""What is clicked to be advised: nothing changes by it, and nobody else is told."""

from collections.abc import Mapping

from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, Values, sends
from bot.ui.ids import Action, ActionId
from bot.ui.pages.advice import advice_page
from bot.ui.reply import Reply


async def advise(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """Advice on what is asked of the reader now."""
    told = await context.coordinator.advice.ask(reply.actor, ask.table)
    await reply.private(advice_page(told, context.skin(told.game), reply.language))


HANDLERS: Mapping[Action, Handler] = {Action.ADVICE: Handler(advise, sends)}
