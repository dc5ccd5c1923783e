"""Private messages that their own click brings up to date: what it shows need not be told to them again.

The courier may replace the message meanwhile. Then the one that was clicked is taken away, whatever it shows.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.table.match import PlayerId, TableId
from bot.table.outbox import Post

CLICK_SECONDS_MAX = 10.0  # seconds that a letter waits for a click under way
POSTS_REMEMBERED_MAX = 2000

Key = tuple[TableId, PlayerId]


class Changing:
    """Private messages that a click is changing.

    `shown`: what the last click has shown in the message of each reader at a table. `replaced`: messages that
    go, even if a click has brought them up to date.
    """

    def __init__(self) -> None:
        self._under_way: dict[Key, list[asyncio.Event]] = {}
        self.shown: LRUCache[Key, Post] = LRUCache(POSTS_REMEMBERED_MAX)
        self.replaced: LRUCache[int, bool] = LRUCache(POSTS_REMEMBERED_MAX)
        self._redrawn: LRUCache[int, bool] = LRUCache(POSTS_REMEMBERED_MAX)
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def __contains__(self, key: Key) -> bool:
        return key in self._under_way

    def alone(self, key: Key) -> asyncio.Lock:
        """Held by whoever settles which message is the one of that reader at that table."""
        return self._locks.setdefault(key, asyncio.Lock())

    def replace(self, post: Post) -> None:
        """Another message stands for that one from now on; it is about to be taken away."""
        self.replaced[post.message_id] = True

    def redraw(self, message_id: int) -> None:
        """A click puts other pictures into that message, of the same moment."""
        self._redrawn[message_id] = True

    def is_redrawn(self, message_id: int) -> bool:
        """Tell, once, whether a click has; what is known of its pictures is no longer true then."""
        return self._redrawn.pop(message_id, False)

    @contextmanager
    def click(self, key: Key) -> Iterator[None]:
        """Mark a click as under way."""
        done = asyncio.Event()
        self._under_way.setdefault(key, []).append(done)
        try:
            yield
        finally:
            done.set()
            left = [each for each in self._under_way[key] if each is not done]
            self._under_way[key] = left
            if not left:
                del self._under_way[key]

    async def shows(self, key: Key, post: Post, version: int) -> bool:
        """True if that message shows that version, or a later one, by a click of its reader's.

        Waits for a click that is under way.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(CLICK_SECONDS_MAX):
                for done in tuple(self._under_way.get(key, ())):
                    await done.wait()
        shown = self.shown.get(key)
        return shown is not None and shown.message_id == post.message_id and shown.version >= version
