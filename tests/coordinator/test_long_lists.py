"""However much is stored, a click costs the same: counted in steps of SQLite's machine, never in seconds."""

import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.store.database import Connection, Query
from bot.store.sqlite import SqliteDatabase
from bot.table.outbox import Post
from bot.table.refusals import NoSuchTable
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, GUILD, PUBLIC, Home, by
from tests.helpers.many import copied, standings_of_others
from tests.helpers.plays import play_out

T = TypeVar("T")

pytestmark = pytest.mark.sqlite  # it counts the steps of its queries

FEW, MANY, A_LOT = 100, 2_000, 10_000
FIRST = 15  # places of a leaderboard that are shown
WHOLE_TABLES = ("tables", "seats", "moves", "clocks", "posts", "results", "standings", "ratings", "outbox")


class Weighed(SqliteDatabase):
    """A database that counts the steps of its queries, and keeps what they asked."""

    steps = 0
    asked: set[str]

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked = set()

    async def read(self, query: Query[T]) -> T:
        return await super().read(lambda db: self._weighed(db, query))

    async def write(self, change: Query[T]) -> T:
        return await super().write(lambda db: self._weighed(db, change))

    def _weighed(self, db: Connection, query: Query[T]) -> T:
        assert isinstance(db, sqlite3.Connection)

        def step() -> None:
            self.steps += 1

        db.set_progress_handler(step, 1)
        db.set_trace_callback(self.asked.add)
        try:
            return query(db)
        finally:
            db.set_progress_handler(None, 0)
            db.set_trace_callback(None)


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, database=Weighed)
    yield home
    await home.close()


def weighed(home: Home) -> Weighed:
    assert isinstance(home.store.database, Weighed)
    return home.store.database


Click = Callable[[Home], Awaitable[Any]]

OVER, OPEN = 1, 2  # a game of Ann's and Ben's that is finished, and one in play

CLICKS: dict[str, Click] = {
    "my hand": lambda home: home.coordinator.reader.panel(by(ANN), OPEN),
    "table": lambda home: home.coordinator.reader.show(PUBLIC, OPEN),
    "last turns": lambda home: home.coordinator.reader.turns(PUBLIC, OVER, 0),
    "dossier": lambda home: home.coordinator.reader.public_events(by(ANN), OVER),
    "my tables": lambda home: home.coordinator.reader.tables_of(ANN, 16),
    "a table by its number": lambda home: home.coordinator.reader.own_table(by(ANN), OPEN),
    "next": lambda home: home.coordinator.reader.tables_of(ANN, 1),
    "suggested tables of a server": lambda home: home.coordinator.reader.tables_in(by(ANN)),
    "the table here": lambda home: home.coordinator.reader.tables_in(by(ANN), CHANNEL),
    "the table in a thread": lambda home: home.coordinator.reader.tables_in(by(ANN), 77),
    "a lobby": lambda home: home.coordinator.lobbies.get(by(ANN), OPEN),
    "settings": lambda home: home.coordinator.profiles.update(ANN, reminders=True),
    "waking hours": lambda home: home.coordinator.profiles.update(ANN, hours=None),
    "settings of a server": lambda home: home.coordinator.profiles.server(GUILD),
    "statistics": lambda home: home.coordinator.records.stats(GUILD, ANN),
    "leaderboard": lambda home: home.coordinator.records.leaderboard(GUILD, limit=15),
    "a deleted message": lambda home: home.coordinator.places.post_gone(GUILD, CHANNEL, 12345),
    "a table opened and folded": lambda home: _opened_and_folded(home),
    "being forgotten": lambda home: home.coordinator.records.forget(CLEO),
    "a move": lambda home: home.does(OPEN, ANN, "whisper 1"),
    "taking back": lambda home: home.coordinator.play.take_back(by(ANN), OPEN, None),
}


async def _opened_and_folded(home: Home) -> None:
    table = await home.coordinator.lobbies.open(by(CLEO), "Cleo", CHANNEL)
    await home.coordinator.lobbies.cancel(by(CLEO), table.id)


async def begin(home: Home) -> None:
    """A finished game and one in play, of Ann and Ben; Ann has settled something before, and changes it."""
    assert await home.dealt(ANN, BEN, options={"goal": "1"}) == OVER
    await play_out(home, OVER, ANN, BEN)
    assert await home.dealt(ANN, BEN) == OPEN
    await home.store.outbox.keep_post(OPEN, "table", Post(CHANNEL, 999, 1))
    await home.coordinator.profiles.update(ANN, reminders=False)


async def fill(home: Home, count: int) -> None:
    """So many more of each: finished games of the same people, games in play of others, people."""

    def change(db: Connection) -> None:
        copied(db, OVER, count, others=False)
        copied(db, OPEN, count, others=True)
        standings_of_others(db, count)

    await SqliteDatabase.write(weighed(home), change)


async def weigh(home: Home) -> dict[str, int]:
    """The steps of every click."""
    steps: dict[str, int] = {}
    for what, click in CLICKS.items():
        weighed(home).steps = 0
        await click(home)
        steps[what] = weighed(home).steps
    return steps


@pytest.mark.parametrize(
    "stored", [MANY, pytest.param(A_LOT, marks=pytest.mark.long("twenty times as many tell a scan already"))]
)
async def test_a_click_costs_the_same_with_a_hundred_and_ten_thousand_games_stored(
    home: Home, stored: int
) -> None:
    await begin(home)
    await fill(home, FEW)
    few = await weigh(home)
    await fill(home, stored - FEW)

    many = await weigh(home)

    dearer = {what: (few[what], many[what]) for what in few if many[what] > 2 * few[what]}
    assert not dearer


async def test_no_click_reads_a_whole_table(home: Home) -> None:
    await begin(home)
    await fill(home, FEW)
    await weigh(home)
    asked = {
        query for query in weighed(home).asked if query.startswith(("SELECT", "\nSELECT", "UPDATE", "DELETE"))
    }

    def plans(db: Connection) -> dict[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for query in asked:
            for row in db.execute(f"EXPLAIN QUERY PLAN {query}"):
                words = str(row["detail"]).split()
                if words[0] == "SCAN" and words[1] in WHOLE_TABLES:
                    found[query].append(str(row["detail"]))
        return found

    assert not await SqliteDatabase.read(weighed(home), plans)


async def test_whoever_has_hundreds_of_tables_is_shown_some_at_a_time_and_finds_each(home: Home) -> None:
    await begin(home)

    def change(db: Connection) -> None:
        copied(db, OPEN, 300, others=False)

    await SqliteDatabase.write(weighed(home), change)
    reader = home.coordinator.reader

    pages = [await reader.tables_of(ANN, 50, skip) for skip in range(0, 350, 50)]

    assert [len(page) for page in pages] == [50] * 6 + [1]
    assert len({line.table_id for page in pages for line in page}) == 301
    assert len(await reader.tables_of(ANN)) == 100
    last = pages[-1][0].table_id
    assert (await reader.own_table(by(ANN), last)).table_id == last
    with pytest.raises(NoSuchTable):
        await reader.own_table(by(CLEO), last)


async def test_the_board_is_in_the_order_of_merit(home: Home) -> None:
    await begin(home)
    await fill(home, 30)

    board = await home.coordinator.records.leaderboard(GUILD, limit=100)

    assert {ANN, BEN} < {each.player for each in board}
    assert len(board) > FIRST
    points = [each.rating.points if each.rating else 0 for each in board]
    assert points == sorted(points, reverse=True)
    assert await home.coordinator.records.leaderboard(GUILD, limit=FIRST) == board[:FIRST]
