"""Time that jumps, Discord that is away, tables that fail: nobody is punished, and nothing stops."""

import asyncio
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.coordinator import scheduler
from bot.coordinator.faults import RETRIES_MAX
from bot.games import games
from bot.store import Entry, SeatClock, agenda
from bot.table.clock import ClockStage, Habits, Pace, timed
from bot.table.notices import Notice
from bot.table.outbox import TO_LOBBY, TO_TABLE, Kind
from bot.table.refusals import CannotWrite, NotAllowed, NotNow, Overtaken, StaleClick, Unreadable
from bot.table.table import Phase
from tests.helpers.databases import connected
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, NAMES, Home, by
from tests.helpers.opaque import inside
from tests.helpers.patience import until

Reopen = Callable[[], AbstractAsyncContextManager[Home]]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@pytest.fixture
async def running(home: Home, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    """A home whose scheduler runs by itself, and looks at its clock ever and again."""
    monkeypatch.setattr(scheduler, "SLEEP_MAX", timedelta(milliseconds=5))
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(minutes=5))
    await home.coordinator.start()
    yield home
    await home.coordinator.stop()


async def a_run_later(home: Home) -> None:
    """Until the scheduler has done all that was due since the clock was moved."""
    scheduler, ended = home.coordinator.scheduler, asyncio.Semaphore(0)
    beat = scheduler.begin_due

    async def told(now: datetime | None = None) -> timedelta:
        found = await beat(now)
        ended.release()
        return found

    scheduler.begin_due = told  # type: ignore[method-assign]
    try:
        for _ in range(3):  # the first may have begun before, the third makes good what came late
            scheduler.wake()
            await ended.acquire()
    finally:
        scheduler.begin_due = beat  # type: ignore[method-assign]


async def deadline(home: Home, table_id: int, player: int = ANN) -> timedelta:
    panel = await home.coordinator.reader.panel(by(player), table_id)
    assert panel.deadline is not None
    return panel.deadline - home.time


async def test_a_machine_that_slept_takes_nobody_s_turn(running: Home) -> None:
    table_id = await running.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await a_run_later(running)

    running.time += 20 * HOUR
    await a_run_later(running)

    assert await deadline(running, table_id) >= 11 * HOUR
    assert (await running.coordinator.reader.panel(by(ANN), table_id)).asked
    told = await running.tell()
    words = [each for each in told if each.kind is Kind.NOTICE]
    assert [(each.key, each.facts) for each in words] == [(Notice.DOWN_FOR_HOURS, {"count": 20})]


async def test_a_machine_that_sleeps_in_the_middle_of_a_beat_takes_nobody_s_turn(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    home.time += 6 * HOUR + timedelta(minutes=1)
    look, agendas = home.store.agendas.at, home.store.agendas

    async def slept(*asked: Any, **more: Any) -> Any:
        found = await look(*asked, **more)
        home.time += 20 * HOUR
        return found

    monkeypatch.setattr(agendas, "at", slept)
    await home.coordinator.scheduler.begin_due()
    assert {row.clock.stage for row in (await home.store.clocks.at(table_id)).values()} == {ClockStage.HALF}


@pytest.mark.parametrize("most", [1, 2, 3])
async def test_one_look_rings_all_clocks_however_few_an_agenda_holds(
    home: Home, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(agenda, "CLOCKS_MAX", most)
    tables = [await home.dealt(ANN, BEN, pace=Pace.HALF_DAY) for _ in range(3)]
    home.time += 6 * HOUR + timedelta(minutes=1)

    sleep = await home.coordinator.scheduler.begin_due()

    stages = [row.clock.stage for each in tables for row in (await home.store.clocks.at(each)).values()]
    assert set(stages) == {ClockStage.HALF}
    assert sleep > timedelta(0)


async def test_what_stays_due_is_tried_once_a_look(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    home.time += 6 * HOUR + timedelta(minutes=1)
    tried = []

    async def nothing(_now: datetime, row: SeatClock) -> None:
        tried.append(row.seat)

    monkeypatch.setattr(home.coordinator.scheduler, "_ring", nothing)
    await home.coordinator.scheduler.begin_due()
    assert len(tried) == len(set(tried)) == 1


@pytest.mark.parametrize("step", ["shift", "all", "agenda"])
async def test_a_move_in_hand_while_the_machine_slept_takes_nobody_s_turn(running: Home, step: str) -> None:
    """It began before, and writes its clocks after that: in any step of moving every deadline."""
    table_id = await running.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await a_run_later(running)
    clocks, began = running.store.clocks, running.time
    where, name = (running.store.agendas, "at") if step == "agenda" else (clocks, step)
    before, done = await clocks.at(table_id), getattr(where, name)
    written = False

    async def then_a_move(*asked: Any, **more: Any) -> Any:
        nonlocal written
        found = await done(*asked, **more)
        now = await clocks.at(table_id)
        if not written and all(row.clock.as_of == running.time for row in now.values()):
            written = True
            await clocks.set(((now[s], timed(before[s].clock, Habits(), began)) for s in before), (), began)
            return found if step == "shift" else await done(*asked, **more)
        return found

    setattr(where, name, then_a_move)
    running.time += 20 * HOUR
    await a_run_later(running)

    after = await clocks.at(table_id)
    assert written
    assert after.keys() == before.keys()
    for seat, row in after.items():
        late, first = row.deadline, before[seat].deadline
        assert row.clock.stage is ClockStage.NOTHING
        assert late is not None
        assert first is not None
        assert late - first == 20 * HOUR


@pytest.mark.expected_errors("the scheduler failed$")
async def test_a_downtime_that_could_not_be_written_down_is_made_good_later(running: Home) -> None:
    table_id = await running.dealt(ANN, BEN, pace=Pace.HALF_DAY)

    async def deadlines() -> dict[int, datetime | None]:
        return {seat: row.deadline for seat, row in (await running.store.clocks.at(table_id)).items()}

    before = await deadlines()
    shift, failed = running.store.clocks.shift, asyncio.Event()

    async def full(*_: Any) -> None:
        failed.set()
        raise CannotWrite

    running.store.clocks.shift = full  # type: ignore[method-assign,assignment]
    running.time += 20 * HOUR
    running.coordinator.scheduler.wake()
    await failed.wait()
    running.store.clocks.shift = shift  # type: ignore[method-assign]

    async def moved() -> bool:
        running.coordinator.scheduler.wake()
        return await deadlines() != before

    await until(moved)
    for seat, late in (await deadlines()).items():
        first = before[seat]
        assert late is not None
        assert first is not None
        assert late - first == 20 * HOUR


async def test_a_clock_set_back_holds_up_no_news_and_no_turn(running: Home) -> None:
    table_id = await running.dealt(ANN, BEN, computers=1, pace=Pace.DAY)
    await a_run_later(running)

    running.time -= 3 * DAY
    await a_run_later(running)
    await running.does(table_id, ANN, "done")
    await running.does(table_id, BEN, "done")

    async def duel() -> bool:
        await a_run_later(running)
        return bool(inside((await running.coordinator.reader.panel(by(ANN), table_id)).view.table).duel)

    await until(duel)
    told = await running.tell()

    assert told
    assert timedelta(0) < await deadline(running, table_id) <= DAY
    assert await running.store.outbox.due(running.time) == ()


async def test_while_discord_cannot_be_reached_no_clock_rings(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.tell()
    home.coordinator.scheduler.pause("gateway")
    home.coordinator.scheduler.pause("rest")

    await home.pass_time(HOUR, 13 * HOUR)
    await home.coordinator.scheduler.resume("gateway")
    await home.pass_time(HOUR, 7 * HOUR)
    await home.coordinator.scheduler.resume("rest")
    await home.coordinator.scheduler.run_due()

    await home.tell()
    assert home.courier.words() == [Notice.DOWN_FOR_HOURS]
    assert await deadline(home, table_id) == 12 * HOUR
    await home.pass_time(HOUR, 13 * HOUR)
    await home.tell()
    assert Notice.CARETAKER_PLAYED in home.courier.words()


DIFFERENT = ("chicago-poker", "poker-champ")
IN_SECRET = "two-trucks"  # all choose at once there, and a caretaker too
MORE = pytest.mark.long("more games; by day the one of turns and the one of bets, which differ most")


@pytest.mark.price("Each of them is looked at, and told of.")
@pytest.mark.parametrize("count", [pytest.param(20, marks=pytest.mark.long("by day it is sixty")), 60])
@pytest.mark.expected_errors("found a table unusable why=.* the whole does not fit", "a table was set aside")
async def test_tables_that_cannot_be_read_stop_no_other(
    home: Home, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    broken = [await home.dealt(ANN, BEN, computers=1, pace=Pace.HALF_DAY) for _ in range(count)]
    home.time += timedelta(seconds=1)
    whole = await home.dealt(ANN, computers=1, pace=Pace.HALF_DAY)
    ruin(home.path, broken)
    await home.does(whole, ANN, "done")

    await home.pass_time(HOUR, 26 * HOUR)

    assert (await home.store.matches.load(whole)).version > 3
    await home.tell()
    assert Notice.CARETAKER_ANSWERED in home.courier.words()
    assert "found a table unusable" in caplog.text
    assert not [line for line in caplog.records if line.exc_info], "a damaged file was told as a bug"


@pytest.mark.parametrize(
    "name", [name if name in DIFFERENT else pytest.param(name, marks=MORE) for name in games(hidden=True)]
)
@pytest.mark.expected_errors("found a table unusable why=.* the whole does not fit", "a table was set aside")
async def test_in_every_game_tables_that_cannot_be_read_stop_no_other(path: Path, name: str) -> None:
    home = Home(path, games=games(hidden=True))
    try:
        broken = [await begun(home, name, ANN) for _ in range(6)]
        home.time += timedelta(seconds=1)
        whole = await begun(home, name, BEN)
        ruin(path, broken)

        await home.pass_time(HOUR, 30 * HOUR)  # a computer that folds begins a new deal, and a new question

        assert (await home.store.matches.load(whole)).version > 1
        assert set(home.coordinator.scheduler.faults.set_aside) == set(broken)
        words = [(each.table_id, each.key) for each in await home.tell()]
        played = Notice.CARETAKER_ANSWERED if name == IN_SECRET else Notice.CARETAKER_PLAYED
        assert (whole, played) in words
        assert all(words.count((table_id, Notice.SET_ASIDE)) == 1 for table_id in broken)
    finally:
        await home.close()


async def begun(home: Home, game: str, player: int) -> int:
    """A table of one person and as many computers as it takes."""
    table = await home.coordinator.lobbies.open(
        by(player), NAMES[player], CHANNEL, game=game, pace=Pace.HALF_DAY
    )
    await home.opened_before(table.id)
    for _ in range(home.games[game].info.seats[0] - 1):
        level = home.games[game].info.default_level
        table = await home.coordinator.lobbies.seat_computer(by(player), table.id, level)
    await home.start(table.id, player)
    return table.id


@pytest.mark.expected_errors("found a table unusable why=.* the whole does not fit", "a table was set aside")
async def test_a_table_that_fails_is_tried_later_and_later_then_set_aside_and_forgiven(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    states = ruin(home.path, [table_id])
    await home.pass_time(HOUR, 13 * HOUR)
    faults = home.coordinator.scheduler.faults

    for _ in range(RETRIES_MAX + 2):
        home.time += 2 * HOUR
        await home.coordinator.scheduler.run_due()
    assert faults.set_aside == (table_id,)

    mend(home.path, states)
    home.time += 2 * HOUR
    await home.coordinator.scheduler.run_due()
    assert not faults.set_aside


async def set_aside(home: Home, table_id: int) -> list[tuple[bytes, int, int]]:
    """Lets a table fail until it is set aside; what stood there."""
    states = ruin(home.path, [table_id])
    for _ in range(RETRIES_MAX + 2):
        home.time += HOUR
        await home.coordinator.scheduler.run_due()
    assert home.coordinator.scheduler.faults.set_aside == (table_id,)
    return states


async def aside_word(home: Home) -> list[tuple[str, int | None]]:
    """To which places the word about a table that must wait has gone, and to whom."""
    told = await home.tell()
    return [(each.destination, each.player) for each in told if each.key == Notice.SET_ASIDE]


@pytest.mark.expected_errors("found a table unusable why=.* the whole does not fit", "a table was set aside")
async def test_the_people_of_a_table_set_aside_are_told_once_where_they_can_be(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    other = await home.dealt(CLEO, computers=1)
    await home.coordinator.profiles.update(BEN, dms=False)
    states = await set_aside(home, table_id)

    told = await aside_word(home)
    await home.pass_time(HOUR, 30 * HOUR)

    assert sorted(told) == [(f"dm:{ANN}", ANN), ("table", BEN)]
    assert await aside_word(home) == []
    assert other not in home.coordinator.scheduler.faults.set_aside
    mend(home.path, states)


@pytest.mark.expected_errors("a table was set aside")
async def test_many_failures_at_once_are_told_once(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.tell()
    faults = home.coordinator.scheduler.faults

    await asyncio.gather(
        *(faults.failed(table_id, Unreadable(table_id, "deck")) for _ in range(3 * RETRIES_MAX))
    )

    assert sorted(await aside_word(home)) == [(f"dm:{ANN}", ANN), (f"dm:{BEN}", BEN)]


@pytest.mark.expected_errors("found a table unusable why=.* the whole does not fit", "a table was set aside")
async def test_a_private_message_that_cannot_be_made_does_not_hold_up_the_word(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    waiting = await home.store.outbox.due(home.time)
    assert f"dm:{ANN}" in {each.destination for each in waiting}
    await set_aside(home, table_id)

    first = {each.destination: each.key for each in await home.store.outbox.due(home.time)}

    assert first[f"dm:{ANN}"] == first[f"dm:{BEN}"] == Notice.SET_ASIDE


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.expected_errors("found a table unusable why=.* the whole does not fit", "a table was set aside")
async def test_clocks_stand_still_while_a_table_is_set_aside_and_then_it_goes_on(
    home: Home, reopened: Reopen, restarted: bool
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    states = ruin(home.path, [table_id])
    await home.pass_time(HOUR, 24 * HOUR)
    assert home.coordinator.scheduler.faults.set_aside == (table_id,)
    assert all(row.deadline is None for row in (await home.store.clocks.at(table_id)).values())
    await home.coordinator.profiles.update(ANN, hours=(480, 1320), zone="Europe/Paris")
    await home.coordinator.profiles.update(ANN, hours=None)
    await home.tell()

    async with reopened() if restarted else still(home) as again:
        again.time = home.time + 40 * HOUR
        await again.coordinator.scheduler.faults.load()
        await again.coordinator.scheduler.shift_deadlines()
        await again.coordinator.scheduler.run_due()
        assert again.coordinator.scheduler.faults.set_aside == (table_id,)
        mend(home.path, states)
        await again.pass_time(HOUR, 2 * HOUR)

        assert not again.coordinator.scheduler.faults.set_aside
        assert await again.store.set_aside.all() == ()
        assert 9 * HOUR < await deadline(again, table_id) <= 11 * HOUR  # an hour ran before it failed
        kinds = [(each.kind, each.destination) for each in await again.tell()]
        assert (Kind.TABLE, TO_TABLE) in kinds
        assert (Kind.PANEL, f"dm:{ANN}") in kinds
        assert Notice.GOES_ON in again.courier.words()
        assert Notice.CARETAKER_PLAYED not in again.courier.words()
        await again.does(table_id, ANN, "done")


@asynccontextmanager
async def still(home: Home) -> AsyncIterator[Home]:
    yield home


@pytest.mark.expected_errors(
    r"failed at a table \[ZeroDivisionError: card 7 of Ann\]", "a table was set aside"
)
async def test_a_table_that_fails_though_it_can_be_read_is_told_of_once_and_tried_ever_again(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await home.dealt(ANN, computers=1)
    await home.does(table_id, ANN, "done")
    with monkeypatch.context() as broken:
        broken.setattr(home.coordinator.autoplay, "play_computer", fails)
        await home.pass_time(timedelta(minutes=10), 20 * HOUR)
        assert await aside_word(home) == [(f"dm:{ANN}", ANN)]
        assert [each.why for each in await home.store.set_aside.all()] == ["ZeroDivisionError"]

    await home.pass_time(timedelta(minutes=10), 2 * HOUR)

    assert not home.coordinator.scheduler.faults.set_aside
    assert await home.store.set_aside.all() == ()
    assert (await home.store.matches.load(table_id)).version > 2


async def fails(_table: int) -> bool:
    raise ZeroDivisionError("card 7 of Ann")


@pytest.mark.parametrize("raised", [StaleClick, Overtaken])
async def test_what_somebody_else_was_quicker_with_is_no_fault_and_looked_at_anew_at_once(
    home: Home, monkeypatch: pytest.MonkeyPatch, raised: type[StaleClick]
) -> None:
    table_id = await home.dealt(ANN, computers=1)
    await home.does(table_id, ANN, "done")
    save, times = home.store.matches.save, 0

    async def too_late_once(entry: Entry) -> None:
        nonlocal times
        times += 1
        if times == 1:
            raise raised(NotNow.STALE)
        await save(entry)

    monkeypatch.setattr(home.store.matches, "save", too_late_once)
    version = (await home.store.matches.load(table_id)).version
    await home.pass_time(timedelta(seconds=10), timedelta(seconds=20))

    assert times > 1
    assert (await home.store.matches.load(table_id)).version > version
    assert not home.coordinator.scheduler.faults.waiting(home.time)


async def test_who_is_never_quick_enough_is_tried_again_later(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stale for ever is a fault like any other: the beat must come to its end."""
    table_id = await home.dealt(ANN, computers=1)
    await home.does(table_id, ANN, "done")

    async def too_late(_entry: Entry) -> None:
        raise StaleClick(NotNow.STALE)

    monkeypatch.setattr(home.store.matches, "save", too_late)
    await home.pass_time(timedelta(seconds=10), timedelta(seconds=20))

    assert home.coordinator.scheduler.faults.waiting(home.time) == (table_id,)


@pytest.mark.expected_errors("found a table unusable why=.* the whole does not fit", "a table was set aside")
async def test_a_table_that_cannot_be_read_is_ended_by_whoever_may_end_it(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.tell()
    await set_aside(home, table_id)

    with pytest.raises(NotAllowed):
        await home.coordinator.seats.end(by(BEN), table_id)
    assert (await home.store.tables.load(table_id)).phase is Phase.PLAYING
    await home.coordinator.seats.end(by(ANN), table_id)
    await home.pass_time(HOUR, 3 * HOUR)

    assert (await home.store.tables.load(table_id)).phase is Phase.CLOSED
    assert not home.coordinator.scheduler.faults.set_aside
    told = [(each.key or each.kind, each.destination) for each in await home.tell()]
    assert told == [
        (Notice.ENDED_UNREAD, TO_TABLE),
        (Kind.RETIRE, f"dm:{ANN}"),
        (Kind.RETIRE, f"dm:{BEN}"),
        (Kind.LOBBY, TO_LOBBY),
        (Kind.CLOSED, TO_TABLE),
        (Kind.END_THREAD, TO_TABLE),
    ]


async def test_what_cannot_be_read_is_told_without_what_stands_there(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    with connected(home.path) as db:
        state = db.execute("SELECT state FROM moves").fetchone()[0]
        secret = state.replace(b'"hands":[[', b'"hands":[["the ace of trumps",')
        assert secret != state
        db.execute("UPDATE moves SET state = ?", (secret,))

    with pytest.raises(Unreadable) as unread:
        await home.store.playing(table_id)

    told = "".join(traceback.format_exception(unread.value))
    assert unread.value.table_id == table_id
    assert "hands" in told
    assert "trumps" not in told


async def test_a_table_whose_facts_cannot_be_read_hides_no_other(home: Home) -> None:
    tables = [await home.dealt(ANN, BEN) for _ in range(3)]
    with connected(home.path) as db:
        db.execute("UPDATE tables SET pace = 'sometimes' WHERE id = ?", (tables[1],))

    assert [line.table_id for line in await home.coordinator.reader.tables_of(ANN)] == [tables[0], tables[2]]
    assert [each.id for each in await home.coordinator.reader.tables_in(by(ANN))] == [tables[2], tables[0]]
    await home.pass_time(HOUR, 3 * HOUR)


def ruin(path: Path, tables: list[int]) -> list[tuple[bytes, int, int]]:
    """Snapshots that no program can read; what stood there."""
    with connected(path) as db:
        kept = [
            tuple(row)
            for table_id in tables
            for row in db.execute(
                "SELECT state, table_id, version FROM moves WHERE table_id = ?", (table_id,)
            )
        ]
        db.executemany(
            "UPDATE moves SET state = ? WHERE table_id = ?", [(bytes(1), table_id) for table_id in tables]
        )
        db.executemany("UPDATE tables SET computer_at = 0 WHERE id = ?", [(table_id,) for table_id in tables])
    return kept


def mend(path: Path, kept: list[tuple[bytes, int, int]]) -> None:
    with connected(path) as db:
        db.executemany("UPDATE moves SET state = ? WHERE table_id = ? AND version = ?", kept)
