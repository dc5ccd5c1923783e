"""Several processes on one database: each looks after the tables of its own shards' servers alone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store import Scope
from bot.store.database import Connection
from bot.table.clock import Pace
from bot.table.match import TableId
from bot.table.notices import Notice
from bot.table.refusals import CannotRead, Unreadable
from bot.table.table import Phase
from tests.helpers.home import ANN, BEN, CHANNEL, NAMES, Home, asked_for_zones, by
from tests.helpers.patience import until

SHARDS = 2
SERVERS = (2 << 22, 3 << 22)  # one of each shard
DAY, LONG = timedelta(days=1), timedelta(days=100)


@pytest.fixture
async def both(path: Path) -> AsyncIterator[tuple[Home, Home]]:
    """Two processes, of a shard each."""
    homes = Home(path), Home(path)
    for shard, home in enumerate(homes):
        home.store.scope.count, home.store.scope.shards = SHARDS, frozenset({shard})
    yield homes
    for home in homes:
        await home.close()


async def lobby_on(home: Home, shard: int, pace: Pace = Pace.DAY, computers: int = 0) -> TableId:
    """A lobby on the server of a shard; whichever process opens it."""
    guild = SERVERS[shard]
    table = await home.coordinator.lobbies.open(
        by(ANN, guild), "Ann", CHANNEL + shard, pace=pace, cuts="everybody"
    )
    await home.coordinator.lobbies.join(by(BEN, guild), table.id, NAMES[BEN])
    for _ in range(computers):
        await home.coordinator.lobbies.seat_computer(by(ANN, guild), table.id, "regular")
    return table.id


async def dealt_on(home: Home, shard: int, pace: Pace = Pace.DAY, computers: int = 0) -> TableId:
    guild, table_id = SERVERS[shard], await lobby_on(home, shard, pace, computers)
    await asked_for_zones(home.store, (ANN, BEN))
    table = await home.coordinator.cutting.start(by(ANN, guild), table_id)
    for player in table.people if table.phase is Phase.CUTTING else ():
        await home.coordinator.cutting.cut(by(player, guild), table_id, None)
    return table_id


def later(homes: tuple[Home, Home], by_that: timedelta) -> None:
    for home in homes:
        home.time += by_that


async def test_letters_are_carried_by_the_process_of_their_server(both: tuple[Home, Home]) -> None:
    tables = [await dealt_on(both[0], shard) for shard in range(SHARDS)]
    for home, table_id in zip(both, tables, strict=True):
        told = await home.tell()
        assert told
        assert {letter.table_id for letter in told} == {table_id}


async def test_a_clock_rings_in_one_process(both: tuple[Home, Home]) -> None:
    tables = [await dealt_on(both[0], shard) for shard in range(SHARDS)]
    later(both, 2 * DAY)
    for home, table_id in zip(both, tables, strict=True):
        versions = [(await home.store.matches.load(each)).version for each in tables]
        await home.coordinator.scheduler.run_due()
        after = [(await home.store.matches.load(each)).version for each in tables]
        assert [place for place in range(SHARDS) if after[place] > versions[place]] == [
            tables.index(table_id)
        ]


async def test_a_computer_plays_in_one_process(both: tuple[Home, Home]) -> None:
    table_id = await dealt_on(both[0], 1, computers=2)
    for _ in range(3):
        panel = await both[0].coordinator.reader.panel(by(ANN, SERVERS[1]), table_id)
        if not panel.asked:
            break
        await both[0].coordinator.play.act(by(ANN, SERVERS[1]), table_id, None, "whisper 1")
    before = (await both[0].store.matches.load(table_id)).version
    await both[0].coordinator.scheduler.run_due()
    assert (await both[0].store.matches.load(table_id)).version == before


EPOCH = datetime.fromtimestamp(0, UTC)


async def agenda(home: Home, kind: str, now: datetime | None = None) -> Any:
    """One kind of what is due at a home, by the clock or at another moment."""
    return getattr(await home.store.agendas.at(now or home.time), kind)


FOUND: dict[str, Callable[[Home], Awaitable[Any]]] = {
    "clocks": lambda home: home.store.clocks.all(),
    "ringing": lambda home: agenda(home, "clocks"),
    "next ring": lambda home: agenda(home, "next_at", EPOCH),
    "letters": lambda home: home.store.outbox.due(home.time),
    "next letter": lambda home: home.store.outbox.next_due(home.time),
    "oldest letter": lambda home: home.store.outbox.oldest(),
    "stale posts": lambda home: agenda(home, "stale"),
    "computers": lambda home: agenda(home, "computers"),
    "next computer": lambda home: agenda(home, "next_at", EPOCH),
    "live": lambda home: home.store.tables.live(),
    "idle lobbies": lambda home: home.store.tables.idle_lobbies(home.time),
    "idle tables": lambda home: home.store.tables.idle_tables(home.time),
    "unasked tables": lambda home: home.store.tables.unasked_tables(home.time),
    "cuts": lambda home: home.store.tables.cuts_awaited(home.time, home.time),
    "unshown": lambda home: home.store.tables.unshown(),
    "absent": lambda home: home.store.tables.absent(),
    "proposals": lambda home: agenda(home, "proposals"),
    "plans": lambda home: agenda(home, "settled_before"),
    "set aside": lambda home: home.store.set_aside.all(),
}

MADE: dict[str, tuple[str, ...]] = {  # of the table, where more is needed than a deal
    "ringing": ("UPDATE clocks SET next_at = 1",),
    "next ring": ("UPDATE clocks SET next_at = 1",),
    "stale posts": (
        "INSERT INTO posts (table_id, what, channel_id, message_id, version, after, stale_at)"
        " SELECT id, 'table', 1, id, 1, 0, 1 FROM tables",
    ),
    "computers": ("UPDATE tables SET computer_at = 1",),
    "next computer": ("UPDATE tables SET computer_at = 1",),
    "live": ("UPDATE tables SET pace = '5m'",),
    "idle lobbies": ("UPDATE tables SET touched_at = 1",),
    "idle tables": ("UPDATE clocks SET next_at = NULL", "UPDATE tables SET touched_at = 1"),
    "unasked tables": ("UPDATE clocks SET next_at = NULL", "UPDATE tables SET touched_at = 1"),
    "unshown": ("DELETE FROM outbox",),
    "absent": ("UPDATE seats SET gone = TRUE",),
    "proposals": (
        "INSERT INTO proposals (table_id, number, player, until, open) SELECT id, 1, 1, 1, TRUE FROM tables",
    ),
    "plans": (
        "INSERT INTO answers (table_id, seat, player, answer)"
        " SELECT table_id, seat, 1, 'x' FROM seats WHERE asked_at IS NOT NULL",
    ),
}


def _make(statements: Sequence[str], db: Connection) -> None:
    for statement in statements:
        db.execute(statement)


@pytest.mark.parametrize(
    "what",
    [
        *(what for what in FOUND if what != "set aside"),
        pytest.param("set aside", marks=pytest.mark.expected_errors("a table was set aside")),
    ],
)
async def test_whatever_is_looked_for_is_its_own(both: tuple[Home, Home], what: str) -> None:
    """Found by the process of its shard, by one that is alone; not by the other, nor by one without any."""
    one, other = both
    lobby = what in ("idle lobbies", "cuts")
    table_id = await (lobby_on(one, 1) if lobby else dealt_on(one, 1))
    if what == "cuts":
        await one.coordinator.cutting.start(by(ANN, SERVERS[1]), table_id)
    if what == "set aside":
        for _ in range(6):
            await one.coordinator.scheduler.faults.failed(table_id, Unreadable(table_id, "torn"))
    await one.store.database.write(partial(_make, MADE.get(what, ())))
    later(both, LONG)

    assert not await FOUND[what](one)
    one.store.scope.shards = frozenset()
    assert not await FOUND[what](one)
    assert await FOUND[what](other), "of its own shard"
    if what != "stale posts":  # which are looked for once
        one.store.scope.shards = None
        assert await FOUND[what](one), "alone it looks after all"


async def test_what_is_adopted_has_lost_no_time(both: tuple[Home, Home]) -> None:
    """Nobody looked after them for an hour and a half: their clocks go on, and nobody else's are moved."""
    one, _ = both
    tables = [await dealt_on(one, shard) for shard in range(SHARDS)]
    missed = timedelta(minutes=90)
    later(both, missed)
    before = {row.table_id: row.deadline for row in await _all(one)}
    await one.coordinator.adopt(1, missed)
    assert one.store.scope.shards == frozenset({0, 1})
    after = {row.table_id: row.deadline for row in await _all(one)}
    assert after[tables[0]] == before[tables[0]]
    late, due = after[tables[1]], before[tables[1]]
    assert late is not None
    assert due is not None
    assert late - due == missed
    told = [letter.table_id for letter in await one.tell() if letter.key == Notice.DOWN_FOR_HOURS]
    assert told == [tables[1]], "and are told why"


async def test_what_cannot_be_adopted_now_is_not_half_adopted(
    both: tuple[Home, Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its clocks must not ring before they are moved, nor its tables be looked after without their faults."""
    one, _ = both
    table_id = await dealt_on(one, 1)
    missed = timedelta(minutes=90)
    later(both, missed)
    before = {row.table_id: row.deadline for row in await _all(one)}

    async def fails(*_: Any, **__: Any) -> Any:
        raise CannotRead("gone")

    for subject, query in ((one.store.clocks, "all"), (one.store.tables, "absent")):
        with monkeypatch.context() as broken:
            broken.setattr(subject, query, fails)
            with pytest.raises(CannotRead):
                await one.coordinator.adopt(1, missed)
        assert one.store.scope.shards == frozenset({0})

    await one.coordinator.adopt(1, missed)
    late, due = {row.table_id: row.deadline for row in await _all(one)}[table_id], before[table_id]
    assert late is not None
    assert due is not None
    assert late - due == missed, "once, however often it was begun"


async def test_a_moment_without_anybody_moves_live_clocks_alone(both: tuple[Home, Home]) -> None:
    one, _ = both
    live, slow = await dealt_on(one, 1, Pace.FIVE_MINUTES), await dealt_on(one, 1)
    missed = timedelta(seconds=20)
    later(both, missed)
    before = {row.table_id: row.deadline for row in await _all(one)}
    await one.coordinator.adopt(1, missed)
    assert one.store.scope.shards == frozenset({0, 1})
    after = {row.table_id: row.deadline for row in await _all(one)}
    assert after[slow] == before[slow]
    late, due = after[live], before[live]
    assert late is not None
    assert due is not None
    assert late - due == missed


async def _all(home: Home) -> Any:
    return await home.store.clocks.all(scope=Scope())


async def test_who_is_not_entitled_carries_nothing_and_rings_no_clock(both: tuple[Home, Home]) -> None:
    one, _ = both
    table_id = await dealt_on(one, 0)
    entitled = False
    one.coordinator.share(lambda: entitled, lambda: None)
    assert await one.coordinator.posts.due() == ()
    entitled = True
    assert {letter.table_id for letter in await one.coordinator.posts.due()} == {table_id}


async def test_settings_that_another_process_changed_hold_at_the_next_click(both: tuple[Home, Home]) -> None:
    one, other = both
    for home in both:
        home.coordinator.share(lambda: True, lambda: None)
    assert (await one.coordinator.profiles.get(ANN)).dms
    await other.coordinator.profiles.update(ANN, dms=False)
    assert not (await one.coordinator.profiles.get(ANN)).dms


async def test_what_is_done_once_for_all_is_done_by_the_process_of_the_first_shard(
    both: tuple[Home, Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    assert one.store.scope.leads
    assert not other.store.scope.leads
    assert Scope().leads

    looked = list[str]()

    async def looks(what: str, *_: Any) -> Any:
        looked.append(what)
        return () if what == "stories" else None

    for home in both:
        monkeypatch.setattr(home.store.results, "await_story", partial(looks, "stories"))
        monkeypatch.setattr(home.store.records, "next", partial(looks, "games to pack"))
    for home, found in ((other, []), (one, ["stories", "games to pack"])):
        assert not await home.coordinator.story_statistics.step()
        assert not await home.coordinator.archive._step_and_sweep()
        assert looked == found


async def test_the_scheduler_waits_until_it_may_ring_clocks_again(both: tuple[Home, Home]) -> None:
    one, _ = both
    table_id = await dealt_on(one, 0)
    entitled = False
    one.coordinator.share(lambda: entitled, lambda: None)
    later(both, 2 * DAY)
    before = (await one.store.matches.load(table_id)).version
    await one.coordinator.scheduler.start()
    for _ in range(3):
        one.coordinator.wake()
        await asyncio.sleep(0.05)
    assert (await one.store.matches.load(table_id)).version == before

    entitled = True

    async def played() -> bool:
        one.coordinator.wake()
        return (await one.store.matches.load(table_id)).version > before

    await until(played)
    await one.coordinator.scheduler.stop()
