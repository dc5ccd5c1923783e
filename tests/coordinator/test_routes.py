"""A plan for several turns: one step is played each time its person's turn comes; it stops with a reason."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import games
from bot.language import say
from bot.store.plans import Plans
from bot.table.languages import Language
from bot.table.notices import PLAYED_BY
from bot.table.outbox import Kind, to_player
from bot.table.refusals import NotYourTurn
from engine import gangster
from engine.gangster import planning
from tests.helpers.home import ANN, BEN, CLEO, Home, by
from tests.helpers.opaque import inside
from tests.helpers.pages import panel_page
from tests.helpers.plans import written
from tests.helpers.routes import asked_seat, drives, others, view

SKIN = games()["gangster"].skin


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, {"gangster": games()["gangster"]})
    yield home
    await home.close()


async def test_a_route_is_played_one_step_a_turn_without_asking(home: Home) -> None:
    table_id, dice = await home.dealt(ANN, BEN, CLEO), Random(2)
    first = await asked_seat(home, table_id)
    mine = (first + 1) % 3
    player = (ANN, BEN, CLEO)[mine]
    route = drives(await view(home, table_id, mine))
    await home.coordinator.plans.whole(by(player), table_id, route)

    for left in (2, 1, 0):
        await others(home, table_id, mine, dice)
        await home.coordinator.scheduler.run_due()
        moves = [(row[2], row[3]) for row in (await written(home))["moves"]]
        kept = (await home.store.playing(table_id)).plans.get(mine)
        assert (len(kept.lines) if kept else 0) == left
        assert moves[-1][0] == mine
    assert [line for seat, line in moves if seat == mine] == route


async def test_a_step_that_no_longer_does_what_it_was_for_stops_the_route_and_says_why(home: Home) -> None:
    table_id, dice = await home.dealt(ANN, BEN, CLEO), Random(3)
    first = await asked_seat(home, table_id)
    mine = (first + 1) % 3
    player = (ANN, BEN, CLEO)[mine]
    await home.coordinator.plans.whole(by(player), table_id, drives(await view(home, table_id, mine)))
    await others(home, table_id, mine, dice)
    await home.coordinator.scheduler.run_due()
    plan = (await home.store.playing(table_id)).plans[mine]
    clan = inside(await view(home, table_id, mine)).row.clans[0]
    assert f"1 clan {clan}" in plan.facts
    await _pretend(home.store.plans, table_id, mine, plan, f"1 clan {clan}")

    await others(home, table_id, mine, dice)
    await home.coordinator.scheduler.run_due()

    stopped = (await home.store.playing(table_id)).plans[mine]
    assert stopped.why == f"changed 1 clan {clan}"
    panel = await home.coordinator.reader.panel(by(player), table_id)
    assert panel.asked
    assert panel.plan is not None
    assert panel.plan.reason is not None
    assert panel.plan.reason.reason is planning.PlanReason.CLAN_CHANGED
    assert panel.planned, "with the step that was played before it stopped"
    assert len(panel.since) > len(panel.planned), "and with what the others did"
    stopped_here: Mapping[Language, str] = {"en": "I stopped your plan here", "fr": "J’ai arrêté ton plan là"}
    for language, sentence in stopped_here.items():
        shown = panel_page(panel, SKIN, language, ())
        words = "\n".join(part for part in shown.parts if isinstance(part, str))
        assert sentence in words
        assert words.count(say(language, "ui-panel-since-plan")) == 1


async def _pretend(plans: Plans, table_id: int, seat: int, plan: Any, name: str) -> None:
    """As if what has that name had been otherwise."""
    other = type(plan)(plan.player, plan.lines, {**plan.facts, name: "else"}, ready=True)
    await plans.keep(table_id, seat, plan.since, other)


async def test_who_plays_by_hand_ends_their_route(home: Home) -> None:
    table_id, dice = await home.dealt(ANN, BEN, CLEO), Random(4)
    first = await asked_seat(home, table_id)
    mine = (first + 1) % 3
    player = (ANN, BEN, CLEO)[mine]
    await home.coordinator.plans.whole(by(player), table_id, drives(await view(home, table_id, mine)))
    await others(home, table_id, mine, dice)

    match = await home.store.matches.load(table_id)
    await home.does(table_id, player, str(gangster.legal(inside(match.position), mine)[0]))

    assert mine not in (await home.store.playing(table_id)).plans


async def test_a_plan_of_an_older_version_goes_on(home: Home) -> None:
    """It is for one turn, and what it stands on has no number."""
    table_id, dice = await home.dealt(ANN, BEN, CLEO), Random(5)
    first = await asked_seat(home, table_id)
    mine = (first + 1) % 3
    player = (ANN, BEN, CLEO)[mine]
    line = drives(await view(home, table_id, mine))[0]
    await home.coordinator.plans.whole(by(player), table_id, [line])
    plan = (await home.store.playing(table_id)).plans[mine]
    facts = {name: fact for name, fact in plan.facts.items() if not name[0].isdecimal()}
    assert facts
    await home.store.plans.keep(table_id, mine, 0, replace(plan, facts=facts))

    await others(home, table_id, mine, dice)
    await home.coordinator.scheduler.run_due()

    assert (await written(home))["moves"][-1][2:4] == (mine, line)
    assert (await home.store.playing(table_id)).plans[mine].ran


async def test_a_route_that_has_run_is_told_once_with_all_that_happened_meanwhile(home: Home) -> None:
    table_id, dice = await home.dealt(ANN, BEN, CLEO), Random(2)
    await home.tell()
    first = await asked_seat(home, table_id)
    mine = (first + 1) % 3
    player = (ANN, BEN, CLEO)[mine]
    route = drives(await view(home, table_id, mine))
    await home.coordinator.plans.whole(by(player), table_id, route)
    kept_at = (await home.store.matches.load(table_id)).version

    private = []
    for _ in route:
        await others(home, table_id, mine, dice)
        await home.coordinator.scheduler.run_due()
        home.time += PLAYED_BY
        private.append([each.kind for each in await home.tell() if each.destination == to_player(player)])

    assert [Kind.PANEL in each for each in private] == [False, False, True]
    panel = await home.coordinator.reader.panel(by(player), table_id)
    told = await home.store.history.log(table_id, kept_at, panel.version)
    assert panel.since == tuple(event for line in told for event in line.events)
    own = tuple(event for line in told if line.seat == mine for event in line.events[: line.own])
    assert tuple(panel.since[place] for place in panel.planned) == own
    assert (panel.ran, panel.plan, panel.asked) == (True, None, False)
    with pytest.raises(NotYourTurn):
        await home.coordinator.plans.withdraw(by(player), table_id)
    for other in (each for each in (ANN, BEN, CLEO) if each != player):
        theirs = await home.coordinator.reader.panel(by(other), table_id)
        assert (theirs.ran, theirs.planned) == (False, ())

    await others(home, table_id, mine, dice)
    assert (await home.coordinator.reader.panel(by(player), table_id)).ran
    match = await home.store.matches.load(table_id)
    await home.does(table_id, player, str(gangster.legal(inside(match.position), mine)[0]))
    after = await home.coordinator.reader.panel(by(player), table_id)
    assert (after.ran, after.planned) == (False, ())
    assert mine not in (await home.store.playing(table_id)).plans


async def test_what_is_planned_after_a_route_begins_anew(home: Home) -> None:
    table_id, dice = await home.dealt(ANN, BEN, CLEO), Random(2)
    first = await asked_seat(home, table_id)
    mine = (first + 1) % 3
    player = (ANN, BEN, CLEO)[mine]
    await home.coordinator.plans.whole(by(player), table_id, drives(await view(home, table_id, mine))[:1])
    await others(home, table_id, mine, dice)
    await home.coordinator.scheduler.run_due()
    line = drives(await view(home, table_id, mine))[0]

    mark = (await home.coordinator.reader.planning(by(player), table_id)).question
    planning = await home.coordinator.plans.add(by(player), table_id, mark, line)

    assert planning.plan is not None
    assert [each for each, _ in planning.plan.lines] == [line]
    assert (planning.plan.why, planning.ran) == ("", False)
