"""Time that jumps, Discord that is away, tables that fail: nobody is punished, and nothing stops."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.coordinator import scheduler
from bot.coordinator.faults import TRIES
from bot.table.clock import Pace
from bot.table.notices import Notice
from tests.helpers.home import ANN, BEN, Home, by

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@pytest.fixture
async def running(home: Home, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    """A home whose scheduler runs by itself, and looks at its clock ever and again."""
    monkeypatch.setattr(scheduler, "LONGEST_SLEEP", timedelta(milliseconds=5))
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(minutes=5))
    await home.coordinator.start()
    yield home
    await home.coordinator.stop()


async def a_run_later(home: Home) -> None:
    """Until the scheduler has looked at the clock since it was moved."""
    for _ in range(3):
        home.coordinator.scheduler.wake()
        await asyncio.sleep(0.02)


async def deadline(home: Home, table: int, player: int = ANN) -> timedelta:
    panel = await home.coordinator.reader.panel(by(player), table)
    assert panel.deadline is not None
    return panel.deadline - home.time


async def test_a_machine_that_slept_takes_nobody_s_turn(running: Home) -> None:
    table = await running.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await a_run_later(running)

    running.time += 20 * HOUR
    await a_run_later(running)

    assert await deadline(running, table) >= 11 * HOUR
    assert (await running.coordinator.reader.panel(by(ANN), table)).asked
    await running.tell()
    assert running.courier.words() == []


async def test_a_clock_set_back_holds_up_no_news_and_no_turn(running: Home) -> None:
    table = await running.dealt(ANN, BEN, computers=1, pace=Pace.DAY)
    await a_run_later(running)

    running.time -= 3 * DAY
    await a_run_later(running)
    await running.does(table, ANN, "done")
    await running.does(table, BEN, "done")
    for _ in range(20):
        await a_run_later(running)
        if (await running.coordinator.reader.panel(by(ANN), table)).view.table.duel:
            break
    told = await running.tell()

    assert told
    assert (await running.coordinator.reader.panel(by(ANN), table)).view.table.duel
    assert timedelta(0) < await deadline(running, table) <= DAY
    assert await running.store.outbox.due(running.time) == ()


async def test_while_discord_cannot_be_reached_no_clock_rings(home: Home) -> None:
    table = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.tell()
    home.coordinator.scheduler.pause("gateway")
    home.coordinator.scheduler.pause("rest")

    await home.pass_time(HOUR, 13 * HOUR)
    await home.coordinator.scheduler.resume("gateway")
    await home.pass_time(HOUR, 7 * HOUR)
    await home.coordinator.scheduler.resume("rest")
    await home.coordinator.scheduler.run_due()

    await home.tell()
    assert home.courier.words() == []
    assert await deadline(home, table) == 12 * HOUR
    await home.pass_time(HOUR, 13 * HOUR)
    await home.tell()
    assert Notice.CARETAKER_PLAYED in home.courier.words()


@pytest.mark.parametrize("count", [20, 60])
async def test_tables_that_cannot_be_read_stop_no_other(home: Home, count: int) -> None:
    broken = [await home.dealt(ANN, BEN, computers=1, pace=Pace.HALF_DAY) for _ in range(count)]
    home.time += timedelta(seconds=1)
    whole = await home.dealt(ANN, computers=1, pace=Pace.HALF_DAY)
    ruin(home.path, broken)
    await home.does(whole, ANN, "done")

    await home.pass_time(HOUR, 26 * HOUR)

    assert (await home.store.matches.load(whole)).version > 3
    await home.tell()
    assert Notice.CARETAKER_PLAYED in home.courier.words()


async def test_a_table_that_fails_is_tried_later_and_later_then_set_aside_and_forgiven(home: Home) -> None:
    table = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    states = ruin(home.path, [table])
    await home.pass_time(HOUR, 13 * HOUR)
    faults = home.coordinator.scheduler.faults

    for _ in range(TRIES + 2):
        home.time += 2 * HOUR
        await home.coordinator.scheduler.run_due()
    assert faults.set_aside == (table,)

    mend(home.path, states)
    home.time += 2 * HOUR
    await home.coordinator.scheduler.run_due()
    assert not faults.set_aside


def ruin(path: Path, tables: list[int]) -> list[tuple[bytes, int, int]]:
    """Snapshots that no program can read; what stood there."""
    with sqlite3.connect(path) as db:
        kept = [
            row
            for table in tables
            for row in db.execute("SELECT state, table_id, version FROM moves WHERE table_id = ?", (table,))
        ]
        db.executemany("UPDATE moves SET state = x'00' WHERE table_id = ?", [(table,) for table in tables])
        db.executemany("UPDATE tables SET computer_at = 0 WHERE id = ?", [(table,) for table in tables])
    return kept


def mend(path: Path, kept: list[tuple[bytes, int, int]]) -> None:
    with sqlite3.connect(path) as db:
        db.executemany("UPDATE moves SET state = ? WHERE table_id = ? AND version = ?", kept)
