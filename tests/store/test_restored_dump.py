"""A dump of PostgreSQL that is put back plays on with no deck whose secret was told since.

These run on a server of their own only: `make test-postgres`.
"""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.store.told_seals import seals_beside
from bot.table.match import TableId
from bot.table.notices import Notice
from bot.table.table import Phase
from tests.helpers.databases import begin_nothing, url_of
from tests.helpers.home import ANN, BEN, CLEO, Home, by, manager
from tests.helpers.postgresql import found

pytestmark = pytest.mark.postgresql


def dumped(path: Path, dump: Path) -> None:
    """Write a dump of the database with `pg_dump`, also while a bot plays."""
    _tool("pg_dump", "--format=custom", f"--file={dump}", f"--dbname={url_of(path)}")


def restored(dump: Path, path: Path) -> None:
    """Another, empty database, into which `pg_restore` has put the dump."""
    begin_nothing(path)
    _tool("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={url_of(path)}", str(dump))


def _tool(name: str, *arguments: str) -> None:
    program = found() / name
    if not program.exists():
        pytest.skip(f"no {name} here")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr


@dataclass
class Told:
    """Tables as a dump has them, and what has become of them since: all but the last have told a secret."""

    ended: TableId
    reopened: TableId
    played: TableId


async def told_since(home: Home, dump: Path) -> Told:
    ended = await home.dealt(ANN, BEN)
    reopened = await cut(home, ANN, CLEO)
    played = await home.dealt(BEN, CLEO)
    dumped(home.path, dump)
    await home.does(ended, ANN, "done")
    await home.coordinator.seats.end(manager(), ended)
    await home.coordinator.lobbies.reopen(by(ANN), reopened)
    await home.does(played, BEN, "done")
    return Told(ended, reopened, played)


async def cut(home: Home, *people: int) -> TableId:
    """A table whose deck is being cut."""
    table = await home.table(*people)
    await home.coordinator.cutting.start(by(people[0]), table.id)
    return table.id


async def secrets(home: Home, table_id: TableId) -> list[str]:
    query = "SELECT secret FROM seals WHERE table_id = ? ORDER BY number"
    rows = await home.store.database.read(lambda db: db.execute(query, (table_id,)).fetchall())
    return [row["secret"] for row in rows]


async def test_a_dump_put_back_anywhere_plays_on_with_no_deck_that_was_told(path: Path) -> None:
    dump, other = path.with_suffix(".dump"), path.with_name("other")
    home = Home(path, beside=path)
    told = await told_since(home, dump)
    await home.close()
    restored(dump, other)

    again = Home(other, beside=path)
    assert set(again.store.given_away) == {told.ended, told.reopened}
    again.coordinator._context.secret = lambda: "ab" * 32  # a test's are counted from 0, and were told
    await again.coordinator.start()
    words = [each.key for each in await again.tell()]
    assert words.count(Notice.SECRET_KNOWN) == 1
    phases = [(await again.store.tables.load(t)).phase for t in (told.ended, told.reopened, told.played)]
    assert phases == [Phase.CLOSED, Phase.LOBBY, Phase.PLAYING]
    first, second = await secrets(again, told.reopened)
    assert first != second
    await again.does(told.played, BEN, "done")
    await again.coordinator.stop()
    await again.close()

    later = Home(other, beside=path)
    assert later.store.given_away == ()
    await later.close()


async def test_what_another_machine_s_process_told_is_noted_on_this_one_too(path: Path) -> None:
    dump, other = path.with_suffix(".dump"), path.with_name("other")
    here, there = path.parent / "here" / "db", path.parent / "there" / "db"
    one, another = Home(path, beside=here), Home(path, beside=there)
    told = await told_since(another, dump)
    await one.store.note_told_seals()
    for each in (one, another):
        await each.close()
    shutil.rmtree(there.parent)
    restored(dump, other)

    again = Home(other, beside=here)
    assert set(again.store.given_away) == {told.ended, told.reopened}
    await again.close()


async def test_what_was_told_before_there_were_notes_is_noted_by_the_next_start(path: Path) -> None:
    dump, other = path.with_suffix(".dump"), path.with_name("other")
    home = Home(path)
    told = await told_since(home, dump)
    await home.close()
    await Home(path, beside=path).close()
    restored(dump, other)

    again = Home(other, beside=path)
    assert set(again.store.given_away) == {told.ended, told.reopened}
    await again.close()


async def test_notes_say_nothing_of_another_bot_s_tables_with_the_same_numbers(path: Path) -> None:
    home = Home(path, beside=path)
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.seats.end(manager(), table_id)
    await home.close()
    stranger = path.with_name("stranger")
    begun = Home(stranger)
    begun.coordinator._context.secret = lambda: "ab" * 32
    assert await begun.dealt(ANN, BEN) == table_id
    await begun.close()

    again = Home(stranger, beside=path)
    assert again.store.given_away == ()
    await again.close()


@pytest.mark.parametrize("rubbish", [b"", b"\nab", b"\xff\x00", b"\n" + b"g" * 64 + b";\n"])
async def test_notes_that_were_cut_are_no_notes_and_the_others_hold(path: Path, rubbish: bytes) -> None:
    dump, other = path.with_suffix(".dump"), path.with_name("other")
    home = Home(path, beside=path)
    told = await told_since(home, dump)
    await home.close()
    with seals_beside(path).open("ab") as file:
        file.write(rubbish)
    restored(dump, other)

    again = Home(other, beside=path)
    assert set(again.store.given_away) == {told.ended, told.reopened}
    await again.close()


async def test_where_notes_cannot_be_written_the_log_says_so_once_and_play_goes_on(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    home = Home(path, beside=path)
    seals_beside(path).mkdir(parents=True)
    for _ in range(2):
        table_id = await home.dealt(ANN, BEN)
        await home.coordinator.seats.end(manager(), table_id)
    await home.close()
    said = [each.getMessage() for each in caplog.records if "noted" in each.getMessage()]
    assert said == ["told seals cannot be noted"]
