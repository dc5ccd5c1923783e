"""Asks Discord every minute whether it is there: where nothing must be told, nobody else would notice.

Who asked for no reminders, and whose table is quiet, must not lose their turn to an outage. Where a turn
lasts minutes a minute is long: while somebody plays live, and while nothing gets through, it asks more often.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime

import discord

from bot.table.refusals import CannotWrite, DatabaseAway

EVERY = 60.0  # seconds
EVERY_LIVE = 10.0  # while somebody plays live
FAILING = 5.0  # while nothing gets through
ANSWER_SECONDS_MAX = 5.0  # for the answer

log = logging.getLogger(__name__)


class Probe:
    """Asks, and says what came of it; asked itself, at once."""

    def __init__(
        self,
        client: discord.Client,
        now: Callable[[], datetime],
        live: Callable[[], Awaitable[bool]],
        reached: Callable[[], Awaitable[None]],
        failed: Callable[[Exception, datetime], bool],
    ) -> None:
        """`failed` hears of the moment at which the question went out; whether Discord is away by that."""
        self._client, self._now, self._live = client, now, live
        self._reached, self._failed = reached, failed
        self._doubted = asyncio.Event()
        self._there = True

    def doubt(self) -> None:
        """Something else did not get through: it asks at once."""
        self._doubted.set()

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                await self._wait()
                await self.ask()
            except DatabaseAway:
                pass  # the next time
            except Exception:
                log.exception("Discord was not asked")  # a file that cannot be read, say: the next time

    async def ask(self) -> bool:
        """True if Discord answers; that is written down."""
        began = self._now()
        try:
            await asyncio.wait_for(self._client.application_info(), ANSWER_SECONDS_MAX)
            self._there = True
            await self._reached()
        except CannotWrite as fault:
            if not isinstance(fault, DatabaseAway):
                log.exception("Discord is there again, but that cannot be written down")
            return False
        except Exception as error:  # noqa: BLE001 any failure is looked at
            self._there = not self._failed(error, began)
        finally:
            self._doubted.clear()
        return self._there

    async def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        while (left := began + EVERY - loop.time()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(
                    self._doubted.wait(), min(left, EVERY_LIVE if self._there else FAILING)
                )
            if self._doubted.is_set() or not self._there or await self._live():
                return
