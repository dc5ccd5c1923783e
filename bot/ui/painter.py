"""Pictures: painted once in the worker processes, kept for whoever looks at the same thing again.

A picture that cannot be painted is a bug, and is logged as one; but the game must go on: the reader
then gets the same in words. So they do where far too much is to be painted.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial

from cachetools import LRUCache

from bot.counters import BUGS, PAINTED
from bot.skins.skin import Picture
from bot.tasks import Tasks
from bot.workers import BUSY, FULL, Closed, Overloaded, Priority, Workers

PICTURES_BYTES_MAX = 20_000_000  # bytes of the pictures that are kept: some forty as JPEG, twice that as WebP

MOTION_SECONDS_MAX = 2.0  # seconds that a post waits for its picture to be in motion

log = logging.getLogger(__name__)

Key = tuple[Hashable, ...]
"""What a picture shows, and for whose eyes: two readers of a table never share a key by accident."""

Paint = Callable[[], Picture | tuple[Picture, ...]]
"""A method of a skin with its arguments (functools.partial), which can be sent to a worker."""


class Painter:
    """Paints, and keeps the newest pictures at hand: many people look twice at the same thing."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._finished: LRUCache[Key, tuple[Picture, ...]] = LRUCache(
            PICTURES_BYTES_MAX, lambda pictures: sum(len(each.content) for each in pictures)
        )
        self._tasks = Tasks("painting")

    @property
    def shed(self) -> int:
        """Works left out, or put off, because people waited for others."""
        return self._workers.shed

    async def painted(
        self, key: Key, priority: Priority, paint: Paint, *, spare: bool = False
    ) -> tuple[Picture, ...]:
        """The pictures; none where painting failed, or would take so long that words serve better.

        Two readers who ask at once share one painting, and one of them may give up without the other.
        `spare`: people can do without it; raises Overloaded while they wait for something else.
        """
        if key in self._finished:
            return self._finished[key]
        paint_it = partial(self._paint, key, priority, paint, spare)
        return await asyncio.shield(self._tasks.once(key, paint_it, awaited=True))

    async def in_motion(self, key: Key, paint: Paint) -> tuple[Picture, ...]:
        """Pictures that people can do without, if they come in time: none is painted where work waits, or
        where there is one worker for everything.
        """
        if not self._workers.several:
            return ()
        with suppress(Overloaded, TimeoutError):
            async with asyncio.timeout(MOTION_SECONDS_MAX):
                return await self.painted(key, Priority.MOTION, paint, spare=True)
        return ()

    async def _paint(self, key: Key, priority: Priority, paint: Paint, spare: bool) -> tuple[Picture, ...]:
        try:
            with PAINTED.time():
                painted = await self._workers.run(priority, paint, behind=BUSY if spare else FULL)
        except Overloaded:
            if spare:
                raise
            return ()
        except Closed:
            return ()
        except Exception:
            BUGS.inc()
            log.exception("bug in a picture")
            return ()
        pictures = (painted,) if isinstance(painted, Picture) else tuple(painted)
        self._finished[key] = pictures
        return pictures
