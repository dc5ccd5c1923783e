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
from bot.language import knows, say
from bot.table.languages import Language
from bot.table.match import TableId
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from bot.ui.reply import ALREADY_ANSWERED, TOO_LATE, Interaction, Reply
from engine.game import IllegalAction, Refusal

log = logging.getLogger(__name__)

Handler = Callable[[Reply], Awaitable[None]]

GONE = 10008  # the clicked message was taken away meanwhile


async def guarded(
    context: UiContext, interaction: Interaction, deed: Handler, table: TableId | None = None
) -> None:
    """Does what one click or command asks for, and stays kind whatever happens on the way."""
    reply = Reply(interaction, table)
    with context.in_flight:
        try:
            if not context.in_flight.open:
                raise Closing
            await context.meet(reply)
            await deed(reply)
            TALLY["deeds"] += 1
        except Closing:
            await _last_word(reply, reply.say("notice-closing"))
        except Refusal as refusal:
            await _surely(reply, _refuse(context, reply, refusal))
        except discord.HTTPException as error:
            await _discord_says_no(reply, error)
        except Exception:
            await _sorry(reply)


class Closing(Exception):
    """Raised for a click that comes while the bot is being stopped."""


async def _refuse(context: UiContext, reply: Reply, refusal: Refusal) -> None:
    """Words for the refusal, and the present state for whoever sits at the table."""
    TALLY["refusals"] += 1
    log.info("refused", extra={"match": reply.table, "player": reply.reader, "reason": str(refusal.reason)})
    try:
        panel = await context.coordinator.panel(reply.table or 0, reply.reader)
    except Refusal:
        await reply.private(Page(parts=(_worded(reply.language, refusal),)))
        return
    if isinstance(refusal, IllegalAction):
        word = context.skin(panel.game).refuse(refusal, panel.names, reply.language)
    else:
        word = _worded(reply.language, refusal)
    page = await context.panel(panel, reply.language, word)
    await (reply.change(page) if reply.own_panel else reply.private(page))


def _worded(language: Language, refusal: Refusal) -> str:
    key = f"notice-no-{refusal.reason}"
    return say(language, key if knows(key) else "notice-no", **refusal.facts)


async def _discord_says_no(reply: Reply, error: discord.HTTPException) -> None:
    """What was asked is done or refused by now; only the answer did not arrive."""
    if error.code in (TOO_LATE, ALREADY_ANSWERED, GONE):
        log.warning("unanswered", extra={"match": reply.table, "player": reply.reader, "code": error.code})
    else:
        await _sorry(reply)


async def _sorry(reply: Reply) -> None:
    """Call this while the exception is being handled."""
    reference = secrets.token_hex(3)
    TALLY["bugs"] += 1
    log.exception("bug", extra={"reference": reference, "match": reply.table, "player": reply.reader})
    await _last_word(reply, reply.say("notice-bug", reference=reference))


async def _last_word(reply: Reply, words: str) -> None:
    await _surely(reply, reply.private(Page(parts=(words,))))


async def _surely(reply: Reply, words: Awaitable[None]) -> None:
    """Say it if Discord lets us; there is nobody left to tell if not."""
    try:
        await words
    except discord.HTTPException as error:
        log.warning("unanswered", extra={"player": reply.reader, "code": error.code})
