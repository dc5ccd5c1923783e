"""Stories of finished games: worked out in a worker process, after everything else, and kept for a while.

Their figures on the table's people go into the statistics at once. A story that cannot be worked out is left
out: the game's end stands without it.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from functools import partial

from cachetools import LRUCache

from bot.coordinator.access import may_replay, open_book
from bot.coordinator.budget import Budget
from bot.coordinator.context import Context
from bot.coordinator.reader import report
from bot.store import Codec, Told
from bot.table.actor import Actor
from bot.table.match import PlayerId, TableId
from bot.table.refusals import CannotRead, CannotWrite, NoStory, NotNow, Unreadable
from bot.table.reports import StoryReport
from bot.table.story import FinishedGame, PlayedOtherwise, story_of
from bot.table.table import ENDED, Phase
from bot.tasks import Tasks
from bot.workers import BUSY, Overloaded, Priority, TooLong, Workers
from engine.story import Story

STORIES_KEPT_MAX = 32  # stories: the last ones are asked for in other languages, and again
LEFT_OUT = 256  # tables whose story cannot be told: nobody tries again for a while
STORY_WORK_MAX = timedelta(minutes=2)  # of work, on a busy machine; a few seconds on a quiet one

log = logging.getLogger(__name__)


class Stories:
    """One at a time, however many are wanted."""

    def __init__(self, context: Context, workers: Workers, budget: Budget) -> None:
        self._context = context
        self._workers = workers
        self._budget = budget
        self._turn = asyncio.Lock()
        self._kept: LRUCache[TableId, Story] = LRUCache(STORIES_KEPT_MAX)
        self._left_out: LRUCache[TableId, None] = LRUCache(LEFT_OUT)
        self._tasks = Tasks("story")

    async def stop(self) -> None:
        """Give up stories in the making; their letters wait for the next start."""
        await self._tasks.stop()

    async def posted(self, table_id: TableId) -> StoryReport:
        """Story for everybody at a table's place; raises NoStory where they are not to hear it.

        Raises Overloaded while too many people wait for something else.
        """
        told = await self._context.store.told(table_id, news=False)
        if not open_book(told.table):
            raise NoStory(NotNow.NO_STORY)
        return await self._reported(told)

    async def in_private(self, table_id: TableId) -> StoryReport:
        """Story for those who sat there; raises NoStory, and Overloaded as `posted` does."""
        return await self._reported(await self._context.store.told(table_id, news=False))

    async def show(self, actor: Actor, table_id: TableId) -> StoryReport:
        """The story for one person; raises NoSuchTable, NotAllowed, and NoStory if there is none (yet).

        Raises NoTimeLeft where it would have to be worked out first.
        """
        told = await self._context.store.told(table_id, news=False)
        may_replay(actor, told.table)
        try:
            return await self._reported(told, actor.player)
        except Overloaded as fault:
            raise NoStory(NotNow.BUSY) from fault

    async def count(self, table_id: TableId) -> None:
        """Count the story in the statistics, once; raises NoStory, CannotWrite, Overloaded."""
        told = await self._context.store.told(table_id, news=False)
        await self._keep(table_id, await self._story(told))

    async def _keep(self, table_id: TableId, story: Story) -> None:
        figures = [seat.figures for seat in story.seats]
        await self._context.store.results.tell_story(table_id, figures)

    async def _reported(self, told: Told, asker: PlayerId | None = None) -> StoryReport:
        table = told.table
        if table.phase is not Phase.OVER:
            raise NoStory(NotNow.NO_STORY if table.phase in ENDED else NotNow.NO_STORY_YET)
        shown = report(self._context.game(table), table, told.match, None)
        return StoryReport(shown, await self._story(told, asker))

    async def _story(self, told: Told, asker: PlayerId | None = None) -> Story:
        """The story, from memory or worked out; whoever asks meanwhile waits for the same.

        `asker`: the person on whose account it is worked out; None for the bot itself.
        """
        table_id = told.match.id
        if table_id in self._kept:
            return self._kept[table_id]
        if table_id in self._left_out:
            raise NoStory(NotNow.NO_STORY)
        if asker is not None and table_id not in self._tasks:
            self._budget.afford(asker)
        work = partial(self._worked_out, told, asker)
        return await asyncio.shield(self._tasks.once(table_id, work, awaited=True))

    async def _worked_out(self, told: Told, asker: PlayerId | None) -> Story:
        table_id = told.match.id
        try:
            async with self._turn:
                finished = await self._game(told)
                codec = Codec(self._context.game(told.table).engine)
                limit = STORY_WORK_MAX.total_seconds()
                spent = None if asker is None else partial(self._budget.spend, asker)
                work = (_story_of, codec, finished)
                story = await self._workers.run(Priority.FILM, *work, limit=limit, spent=spent, behind=BUSY)
        except (CannotRead, Overloaded):
            raise  # the file may be read, and there may be time for it, later
        except (PlayedOtherwise, TooLong, Unreadable) as fault:  # no fault of this program
            log.warning("no story of a game", extra={"table": table_id, "why": type(fault).__name__})
            if isinstance(fault, PlayedOtherwise):  # and never will be one
                with suppress(CannotWrite):
                    await self._context.store.results.no_story(table_id)
        except Exception:
            log.exception("bug in a story", extra={"table": table_id})
        else:
            self._kept[table_id] = story
            with suppress(CannotRead, CannotWrite):  # it is told all the same, and kept later
                await self._keep(table_id, story)
            return story
        self._left_out[table_id] = None
        raise NoStory(NotNow.NO_STORY)

    async def _game(self, told: Told) -> FinishedGame:
        """All that was done, and nobody who did it."""
        table, match, store = told.table, told.match, self._context.store
        rules, _ = await store.matches.dealt_by(match.id)
        return FinishedGame(
            options=dict(table.options),
            roles=match.roles,
            choices=tuple(dict(each.choices) for each in match.occupants),
            seed=await store.matches.seed(match.id),
            rules=rules,
            moves=await store.history.moves(match.id, news=False),
            table_view=self._context.game(table).engine.table(match.published),
        )


def _story_of(codec: Codec, finished: FinishedGame) -> Story:
    """Story from a codec, as workers get it."""
    return story_of(codec.game, finished)
