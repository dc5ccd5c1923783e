"""What is clicked to be advised: nothing changes by it, and nobody else is told."""

from bot.table.match import TableId
from bot.ui.click import Click, control, privately
from bot.ui.context import UiContext
from bot.ui.ids import Action
from bot.ui.pages.advice import advice_page
from bot.ui.pages.page import Page
from bot.ui.reply import Reply
from bot.ui.voice import Voice


async def advised(context: UiContext, reply: Reply, table_id: TableId) -> Page:
    """Advice on what is asked of the reader now."""
    told = await context.coordinator.advice.ask(reply.actor, table_id)
    return advice_page(told, Voice(context.skin(told.game), reply.language, told.names))


@control(Action.ADVICE, answers=privately)
async def advise(click: Click) -> Page:
    """Answer with it."""
    return await advised(click.context, click.reply, click.table_id)


CONTROLS = (advise,)
