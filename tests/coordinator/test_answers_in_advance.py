"""A reinforcement chosen before the tie: sent as soon as it is there, as if clicked, and as secretly."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.table.clock import Pace
from tests.helpers.begun import TIED, begun_at
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, Home, by
from tests.helpers.plans import written


async def tied(path: Path) -> tuple[Home, int]:
    home = Home(path, begun_at(at(TIED)))
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    await home.coordinator.scheduler.run_due()
    await home.tell()
    return home, table_id


@pytest.fixture
async def tie(tmp_path: Path) -> AsyncIterator[tuple[Home, int]]:
    home, table_id = await tied(tmp_path / "db")
    yield home, table_id
    await home.close()


async def seen(home: Home, table_id: int, player: int) -> Any:
    reader = home.coordinator.reader
    lines = await reader.with_turns(await reader.tables_of(player))
    report = await reader.show(PUBLIC, table_id)
    turns = (await reader.turns(PUBLIC, table_id)).turns
    return report.asked, report.deadline, report.public_events, lines, turns


async def test_it_is_sent_as_a_click_would_send_it_and_nobody_else_sees_who_has_answered(
    tmp_path: Path,
) -> None:
    """Ann has answered in advance, or clicks at once: the same file, and for all others the same table."""
    worlds = []
    for advance in (True, False):
        home, table_id = await tied(tmp_path / str(advance) / "db")
        if advance:
            await home.coordinator.plans.answer(by(ANN), table_id, "highest")
            await home.coordinator.scheduler.run_due()
        else:
            await home.does(table_id, ANN, "send R12")
        worlds.append(
            (
                await written(home),
                [await seen(home, table_id, player) for player in (BEN, CLEO)],
                (await home.coordinator.reader.panel(by(BEN), table_id)).view,
            )
        )
        await home.close()

    assert worlds[0] == worlds[1]


async def test_who_has_not_answered_looks_the_same_to_others_as_who_has(tmp_path: Path) -> None:
    worlds = []
    for advance in (True, False):
        home, table_id = await tied(tmp_path / str(advance) / "db")
        if advance:
            await home.coordinator.plans.answer(by(ANN), table_id, "lowest 5")
        await home.coordinator.scheduler.run_due()
        assert (await home.coordinator.reader.panel(by(ANN), table_id)).asked is not advance
        public = [each for each in await home.tell() if not each.destination.startswith("dm:")]
        worlds.append((public, await seen(home, table_id, BEN), await seen(home, table_id, CLEO)))
        await home.close()

    assert worlds[0] == worlds[1]


async def test_both_may_have_answered_and_then_it_is_told_at_once(tie: tuple[Home, int]) -> None:
    home, table_id = tie
    await home.coordinator.plans.answer(by(ANN), table_id, "highest")
    await home.coordinator.plans.answer(by(BEN), table_id, "lowest 9")

    await home.coordinator.scheduler.run_due()

    moves = (await written(home))["moves"]
    assert [(row[2], row[3], row[-1]) for row in moves[1:]] == [(0, "send R12", "p"), (1, "send R14", "p")]


async def test_what_cannot_be_sent_is_asked_and_none_is_looked_for_again_and_again(
    tie: tuple[Home, int],
) -> None:
    home, table_id = tie
    await home.coordinator.plans.answer(by(ANN), table_id, "nothing")  # the English booklet wants one

    await home.coordinator.scheduler.run_due()

    assert (await home.coordinator.reader.panel(by(ANN), table_id)).asked
    assert (await home.store.agendas.at(home.time)).settled_before == ()


async def test_who_takes_it_back_chooses_themself(tie: tuple[Home, int]) -> None:
    home, table_id = tie
    await home.coordinator.plans.answer(by(ANN), table_id, "highest")
    await home.coordinator.scheduler.run_due()

    mine = await home.coordinator.play.take_back(by(ANN), table_id, None)
    await home.coordinator.scheduler.run_due()

    assert mine.asked
    assert mine.answer == ""
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).asked


async def test_it_stands_until_it_is_changed(tie: tuple[Home, int]) -> None:
    home, table_id = tie
    plans = home.coordinator.plans
    assert (await plans.answer(by(CLEO), table_id, "lowest 3")).answer == "lowest 3"
    assert (await plans.answer(by(CLEO), table_id, "highest")).answer == "highest"
    assert (await plans.answer(by(CLEO), table_id, "")).answer == ""
