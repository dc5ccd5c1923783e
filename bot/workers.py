"""One bounded pool of worker processes that paints and thinks, the most urgent first.

Threads are not enough: Pillow's encoders and a computer's search hold the interpreter, and people's
clicks with it. What is handed over, and what comes back, is pickled.

When more is to be painted than the workers can do, what can be done without gives way: see `Overloaded`.
"""

import asyncio
import heapq
import logging
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import IntEnum
from importlib import import_module
from itertools import count
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from time import thread_time
from typing import Any, Generic, TypeVar

if sys.platform != "win32":
    import resource

T = TypeVar("T")

BUSY = 8  # works per worker that people wait for, some tenths of a second: nothing is begun that can wait
FULL = 60  # per worker, some three seconds: what has words instead of a picture is told in words
WORKER_MEGABYTES_MAX = 400  # megabytes that a worker may have held before another takes its place
WORKS_UNTIL_LOOK_MIN = 50  # works that a worker does before it is looked at how large it has grown
NICE, LAST = 5, 19  # how far workers give way to the bot, and the one for strangers' files to everything else
SPARED = 60.0  # seconds without such a file, after which its worker ends

STOPS = (signal.SIGINT, signal.SIGTERM)

log = logging.getLogger(__name__)


class Priority(IntEnum):
    """Priority of work: the lower, the sooner."""

    CLICK = 0
    PANEL = 1
    POST = 2
    MOTION = 3  # of what is posted still without
    COMPUTER = 4
    ADVICE = 5
    FILM = 6
    FILE = 7  # that a stranger brought: in a process apart, which runs when nothing else wants to


URGENT = (Priority.CLICK, Priority.PANEL, Priority.POST)


class Overloaded(Exception):
    """Raised by whoever was refused (Workers.refuses) what people can do without; nothing of it was done."""


class Closed(BrokenExecutor):
    """Raised by work that was cut off because the program ends."""


class Workers:
    """Runs functions elsewhere, at most `size` at a time; the others wait, ordered by priority.

    With two workers or more the last free one is kept for urgent work, so that no long thought holds
    up a click. Strangers' files hold up nobody: while there are any, they have a process apart, which the
    system lets run when no other wants to. `prepare` runs in every worker before its first work, for what
    the host has settled.
    `largest`: megabytes; a worker that has held more is replaced between two works.
    `threads`: in this process instead, for tests whose functions cannot be pickled.
    """

    def __init__(
        self,
        size: int = 2,
        prepare: Callable[[], None] | None = None,
        *,
        largest: int = WORKER_MEGABYTES_MAX,
        threads: bool = False,
    ) -> None:
        self._all = tuple(_Worker(prepare, largest, NICE, threads=threads) for _ in range(size))
        self._apart = _Worker(prepare, largest, LAST, threads=threads)
        self._turn_apart = asyncio.Lock()
        self._ending_apart: asyncio.TimerHandle | None = None
        self._free = list(self._all)
        self._number = count()
        self._waiting: list[tuple[int, int, asyncio.Future[_Worker]]] = []
        self._closed = False
        self.shed = 0  # works that were not begun, for want of time

    @property
    def several(self) -> bool:
        """True if there is a worker beside the one that urgent work needs."""
        return len(self._all) > 1

    @property
    def waiting(self) -> int:
        """Number of works not begun yet."""
        return len(self._waiting)

    def refuses(self, behind: int) -> bool:
        """Tell if more urgent works than `behind`, per worker, wait: who asks does without, counted."""
        urgent = sum(priority in URGENT for priority, _, _ in self._waiting)
        refused = urgent > behind * len(self._all)
        self.shed += refused
        return refused

    @property
    def memory(self) -> int:
        """The most bytes that any worker there is now has held; 0 where that is not known (yet)."""
        return max(worker.peak for worker in (*self._all, self._apart))

    def figures(self) -> dict[str, float]:
        """Numbers for the host's watchers."""
        return {
            "work_waiting": float(self.waiting),
            "work_shed": float(self.shed),
            "worker_memory_bytes": float(self.memory),
        }

    async def run(
        self,
        priority: Priority,
        function: Callable[..., T],
        *args: Any,
        limit: float | None = None,
        spent: Callable[[float], None] | None = None,
        behind: int | None = None,
    ) -> T:
        """Run the function and return its result; once more if its worker was killed.

        Raises TooLong where it works for more than `limit` seconds: its worker is ended and replaced.
        `spent` gets the seconds of the processor that it took; of work that was ended, all its time.
        `behind`: raises Overloaded where more urgent works than that, per worker, wait (BUSY, FULL).
        """
        if priority is Priority.FILE:
            async with self._turn_apart:
                return await self._done_apart(limit, spent, function, *args)
        if behind is not None and not self._free and self.refuses(behind):
            raise Overloaded
        worker = await self._turn(priority)
        try:
            return await self._done(worker, limit, spent, function, *args)
        finally:
            self._free.append(worker)
            self._next()

    def warm_up(self, modules: Iterable[str]) -> None:
        """Starts the workers with what they will need, so that the first reader need not wait for imports."""
        wanted = tuple(modules)
        for worker in self._all:
            worker.warm_up(wanted)

    def close(self) -> None:
        """Lets the workers go, in the middle of their work if need be; what is not begun is forgotten."""
        self._closed = True
        self._spare_apart()
        for worker in (*self._all, self._apart):
            worker.end(wait=True)

    async def _done(
        self,
        worker: "_Worker",
        limit: float | None,
        spent: Callable[[float], None] | None,
        function: Callable[..., T],
        *args: Any,
    ) -> T:
        """Run the function and return what it returned; run it once more if its worker was killed."""
        began, took = time.monotonic(), None
        try:
            try:
                outcome = await worker.work(limit, function, *args)
            except BrokenExecutor as lost:  # the worker was killed, for want of memory perhaps
                if self._closed:
                    raise Closed from lost
                log.warning("a worker was lost")
                outcome = await worker.work(limit, function, *args)
            took = outcome.seconds
        finally:
            if spent is not None:
                spent(time.monotonic() - began if took is None else took)
        if outcome.raised is not None:
            raise outcome.raised
        return outcome.returned  # type: ignore[return-value]  # a function that has not raised has returned

    async def _done_apart(
        self,
        limit: float | None,
        spent: Callable[[float], None] | None,
        function: Callable[..., T],
        *args: Any,
    ) -> T:
        self._spare_apart()
        try:
            return await self._done(self._apart, limit, spent, function, *args)
        finally:
            self._ending_apart = asyncio.get_running_loop().call_later(SPARED, self._apart.end)

    def _spare_apart(self) -> None:
        """Let the process for strangers' files live on; there is work for it, or it is ended anyway."""
        if self._ending_apart is not None:
            self._ending_apart.cancel()
            self._ending_apart = None

    async def _turn(self, priority: Priority) -> "_Worker":
        """The worker whose turn it is to do this."""
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._number), turn))
        self._next()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result())  # the turn had come: somebody else's now
                self._next()
            raise

    def _next(self) -> None:
        """Gives free workers to who waits, the most urgent first; the last one only to what is urgent."""
        kept = 1 if len(self._all) > 1 else 0
        while self._waiting:
            priority, _, turn = self._waiting[0]
            if len(self._free) <= (0 if priority in URGENT else kept):
                return
            heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(self._free.pop())


class TooLong(Exception):
    """Raised when work took longer than it may."""


class _Worker:
    """One process, begun when there is work; it does one thing at a time, and can be ended in the middle."""

    def __init__(
        self, prepare: Callable[[], None] | None, largest: int, niceness: int, *, threads: bool
    ) -> None:
        self._prepare = prepare
        self._niceness = niceness
        self._largest = largest * 1_000_000
        self._threads = threads
        self._modules: tuple[str, ...] = ()  # what it is to know before its first work
        self._works = 0  # done by this process
        self.peak = 0  # bytes that this process has held, as far as that is known
        self._executor: Executor | None = None
        self._process: Future[int] | None = None  # its number, as soon as it has begun
        self._children: tuple[BaseProcess, ...] = ()  # the same process, also while it begins

    async def work(self, limit: float | None, function: Callable[..., T], *args: Any) -> "_Outcome[T]":
        """Run the function; raises what it raises, and TooLong beyond so many seconds of work."""
        executor, process = self._open()
        done: asyncio.Future[_Outcome[T]] | None = None
        try:
            if not process.done():  # to start a process takes longer than most work
                await asyncio.shield(asyncio.wrap_future(process))
            done = asyncio.wrap_future(executor.submit(_measured, function, *args))
            await asyncio.wait({done}, timeout=limit)
            if not done.done():
                raise TooLong(f"more than {limit} s")
            outcome = done.result()
        except BrokenExecutor:
            self.end()
            raise
        finally:
            if done is not None and not done.done():  # too long, or nobody wants it any more
                done.cancel()
                self.end()
        if not self._threads:
            self._works, self.peak = self._works + 1, outcome.peak
        if self.peak > self._largest and self._works >= WORKS_UNTIL_LOOK_MIN:
            log.info("a worker has grown too large", extra={"megabytes": self.peak // 1_000_000})
            self.end()  # for one that begins small
            self.warm_up(self._modules)
        return outcome

    def warm_up(self, modules: tuple[str, ...]) -> None:
        """Begins, and imports what it will need."""
        self._modules = modules
        if not self._threads:
            self._open()[0].submit(_import, modules)

    def end(self, *, wait: bool = False) -> None:
        """Ends it, whatever it does; the next work begins another.

        `wait`: until nothing of its process is left in this one. An interpreter that ends meanwhile may
        write to a pipe that is just being closed, and says so in a traceback.
        """
        executor, children = self._executor, self._children
        self._executor = self._process = None
        self._children = ()
        self._works = self.peak = 0
        for child in children:
            child.kill()
        if executor is not None:
            executor.shutdown(wait=wait and not self._threads, cancel_futures=True)

    def _open(self) -> tuple[Executor, Future[int]]:
        if self._executor is None or self._process is None:
            self._executor = (
                ThreadPoolExecutor(1, "worker", self._prepare)
                if self._threads
                else ProcessPoolExecutor(1, get_context("spawn"), _begin, (self._prepare, self._niceness))
            )
            before = set(active_children())
            with _deaf_to_stops():
                self._process = self._executor.submit(os.getpid)
            self._children = () if self._threads else tuple(set(active_children()) - before)
        return self._executor, self._process


@contextmanager
def _deaf_to_stops() -> Iterator[None]:
    """Start processes deaf to Ctrl-C and SIGTERM, even while they load: both are for the bot.

    The whole group may get them; the bot finishes what is in hand, with its workers, and then ends these.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(frozen=True, slots=True)
class _Outcome(Generic[T]):
    """The value or error of a function, with its seconds of the processor and the most bytes held."""

    returned: T | None
    raised: Exception | None
    seconds: float
    peak: int


def _measured(function: Callable[..., T], *args: Any) -> _Outcome[T]:
    """Run the function and return its outcome; an exception carries its traceback along as a note."""
    began, returned, raised = thread_time(), None, None
    try:
        returned = function(*args)
    except Exception as fault:  # noqa: BLE001 raised again where the work was ordered
        fault.add_note(traceback.format_exc())
        raised = fault.with_traceback(None)
    return _Outcome(returned, raised, thread_time() - began, _peak())


def _peak() -> int:
    """0 where that cannot be told. What getrusage says on Linux includes whoever this was forked from."""
    if sys.platform == "win32":
        return 0
    with suppress(OSError), open("/proc/self/status", "rb") as status:
        for line in status:
            if line.startswith(b"VmHWM:"):
                return int(line.split()[1]) * 1024
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def _import(modules: tuple[str, ...]) -> None:
    for module in modules:
        import_module(module)


def _begin(prepare: Callable[[], None] | None, niceness: int) -> None:
    """A worker gives way to the bot itself, and goes when the bot is gone, however it went."""
    for stop in STOPS:  # they reach the whole group; the bot ends us
        signal.signal(stop, signal.SIG_IGN)
    os.nice(niceness)
    if niceness == LAST and hasattr(os, "SCHED_IDLE"):  # Linux: nobody who wakes up waits for it at all
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    threading.Thread(target=_go_with_the_bot, daemon=True).start()
    if prepare is not None:
        prepare()


def _go_with_the_bot() -> None:
    # A worker holds both ends of its queue, so that a killed bot would leave it waiting for ever.
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
