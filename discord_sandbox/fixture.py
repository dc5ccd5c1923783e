"""The pytest fixture `discord`: a small Discord for the length of a test.

    async def test_my_bot_answers(discord):
        async with discord() as d:
            ...  # start the bot with d.rest_url, d.gateway_url and d.token
            await d.ready()
            reply = await d.person("Lucie").slash(d.channel, "ping")
            assert reply.message.text == "Pong"

pytest finds it where the package is installed; elsewhere add `pytest_plugins = ["discord_sandbox.fixture"]`
to the root conftest. The test itself needs a runner of coroutines (pytest-asyncio, anyio).
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from discord_sandbox.sandbox import Sandbox

Opening = Callable[..., AbstractAsyncContextManager[Sandbox]]
"""Opens a sandbox for an `async with`; takes what `Sandbox.running` takes."""


@pytest.fixture
def discord() -> Opening:
    """Return `Sandbox.running`: each call opens a Discord of its own on a free port."""
    return Sandbox.running
