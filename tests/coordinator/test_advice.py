"""Advice at a coached table: for whoever is asked, from what they see, and nobody else notices."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.coordinator.advice import ANSWERS_KEPT_FOR, Adviser
from bot.coordinator.budget import Budget
from bot.coordinator.context import Context
from bot.games import Games, games
from bot.store.database import Connection
from bot.table.match import TableId
from bot.table.refusals import NoAdvice, NotAllowed, NotSeated, NotYourTurn
from bot.table.reports import AdviceReport
from bot.workers import Priority, TooLong, Workers
from engine import whispers
from engine.whispers.pieces import Options
from tests.engine.whispers.playing import another_world
from tests.helpers.begun import begun_at
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, GUILD, NAMES, PUBLIC, Home, by
from tests.helpers.opaque import inside

KNOWN: Games = {"whispers": games(hidden=True)["whispers"]}


@dataclass(frozen=True)
class Asked:
    priority: Priority
    limit: float | None


class Watched(Workers):
    """Workers that remember what was wanted of them, and first do what the test wants."""

    def __init__(self) -> None:
        super().__init__(1, threads=True)
        self.asked: list[Asked] = []
        self.first: Callable[[], Any] | None = None

    async def run(self, priority: Priority, function: Any, *args: Any, **wanted: Any) -> Any:
        self.asked.append(Asked(priority, wanted.get("limit")))
        if self.first is not None:
            await self.first()
        return await super().run(priority, function, *args, **wanted)


@pytest.fixture
def workers() -> Watched:
    return Watched()


@pytest.fixture
async def home(path: Path, workers: Watched) -> AsyncIterator[Home]:
    home = Home(path, KNOWN, workers=workers)
    yield home
    await home.coordinator.advice.stop()
    await home.close()


async def coached(home: Home, *players: int, computers: int = 0, coach: str = "on", goal: str = "2") -> int:
    """A table of these people with its cards dealt."""
    lobbies = home.coordinator.lobbies
    first, *others = players
    table = await lobbies.open(
        by(first), NAMES[first], CHANNEL, coach=coach, options={"goal": goal}, computers=["sly"] * computers
    )
    for player in others:
        await lobbies.join(by(player), table.id, NAMES[player])
    await home.start(table.id, first)
    return table.id


async def ask(home: Home, player: int, table_id: TableId) -> AdviceReport:
    return await home.coordinator.advice.ask(by(player), table_id)


async def test_whoever_is_asked_is_advised_what_they_may_do(home: Home, workers: Watched) -> None:
    table_id = await coached(home, ANN, BEN)
    panel = await home.coordinator.reader.panel(by(ANN), table_id)

    told = await ask(home, ANN, table_id)

    assert (told.table_id, told.game, told.names) == (table_id, "whispers", ("Ann", "Ben"))
    assert told.view == panel.view
    assert panel.coached
    assert 2 <= len(told.advice.best) <= 3
    for advised in told.advice.best:  # each may be done
        whispers.apply(inside((await home.store.matches.load(table_id)).position), 0, advised.action)
    (asked,) = workers.asked
    assert asked.priority is Priority.ADVICE
    assert asked.limit is not None


async def test_in_the_middle_of_a_turn_they_are_advised_anew(home: Home) -> None:
    table_id = await coached(home, ANN, BEN)
    before = await ask(home, ANN, table_id)

    await home.does(table_id, ANN, "whisper 2")

    after = await ask(home, ANN, table_id)
    assert inside(after.view).whispers == (2,)
    assert after.advice != before.advice


async def test_where_the_coach_is_off_nobody_is_advised(home: Home, workers: Watched) -> None:
    table_id = await coached(home, ANN, BEN, coach="off")

    with pytest.raises(NotAllowed, match="no-coach"):
        await ask(home, ANN, table_id)
    assert workers.asked == []
    assert not (await home.coordinator.reader.panel(by(ANN), table_id)).coached


async def test_who_is_not_asked_is_not_advised(home: Home, workers: Watched) -> None:
    table_id = await coached(home, ANN, BEN)
    await home.does(table_id, ANN, "done")

    with pytest.raises(NotYourTurn, match="not-asked"):
        await ask(home, ANN, table_id)
    with pytest.raises(NotSeated, match="not-seated"):
        await home.coordinator.advice.ask(PUBLIC, table_id)
    await home.coordinator.seats.leave(by(BEN), table_id)
    with pytest.raises(NotSeated):
        await ask(home, BEN, table_id)
    assert workers.asked == []


async def test_advice_changes_nothing_and_tells_nobody(home: Home) -> None:
    table_id = await coached(home, ANN, BEN)
    await home.tell()
    before, panel = (
        await home.store.matches.load(table_id),
        await home.coordinator.reader.panel(by(BEN), table_id),
    )

    await ask(home, ANN, table_id)

    assert await home.tell() == []
    assert await home.store.matches.load(table_id) == before
    assert await home.coordinator.reader.panel(by(BEN), table_id) == panel


async def test_ten_clicks_are_worked_out_once(home: Home, workers: Watched) -> None:
    table_id = await coached(home, ANN, BEN)

    answers = await asyncio.gather(*(ask(home, ANN, table_id) for _ in range(10)))
    again = await ask(home, ANN, table_id)

    assert len(workers.asked) == 1
    assert all(answer == again for answer in answers)
    home.time += ANSWERS_KEPT_FOR
    await ask(home, ANN, table_id)
    assert len(workers.asked) == 2, "it is kept for a while, and no longer"


async def test_what_others_do_in_secret_shows_neither_in_the_answer_nor_in_how_long_it_takes(
    home: Home, workers: Watched
) -> None:
    table_id = await coached(home, ANN, BEN)

    async def bens_whisper() -> None:
        await home.does(table_id, BEN, "whisper 1")

    workers.first = bens_whisper
    before = await ask(home, ANN, table_id)
    await home.does(table_id, BEN, "whisper 1")

    assert await ask(home, ANN, table_id) == before
    assert len(workers.asked) == 1


async def test_two_worlds_that_look_alike_to_a_seat_get_the_same_advice(tmp_path: Path) -> None:
    state = whispers.setup(3, Options(), "one world").state
    other = another_world(state, 0, Random(1))
    assert other != state
    told = []
    for number, world in enumerate((state, other)):
        folder = tmp_path / str(number)
        folder.mkdir()
        home = Home(folder / "db.sqlite3", begun_at(world, "whispers"))
        table = await home.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL, coach="on")
        for player in (BEN, CLEO):
            await home.coordinator.lobbies.join(by(player), table.id, NAMES[player])
        await home.start(table.id, ANN)
        await home.store.database.write(partial(_deal_from, f"deck {number}"))
        told.append(repr((await ask(home, ANN, table.id)).advice))
        await home.close()

    assert told[0] == told[1]


def _deal_from(seed: str, db: Connection) -> object:
    return db.execute("UPDATE tables SET seed = ?", (seed,))


async def test_advice_on_what_has_changed_meanwhile_is_not_given(home: Home, workers: Watched) -> None:
    table_id = await coached(home, ANN, BEN)

    async def ben_is_done() -> None:
        workers.first = None
        await home.does(table_id, BEN, "done")

    workers.first = ben_is_done
    with pytest.raises(NoAdvice, match="advice-stale"):
        await ask(home, ANN, table_id)

    assert inside((await ask(home, ANN, table_id)).view.table).rows[1].done


async def test_a_turn_that_is_over_meanwhile_needs_no_advice(home: Home, workers: Watched) -> None:
    table_id = await coached(home, ANN, BEN)

    async def ann_is_done() -> None:
        await home.does(table_id, ANN, "done")

    workers.first = ann_is_done
    with pytest.raises(NotYourTurn):
        await ask(home, ANN, table_id)


async def test_one_question_at_a_time_for_each_person(home: Home, workers: Watched) -> None:
    first, second = await coached(home, ANN, BEN), await coached(home, ANN, CLEO)
    goes_on, under_way = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        under_way.set()
        await goes_on.wait()

    workers.first = wait
    asking = asyncio.create_task(ask(home, ANN, first))
    await under_way.wait()

    with pytest.raises(NoAdvice, match="advice-under-way"):
        await ask(home, ANN, second)
    under_way.clear()
    other = asyncio.create_task(ask(home, BEN, first))  # somebody else need not wait for Ann's
    await under_way.wait()
    goes_on.set()

    assert inside((await asking).view).seat == 0
    assert inside((await other).view).seat == 1
    assert (await ask(home, ANN, second)).table_id == second


async def test_what_takes_too_long_is_said_and_logged_without_a_person(
    home: Home, workers: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await coached(home, ANN, BEN)
    caplog.clear()

    async def too_long() -> None:
        raise TooLong("by far")

    workers.first = too_long
    with caplog.at_level(logging.DEBUG, "bot"), pytest.raises(NoAdvice, match="advice-too-long"):
        await ask(home, ANN, table_id)

    (said,) = [vars(record) for record in caplog.records]
    assert said["table"] == table_id
    assert not {"player", "seat", "version"} & said.keys()
    workers.first = None
    assert (await ask(home, ANN, table_id)).advice.best


async def test_who_waits_long_enough_is_told_and_the_answer_is_there_later(
    home: Home, workers: Watched
) -> None:
    table_id = await coached(home, ANN, BEN)
    context = Context(home.store, home.games, now=lambda: home.time)
    adviser = Adviser(context, Budget(workers, context.now), wait=timedelta(0))
    done = asyncio.Event()

    async def wait() -> None:
        await done.wait()

    workers.first = wait
    with pytest.raises(NoAdvice, match="advice-too-long"):
        await adviser.ask(by(ANN), table_id)
    (task,) = [each for each in asyncio.all_tasks() if each.get_name() == f"advice-{ANN}"]
    done.set()
    await task

    assert (await adviser.ask(by(ANN), table_id)).advice.best
    assert len(workers.asked) == 1


async def test_stopping_gives_up_what_is_being_worked_out(home: Home, workers: Watched) -> None:
    table_id = await coached(home, ANN, BEN)
    under_way = asyncio.Event()

    async def wait() -> None:
        under_way.set()
        await asyncio.Event().wait()

    workers.first = wait
    asking = asyncio.create_task(ask(home, ANN, table_id))
    await under_way.wait()

    await home.coordinator.advice.stop()

    with pytest.raises(asyncio.CancelledError):
        await asking


# ---- who has a coach ----


async def test_by_itself_the_coach_follows_the_people_until_the_deal(home: Home) -> None:
    lobbies = home.coordinator.lobbies
    table = await lobbies.open(by(ANN), "Ann", CHANNEL, computers=["sly"])
    assert table.coached
    assert not (await lobbies.join(by(BEN), table.id, "Ben")).coached
    assert (await lobbies.leave(by(BEN), table.id)).coached

    dealt = await home.start(table.id, ANN)
    assert dealt.coached
    assert (await ask(home, ANN, table.id)).advice.best


async def test_at_a_table_of_two_the_coach_is_off_whoever_leaves_it(home: Home) -> None:
    table_id = await coached(home, ANN, BEN, coach="auto")

    await home.coordinator.seats.leave(by(BEN), table_id)

    assert not (await home.store.tables.load(table_id)).coached
    with pytest.raises(NotAllowed, match="no-coach"):
        await ask(home, ANN, table_id)


async def test_the_host_alone_chooses_and_a_rematch_keeps_it(home: Home) -> None:
    lobbies = home.coordinator.lobbies
    table = await home.table(ANN, BEN)
    with pytest.raises(NotAllowed, match="not-host"):
        await lobbies.set_option(by(BEN), table.id, "coach", "on")
    with pytest.raises(NotAllowed, match="no-such-option"):
        await lobbies.set_option(by(ANN), table.id, "coach", "perhaps")
    assert (await lobbies.set_option(by(ANN), table.id, "coach", "on")).coached
    await home.start(table.id, ANN)
    with pytest.raises(NotAllowed, match="started"):
        await lobbies.set_option(by(ANN), table.id, "coach", "off")

    await home.coordinator.seats.end(by(PUBLIC.player, manages=True), table.id)
    again = await home.coordinator.seats.rematch(by(ANN), table.id, "Ann")

    assert again.coach == "on"
    assert (await home.store.tables.load(again.id)).coached
    alone = await home.dealt(CLEO, BEN)
    await home.coordinator.seats.end(by(PUBLIC.player, manages=True), alone)
    assert (await home.coordinator.seats.rematch(by(CLEO), alone, "Cleo")).coach == "auto"


@pytest.mark.parametrize("coach", ["on", "off"])
async def test_a_coached_game_counts_but_is_not_rated(home: Home, coach: str) -> None:
    table_id = await coached(home, ANN, BEN, coach=coach, goal="1")
    while asked := whispers.awaited(inside((match := await home.store.matches.load(table_id)).position)):
        seat = asked[0]
        best = "whisper 9" if seat == 0 and not inside(match.position).duel and not match.pending else "done"
        await home.does(table_id, (ANN, BEN)[seat], "show high" if inside(match.position).duel else best)

    stats = [await home.coordinator.records.stats(GUILD, player) for player in (ANN, BEN)]
    assert [each.games for each in stats] == [1, 1]
    assert sorted(each.wins for each in stats) == [0, 1]
    assert all((each.rating is None) is (coach == "on") for each in stats)
    assert (await home.coordinator.posts.final(table_id)).report.table.coached is (coach == "on")
