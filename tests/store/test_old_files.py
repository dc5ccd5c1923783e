"""Files of older versions open, and their games go on."""

import json
import lzma
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.store import schema
from bot.store.database import Connection, marks
from bot.store.results import write_results
from bot.store.traces import remains
from bot.table.clock import Caretaker, Pace, Waking
from bot.table.match import Match
from bot.table.notices import announcement
from bot.table.profile import Person
from bot.table.refusals import StaleClick
from bot.table.results import SeatResult
from bot.table.table import Phase
from tests.helpers.home import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    GUILD,
    PUBLIC,
    START,
    Home,
    by,
    faults,
    manager,
)

pytestmark = pytest.mark.sqlite

# Made by schema step 3: a lobby, a cancelled one, a turn in the making, a tie that not all have
# answered, a game won, a table where somebody left, and one that was ended.
OLD = Path(__file__).parent / "data" / "step-3.sqlite3"
LOBBY, CANCELLED, COMPOSING, TIE, OVER, LEFT, CLOSED = range(1, 8)


@contextmanager
def of_step(step: int, path: Path) -> Iterator[Connection]:
    """A new file as that schema step made it, to write in."""
    schema.upgrade(path, schema.STEPS[:step])
    with closing(sqlite3.connect(path)) as db:
        yield db
        db.commit()


def a_table(db: Connection, number: int, phase: str, game: str) -> None:
    """Ann's, as every step so far keeps it."""
    row = (number, phase, game, ANN, GUILD, CHANNEL, "en", "none", 0, "{}", 0.0, 0.0)
    db.execute(
        "INSERT INTO tables (id, phase, game, host, guild_id, channel_id, language, pace, talk, options,"
        f" opened_at, touched_at) VALUES ({marks(row)})",
        row,
    )


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    path = tmp_path / "old.sqlite3"
    shutil.copy(OLD, path)
    home = Home(path, games())
    yield home
    await home.close()


async def test_every_table_is_where_it_was(home: Home) -> None:
    phases = [(await home.store.tables.load(table_id)).phase for table_id in range(LOBBY, CLOSED + 1)]

    assert faults(home.path, games()) == ()
    assert phases == [
        Phase.LOBBY,
        Phase.CANCELLED,
        Phase.PLAYING,
        Phase.PLAYING,
        Phase.OVER,
        Phase.PLAYING,
        Phase.CLOSED,
    ]
    assert all(o.role for o in (await home.store.tables.load(LOBBY)).occupants)


async def test_every_moment_of_every_game_can_still_be_read(home: Home) -> None:
    for table_id in (COMPOSING, TIE, OVER, LEFT, CLOSED):
        newest = await home.store.matches.load(table_id)
        for version in range(1, newest.version + 1):
            assert (await home.store.matches.load(table_id, version)).version == version
        lines = await home.store.history.log(table_id, 0, newest.version)
        assert [line.version for line in lines] == sorted({line.version for line in lines})


async def test_a_turn_in_the_making_goes_on_and_is_told_whole(home: Home) -> None:
    match = await home.store.matches.load(COMPOSING)
    (kept,) = match.pending
    seat = next(iter(home.games[match.game].engine.awaited(match.position)))
    assert kept.seat == seat
    player = match.occupants[seat].player
    assert player is not None

    panel = await home.coordinator.reader.panel(by(player), COMPOSING)
    with pytest.raises(StaleClick):
        await home.coordinator.play.act(by(player), COMPOSING, panel.question - 1, "recruit")
    after = await finish_turn(home, match, player)

    log = await home.store.history.log(COMPOSING, 0, after.version)
    told = [event for line in log for event in line.events]
    assert all(event in told for event in kept.events)


async def finish_turn(home: Home, match: Match, player: int) -> Match:
    while match.pending:
        panel = await home.coordinator.reader.panel(by(player), match.id)
        await home.coordinator.play.act(
            by(player), match.id, panel.question, str(panel.view.offers[-1].action)
        )
        match = await home.store.matches.load(match.id)
    return match


async def test_a_lobby_is_sealed_at_the_start_and_a_game_that_ends_tells_no_seal(home: Home) -> None:
    await home.coordinator.start()
    assert await home.store.seals.number(LOBBY) == 1
    assert [await home.store.seals.number(table_id) for table_id in (COMPOSING, TIE, OVER)] == [0, 0, 0]
    await home.coordinator.seats.end(manager(), COMPOSING)
    for table_id in (COMPOSING, OVER, CANCELLED):
        assert await home.store.seals.unsealed(table_id) is None
    await home.coordinator.stop()


async def test_a_tie_half_answered_is_answered_by_the_others(home: Home) -> None:
    people = (ANN, BEN, CLEO, DAN)
    panels = [await home.coordinator.reader.panel(by(player), TIE) for player in people]
    waiting = [panel for panel in panels if panel.asked]
    assert waiting

    for panel in waiting:
        await home.coordinator.play.act(
            by(panel.player), TIE, panel.question, str(panel.view.offers[0].action)
        )

    match = await home.store.matches.load(TIE)
    assert match.published_version == match.version


async def test_results_settings_and_clocks_are_kept(home: Home) -> None:
    board = await home.coordinator.records.leaderboard(GUILD)
    assert {each.player: each.games for each in board} == {ANN: 1, BEN: 1}
    assert sum(each.wins for each in board) == 1
    assert all("tiles" in each.figures for each in board)
    final = await home.coordinator.posts.final(OVER)
    assert final.result.winners

    ann, ben = await home.coordinator.profiles.get(ANN), await home.coordinator.profiles.get(BEN)
    assert (ann.language, ann.caretaker, ben.discord_language) == ("fr", Caretaker.MINIMUM, "fr")
    assert (await home.coordinator.profiles.server(GUILD)).pace is Pace.TWO_DAYS
    assert (await home.coordinator.reader.show(PUBLIC, TIE)).deadline is not None


async def test_letters_that_waited_are_still_carried(home: Home) -> None:
    home.time += timedelta(days=1)

    letters = await home.tell()

    assert {letter.table_id for letter in letters} == set(range(LOBBY, CLOSED + 1))
    assert not any("boss" in letter.facts for letter in letters)


def test_the_file_of_before_is_kept_beside(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    shutil.copy(OLD, path)
    Home(path, games())

    with closing(sqlite3.connect(path.with_name("old.sqlite3.step-3"))) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (3,)


async def test_people_of_a_file_from_before_pictures_could_be_chosen_keep_their_settings(
    tmp_path: Path,
) -> None:
    path = tmp_path / "db"
    with of_step(10, path) as db:
        db.execute(
            "INSERT INTO people VALUES (?, 'fr', 0, 1, 'wait', 0, 'Europe/Paris', 480, 1320, '[]', 'en')",
            (ANN,),
        )

    home = Home(path, games())
    ann = await home.coordinator.profiles.get(ANN)
    changed = await home.coordinator.profiles.update(ANN, pocket=True, text_first=True, asks_end=False)
    told = await home.coordinator.records.export(ANN)
    await home.close()

    assert ann == Person(
        ANN,
        language="fr",
        discord_language="en",
        dms=False,
        dms_closed=True,
        caretaker=Caretaker.WAIT,
        reminders=False,
        zone="Europe/Paris",
        waking=Waking("Europe/Paris", 480, 1320),
    )
    assert changed == replace(ann, pocket=True, text_first=True, asks_end=False)
    kept = {"pocket": 1, "text_first": 1, "asks_end": 0}
    assert kept.items() <= told["settings"][0].items()


async def test_games_finished_before_stories_were_counted_are_in_no_average_and_later_ones_are(
    tmp_path: Path,
) -> None:
    path = tmp_path / "db"
    with of_step(19, path) as db:
        a_table(db, 1, "over", "whispers")
        db.execute(
            "INSERT INTO results (table_id, seat, guild_id, game, player, role, figures, finished_at, rank)"
            " VALUES (1, 0, ?, 'whispers', ?, '', '{\"whispered\": 9}', 0, 1)",
            (GUILD, ANN),
        )
        db.execute(
            "INSERT INTO standings VALUES (?, 'whispers', ?, 1, 1, '{\"whispered\": 9}', NULL)", (GUILD, ANN)
        )

    home = Home(path, games(hidden=True))
    before = await home.coordinator.records.stats(GUILD, ANN, "whispers")
    home.time += timedelta(days=1)
    awaited = await home.coordinator.story_statistics.step()
    result = SeatResult(0, ANN, "", 2, None, {"whispered": 4}, story=True)
    await home.store.database.write(lambda db: db.execute("DELETE FROM results"))
    await home.store.database.write(lambda db: write_results(db, 1, "whispers", [result], START.timestamp()))
    await home.store.results.tell_story(1, [{"luck": 40}])
    after = await home.coordinator.records.stats(GUILD, ANN, "whispers")
    await home.close()

    assert (before.games, before.wins, before.figures) == (1, 1, {"whispered": 9})
    assert (before.stories, before.story) == (0, {})
    assert not awaited
    assert (after.games, after.wins, after.figures) == (2, 1, {"whispered": 13})
    assert (after.stories, after.story) == (1, {"luck": 40})


async def test_in_a_file_from_before_lessons_everybody_begins_with_the_first(
    tmp_path: Path,
) -> None:
    path = tmp_path / "db"
    with of_step(20, path) as db:
        db.execute("INSERT INTO told_once VALUES (?, 'zone')", (ANN,))

    home = Home(path, games())
    learning, records = home.coordinator.learning, home.coordinator.records
    before = await learning.left(ANN)
    await learning.keep(ANN, "gangster", "drive")
    after, kept = await learning.left(ANN), await records.export(ANN)
    await records.forget(ANN)
    forgotten = await learning.left(ANN)
    await home.close()

    assert before == forgotten == ("chicago-poker", "goal")
    assert after == ("gangster", "drive")
    assert [each["step"] for each in kept["lessons"]] == ["drive"]
    assert kept["told_once"] == [{"key": "zone"}]


async def test_a_file_from_before_there_was_a_coach_has_none_where_the_cards_were_dealt(
    tmp_path: Path,
) -> None:
    path = tmp_path / "db"
    with of_step(24, path) as db:
        for number, phase in enumerate(("lobby", "playing", "over"), start=1):
            a_table(db, number, phase, "chicago-poker")
            db.execute(
                "INSERT INTO seats (table_id, seat, player, name, role) VALUES (?, 0, ?, 'Ann', 'capone')",
                (number, ANN),
            )

    home = Home(path, games())
    tables = [await home.store.tables.load(number) for number in (1, 2, 3)]
    changed = await home.coordinator.lobbies.set_option(by(ANN), 1, "coach", "off")
    kept = await home.store.tables.load(1)
    await home.close()

    assert [table.coach for table in tables] == ["auto", "auto", "auto"]
    assert [table.coached for table in tables] == [True, False, False]
    assert changed == kept
    assert not kept.coached


# Made by schema step 16, its positions all whole: each game once over (Whispers twice) and once in play, one
# conceded, one closed.
STEP_16 = Path(__file__).parent / "data" / "step-16.sqlite3.xz"
TABLES = range(1, 13)


@pytest.mark.long("each moment of new games is compared before and after by day")
@pytest.mark.parametrize(
    "apart",
    [31, pytest.param(1, marks=pytest.mark.long("packing compares each moment already, by its digest"))],
)
async def test_every_moment_of_a_file_is_the_same_when_its_games_are_packed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, apart: int
) -> None:
    caplog.set_level("INFO")
    path = tmp_path / "old.sqlite3"
    path.write_bytes(lzma.decompress(STEP_16.read_bytes()))
    home = Home(path, games(hidden=True))
    before = [await moments(home, table_id, apart) for table_id in TABLES]
    over = [await home.coordinator.posts.final(table_id) for table_id in (1, 3, 5, 7, 9)]
    told = await home.coordinator.records.export(ANN)
    home.time += timedelta(days=3650)

    while await home.coordinator.archive.step():
        pass

    assert [await moments(home, table_id, apart) for table_id in TABLES] == before
    assert [await home.coordinator.posts.final(table_id) for table_id in (1, 3, 5, 7, 9)] == over
    after = await home.coordinator.records.export(ANN)
    assert sorted(map(deed, after["moves"])) == sorted(map(deed, told["moves"]))
    packs = await home.store.records.packs()
    assert (packs.packed, packs.waiting, packs.unreadable, packs.not_reproduced) == (8, 0, 0, 0)
    assert faults(path, games(hidden=True)) == ()
    (said,) = [vars(record) for record in caplog.records if record.message == "finished games are packed"]
    assert said["games"] == 8
    assert said["digest_before"] == said["digest_after"]

    for table_id in (2, 4, 6, 8):
        assert (await home.store.tables.load(table_id)).phase is Phase.PLAYING
        match = await home.store.matches.load(table_id)
        await home.coordinator.scheduler.run_due()
        panels = [await home.coordinator.reader.panel(by(player), table_id) for player in (ANN, BEN)]
        asked = next(panel for panel in panels if panel.asked)
        line = str(home.games[match.game].engine.least(asked.view))
        after_it = await home.coordinator.play.act(by(asked.player), table_id, asked.question, line)
        assert after_it.version > match.version
    await home.close()


async def moments(home: Home, table_id: int, apart: int) -> list[Any]:
    """All that a table shows, from its end back in steps of so many versions."""
    newest = (await home.store.matches.load(table_id)).version
    matches = [await home.store.matches.load(table_id, version) for version in range(newest, 0, -apart)]
    lines = await home.store.history.log(table_id, 0, newest)
    return [matches, [replace(line, at=line.at.replace(microsecond=0)) for line in lines]]


def deed(move: dict[str, Any]) -> tuple[Any, ...]:
    return move["table"], move["version"], int(move["at"]), move["notation"]


def _asked(query: str, db: Connection) -> object:
    return db.execute(query)


async def test_nobody_is_in_a_packed_game_and_who_is_forgotten_is_out_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    path.write_bytes(lzma.decompress(STEP_16.read_bytes()))
    home = Home(path, games(hidden=True))
    ann = 900_000_000_000_000_101  # as long as Discord's: found by chance in no file
    known = (("seats", "player"), ("results", "player"), ("tables", "host"), ("standings", "player"))
    for place, column in (*known, ("ratings", "player")):
        query = f"UPDATE {place} SET {column} = {ann} WHERE {column} = {ANN}"
        await home.store.database.write(partial(_asked, query))
    home.time += timedelta(days=3650)
    while await home.coordinator.archive.step():
        pass

    await home.coordinator.records.forget(ann)

    assert not remains(path, ann)
    with closing(sqlite3.connect(path)) as db:
        for (packed,) in db.execute("SELECT packed FROM records"):
            kept = lzma.decompress(packed)
            assert not any(trace in kept for trace in (b"Ann", b"Ben", str(ann).encode()))
    assert {each.player for each in (await home.store.tables.load(1)).occupants} == {None, BEN}
    assert (await home.coordinator.posts.final(1)).result.winners
    await home.close()


async def test_servers_and_lobbies_of_before_announce_nothing_and_their_games_go_on(tmp_path: Path) -> None:
    path = tmp_path / "db"
    with of_step(20, path) as db:
        db.execute(
            "INSERT INTO servers (guild_id, language, pace, channels) VALUES (?, 'fr', '48h', '[]')", (GUILD,)
        )
        a_table(db, 1, "lobby", "whispers")
        db.execute(
            "INSERT INTO moves (table_id, version, at, notation, state, published, questions, told, pending)"
            " VALUES (1, 1, 0, 'deal', x'7b7d', 1, '[]', 1, '[]')"
        )

    home = Home(path, games(hidden=True))
    server = await home.coordinator.profiles.server(GUILD)
    draft = announcement(CHANNEL, None)
    new = [await home.store.tables.announce(1, draft, START) for _ in range(2)]
    await home.close()

    assert (server.pace, server.announces_in, server.rings) == (Pace.TWO_DAYS, None, None)
    assert new == [True, False]
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT round FROM moves").fetchall() == [("[]",)]


async def test_a_file_of_step_20_takes_plans_and_a_seat_that_passes_to_another_takes_them_away(
    tmp_path: Path,
) -> None:
    path = tmp_path / "db"
    with of_step(20, path) as db:
        a_table(db, 1, "playing", "whispers")
        for seat, player in enumerate((ANN, BEN, CLEO)):
            row = (1, seat, player, "", "", "{}")
            db.execute(
                "INSERT INTO seats (table_id, seat, player, name, role, choices) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )

    schema.upgrade(path)

    with closing(sqlite3.connect(path)) as db:
        for seat, player in enumerate((ANN, BEN, CLEO)):
            plan = (1, seat, player, 1, "[]", "{}", 1, 0, "")
            db.execute(
                "INSERT INTO plans (table_id, seat, player, version, lines, facts, ready, begun, why)"
                f" VALUES ({marks(plan)})",
                plan,
            )
            db.execute(
                "INSERT INTO answers (table_id, seat, player, answer) VALUES (1, ?, ?, 'highest')",
                (seat, player),
            )

        def left() -> tuple[list[int], list[int]]:
            plans, answers = ([row[0] for row in db.execute(f"SELECT seat FROM {of}")] for of in KEPT)
            return plans, answers

        db.execute("UPDATE seats SET asked_at = 1")
        assert left() == ([0, 1, 2], [0, 1, 2])
        db.execute("UPDATE seats SET level = 'regular' WHERE seat = 0")
        assert left() == ([1, 2], [1, 2])
        db.execute("UPDATE seats SET missed_turns = 1 WHERE seat = 1")
        assert left() == ([2], [1, 2])
        db.execute("UPDATE tables SET phase = 'closed'")
        assert left() == ([], [])


KEPT = ("plans", "answers")


async def test_computers_at_tables_of_before_step_26_go_on_without_temperaments(tmp_path: Path) -> None:
    path = tmp_path / "db"
    with of_step(25, path) as db:
        for number, game in enumerate(("chicago-poker", "whispers"), 1):
            a_table(db, number, "playing", game)
            db.execute("UPDATE tables SET options = ? WHERE id = ?", ('{"length": "short"}', number))

    schema.upgrade(path)

    with closing(sqlite3.connect(path)) as db:
        kept = [json.loads(row[0]) for row in db.execute("SELECT options FROM tables ORDER BY id")]
    assert kept == [{"length": "short", "temperaments": "off"}, {"length": "short"}]
