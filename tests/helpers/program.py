"""The bot as a program of its own, connected to a sandbox: only the sandbox can be touched."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from bot.sandbox import Sandbox

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
