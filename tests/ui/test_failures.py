"""What Discord's errors mean: each code its way out, and no wait that never ends."""

import asyncio
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.counters import COUNTED
from bot.table.outbox import Kind, Letter
from bot.table.refusals import Unreadable
from bot.ui.delivery import courier as module
from bot.ui.delivery.courier import Courier
from bot.ui.delivery.errors import Failure, classify, patience
from tests.helpers.home import ANN, BEN, Home


def refusal(status: int, code: int) -> discord.HTTPException:
    """Discord's answer, as discord.py raises it."""
    response = cast(Any, SimpleNamespace(status=status, reason="No"))
    return discord.HTTPException(response, {"code": code, "message": "No"})


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (403, 50007, Failure.DMS_CLOSED),
        (403, 50278, Failure.DMS_CLOSED),
        (400, 50033, Failure.DMS_CLOSED),
        (404, 10003, Failure.PLACE_GONE),
        (403, 50001, Failure.NO_ACCESS),
        (403, 50013, Failure.NO_ACCESS),
        (404, 10008, Failure.MESSAGE_GONE),
        (400, 30046, Failure.TOO_OLD),
        (400, 40003, Failure.TRANSIENT),
        (429, 0, Failure.TRANSIENT),
        (500, 0, Failure.TRANSIENT),
        (503, 0, Failure.TRANSIENT),
        (400, 50035, Failure.REJECTED),
    ],
)
def test_each_answer_of_discord_has_a_meaning(status: int, code: int, meaning: Failure) -> None:
    assert classify(refusal(status, code)) is meaning


@pytest.mark.parametrize(
    "error",
    [aiohttp.ServerDisconnectedError(), TimeoutError(), ConnectionResetError(), discord.RateLimited(9.0)],
)
def test_a_broken_connection_is_transient(error: Exception) -> None:
    assert classify(error) is Failure.TRANSIENT


@pytest.mark.parametrize("error", [FileNotFoundError("a sprite"), ValueError(), KeyError()])
def test_a_fault_of_ours_is_never_taken_for_transient(error: Exception) -> None:
    assert classify(error) is Failure.REJECTED


def test_what_is_transient_is_waited_out_and_a_fault_of_ours_is_not() -> None:
    assert patience(Failure.TRANSIENT, 1000) is not None
    assert patience(Failure.REJECTED, 4) is None
    assert patience(Failure.DMS_CLOSED, 0) is None


def test_a_lost_right_is_waited_for_by_the_day_however_often_it_is_tried() -> None:
    for what in (Failure.NO_ACCESS, Failure.PLACE_GONE):
        assert patience(what, 1000, timedelta(days=29)) is not None
        assert patience(what, 1, timedelta(days=31)) is None


@pytest.mark.parametrize("what", list(Failure))
def test_no_wait_is_longer_than_an_hour(what: Failure) -> None:
    waits = [patience(what, tries) for tries in range(200)]
    assert all(wait is None or wait.total_seconds() <= 3600 for wait in waits)


def test_what_cannot_be_read_waits_for_the_host_however_long_that_takes() -> None:
    assert classify(Unreadable(1, "deck")) is Failure.UNREADABLE
    assert patience(Failure.UNREADABLE, 1000) is not None


class Falls:
    """Whatever is asked of it is counted, and fails."""

    def __init__(self) -> None:
        self.times = 0

    async def __call__(self, *_: object) -> None:
        self.times += 1
        raise discord.RateLimited(60.0)


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(
            "retry",
            marks=pytest.mark.expected_errors("not put off .*RateLimited", "in the courier .*RateLimited"),
        ),
        *("give_up", "table"),
    ],
)
async def test_what_fails_in_the_failing_is_not_tried_in_a_circle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    home, telling, after = Home(tmp_path / "db"), Falls(), Falls()
    try:
        await home.dealt(ANN, BEN)
        places = {each.destination for each in await home.store.outbox.due(home.time)}
        monkeypatch.setattr(module, "deliveries", lambda _: dict.fromkeys(Kind, telling))
        monkeypatch.setattr(type(home.coordinator.posts), broken, after)
        courier = Courier(cast(Any, None), cast(Any, SimpleNamespace(coordinator=home.coordinator)))
        courier.start()
        for _ in range(100):
            home.coordinator.posts.bell.set()
            await asyncio.sleep(0.002)
        await courier.stop()
    finally:
        await home.close()

    assert telling.times <= len(places) * (1 if broken == "retry" else 3)


async def test_what_was_told_while_letters_were_looked_for_is_not_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read that begins while a letter is being told is answered only after that, with the letter in it."""
    home, told = Home(tmp_path / "db"), list[int]()
    posts = home.coordinator.posts
    due, looked = type(posts).due, asyncio.Event()

    async def tell(letter: Letter) -> None:
        told.append(letter.id)
        await looked.wait()
        await posts.done(letter)

    async def slowly(*asked: Any) -> tuple[Letter, ...]:
        found = await due(*asked)
        if told:
            looked.set()
            await asyncio.gather(*(t for t in asyncio.all_tasks() if t.get_name().startswith("letter-")))
        return found

    monkeypatch.setattr(module, "deliveries", lambda _: dict.fromkeys(Kind, tell))
    monkeypatch.setattr(type(posts), "due", slowly)
    courier = Courier(cast(Any, None), cast(Any, SimpleNamespace(coordinator=home.coordinator)))
    try:
        await home.dealt(ANN, BEN)
        courier.start()
        while await home.store.outbox.due(home.time):
            posts.bell.set()
            await asyncio.sleep(0.002)
        await courier.stop()
    finally:
        await home.close()

    assert told
    assert len(told) == len(set(told))


def counted() -> float:
    return COUNTED.get_sample_value("chicago_bugs_total") or 0.0
