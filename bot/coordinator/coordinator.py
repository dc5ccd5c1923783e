"""Load, play, save, tell: the one way in which anything at a table changes.

The window (ui) speaks to this class only. Its parts have files of their own: lobbies (before the
deal), play (actions), seats (who sits where), looking (what is handed out), watch (what time brings),
presence (what Discord does to us), wishes (settings), records (what outlives a table). No Discord here.
"""

import asyncio
import logging
from contextlib import suppress

from bot.coordinator import thinker as thinking
from bot.coordinator.posts import Posts
from bot.coordinator.profiles import Profiles
from bot.coordinator.records import Records
from bot.coordinator.scheduler import LONGEST_SLEEP, Scheduler

LAST_BREATH = 3  # seconds for what is in hand when the bot stops

log = logging.getLogger(__name__)


class Coordinator(Scheduler, Records, Posts, Profiles):
    """The shell's heart. Every method raises a Refusal for what people may do differently."""

    _heart: asyncio.Task[None] | None = None
    _stopping = False

    async def start(self) -> None:
        """Deadlines move by the downtime; then the heart beats."""
        await self.shift_deadlines()
        thinking.open_pool()
        self._heart = asyncio.create_task(self._live(), name="heartbeat")
        self.letters.set()

    async def stop(self) -> None:
        """Finishes what is in hand."""
        self._stopping = True
        self.stirred.set()
        if self._heart is not None:
            await asyncio.wait({self._heart}, timeout=LAST_BREATH)
            self._heart.cancel()  # in the middle of a thought, perhaps: what is saved is whole
        thinking.close_pool()

    async def _live(self) -> None:
        written = self.now()
        while not self._stopping:
            self.stirred.clear()
            try:
                await self.run_due()
                if self.now() - written >= LONGEST_SLEEP:
                    written = self.now()
                    await self.housekeeping()
                sleep_for = await self.sleep_for()
            except Exception:
                log.exception("the heart skipped a beat")  # a full disk, say: the next beat tries again
                sleep_for = LONGEST_SLEEP
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stirred.wait(), sleep_for.total_seconds())
