"""Who has just clicked or typed: whoever plays live is called at the table then, and not in private as well.

In memory alone: after a restart one private message too many is written, and nobody misses anything.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.table.match import PlayerId

LATELY = timedelta(minutes=10)
AT_HAND = 10_000  # people


class Clicks:
    """When each person was seen last."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._last: LRUCache[PlayerId, datetime] = LRUCache(AT_HAND)

    def note(self, player: PlayerId) -> None:
        """They have just clicked."""
        self._last[player] = self._now()

    def lately(self, player: PlayerId) -> bool:
        """Whether they have within ten minutes."""
        last = self._last.get(player)
        return last is not None and self._now() - last < LATELY

    def forget(self, player: PlayerId) -> None:
        """Nothing is known of them any more."""
        self._last.pop(player, None)
