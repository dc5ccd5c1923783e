"""What systemd hears of the bot, at a socket of the test's own."""

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.counters import LAG
from bot.heartbeat import Systemd, heartbeat

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="systemd is where Unix sockets are")


class Listener:
    """systemd's end of the line."""

    def __init__(self, address: str) -> None:
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(address)
        self._line.setblocking(False)

    def heard(self) -> list[str]:
        """What has come since it was asked last."""
        told = []
        while True:
            try:
                told.append(self._line.recv(100).decode())
            except BlockingIOError:
                return told

    def close(self) -> None:
        self._line.close()


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    listening = Listener(str(tmp_path / "notify"))
    yield listening
    listening.close()


def systemd(tmp_path: Path, **more: str) -> Systemd:
    return Systemd({"NOTIFY_SOCKET": str(tmp_path / "notify"), **more})


async def test_systemd_hears_that_the_bot_is_ready_that_its_loop_turns_and_that_it_stops(
    tmp_path: Path, listener: Listener
) -> None:
    async with heartbeat(systemd(tmp_path, WATCHDOG_USEC="20000", WATCHDOG_PID=str(os.getpid()))):
        assert listener.heard() == ["READY=1"]
        await asyncio.sleep(0.05)
        assert set(listener.heard()) == {"WATCHDOG=1"}
    assert listener.heard()[-1] == "STOPPING=1"
    await asyncio.sleep(0.03)
    assert listener.heard() == []


async def test_a_loop_that_hangs_sends_no_word_and_its_lag_is_measured(
    tmp_path: Path, listener: Listener
) -> None:
    def late() -> float:
        return next(sample.value for each in LAG.collect() for sample in each.samples if "sum" in sample.name)

    async with heartbeat(systemd(tmp_path, WATCHDOG_USEC="20000")):
        await asyncio.sleep(0.03)
        listener.heard()
        before = late()
        time.sleep(0.1)  # noqa: ASYNC251  # it is what must be noticed
        assert listener.heard() == []
        await asyncio.sleep(0.03)
        assert set(listener.heard()) == {"WATCHDOG=1"}
        assert late() - before > 0.05


async def test_whoever_is_not_watched_sends_no_beats(tmp_path: Path, listener: Listener) -> None:
    for more in ({}, {"WATCHDOG_USEC": "20000", "WATCHDOG_PID": "1"}):
        async with heartbeat(systemd(tmp_path, **more)):
            await asyncio.sleep(0.03)
        assert listener.heard() == ["READY=1", "STOPPING=1"]


async def test_an_abstract_address_is_reached_too(tmp_path: Path) -> None:
    name = f"chicago-{os.getpid()}-{tmp_path.name}"
    listening = Listener(f"\0{name}")
    async with heartbeat(Systemd({"NOTIFY_SOCKET": f"@{name}"})):
        pass
    assert listening.heard() == ["READY=1", "STOPPING=1"]
    listening.close()


async def test_without_systemd_nobody_is_told_and_where_it_is_deaf_the_bot_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with heartbeat(Systemd({})):
        pass
    assert caplog.records == []
    async with heartbeat(systemd(tmp_path)):
        pass
    assert {record.message for record in caplog.records} == {"systemd cannot be told"}
