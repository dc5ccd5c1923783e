"""discord.py without the seconds that it waits of its own accord."""

from functools import partialmethod

import discord
import pytest

SOON = 0.05  # seconds without another server, after which a bot has heard of all


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that Discord ended is begun anew at once, and a bot that has come is soon ready."""

    async def at_once(_client: discord.Client, _shard: int | None, *, initial: bool = False) -> None:
        """Return without the five seconds of a second session."""

    begun = partialmethod(discord.AutoShardedClient.__init__, guild_ready_timeout=SOON)
    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)
    monkeypatch.setattr(discord.AutoShardedClient, "__init__", begun)
