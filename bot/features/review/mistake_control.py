"""Controls of a small lesson made of somebody's own mistake: a move is tried, or the better one shown.

Nothing is kept but the review, which is made again where it is not at hand any more.
"""

from dataclasses import replace
from functools import partial

from bot.features.review.control import reviewed, voice_of
from bot.features.review.ids import FIRST, MISTAKE, Mistake, MistakeAsk, mistake_of
from bot.features.review.mistake_page import ALL, MistakeIds, Tried, mistake_page, position_of
from bot.features.review.page import review_page
from bot.features.review.reviews import Review, Reviews
from bot.skins.skin import Choice, Form, Picture
from bot.ui.click import Click, control, form, in_own_place
from bot.ui.components import number_form
from bot.ui.errors import worded
from bot.ui.handlers.moves import pictures_shown
from bot.ui.ids import END, NUMBER
from bot.ui.numbers import number, number_limits
from bot.ui.pages.page import Page
from bot.ui.painter import Painter
from bot.ui.pictures import FORMS
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Answer, Promise, Reworded
from bot.ui.voice import Voice
from bot.ui.walk import Opens, Plays, Walk, Words, single
from bot.workers import Priority


def _where(click: Click) -> Promise:
    """A form comes where a number is asked for; the end of a game stays; else what is one's own changes."""
    if NUMBER in click.about.split():
        return Promise.FORM
    begins = click.about == FIRST
    return Promise.MESSAGE if begins else in_own_place(click)


@control(MISTAKE, answers=_where)
async def mistake(click: Click) -> Answer | None:
    """Show a position, all of them, or the better move; or go on with the move that is tried."""
    await _allowed(click)
    meant = mistake_of(click.about)
    review = await _review(click, meant)
    if review is None:
        return None
    if meant.number == ALL:
        text = await click.context.in_words(click.reader)
        return review_page(review, _voice(click, review), text=text)
    match meant.ask:
        case MistakeAsk.BEGIN | MistakeAsk.OPEN:
            return await _painted(click, review, meant.number, Tried())
        case MistakeAsk.SHOW:
            return await _again(click, review, meant.number, Tried(over=True))
        case MistakeAsk.SAY:
            return await _said(click, review, meant)


@form(MISTAKE, answers=in_own_place)
async def named(click: Click) -> Answer | None:
    """Go on with the number that was typed."""
    await _allowed(click)
    meant = mistake_of(click.about)
    review = await _review(click, meant)
    if review is None:
        return None
    walk = _walk(click, review, meant.number)
    before, choice = _number_asked(walk, meant.words)
    try:
        digits = number(click.value, choice)
    except UiRefusal as refusal:
        tried = Tried(before, meant.page, worded(click.language, refusal))
        return await _again(click, review, meant.number, tried)
    words = tuple(digits if word == NUMBER else word for word in meant.words)
    return await _go_on(click, review, meant, walk.on(words))


async def _allowed(click: Click) -> None:
    """Raise NoSuchTable, NotAllowed for others."""
    await click.context.services[Reviews].allow(click.actor, click.table_id)


async def _review(click: Click, meant: Mistake) -> Review | None:
    """The reader's review; None where it is to be made first, or again, which has begun; or names nothing."""
    review = await click.context.services[Reviews].of(click.actor, click.table_id)
    if review.left or not review.costliest:
        text, first = await click.context.in_words(click.reader), partial(_first, click)
        await reviewed(click.context, click.reply, click.table_id, text=text, shown=first)
        return None
    if not 0 <= meant.number <= len(review.costliest):
        raise UiRefusal(UiReason.OLD_BUTTON)
    return review


async def _first(click: Click, review: Review) -> Page:
    return await _painted(click, review, 1, Tried())


async def _said(click: Click, review: Review, meant: Mistake) -> Answer:
    words, walk = (*meant.words, *click.values), _walk(click, review, meant.number)
    if NUMBER in single(words):
        _, choice = _number_asked(walk, single(words))
        asked = MistakeIds(review.table_id, meant.number).said(single(words))
        limits = number_limits(click.language, choice)
        return number_form(asked, click.say("review/my-mistakes"), choice.label, limits)
    leads = walk.after(words)
    if leads is None:
        raise UiRefusal(UiReason.OLD_BUTTON)
    return await _go_on(click, review, meant, leads)


async def _go_on(click: Click, review: Review, meant: Mistake, leads: Opens | Plays) -> Answer:
    """The menu opens further, or the line is judged: nothing is at stake, so none is asked once more."""
    match leads:
        case Opens((*words, last)) if last == END:
            tried = _judged(click, review, meant.number, " ".join(words))
        case Opens(words):
            tried = Tried(words, meant.page)
        case Plays(line):
            tried = _judged(click, review, meant.number, line)
    return await _again(click, review, meant.number, tried)


def _judged(click: Click, review: Review, at: int, line: str) -> Tried:
    """Reply to a move: that it is the better one, the one that was played, or another."""
    worst = review.costliest[at - 1].worst
    if line == str(worst.best.action):
        return Tried(answer=click.say("review/mistake-right"), over=True)
    if line == str(worst.done.action):
        return Tried(answer=click.say("review/mistake-same"))
    label = _voice(click, review).label(line, worst.view)
    return Tried(answer=click.say("review/mistake-other", action=label))


def _voice(click: Click, review: Review) -> Voice:
    return voice_of(click.context, review, click.language)


def _walk(click: Click, review: Review, at: int) -> Walk:
    return Walk(position_of(review, at), _voice(click, review))


def _number_asked(walk: Walk, words: Words) -> tuple[Words, Choice]:
    asked = walk.number_asked(words)
    if asked is None:
        raise UiRefusal(UiReason.OLD_BUTTON)
    return asked


async def _painted(click: Click, review: Review, at: int, tried: Tried) -> Page:
    """The page of a position that was not shown before."""
    context = click.context
    person, voice = await click.coordinator.profiles.get(click.reader), _voice(click, review)
    form = FORMS[person.pocket]
    shown = await _pictures(context.painter, review, at, voice, form)
    tried = replace(tried, in_words=person.text_first or not shown)
    return mistake_page(review, at, voice, shown, tried)


async def _pictures(
    painter: Painter, review: Review, number: int, voice: Voice, form: Form
) -> tuple[Picture, ...]:
    """The position of one of somebody's mistakes, as they saw it when they played."""
    view = position_of(review, number)
    key = ("mistake", review.seat, review.table_id, number, review.names, voice.language, form)
    paint = partial(voice.skin.paint_private, view, review.names, voice.language, form=form)
    return await painter.painted(key, Priority.CLICK, paint)


async def _again(click: Click, review: Review, at: int, tried: Tried) -> Answer:
    """The page of a position that is shown already: nothing is painted anew."""
    if not click.reply.own_panel:
        return await _painted(click, review, at, tried)
    shown = pictures_shown(click.reply)
    tried = replace(tried, in_words=await click.context.in_words(click.reader) or not shown)
    page = replace(mistake_page(review, at, _voice(click, review), shown, tried), following=())
    return Reworded(page, partial(_painted, click, review, at, tried))
