"""Several processes may act at one table; whoever was overtaken by another looks again, and acts on that.

So may time and people: what is due is looked at anew where somebody has acted meanwhile.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from bot.table.refusals import Overtaken, StaleClick

P = ParamSpec("P")
T = TypeVar("T")

OVERTAKEN_TRIES_MAX = 4  # people act seconds apart: two in a row are rare


def again_if_overtaken(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Repeat an act that raises Overtaken: it wrote nothing, and reads the table first."""
    return _again_if(Overtaken, act)


def again_if_stale(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Repeat a clickless act that was stale: its question is gone, and perhaps there is another."""
    return _again_if(StaleClick, act)


def _again_if(raised: type[StaleClick], act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    @wraps(act)
    async def acted(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(OVERTAKEN_TRIES_MAX - 1):
            with suppress(raised):
                return await act(*args, **kwargs)
        return await act(*args, **kwargs)

    return acted
