"""What is clicked in a replay: its steps, the turn to go to, whose eyes; and the button that opens it."""

from dataclasses import replace

from bot.ui import pictures
from bot.ui.click import Click, control
from bot.ui.context import UiContext
from bot.ui.ids import Action, Look, eyes_of, look_of, natural
from bot.ui.pages.page import Page
from bot.ui.pages.replay import EYES, GOTO, PAGE, Shown, replay_page
from bot.ui.reply import Promise, Reply


def where(click: Click) -> Promise:
    """A replay turns in place; under any other message, and in one that others see, a private one comes."""
    return Promise.CHANGE if click.about and click.reply.own_panel else Promise.MESSAGE


@control(Action.REPLAY, answers=where)
async def step(click: Click) -> Page:
    """One turn: the next, the one chosen, or the same through other eyes."""
    look, turned = look_of(click.about), None
    if look.by == GOTO and click.value.startswith(PAGE):
        turned = natural(click.value.removeprefix(PAGE))
    elif look.by == GOTO:
        look = replace(look, turn=natural(click.value))
    elif look.by == EYES:
        look = replace(look, eyes=eyes_of(click.value))
    return await replayed(click.context, click.reply, click.table, look, turned)


async def replayed(
    context: UiContext, reply: Reply, table: int, look: Look, turned: int | None = None
) -> Page:
    """One turn for this reader, as they have settled their pictures."""
    moment = await context.coordinator.moments.moment(reply.actor, table, look.turn, look.eyes)
    person, skin = await context.coordinator.profiles.get(reply.reader), context.skin(moment.game)
    form = pictures.form_for(pocket=person.pocket)
    painted = (
        () if look.text else await pictures.of_replay(context.painter, moment, skin, reply.language, form)
    )
    reviews = context.coordinator.reviews
    costly = reviews.costly_turns(reply.actor, table) if moment.own else frozenset[int]()
    shown = Shown(look.text, person.text_first, turned, costly)
    return replay_page(moment, skin, reply.language, painted, shown)


CONTROLS = (step,)
