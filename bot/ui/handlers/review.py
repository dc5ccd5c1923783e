"""What is clicked about a review: having one's own decisions of a finished game judged, and cancelling."""

from collections.abc import Mapping

from bot.coordinator.reviews import Review
from bot.table.match import TableId
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, Values, changes_own
from bot.ui.handlers.portions import Pages, answer, begin
from bot.ui.ids import Action, ActionId, in_words
from bot.ui.pages.page import Page
from bot.ui.pages.review import review_page, reviewing_page, stopped_page
from bot.ui.reply import Reply


async def _review(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await reviewed(context, reply, ask.table, text=in_words(ask.about))


async def reviewed(context: UiContext, reply: Reply, table: TableId, *, text: bool) -> None:
    """Their review, if it is kept; else how far it is, until it is there."""
    reviews = context.coordinator.reviews
    review = await reviews.of(reply.actor, table)
    pages = _pages(context, reply, table, text=text)
    if not review.left:
        await answer(reply, await pages.result(review))
        return
    busy = reply.say("ui-review-one-at-a-time")
    await begin(context.reviewings, reply, review, reviews.judge_on, pages, busy)


def _pages(context: UiContext, reply: Reply, table: TableId, *, text: bool) -> Pages[Review]:
    language = reply.language

    async def result(review: Review) -> Page:
        return review_page(review, context.skin(review.lobby.game), language, text=text)

    return Pages(
        progress=lambda review, word: reviewing_page(review, language, word, text=text),
        result=result,
        stopped=lambda why: stopped_page(table, language, why, text=text),
        short=lambda review, minutes: stopped_page(
            table,
            language,
            "short",
            text=text,
            done=review.done,
            total=len(review.decisions),
            minutes=minutes,
        ),
    )


async def _cancel(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    text = in_words(ask.about)
    asking = await context.reviewings.cancel(reply.reader)
    if asking is None:
        await context.coordinator.reviews.allow(reply.actor, ask.table)
        await answer(reply, stopped_page(ask.table, reply.language, "nothing", text=text))
    else:
        review = asking.questions
        facts = {"done": review.done, "total": len(review.decisions)}
        await answer(reply, stopped_page(review.table, reply.language, "cancelled", text=text, **facts))


HANDLERS: Mapping[Action, Handler] = {
    Action.REVIEW: Handler(_review, changes_own),
    Action.CANCEL_REVIEW: Handler(_cancel, changes_own),
}
