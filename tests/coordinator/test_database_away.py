"""A database that cannot be reached is no fault of a table, and takes nobody's time."""

import logging
from datetime import timedelta
from typing import Any

import pytest

from bot.coordinator import scheduler as beats
from bot.coordinator.scheduler import SLEEP_MAX
from bot.table.clock import Pace
from bot.table.match import TableId
from bot.table.refusals import DatabaseAway
from tests.helpers.home import ANN, BEN, Home, by
from tests.helpers.patience import until

HOURS = timedelta(hours=13)


class Line:
    """The line to the database, which a test cuts."""

    def __init__(self, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cut, self.asked = False, 0
        database = home.store.database
        for name in ("read", "write", "survey"):
            monkeypatch.setattr(database, name, self._by_it(getattr(database, name)))

    def _by_it(self, asks: Any) -> Any:
        async def asked(query: Any) -> Any:
            self.asked += 1
            if self.cut:
                raise DatabaseAway("refused")
            return await asks(query)

        return asked


@pytest.fixture
def line(home: Home, monkeypatch: pytest.MonkeyPatch) -> Line:
    monkeypatch.setattr(beats, "AWAY", timedelta(milliseconds=5))
    return Line(home, monkeypatch)


async def left(home: Home, table_id: TableId) -> timedelta:
    """Time left of Ann's turn."""
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    assert panel.asked, "somebody else has played it"
    assert panel.deadline is not None
    return panel.deadline - home.time


async def beats_meanwhile(line: Line) -> None:
    """The scheduler has looked, and found nothing to look at."""
    before = line.asked
    await until(lambda: line.asked > before + 2)


async def test_no_turn_runs_out_while_the_database_is_away(home: Home, line: Line) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.coordinator.scheduler.start()
    try:
        await until(lambda: not home.coordinator.scheduler.busy)
        before = await left(home, table_id)
        line.cut = True
        for _ in range(26):
            home.time += HOURS / 26
            home.coordinator.wake()
            await beats_meanwhile(line)
        line.cut = False

        async def given_back() -> bool:
            return await left(home, table_id) > timedelta(0)

        await until(given_back)
        assert before - SLEEP_MAX <= await left(home, table_id) <= before + SLEEP_MAX
    finally:
        await home.coordinator.scheduler.stop()


async def test_a_table_is_not_set_aside_because_the_database_is_away(
    home: Home, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    home.time += timedelta(days=1)

    async def away(*_: Any, **__: Any) -> Any:
        raise DatabaseAway("refused")

    with monkeypatch.context() as broken, caplog.at_level(logging.WARNING):
        broken.setattr(home.store, "playing", away)
        for _ in range(10):
            home.time += timedelta(hours=2)
            with pytest.raises(DatabaseAway):
                await home.coordinator.scheduler.begin_due()
    assert home.coordinator.scheduler.faults.set_aside == ()
    assert home.coordinator.scheduler.faults.waiting(home.time) == ()
    assert not caplog.records
    await home.coordinator.scheduler.run_due()
    assert (await home.store.matches.load(table_id)).version > 1


async def test_that_discord_is_there_again_is_not_forgotten(home: Home, line: Line) -> None:
    """Both lines are often one: it is written down as soon as the database answers."""
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    scheduler = home.coordinator.scheduler
    await scheduler.start()
    try:
        await until(lambda: not scheduler.busy)
        before = await left(home, table_id)
        scheduler.pause("shard 0")
        line.cut = True
        home.time += HOURS
        with pytest.raises(DatabaseAway):
            await scheduler.resume("shard 0")
        line.cut = False
        scheduler.wake()

        async def given_back() -> bool:
            return await left(home, table_id) > timedelta(0)

        await until(given_back)
        assert before - SLEEP_MAX <= await left(home, table_id) <= before + SLEEP_MAX
        assert not scheduler._paused_by
    finally:
        await scheduler.stop()
