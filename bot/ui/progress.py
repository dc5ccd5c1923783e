"""Progress of something longer than a click, told by changing one answer again and again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.ui.delivery.errors import NOT_NOW

PACE = 1.0  # seconds between two edits
TOKEN = 14 * 60.0  # seconds in which an answer can be changed; Discord's own limit is 15 minutes

log = logging.getLogger(__name__)


async def told_until(
    over: "asyncio.Future[None]",
    stage: Callable[[], object],
    tell: Callable[[], Awaitable[None]],
    *,
    pace: float = PACE,
    token: float = TOKEN,
) -> bool:
    """Tells each new stage, an edit a second at most, until it is over; False where time was up before."""
    until = asyncio.get_running_loop().time() + token
    shown = stage()
    while not over.done():
        await asyncio.wait({over}, timeout=pace)
        if asyncio.get_running_loop().time() > until and not over.done():
            return False
        if not over.done() and stage() != shown:
            shown = stage()
            await tried(tell())
    return True


async def tried(telling: Awaitable[None]) -> None:
    """One try: who does not get it asks again."""
    try:
        await telling
    except NOT_NOW as error:
        log.warning("an answer is not brought up to date", extra={"why": str(error)[:200]})
