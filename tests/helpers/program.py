"""The bot as it is started: a program of its own, or its whole `main` in a thread of this one.

Only the sandbox that it is connected to can be touched.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import pytest

from bot import app, in_sandbox
from bot.__main__ import main
from bot.sandbox import Sandbox
from bot.workers import Workers
from tests.helpers.patience import ON_A_BUSY_MACHINE

PROJECT = Path(__file__).parents[2]


@asynccontextmanager
async def a_program(
    sandbox: Sandbox,
    path: Path,
    *arguments: str,
    module: str = "bot",
    code: str = "",
    settings: Mapping[str, str] | None = None,
    log: int | IO[bytes] = asyncio.subprocess.PIPE,
    output: int | None = None,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot`, or another module or code that starts it; killed at the end, if it is still there."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.rest_url,
        "DATABASE_PATH": str(path),
        "LOG_FORMAT": "json",
        "WORKERS": "1",
        **(settings or {}),
    }
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        *(("-c", code) if code else ("-m", module, *arguments)),
        cwd=PROJECT,
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=output,
        stderr=log,
    )
    try:
        yield program
    finally:
        if program.returncode is None:
            program.kill()
        await program.communicate()


async def ended_here(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str, **settings: str) -> int:
    """The exit code of a start that ends by itself, without the second that a program needs to load.

    It works in that folder, with these settings, and says what it says to `capsys`.
    """
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(folder)
    bare(monkeypatch, asyncio.Event())
    return await asyncio.wait_for(asyncio.to_thread(main, arguments), ON_A_BUSY_MACHINE)


def bare(monkeypatch: pytest.MonkeyPatch, stopped: asyncio.Event) -> None:
    """A start in this process hears no signal, but whoever sets `stopped`, and loads no workers ahead."""
    for module in (app, in_sandbox):
        monkeypatch.setattr(module, "asked_to_stop", lambda _: stopped)
    monkeypatch.setattr(Workers, "warm_up", lambda *_: None)
