"""Whose turn it is learns that all others have planned, where a table agrees on it; else nobody does."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import games
from bot.table.clock import Pace
from bot.table.languages import Language
from bot.table.outbox import Kind, to_player
from bot.table.refusals import NotAllowed
from tests.helpers.begun import TIED, begun_at
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, Home, by
from tests.helpers.pages import panel_page
from tests.helpers.plans import LATER, PLAN, QUIET, TURN, written
from tests.helpers.routes import asked_seat, drives, others, view

SAID: Mapping[Language, str] = {
    "en": "⏩ Both others have planned: two minutes of yours, and 2 more turns follow at once,"
    " if nothing gets in the way.",
    "fr": "⏩ Les deux autres ont préparé leur tour : deux minutes de ta part, et 2 tours suivent aussitôt,"
    " si rien ne s’y oppose.",
}


async def begun(path: Path, ready: str, position: str = QUIET) -> tuple[Home, int]:
    """Ann is asked; Ben and Cleo come after her."""
    home = Home(path, begun_at(at(position)))
    for player in (ANN, BEN, CLEO):
        await home.coordinator.profiles.update(player, asks_end=False)
    table = await home.table(ANN, BEN, CLEO, pace=Pace.DAY)
    await home.coordinator.lobbies.set_option(by(ANN), table.id, "ready", ready)
    await home.start(table.id, ANN)
    await home.coordinator.scheduler.run_due()
    await home.tell()
    return home, table.id


@pytest.fixture
async def agreed(path: Path) -> AsyncIterator[tuple[Home, int]]:
    home, table_id = await begun(path, "on")
    yield home, table_id
    await home.close()


async def ready(home: Home, table_id: int, player: int = ANN) -> int:
    return (await home.coordinator.reader.panel(by(player), table_id)).ready


async def turns(home: Home) -> None:
    """The plans of both others are played."""
    for _ in (BEN, CLEO):
        await home.coordinator.scheduler.run_due()


async def test_the_ring_says_it_where_all_others_have_planned(agreed: tuple[Home, int]) -> None:
    """And no more than is true: so many turns are played when theirs is over."""
    home, table_id = agreed
    await home.coordinator.plans.whole(by(BEN), table_id, [*PLAN, *LATER])
    await home.coordinator.plans.whole(by(CLEO), table_id, [*TURN, *TURN])
    await home.does(table_id, ANN, *TURN)
    await turns(home)

    assert (Kind.PANEL, to_player(ANN)) in [(each.kind, each.destination) for each in await home.tell()]
    ring: Any = await home.coordinator.posts.panel(table_id, ANN)
    for language, sentence in SAID.items():
        page = panel_page(ring, games()["chicago-poker"].skin, language, ())
        assert sentence in "\n".join(each for each in page.parts if isinstance(each, str)).replace(
            "\u00a0", " "
        )
    await home.does(table_id, ANN, "play R12 A", "play B3 A", "play G7 A")
    await turns(home)
    after: Any = await home.coordinator.reader.panel(by(ANN), table_id)
    assert after.asked
    assert after.view.table.turn == ring.view.table.turn + 1 + ring.ready
    assert not after.ready, "for their plans are played"


async def test_a_later_plan_rings_nobody(agreed: tuple[Home, int]) -> None:
    home, table_id = agreed
    await home.coordinator.plans.whole(by(CLEO), table_id, TURN)
    assert not await ready(home, table_id)
    await home.coordinator.plans.whole(by(BEN), table_id, PLAN)
    assert await ready(home, table_id) == 2
    assert not await ready(home, table_id, CLEO), "whose turn it is not"
    await home.coordinator.plans.withdraw(by(CLEO), table_id)
    assert not await ready(home, table_id)
    assert await home.tell() == []


@pytest.mark.parametrize(
    ("lines", "whole"),
    [(PLAN, True), (PLAN + LATER, True), (PLAN + LATER[:1], True), (PLAN[:2], False)],
    ids=["turn", "turns", "turn and a part", "part"],
)
async def test_only_a_whole_turn_counts(
    agreed: tuple[Home, int], lines: tuple[str, ...], whole: bool
) -> None:
    home, table_id = agreed
    await home.coordinator.plans.whole(by(CLEO), table_id, TURN)
    await home.coordinator.plans.whole(by(BEN), table_id, lines)
    assert await ready(home, table_id) == 2 * whole

    await home.does(table_id, ANN, "play B3 A")
    assert await ready(home, table_id) == 2 * whole, "what somebody tries tells them nothing of a plan"


@pytest.mark.parametrize("disturbed", [False, True])
async def test_only_a_plan_that_holds_counts(agreed: tuple[Home, int], disturbed: bool) -> None:
    home, table_id = agreed
    await home.does(table_id, ANN, *TURN)
    await home.does(table_id, BEN, *PLAN)
    await home.coordinator.plans.whole(by(BEN), table_id, LATER)
    await home.does(table_id, CLEO, "play B14 B" if disturbed else "recruit", *TURN[1:])
    await home.coordinator.plans.whole(by(CLEO), table_id, TURN)
    assert await ready(home, table_id) == (0 if disturbed else 2)


@pytest.mark.parametrize("steps", [1, 3])
async def test_a_route_counts_as_one_turn_however_long_it_is(path: Path, steps: int) -> None:
    home = Home(path, {"gangster": games()["gangster"]})
    table = await home.table(ANN, BEN, CLEO)
    await home.coordinator.lobbies.set_option(by(ANN), table.id, "ready", "on")
    await home.start(table.id, ANN)
    first = await asked_seat(home, table.id)
    people = (ANN, BEN, CLEO)
    for seat in {0, 1, 2} - {first}:
        assert not await ready(home, table.id, people[first])
        route = drives(await view(home, table.id, seat))[:steps]
        await home.coordinator.plans.whole(by(people[seat]), table.id, route)

    assert await ready(home, table.id, people[first]) == 2
    await others(home, table.id, (first + 1) % 3, Random(2))
    before = len((await written(home))["moves"])
    await turns(home)
    assert len((await written(home))["moves"]) == before + 2
    await home.close()


async def test_a_tie_is_nobodys_turn(path: Path) -> None:
    home, table_id = await begun(path, "on", TIED)
    for player in (BEN, CLEO):
        await home.coordinator.plans.whole(by(player), table_id, TURN)
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    assert panel.asked
    assert not panel.ready
    await home.close()


async def test_a_plan_that_is_not_kept_does_not_count(agreed: tuple[Home, int]) -> None:
    home, table_id = agreed
    await home.coordinator.plans.whole(by(CLEO), table_id, TURN)
    for line in PLAN:
        page = await home.coordinator.reader.planning(by(BEN), table_id)
        await home.coordinator.plans.add(by(BEN), table_id, page.question, line)
    assert not await ready(home, table_id)


@pytest.mark.parametrize("agreement", ["off", "on"])
async def test_nobody_else_sees_anything_in_either_world(tmp_path: Path, agreement: str) -> None:
    """Nor does whose turn it is, unless it was agreed on."""
    seen = []
    for planned in (True, False):
        home, table_id = await begun(tmp_path / str(planned) / "db", agreement)
        if planned:
            await home.coordinator.plans.whole(by(BEN), table_id, PLAN)
            await home.coordinator.plans.whole(by(CLEO), table_id, TURN)
        await home.coordinator.scheduler.run_due()
        there = await home.coordinator.reader.show(PUBLIC, table_id)
        ann = await home.coordinator.posts.panel(table_id, ANN)
        seen.append(((await home.tell(), there, await written(home)), ann))
        await home.close()

    (all_told, ann), (without, ann_without) = seen
    assert all_told == without
    assert (ann == ann_without) == (agreement == "off")


async def test_a_game_without_plans_knows_no_such_option(path: Path) -> None:
    home = Home(path, {"poker-champ": games()["poker-champ"]})
    table = await home.table(ANN, BEN)
    with pytest.raises(NotAllowed, match="no-such-option"):
        await home.coordinator.lobbies.set_option(by(ANN), table.id, "ready", "on")
    await home.close()
