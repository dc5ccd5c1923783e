"""What outlives a table: statistics, ratings, and what a person may see and have forgotten."""

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.clock import Caretaker, Pace
from bot.table.lobby import Phase
from bot.table.outbox import Kind, Post
from bot.table.results import Rating, SeatResult, Standing, newcomer, ranked, rated, standing
from tests.helpers.home import ANN, BEN, CLEO, DAN, GUILD, Home, by
from tests.helpers.plays import play_out

results = st.lists(
    st.tuples(st.none() | st.integers(1, 6), st.booleans()), min_size=1, max_size=6, unique_by=lambda r: r[0]
)


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
    table = await home.dealt(ANN, BEN, computers=1, options={"goal": "1"})
    await play_out(home, table, ANN, BEN)

    board = await home.coordinator.records.leaderboard(GUILD)

    finish = await home.coordinator.posts.final(table)
    assert {each.player for each in board} == {ANN, BEN}
    assert all(each.games == 1 for each in board)
    assert sum(each.wins for each in board) == sum(
        finish.report.occupants[s].human for s in finish.result.winners
    )
    assert await home.coordinator.records.leaderboard(GUILD + 1) == ()
    assert (await home.coordinator.records.stats(GUILD, CLEO)).games == 0


async def test_a_table_that_was_ended_counts_for_nobody(home: Home) -> None:
    table = await home.dealt(ANN, BEN)
    await home.coordinator.seats.end(by(ANN), table)

    assert await home.coordinator.records.leaderboard(GUILD) == ()


async def lived(home: Home) -> tuple[int, int, int]:
    """A life in the bot: a finished table, one in play, a lobby, and every setting."""
    over = await home.dealt(BEN, ANN, options={"goal": "1"})
    await play_out(home, over, ANN, BEN)
    playing = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    await home.does(playing, ANN, "whisper 1", "done")
    lobby = await home.lobby(ANN, CLEO)
    await home.coordinator.profiles.update(ANN, language="fr", caretaker=Caretaker.WAIT)
    await home.coordinator.profiles.update(ANN, hours=(480, 1320), zone="Europe/Paris")
    await home.refuses(playing, ANN)
    await home.store.outbox.keep_post(playing, f"panel:{ANN}", Post(5, 6, 1))
    return over, playing, lobby.id


async def test_the_export_has_every_row_that_names_its_person(home: Home) -> None:
    await lived(home)

    told = await home.coordinator.records.export(ANN)

    assert json.loads(json.dumps(told)) == told
    with closing(sqlite3.connect(home.path)) as db:
        db.row_factory = sqlite3.Row
        for table, part in {
            "people": "settings",
            "seats": "seats",
            "results": "results",
            "ratings": "ratings",
            "outbox": "letters",
        }.items():
            rows = db.execute(f"SELECT count(*) FROM {table} WHERE player = ?", (ANN,)).fetchone()[0]
            assert len(told[part]) == rows > 0, part
    assert len(told["messages"]) == 1
    assert {move["notation"] for move in told["moves"]} >= {"whisper 1", "done"}
    assert str(BEN) not in json.dumps(told)


async def test_who_is_forgotten_is_nowhere_in_the_file(home: Home) -> None:
    over, playing, lobby = await lived(home)

    await home.coordinator.records.forget(ANN)
    await home.tell()
    await home.coordinator.scheduler.housekeeping()
    home.time += timedelta(days=15)
    await home.coordinator.scheduler.housekeeping()

    dumped = contents(home.path)
    assert str(ANN) not in dumped
    assert "Ann" not in dumped
    assert str(BEN) in dumped
    assert (await home.store.matches.load(playing)).occupants[0].player is None
    assert (await home.store.tables.lobby(lobby)).people == (CLEO,)
    assert (await home.store.tables.lobby(over)).occupants[1].role
    assert (await home.store.tables.lobby(playing)).phase is Phase.PLAYING


async def test_forgetting_takes_the_private_message_away_and_names_nobody(home: Home) -> None:
    _, playing, _ = await lived(home)
    await home.tell()

    await home.coordinator.records.forget(ANN)

    letters = await home.tell()
    assert (Kind.RETIRE, ANN) in {(each.kind, each.player) for each in letters}
    assert not any("Ann" in str(dict(each.facts)) for each in letters)
    assert playing in {each.table_id for each in letters}


async def test_forgetting_a_stranger_changes_nothing(home: Home) -> None:
    await lived(home)
    before = contents(home.path)

    await home.coordinator.records.forget(DAN)

    assert contents(home.path) == before
    assert all(
        not rows for part, rows in (await home.coordinator.records.export(DAN)).items() if part != "player"
    )


def contents(path: Path) -> str:
    """Every row of every table, as text."""
    with closing(sqlite3.connect(path)) as db:
        return "\n".join(db.iterdump())


@pytest.mark.parametrize("count", [1, 3])
async def test_who_sits_down_while_being_forgotten_leaves_no_seat_of_nobody(home: Home, count: int) -> None:
    for _ in range(20):
        lobbies = [await home.lobby(BEN) for _ in range(count)]
        await asyncio.gather(
            home.coordinator.records.forget(ANN),
            *(home.coordinator.lobbies.join(by(ANN), lobby.id, "Ann") for lobby in lobbies),
        )
        for lobby in lobbies:
            kept = await home.store.tables.lobby(lobby.id)
            assert all(each.player is not None or each.level is not None for each in kept.occupants)
            await home.coordinator.lobbies.cancel(by(BEN), lobby.id)
    await home.coordinator.records.forget(ANN)
    stored = await home.coordinator.records.export(ANN)
    assert all(not rows for part, rows in stored.items() if part != "player")
