"""Work that takes its time and must hold up nothing: beside what asked for it, one task for each key."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

from bot.tasks import Tasks

K = TypeVar("K", bound=Hashable)

AT_ONCE = 8  # that have loaded their table: the others wait, and cost next to nothing

Work = Callable[[], Awaitable[bool]]
"""Does something; whether it went well."""


class Background(Generic[K]):
    """Tasks under way; `done` is called after each."""

    def __init__(self, name: str, done: Callable[[], None], at_once: int = AT_ONCE) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._tasks = Tasks(name, lambda _key: done())
        self._all_well = True

    @property
    def under_way(self) -> tuple[K, ...]:
        """The keys of what has begun and is not done."""
        return self._tasks.keys

    def begin(self, key: K, work: Work) -> None:
        """Begins some work, unless other work for that key is under way."""
        self._tasks.once(key, partial(self._when_there_is_room, work))

    async def all_done(self) -> bool:
        """Waits for what is under way now; whether all went well since this was asked before."""
        await self._tasks.settle()
        all_well, self._all_well = self._all_well, True
        return all_well

    async def stop(self, patience: float) -> None:
        """Lets what is under way finish for so many seconds, then cancels it."""
        await self._tasks.stop(patience)

    async def _when_there_is_room(self, work: Work) -> None:
        async with self._room:
            went_well = await work()
            self._all_well = self._all_well and went_well
