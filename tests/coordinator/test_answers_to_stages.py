"""Poker Champ's answers in advance: made in the open, after a pause like a computer's, as if just clicked."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.table.clock import Pace
from bot.table.outbox import Kind
from bot.table.refusals import NotNow, NotYourTurn
from bot.table.reports import Panel
from bot.table.thinking_time import ThinkingTime
from engine import poker_champ
from tests.helpers.begun import begun_at
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, Home, by
from tests.helpers.plans import written
from tests.helpers.poker_champ.by_hand import at

LEAST, MOST = ThinkingTime().calmly
FLOP = "bosses: capone yale weiss\ndeal: 7 capone\nseed: champ"
SECOND = timedelta(seconds=1)


def opened(path: Path, lots: Callable[[], float] | None = None) -> Home:
    thinking = ThinkingTime() if lots is None else ThinkingTime(lot=lots)
    return Home(path, begun_at(at(FLOP), "poker-champ"), thinking=thinking)


async def begun(path: Path, lots: Callable[[], float] | None = None) -> tuple[Home, int]:
    home = opened(path, lots)
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    await due(home)
    return home, table_id


async def due(home: Home, after: timedelta = timedelta(0)) -> None:
    """So much time passes, second by second where somebody may decide in it."""
    end = home.time + after
    await home.coordinator.scheduler.run_due()
    while home.time < end:
        home.time += 5 * SECOND
        await home.coordinator.scheduler.run_due()


async def panel(home: Home, table_id: int, player: int) -> Panel:
    return await home.coordinator.reader.panel(by(player), table_id)


async def answers(home: Home, table_id: int, player: int, answer: str) -> Panel:
    return await home.coordinator.plans.answer(by(player), table_id, answer)


async def lines(home: Home) -> list[tuple[Any, ...]]:
    """Who has done what, and when."""
    return [(row[2], row[3], row[-1]) for row in (await written(home))["moves"][1:]]


@pytest.fixture
async def flop(tmp_path: Path) -> AsyncIterator[tuple[Home, int]]:
    home, table_id = await begun(tmp_path / "db", Random(1).random)
    yield home, table_id
    await home.close()


async def to_the_turn(home: Home, table_id: int) -> None:
    for player in (ANN, BEN, CLEO):
        await home.does(table_id, player, "stay")
    await due(home)


async def test_it_is_made_after_a_pause_and_not_before(flop: tuple[Home, int]) -> None:
    home, table_id = flop
    await answers(home, table_id, ANN, "river 7")
    await to_the_turn(home, table_id)
    assert (await panel(home, table_id, ANN)).asked

    await due(home, LEAST - SECOND * 5)
    assert len(await lines(home)) == 3

    await due(home, MOST - LEAST + SECOND * 10)
    assert (await lines(home))[3:] == [(0, "stay", "p")]
    assert (await panel(home, table_id, ANN)).answer == "river 7"


async def test_nobody_can_compute_when_an_answer_is_opened(tmp_path: Path) -> None:
    """The same table twice, with all that anybody can see of it: the moments are others each time."""
    opens = []
    for number in range(3):
        home, table_id = await begun(tmp_path / str(number) / "db")
        await answers(home, table_id, ANN, "river 7")
        await to_the_turn(home, table_id)
        opens.append((await home.store.playing(table_id)).answers[0].opens_at - home.time)
        await home.close()

    assert len(set(opens)) == 3
    assert all(LEAST <= each <= MOST for each in opens)


async def test_of_several_each_takes_its_own_time(flop: tuple[Home, int]) -> None:
    home, table_id = flop
    await to_the_turn(home, table_id)
    for player in (ANN, BEN, CLEO):
        await answers(home, table_id, player, "river 7")

    await due(home, MOST + SECOND * 10)

    moments = [row[1] for row in (await written(home))["moves"][4:7]]
    assert len(set(moments)) == 3
    assert {seat for seat, *_ in (await lines(home))[3:6]} == {0, 1, 2}
    assert (await panel(home, table_id, ANN)).view.table.stage == 4  # type: ignore[attr-defined]


async def test_nobody_but_its_owner_reads_a_word_that_is_not_the_same_had_it_been_clicked(
    tmp_path: Path,
) -> None:
    """The same moves, letters, seats and clocks, to the second, and the same views."""
    worlds = []
    moment = timedelta(0)
    for advance in (True, False):
        home, table_id = await begun(tmp_path / str(advance) / "db")
        await to_the_turn(home, table_id)
        begin = home.time
        if advance:
            await answers(home, table_id, ANN, "fold 7")
            await due(home, MOST + SECOND * 5)
            last = (await written(home))["moves"][-1]
            moment = timedelta(seconds=last[1]) - timedelta(seconds=begin.timestamp())
        else:
            await due(home, moment)
            await home.does(table_id, ANN, "fold")
        seen = [(await panel(home, table_id, player)).view for player in (BEN, CLEO)]
        shown = (await home.coordinator.reader.show(PUBLIC, table_id)).deadline
        worlds.append((await written(home), seen, shown))
        await home.close()

    assert moment >= LEAST
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("dms", [True, False])
async def test_who_closes_a_stage_is_rung_for_the_next_alike_settled_or_clicked(
    tmp_path: Path, dms: bool
) -> None:
    """The post of the next stage mentions the same people: all but the last one, who has it in private."""
    worlds = []
    for advance in (True, False):
        home, table_id = await begun(tmp_path / str(advance) / "db")
        await home.coordinator.profiles.update(ANN, dms=dms)
        await to_the_turn(home, table_id)
        for player in (BEN, CLEO):
            await home.does(table_id, player, "stay")
        await home.tell()
        home.time += timedelta(minutes=2)
        if advance:
            await answers(home, table_id, ANN, "river 7")
            await due(home, MOST + SECOND * 5)
        else:
            await home.does(table_id, ANN, "stay")
        posts = home.coordinator.posts
        (post,) = [each for each in await posts.due() if each.kind is Kind.TABLE]
        worlds.append(sorted((await posts.bulletin(post)).pings))
        await home.close()

    assert worlds[0] == worlds[1] == [*([] if dms else [ANN]), BEN, CLEO]


async def test_until_it_is_made_the_table_is_what_it_would_be_without(tmp_path: Path) -> None:
    """Also who is called: whoever has answered is, as everybody else."""
    worlds = []
    for advance in (True, False):
        home, table_id = await begun(tmp_path / str(advance) / "db")
        if advance:
            await answers(home, table_id, CLEO, "duel 7")
            await home.does(table_id, CLEO, "stay")
        else:
            await home.does(table_id, CLEO, "stay")
        for player in (ANN, BEN):
            await home.does(table_id, player, "stay")
        await due(home, LEAST - SECOND * 5)
        told = [replace(each, nonce="") for each in await home.tell()]
        seen = [(await panel(home, table_id, player)).view for player in (ANN, BEN)]
        worlds.append((told, seen, await written(home)))
        await home.close()

    assert worlds[0] == worlds[1]


async def test_against_one_alone_it_waits_until_there_is_only_one(flop: tuple[Home, int]) -> None:
    home, table_id = flop
    await to_the_turn(home, table_id)
    await answers(home, table_id, ANN, "duel 7")
    await due(home, MOST * 2)
    assert (await panel(home, table_id, ANN)).asked

    await home.does(table_id, CLEO, "fold")
    await due(home, LEAST - SECOND * 5)
    assert (await panel(home, table_id, ANN)).asked, "else a fold would open it before all eyes"
    await due(home, MOST)
    assert not (await panel(home, table_id, ANN)).asked


async def test_whoever_decides_otherwise_themself_has_answered_nothing_any_more(
    flop: tuple[Home, int],
) -> None:
    home, table_id = flop
    await to_the_turn(home, table_id)
    await answers(home, table_id, ANN, "fold 7")
    await answers(home, table_id, BEN, "river 7")

    await home.does(table_id, ANN, "stay")
    await home.does(table_id, BEN, "stay")

    assert (await panel(home, table_id, ANN)).answer == ""
    assert (await panel(home, table_id, BEN)).answer == "river 7"


async def test_it_is_gone_with_its_deal(flop: tuple[Home, int]) -> None:
    home, table_id = flop
    await home.does(table_id, ANN, "stay")
    await answers(home, table_id, ANN, "river 7")
    await home.does(table_id, BEN, "fold")
    await home.does(table_id, CLEO, "fold")
    await due(home, MOST * 2)

    mine = await panel(home, table_id, ANN)
    assert mine.asked
    assert mine.answer == ""
    assert mine.answers == tuple(f"{name} 8" for name in poker_champ.info.answers)
    assert (await home.store.agendas.at(home.time)).settled_before == ()


async def test_what_cannot_be_answered_is_refused_and_changes_nothing(flop: tuple[Home, int]) -> None:
    home, table_id = flop
    await home.does(table_id, ANN, "fold")
    before = await written(home)

    for player, answer in ((ANN, "river 7"), (BEN, "river 8"), (BEN, "highest")):
        with pytest.raises(NotYourTurn, match=NotNow.NO_ANSWERS):
            await answers(home, table_id, player, answer)

    assert await written(home) == before


async def test_after_a_stop_it_is_made_when_it_would_have_been(tmp_path: Path) -> None:
    found = []
    for stopped in (False, True):
        home, table_id = await begun(tmp_path / str(stopped) / "db", Random(1).random)
        await to_the_turn(home, table_id)
        await answers(home, table_id, ANN, "river 7")
        await due(home)
        if stopped:
            time = home.time
            await home.close()
            home = opened(tmp_path / str(stopped) / "db")
            home.time = time
        await due(home, MOST + SECOND * 5)
        found.append((await written(home))["moves"])
        await home.close()

    assert found[0] == found[1]
    assert len(found[0]) == 5


# ---- sealed decisions (PR-21)

SEALED = f"options: standard sealed\n{FLOP}"


@pytest.mark.parametrize("ahead", [True, False])
async def test_where_decisions_are_sealed_nobody_learns_of_one_before_all_are_in(
    tmp_path: Path, ahead: bool
) -> None:
    """Said in advance or clicked: posts, letters, views and clocks of all others are as without it."""
    worlds = []
    for decided in (True, False):
        home = Home(tmp_path / f"{decided}.db", begun_at(at(SEALED), "poker-champ"))
        table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
        await home.tell()
        if decided and ahead:
            await answers(home, table_id, ANN, "fold 7")
        elif decided:
            await home.does(table_id, ANN, "fold")
        await due(home, MOST + SECOND)
        told = [each for each in await home.tell() if each.player != ANN]
        seen = [(await panel(home, table_id, player)).view for player in (BEN, CLEO)]
        mine = (await panel(home, table_id, ANN)).view
        assert str(mine.sealed) == ("fold" if decided else "None")  # type: ignore[attr-defined]
        shown = await home.coordinator.reader.show(PUBLIC, table_id)
        worlds.append((told, seen, replace(shown, version=0)))
        if decided:
            await home.does(table_id, BEN, "stay")
            await home.does(table_id, CLEO, "stay")
            table = (await home.coordinator.reader.show(PUBLIC, table_id)).table_view
            assert (table.stage, table.staying) == (3, (1, 2))  # type: ignore[attr-defined]
        await home.close()

    assert worlds[0] == worlds[1]


async def test_a_sealed_decision_may_be_taken_back_until_all_are_in(tmp_path: Path) -> None:
    home = Home(tmp_path / "db", begun_at(at(SEALED), "poker-champ"))
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    await home.does(table_id, ANN, "fold")

    mine = await panel(home, table_id, ANN)
    assert mine.may_take_back
    await home.coordinator.play.take_back(by(ANN), table_id, mine.question)

    assert (await panel(home, table_id, ANN)).asked
    await home.close()
