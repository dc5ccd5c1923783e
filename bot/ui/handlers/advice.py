"""Controls for advice: nothing changes by them, and nobody else is told."""

from bot.table.match import TableId
from bot.ui.click import Click, control, in_own_place
from bot.ui.context import UiContext
from bot.ui.handlers.moves import pictures_shown
from bot.ui.ids import Action
from bot.ui.pages.advice import advice_page
from bot.ui.pages.page import Page
from bot.ui.reply import Reply
from bot.ui.voice import Voice


async def advised(context: UiContext, reply: Reply, table_id: TableId) -> Page:
    """Advice on what is asked of the reader now; in the panel's place, with its pictures, if clicked for."""
    told = await context.coordinator.advice.ask(reply.actor, table_id)
    voice = Voice(context.skin(told.game), reply.language, told.names)
    return advice_page(told, voice, pictures_shown(reply) if reply.own_panel else (), back=reply.own_panel)


@control(Action.ADVICE, answers=in_own_place)
async def advise(click: Click) -> Page:
    """Answer with it."""
    return await advised(click.context, click.reply, click.table_id)


CONTROLS = (advise,)
