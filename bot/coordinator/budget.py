"""Worker seconds that people may use: each of them, and all together for files that somebody brings.

They are seconds of the processor, so a busy machine takes nothing away.
An hour is counted in slots of five minutes, so what was used counts for an hour and up to five minutes.
"""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from math import ceil
from typing import Any, TypeVar

from bot.table.match import PlayerId
from bot.table.refusals import NoTimeLeft, NotNow
from bot.workers import Priority, Workers

PERSON_SECONDS_MAX = 600.0  # worker seconds an hour for one person, all heavy commands together
FILES_SECONDS_MAX = 60.0  # of it, for files that they bring
ALL_FILES_SECONDS_MAX = 180.0  # for the files of all people
SECONDS_LEFT_MIN = 2.0  # seconds that must be left for work to begin: a piece of it takes less

SLOT = 300.0  # seconds
SLOTS = 12  # an hour

T = TypeVar("T")


class Budget:
    """Runs heavy work for people in the workers, on their account.

    It is kept in memory: a restart forgets what was used. Each process of several counts its own work.
    """

    def __init__(self, workers: Workers, now: Callable[[], datetime]) -> None:
        self._workers = workers
        self._now = now
        self._people: dict[PlayerId, _Account] = {}
        self._files: dict[PlayerId, _Account] = {}
        self._all_files = _Account(ALL_FILES_SECONDS_MAX)

    async def run(
        self,
        player: PlayerId,
        priority: Priority,
        function: Callable[..., T],
        *args: Any,
        limit: float | None = None,
    ) -> T:
        """Return what the function returns, and count the worker seconds that it takes.

        Raises NoTimeLeft before anything is done.
        """
        self.afford(player)
        spent = partial(self.spend, player)
        return await self._workers.run(priority, function, *args, limit=limit, spent=spent)

    def afford(self, player: PlayerId, *, file: bool = False) -> None:
        """Raise NoTimeLeft unless this person has worker seconds left.

        `file`: for a file that the person brought.
        """
        now = self._now().timestamp()
        wait = max(account.wait(now) for account in self._accounts(player, file=file))
        if wait:
            raise NoTimeLeft(NotNow.NO_TIME_LEFT, minutes=ceil(wait / 60))

    def spend(self, player: PlayerId, seconds: float, *, file: bool = False) -> None:
        """Count worker seconds that work for this person has taken."""
        now = self._now().timestamp()
        for account in self._accounts(player, file=file):
            account.spend(now, seconds)
        for accounts in (self._people, self._files):
            for idle in [each for each, account in accounts.items() if account.unused(now)]:
                del accounts[idle]

    def _accounts(self, player: PlayerId, *, file: bool) -> tuple["_Account", ...]:
        own = self._people.setdefault(player, _Account(PERSON_SECONDS_MAX))
        if not file:
            return (own,)
        return own, self._files.setdefault(player, _Account(FILES_SECONDS_MAX)), self._all_files


class _Account:
    """Seconds used within the last hour, by slot."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._slots: dict[int, float] = {}

    def spend(self, now: float, seconds: float) -> None:
        slot = int(now // SLOT)
        self._slots[slot] = self._slots.get(slot, 0.0) + seconds

    def wait(self, now: float) -> float:
        """Seconds until enough is left for a piece of work; 0 where it is."""
        self._forget(now)
        left, wait = self._limit - sum(self._slots.values()), 0.0
        for slot in sorted(self._slots):
            if left >= SECONDS_LEFT_MIN:
                break
            left += self._slots[slot]
            wait = (slot + 1 + SLOTS) * SLOT - now
        return wait

    def unused(self, now: float) -> bool:
        self._forget(now)
        return not self._slots

    def _forget(self, now: float) -> None:
        """Drop what is older than an hour, and what a clock that was put back has left in the future."""
        newest = int(now // SLOT)
        self._slots = {slot: used for slot, used in self._slots.items() if newest - SLOTS <= slot <= newest}
