"""A process keeps to its share of the requests that Discord allows all of a bot's processes together."""

import asyncio
from pathlib import Path

import pytest

from bot.ui.spacing import ALLOWED, at_most
from discord_sandbox import Limits
from tests.helpers.bot_in_sandbox import a_bot

MOST = 5


@pytest.mark.parametrize("share", [(MOST - 1) / ALLOWED / 2, None], ids=["its share", "without one"])
async def test_nobody_who_keeps_to_their_share_is_told_to_slow_down(
    tmp_path: Path, share: float | None
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        await bot.sandbox.idle()
        if share is not None:
            at_most(bot.client.http, share)
            await asyncio.sleep(1.1)  # what the start has asked counts no more
        bot.sandbox.limits = Limits(requests=10**9, global_per_second=MOST)
        channel = bot.sandbox.channel.id
        await asyncio.gather(*(bot.client.fetch_channel(channel) for _ in range(MOST + 1)))
        slowed = [each for each in bot.sandbox.requests if each.status == 429]
        assert bool(slowed) is (share is None)
