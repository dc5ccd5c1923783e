"""What is clicked under the check of a finished game: asking all of its computers again, and cancelling."""

from collections.abc import Mapping
from datetime import datetime

from bot.coordinator.game_records import Questions, Verification
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, Values, changes
from bot.ui.handlers.portions import Pages, begin
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page
from bot.ui.pages.verify import asking_page, not_asked_page, verify_page
from bot.ui.reply import Reply
from bot.ui.seal_posts import SealPost, seal_post_state


async def checked_page(reply: Reply, found: Verification) -> Page:
    """What of a game holds, with what Discord says of the message with its seal."""
    post, at = await _seal_post(reply, found)
    return verify_page(found, post, at, reply.language)


async def _seal_post(reply: Reply, found: Verification) -> tuple[SealPost, datetime | None]:
    if not found.seal:
        return SealPost.ALONE if found.alone else SealPost.NONE, None
    if found.lobby.imported:
        return SealPost.IMPORTED, None
    return await seal_post_state(reply.interaction.client, found.seal, found.post, found.dealt_at)


async def _ask_all(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    records = context.coordinator.game_records
    questions = await records.questions(reply.actor, ask.table)
    busy = reply.say("ui-verify-one-at-a-time")
    await begin(context.askings, reply, questions, records.ask_on, _pages(reply, questions), busy)


def _pages(reply: Reply, questions: Questions) -> Pages[Questions]:
    lobby, language = questions.found.lobby, reply.language

    async def result(asked: Questions) -> Page:
        return await checked_page(reply, asked.found)

    return Pages(
        progress=lambda asked, word: asking_page(asked, language, word),
        result=result,
        stopped=lambda why: not_asked_page(lobby, language, why),
        short=lambda asked, minutes: not_asked_page(
            lobby, language, "short", done=asked.done, total=len(asked.decisions), minutes=minutes
        ),
    )


async def _cancel(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    asking = await context.askings.cancel(reply.reader)
    lobby = await context.coordinator.game_records.allow(reply.actor, ask.table)
    if asking is None:
        await reply.change(not_asked_page(lobby, reply.language, "nothing"))
    else:
        facts = {"done": asking.questions.done, "total": len(asking.questions.decisions)}
        await reply.change(not_asked_page(lobby, reply.language, "cancelled", **facts))


HANDLERS: Mapping[Action, Handler] = {
    Action.ASK_ALL: Handler(_ask_all, changes),
    Action.CANCEL_ASK: Handler(_cancel, changes),
}
