"""How often a click asks the database: each read is one moment, and costs one hop to its thread."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import pytest

from bot.store.database import Query
from tests.helpers.databases import Database
from tests.helpers.home import ANN, BEN, PUBLIC, Home, by

T = TypeVar("T")


class Counted(Database):
    """A database that counts."""

    reads = 0
    writes = 0

    async def read(self, query: Query[T]) -> T:
        self.reads += 1
        return await super().read(query)

    async def write(self, change: Query[T]) -> T:
        self.writes += 1
        return await super().write(change)

    def begin(self) -> None:
        self.reads = self.writes = 0

    @property
    def counted(self) -> tuple[int, int]:
        return self.reads, self.writes


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, database=Counted)
    yield home
    await home.close()


@pytest.fixture
def counter(home: Home) -> Counted:
    assert isinstance(home.store.database, Counted)
    return home.store.database


async def test_a_panel_is_one_read(home: Home, counter: Counted) -> None:
    table_id = await home.dealt(ANN, BEN)
    counter.begin()

    await home.coordinator.reader.panel(by(ANN), table_id)

    assert counter.counted == (1, 0)


async def test_the_table_is_one_read(home: Home, counter: Counted) -> None:
    table_id = await home.dealt(ANN, BEN)
    counter.begin()

    await home.coordinator.reader.show(PUBLIC, table_id)

    assert counter.counted == (1, 0)


@pytest.mark.parametrize("line", ["whisper 1", "peek", "done"])
async def test_an_action_is_at_most_three_reads_and_one_write(
    home: Home, counter: Counted, line: str
) -> None:
    table_id = await home.dealt(ANN, BEN)
    counter.begin()

    await home.does(table_id, ANN, line)

    assert counter.reads <= 3
    assert counter.writes == 1


async def test_so_is_taking_back(home: Home, counter: Counted) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.does(table_id, ANN, "whisper 1")
    counter.begin()

    await home.coordinator.play.take_back(by(ANN), table_id, None)

    assert counter.reads <= 3
    assert counter.writes == 1


async def test_so_is_the_action_that_ends_a_game(home: Home, counter: Counted) -> None:
    table_id = await home.dealt(ANN, BEN, options={"goal": "1"})
    await home.does(table_id, ANN, "done")
    await home.does(table_id, BEN, "done")
    for player in (ANN, BEN):
        counter.begin()
        panel = await home.coordinator.reader.panel(by(player), table_id)
        await home.does(table_id, player, str(panel.view.offers[0].action))
        assert counter.reads <= 1 + 3
        assert counter.writes == 1


async def test_whose_settings_are_known_are_not_read_again(home: Home, counter: Counted) -> None:
    await home.coordinator.profiles.get(ANN)
    counter.begin()

    await home.coordinator.profiles.get(ANN)

    assert counter.counted == (0, 0)


async def test_changed_settings_are_known_at_once(home: Home) -> None:
    await home.coordinator.profiles.get(ANN)

    await home.coordinator.profiles.update(ANN, language="fr")

    assert (await home.coordinator.profiles.get(ANN)).language == "fr"
