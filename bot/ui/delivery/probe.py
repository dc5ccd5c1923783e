"""Asks Discord every minute whether it is there: where nothing must be told, nobody else would notice.

Who asked for no reminders, and whose table is quiet, must not lose their turn to an outage.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.table.refusals import CannotWrite

EVERY = 60.0  # seconds

log = logging.getLogger(__name__)


async def keep_asking(
    client: discord.Client, reached: Callable[[], Awaitable[None]], failed: Callable[[Exception], None]
) -> None:
    """Until it is cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await client.application_info()
            await reached()
        except CannotWrite:
            log.exception("Discord is there again, but that cannot be written down")
        except Exception as error:
            failed(error)
