"""What outlives a table: statistics, ratings, and what a person may see and have forgotten."""

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.traces import encodings, remains
from bot.table.clock import Caretaker, Pace
from bot.table.outbox import Kind, Post
from bot.table.refusals import CannotWrite
from bot.table.results import Rating, SeatResult, Standing, newcomer, ranked, rated, standing
from bot.table.table import Phase
from tests.helpers.databases import connected, contents
from tests.helpers.home import ANN, BEN, CLEO, DAN, GUILD, NAMES, Home, by, manager
from tests.helpers.plays import play_out

Reopen = Callable[[], AbstractAsyncContextManager[Home]]

results = st.lists(
    st.tuples(st.none() | st.integers(1, 6), st.booleans()), min_size=1, max_size=6, unique_by=lambda r: r[0]
)


def names_person(text: str, player: int) -> bool:
    """True if a person's number stands in a text by itself: seeds of decks may hold its digits by luck."""
    return re.search(rf"(?<![0-9a-z.]){player}(?![0-9a-z.])", text) is not None


@given(results)
def test_only_people_are_rated_and_only_against_people(rows: list[tuple[int | None, bool]]) -> None:
    winner = next((seat for seat, (_, won) in enumerate(rows) if won), None)
    game = [
        SeatResult(seat, player, "ada", 1 if seat == winner else 2, None, {})
        for seat, (player, _) in enumerate(rows)
    ]
    people = {each.player for each in game if each.player is not None}
    human_won = any(each.won and each.player is not None for each in game)

    after = rated(game, {})

    assert set(after) == (people if len(people) >= 2 and human_won else set())
    for each in game:
        if each.player in after:
            assert (after[each.player].mu > newcomer().mu) == each.won
            assert after[each.player].games == 1


def test_sums_add_up_and_bests_are_the_best() -> None:
    game = [
        SeatResult(0, 1, "ada", 1 if won else 2, None, {"tiles": tiles, "best_rank": best})
        for won, tiles, best in ((True, 5, 6), (False, 2, 9), (False, 1, 3))
    ]

    summed = standing(1, game, None)

    assert (summed.games, summed.wins, summed.figures) == (3, 1, {"tiles": 8, "best_rank": 9})


def test_a_leaderboard_has_the_best_first_and_the_unrated_last() -> None:
    low, high = Rating(20, 5, 3), Rating(30, 5, 3)
    board = [Standing(1, 9, 9, {}, None), Standing(2, 1, 0, {}, low), Standing(3, 1, 1, {}, high)]

    assert [each.player for each in ranked(board)] == [3, 2, 1]
    assert newcomer().points == 1000


async def test_a_finished_game_is_counted_once_on_its_server(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1, options={"goal": "1"})
    await play_out(home, table_id, ANN, BEN)

    board = await home.coordinator.records.leaderboard(GUILD)

    finish = await home.coordinator.posts.final(table_id)
    assert {each.player for each in board} == {ANN, BEN}
    assert all(each.games == 1 for each in board)
    assert sum(each.wins for each in board) == sum(
        finish.report.occupants[s].human for s in finish.result.winners
    )
    assert await home.coordinator.records.leaderboard(GUILD + 1) == ()
    assert (await home.coordinator.records.stats(GUILD, CLEO)).games == 0


async def test_a_table_that_was_ended_counts_for_nobody(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.seats.end(manager(), table_id)

    assert await home.coordinator.records.leaderboard(GUILD) == ()


async def lived(home: Home) -> tuple[int, int, int]:
    """A life in the bot: a finished table, one in play, a lobby, and every setting."""
    over = await home.dealt(BEN, ANN, options={"goal": "1"})
    await play_out(home, over, ANN, BEN)
    playing = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    await home.does(playing, ANN, "whisper 1", "done")
    await home.coordinator.endings.propose(by(ANN), playing)
    table = await home.table(ANN, CLEO)
    await home.coordinator.profiles.update(ANN, language="fr", caretaker=Caretaker.WAIT)
    await home.coordinator.profiles.update(ANN, hours=(480, 1320), zone="Europe/Paris")
    await home.refuses(playing, ANN)
    await home.store.outbox.keep_post(playing, f"panel:{ANN}", Post(5, 6, 1))
    return over, playing, table.id


async def test_the_export_has_every_row_that_names_its_person(home: Home) -> None:
    await lived(home)

    told = await home.coordinator.records.export(ANN)

    assert json.loads(json.dumps(told)) == told
    with connected(home.path) as db:
        for table, part in {
            "people": "settings",
            "seats": "seats",
            "results": "results",
            "ratings": "ratings",
            "outbox": "letters",
            "proposals": "proposals",
            "agreements": "agreements",
        }.items():
            rows = db.execute(f"SELECT count(*) FROM {table} WHERE player = ?", (ANN,)).fetchone()[0]
            assert len(told[part]) == rows > 0, part
    assert len(told["messages"]) == 1
    assert {move["notation"] for move in told["moves"]} >= {"whisper 1", "done"}
    assert not names_person(json.dumps(told), BEN)


async def test_who_is_forgotten_is_nowhere_in_the_file(home: Home) -> None:
    over, playing, lobby = await lived(home)

    await home.coordinator.records.forget(ANN)
    await home.tell()
    await home.coordinator.scheduler.housekeeping()
    home.time += timedelta(days=15)
    await home.coordinator.scheduler.housekeeping()

    dumped = contents(home.path)
    assert not names_person(dumped, ANN)
    assert "Ann" not in dumped
    assert names_person(dumped, BEN)
    assert (await home.store.matches.load(playing)).occupants[0].player is None
    assert (await home.store.tables.load(lobby)).people == (CLEO,)
    assert (await home.store.tables.load(over)).occupants[1].role
    assert (await home.store.tables.load(playing)).phase is Phase.PLAYING


async def test_forgetting_takes_the_private_message_away_and_names_nobody(home: Home) -> None:
    _, playing, _ = await lived(home)
    await home.tell()

    await home.coordinator.records.forget(ANN)

    letters = await home.tell()
    taken = {"channel": 5, "message": 6}
    assert (Kind.RETIRE, taken) in [(each.kind, dict(each.facts)) for each in letters]
    assert not any(str(ANN) in each.destination for each in letters)
    assert not any("Ann" in str(dict(each.facts)) for each in letters)
    assert playing in {each.table_id for each in letters}


ZED = 1187654321098765432
"""An id such as Discord gives: long enough not to stand anywhere by chance."""


@pytest.fixture
def zed(monkeypatch: pytest.MonkeyPatch) -> int:
    """Somebody whose every trace would be found."""
    monkeypatch.setitem(NAMES, ZED, "Zedekiah")
    return ZED


def traces(folder: Path, *, of: int, name: str) -> list[str]:
    """The files in which somebody is found, as text or as a number in any way of writing it."""
    wanted = (*encodings(of), of.to_bytes(8, "little"), name.encode())
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path.name for path in files if any(each in path.read_bytes() for each in wanted)]


@pytest.mark.sqlite
@pytest.mark.parametrize("way", ["playing", "in flight"])
async def test_no_file_of_the_folder_names_who_was_forgotten(home: Home, zed: int, way: str) -> None:
    over = await home.dealt(BEN, zed, options={"goal": "1"})
    await play_out(home, over, BEN, zed)
    playing = await home.dealt(zed, BEN, pace=Pace.DAY)
    await home.table(zed, BEN)
    await home.coordinator.profiles.update(zed, language="fr")
    await home.tell()
    await home.store.outbox.keep_post(playing, f"panel:{zed}", Post(5, 6, 1))
    await home.does(playing, zed, "whisper 1", "done")
    under_way = [each for each in await home.store.outbox.due(home.time) if each.player == zed]
    assert "test.sqlite3-wal" in traces(home.path.parent, of=zed, name="Zedekiah")

    await home.coordinator.records.forget(zed)
    if way == "in flight":  # a private message that left before and arrives now
        for letter in under_way or await home.store.outbox.due(home.time):
            await home.store.outbox.done(letter, **{f"panel:{zed}": Post(5, 7, 1)})
        await home.coordinator.posts.sent.keep_post(playing, f"panel:{zed}", Post(5, 8, 1))
        await home.refuses(playing, zed)

    assert traces(home.path.parent, of=zed, name="Zedekiah") == []
    taken = {each.facts["message"] for each in await home.tell() if "message" in each.facts}
    assert taken == ({6, 7, 8} if way == "in flight" else {6})
    assert traces(home.path.parent, of=zed, name="Zedekiah") == []


@pytest.mark.sqlite
async def test_in_a_crowd_a_key_that_points_the_way_is_wiped_out_as_well(home: Home) -> None:
    """Deleted rows leave their keys where pages were split, whatever SQLite overwrites by itself."""
    crowd = [ZED + number * 37 % 200 * 10**12 for number in range(200)]
    for player in crowd:
        await home.coordinator.profiles.remember_locale(player, "fr")
    left = 0
    for player in crowd:
        await home.store.results.forget(player, (), home.time)
        await home.store.database.forget_traces(rewrite=False)
        if remains(home.path, player):
            left += 1
            await home.store.results.wipe(player)
            assert traces(home.path.parent, of=player, name="Zedekiah") == []
    assert left


@pytest.mark.sqlite
@pytest.mark.expected_errors("traces are left, .*CannotWrite: (database or disk is full|DiskFull)")
async def test_what_cannot_be_wiped_out_at_once_is_wiped_out_later(
    home: Home, zed: int, path: Path, reopened: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    await home.coordinator.profiles.update(zed, language="fr")
    with monkeypatch.context() as context:
        context.setattr(home.store.database, "forget_traces", full_disk)
        await home.coordinator.records.forget(zed)
    await home.close()

    async with reopened() as again:
        await again.store.results.wipe_traces()
        assert traces(path.parent, of=zed, name="Zedekiah") == []
        with connected(path) as db:
            assert db.execute("SELECT * FROM traces").fetchall() == []


async def full_disk(**_: bool) -> bool:
    raise CannotWrite("database or disk is full")


async def test_forgetting_a_stranger_changes_nothing(home: Home) -> None:
    await lived(home)
    before = contents(home.path)

    await home.coordinator.records.forget(DAN)

    assert contents(home.path) == before
    assert all(
        not rows for part, rows in (await home.coordinator.records.export(DAN)).items() if part != "player"
    )


@pytest.mark.parametrize("count", [1, 3])
async def test_who_sits_down_while_being_forgotten_leaves_no_seat_of_nobody(home: Home, count: int) -> None:
    for _ in range(20):
        lobbies = [await home.table(BEN) for _ in range(count)]
        await asyncio.gather(
            home.coordinator.records.forget(ANN),
            *(home.coordinator.lobbies.join(by(ANN), table.id, "Ann") for table in lobbies),
        )
        for table in lobbies:
            kept = await home.store.tables.load(table.id)
            assert all(each.player is not None or each.level is not None for each in kept.occupants)
            await home.coordinator.lobbies.cancel(by(BEN), table.id)
    await home.coordinator.records.forget(ANN)
    stored = await home.coordinator.records.export(ANN)
    assert all(not rows for part, rows in stored.items() if part != "player")
