"""Work that takes its time and must hold up nothing: beside what asked for it, one task for each key."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)

AT_ONCE = 8  # that have loaded their table: the others wait, and cost next to nothing

Work = Callable[[], Awaitable[bool]]
"""Does something; whether it went well. Raises nothing."""


class Background(Generic[K]):
    """Tasks under way; `done` is called after each."""

    def __init__(self, done: Callable[[], None], at_once: int = AT_ONCE) -> None:
        self._done = done
        self._room = asyncio.Semaphore(at_once)
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._all_well = True

    @property
    def under_way(self) -> tuple[K, ...]:
        """The keys of what has begun and is not done."""
        return tuple(self._tasks)

    def begin(self, key: K, work: Work) -> None:
        """Begins some work, unless other work for that key is under way."""
        if key not in self._tasks:
            self._tasks[key] = task = asyncio.create_task(self._when_there_is_room(work))
            task.add_done_callback(partial(self._finished, key))

    async def all_done(self) -> bool:
        """Waits for what is under way now; whether all went well since this was asked before."""
        await asyncio.gather(*self._tasks.values())
        all_well, self._all_well = self._all_well, True
        return all_well

    async def stop(self, patience: float) -> None:
        """Lets what is under way finish for so many seconds, then cancels it."""
        if tasks := set(self._tasks.values()):
            _, late = await asyncio.wait(tasks, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _when_there_is_room(self, work: Work) -> None:
        async with self._room:
            went_well = await work()
            self._all_well = self._all_well and went_well

    def _finished(self, key: K, _task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        self._done()
