"""A book is made of a game's record, with the names that its table shows now."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.features.book.manuscript import bound, manuscript
from bot.features.book.page import Binding
from bot.games import games
from tests.helpers.books import carried, unpacked
from tests.helpers.ended_games import end, played
from tests.helpers.home import ANN, BEN, Home, by


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    home = Home(tmp_path / "db", games(hidden=True))
    yield home
    await home.close()


async def test_who_is_forgotten_has_no_name_in_it(home: Home) -> None:
    coordinator, table_id = home.coordinator, await played(home, "whispers", 2)
    await end(home, table_id)
    assert (await manuscript(coordinator, by(BEN), table_id)).names == ("Ann", "Ben", "")
    await coordinator.records.forget(ANN)
    written = await manuscript(coordinator, by(BEN), table_id)

    assert written.names == ("", "Ben", "")
    page = await bound(coordinator, by(BEN), written.text, Binding("en", written.names))
    assert "Ann" not in str(unpacked(carried(page)["game"]))
