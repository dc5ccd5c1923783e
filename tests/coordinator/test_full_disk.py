"""A disk that is full: nothing is told twice, nothing acknowledged is lost, and then all goes on."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import TypeVar

import pytest

from bot.store.database import Conflict, Connection, Query
from bot.table.outbox import Letter, Post
from bot.table.refusals import CannotWrite, StaleClick
from tests.helpers.databases import BrokenRule, Database, disk_full
from tests.helpers.home import ANN, BEN, Home

T = TypeVar("T")


class Full(Database):
    """A database whose disk can be full."""

    full = False

    async def write(self, change: Query[T]) -> T:
        def refused(db: Connection) -> T:
            change(db)
            raise disk_full()

        return await super().write(refused if self.full else change)


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, database=Full)
    yield home
    await home.close()


def disk(home: Home) -> Full:
    assert isinstance(home.store.database, Full)
    return home.store.database


async def told(home: Home) -> list[Letter]:
    """One round of a courier that sends whatever is due."""
    letters = list(await home.coordinator.posts.due())
    for letter in letters:
        await home.coordinator.posts.done(letter, table=Post(70, letter.id, letter.version))
    return letters


async def test_an_action_that_cannot_be_saved_changes_nothing_and_says_so(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    before = await home.store.matches.load(table_id)
    disk(home).full = True

    with pytest.raises(CannotWrite):
        await home.does(table_id, ANN, "whisper 1")

    assert await home.store.matches.load(table_id) == before
    disk(home).full = False
    await home.does(table_id, ANN, "whisper 1")


class Broken(Database):
    """A database in which another constraint than that of a move's version fails."""

    broken_by = ""

    async def write(self, change: Query[T]) -> T:
        def refused(db: Connection) -> T:
            change(db)
            db.execute(self.broken_by)
            raise AssertionError("no rule is broken by it")

        return await super().write(refused if self.broken_by else change)


@pytest.mark.parametrize(
    ("statement", "meant"),
    [
        ("INSERT INTO moves SELECT * FROM moves", StaleClick),
        ("INSERT INTO seals SELECT * FROM seals", Conflict),
        ("UPDATE seats SET name = NULL", BrokenRule),
        ("INSERT INTO agreements (table_id, player) VALUES (99, 1)", BrokenRule),
    ],
)
async def test_only_a_version_that_is_there_already_is_a_stale_click(
    path: Path, statement: str, meant: type[Exception]
) -> None:
    home = Home(path, database=Broken)
    table_id = await home.dealt(ANN, BEN)
    assert isinstance(home.store.database, Broken)
    home.store.database.broken_by = statement

    with pytest.raises(meant):
        await home.does(table_id, ANN, "whisper 1")

    await home.close()


@pytest.mark.expected_errors("told, but not written down .*CannotWrite: (database or disk is full|DiskFull)")
async def test_what_was_told_and_not_written_down_is_not_told_again(home: Home) -> None:
    await home.dealt(ANN, BEN)
    disk(home).full = True

    first = await told(home)
    rest = [letter for _ in range(50) for letter in await told(home)]

    ids = [letter.id for letter in (*first, *rest)]
    assert ids
    assert len(ids) == len(set(ids))
    assert (await home.coordinator.posts.next_due() or home.time) > home.time + timedelta(seconds=1)


@pytest.mark.expected_errors("told, but not written down .*CannotWrite: (database or disk is full|DiskFull)")
async def test_when_there_is_room_again_it_is_written_down_and_the_rest_is_told_once(home: Home) -> None:
    await home.dealt(ANN, BEN)
    disk(home).full = True
    ids = [letter.id for letter in await told(home)]

    disk(home).full = False
    while letters := await told(home):
        ids += [letter.id for letter in letters]

    assert len(ids) == len(set(ids))
    assert await home.store.outbox.due(home.time + timedelta(days=9)) == ()


async def test_a_letter_whose_retry_cannot_be_written_waits_all_the_same(home: Home) -> None:
    await home.dealt(ANN, BEN)
    disk(home).full = True
    tried = 0
    for _ in range(100):
        for letter in await home.coordinator.posts.due():
            tried += 1
            await home.coordinator.posts.retry(letter, timedelta(seconds=1), "transient")

    places = {letter.destination for letter in await home.store.outbox.due(home.time)}
    assert tried == len(places)
    home.time += timedelta(seconds=11)
    assert len(await home.coordinator.posts.due()) == len(places)


async def test_what_cannot_be_written_down_is_tried_later_and_later(home: Home) -> None:
    await home.dealt(ANN, BEN)
    disk(home).full = True
    tried, began = list[timedelta](), home.time
    while home.time < began + timedelta(hours=1):
        for letter in (await home.coordinator.posts.due())[:1]:
            tried.append(home.time - began)
            await home.coordinator.posts.retry(letter, timedelta(seconds=1), "transient")
        home.time += timedelta(seconds=5)

    disk(home).full = False
    home.time += timedelta(minutes=5)
    places = {letter.destination for letter in await home.store.outbox.due(home.time)}
    assert len(tried) <= len(places) * 18
    assert len(await home.coordinator.posts.due()) == len(places), "with room again all go within minutes"
