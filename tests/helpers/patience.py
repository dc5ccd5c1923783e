"""How long tests wait for what is not about time: a busy machine is no fault of the bot."""

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

ON_A_BUSY_MACHINE = 240.0  # seconds; a test that passes never waits so long


async def until(holds: Callable[[], Any], between: float = 0.01) -> None:
    """Looks, every so many seconds, until what must come to be is so; `holds` may be asynchronous.

    Raises TimeoutError.
    """
    async with asyncio.timeout(ON_A_BUSY_MACHINE):
        while not await _found(holds):  # noqa: ASYNC110 (what is looked at tells nobody)
            await asyncio.sleep(between)


async def _found(holds: Callable[[], Any]) -> Any:
    found = holds()
    return await found if inspect.isawaitable(found) else found
