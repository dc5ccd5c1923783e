"""What the stories of finished games tell for the statistics: also of games whose story nobody was told.

Most stories are told at their tables, and their figures kept at that moment. This looks after the others:
closed books, places that cannot be written to, a bot that stopped in between.
"""

import asyncio
import logging
from datetime import timedelta

from bot.coordinator.context import Context
from bot.coordinator.stories import Stories
from bot.table.match import TableId
from bot.table.refusals import CannotRead, CannotWrite, Unreadable
from engine.game import Refusal

AFTER = timedelta(minutes=1)  # the end: by then its story has been told where one is told
LOOKED_FOR = timedelta(seconds=30)
BREATH = 0.2  # seconds between two games: nobody waits for this
LAST_WORK = 3.0  # seconds for what is in hand when the bot stops

log = logging.getLogger(__name__)


class StoryStatistics:
    """One game at a time; what is not written down is still awaited at the next start."""

    def __init__(self, context: Context, stories: Stories) -> None:
        self._context = context
        self._stories = stories
        self._running: asyncio.Task[None] | None = None
        self._left_out = set[TableId]()  # until the next start: nothing could be told of them

    async def start(self) -> None:
        """Looks after stories until `stop`."""
        self._running = asyncio.create_task(self._run(), name="story-statistics")

    async def stop(self) -> None:
        """Finishes the transaction in hand, no more."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running}, timeout=LAST_WORK)

    async def step(self) -> bool:
        """One game whose figures are missing; False where there is none."""
        awaited = await self._context.store.results.await_story(self._context.now() - AFTER)
        table = next((each for each in awaited if each not in self._left_out), None)
        if table is None:
            return False
        try:
            await self._stories.count(table)
        except (Refusal, Unreadable):  # there is none, or none that can be worked out now
            self._left_out.add(table)
        return True

    async def _run(self) -> None:
        while True:
            worked = False
            try:
                worked = await self.step()
            except (CannotRead, CannotWrite) as fault:
                log.warning("what stories tell cannot be kept now", extra={"why": str(fault)})
            except Exception:
                log.exception("keeping what stories tell failed")  # the next look tries again
            await asyncio.sleep(BREATH if worked else LOOKED_FOR.total_seconds())
