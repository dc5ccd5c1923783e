"""Load, play, save, tell: the one way in which anything at a table changes.

The window (ui) speaks to this class only. Its parts have files of their own: lobbies (before the
deal), play (actions), seats (who sits where), looking (what is handed out). No Discord in here.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

from bot import thinking
from bot.match import TableId
from bot.seats import Seats

LONGEST_NAP = timedelta(seconds=30)  # the heartbeat looks up at least so often

log = logging.getLogger(__name__)


class Coordinator(Seats):
    """The shell's heart. Every method raises a Refusal for what people may do differently."""

    _heart: asyncio.Task[None] | None = None
    _stopping = False

    async def start(self) -> None:
        """The heartbeat begins."""
        thinking.open_pool()
        self._heart = asyncio.create_task(self._live(), name="heartbeat")
        self.letters.set()

    async def stop(self) -> None:
        """Finishes what is in hand."""
        self._stopping = True
        self.stirred.set()
        if self._heart is not None:
            await self._heart
        thinking.close_pool()

    async def beat(self) -> None:
        """Does everything that is due now: computers play, clocks run down, idle tables close."""
        due = await self.store.computers_due(self.now())
        await asyncio.gather(*(self._unharmed(table) for table in due))

    async def _unharmed(self, table: TableId) -> None:
        """One table's fault must not stop the others' hearts."""
        try:
            await self.play_computer(table)
        except Exception:
            log.exception("the heartbeat stumbled", extra={"match": table})
            await self.store.rest(table)

    async def _live(self) -> None:
        while not self._stopping:
            self.stirred.clear()
            await self.beat()
            nap = await self._nap()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stirred.wait(), nap.total_seconds())

    async def _nap(self) -> timedelta:
        due = await self.store.next_computer()
        return max(timedelta(0), min(LONGEST_NAP, due - self.now())) if due else LONGEST_NAP
