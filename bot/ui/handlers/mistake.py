"""What is clicked in a small lesson made of somebody's own mistake: a move is tried, or the better one shown.

Nothing is kept but the review, which is made again where it is not at hand any more.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.coordinator.reviews import Review
from bot.skins.skin import Choice
from bot.ui import pictures
from bot.ui.click import Values, only
from bot.ui.components import number_form
from bot.ui.context import UiContext
from bot.ui.errors import worded
from bot.ui.handlers.handler import Handler, Work, changes_own
from bot.ui.handlers.moves import pictures_shown
from bot.ui.handlers.portions import answer
from bot.ui.handlers.review import reviewed
from bot.ui.ids import END, NUMBER, Action, ActionId, Mistake, MistakeAsk, mistake_of
from bot.ui.numbers import number, number_limits
from bot.ui.pages.mistake import ALL, MistakeIds, Tried, mistake_page, position_of
from bot.ui.pages.page import Page
from bot.ui.pages.review import review_page
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Promise, Reply
from bot.ui.walk import Opens, Plays, Walk, Words, single


async def _clicked(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    await context.coordinator.reviews.allow(reply.actor, ask.table_id)  # for others there is no such table
    meant = mistake_of(ask.about)
    review = await _review(context, reply, ask, meant)
    if review is None:
        return
    if meant.number == ALL:
        text = await context.in_words(reply.reader)
        page = review_page(review, context.skin(review.table.game), reply.language, text=text)
        await answer(reply, page)
        return
    match meant.ask:
        case MistakeAsk.OPEN:
            await answer(reply, await _painted(context, reply, review, meant.number, Tried()))
        case MistakeAsk.SHOW:
            await _again(context, reply, review, meant.number, Tried(over=True))
        case MistakeAsk.SAY:
            await _said(context, reply, review, meant, values)


async def _named(context: UiContext, reply: Reply, ask: ActionId, typed: Values) -> None:
    """The form that asked for a number was sent."""
    await context.coordinator.reviews.allow(reply.actor, ask.table_id)
    meant = mistake_of(ask.about)
    review = await _review(context, reply, ask, meant)
    if review is None:
        return
    walk = _walk(context, reply, review, meant.number)
    before, choice = _number_asked(walk, meant.words)
    try:
        digits = number(only(typed), choice)
    except UiRefusal as refusal:
        tried = Tried(before, meant.page, worded(reply.language, refusal))
        await _again(context, reply, review, meant.number, tried)
        return
    words = tuple(digits if word == NUMBER else word for word in meant.words)
    await _go_on(context, reply, review, meant, walk.on(words))


async def _review(context: UiContext, reply: Reply, ask: ActionId, meant: Mistake) -> Review | None:
    """The reader's review; None where it is to be made first, or again, which has begun; or names nothing."""
    review = await context.coordinator.reviews.of(reply.actor, ask.table_id)
    if review.left or not review.costliest:
        text, first = await context.in_words(reply.reader), partial(_first, context, reply)
        await reviewed(context, reply, ask.table_id, text=text, shown=first)
        return None
    if not 0 <= meant.number <= len(review.costliest):
        raise UiRefusal(UiReason.OLD_BUTTON)
    return review


async def _first(context: UiContext, reply: Reply, review: Review) -> Page:
    return await _painted(context, reply, review, 1, Tried())


async def _said(context: UiContext, reply: Reply, review: Review, meant: Mistake, values: Values) -> None:
    words, walk = (*meant.words, *values), _walk(context, reply, review, meant.number)
    if NUMBER in single(words):
        _, choice = _number_asked(walk, single(words))
        asked = MistakeIds(review.table_id, meant.number).said(single(words))
        limits = number_limits(reply.language, choice)
        await reply.form(number_form(asked, reply.say("ui-my-mistakes"), choice.label, limits))
        return
    leads = walk.after(words)
    if leads is None:
        raise UiRefusal(UiReason.OLD_BUTTON)
    await _go_on(context, reply, review, meant, leads)


async def _go_on(
    context: UiContext, reply: Reply, review: Review, meant: Mistake, leads: Opens | Plays
) -> None:
    """The menu opens further, or the line is judged: nothing is at stake, so none is asked once more."""
    match leads:
        case Opens((*words, last)) if last == END:
            tried = _judged(context, reply, review, meant.number, " ".join(words))
        case Opens(words):
            tried = Tried(words, meant.page)
        case Plays(line):
            tried = _judged(context, reply, review, meant.number, line)
    await _again(context, reply, review, meant.number, tried)


def _judged(context: UiContext, reply: Reply, review: Review, at: int, line: str) -> Tried:
    """What is said to a move: that it is the better one, the one that was played, or another."""
    worst, skin = review.costliest[at - 1].worst, context.skin(review.table.game)
    if line == str(worst.best.action):
        return Tried(answer=reply.say("ui-mistake-right"), over=True)
    if line == str(worst.done.action):
        return Tried(answer=reply.say("ui-mistake-same"))
    label = skin.label(line, worst.view, review.names, reply.language)
    return Tried(answer=reply.say("ui-mistake-other", action=label))


def _walk(context: UiContext, reply: Reply, review: Review, at: int) -> Walk:
    return Walk(position_of(review, at), context.skin(review.table.game), reply.language)


def _number_asked(walk: Walk, words: Words) -> tuple[Words, Choice]:
    asked = walk.number_asked(words)
    if asked is None:
        raise UiRefusal(UiReason.OLD_BUTTON)
    return asked


async def _painted(context: UiContext, reply: Reply, review: Review, at: int, tried: Tried) -> Page:
    """The page of a position that was not shown before."""
    person, skin = await context.coordinator.profiles.get(reply.reader), context.skin(review.table.game)
    form = pictures.form_for(pocket=person.pocket)
    shown = await pictures.of_mistake(context.painter, review, at, skin, reply.language, form)
    in_words = await context.in_words(reply.reader) or not shown
    return mistake_page(review, at, skin, reply.language, shown, replace(tried, in_words=in_words))


async def _again(context: UiContext, reply: Reply, review: Review, at: int, tried: Tried) -> None:
    """The page of a position that is shown already: nothing is painted anew."""
    if not reply.own_panel:
        await answer(reply, await _painted(context, reply, review, at, tried))
        return
    shown, skin = pictures_shown(reply), context.skin(review.table.game)
    tried = replace(tried, in_words=await context.in_words(reply.reader) or not shown)
    page = replace(mistake_page(review, at, skin, reply.language, shown, tried), following=())
    await reply.change_words(page, partial(_painted, context, reply, review, at, tried))


def _promised(reply: Reply, ask: ActionId) -> Promise:
    """A form comes where a number is asked for; else what is one's own changes."""
    return Promise.FORM if NUMBER in ask.about.split() else changes_own(reply, ask)


HANDLERS: Mapping[Action, Handler] = {Action.MISTAKE: Handler(_clicked, _promised)}
FORMS: Mapping[Action, Work] = {Action.MISTAKE: _named}
