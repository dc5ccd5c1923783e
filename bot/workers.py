"""One bounded pool of worker processes that paints and thinks, the most urgent first.

Threads are not enough: Pillow's encoders and a computer's search hold the interpreter, and people's
clicks with it. What is handed over, and what comes back, is pickled.
"""

import asyncio
import heapq
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from enum import IntEnum
from importlib import import_module
from itertools import count
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


class Priority(IntEnum):
    """Who waits for the work: the lower, the sooner."""

    CLICK = 0
    PANEL = 1
    POST = 2
    COMPUTER = 3
    ADVICE = 4
    FILM = 5


URGENT = (Priority.CLICK, Priority.PANEL, Priority.POST)


class Workers:
    """Runs functions elsewhere, at most `size` at a time; the others wait, ordered by priority.

    With two workers or more the last free one is kept for urgent work, so that no long thought holds
    up a click. `prepare` runs in every worker before its first work, for what the host has settled.
    `threads`: in this process instead, for tests whose functions cannot be pickled.
    """

    def __init__(
        self, size: int = 2, prepare: Callable[[], None] | None = None, *, threads: bool = False
    ) -> None:
        self._size = size
        self._prepare = prepare
        self._threads = threads
        self._executor: Executor | None = None
        self._busy = 0
        self._number = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    @property
    def waiting(self) -> int:
        """How much work is not begun yet."""
        return len(self._waiting)

    async def run(self, priority: Priority, function: Callable[..., T], *args: Any) -> T:
        """What the function returns, or raises; run once more if its worker was killed."""
        await self._turn(priority)
        try:
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._open(), function, *args)
            except BrokenExecutor:  # the worker was killed, for want of memory perhaps
                log.warning("a worker was lost")
                self.close()
                return await loop.run_in_executor(self._open(), function, *args)
        finally:
            self._busy -= 1
            self._next()

    def warm_up(self, modules: Iterable[str]) -> None:
        """Starts the workers with what they will need, so that the first reader need not wait for imports."""
        wanted = tuple(modules)
        if not self._threads:
            for _ in range(self._size):
                self._open().submit(_import, wanted)

    def close(self) -> None:
        """Lets the workers go; work that is not begun is forgotten."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, priority: Priority) -> None:
        if self._has_room(priority) and not self._waiting:
            self._busy += 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._number), turn))
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._busy -= 1  # the turn had come: somebody else's now
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting and self._has_room(Priority(self._waiting[0][0])):
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    def _has_room(self, priority: Priority) -> bool:
        kept_free = 1 if self._size > 1 and priority not in URGENT else 0
        return self._busy < self._size - kept_free

    def _open(self) -> Executor:
        if self._executor is None:
            self._executor = (
                ThreadPoolExecutor(self._size, "worker", self._prepare)
                if self._threads
                else ProcessPoolExecutor(self._size, get_context("spawn"), _begin, (self._prepare,))
            )
        return self._executor


def _import(modules: tuple[str, ...]) -> None:
    for module in modules:
        import_module(module)


def _begin(prepare: Callable[[], None] | None) -> None:
    """A worker gives way to the bot itself, and goes when the bot is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the bot ends us
    os.nice(5)
    threading.Thread(target=_go_with_the_bot, daemon=True).start()
    if prepare is not None:
        prepare()


def _go_with_the_bot() -> None:
    # A worker holds both ends of its queue, so that a killed bot would leave it waiting for ever.
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
