"""A turn follows in the place of an answer only where that answer is its reader's alone."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.table.reports import Panel
from bot.ui.context import UiContext
from bot.ui.following import Following
from bot.ui.reply import Promise, Reply

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("ephemeral", "promise", "follows"),
    [
        (None, Promise.MESSAGE, True),  # a command
        (True, Promise.CHANGE, True),  # a panel of one's own
        (False, Promise.MESSAGE, True),  # a new answer under a public message
        (False, Promise.CHANGE, False),  # the public message itself would be changed
    ],
)
async def test_no_turn_follows_where_others_would_read_it(
    ephemeral: bool | None, promise: Promise, follows: bool
) -> None:
    clicked = None if ephemeral is None else SimpleNamespace(flags=SimpleNamespace(ephemeral=ephemeral))
    interaction = SimpleNamespace(
        message=clicked,
        guild_id=1,
        is_guild_integration=lambda: True,
        permissions=discord.Permissions.none(),
        locale="en-US",
        user=SimpleNamespace(id=7),
        context=discord.app_commands.AppCommandContext(guild=True),
    )
    reply = Reply(cast(Any, interaction))
    reply._promise = promise
    context = SimpleNamespace(following=Following(), coordinator=SimpleNamespace(now=lambda: NOW))
    panel = SimpleNamespace(table_id=3, alone=True, version=5)

    UiContext.follow(cast(UiContext, context), reply, cast(Panel, panel))

    assert (await context.following.answer((3, 7), NOW) is not None) == follows
