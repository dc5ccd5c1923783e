"""Statistics from the stories of finished games: also of games whose story nobody was told.

Most stories are told at their tables, and their figures kept at that moment. This looks after the others:
closed books, places that cannot be written to, a bot that stopped in between.
"""

from datetime import timedelta

from bot.coordinator.context import Context
from bot.coordinator.idle_work import IdleWork
from bot.coordinator.stories import Stories
from bot.table.match import TableId
from bot.table.refusals import Unreadable
from bot.workers import Overloaded
from engine.game import Refusal

SUMMED_UP_AFTER = timedelta(minutes=1)  # the end: by then its story has been told where one is told


class StoryStatistics:
    """One game at a time; what is not written down is still awaited at the next start."""

    def __init__(self, context: Context, stories: Stories) -> None:
        self._context = context
        self._stories = stories
        self._work = IdleWork("keeping what stories tell", self.step)
        self._left_out = set[TableId]()  # until the next start: nothing could be told of them

    async def start(self) -> None:
        """Looks after stories until `stop`."""
        await self._work.start()

    async def stop(self) -> None:
        """Finishes the transaction in hand, no more."""
        await self._work.stop()

    async def step(self) -> bool:
        """One game whose figures are missing; False where there is none."""
        if not self._context.store.scope.leads:
            return False
        awaited = await self._context.store.results.await_story(self._context.now() - SUMMED_UP_AFTER)
        table_id = next((each for each in awaited if each not in self._left_out), None)
        if table_id is None:
            return False
        try:
            await self._stories.count(table_id)
        except Overloaded:
            return False  # there will be time for it later
        except (Refusal, Unreadable):  # there is none, or none that can be worked out now
            self._left_out.add(table_id)
        return True
