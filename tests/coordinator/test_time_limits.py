"""A timed game in minutes at a live table: the clock on the wall says when the deal that runs is the last."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.store import pack
from bot.table.clock import Pace
from bot.table.match import Match, TableId
from bot.table.refusals import NotAllowed, NotHere
from bot.table.table import Phase, minutes_agreed
from engine.game import TIME
from engine.record.checking import Item, Verdict, Why, check
from engine.record.model import TIME_UP
from engine.record.reading import read
from tests.helpers.home import ANN, BEN, Home, by
from tests.helpers.opaque import inside

CHAMP = "poker-champ"
IN_MINUTES = {"length": "timed", "minutes": "15"}
MINUTE = timedelta(minutes=1)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    home = champ(tmp_path / "db")
    yield home
    await home.close()


def champ(path: Path) -> Home:
    return Home(path, {CHAMP: games()[CHAMP]})


async def dealt(home: Home, options: dict[str, str], pace: Pace = Pace.FIVE_MINUTES) -> TableId:
    return await home.dealt(ANN, BEN, pace=pace, options=options)


async def stays(home: Home, table_id: TableId, times: int = 1) -> None:
    """Both stay, so often."""
    for _ in range(times):
        for player in (ANN, BEN):
            panel = await home.coordinator.reader.panel(by(player), table_id)
            if panel.asked:
                await home.coordinator.play.act(by(player), table_id, panel.question, "stay")


async def state(home: Home, table_id: TableId) -> Any:
    return (await home.store.matches.load(table_id)).position


async def at_version(home: Home, table_id: TableId, version: int) -> Match:
    """The match at that version, without the turns told by a live round: a finished game keeps none."""
    return replace(await home.store.matches.load(table_id, version), round=())


async def until_over(home: Home, table_id: TableId) -> int:
    """The number of the last deal."""
    for _ in range(20):
        if (await home.store.tables.load(table_id)).phase is Phase.OVER:
            break
        await stays(home, table_id)
    return int((await state(home, table_id)).deal)


async def test_after_so_many_minutes_the_deal_that_runs_is_the_last(home: Home) -> None:
    table_id = await dealt(home, IN_MINUTES)
    assert await home.coordinator.scheduler.begin_due() <= timedelta(seconds=30)
    home.time += 14 * MINUTE
    await stays(home, table_id, 4)
    await home.coordinator.scheduler.run_due()
    assert not (await state(home, table_id)).time_up

    home.time += MINUTE
    before = await home.store.matches.load(table_id)
    await home.coordinator.scheduler.run_due()
    await home.coordinator.scheduler.run_due()

    after = await home.store.matches.load(table_id)
    assert (inside(after.position).time_up, after.version, after.questions) == (
        True,
        before.version + 1,
        before.questions,
    )
    assert await until_over(home, table_id) == inside(before.position).deal


async def test_a_click_of_before_still_counts_and_nobody_has_new_time(home: Home) -> None:
    table_id = await dealt(home, IN_MINUTES)
    home.time += 12 * MINUTE
    await stays(home, table_id)
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    home.time += 3 * MINUTE

    await home.coordinator.scheduler.run_due()

    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline == panel.deadline
    await home.coordinator.play.act(by(ANN), table_id, panel.question, "stay")


async def test_a_time_that_was_up_while_the_bot_was_down_is_called_at_the_next_start(
    home: Home, tmp_path: Path
) -> None:
    table_id = await dealt(home, IN_MINUTES)
    await home.close()
    again = champ(tmp_path / "db")
    again.time = home.time + 20 * MINUTE

    await again.coordinator.scheduler.run_due()

    assert (await state(again, table_id)).time_up
    await again.close()


async def test_the_scheduler_sleeps_no_longer_than_to_the_end_of_the_time(home: Home) -> None:
    await dealt(home, IN_MINUTES, Pace.FIVE_MINUTES)
    home.time += 15 * MINUTE - timedelta(seconds=7)
    await home.coordinator.scheduler.run_due()

    assert await home.coordinator.scheduler.begin_due() <= timedelta(seconds=7)


@pytest.mark.parametrize("options", [{}, {"length": "timed"}, {"length": "long", "minutes": "15"}])
async def test_at_other_tables_no_time_is_up(home: Home, options: dict[str, str]) -> None:
    table_id = await dealt(home, options)
    home.time += 4 * timedelta(hours=1)

    table = await home.store.tables.load(table_id)
    assert minutes_agreed(table, home.games[CHAMP].info) is None
    await home.coordinator.scheduler.run_due()
    assert not (await state(home, table_id)).time_up


async def test_minutes_are_for_live_tables_alone(home: Home) -> None:
    with pytest.raises(NotAllowed, match=NotHere.ONLY_LIVE):
        await home.table(ANN, pace=Pace.DAY, options=IN_MINUTES)
    lobbies = home.coordinator.lobbies
    table = await home.table(ANN, pace=Pace.DAY, options={"length": "timed"})
    with pytest.raises(NotAllowed, match=NotHere.ONLY_LIVE):
        await lobbies.set_option(by(ANN), table.id, "minutes", "15")
    await lobbies.set_option(by(ANN), table.id, "pace", Pace.THREE_MINUTES)
    live = await lobbies.set_option(by(ANN), table.id, "minutes", "15")
    assert minutes_agreed(live, home.games[CHAMP].info) == 15

    slow = await lobbies.set_option(by(ANN), table.id, "pace", Pace.DAY)

    assert slow.options["minutes"] == "off"


async def test_its_record_has_one_line_of_the_clock_and_says_that_nobody_can_prove_it(home: Home) -> None:
    table_id = await dealt(home, IN_MINUTES)
    await stays(home, table_id, 2)
    home.time += 15 * MINUTE
    await home.coordinator.scheduler.run_due()
    await until_over(home, table_id)

    _, text = await home.coordinator.game_records.record(by(ANN), table_id)
    report = check(text)

    assert read(text).lines.count(TIME_UP) == 1
    assert '[Form "2"]' in text.splitlines()
    assert report.holds
    assert [each.why for each in report.findings if each.item is Item.TIME] == [Why.BY_THE_CLOCK]
    assert report.count(Item.RESULT, Verdict.HELD) == 1
    tampered = text.replace(" t time", " p 0 stay", 1).replace('[Form "2"]', '[Form "1"]')
    assert not check(tampered).holds


async def test_packed_it_is_the_same_game(home: Home) -> None:
    table_id = await dealt(home, IN_MINUTES)
    await stays(home, table_id, 2)
    home.time += 15 * MINUTE
    await home.coordinator.scheduler.run_due()
    await until_over(home, table_id)
    last = (await home.store.matches.load(table_id)).version
    before = [await at_version(home, table_id, version) for version in range(1, last + 1)]
    unpacked = await home.store.records.unpacked(table_id)
    assert unpacked is not None
    made = pack(unpacked.codec, unpacked.rows, unpacked.deal)
    await home.store.records.put(table_id, made)
    while await home.store.records.unpacked(table_id) is not None:
        await home.store.records.clear(table_id)

    assert made.reproduced
    assert [await at_version(home, table_id, version) for version in range(1, last + 1)] == before
    assert TIME in [move.notation for move in await home.store.history.moves(table_id)]
