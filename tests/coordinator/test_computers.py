"""Computers that are slow, silent or wrong: they hold up no reminder, no other table and no game."""

import logging
import pickle
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.coordinator import scheduler
from bot.coordinator.faults import RETRIES_MAX
from bot.games import games
from bot.table.clock import Pace
from bot.table.notices import Notice
from bot.workers import Priority, TooLong, Workers
from engine.seal import dice
from tests.helpers import toy
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, Home, by
from tests.helpers.patience import ON_A_BUSY_MACHINE, until

HOUR = timedelta(hours=1)


@asynccontextmanager
async def a_home(
    path: Path, chooser: Callable[..., Any], workers: Workers | None = None
) -> AsyncIterator[Home]:
    """A home whose computers choose like that."""
    home = Home(path, toy.games(chooser), workers=workers or Workers(1, threads=True))
    try:
        yield home
    finally:
        await home.close()


async def computers_turn(home: Home, **kept: Pace) -> int:
    """A table where a computer must decide."""
    table_id = await home.dealt(ANN, computers=1, **kept)
    await home.does(table_id, ANN, "done")
    return table_id


async def version(home: Home, table_id: int) -> int:
    return (await home.store.matches.load(table_id)).version


def wrong(*_: Any) -> toy.Say:
    return toy.Say("show 1000")


@pytest.mark.expected_errors(r"a computer's line was refused \[engine.game.IllegalAction: not-now\]")
async def test_a_computer_whose_line_is_refused_plays_the_least(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_home(path, wrong) as home:
        table_id = await computers_turn(home)

        await home.coordinator.scheduler.run_due()

        assert (await home.coordinator.reader.panel(by(ANN), table_id)).asked
        assert "a computer's line was refused" in caplog.messages
        assert home.coordinator.scheduler.faults.waiting(home.time) == ()


@pytest.mark.expected_errors(
    r"a computer's line was refused \[engine.game.IllegalAction: not-now\]", "a table was set aside"
)
async def test_where_even_the_least_is_refused_the_table_backs_off_and_is_set_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    def asks(*_: Any) -> toy.Say:
        nonlocal asked
        asked += 1
        return wrong()

    monkeypatch.setattr(toy, "least", wrong)
    async with a_home(path, asks) as home:
        table_id = await computers_turn(home)
        for _ in range(100):
            await home.coordinator.scheduler.run_due()
        assert asked == 1
        assert await home.coordinator.scheduler.begin_due() > timedelta(seconds=20)

        for _ in range(RETRIES_MAX):
            await home.pass_time(2 * HOUR, 2 * HOUR)
        assert home.coordinator.scheduler.faults.set_aside == (table_id,)
        assert asked == RETRIES_MAX + 1

        monkeypatch.undo()
        await home.pass_time(2 * HOUR, 2 * HOUR)
        assert not home.coordinator.scheduler.faults.set_aside
        assert (await home.coordinator.reader.panel(by(ANN), table_id)).asked


@pytest.mark.expected_errors(
    r"a computer's line was refused \[engine.game.IllegalAction: not-now\]", "a table was set aside"
)
async def test_a_caretaker_whose_line_is_refused_is_set_aside_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "least", wrong)
    async with a_home(path, wrong) as home:
        table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
        await home.pass_time(HOUR, 13 * HOUR)
        for _ in range(RETRIES_MAX):
            await home.pass_time(2 * HOUR, 2 * HOUR)
        assert home.coordinator.scheduler.faults.set_aside == (table_id,)

        monkeypatch.undo()
        await home.pass_time(2 * HOUR, 2 * HOUR)
        assert (await home.coordinator.reader.panel(by(BEN), table_id)).asked
        await home.tell()
        assert home.courier.words().count(Notice.CARETAKER_PLAYED) == 1


class Stopwatch(Workers):
    """Workers for whom some levels take too long, however fast the machine is."""

    def __init__(self, *slow: str) -> None:
        super().__init__(threads=True)
        self.slow, self.tried = slow, list[str]()

    async def run(self, _priority: Priority, function, *args, limit=None, **_):  # type: ignore[no-untyped-def, override]
        assert limit is not None
        self.tried.append(args[1])
        if args[1] in self.slow:
            raise TooLong
        return function(*args)


class Overheard(Workers):
    """Workers who keep all that they were given, as it would travel to a process."""

    def __init__(self) -> None:
        super().__init__(threads=True)
        self.given: list[tuple[Any, ...]] = []

    async def run(self, _priority: Priority, function, *args, limit=None, **_):  # type: ignore[no-untyped-def, override]
        assert limit is not None
        self.given.append(args)
        return function(*args)


async def test_no_computer_is_given_the_seed_of_the_deck(path: Path) -> None:
    workers = Overheard()
    home = Home(path, games(hidden=True), workers=workers)
    tables = []
    for name, game in home.games.items():
        table = await home.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL, game=name)
        for _ in range(max(1, min(game.info.seats) - 1)):
            await home.coordinator.lobbies.seat_computer(by(ANN), table.id, game.info.levels[0])
        await home.start(table.id, ANN)
        tables.append(table.id)
    for _ in range(40):
        await home.coordinator.scheduler.run_due()
        for table_id in tables:
            panel = await home.coordinator.reader.panel(by(ANN), table_id)
            if panel.asked:
                line = str(home.games[panel.game].engine.least(panel.view))
                await home.coordinator.play.act(by(ANN), table_id, panel.question, line)
        if {view_of(args) for args in workers.given} == set(home.games):
            break

    for table_id in tables:
        seed = await home.store.matches.seed(table_id)
        assert seed
        for args in workers.given:
            assert seed.encode() not in pickle.dumps(args)
            assert seed not in repr(args)
    assert len({args[2] for args in workers.given}) == len(workers.given), "each decision has its own dice"
    await home.close()


def view_of(args: tuple[Any, ...]) -> str:
    """The game of which a computer was asked."""
    name = type(args[0]).__module__.split(".")[1]
    return name.replace("_", "-")


async def test_who_decided_is_kept_and_dice_follow_from_what_a_record_says(path: Path) -> None:
    workers = Overheard()
    async with a_home(path, toy.choose, workers) as home:
        table_id = await computers_turn(home)
        match = await home.store.matches.load(table_id)
        await home.coordinator.scheduler.run_due()

        moves = await home.store.history.moves(table_id)
        assert [move.mover for move in moves[-2:]] == ["p", "c:regular"]
        own = sum(each.seat == moves[-1].seat for each in match.pending)
        seed = await home.store.matches.seed(table_id)
        told = dice(match.game, seed, f"{match.public_events}.{own}", moves[-1].seat or 0)
        assert workers.given[0][2] == told


@pytest.mark.parametrize("slow", [("regular",), ("regular", "rookie")])
async def test_a_computer_out_of_time_is_kept_as_such(path: Path, slow: tuple[str, ...]) -> None:
    async with a_home(path, toy.choose, Stopwatch(*slow)) as home:
        table_id = await computers_turn(home)
        await home.coordinator.scheduler.run_due()

        assert (await home.store.history.moves(table_id))[-1].mover == "c:regular+t"


@pytest.mark.parametrize("slow", [("regular",), ("regular", "rookie")])
async def test_a_computer_that_thinks_too_long_plays_like_the_quickest_or_does_the_least(
    path: Path, slow: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    workers = Stopwatch(*slow)
    async with a_home(path, toy.choose, workers) as home:
        table_id = await computers_turn(home)
        before = await version(home, table_id)

        await home.coordinator.scheduler.run_due()

        assert await version(home, table_id) == before + 1
        assert workers.tried == ["regular", "rookie"]
        said = [record for record in caplog.records if record.message == "a computer thought too long"]
        assert [vars(record)["computer"] for record in said] == list(slow)
        assert all(record.levelno == logging.WARNING for record in said)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scheduler for whom our leaps in time are no downtime, and which looks often."""
    monkeypatch.setattr(scheduler, "SLEEP_MAX", timedelta(milliseconds=10))
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(days=1000))
    monkeypatch.setattr(scheduler, "LAST_WORK", 0.05)


class Pondering:
    """A computer that thinks until it is let go."""

    def __init__(self) -> None:
        self.begun, self.may_go = threading.Event(), threading.Event()

    def __call__(self, *asked: Any) -> toy.Say:
        self.begun.set()
        self.may_go.wait()
        return toy.choose(*asked)


@pytest.fixture
def pondering() -> Iterator[Pondering]:
    computer = Pondering()
    yield computer
    computer.may_go.set()


@pytest.mark.usefixtures("unhurried")
async def test_reminders_ring_and_turns_run_out_while_computers_think(
    path: Path, pondering: Pondering
) -> None:
    async with a_home(path, pondering) as home:
        slow = await computers_turn(home)
        table_id = await home.dealt(BEN, CLEO, pace=Pace.HALF_DAY)
        await home.coordinator.start()
        await until(_set(pondering.begun))

        home.time += 7 * HOUR
        await until(lambda: _told(home, Notice.REMINDER_HALF))
        home.time += 6 * HOUR
        await until(lambda: _told(home, Notice.CARETAKER_PLAYED))
        assert (await home.coordinator.reader.panel(by(BEN), table_id)).asked  # its caretaker thinks as well

        before = await version(home, slow)
        pondering.may_go.set()
        await until(lambda: _later(home, slow, before))
        await until(lambda: _asked(home, table_id, CLEO))
        await home.coordinator.stop()


@pytest.mark.usefixtures("unhurried")
async def test_computers_of_several_tables_think_at_once(path: Path) -> None:
    together = threading.Barrier(2, timeout=ON_A_BUSY_MACHINE)

    def meet(*_: Any) -> toy.Say:
        together.wait()
        return toy.Say("done")

    async with a_home(path, meet, Workers(3, threads=True)) as home:
        tables = [await computers_turn(home) for _ in range(2)]
        await home.coordinator.scheduler.run_due()

        assert all([await _asked(home, table_id, ANN) for table_id in tables])
        assert not together.broken


@pytest.mark.usefixtures("unhurried")
async def test_stopping_waits_for_no_thought_and_the_next_start_thinks_again(
    path: Path, pondering: Pondering
) -> None:
    async with a_home(path, pondering) as home:
        table_id = await computers_turn(home)
        before = await version(home, table_id)
        await home.coordinator.start()
        await until(_set(pondering.begun))

        await home.coordinator.stop()

        assert await version(home, table_id) == before
    async with a_home(path, toy.choose) as home:
        await home.coordinator.scheduler.run_due()
        assert await version(home, table_id) > before


def _set(event: threading.Event) -> Callable[[], Any]:
    async def is_set() -> bool:
        return event.is_set()

    return is_set


async def _told(home: Home, word: Notice) -> bool:
    await home.tell()
    return word in home.courier.words()


async def _later(home: Home, table_id: int, before: int) -> bool:
    return await version(home, table_id) > before


async def _asked(home: Home, table_id: int, player: int) -> bool:
    return (await home.coordinator.reader.panel(by(player), table_id)).asked
