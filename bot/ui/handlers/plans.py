"""Controls to settle something before it is asked: a plan for the next turn, an answer in advance."""

from bot.ui.click import Click, control, in_place, privately
from bot.ui.handlers.moves import replanned
from bot.ui.ids import Action, natural
from bot.ui.pages.page import Page
from bot.ui.pages.plan import ASK, answers_page
from bot.ui.refusals import UiReason, UiRefusal


@control(Action.PLAN, answers=in_place)
async def plan(click: Click) -> Page:
    """The panel becomes the page on which the next turn is planned."""
    return await replanned(click, await click.coordinator.reader.planning(click.actor, click.table_id))


@control(Action.SHORTER_PLAN, answers=in_place)
async def shorter(click: Click) -> Page:
    """Take the last line of the plan away."""
    return await replanned(click, await click.coordinator.plans.shorten(click.actor, click.table_id))


@control(Action.KEEP_PLAN, answers=in_place)
async def keep(click: Click) -> Page:
    """Keep the plan that is still good, though the table has changed."""
    about = natural(click.about)
    return await replanned(click, await click.coordinator.plans.keep(click.actor, click.table_id, about))


@control(Action.KEEP_ANYWAY, answers=in_place)
async def keep_anyway(click: Click) -> Page:
    """Keep the plan to be played whatever the others do meanwhile."""
    about, plans = natural(click.about), click.coordinator.plans
    return await replanned(click, await plans.keep(click.actor, click.table_id, about, anyway=True))


@control(Action.WITHDRAW_PLAN, answers=in_place)
async def withdraw(click: Click) -> Page:
    """Withdraw the plan."""
    return await replanned(click, await click.coordinator.plans.withdraw(click.actor, click.table_id))


@control(Action.ANSWERS, answers=privately)
async def answers(click: Click) -> Page:
    """Page of answers in advance."""
    panel = await click.coordinator.reader.panel(click.actor, click.table_id)
    if not panel.answers:  # nothing there can be answered in advance: no button of ours asks for it
        raise UiRefusal(UiReason.OLD_BUTTON)
    return answers_page(panel, click.voice(panel))


@control(Action.ANSWER, answers=in_place)
async def answer(click: Click) -> Page:
    """Keep an answer, or ask as usual again."""
    answer = click.value
    plans = click.coordinator.plans
    panel = await plans.answer(click.actor, click.table_id, "" if answer == ASK else answer)
    return answers_page(panel, click.voice(panel))


CONTROLS = (
    plan,
    shorter,
    keep,
    keep_anyway,
    withdraw,
    answers,
    answer,
)
