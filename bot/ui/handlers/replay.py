"""What is clicked in a replay: its steps, the turn to go to, whose eyes; and the button that opens it."""

from collections.abc import Mapping
from dataclasses import replace

from bot.ui import pictures
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, Values, only
from bot.ui.ids import Action, ActionId, Look, eyes_of, look_of, natural
from bot.ui.pages.page import Page
from bot.ui.pages.replay import EYES, GOTO, PAGE, Shown, replay_page
from bot.ui.reply import Promise, Reply


async def _replay(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    look, turned = look_of(ask.about), None
    match look.by:
        case str(by) if by == GOTO and only(values).startswith(PAGE):
            turned = natural(only(values).removeprefix(PAGE))
        case str(by) if by == GOTO:
            look = replace(look, turn=natural(only(values)))
        case str(by) if by == EYES:
            look = replace(look, eyes=eyes_of(only(values)))
        case _:
            pass
    page = await replayed(context, reply, ask.table, look, turned)
    await (reply.change(page) if _promised(reply, ask) is Promise.CHANGE else reply.private(page))


async def replayed(
    context: UiContext, reply: Reply, table: int, look: Look, turned: int | None = None
) -> Page:
    """One turn for this reader, as they have settled their pictures."""
    moment = await context.coordinator.replay.moment(reply.actor, table, look.turn, look.eyes)
    person, skin = await context.coordinator.profiles.get(reply.reader), context.skin(moment.game)
    form = pictures.form_for(pocket=person.pocket)
    painted = (
        () if look.text else await pictures.of_replay(context.painter, moment, skin, reply.language, form)
    )
    reviews = context.coordinator.reviews
    costly = reviews.costly_turns(reply.actor, table) if moment.own else frozenset[int]()
    shown = Shown(look.text, person.text_first, turned, costly)
    return replay_page(moment, skin, reply.language, painted, shown)


def _promised(reply: Reply, ask: ActionId) -> Promise:
    """A replay turns in place; under any other message, and in one that others see, a private one comes."""
    return Promise.CHANGE if ask.about and reply.own_panel else Promise.MESSAGE


HANDLERS: Mapping[Action, Handler] = {Action.REPLAY: Handler(_replay, _promised)}
