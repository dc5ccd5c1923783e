"""Several processes may act at one table; whoever was overtaken by another looks again, and acts on that."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from bot.table.refusals import Overtaken

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 4  # people act seconds apart: two in a row are rare


def again_if_overtaken(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """The same act, begun anew where it raises Overtaken: it wrote nothing, and reads the table first."""

    @wraps(act)
    async def acted(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with suppress(Overtaken):
                return await act(*args, **kwargs)
        return await act(*args, **kwargs)

    return acted
