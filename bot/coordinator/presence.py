"""Presence: who has just clicked or typed, and who has left the server of their table.

A live player who has just clicked is called at the table, and not in private as well. Nothing of that
outlives a restart: one private message too many may be written, and nobody misses anything.
"""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.table.match import PlayerId

LATELY = timedelta(minutes=10)
AT_HAND = 10_000  # people

Absent = tuple[int, PlayerId]
"""A server, and somebody who sits at a table there and has left it."""


class Presence:
    """Time each person was last seen, and absences as written down."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._last: LRUCache[PlayerId, datetime] = LRUCache(AT_HAND)
        self._absent = set[Absent]()

    @property
    def absent(self) -> frozenset[Absent]:
        """People who have left the server of their table."""
        return frozenset(self._absent)

    def seen(self, player: PlayerId, guild_id: int) -> bool:
        """Note that they have just clicked on a server; tell if they are written down as absent there."""
        self._last[player] = self._now()
        return (guild_id, player) in self._absent

    def lately(self, player: PlayerId) -> bool:
        """True if they have clicked within ten minutes."""
        last = self._last.get(player)
        return last is not None and self._now() - last < LATELY

    def leaves(self, absent: Iterable[Absent]) -> None:
        """Note leavers."""
        self._absent.update(absent)

    def returns(self, absent: Absent) -> None:
        """Note a return."""
        self._absent.discard(absent)

    def forget(self, player: PlayerId) -> None:
        """Forget when they last clicked."""
        self._last.pop(player, None)
