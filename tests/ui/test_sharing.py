"""Where a game is shown to everybody: at its table, or where its only player is."""

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from bot.table.clock import Pace
from bot.table.table import Location, Table
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply
from bot.ui.sharing import where_to_share

AT_A_TABLE = Table(1, "whispers", 1, 7, 8, "en", Pace.NONE, {}, thread_id=9)


def a_reply(guild_id: int = 7, channel_id: int = 5) -> Reply:
    may = SimpleNamespace(view_channel=True, send_messages=True, attach_files=True)
    interaction = SimpleNamespace(channel=None, channel_id=channel_id, app_permissions=may)
    return cast(Reply, SimpleNamespace(guild_id=guild_id, interaction=interaction))


def test_a_game_with_a_table_is_shown_there_and_one_alone_where_its_player_is() -> None:
    alone = replace(AT_A_TABLE, channel_id=0, thread_id=None)
    assert where_to_share(a_reply(), AT_A_TABLE) == Location(7, 8, 9)
    assert where_to_share(a_reply(), alone) == Location(7, 5, None)
    with pytest.raises(UiRefusal) as refused:
        where_to_share(a_reply(guild_id=0), alone)
    assert refused.value.reason is UiReason.SHARED_IN_A_CHANNEL
