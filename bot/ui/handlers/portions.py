"""Questions on a game, asked portion by portion under one message: begun, followed, and cancelled."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic

from bot.ui.asking import Asking, Askings, AskOn, Q
from bot.ui.pages.page import Page
from bot.ui.progress import told_until, tried
from bot.ui.reply import Reply


@dataclass(frozen=True, slots=True)
class Pages(Generic[Q]):
    """Pages for its reader: the progress (after a word of ours), the result, why it stopped.

    `stopped`: "late" where Discord takes no more changes, "failed" for a bug. `short`: the reader has used up
    their worker seconds; the progress, and in how many minutes there are more.
    """

    progress: Callable[[Q, str], Page]
    result: Callable[[Q], Awaitable[Page]]
    stopped: Callable[[str], Page]
    short: Callable[[Q, int], Page]


async def begin(
    askings: Askings[Q], reply: Reply, questions: Q, ask_on: AskOn[Q], pages: Pages[Q], busy: str
) -> None:
    """Asks them for the reader, and tells how far that is where they clicked; in an answer of its own where
    others would read it.

    A second tap changes nothing. `busy`: what is said where another message tells of theirs already.
    """
    message = reply.interaction.message
    shown_in = message.id if message is not None and reply.changes_own else 0
    asking = askings.of(reply.reader)
    if asking is not None and asking.message_id == shown_in != 0:
        await reply.change(pages.progress(asking.questions, ""))
        return
    if asking is not None:
        await reply.private(pages.progress(asking.questions, busy))
        return
    asking = askings.begin(reply.reader, questions, shown_in, ask_on)
    try:
        await answer(reply, pages.progress(questions, ""))
    except BaseException:
        await askings.cancel(reply.reader)
        raise
    askings.follow(asking, _follow(askings, reply, asking, pages))


async def answer(reply: Reply, page: Page) -> None:
    """Answer in the clicked message's place, if private and no message was promised; else in a new
    message for the reader alone.
    """
    await (reply.change(page) if reply.changes_own else reply.private(page))


async def _follow(askings: Askings[Q], reply: Reply, asking: Asking[Q], pages: Pages[Q]) -> None:
    """Keeps the answer up to date until all are asked; whoever cancels it, tells so."""

    async def tell() -> None:
        await reply.change(pages.progress(asking.questions, ""))

    async def tell_result() -> None:
        await reply.change(await pages.result(asking.questions))

    in_time = await told_until(asking.over, lambda: asking.questions.done, tell)
    if not in_time:
        await tried(reply.change(pages.stopped("late")))
        asking.follower = None
        await askings.cancel(asking.player)
    elif asking.failed:
        await tried(reply.change(pages.stopped("failed")))
    elif asking.more_in is not None:
        await tried(reply.change(pages.short(asking.questions, asking.more_in)))
    elif not asking.cancelled:
        await tried(tell_result())
