"""Controls of a review: having one's own decisions of a finished game judged, and cancelling."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.features.review.ids import CANCEL, REVIEW, in_words
from bot.features.review.page import review_page, reviewing_page, stopped_page
from bot.features.review.reviews import Review, Reviews
from bot.table.languages import Language
from bot.table.match import TableId
from bot.ui.click import Click, control, in_own_place
from bot.ui.context import UiContext
from bot.ui.handlers.portions import Pages, answer, begin
from bot.ui.pages.page import Page
from bot.ui.reply import Reply
from bot.ui.voice import Voice

Shown: TypeAlias = Callable[[Review], Awaitable[Page]]
"""The page of a review that is judged to its end."""


@control(REVIEW, answers=in_own_place)
async def review(click: Click) -> None:
    """Their three mistakes."""
    await reviewed(click.context, click.reply, click.table_id, text=in_words(click.about))


async def reviewed(
    context: UiContext, reply: Reply, table_id: TableId, *, text: bool, shown: Shown | None = None
) -> None:
    """Their review, if it is kept; else how far it is, until it is there. `shown`: as what, if not whole."""
    reviews = context.services[Reviews]
    review = await reviews.of(reply.actor, table_id)
    pages = _pages(context, reply, table_id, shown, text=text)
    if not review.left:
        await answer(reply, await pages.result(review))
        return
    busy = reply.say("review/one-at-a-time")
    await begin(reviews.askings, reply, review, reviews.judge_on, pages, busy)


def voice_of(context: UiContext, review: Review, language: Language) -> Voice:
    """Voice for that game in that language."""
    return Voice(context.skin(review.table.game), language, review.names)


def _pages(
    context: UiContext, reply: Reply, table_id: TableId, shown: Shown | None, *, text: bool
) -> Pages[Review]:
    language = reply.language

    async def result(review: Review) -> Page:
        if shown is not None and review.costliest:
            return await shown(review)
        return review_page(review, voice_of(context, review, language), text=text)

    return Pages(
        progress=lambda review, word: reviewing_page(review, language, word, text=text),
        result=result,
        stopped=lambda why: stopped_page(table_id, language, why, text=text),
        short=lambda review, minutes: stopped_page(
            table_id,
            language,
            "short",
            text=text,
            done=review.done,
            total=len(review.decisions),
            minutes=minutes,
        ),
    )


@control(CANCEL, answers=in_own_place)
async def cancel(click: Click) -> Page:
    """Stop judging; what is judged is kept."""
    text = in_words(click.about)
    asking = await click.context.services[Reviews].askings.cancel(click.reader)
    if asking is None:
        await click.context.services[Reviews].allow(click.actor, click.table_id)
        return stopped_page(click.table_id, click.language, "nothing", text=text)
    judged = asking.questions
    facts = {"done": judged.done, "total": len(judged.decisions)}
    return stopped_page(judged.table_id, click.language, "cancelled", text=text, **facts)
