"""The bot as it is started: a program of its own, or its whole `main` in a thread of this one.

Only the sandbox that it is connected to can be touched.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import pytest

from bot import app, in_sandbox
from bot.__main__ import main
from bot.workers import Workers
from discord_sandbox import Sandbox
from tests.helpers.databases import begin_nothing, url_of
from tests.helpers.hurried import hurry
from tests.helpers.logged_errors import WATCH
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
    log: Path | None = None,
    output: int | None = None,
    folder: Path = PROJECT,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot`, or another module or code that starts it; killed at the end, if it is still there.

    `folder`: where it works, and finds its code. Its log is added to the file `log`; errors in it fail the
    test.
    """
    begin_nothing(path)
    environment = {
        **os.environ,
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.rest_url,
        "DATABASE_PATH": str(path),
        "DATABASE_URL": url_of(path),
        "LOG_FORMAT": "json",
        "WORKERS": "1",
        **(settings or {}),
    }
    with _read_at_the_end(log) as error_output:
        program = await asyncio.create_subprocess_exec(
            sys.executable,
            *(("-c", code) if code else ("-m", module, *arguments)),
            cwd=folder,
            env=environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=output,
            stderr=error_output,
        )
        try:
            yield program
        finally:
            if program.returncode is None:
                program.kill()
            await program.communicate()


@contextmanager
def _read_at_the_end(log: Path | None) -> Iterator[IO[bytes]]:
    """A file for a program's error output, in which errors are looked for."""
    with TemporaryFile() if log is None else log.open("ab+") as output:
        begin = output.seek(0, os.SEEK_END)
        try:
            yield output
        finally:
            output.seek(begin)
            WATCH.read(output.read().decode(errors="replace"))


async def ended_here(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str, **settings: str) -> int:
    """The exit code of a start that ends by itself; a program would need a second more to load.

    It works in that folder, with these settings, and says what it says to `capsys`.
    """
    async with started_here(monkeypatch, folder, *arguments, **settings) as ended:
        return await asyncio.wait_for(ended, ON_A_BUSY_MACHINE)


@asynccontextmanager
async def started_here(
    monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str, **settings: str
) -> AsyncIterator["asyncio.Task[int]"]:
    """The same for a start that goes on: its exit code to be; asked to stop at the end, if it still runs."""
    running: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    def asked_to_stop(_: object) -> asyncio.Event:  # signals reach no thread
        running.append((asyncio.get_running_loop(), asyncio.Event()))
        return running[-1][1]

    with monkeypatch.context() as patched:
        hurry(patched)
        for name, value in settings.items():
            patched.setenv(name, value)
        patched.chdir(folder)
        for module in (app, in_sandbox):
            patched.setattr(module, "asked_to_stop", asked_to_stop)
        patched.setattr(Workers, "warm_up", lambda *_: None)
        patched.setattr(app, "Workers", partial(Workers, threads=True))
        ended = asyncio.create_task(asyncio.to_thread(main, arguments))
        try:
            yield ended
        finally:
            if not ended.done():
                for loop, stopped in running:
                    loop.call_soon_threadsafe(stopped.set)
            await ended
