"""The heartbeat of the event loop: how late it is, and a word to systemd while it turns.

A loop that hangs sends none: systemd then ends the program and starts it again (`WatchdogSec` in the unit).
"""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.counters import LAG

BEAT = 1.0  # seconds; shorter where systemd wants to hear sooner

log = logging.getLogger(__name__)


class Systemd:
    """The service manager, where it has started this program and listens (sd_notify); else nobody."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        watched = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self.patience = float(environment.get("WATCHDOG_USEC") or 0) / 1e6 if watched else 0.0
        """Seconds after which it ends a program that it has not heard; 0: never."""

    def tell(self, state: str) -> None:
        """Say how the program is; never waits, and never raises."""
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.sendto(state.encode(), self._address)
        except OSError:
            log.warning("systemd cannot be told", extra={"state": state}, exc_info=True)


@asynccontextmanager
async def heartbeat(systemd: Systemd) -> AsyncIterator[None]:
    """The program is ready, and its loop beats, for the length of a `with`."""
    beating = asyncio.create_task(_beat(systemd), name="heartbeat")
    systemd.tell("READY=1")
    try:
        yield
    finally:
        systemd.tell("STOPPING=1")
        beating.cancel()
        await asyncio.wait({beating})


async def _beat(systemd: Systemd) -> None:
    loop, pause = asyncio.get_running_loop(), min(BEAT, systemd.patience / 2 or BEAT)
    while True:
        if systemd.patience:
            systemd.tell("WATCHDOG=1")
        due = loop.time() + pause
        await asyncio.sleep(pause)
        LAG.observe(max(0.0, loop.time() - due))
