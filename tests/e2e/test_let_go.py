"""What a bot and its Discord leave in memory: a run of tests begins hundreds in one process."""

import asyncio
import gc
from pathlib import Path
from weakref import ref

import pytest

from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.playing import begun


@pytest.mark.long("what is not let go at an end costs tests memory, and no host")
def test_a_bot_and_a_sandbox_that_have_ended_are_let_go(tmp_path: Path) -> None:
    async def lives() -> tuple[ref[object], ...]:
        async with a_bot(tmp_path / "db") as bot:
            await begun(bot, 2)
            return ref(bot.client), ref(bot.coordinator), ref(bot.sandbox)

    ended = asyncio.run(lives())
    gc.collect()
    assert [each() for each in ended] == [None, None, None]
