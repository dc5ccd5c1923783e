"""What a lobby has because of who sits there, as long as its host has not chosen, and what is dealt then."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import games
from bot.table.clock import Pace
from bot.table.table import Phase, holding, suggested
from tests.helpers.home import ANN, BEN, CHANNEL, Home, by

STUD, GANGSTER = "chicago-stud", "gangster"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    home = Home(tmp_path / "db", {name: games()[name] for name in (STUD, GANGSTER)})
    yield home
    await home.close()


async def opened(home: Home, game: str, **said: str) -> int:
    table = await home.coordinator.lobbies.open(
        by(ANN), "Ann", CHANNEL, game=game, options=said, pace=Pace.HALF_DAY
    )
    await home.coordinator.lobbies.join(by(BEN), table.id, "Ben")
    return table.id


async def agreed(home: Home, table_id: int) -> tuple[dict[str, str], dict[str, str]]:
    """What holds, and what of it is only suggested."""
    table = await home.coordinator.lobbies.get(by(ANN), table_id)
    info = games()[table.game].info
    return holding(table, info), suggested(table, info)


async def test_it_follows_who_sits_there_and_is_dealt_as_it_stands(home: Home) -> None:
    table_id = await opened(home, STUD)
    assert (await agreed(home, table_id))[0]["laps"] == "2"
    for _ in range(4):
        await home.coordinator.lobbies.seat_computer(by(ANN), table_id, "rookie")

    holds, only = await agreed(home, table_id)
    assert (holds["laps"], only) == ("1", {"laps": "1"})
    await home.coordinator.lobbies.remove(by(ANN), table_id, 5)
    assert (await agreed(home, table_id))[0]["laps"] == "2"
    await home.coordinator.lobbies.seat_computer(by(ANN), table_id, "rookie")
    await home.tell()
    await home.coordinator.cutting.start(by(ANN), table_id)

    table = await home.coordinator.lobbies.get(by(ANN), table_id)
    assert table.phase is Phase.PLAYING
    assert table.options == holds
    assert suggested(table, games()[STUD].info) == {}


@pytest.mark.parametrize("value", ["full", "short"])
async def test_what_the_host_chooses_stays_whatever_is_suggested(home: Home, value: str) -> None:
    table_id = await opened(home, GANGSTER)
    assert (await agreed(home, table_id))[1] == {"length": "short"}

    await home.coordinator.lobbies.set_option(by(ANN), table_id, "length", value)
    await home.coordinator.lobbies.set_option(by(ANN), table_id, "pace", "5m")

    holds, only = await agreed(home, table_id)
    assert (holds["length"], only) == (value, {})


async def test_a_form_that_leaves_it_as_it_is_chooses_nothing(home: Home) -> None:
    table_id = await opened(home, GANGSTER)

    await home.coordinator.lobbies.set_options(by(ANN), table_id, {"length": "short", "gap-same-clan": "no"})
    assert (await agreed(home, table_id))[1] == {"length": "short"}
    await home.coordinator.lobbies.set_option(by(ANN), table_id, "pace", "5m")

    holds, only = await agreed(home, table_id)
    assert (holds["length"], holds["gap-same-clan"], only) == ("full", "no", {})


async def test_what_is_said_at_the_opening_is_chosen(home: Home) -> None:
    table_id = await opened(home, GANGSTER, length="full")

    assert await agreed(home, table_id) == ({"length": "full", "gap-same-clan": "yes"}, {})
