"""What Discord's errors mean for a letter that must be told: wait, go another way, or give up.

A table of codes and the patience for each; who acts on it is the courier.
"""

import asyncio
from datetime import timedelta
from enum import Enum, auto

import aiohttp
import discord

LONGEST_WAIT = timedelta(hours=1)
PATIENT_TRIES = 90  # about three days of waiting for a permission to come back
BROKEN_TRIES = 4  # a request that Discord finds malformed will not heal by itself


class Trouble(Enum):
    """Why a letter did not arrive."""

    DMS_CLOSED = auto()  # this person takes no private messages from us
    PLACE_GONE = auto()  # the thread or channel exists no more, or is shut
    NO_ACCESS = auto()  # we may not speak there, or were shown the door
    MESSAGE_GONE = auto()  # the message to be changed was deleted
    TOO_OLD = auto()  # the message has been changed too often since it grew old
    WEATHER = auto()  # Discord or the line is down, or we are too fast
    BROKEN = auto()  # Discord does not understand us: our bug


CODES = {
    50007: Trouble.DMS_CLOSED,
    50278: Trouble.DMS_CLOSED,  # no server in common any more
    10013: Trouble.DMS_CLOSED,  # the account exists no more
    10003: Trouble.PLACE_GONE,
    50083: Trouble.PLACE_GONE,  # an archived thread that we may not open again
    160005: Trouble.PLACE_GONE,  # a locked thread
    10004: Trouble.NO_ACCESS,
    50001: Trouble.NO_ACCESS,
    50013: Trouble.NO_ACCESS,
    10008: Trouble.MESSAGE_GONE,
    30046: Trouble.TOO_OLD,
    40003: Trouble.WEATHER,  # private conversations opened too fast
}

LINE_DOWN = (aiohttp.ClientError, asyncio.TimeoutError, ConnectionError)
NOT_NOW = (discord.HTTPException, discord.RateLimited, *LINE_DOWN)  # all that can become of a request


def trouble(error: Exception) -> Trouble:
    """What an error means."""
    if isinstance(error, discord.HTTPException):
        if error.code in CODES:
            return CODES[error.code]
        if error.status in (403, 404):
            return Trouble.NO_ACCESS
        if error.status == 429 or error.status >= 500:
            return Trouble.WEATHER
        return Trouble.BROKEN
    return Trouble.WEATHER if isinstance(error, (discord.RateLimited, *LINE_DOWN)) else Trouble.BROKEN


def patience(what: Trouble, tries: int) -> timedelta | None:
    """How long to wait before the next try; None: there is no use in another."""
    match what:
        case Trouble.WEATHER:
            return timedelta(seconds=min(0.5 * 2 ** min(tries, 20), 300))
        case Trouble.NO_ACCESS | Trouble.PLACE_GONE if tries < PATIENT_TRIES:
            return min(timedelta(seconds=5 * 2 ** min(tries, 20)), LONGEST_WAIT)
        case Trouble.BROKEN if tries < BROKEN_TRIES:
            return timedelta(seconds=5 * 4**tries)
        case _:
            return None
