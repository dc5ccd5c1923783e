"""Nobody holds everybody up: heavy work is counted in worker seconds, by person, and for all files."""

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.coordinator.budget import (
    ALL_FILES_SECONDS_MAX,
    FILES_SECONDS_MAX,
    PERSON_SECONDS_MAX,
    SECONDS_LEFT_MIN,
    SLOT,
    Budget,
)
from bot.features.book.manuscript import manuscript
from bot.features.review.reviews import Reviews
from bot.features.verify import record_files
from bot.features.verify.checks import Checks
from bot.features.verify.reasons import NotARecord
from bot.games import games
from bot.table.match import TableId
from bot.table.refusals import NoAdvice, NoTimeLeft, NotNow
from bot.workers import Priority, TooLong, Workers
from engine.record.model import Mover, MoverKind
from engine.record.reading import read
from engine.record.writing import write
from engine.version import PROGRAM
from tests.helpers.checks import checks_of
from tests.helpers.ended_games import end, played
from tests.helpers.home import ANN, BEN, CLEO, DAN, START, Home, by
from tests.helpers.patience import until

KNOWN = games(hidden=True)
DECISION = 1.5  # worker seconds, as long as a Kingpin thinks on a slow machine
LOOK = 0.25


class Meter:
    """Workers that do their work at once, and say that it took as long as Kingpins take."""

    def __init__(self) -> None:
        self.spent: list[tuple[Priority, float]] = []
        self._answers: dict[object, Any] = {}

    async def run(
        self,
        priority: Priority,
        function: Callable[..., Any],
        *args: Any,
        limit: float | None = None,
        spent: Callable[[float], None] | None = None,
    ) -> Any:
        if function.__name__ == "answered_within":
            text, asked, _ = args
            args = (text, asked, 0.0)  # one decision at a time, so slow are they
            seconds = DECISION
        else:
            seconds = LOOK
        assert limit is None or seconds <= limit
        if spent is not None:
            self.spent.append((priority, seconds))
            spent(seconds)
        if function.__name__ != "answered_within":
            return function(*args)
        decision = (_without_day(args[0]), args[1][0])  # of copies of one game it is made once
        if decision not in self._answers:
            self._answers[decision] = function(*args)
        return self._answers[decision]

    @property
    def seconds(self) -> float:
        return sum(seconds for _, seconds in self.spent)


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    home = Home(tmp_path / "db", KNOWN)
    yield home
    await home.close()


async def a_file(home: Home) -> bytes:
    """A short file that claims that computers played all of it."""
    table_id = await played(home, "chicago-stud", 30)
    await end(home, table_id)
    record = read((await home.coordinator.game_records.record(by(ANN), table_id))[1])
    quick = Mover(MoverKind.COMPUTER, "rookie")
    lines = tuple(type(line)(line.seat, quick, line.actions) for line in record.lines)
    return write(
        type(record)(**{**_fields(record), "lines": lines, "remarks": (), "program": PROGRAM})
    ).encode()


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__dataclass_fields__}


def others(content: bytes) -> "itertools.chain[bytes]":
    """Copies of a file, each with another day, so that each is another file."""
    days = (
        f'[Dealt "20{year:02}-{month:02}-{day:02}"]'
        for year, month, day in itertools.product(range(10, 99), range(1, 13), range(1, 28))
    )
    lines = content.decode().splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("[Dealt "))
    return itertools.chain("\n".join([*lines[:at], day, *lines[at + 1 :], ""]).encode() for day in days)


def _without_day(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("[Dealt "))


async def flood(checks: Checks, player: int, files: "itertools.chain[bytes]") -> tuple[int, int]:
    """Brings one file after the other until none is taken: how many were, and the minutes that are named."""
    for count in itertools.count():
        try:
            await checks.verify_file(by(player), next(files))
        except NotARecord as refused:
            return count, int(refused.facts["minutes"])
    raise AssertionError


@pytest.mark.long("within any hour a flooder's limit is held by day")
async def test_one_flooder_gets_a_minute_of_workers_an_hour_and_all_together_three(home: Home) -> None:
    checks = checks_of(home)
    files = others(await a_file(home))
    meter = metered(home, checks)
    taken, minutes = await flood(checks, ANN, files)

    assert taken
    assert FILES_SECONDS_MAX - SECONDS_LEFT_MIN < meter.seconds <= FILES_SECONDS_MAX
    assert {priority for priority, _ in meter.spent} == {Priority.FILE}
    assert 60 <= minutes <= 65
    for player in (BEN, CLEO, DAN, 999):
        await flood(checks, player, files)
    assert ALL_FILES_SECONDS_MAX - SECONDS_LEFT_MIN < meter.seconds <= ALL_FILES_SECONDS_MAX

    home.time += timedelta(minutes=minutes)
    assert (await flood(checks, ANN, files))[0]


async def test_within_any_hour_a_flooder_who_never_stops_gets_no_more(home: Home) -> None:
    checks = checks_of(home)
    files = others(await a_file(home))
    meter, totals = metered(home, checks), list[float]()
    for _ in range(40):
        await flood(checks, ANN, files)
        totals.append(meter.seconds)
        home.time += timedelta(minutes=5)
    for began, ended in zip(totals, totals[12:], strict=False):
        assert ended - began <= FILES_SECONDS_MAX
    assert totals[-1] >= 3 * (FILES_SECONDS_MAX - SECONDS_LEFT_MIN), (
        "and no less than an hour's in an hour and five minutes"
    )


async def test_what_was_checked_is_told_and_the_rest_is_had_when_there_is_time_again(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = checks_of(home)
    content = await a_file(home)
    meter = metered(home, checks)
    with monkeypatch.context() as patched:
        patched.setattr(home.coordinator.budget, "afford", _times(home.coordinator.budget.afford, 6))
        short = await checks.verify_file(by(ANN), content)

    assert short.items
    assert short.computers.asked == 5
    assert short.more_in == 7
    spent = meter.seconds
    whole = await checks.verify_file(by(ANN), content)
    assert whole.more_in is None
    assert whole.computers.asked == 20
    assert meter.seconds - spent == 15 * DECISION, "nothing is checked twice"


async def test_nobody_goes_on_with_somebody_else_s_check_nor_after_being_forgotten(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = checks_of(home)
    content = await a_file(home)
    meter = metered(home, checks)
    with monkeypatch.context() as patched:
        patched.setattr(home.coordinator.budget, "afford", _times(home.coordinator.budget.afford, 6))
        await checks.verify_file(by(ANN), content)
    await home.coordinator.records.forget(ANN)
    for player in (BEN, ANN):
        before = meter.seconds
        await checks.verify_file(by(player), content)
        assert meter.seconds - before == LOOK + 20 * DECISION


async def test_a_decision_that_takes_too_long_stays_without_an_answer(home: Home) -> None:
    content, meter = await a_file(home), Meter()
    run = meter.run

    async def slow(priority: Priority, function: Callable[..., Any], *args: Any, **more: Any) -> Any:
        if function.__name__ == "answered_within" and len(args[1]) == 20:
            raise TooLong
        return await run(priority, function, *args, **more)

    meter.run = slow  # type: ignore[method-assign]
    found = await files_with(home, meter).verify(by(ANN), content)
    assert (found.computers.asked, found.more_in) == (19, None)


async def test_a_file_that_never_has_its_turn_is_told_so(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_files, "CHECK_SECONDS_MAX", 0.0)
    files = files_with(home, Meter())
    await files._turn.acquire()
    with pytest.raises(NotARecord, match="takes-too-long"):
        await files.verify(by(ANN), b"x")


# ---- all heavy work of one person ----

HEAVY: dict[str, Callable[[Home, TableId], Awaitable[object]]] = {
    "record": lambda home, table_id: home.coordinator.game_records.record(by(ANN), table_id),
    "book": lambda home, table_id: manuscript(home.coordinator, by(ANN), table_id),
    "verify": lambda home, table_id: checks_of(home).verify(by(ANN), table_id),
    "ask all": lambda home, table_id: checks_of(home).questions(by(ANN), table_id),
    "review": lambda home, table_id: Reviews(home.coordinator).of(by(ANN), table_id),
    "story": lambda home, table_id: home.coordinator.stories.show(by(ANN), table_id),
}


@pytest.mark.by_day("verify", "story", "record", why="one account for all heavy work")
@pytest.mark.parametrize("what", HEAVY)
async def test_who_has_used_their_time_is_told_when_there_is_more(home: Home, what: str) -> None:
    table_id = await played(home, "whispers", 300, goal="1")
    home.coordinator.budget.spend(ANN, PERSON_SECONDS_MAX)
    with pytest.raises(NoTimeLeft) as refused:
        await HEAVY[what](home, table_id)
    assert 60 <= refused.value.minutes <= 65
    home.time += timedelta(minutes=refused.value.minutes)
    await HEAVY[what](home, table_id)


@pytest.mark.by_day("review", "verify", why="one account for all heavy work")
@pytest.mark.parametrize("what", [each for each in HEAVY if each != "story"])
async def test_heavy_work_is_on_its_asker_s_account_alone(home: Home, what: str) -> None:
    table_id = await played(home, "whispers", 300, goal="1")
    spent = list[tuple[int, float]]()
    home.coordinator.budget.spend = lambda person, seconds, **_: spent.append((person, seconds))  # type: ignore[method-assign]
    await HEAVY[what](home, table_id)
    assert spent
    assert {person for person, _ in spent} == {ANN}


async def test_a_story_is_on_the_account_of_who_asks_and_of_nobody_where_the_bot_tells_it(home: Home) -> None:
    table_id, spent = await played(home, "whispers", 300, goal="1"), list[int]()
    home.coordinator.budget.spend = lambda person, _: spent.append(person)  # type: ignore[method-assign, misc, assignment]
    await home.coordinator.stories.show(by(ANN), table_id)
    assert spent == [ANN]
    await home.coordinator.stories.posted(table_id)
    await home.coordinator.stories.show(by(BEN), table_id)
    assert spent == [ANN], "it is kept"


async def test_advice_refused_for_want_of_time_names_nobody(home: Home) -> None:
    lobbies = home.coordinator.lobbies
    table = await lobbies.open(by(ANN), "Ann", 70, game="gangster")
    await lobbies.seat_computer(by(ANN), table.id, "rookie")
    await home.coordinator.cutting.start(by(ANN), table.id)
    engine = home.games["gangster"].engine

    async def asked() -> bool:
        await home.coordinator.scheduler.run_due()
        match = await home.store.matches.load(table.id)
        return match.seat_of(ANN) in engine.awaited(match.position)

    await until(asked)
    home.coordinator.budget.spend(ANN, PERSON_SECONDS_MAX)
    with pytest.raises(NoAdvice, match="no-time-left"):
        await home.coordinator.advice.ask(by(ANN), table.id)


async def test_a_check_of_one_s_own_table_tells_how_far_the_time_went(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = checks_of(home)
    table_id = await played(home, "gangster", 12)
    await end(home, table_id)
    monkeypatch.setattr("bot.features.verify.asked_again.PIECE", 0.0)
    monkeypatch.setattr(home.coordinator.budget, "afford", _times(home.coordinator.budget.afford, 5))
    found = await checks.verify(by(ANN), table_id)
    assert (found.computers.asked, found.more_in) == (2, 7)


async def test_asking_all_goes_on_where_time_ran_out(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = checks_of(home)
    table_id = await played(home, "gangster", 12)
    await end(home, table_id)
    monkeypatch.setattr("bot.features.verify.asked_again.PIECE", 0.0)
    asking = await checks.questions(by(ANN), table_id)
    asking = await checks.ask_on(await checks.ask_on(asking))
    home.coordinator.budget.spend(ANN, PERSON_SECONDS_MAX)
    with pytest.raises(NoTimeLeft):
        await checks.ask_on(asking)
    home.time += timedelta(minutes=66)
    again = await checks.questions(by(ANN), table_id)
    assert (again.done, again.found.computers.asked) == (2, 2)
    assert (await checks.questions(by(BEN), table_id)).done == 0
    await home.coordinator.records.forget(ANN)
    assert (await checks.questions(by(BEN), table_id)).done == 0


# ---- the account itself ----


def test_an_account_holds_nobody_who_has_used_nothing_within_the_hour() -> None:
    home = SimpleNamespace(now=START)
    budget = Budget(Workers(threads=True), lambda: home.now)
    for person in range(50):
        budget.afford(person)
        budget.spend(person, 1.0, file=True)
    home.now += timedelta(minutes=66)
    budget.spend(99, 1.0)
    assert set(budget._people) == {99}
    assert not budget._files


def test_a_clock_that_was_put_back_makes_nobody_wait_for_longer_than_an_hour() -> None:
    home = SimpleNamespace(now=START)
    budget = Budget(Workers(threads=True), lambda: home.now)
    budget.spend(ANN, PERSON_SECONDS_MAX)
    home.now -= timedelta(hours=13)
    budget.afford(ANN)


@pytest.mark.parametrize("past", [0, 1, 149, 299])  # seconds of a slot of five minutes
def test_who_waits_as_long_as_they_are_told_has_time_again_and_no_sooner(past: int) -> None:
    home = SimpleNamespace(now=datetime.fromtimestamp(5_000 * SLOT + past, UTC))
    budget = Budget(Workers(threads=True), lambda: home.now)
    budget.spend(ANN, PERSON_SECONDS_MAX)
    with pytest.raises(NoTimeLeft) as told:
        budget.afford(ANN)

    home.now += timedelta(minutes=int(told.value.facts["minutes"]) - 1)
    with pytest.raises(NoTimeLeft):
        budget.afford(ANN)
    home.now += timedelta(minutes=1)
    budget.afford(ANN)


async def test_a_worker_s_time_is_counted_however_its_work_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, spent = [0.0], list[float]()
    monkeypatch.setattr("bot.workers.thread_time", lambda: clock[0])
    workers = Workers(1, threads=True)

    def work(fails: bool) -> str:
        clock[0] += 4.0
        if fails:
            raise LookupError
        return "done"

    assert await workers.run(Priority.CLICK, work, False, spent=spent.append) == "done"
    with pytest.raises(LookupError):
        await workers.run(Priority.CLICK, work, True, spent=spent.append)
    assert spent == [4.0, 4.0]
    workers.close()


def metered(home: Home, checks: Checks) -> Meter:
    """From now on strangers' files are checked by such workers."""
    meter = Meter()
    checks._files = files_with(home, meter)
    return meter


def files_with(home: Home, meter: Meter) -> record_files.RecordFiles:
    workers: Any = meter
    return record_files.RecordFiles(home.coordinator, workers)


def _times(afford: Callable[..., None], count: int) -> Callable[..., None]:
    """Wrap `afford` to allow `count` pieces of work, then refuse with more in seven minutes."""
    left = iter(range(count))

    def limited(person: int, *, file: bool = False) -> None:
        afford(person, file=file)
        if next(left, None) is None:
            raise NoTimeLeft(NotNow.NO_TIME_LEFT, minutes=7)

    return limited
