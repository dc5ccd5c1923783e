"""Where pictures are painted: on a few threads of their own, off the event loop.

A picture that cannot be painted is a bug, and is logged as one; but the game must go on: the reader
then gets the same in words.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.health import TALLY
from bot.skins.skin import Picture

PAINTERS = 2  # encoding runs on two threads at once, pasting and text do not: more would only crowd the loop
DRYING = 64  # pictures kept for whoever looks again; about 100 kB each

log = logging.getLogger(__name__)

Key = tuple[Hashable, ...]
"""What a picture shows, and for whose eyes: two readers of a table never share a key by accident."""


class Painter:
    """Paints, and keeps the newest pictures at hand: many people look twice at the same thing."""

    def __init__(self) -> None:
        self._painters = ThreadPoolExecutor(PAINTERS, "painter")
        self._drying: OrderedDict[Key, tuple[Picture, ...]] = OrderedDict()

    async def painted(self, key: Key, paint: Callable[[], Sequence[Picture]]) -> tuple[Picture, ...]:
        """The pictures; none where painting failed."""
        if key in self._drying:
            self._drying.move_to_end(key)
            return self._drying[key]
        try:
            pictures = tuple(await asyncio.get_running_loop().run_in_executor(self._painters, paint))
        except Exception:
            TALLY["bugs"] += 1
            log.exception("bug in a picture")
            return ()
        self._drying[key] = pictures
        if len(self._drying) > DRYING:
            self._drying.popitem(last=False)
        return pictures
