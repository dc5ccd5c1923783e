"""What the store promises: nothing told that was not saved, nothing lost, nothing told twice."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from bot.coordinator.context import Context
from bot.coordinator.recorder import Recorder
from bot.store import backup
from bot.store.database import Connection
from bot.store.schema import STEPS, DatabaseUnusable, upgrade
from bot.table.outbox import TO_TABLE, Draft, Kind, Letter, Post
from bot.table.profile import Person
from bot.table.refusals import StaleClick
from engine.record.model import Mover, MoverKind
from tests.helpers.databases import SERVER, Database, connected, contents
from tests.helpers.home import ANN, BEN, Courier, Home, by, faults
from tests.helpers.opaque import inside

T = TypeVar("T")
SCENARIO = ((ANN, "whisper 1"), (ANN, "done"), (BEN, "peek"), (BEN, "done"))


BETWEEN_WRITES = pytest.mark.long("more moments between two writes; by day the first, a middle and the last")


class Killed(BaseException):
    """The power went out."""


class Mortal(Database):
    """A database whose bot dies at the n-th write: before it, within it, or just after it."""

    def __init__(self, dies_at: int, moment: str, path: Path) -> None:
        super().__init__(path)
        self.left, self.moment = dies_at, moment

    async def write(self, change: Callable[[Connection], T]) -> T:
        self.left -= 1
        if self.left:
            return await super().write(change)
        if self.moment == "before":
            raise Killed
        if self.moment == "after":
            await super().write(change)
            raise Killed

        def cut_short(db: Connection) -> T:
            change(db)
            raise Killed

        return await super().write(cut_short)


@pytest.mark.parametrize(
    ("write", "moment"),
    [
        pytest.param(write, moment, marks=() if moment == "within" or write in (1, 6, 12) else BETWEEN_WRITES)
        for write in range(1, 13)
        for moment in ("before", "within", "after")
    ],
)
async def test_a_bot_that_dies_at_any_write_leaves_a_sound_table(path: Path, write: int, moment: str) -> None:
    home = Home(path, database=partial(Mortal, write, moment))
    acknowledged = await play_until_death(home)
    await home.store.close()

    assert_sound(path, acknowledged)
    after = Home(path)
    await finish_scenario(after)
    await after.store.close()


async def play_until_death(home: Home) -> int:
    """How many versions were acknowledged before the end."""
    version = 0
    try:
        table_id = await home.dealt(ANN, BEN)
        version = 1
        courier = Courier(home.store)
        for player, line in SCENARIO:
            version = (await home.coordinator.play.act(by(player), table_id, None, line)).version
            await courier.round(home.time)
    except Killed:
        pass
    return version


def assert_sound(path: Path, acknowledged: int) -> None:
    query = "SELECT version FROM moves WHERE table_id = ? ORDER BY version"
    with connected(path) as db:
        if not SERVER:
            assert tuple(db.execute("PRAGMA integrity_check").fetchone()) == ("ok",)
        for table, version in db.execute("SELECT id, version FROM tables").fetchall():
            versions = [row[0] for row in db.execute(query, (table,))]
            assert versions == list(range(1, version + 1))
            assert version >= acknowledged
            told = db.execute("SELECT max(version) FROM outbox WHERE table_id = ?", (table,)).fetchone()[0]
            assert (told or 0) <= version


async def finish_scenario(home: Home) -> None:
    """The next start goes on where the last one died, whatever that was."""
    lines = await home.coordinator.reader.tables_of(ANN)
    if not lines or lines[0].phase != "playing" or len(lines[0].names) < 2:
        return
    table_id = lines[0].table_id
    for player in (ANN, BEN):
        while (panel := await home.coordinator.reader.panel(by(player), table_id)).asked and inside(
            panel.view.table
        ).duel is False:
            await home.coordinator.play.act(by(player), table_id, panel.question, "done")
    assert inside((await home.store.matches.load(table_id)).position).answers is not None
    await home.tell()
    posts = [each for each in home.courier.told if each.kind is Kind.TABLE]
    assert posts
    assert await home.store.outbox.due(home.time) == ()


async def test_a_change_that_fails_half_way_has_not_happened(home: Home) -> None:
    await home.dealt(ANN, BEN)
    before = contents(home.path)

    def half(db: Connection) -> None:
        db.execute("DELETE FROM outbox")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await home.store.database.write(half)

    assert contents(home.path) == before
    await home.store.clocks.keep_seen(home.time)


async def test_nothing_is_told_that_was_not_saved(path: Path) -> None:
    """Every letter tells of a version that is in the file, from the first one on."""
    home = Home(path)
    table_id = await home.dealt(ANN, BEN)
    for player, line in SCENARIO:
        await home.coordinator.play.act(by(player), table_id, None, line)
        for letter in await home.store.outbox.due(home.time):
            with connected(path) as other:
                saved = other.execute("SELECT max(version) FROM moves").fetchone()[0]
            assert letter.version <= saved
            await home.store.outbox.done(letter)
    await home.store.close()


async def test_two_writers_cannot_write_one_version(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    rival = Home(home.path)
    seen = await rival.store.playing(table_id)
    await home.does(table_id, ANN, "whisper 1")
    played = seen.match.played(rival.games["whispers"].engine, 0, None, "done")
    recorder = Recorder(Context(rival.store, rival.games))

    with pytest.raises(StaleClick):
        await recorder.stepped(seen, played, 0, "done", Mover(MoverKind.PERSON), touched=True)

    assert inside((await home.store.matches.load(table_id)).position).whispers == (1, 0)
    await home.tell()
    assert home.courier.kinds(TO_TABLE) == [Kind.THREAD, Kind.TABLE]
    await rival.store.close()


async def test_letters_arrive_in_order_and_once_though_the_courier_stumbles(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    for number in range(5):
        word = Draft(Kind.NOTICE, TO_TABLE, key=f"word-{number}")
        await home.store.outbox.enqueue(table_id, 1, (word,), home.time)
    told = list[Letter]()
    stumbles = iter([True, False, True, True, False] + [False] * 50)
    for _ in range(200):
        for letter in await home.store.outbox.due(home.time):
            if next(stumbles):
                await home.store.outbox.retry(letter, home.time + timedelta(seconds=5), "503")
            else:
                told.append(letter)
                await home.store.outbox.done(letter)
        home.time += timedelta(seconds=1)

    assert [each.key for each in told if each.kind is Kind.NOTICE] == [f"word-{n}" for n in range(5)]
    assert len({each.nonce for each in told}) == len(told)
    assert all(len(each.nonce) <= 25 for each in told)


async def test_a_letter_that_waits_holds_up_its_own_place_only(home: Home) -> None:
    one, two = await home.dealt(ANN, BEN), await home.dealt(BEN, ANN)
    stuck = next(each for each in await home.store.outbox.due(home.time) if each.kind is Kind.THREAD)

    await home.store.outbox.retry(stuck, home.time + timedelta(hours=1), "429")

    due = await home.store.outbox.due(home.time)
    assert (one, TO_TABLE) not in {(each.table_id, each.destination) for each in due}
    assert (two, TO_TABLE) in {(each.table_id, each.destination) for each in due}
    assert await home.store.outbox.next_due(home.time) == home.time


async def test_a_letter_given_up_lets_the_next_one_go(home: Home) -> None:
    await home.dealt(ANN, BEN)
    stuck = next(each for each in await home.store.outbox.due(home.time) if each.kind is Kind.THREAD)

    await home.store.outbox.give_up(stuck, "50001")

    assert Kind.TABLE in {each.kind for each in await home.store.outbox.due(home.time)}


async def test_only_the_newest_panel_and_lobby_are_carried_but_every_post(home: Home) -> None:
    table = await home.table(ANN, BEN, computers=2)
    await home.start(table.id, ANN)
    await home.does(table.id, ANN, "done")
    await home.does(table.id, BEN, "done")

    await home.tell()

    kinds = home.courier.kinds()
    assert kinds.count(Kind.LOBBY) == 1
    assert kinds.count(Kind.TABLE) == 2  # that computers are next is no news
    assert home.courier.kinds(f"dm:{ANN}") == [Kind.RETIRE]


async def test_where_a_message_is_survives_a_restart(path: Path) -> None:
    home = Home(path)
    table_id = await home.dealt(ANN, BEN)
    letter = (await home.store.outbox.due(home.time))[0]
    await home.store.outbox.done(letter, lobby=Post(70, 900, 0))
    await home.store.outbox.keep_post(table_id, "table", Post(70, 901, 1))
    await home.store.close()

    again = Home(path)
    assert await again.store.outbox.post(table_id, "lobby") == Post(70, 900, 0)
    assert await again.store.outbox.post(table_id, "table") == Post(70, 901, 1)
    await again.store.outbox.forget_post(table_id, "table")
    assert await again.store.outbox.post(table_id, "table") is None
    await again.store.close()


@pytest.mark.sqlite
async def test_a_backup_taken_in_the_middle_of_play_is_a_whole_table(home: Home, tmp_path: Path) -> None:
    table_id = await home.dealt(ANN, BEN)
    copy = tmp_path / "copy.sqlite3"

    async def play() -> None:
        for _ in range(30):
            await home.does(table_id, ANN, "whisper 1")
            await home.coordinator.play.take_back(by(ANN), table_id, None)

    await asyncio.gather(play(), home.store.database.backup(copy))

    assert faults(copy) == ()
    restored = Home(copy)
    match = await restored.store.matches.load(table_id)
    assert (await home.store.matches.load(table_id, match.version)).position == match.position
    await restored.store.close()


@pytest.mark.sqlite
def test_an_older_file_is_upgraded_and_a_copy_kept_beside(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    upgrade(path, STEPS[:1])
    with closing(sqlite3.connect(path)) as db:
        db.execute(
            "INSERT INTO tables (phase, game, host, guild_id, channel_id, language, pace, talk, options,"
            " opened_at, touched_at) VALUES ('lobby', 'whispers', 1, 7, 70, 'en', '24h', 1, '{}', 0, 0)"
        )
        db.commit()

    copy = upgrade(path)

    assert copy is not None
    assert (steps_taken(copy), steps_taken(path)) == (1, len(STEPS))
    asyncio.run(lobby_is_there(path))
    assert upgrade(path) is None


async def lobby_is_there(path: Path) -> None:
    home = Home(path)
    assert (await home.store.tables.load(1)).host == 1
    await home.store.close()


async def test_what_a_persons_discord_speaks_outlives_a_restart_and_changes_nothing_else(home: Home) -> None:
    before = await home.coordinator.profiles.update(1, reminders=False)

    await home.coordinator.profiles.remember_locale(1, "fr")
    await home.coordinator.profiles.remember_locale(2, "fr")
    again = Home(home.path)

    assert await again.store.people.person(1) == replace(before, discord_language="fr")
    assert await again.store.people.person(2) == Person(2, discord_language="fr")
    await again.store.close()


@pytest.mark.sqlite
def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    upgrade(path, STEPS[:1])

    with pytest.raises(DatabaseUnusable):
        upgrade(path, (*STEPS, ("CREATE TABLE extra (x)", "this is no SQL")))

    assert steps_taken(path) == 1
    upgrade(path)


@pytest.mark.sqlite
def test_a_file_from_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    upgrade(path, (*STEPS, ("CREATE TABLE tomorrow (x)",)))

    with pytest.raises(DatabaseUnusable) as refused:
        upgrade(path)

    assert refused.value.key == "error-database-newer"
    assert steps_taken(path) == len(STEPS) + 1


@pytest.mark.sqlite
@pytest.mark.parametrize("content", [b"no database at all, only words" * 50])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)

    with pytest.raises(DatabaseUnusable):
        upgrade(path)

    assert path.read_bytes() == content


@pytest.mark.sqlite
def test_somebody_else_s_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "theirs.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (cake)")

    with pytest.raises(DatabaseUnusable) as refused:
        upgrade(path)

    assert refused.value.key == "error-database-foreign"


def steps_taken(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


VICTIM = """
import asyncio, sys
from pathlib import Path
from tests.helpers.home import ANN, Home, by

async def play():
    home = Home(Path(sys.argv[1]))
    table = await home.dealt(ANN, computers=1, options={"goal": "3"})
    while True:
        panel = await home.coordinator.play.act(by(ANN), table, None, "whisper 1")
        print(panel.version, flush=True)
        panel = await home.coordinator.play.take_back(by(ANN), table, None)
        print(panel.version, flush=True)

asyncio.run(play())
"""


@pytest.mark.long("a whole bot is killed by day, and one that dies at any write")
@pytest.mark.parametrize("acknowledged", [7])
def test_a_killed_bot_has_lost_nothing_that_was_acknowledged(path: Path, acknowledged: int) -> None:
    command = [sys.executable, "-c", VICTIM, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        try:
            seen = [int(victim.stdout.readline()) for _ in range(acknowledged)]
        finally:
            os.kill(victim.pid, signal.SIGKILL)

    assert faults(path) == ()
    assert_sound(path, seen[-1])


@pytest.mark.sqlite
def test_the_copies_command_works_on_a_closed_file(tmp_path: Path) -> None:
    upgrade(tmp_path / "a.sqlite3")

    backup(tmp_path / "a.sqlite3", tmp_path / "b.sqlite3")

    assert faults(tmp_path / "b.sqlite3") == ()
