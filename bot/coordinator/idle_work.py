"""Work that nobody waits for: one small step after the other, beside everything else, until the bot stops."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.table.refusals import CannotRead, CannotWrite, DatabaseAway
from bot.tasks import Tasks

LOOKED_FOR = 30.0  # seconds until it is looked again whether there is something to do
BREATH = 0.2  # seconds between two steps: there may be thousands

log = logging.getLogger(__name__)


class IdleWork:
    """`step` does one small thing, and tells whether there was one to do.

    What is done of a step is on disk, and what is not is done by the next start.
    """

    def __init__(self, name: str, step: Callable[[], Awaitable[bool]]) -> None:
        self._name = name
        self._step = step
        self._tasks = Tasks(name)

    async def start(self) -> None:
        """Goes on until `stop`."""
        self._tasks.begin(self._run())

    async def stop(self) -> None:
        """Finishes the transaction in hand, no more."""
        await self._tasks.stop()

    async def _run(self) -> None:
        while True:
            worked = False
            try:
                worked = await self._step()
            except DatabaseAway:
                pass  # the next look tries again
            except (CannotRead, CannotWrite) as fault:
                log.warning("idle work: not now", extra={"work": self._name, "why": str(fault)})
            except Exception:
                log.exception("bug in idle work", extra={"work": self._name})  # the next look tries again
            await asyncio.sleep(BREATH if worked else LOOKED_FOR)
