"""Where computers think: in processes of their own, so that people's clicks stay quick."""

import asyncio
import os
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Any

from bot.games import Choose
from bot.skins.skin import View
from bot.table.match import Event, Level

_pool: ProcessPoolExecutor | None = None


async def chosen(choose: Choose, view: View, level: Level, seed: str, events: Sequence[Event]) -> Any:
    """A computer's decision, thought out off the event loop."""
    if _pool is not None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(_pool, choose, view, level, seed, events)
        except BrokenExecutor:  # the thinker was killed, for want of memory perhaps: the next one starts
            close_pool()
            open_pool()
    return await asyncio.to_thread(choose, view, level, seed, events)


def open_pool(workers: int = 1) -> None:
    """From now on computers think in other processes; without it, in threads."""
    global _pool
    _pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_yield_to_people)


def close_pool() -> None:
    """Lets the thinkers go."""
    global _pool
    if _pool is not None:
        _pool.shutdown(wait=False, cancel_futures=True)
    _pool = None


def _yield_to_people() -> None:
    """A thinker gives way to clicks, and goes when the bot is gone, however it went."""
    os.nice(10)
    threading.Thread(target=_go_with_the_bot, daemon=True).start()


def _go_with_the_bot() -> None:
    # A worker holds both ends of its queue, so that a killed bot would leave it waiting for ever.
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
