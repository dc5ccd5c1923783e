"""Lobbies that were never dealt leave no message or one line, and after 30 days no row."""

import re
from datetime import timedelta

import pytest

from bot.store.tables import ABOUT_TABLES
from bot.table.match import TableId
from bot.table.notices import Notice
from bot.table.outbox import Kind, Letter, Post, seal_post
from bot.table.refusals import NoSuchTable
from bot.table.table import Phase
from tests.helpers.databases import connected
from tests.helpers.home import ANN, BEN, CHANNEL, Home, Open, by, manager

DAY = timedelta(days=1)


def deleted(letters: list[Letter]) -> set[int]:
    return {int(each.facts["message"]) for each in letters if each.kind is Kind.RETIRE}


async def posted(home: Home, table_id: TableId) -> None:
    """Keep posts of a table's messages under numbers: 1 the lobby's, 2 the seal's, 3 the announcement."""
    await home.tell()
    for number, what in enumerate(("lobby", seal_post(1), "announcement"), 1):
        await home.store.outbox.keep_post(table_id, what, Post(CHANNEL, number))


@pytest.mark.parametrize("how", ["leave", "cancel", "idle"])
async def test_a_lobby_in_which_nobody_but_its_host_ever_sat_takes_its_messages_along(
    home: Home, how: str
) -> None:
    table = await home.table(ANN, computers=1)
    await posted(home, table.id)
    await ends(home, table.id, how)
    told = await home.tell()
    assert deleted(told) == {1, 2, 3}
    assert not [each for each in told if each.kind is Kind.NOTICE]
    for number, what in enumerate(("lobby", seal_post(1), "announcement"), 7):  # they were on their way
        await home.store.outbox.keep_post(table.id, what, Post(CHANNEL, number))
    assert deleted(await home.tell()) == {7, 8, 9}


async def ends(home: Home, table_id: TableId, how: str) -> None:
    match how:
        case "leave":
            await home.coordinator.lobbies.leave(by(ANN), table_id)
        case "cancel":
            await home.coordinator.lobbies.cancel(manager(), table_id)
        case _:
            await home.pass_time(DAY, 8 * DAY)
    assert (await home.store.tables.load(table_id)).phase is Phase.CANCELLED


@pytest.mark.parametrize("stays", [True, False])
async def test_where_somebody_else_sat_the_lobby_s_message_stays_and_the_seal_goes(
    home: Home, stays: bool
) -> None:
    table = await home.table(ANN, BEN)
    await posted(home, table.id)
    if not stays:
        await home.coordinator.lobbies.leave(by(BEN), table.id)
    await home.coordinator.lobbies.cancel(by(ANN), table.id)
    told = await home.tell()
    assert deleted(told) == {2}
    assert Kind.LOBBY in [each.kind for each in told]
    assert (await home.store.lobby_told(table.id)).alone is False
    await home.store.outbox.keep_post(table.id, seal_post(1), Post(CHANNEL, 8))
    assert deleted(await home.tell()) == {8}


async def test_an_idle_lobby_of_several_says_why_it_closes(home: Home) -> None:
    await home.table(ANN, BEN)
    await home.pass_time(DAY, 8 * DAY)
    assert Notice.LOBBY_IDLE in [each.key for each in await home.tell()]


async def test_after_thirty_days_nothing_of_a_cancelled_lobby_is_left_and_its_number_is_not_given_again(
    reopened: Open,
) -> None:
    async with reopened() as home:
        old = await home.dealt(ANN, BEN)
        await home.coordinator.seats.end(manager(), old)
        again = await home.coordinator.seats.rematch(by(ANN), old, "Ann")
        await home.coordinator.lobbies.join(by(BEN), again.id, "Ben")
        await home.coordinator.cutting.start(by(ANN), again.id)
        await home.coordinator.cutting.cut(by(BEN), again.id, "deep")
        await home.coordinator.lobbies.cancel(by(ANN), again.id)
        kept = await home.table(ANN)
        await home.tell()
        home.time += 29 * DAY
        await home.coordinator.scheduler.housekeeping()
        assert (await home.store.tables.load(again.id)).phase is Phase.CANCELLED
        home.time += 2 * DAY
        await home.coordinator.scheduler.housekeeping()
        with pytest.raises(NoSuchTable):
            await home.store.tables.load(again.id)
        with connected(home.path) as db:
            for about in ABOUT_TABLES:
                query = f"SELECT count(*) FROM {about} WHERE table_id = ?"
                assert db.execute(query, (again.id,)).fetchone()[0] == 0, about
        assert (await home.store.tables.load(old)).phase is Phase.CLOSED
        assert (await home.store.tables.load(kept.id)).phase is Phase.LOBBY
        assert str(again.id) not in {
            str(each["table"])
            for part in ("seats", "hosted", "cuts")
            for each in (await home.coordinator.records.export(BEN))[part]
        }
        anew = await home.coordinator.seats.rematch(by(BEN), old, "Ben")
        assert anew.id > kept.id
    async with reopened() as home:
        assert home.store.rolled_back == ()
        assert home.store.given_away == ()


async def test_a_cancelled_lobby_of_which_something_waits_to_be_told_waits_too(home: Home) -> None:
    table = await home.table(ANN)
    await home.coordinator.lobbies.cancel(by(ANN), table.id)
    home.time += 31 * DAY
    await home.coordinator.scheduler.housekeeping()
    assert (await home.store.tables.load(table.id)).phase is Phase.CANCELLED
    await home.tell()
    await home.coordinator.scheduler.housekeeping()
    with pytest.raises(NoSuchTable):
        await home.store.tables.load(table.id)


@pytest.mark.sqlite
async def test_every_row_about_a_table_is_known(home: Home) -> None:
    with connected(home.path) as db:
        made = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
    about = {name for name, sql in made if re.search(r"table_id [A-Z ]*REFERENCES tables", sql or "")}
    assert about == set(ABOUT_TABLES)
