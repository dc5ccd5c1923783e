"""Where computers think: off the loop, in a process that goes when the bot goes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from bot.coordinator import thinker as thinking
from bot.table.match import Level

BOT = """
import asyncio, os
from bot.coordinator import thinker as thinking
from tests.core.test_thinking import where

if __name__ == "__main__":
    thinking.open_pool()
    print(asyncio.run(thinking.chosen(where, None, "regular", "", ())), flush=True)
    input()
"""


def where(*_: object) -> int:
    return os.getpid()


def falls_dead(*_: object) -> int:
    if os.getpid() != int(os.environ["BOT_PID"]):
        os._exit(1)
    return os.getpid()


@pytest.fixture
def pool() -> Iterator[None]:
    thinking.open_pool()
    yield
    thinking.close_pool()


@pytest.mark.usefixtures("pool")
async def test_computers_think_in_another_process() -> None:
    assert await thinking.chosen(where, None, Level.BOSS, "", ()) != os.getpid()


async def test_without_a_pool_they_think_in_a_thread() -> None:
    assert await thinking.chosen(where, None, Level.BOSS, "", ()) == os.getpid()


@pytest.mark.usefixtures("pool")
async def test_a_thinker_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_PID", str(os.getpid()))

    assert await thinking.chosen(falls_dead, None, Level.BOSS, "", ()) == os.getpid()
    assert await thinking.chosen(where, None, Level.BOSS, "", ()) != os.getpid()


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="asks Linux who is alive")
def test_a_killed_bot_leaves_no_thinker_behind() -> None:
    command = [sys.executable, "-c", BOT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        thinker = int(bot.stdout.readline())
        assert alive(thinker)
        os.kill(bot.pid, signal.SIGKILL)

    deadline = time.monotonic() + 10
    while alive(thinker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(thinker)


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
