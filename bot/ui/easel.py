"""Where pictures are painted: on a few threads of their own, off the event loop.

A picture that cannot be painted is a bug, and is logged as one; but the game must go on: the reader
then gets the same in words.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.health import TALLY
from bot.skins.skin import Picture

PAINTERS = 2  # encoding runs on two threads at once, pasting and text do not: more would only crowd the loop

log = logging.getLogger(__name__)

_painters = ThreadPoolExecutor(PAINTERS, "painter")


async def painted(paint: Callable[[], Sequence[Picture]]) -> tuple[Picture, ...]:
    """The pictures; none where painting failed."""
    try:
        return tuple(await asyncio.get_running_loop().run_in_executor(_painters, paint))
    except Exception:
        TALLY["bugs"] += 1
        log.exception("bug in a picture")
        return ()
