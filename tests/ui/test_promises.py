"""A click that needs no words of its own is acknowledged at last, also where an earlier try got lost."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui.reply import Promise, Reply


@pytest.mark.parametrize("lost", [0, 1])
async def test_what_got_lost_on_the_way_is_acknowledged_again_at_the_end(lost: int) -> None:
    tried = list[bool]()

    async def defer(**_: Any) -> None:
        tried.append(len(tried) >= lost)
        if not tried[-1]:
            raise ConnectionError

    interaction = SimpleNamespace(
        message=None,
        guild_id=1,
        is_guild_integration=lambda: True,
        permissions=discord.Permissions.none(),
        locale="en-US",
        user=SimpleNamespace(id=7),
        context=discord.app_commands.AppCommandContext(guild=True),
        response=SimpleNamespace(defer=defer),
    )
    reply = Reply(cast(Any, interaction))
    async with reply.in_time(Promise.CHANGE):
        reply.promise()
        await asyncio.sleep(0)

    assert tried == [*[False] * lost, True]
