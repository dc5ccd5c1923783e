"""How we say no, and how we say sorry: around every click and every command.

A refusal is worded for its reader and shown with the present state; any other exception is a bug:
logged with its traceback, and owned up to in one honest sentence. Nothing passes uncaught, since
discord.py would log it and leave the player with Discord's red line.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.health import BUGS, DONE, REFUSALS
from bot.language import knows, say
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.refusals import CannotWrite
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, classify
from bot.ui.pages.page import Page
from bot.ui.reply import ALREADY_ANSWERED, TOO_LATE, Interaction, Reply
from engine.game import IllegalAction, Refusal

log = logging.getLogger(__name__)

Work = Callable[[Reply], Awaitable[None]]

GONE = 10008  # the clicked message was taken away meanwhile


async def guarded(
    context: UiContext, interaction: Interaction, work: Work, table: TableId | None = None
) -> None:
    """Does what one click or command asks for, and answers whatever happens on the way."""
    reply = Reply(interaction, table)
    with context.in_flight:
        try:
            if not context.in_flight.open:
                raise Closing
            await context.meet(reply)
            await work(reply)
            DONE.inc()
        except Closing:
            await _last_word(reply, reply.say("notice-closing"))
        except Refusal as refusal:
            await _unless_discord_refuses(reply, _refuse(context, reply, refusal))
        except CannotWrite:
            log.exception("nothing can be written", extra={"match": reply.table, "player": reply.reader})
            await _last_word(reply, reply.say("notice-cannot-write"))
        except discord.HTTPException as error:
            await _discord_refused(reply, error)
        except Exception:
            await _own_up(reply)


class Closing(Exception):
    """Raised for a click that comes while the bot is being stopped."""


async def _refuse(context: UiContext, reply: Reply, refusal: Refusal) -> None:
    """Words for the refusal, and the present state for whoever sits at the table."""
    REFUSALS.inc()
    log.info("refused", extra={"match": reply.table, "player": reply.reader, "reason": str(refusal.reason)})
    try:
        panel = await context.coordinator.reader.panel(reply.actor, reply.table or 0)
    except Refusal:
        await reply.private(Page(parts=(worded(reply.language, refusal),)))
        return
    if isinstance(refusal, IllegalAction):
        word = context.skin(panel.game).refuse(refusal, panel.names, reply.language)
    else:
        word = worded(reply.language, refusal)
    page = await context.panel(panel, reply.language, word)
    await (reply.change(page) if reply.own_panel else reply.private(page))


def worded(language: Language, refusal: Refusal) -> str:
    """A refusal that has nothing to do with the rules of a game, in words."""
    key = f"notice-no-{refusal.reason}"
    return say(language, key if knows(key) else "notice-no", **refusal.facts)


async def _discord_refused(reply: Reply, error: discord.HTTPException) -> None:
    """What was asked is done or refused by now; only the answer did not arrive."""
    if error.code in (TOO_LATE, ALREADY_ANSWERED, GONE):
        log.warning("unanswered", extra={"match": reply.table, "player": reply.reader, "code": error.code})
    else:
        await _own_up(reply)


async def _own_up(reply: Reply) -> None:
    """Call this while the exception is being handled."""
    reference = secrets.token_hex(3)
    BUGS.inc()
    log.exception("bug", extra={"reference": reference, "match": reply.table, "player": reply.reader})
    await _last_word(reply, reply.say("notice-bug", reference=reference))


def outdated(error: BaseException | None) -> bool:
    """Somebody's Discord still knows a command as it was before an update."""
    return isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)


def offers_arrived(record: logging.LogRecord) -> bool:
    """Keeps an autocomplete that got lost, or that exists no more, out of discord.py's log: no bug."""
    error = record.exc_info[1] if record.exc_info else None
    if outdated(error):
        log.info("outdated autocomplete")
        return False
    if not isinstance(error, NOT_NOW):
        return True
    code = error.code if isinstance(error, discord.HTTPException) else 0
    if code not in (TOO_LATE, ALREADY_ANSWERED) and classify(error) is not Failure.TRANSIENT:
        return True
    log.info("unanswered autocomplete", extra={"why": str(error)})
    return False


logging.getLogger("discord.app_commands.tree").addFilter(offers_arrived)


async def _last_word(reply: Reply, words: str) -> None:
    await _unless_discord_refuses(reply, reply.private(Page(parts=(words,))))


async def _unless_discord_refuses(reply: Reply, answer: Awaitable[None]) -> None:
    """There is nobody left to tell if Discord does not take the answer."""
    try:
        await answer
    except discord.HTTPException as error:
        log.warning("unanswered", extra={"player": reply.reader, "code": error.code})
