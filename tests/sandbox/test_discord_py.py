"""The real discord.py, over real sockets, against the sandbox: what a table needs works from click to answer."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Clock, Sandbox
from tests.sandbox.tiny_bot import TinyBot, connected


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox.running() as running:
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[TinyBot]:
    async with connected(sandbox) as tiny:
        yield tiny


async def test_a_command_is_answered_in_the_readers_language(sandbox: Sandbox, bot: TinyBot) -> None:
    reply = await sandbox.person("Théo").slash(sandbox.channel, "ping")
    assert reply.text == "pong fr en-US"
    assert not reply.message.ephemeral


async def test_a_button_edits_its_message_in_place(sandbox: Sandbox, bot: TinyBot) -> None:
    lucie = sandbox.person("Lucie")
    panel = (await lucie.slash(sandbox.channel, "panel")).message
    reply = await lucie.click(panel, label="Count 1")
    assert reply.updated is panel
    assert "Panel 2" in panel.text
    await lucie.click(panel, custom_id="count:2")
    assert "Panel 3" in panel.text
