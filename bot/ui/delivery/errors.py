"""Meaning of Discord's errors for a letter that must be told: wait, go another way, or give up.

A table of codes and the patience for each; the courier acts on it.
"""

import asyncio
from datetime import timedelta
from enum import Enum, auto

import aiohttp
import discord

from bot.table.refusals import CannotWrite, Unreadable
from bot.workers import Overloaded

RETRY_WAIT_MAX = timedelta(hours=1)
PERMISSION_WAIT_MAX = timedelta(days=30)  # for a permission to come back
PUT_OFF = timedelta(seconds=30)
BROKEN_TRIES = 4  # a request that Discord finds malformed will not heal by itself


class Failure(Enum):
    """Reason why a letter failed."""

    DMS_CLOSED = auto()  # this person takes no private messages from us, or is not there any more
    PLACE_GONE = auto()  # the thread or channel exists no more, or is shut
    NO_ACCESS = auto()  # we may not post there, or were removed from the server
    MESSAGE_GONE = auto()  # the message to be changed was deleted
    TOO_OLD = auto()  # the message has been changed too often since it grew old
    UNREADABLE = auto()  # what it would tell of cannot be read: the host must look
    OVERLOADED = auto()  # it takes long in the making, and too many people wait for something else
    TRANSIENT = auto()  # Discord or the line is down, or we are too fast
    REJECTED = auto()  # Discord does not understand us: our bug


class TooManyEdits(Exception):
    """Raised where a message has been changed too often for now, and no other one can take its place."""


CODES = {
    50007: Failure.DMS_CLOSED,
    50278: Failure.DMS_CLOSED,  # no server in common any more
    10013: Failure.DMS_CLOSED,  # the account exists no more
    50033: Failure.DMS_CLOSED,  # a bot
    10003: Failure.PLACE_GONE,
    50083: Failure.PLACE_GONE,  # an archived thread that we may not open again
    160005: Failure.PLACE_GONE,  # a locked thread
    10004: Failure.NO_ACCESS,
    50001: Failure.NO_ACCESS,
    50013: Failure.NO_ACCESS,
    10008: Failure.MESSAGE_GONE,
    30046: Failure.TOO_OLD,
    40003: Failure.TRANSIENT,  # private conversations opened too fast
}

LINE_DOWN = (aiohttp.ClientError, asyncio.TimeoutError, ConnectionError)
NOT_NOW = (discord.HTTPException, discord.RateLimited, *LINE_DOWN)  # all that can become of a request


def classify(error: Exception) -> Failure:
    """Classify an error."""
    if isinstance(error, discord.HTTPException):
        if error.code in CODES:
            return CODES[error.code]
        if error.status in (403, 404):
            return Failure.NO_ACCESS
        if error.status == 429 or error.status >= 500:
            return Failure.TRANSIENT
        return Failure.REJECTED
    if isinstance(error, TooManyEdits):
        return Failure.TOO_OLD
    if isinstance(error, Unreadable):
        return Failure.UNREADABLE
    if isinstance(error, Overloaded):
        return Failure.OVERLOADED
    passing = (discord.RateLimited, CannotWrite, *LINE_DOWN)
    return Failure.TRANSIENT if isinstance(error, passing) else Failure.REJECTED


def patience(what: Failure, tries: int, age: timedelta = timedelta(0)) -> timedelta | None:
    """Time until the next try of a letter of that age; None: there is no use in another.

    The number of tries says little of how long nobody could have mended it: rights change, and a letter is
    hurried whenever they do.
    """
    match what:
        case Failure.TRANSIENT:
            return timedelta(seconds=min(0.5 * 2 ** min(tries, 20), 300))
        case Failure.OVERLOADED:
            return PUT_OFF
        case Failure.UNREADABLE:
            return min(timedelta(seconds=5 * 2 ** min(tries, 20)), RETRY_WAIT_MAX)
        case Failure.NO_ACCESS | Failure.PLACE_GONE if age < PERMISSION_WAIT_MAX:
            return min(timedelta(seconds=5 * 2 ** min(tries, 20)), RETRY_WAIT_MAX)
        case Failure.TOO_OLD if age < PERMISSION_WAIT_MAX:
            return RETRY_WAIT_MAX  # Discord counts the changes of an hour
        case Failure.REJECTED if tries < BROKEN_TRIES:
            return timedelta(seconds=5 * 4**tries)
        case _:
            return None
