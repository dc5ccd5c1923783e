"""Whole games through a coordinator, by people who take the last thing they are offered."""

import pytest

from bot.table.table import Phase
from tests.helpers.home import Home, by


async def until_asked(home: Home, table_id: int, player: int) -> None:
    for _ in range(500):
        if (await home.coordinator.reader.panel(by(player), table_id)).asked:
            return
        await home.coordinator.scheduler.run_due()
    pytest.fail("the computers never came to an end")


async def play_out(home: Home, table_id: int, *players: int) -> None:
    """Everybody does the first thing offered, until somebody has won."""
    for _ in range(2000):
        await home.coordinator.scheduler.run_due()
        for player in players:
            panel = await home.coordinator.reader.panel(by(player), table_id)
            if panel.phase is Phase.OVER:
                return
            if panel.asked:
                await home.coordinator.play.act(
                    by(player), table_id, panel.question, str(panel.view.offers[-1].action)
                )
    pytest.fail("the game never ended")
