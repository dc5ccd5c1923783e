"""Turns planned while others play: played only if they hold, as their person would, and told nobody."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import games
from bot.table.languages import Language
from bot.table.notices import PLAYED_BY
from bot.table.outbox import Kind, Post, gathered, to_player
from bot.table.plans import turn_of
from bot.table.refusals import NotNow, NotSeated, NotYourTurn, StaleClick
from bot.table.reports import Panel
from engine.game import IllegalAction, planning_of
from tests.helpers.begun import begun_at
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, PUBLIC, Home, by
from tests.helpers.opaque import inside
from tests.helpers.pages import panel_page
from tests.helpers.plans import LATER, PLAN, QUIET, TURN, begun, written


@pytest.fixture
async def begun_home(tmp_path: Path) -> AsyncIterator[tuple[Home, int]]:
    home, table_id = await begun(tmp_path / "db")
    yield home, table_id
    await home.close()


async def panel(home: Home, table_id: int, player: int) -> Panel:
    return await home.coordinator.reader.panel(by(player), table_id)


async def compose(home: Home, table_id: int, player: int, *lines: str, anyway: bool = False) -> Panel:
    """Line by line, as by clicks; then they keep it."""
    for line in lines:
        page = await home.coordinator.reader.planning(by(player), table_id)
        await home.coordinator.plans.add(by(player), table_id, page.question, line)
    page = await home.coordinator.reader.planning(by(player), table_id)
    return await home.coordinator.plans.keep(by(player), table_id, page.question, anyway=anyway)


async def test_a_plan_that_holds_is_played_as_its_person_would(tmp_path: Path) -> None:
    """Moves, movers, letters and clocks are those of the same turn clicked at that moment."""
    found = []
    for planned in (True, False):
        home, table_id = await begun(tmp_path / str(planned) / "db")
        if planned:
            await compose(home, table_id, BEN, *PLAN)
        await home.does(table_id, ANN, *TURN)
        if not planned:
            await home.does(table_id, BEN, *PLAN)
        await home.coordinator.scheduler.run_due()
        found.append(await written(home))
        assert (await panel(home, table_id, CLEO)).asked
        assert (await panel(home, table_id, BEN)).plan is None
        await home.close()

    assert found[0] == found[1]
    assert [row[-1] for row in found[0]["moves"]][-3:] == ["p", "p", "p"]


@pytest.mark.parametrize("lines", [PLAN, PLAN + LATER])
@pytest.mark.parametrize("anyway", [False, True])
async def test_nobody_else_sees_that_somebody_plans(
    tmp_path: Path, *, anyway: bool, lines: tuple[str, ...]
) -> None:
    seen = []
    for planned in (True, False):
        home, table_id = await begun(tmp_path / str(planned) / "db")
        if planned:
            await compose(home, table_id, BEN, *lines, anyway=anyway)
            await home.coordinator.plans.answer(by(BEN), table_id, "highest")
        await home.coordinator.scheduler.run_due()
        reader = home.coordinator.reader
        seen.append(
            (
                await reader.show(PUBLIC, table_id),
                await panel(home, table_id, ANN),
                await panel(home, table_id, CLEO),
                await reader.with_turns(await reader.tables_of(ANN)),
                await home.tell(),
                (await home.store.matches.load(table_id)).version,
                await written(home),
            )
        )
        await home.close()

    assert seen[0] == seen[1]


@pytest.mark.parametrize("anyway", [False, True])
async def test_whatever_the_others_do_it_is_played_if_that_is_wanted(tmp_path: Path, *, anyway: bool) -> None:
    """Also after a restart; moves, letters and clocks are those of the same turn clicked."""
    found = []
    for planned in (True, False):
        home, table_id = await begun(tmp_path / str(planned) / "db")
        kept = await compose(home, table_id, BEN, *PLAN, anyway=anyway) if planned else None
        await home.does(table_id, ANN, "play G7 A", "recruit", "recruit")
        if not planned and anyway:
            await home.does(table_id, BEN, *PLAN)
        await home.coordinator.scheduler.run_due()
        mine = await panel(home, table_id, BEN)
        found.append(((await written(home))["moves"], mine.asked, planned and mine.plan is None))
        await home.close()
        assert kept is None or (kept.plan is not None and kept.plan.anyway is anyway)

    assert found[0][:2] == found[1][:2]
    assert found[0][1:] == (not anyway, anyway)


@pytest.mark.parametrize("anyway", [False, True])
async def test_a_plan_for_two_turns_is_played_one_a_turn(tmp_path: Path, *, anyway: bool) -> None:
    """Also after a restart between them; moves and clocks are those of the same turns clicked."""
    found = []
    again = ("play G7 B" if anyway else "play G7 A", "play B3 A", "recruit")
    for planned in (True, False):
        home, table_id = await begun(tmp_path / str(planned) / "db")
        if planned:
            await compose(home, table_id, BEN, *PLAN, *LATER, anyway=anyway)
        await home.does(table_id, ANN, *TURN)
        await plays(home, table_id, PLAN, by_plan=planned)
        await home.does(table_id, CLEO, *TURN)
        assert not planned or (await home.store.playing(table_id)).plans[1].lines == LATER
        time = home.time
        await home.close()

        home = Home(tmp_path / str(planned) / "db", begun_at(at(QUIET)))
        home.time = time
        await home.does(table_id, ANN, *again)
        await plays(home, table_id, LATER, by_plan=planned)
        rows = await written(home)
        found.append((rows["moves"], rows["seats"], rows["clocks"]))
        assert (await panel(home, table_id, CLEO)).asked
        assert 1 not in (await home.store.playing(table_id)).plans
        await home.close()

    assert found[0] == found[1]


async def plays(home: Home, table_id: int, turn: tuple[str, ...], *, by_plan: bool) -> None:
    """Ben's turn, by his plan or by clicks."""
    if not by_plan:
        await home.does(table_id, BEN, *turn)
    await home.coordinator.scheduler.run_due()


async def test_a_second_turn_that_does_not_hold_stops_with_its_reason(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    await compose(home, table_id, BEN, *PLAN, *LATER)
    await home.does(table_id, ANN, *TURN)
    await home.coordinator.scheduler.run_due()
    await home.does(table_id, CLEO, *TURN)
    await home.does(table_id, ANN, "play G7 B", "play B3 A", "recruit")
    await home.coordinator.scheduler.run_due()

    mine = await panel(home, table_id, BEN)
    assert mine.asked
    assert mine.planned, "with the turn that was played before"
    assert mine.plan is not None
    assert mine.plan.why == "changed place B"
    skin = games()["chicago-poker"].skin
    for language, sentence in STOPPED.items():
        shown = panel_page(mine, skin, language, ())
        assert any(sentence in part for part in shown.parts if isinstance(part, str))


STOPPED: Mapping[Language, str] = {
    "en": "I stopped your plan here: Something at business B has changed.",
    "fr": "J’ai arrêté ton plan là",
}


async def test_a_business_that_is_another_stops_it_whatever_was_wanted(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    await compose(home, table_id, BEN, *PLAN, anyway=True)
    plan = (await home.store.playing(table_id)).plans[1]
    gone = replace(plan, facts={**plan.facts, "business A": "jazz-club"})
    await home.store.plans.keep(table_id, 1, 1, gone)

    await home.does(table_id, ANN, *TURN)
    await home.coordinator.scheduler.run_due()

    mine = await panel(home, table_id, BEN)
    assert mine.asked
    assert mine.plan is not None
    assert mine.plan.why == "changed business A"


@pytest.mark.parametrize("planned", [True, False])
async def test_a_turn_that_its_plan_plays_rings_nobody_for_it(
    begun_home: tuple[Home, int], planned: bool
) -> None:
    home, table_id = begun_home
    if planned:
        await compose(home, table_id, BEN, *PLAN)

    await home.does(table_id, ANN, *TURN)
    rung = await rings(home)
    await home.coordinator.scheduler.run_due()

    assert (rung, await rings(home)) == (([], [CLEO]) if planned else ([BEN], []))


@pytest.mark.parametrize("looked_at", [True, False])
async def test_a_plan_that_does_not_hold_rings_its_owner_a_moment_later(
    begun_home: tuple[Home, int], *, looked_at: bool
) -> None:
    """As soon as that is known, and at the latest when it should be."""
    home, table_id = begun_home
    await compose(home, table_id, BEN, *PLAN)

    await home.does(table_id, ANN, "play B3 A", *TURN[1:])
    rung = await rings(home)
    if looked_at:
        await home.coordinator.scheduler.run_due()
    else:
        home.time += PLAYED_BY

    assert (rung, await rings(home)) == ([], [BEN])


async def rings(home: Home) -> list[int]:
    """Whom the posts that may go now ring, as the courier tells them."""
    posts, rung = home.coordinator.posts, list[int]()
    while due := await posts.due():
        for letter in due:
            told = gathered(await posts.gathered(letter))
            if told.kind is not Kind.TABLE:
                await posts.done(letter)
                continue
            bulletin = await posts.bulletin(told)
            rung += bulletin.pings
            await posts.done(told, bulletin.called, table=Post(CHANNEL, told.id, told.version, told.after))
    return rung


async def test_a_plan_that_does_not_hold_changes_nothing_and_says_why(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    await compose(home, table_id, BEN, *PLAN)
    await home.does(table_id, ANN, "play G7 A", "recruit", "recruit")
    before = await home.store.matches.load(table_id)

    await home.coordinator.scheduler.run_due()

    assert await home.store.matches.load(table_id) == before
    mine = await panel(home, table_id, BEN)
    assert mine.asked
    assert mine.plan is not None
    assert mine.plan.why == "changed place A"
    told = await home.tell()
    refreshed = [(each.kind, each.destination) for each in told if each.kind is Kind.REFRESH]
    assert refreshed == [(Kind.REFRESH, to_player(BEN))]

    await home.does(table_id, BEN, "recruit")

    assert (await panel(home, table_id, BEN)).plan is None


async def test_a_plan_that_is_not_kept_is_not_played(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    page = await home.coordinator.reader.planning(by(BEN), table_id)
    after = await home.coordinator.plans.add(by(BEN), table_id, page.question, PLAN[0])
    assert after.planning
    assert "R14" not in str(inside(after.view).hand)

    await home.does(table_id, ANN, *TURN)
    await home.coordinator.scheduler.run_due()

    assert (await panel(home, table_id, BEN)).asked
    assert (await home.store.matches.load(table_id)).pending == ()


async def test_what_is_left_open_is_asked_as_usual(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    await compose(home, table_id, BEN, "recruit")
    await home.does(table_id, ANN, *TURN)

    await home.coordinator.scheduler.run_due()

    mine = await panel(home, table_id, BEN)
    assert mine.asked
    assert inside(mine.view.table).actions_left == 2
    assert (await home.store.agendas.at(home.time)).settled_before == ()


async def test_it_can_be_shortened_and_withdrawn_at_any_time(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    plans = home.coordinator.plans
    await compose(home, table_id, BEN, *PLAN)

    shorter = await plans.shorten(by(BEN), table_id)
    assert shorter.plan is not None
    assert [line for line, _ in shorter.plan.lines] == list(PLAN[:2])
    assert not shorter.plan.ready
    await plans.keep(by(BEN), table_id, shorter.question)
    await plans.withdraw(by(BEN), table_id)
    with pytest.raises(NotYourTurn, match=NotNow.NO_PLAN):
        await plans.withdraw(by(BEN), table_id)
    await home.does(table_id, ANN, *TURN)
    await home.coordinator.scheduler.run_due()

    assert inside((await panel(home, table_id, BEN)).view.table).actions_left == 3


@pytest.mark.parametrize("why", ["leave", "concede", "gone", "forgotten", "ended", "caretaker"])
async def test_it_goes_with_its_person(begun_home: tuple[Home, int], why: str) -> None:
    home, table_id = begun_home
    await compose(home, table_id, BEN, *PLAN)
    await home.coordinator.plans.answer(by(BEN), table_id, "highest")
    coordinator = home.coordinator
    match why:
        case "leave":
            await coordinator.seats.leave(by(BEN), table_id)
        case "concede":
            await coordinator.endings.concede(by(BEN), table_id)
        case "gone":
            await coordinator.leaving.left(table_id, BEN)
        case "forgotten":
            await coordinator.records.forget(BEN)
        case "ended":
            await coordinator.seats.end(by(900, manages=True), table_id)
        case _:
            await home.store.database.write(
                lambda db: db.execute("UPDATE seats SET missed_turns = 1 WHERE player = ?", (BEN,))
            )

    def left(db: Any) -> int:
        return int(db.execute("SELECT count(*) FROM plans").fetchone()[0])

    assert await home.store.database.read(left) == 0


async def test_refused_plans_change_nothing(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    plans, reader = home.coordinator.plans, home.coordinator.reader
    before = await written(home)
    page = await reader.planning(by(BEN), table_id)

    with pytest.raises(NotYourTurn, match=NotNow.PLAN_NOW):
        await reader.planning(by(ANN), table_id)
    with pytest.raises(NotYourTurn, match=NotNow.PLAN_NOW):
        await plans.whole(by(ANN), table_id, TURN)
    with pytest.raises(NotSeated):
        await plans.whole(PUBLIC, table_id, PLAN)
    with pytest.raises(IllegalAction):
        await plans.whole(by(BEN), table_id, ("play R14 A", "play R14 A"))
    with pytest.raises(StaleClick):
        await plans.add(by(BEN), table_id, page.question + 1, PLAN[0])
    with pytest.raises(NotYourTurn, match=NotNow.NO_ANSWERS):
        await plans.answer(by(BEN), table_id, "lowest 99")

    assert await written(home) == before
    assert (await panel(home, table_id, BEN)).plan is None


async def test_a_page_made_before_something_happened_is_stale(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    page = await home.coordinator.reader.planning(by(CLEO), table_id)
    await home.does(table_id, ANN, *TURN)

    with pytest.raises(StaleClick):
        await home.coordinator.plans.add(by(CLEO), table_id, page.question, "recruit")


@pytest.mark.parametrize("played", [1, 2])
async def test_after_a_crash_in_the_middle_it_goes_on_where_it_was(tmp_path: Path, played: int) -> None:
    """Each line and what is left of the plan are one transaction, so none is played twice."""
    home, table_id = await begun(tmp_path / "db")
    await compose(home, table_id, BEN, *PLAN)
    await home.does(table_id, ANN, *TURN)
    for _ in range(played):
        assert await home.coordinator.plans._step(table_id, 1)
    await home.close()

    home = Home(tmp_path / "db", begun_at(at(QUIET)))
    kept = (await home.store.playing(table_id)).plans[1]
    assert (kept.lines, kept.begun) == (PLAN[played:], True)
    await home.coordinator.scheduler.run_due()

    log = await home.store.history.log(table_id, 0, 99)
    assert (await panel(home, table_id, CLEO)).asked
    rows = (await written(home))["moves"]
    assert [row[3] for row in rows if row[2] == 1] == list(PLAN)
    assert log
    await home.close()


async def test_their_own_click_in_the_middle_ends_it(begun_home: tuple[Home, int]) -> None:
    home, table_id = begun_home
    await compose(home, table_id, BEN, *PLAN)
    await home.does(table_id, ANN, *TURN)
    await home.coordinator.plans._step(table_id, 1)

    await home.does(table_id, BEN, "recruit")
    await home.coordinator.scheduler.run_due()

    assert inside((await panel(home, table_id, BEN)).view.table).actions_left == 1
    assert (await home.store.playing(table_id)).plans == {}


@pytest.mark.parametrize(
    "seed",
    [0, *(pytest.param(seed, marks=pytest.mark.long("More lots of one idea.")) for seed in (1, 2))],
)
@pytest.mark.parametrize("name", ["chicago-poker", "gangster"])
async def test_in_a_random_game_a_plan_is_played_if_and_only_if_it_holds(
    tmp_path: Path, name: str, seed: int
) -> None:
    dice, known = Random(seed), games()
    home = Home(tmp_path / "db", {name: known[name]})
    engine = known[name].engine
    planning = planning_of(engine)
    assert planning is not None
    people = (ANN, BEN, CLEO)
    for player in people:
        await home.coordinator.profiles.update(player, asks_end=False)
    table_id = await home.dealt(*people)
    outcomes = []
    for _ in range(32):
        match = await home.store.matches.load(table_id)
        awaited = engine.awaited(match.position)
        if not awaited:
            break
        for seat in range(3):
            view, player = match.view(engine, seat), match.occupants[seat].player or 0
            if planning.own_turn(view) or dice.random() < 0.4:
                continue
            lines: list[Any] = []
            while (offers := planning.planned(view, lines).offers) and len(lines) < 6:
                lines.append(dice.choice(offers).action)
            if lines:
                await home.coordinator.plans.whole(by(player), table_id, [str(each) for each in lines])
        withdrawn = dice.randrange(3)
        if withdrawn in (await home.store.playing(table_id)).plans:
            await home.coordinator.plans.withdraw(by(match.occupants[withdrawn].player or 0), table_id)
        acting = dice.choice(awaited)
        action = str(dice.choice(engine.legal(match.position, acting)))
        await home.does(table_id, match.occupants[acting].player or 0, action)
        while True:
            at_ = await home.store.playing(table_id)
            seats = engine.awaited(at_.match.position)
            ready = [s for s in seats if s in at_.plans and planning.own_turn(at_.match.view(engine, s))]
            ready = [s for s in ready if not at_.plans[s].why]
            if not ready:
                break
            (seat,) = ready
            plan, view = at_.plans[seat], at_.match.view(engine, seat)
            actions = [engine.parse(line) for line in plan.now]
            now_ = planning.stands_on(view, actions)
            holds = all(now_.get(name) == was for name, was in plan.facts.items() if turn_of(name) == 1)
            try:
                planning.planned(view, actions)
            except IllegalAction:
                holds = False
            (due,) = (await home.store.agendas.at(home.time)).settled_before
            await home.coordinator.plans.play(due)
            now = await home.store.matches.load(table_id)
            outcomes.append(holds)
            if holds:
                log = (await written(home))["moves"]
                assert [row[3] for row in log][-len(plan.now) :] == list(plan.now)
                assert now.version == at_.match.version + len(plan.now)
            else:
                assert now == at_.match
    await home.close()
    assert len(set(outcomes)) == 2 or name == "gangster"
    assert outcomes
