"""Asking all computers of a game again: one game at a time, cancelled between portions, a second apart."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.features.verify.asked_again import Computers
from bot.features.verify.checks import Questions, Verification
from bot.features.verify.page import asking_page, verify_page
from bot.features.verify.seal_posts import SealPost
from bot.table.clock import Pace
from bot.table.refusals import NoTimeLeft, NotNow
from bot.table.table import Table
from bot.ui.asking import Askings
from bot.ui.progress import told_until
from engine.record.answering import Asked
from engine.record.model import Mover, MoverKind

ANN, BEN = 1, 2
BOSS = Mover(MoverKind.COMPUTER, "boss")


def questions(count: int = 4, asked: int = 0) -> Questions:
    table = Table(1, "whispers", ANN, 7, 70, "en", Pace.NONE, {}, (), talk=False)
    computers = Computers(count, asked, (), same_program=True)
    found = Verification(
        table, (), computers, "5ea1", alone=False, post=None, dealt_at=datetime(2026, 3, 2, tzinfo=UTC)
    )
    return Questions(ANN, found, "", tuple(Asked(turn, 0, 0, BOSS, "done") for turn in range(count)))


class Worker:
    """Asks one decision each time the gate is opened a little."""

    def __init__(self) -> None:
        self.gate, self.begun = asyncio.Semaphore(0), 0

    async def __call__(self, asking: Questions) -> Questions:
        self.begun += 1
        await self.gate.acquire()
        return replace(asking, done=asking.done + 1)


@pytest.fixture
async def askings() -> AsyncIterator[Askings[Questions]]:
    made = Askings[Questions]()
    yield made
    await made.stop()
    assert not made.under_way


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_all_are_asked_and_then_nothing_is_under_way(askings: Askings[Questions]) -> None:
    worker = Worker()
    asking = askings.begin(ANN, questions(), 99, worker)
    assert askings.of(ANN) is asking
    for _ in range(4):
        worker.gate.release()
    await asking.over
    assert (asking.questions.left, asking.cancelled, asking.failed) == (0, False, False)
    assert askings.of(ANN) is None


async def test_two_games_of_two_people_are_asked_one_after_the_other(askings: Askings[Questions]) -> None:
    first, second = Worker(), Worker()
    askings.begin(ANN, questions(1), 99, first)
    other = askings.begin(BEN, questions(1), 98, second)
    await a_moment()
    assert (first.begun, second.begun) == (1, 0)
    second.gate.release()
    first.gate.release()
    await other.over
    assert second.begun == 1


async def test_who_cancels_need_not_wait_and_no_further_portion_is_asked(askings: Askings[Questions]) -> None:
    worker = Worker()
    asking = askings.begin(ANN, questions(), 99, worker)
    worker.gate.release()
    await a_moment()
    assert await askings.cancel(ANN) is asking
    assert (asking.cancelled, asking.over.done(), asking.questions.done) == (True, True, 1)
    assert askings.of(ANN) is None
    assert await askings.cancel(ANN) is None, "a second tap"
    again = askings.begin(ANN, questions(), 99, worker)
    await a_moment()
    assert worker.begun == 2, "the portion in hand is finished first"
    for _ in range(5):
        worker.gate.release()
    await again.over
    assert worker.begun == 6
    assert asking.questions.done == 2, "the portion in hand, and no more"


@pytest.mark.expected_errors(r"bug in asking computers \[RuntimeError: no thought\]")
async def test_a_bug_ends_it_and_the_next_one_begins(
    askings: Askings[Questions], caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: Questions) -> Questions:
        raise RuntimeError("no thought")

    asking = askings.begin(ANN, questions(), 99, broken)
    await asking.over
    assert asking.failed
    assert "bug in asking computers" in caplog.text
    worker = Worker()
    worker.gate.release()
    await askings.begin(ANN, questions(1), 99, worker).over


async def test_whose_time_is_used_up_hears_when_there_is_more_and_nothing_has_failed(
    askings: Askings[Questions],
) -> None:
    async def used_up(_: Questions) -> Questions:
        raise NoTimeLeft(NotNow.NO_TIME_LEFT, minutes=12)

    asking = askings.begin(ANN, questions(), 99, used_up)
    await asking.over
    assert (asking.more_in, asking.failed) == (12, False)
    assert askings.of(ANN) is None


async def test_when_the_bot_stops_nothing_is_left(askings: Askings[Questions]) -> None:
    asking = askings.begin(ANN, questions(), 99, Worker())
    await a_moment()
    await askings.stop()
    assert asking.over.done()
    assert not askings.under_way


async def test_each_new_stage_is_told_once_and_a_token_s_end_is_noticed() -> None:
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    stages, told = iter((0, 0, 1, 1, 2)), list[int]()
    stage = 0

    def now() -> int:
        nonlocal stage
        stage = next(stages, 2)
        return stage

    async def tell() -> None:
        told.append(stage)
        if stage == 2:
            over.set_result(None)

    assert await told_until(over, now, tell, pace=0.001)
    assert told == [1, 2]
    never: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    assert not await told_until(never, now, tell, pace=0.001, token=0.0)


def test_the_button_is_there_as_long_as_others_can_be_asked() -> None:
    def ids(found: Verification) -> list[str]:
        page = verify_page(found, SealPost.GONE, None, "en")
        buttons = [item for item in page.layout().walk_children() if hasattr(item, "custom_id")]
        return [str(item.custom_id) for item in buttons]

    found = questions(30, asked=20).found
    assert ids(found) == ["t:1:ask-all"]
    all_asked = replace(found, computers=Computers(30, 30, (), same_program=True))
    other = replace(found, computers=Computers(30, 0, (), same_program=False))
    assert ids(all_asked) == ids(other) == []
    page = asking_page(questions(30), "fr")
    assert "0 décisions redemandées sur 30" in "".join(part for part in page.parts if isinstance(part, str))
