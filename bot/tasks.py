"""Tasks that run beside whatever began them: stopped together, and no bug in one of them is lost."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any, TypeVar

from bot.counters import BUGS

T = TypeVar("T")

Work = Callable[[], Coroutine[Any, Any, T]]

CANCEL_SECONDS = 3.0  # that tasks which were cancelled get to end

log = logging.getLogger(__name__)


class Tasks:
    """The tasks of one owner.

    A bug in a task is counted and logged, with the owner's name and the facts the task was begun with. Who
    begins one as `awaited` hears of its exception, so nothing is counted or logged.
    """

    def __init__(
        self, name: str, ended: Callable[[Any], None] | None = None, *, at_once: int | None = None
    ) -> None:
        """Queue tasks begun while `at_once` are under way; `ended` hears the key of each that ended."""
        self._name = name
        self._ended = ended
        self._room = None if at_once is None else asyncio.Semaphore(at_once)
        self._under_way: dict[Hashable, asyncio.Task[Any]] = {}

    def __len__(self) -> int:
        return len(self._under_way)

    def __contains__(self, key: Hashable) -> bool:
        task = self._under_way.get(key)
        return task is not None and not task.done()

    @property
    def keys(self) -> tuple[Any, ...]:
        """The keys of the tasks under way, the oldest first; one begun without a key has some object."""
        return tuple(self._under_way)

    def begin(self, work: Coroutine[Any, Any, T], *, awaited: bool = False, **facts: Any) -> asyncio.Task[T]:
        """Begins a task that has no key."""
        return self.once(object(), lambda: work, awaited=awaited, **facts)

    def once(self, key: Hashable, work: Work[T], *, awaited: bool = False, **facts: Any) -> asyncio.Task[T]:
        """Returns the task under way for that key; begins one where there is none."""
        task = self._under_way.get(key)
        if task is None or task.done():  # one that has just ended may stand there still
            work = work if self._room is None else partial(self._when_there_is_room, work)
            task = asyncio.create_task(work(), name=f"{self._name}-{key}")
            task.add_done_callback(partial(self._over, key, awaited, facts))
            self._under_way[key] = task
        return task

    async def settle(self, patience: float | None = None) -> None:
        """Waits for what is under way now, at most so many seconds."""
        if tasks := set(self._under_way.values()):
            await asyncio.wait(tasks, timeout=patience)

    async def cancel(self, key: Hashable) -> None:
        """Cancels the task under way for that key, if there is one, and waits until it has ended."""
        if (task := self._under_way.get(key)) is not None:
            task.cancel()
            await asyncio.wait({task})

    async def stop(self, patience: float = 0.0) -> None:
        """Waits so many seconds for what is under way, then cancels it and whatever it began meanwhile."""
        if patience > 0:
            await self.settle(patience)
        loop = asyncio.get_running_loop()
        deadline = loop.time() + CANCEL_SECONDS
        while (tasks := set(self._under_way.values())) and (left := deadline - loop.time()) > 0:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=left)

    async def _when_there_is_room(self, work: Work[T]) -> T:
        assert self._room is not None
        async with self._room:
            return await work()

    def _over(self, key: Hashable, awaited: bool, facts: dict[str, Any], task: asyncio.Task[Any]) -> None:
        replaced = self._under_way.get(key) is not task
        if not replaced:
            del self._under_way[key]
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not awaited:
            BUGS.inc()
            log.error("bug in a task", exc_info=fault, extra={"task": self._name, **facts})
        if self._ended is not None and not replaced:
            self._ended(key)
