"""Controls under the check of a finished game: asking all of its computers again, and cancelling."""

from datetime import datetime

from bot.features.verify.checks import Checks, Questions, Verification
from bot.features.verify.page import ASK_ALL, CANCEL, asking_page, not_asked_page, verify_page
from bot.features.verify.seal_posts import SealPost, seal_post_state
from bot.ui.click import Click, control, in_place
from bot.ui.handlers.portions import Pages, begin
from bot.ui.pages.page import Page
from bot.ui.reply import Reply


async def checked_page(reply: Reply, found: Verification) -> Page:
    """A game's check, with what Discord says of the message with its seal."""
    post, at = await _seal_post(reply, found)
    return verify_page(found, post, at, reply.language)


async def _seal_post(reply: Reply, found: Verification) -> tuple[SealPost, datetime | None]:
    if not found.seal:
        return SealPost.ALONE if found.alone else SealPost.NONE, None
    if found.table.imported:
        return SealPost.IMPORTED, None
    return await seal_post_state(reply.interaction.client, found.seal, found.post, found.dealt_at)


@control(ASK_ALL, answers=in_place)
async def ask_all(click: Click) -> None:
    """Ask all computers of the game again."""
    checks, reply = click.context.services[Checks], click.reply
    questions = await checks.questions(click.actor, click.table_id)
    busy = click.say("verify/one-at-a-time")
    await begin(checks.askings, reply, questions, checks.ask_on, _pages(reply, questions), busy)


def _pages(reply: Reply, questions: Questions) -> Pages[Questions]:
    table, language = questions.found.table, reply.language

    async def result(asked: Questions) -> Page:
        return await checked_page(reply, asked.found)

    return Pages(
        progress=lambda asked, word: asking_page(asked, language, word),
        result=result,
        stopped=lambda why: not_asked_page(table, language, why),
        short=lambda asked, minutes: not_asked_page(
            table, language, "short", done=asked.done, total=len(asked.decisions), minutes=minutes
        ),
    )


@control(CANCEL, answers=in_place)
async def cancel(click: Click) -> Page:
    """Stop asking."""
    asking = await click.context.services[Checks].askings.cancel(click.reader)
    table = await click.coordinator.game_records.allow(click.actor, click.table_id)
    if asking is None:
        return not_asked_page(table, click.language, "nothing")
    facts = {"done": asking.questions.done, "total": len(asking.questions.decisions)}
    return not_asked_page(table, click.language, "cancelled", **facts)
