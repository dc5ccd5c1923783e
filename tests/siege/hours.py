"""Hours that pass in seconds, in steps that are too small to be taken for a machine that slept."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import TextIO

from bot.coordinator import Coordinator

STEP = timedelta(seconds=40)  # of the bot's clock; a silence of some ninety is a downtime
BREATH = 0.004  # seconds of the wall's clock between two steps


class Hours:
    """Lets time pass for a coordinator; `pass_on` moves its clock."""

    def __init__(self, coordinator: Coordinator, pass_on: Callable[[timedelta], None]) -> None:
        self._coordinator = coordinator
        self._pass_on = pass_on
        self._left = timedelta(0)
        self._passing: asyncio.Task[None] | None = None

    def read(self, lines: TextIO) -> None:
        """A line with a number of seconds lets them pass; the end of the lines ends nothing."""
        line = lines.readline()
        if not line:
            asyncio.get_running_loop().remove_reader(lines)
        elif self._passing is None or self._passing.done():
            self._passing = asyncio.create_task(self.let_pass(timedelta(seconds=float(line))))

    async def let_pass(self, hours: timedelta) -> None:
        """Step by step, with a look at what is due after each."""
        while hours > timedelta(0):
            step = min(STEP, hours)
            hours -= step
            self._pass_on(step)
            self._coordinator.scheduler.wake()
            self._coordinator.posts.bell.set()
            await asyncio.sleep(BREATH)
