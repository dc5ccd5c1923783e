"""What is clicked under the check of a finished game: asking all of its computers again, and cancelling."""

from collections.abc import Mapping

from bot.coordinator.game_records import Verification
from bot.ui.asking import Asking
from bot.ui.context import UiContext
from bot.ui.handlers.handler import Handler, Values, changes
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page
from bot.ui.pages.verify import asking_page, not_asked_page, verify_page
from bot.ui.progress import told_until, tried
from bot.ui.reply import Reply
from bot.ui.seal_posts import SealPost, seal_post_state


async def checked_page(reply: Reply, found: Verification) -> Page:
    """What of a game holds, with what Discord says of the message with its seal."""
    client, imported = reply.interaction.client, found.lobby.imported
    post, at = (
        (SealPost.IMPORTED, None)
        if imported and found.seal
        else await seal_post_state(client, found.seal, found.post, found.dealt_at)
    )
    return verify_page(found, post, at, reply.language)


async def _ask_all(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    records, askings = context.coordinator.game_records, context.askings
    questions = await records.questions(reply.actor, ask.table)
    message = reply.interaction.message
    shown_in = 0 if message is None else message.id
    asking = askings.of(reply.reader)
    if asking is not None and asking.message != shown_in:
        words = reply.say("ui-verify-one-at-a-time")
        await reply.private(asking_page(asking.questions, reply.language, words))
        return
    if asking is not None:  # a second tap
        await reply.change(asking_page(asking.questions, reply.language))
        return
    asking = askings.begin(reply.reader, questions, shown_in, records.ask_on)
    try:
        await reply.change(asking_page(questions, reply.language))
    except BaseException:
        await askings.cancel(reply.reader)
        raise
    askings.follow(asking, _follow(context, reply, asking))


async def _follow(context: UiContext, reply: Reply, asking: Asking) -> None:
    """Keeps the page up to date until all are asked; whoever cancels it, tells so."""

    async def tell() -> None:
        await reply.change(asking_page(asking.questions, reply.language))

    in_time = await told_until(asking.over, lambda: asking.questions.done, tell)
    if not in_time:
        await tried(reply.change(not_asked_page(asking.questions.found.lobby, reply.language, "late")))
        asking.follower = None
        await context.askings.cancel(asking.person)
    elif asking.failed:
        await tried(reply.change(not_asked_page(asking.questions.found.lobby, reply.language, "failed")))
    elif not asking.cancelled:
        await tried(_told_all(reply, asking))


async def _told_all(reply: Reply, asking: Asking) -> None:
    await reply.change(await checked_page(reply, asking.questions.found))


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
