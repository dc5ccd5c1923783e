"""Discord away for less than a minute, and no line lost: whoever plays live has not lost their turn by it."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.counters import RETRIED
from bot.table.clock import Pace
from bot.table.match import TableId
from bot.table.outbox import Letter
from bot.ui.delivery import probe
from bot.ui.delivery.courier import Courier
from tests.helpers.fixtures import home, path
from tests.helpers.home import ANN, BEN, Home, by
from tests.helpers.patience import until

__all__ = ["home", "path"]

SECOND = timedelta(seconds=1)
TURN, HALF, ASKED = 90, 45, int(probe.EVERY_LIVE)


class Discord:
    """It answers, or does not."""

    def __init__(self) -> None:
        self.away, self.asked, self.silent = False, 0, False

    async def application_info(self) -> None:
        self.asked += 1
        if self.silent:
            await asyncio.Event().wait()
        if self.away:
            response = cast(Any, SimpleNamespace(status=503, reason="No"))
            raise discord.DiscordServerError(response, "No")


def courier_of(home: Home, client: Discord) -> Courier:
    return Courier(cast(Any, client), cast(Any, SimpleNamespace(coordinator=home.coordinator)))


@pytest.fixture
async def ours(home: Home, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Discord, Courier]]:
    """A Discord and a courier without letters; its probe asks when the test does, or a live turn ends."""

    async def nothing() -> tuple[Letter, ...]:
        return ()

    monkeypatch.setattr(home.coordinator.posts, "due", nothing)
    for times in ("EVERY", "EVERY_LIVE", "FAILING"):
        monkeypatch.setattr(probe, times, 3600.0)
    client = Discord()
    courier = courier_of(home, client)
    courier.start()
    yield client, courier
    await courier.stop()


async def left(home: Home, table_id: TableId) -> int:
    """How many seconds of Ann's turn are left."""
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    assert panel.asked, "somebody else has played it"
    assert panel.deadline is not None
    return int((panel.deadline - home.time).total_seconds())


MOMENTS = pytest.mark.long("other seconds of a turn; make test has its beginning, its half and its end")


@pytest.mark.parametrize("lasts", [59, pytest.param(30, marks=MOMENTS)])
@pytest.mark.parametrize("begins", [1, 44, 79, *(pytest.param(each, marks=MOMENTS) for each in (35, 62, 89))])
async def test_no_live_turn_is_lost_to_an_outage_of_less_than_a_minute(
    home: Home, ours: tuple[Discord, Courier], begins: int, lasts: int
) -> None:
    client, _ = ours
    scheduler = home.coordinator.scheduler
    await home.coordinator.profiles.update(ANN, reminders=False)  # else the reminder would find out
    table_id = await home.dealt(ANN, BEN, pace=Pace.NINETY_SECONDS)
    await home.tell()

    for second in range(begins + lasts + ASKED):
        client.away = begins <= second < begins + lasts
        if second % ASKED == ASKED // 2:  # not just when a turn ends
            await scheduler.reachable()
        await scheduler.run_due()
        home.time += SECOND
    await scheduler.reachable()

    there = begins + ASKED  # the seconds in which Ann could play
    assert await left(home, table_id) >= max(TURN - there - ASKED, HALF - ASKED)
    home.time += TURN * SECOND
    await scheduler.run_due()
    assert not (await home.coordinator.reader.panel(by(ANN), table_id)).asked, "a turn has an end"


@pytest.mark.parametrize("lasts", [30, 59, 61, 200])
async def test_an_outage_is_given_back_once_however_long_it_lasts(
    home: Home, ours: tuple[Discord, Courier], lasts: int
) -> None:
    client, _ = ours
    scheduler = home.coordinator.scheduler
    table_id = await home.dealt(ANN, BEN, pace=Pace.NINETY_SECONDS)
    for second in range(10 + lasts):
        client.away = second >= 10
        if second % ASKED == 0:
            await scheduler.reachable()
        await scheduler.run_due()
        home.time += SECOND
    client.away = False
    await scheduler.reachable()

    assert abs(await left(home, table_id) - (TURN - 10)) <= ASKED


async def test_a_moment_without_discord_gives_nothing_back(home: Home, ours: tuple[Discord, Courier]) -> None:
    client, _ = ours
    table_id = await home.dealt(ANN, BEN, pace=Pace.NINETY_SECONDS)
    for second in range(80):
        client.away = second % 8 < 4
        await home.coordinator.scheduler.reachable()
        home.time += SECOND
    await home.coordinator.scheduler.reachable()
    assert await left(home, table_id) == TURN - 80


async def test_the_pause_counts_from_when_a_letter_set_out_that_never_arrived(
    home: Home, ours: tuple[Discord, Courier], monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py tries for half a minute by itself before it says that a letter did not arrive."""
    _, courier = ours
    table_id = await home.dealt(ANN, BEN, pace=Pace.NINETY_SECONDS)

    async def long(*_: object) -> None:
        home.time += 25 * SECOND
        raise discord.RateLimited(60.0)

    letter, put_off = (await home.store.outbox.due(home.time))[0], RETRIED._value.get()
    monkeypatch.setitem(cast(Any, courier._deliver), letter.kind, long)
    await courier._carry(letter)
    assert RETRIED._value.get() == put_off + 1
    await home.coordinator.scheduler.reachable()
    assert await left(home, table_id) == TURN


@pytest.mark.parametrize("pace", [Pace.NINETY_SECONDS, Pace.DAY])
async def test_discord_is_asked_more_often_while_somebody_plays_live_or_it_is_away(
    home: Home, monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    monkeypatch.setattr(probe, "EVERY_LIVE", 0.001)
    monkeypatch.setattr(probe, "FAILING", 0.001)
    client = Discord()
    courier = courier_of(home, client)
    table_id = await home.dealt(ANN, BEN, pace=pace)
    while due := await home.store.outbox.due(home.time):
        for letter in due:
            await home.store.outbox.done(letter)
    courier.start()
    try:
        looked, live = asyncio.Semaphore(0), home.store.tables.live

        async def looks() -> tuple[TableId, ...]:
            looked.release()
            return await live()

        monkeypatch.setattr(home.store.tables, "live", looks)
        for _ in range(3):
            await looked.acquire()
        assert (client.asked > 0) is pace.live
        client.away = True
        courier._probe.doubt()
        often = client.asked + 3
        await until(lambda: client.asked >= often)
        assert table_id
    finally:
        await courier.stop()


async def test_an_answer_that_does_not_come_is_none(
    home: Home, ours: tuple[Discord, Courier], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, _ = ours
    client.silent = True
    monkeypatch.setattr(probe, "ANSWER_SECONDS_MAX", 0.001)
    assert not await home.coordinator.scheduler.reachable()
