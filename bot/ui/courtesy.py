"""How we say no, and how we say sorry: around every click and every command.

A refusal is worded for its reader and shown with the present state; anything else that falls is a
bug: logged with its traceback, and owned up to in one honest sentence. Nothing falls through, since
discord.py would log it and leave the player with Discord's red line.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable

import discord

from bot.health import TALLY
from bot.language import Language, knows, say
from bot.match import TableId
from bot.ui.answer import ALREADY_ANSWERED, TOO_LATE, Answer, Interaction
from bot.ui.desk import Desk
from bot.ui.page import Page
from engine.game import IllegalAction, Refusal

log = logging.getLogger(__name__)

Deed = Callable[[Answer], Awaitable[None]]

GONE = 10008  # the clicked message was taken away meanwhile


async def courteous(desk: Desk, interaction: Interaction, deed: Deed, table: TableId | None = None) -> None:
    """Does what one click or command asks for, and stays kind whatever happens on the way."""
    answer = Answer(interaction, table)
    with desk.door:
        try:
            if not desk.door.open:
                raise Closing
            await desk.meet(answer)
            await deed(answer)
            TALLY["deeds"] += 1
        except Closing:
            await _last_word(answer, answer.say("notice-closing"))
        except Refusal as refusal:
            await _surely(answer, _refuse(desk, answer, refusal))
        except discord.HTTPException as error:
            await _discord_says_no(answer, error)
        except Exception:
            await _sorry(answer)


class Closing(Exception):
    """Raised for a click that comes while the bot is being stopped."""


async def _refuse(desk: Desk, answer: Answer, refusal: Refusal) -> None:
    """Words for the refusal, and the present state for whoever sits at the table."""
    TALLY["refusals"] += 1
    log.info("refused", extra={"match": answer.table, "player": answer.reader, "reason": str(refusal.reason)})
    try:
        panel = await desk.coordinator.panel(answer.table or 0, answer.reader)
    except Refusal:
        await answer.private(Page(parts=(_worded(answer.language, refusal),)))
        return
    if isinstance(refusal, IllegalAction):
        word = desk.skin(panel.game).refuse(refusal, panel.names, answer.language)
    else:
        word = _worded(answer.language, refusal)
    page = await desk.panel(panel, answer.language, word)
    await (answer.change(page) if answer.own_panel else answer.private(page))


def _worded(language: Language, refusal: Refusal) -> str:
    key = f"notice-no-{refusal.reason}"
    return say(language, key if knows(key) else "notice-no", **refusal.facts)


async def _discord_says_no(answer: Answer, error: discord.HTTPException) -> None:
    """What was asked is done or refused by now; only the answer did not arrive."""
    if error.code in (TOO_LATE, ALREADY_ANSWERED, GONE):
        log.warning("unanswered", extra={"match": answer.table, "player": answer.reader, "code": error.code})
    else:
        await _sorry(answer)


async def _sorry(answer: Answer) -> None:
    """Call this while the exception is being handled."""
    reference = secrets.token_hex(3)
    TALLY["bugs"] += 1
    log.exception("bug", extra={"reference": reference, "match": answer.table, "player": answer.reader})
    await _last_word(answer, answer.say("notice-bug", reference=reference))


async def _last_word(answer: Answer, words: str) -> None:
    await _surely(answer, answer.private(Page(parts=(words,))))


async def _surely(answer: Answer, words: Awaitable[None]) -> None:
    """Say it if Discord lets us; there is nobody left to tell if not."""
    try:
        await words
    except discord.HTTPException as error:
        log.warning("unanswered", extra={"player": answer.reader, "code": error.code})
