"""Refusals and apologies: around every click and every command.

A refusal is worded for its reader and shown with the present state; any other exception is a bug:
logged with its traceback, and owned up to in one honest sentence. Nothing passes uncaught, since
discord.py would log it and leave the player with Discord's red line.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime

import discord
from discord import app_commands

from bot.counters import BUGS, DONE, REFUSALS
from bot.language import knows, say
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.refusals import CannotWrite, DatabaseAway, NoAdvice, NotYourTurn, StaleClick, Unreadable
from bot.ui.click import Answerer, Click
from bot.ui.delivery.errors import NOT_NOW, Failure, classify
from bot.ui.pages.page import Page
from bot.ui.pages.text import mention, plain, soon, table_number
from bot.ui.refusals import UiRefusal
from bot.ui.reply import ALREADY_ANSWERED, TOO_LATE, Promise, Reply
from engine.game import Fact, IllegalAction, Refusal

log = logging.getLogger(__name__)

Meant = Callable[[Reply], Awaitable[TableId]]

AWAY = "notice-database-away"  # no commit was sent: nothing was done
UNSURE = "notice-database-unsure"  # one was: all or a part of it may be done
TYPED = 60  # characters shown of what somebody typed
GONE = 10008  # the clicked message was taken away meanwhile


async def guarded(
    click: Click, work: Answerer, promised: Promise = Promise.MESSAGE, meant: Meant | None = None
) -> None:
    """Does what one click or command asks for, and answers whatever happens on the way, in time.

    `promised`: what it may expect where the answer takes a moment. `meant`: finds the table that it is about.
    """
    context, reply = click.context, click.reply
    again = context.taps.again(reply.interaction)
    with context.coordinator.counting() as commits:
        async with context.in_flight.one_more(), reply.in_time(promised):
            try:
                if not context.in_flight.open:
                    raise Closing  # noqa: TRY301 answered here like any other end
                await context.meet(reply)
                commits.sent = 0  # of what was asked for nothing has begun
                if meant is not None:
                    click = Click(context, reply, await meant(reply))
                answer = await work(click)
                if answer is not None:
                    await reply.answer(answer)
                if click.table_id in (places := context.coordinator.places).hidden:
                    with suppress(DatabaseAway):  # the next click tries again, and this one has its answer
                        await places.show_again(click.table_id)
                DONE.inc()
            except Closing:
                await _last_word(reply, reply.say(context.in_flight.why))
            except Refusal as refusal:
                if again and promised is Promise.CHANGE and isinstance(refusal, StaleClick | NotYourTurn):
                    return  # the first tap has done it, and its answer says all
                await _unless_discord_refuses(reply, _refuse(click, refusal))
            except Unreadable as fault:
                log.exception("a table cannot be read", extra={"table": fault.table_id})
                await context.coordinator.scheduler.faults.failed(fault.table_id, fault)
                await _last_word(
                    reply, reply.say("notice-set-aside", table=table_number(fault.table_id, reply.language))
                )
            except DatabaseAway:  # logged where it was noticed
                context.coordinator.wake()  # looks again and again: what was done may have to be told
                await _last_word(reply, reply.say(UNSURE if commits.sent else AWAY))
            except CannotWrite:
                log.exception("nothing can be written", extra=_about(click))
                await _last_word(reply, reply.say("notice-cannot-write"))
            except NOT_NOW as error:
                await _discord_refused(click, error)
            except Exception:  # noqa: BLE001 every click is answered
                await _own_up(click)


class Closing(Exception):
    """Raised for a click that comes while the bot is being stopped."""


def _about(click: Click) -> dict[str, object]:
    """Facts of it for the log."""
    return {"table": click.table_id or None, "player": click.reader}


async def _refuse(click: Click, refusal: Refusal) -> None:
    """Words for the refusal, and the present state for whoever sits at the table."""
    context, reply = click.context, click.reply
    REFUSALS.inc()
    if isinstance(refusal, NoAdvice):  # who asked is not logged, and nothing at the table is otherwise
        log.info("no advice", extra={"table": click.table_id or None})
        await reply.private(Page(parts=(worded(reply.language, refusal),)))
        return
    log.info("refused", extra=_about(click) | {"reason": str(refusal.reason)})
    table_id = (refusal.table_id if isinstance(refusal, UiRefusal) else 0) or click.table_id
    try:
        panel = await context.coordinator.reader.panel(reply.actor, table_id)
    except (Refusal, Unreadable):
        await reply.private(Page(parts=(worded(reply.language, refusal),)))
        return
    if isinstance(refusal, IllegalAction):
        skin = context.skin(panel.game)
        said = skin.refuse(refusal, panel.names, reply.language)
        rule = context.links.rule(skin.rules_page, refusal.rule, reply.language)
        word = "\n".join(filter(None, (said, rule)))
    else:
        word = worded(reply.language, refusal)
    page = await context.panel(panel, reply.language, word)
    if reply.own_panel:
        await reply.change(page)
    else:
        await reply.private(page)
        context.follow(reply, panel)


def worded(language: Language, refusal: Refusal) -> str:
    """A refusal that has nothing to do with the rules of a game, in words; a feature's are in its folder."""
    key = refusal.reason if "/" in refusal.reason else f"notice-no-{refusal.reason}"
    facts = {name: _fact(name, fact) for name, fact in refusal.facts.items()}
    return say(language, key if knows(key) else "notice-no", **facts)


def _fact(name: str, fact: Fact) -> Fact:
    """A fact as people read it; `until`: seconds since 1970; `host`: a person by their number."""
    match name, fact:
        case "host", int():
            return mention(fact)
        case "until", int():
            return soon(datetime.fromtimestamp(fact, UTC))
        case "commands", str():  # ours, as they are typed
            return fact
        case _, str():
            return plain(fact, TYPED)
        case _:
            return fact


async def _discord_refused(click: Click, error: Exception) -> None:
    """Handle a lost answer: the request itself is done or refused by now."""
    if _lost(error):
        log.warning("unanswered", extra=_about(click) | {"why": _why(error)})
    else:
        await _own_up(click)


def _lost(error: Exception) -> bool:
    """True if an answer is lost by nobody's fault: it came too late, or the line or Discord is down."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    return code in (TOO_LATE, ALREADY_ANSWERED, GONE) or classify(error) is Failure.TRANSIENT


def _why(error: Exception) -> str:
    return str(error.code) if isinstance(error, discord.HTTPException) else type(error).__name__


async def _own_up(click: Click) -> None:
    """Call this while the exception is being handled."""
    reference = secrets.token_hex(3)
    BUGS.inc()
    log.exception("bug", extra=_about(click) | {"reference": reference})  # noqa: LOG004 called from an except
    await _last_word(click.reply, click.say("notice-bug", reference=reference))


def outdated(error: BaseException | None) -> bool:
    """Somebody's Discord still knows a command as it was before an update."""
    return isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)


def offers_arrived(record: logging.LogRecord) -> bool:
    """Keeps an autocomplete that got lost, or that exists no more, out of discord.py's log: no bug."""
    error = record.exc_info[1] if record.exc_info else None
    if outdated(error):
        log.info("outdated autocomplete")
        return False
    if not isinstance(error, NOT_NOW) or not _lost(error):
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
    except NOT_NOW as error:
        log.warning("unanswered", extra={"player": reply.reader, "why": _why(error)})
