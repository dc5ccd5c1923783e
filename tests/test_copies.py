"""Copies of the database: a sound one every day, old ones removed, and any of them put back."""

import asyncio
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games import games
from bot.store import dated_name, one_bot
from tests.helpers.files_060 import MADE, play_on, put_files_of_060
from tests.helpers.home import ANN, BEN, Home

pytestmark = pytest.mark.sqlite


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database of this bot lies; nothing else is settled."""
    for name in ("DATABASE_URL", "DISCORD_TOKEN", "HOST_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "house" / "db"
    monkeypatch.setenv("DATABASE_PATH", str(file))
    return file


async def begun(path: Path) -> None:
    home = Home(path, games=games())
    await home.dealt(ANN, BEN)
    await home.close()


def content(path: Path) -> list[str]:
    """All rows of a database, as statements."""
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def put_old(folder: Path, days: float) -> Path:
    """An older copy, by its name; when the file was touched does not count."""
    copy = folder / dated_name(datetime.now(UTC) - timedelta(days=days))
    folder.mkdir(exist_ok=True)
    copy.write_text("a copy")
    return copy


def test_once_a_new_copy_is_sound_the_old_ones_go_and_nothing_else(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(begun(path))
    folder = tmp_path / "copies"
    old, young = put_old(folder, 14.1), put_old(folder, 13.9)
    others = [folder / "chicago-99999999-999999.sqlite3", folder / "chicago-20200101-000000.sqlite3.bak"]
    for each in others:
        each.write_text("somebody's own")
    (folder / "chicago-20200101-000000.part").write_text("cut short")

    assert main(["backup", str(folder), "--keep", "14"]) == 0

    (made,) = {*folder.iterdir()} - {young, *others}
    assert not old.exists()
    assert content(made) == content(path)
    assert "Deleted one copy" in capsys.readouterr().out


def test_a_database_that_is_damaged_removes_no_copy(path: Path, tmp_path: Path) -> None:
    asyncio.run(begun(path))
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE moves SET state = x'7b7d'")
    old = put_old(tmp_path / "copies", 20)

    assert main(["backup", str(tmp_path / "copies"), "--keep", "14"]) == 2

    assert old.exists()


@pytest.mark.parametrize("days", ["0", "31", "many"])
def test_no_copy_is_kept_for_longer_than_people_are_promised(path: Path, days: str) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["backup", str(path.parent), "--keep", days])
    assert refused.value.code == 2


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(begun(path))
    (tmp_path / "file").write_text("")

    assert main(["backup", str(tmp_path / "file"), "--keep", "1"]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err


async def everything(path: Path) -> tuple[list[str], object]:
    """All that is written, and the position that goes on at the first table."""
    home = Home(path, games=games())
    position = (await home.store.matches.load(1)).position
    await home.close()
    return content(path), position


def test_the_drill_a_copy_everything_lost_the_copy_put_back_and_the_same_games_go_on(path: Path) -> None:
    asyncio.run(begun(path))
    before = asyncio.run(everything(path))
    copy = path.parent.parent / "copy"
    assert main(["backup", str(copy)]) == 0
    for each in path.parent.iterdir():
        each.unlink()

    assert main(["restore", str(copy)]) == 0

    assert asyncio.run(everything(path)) == before
    assert copy.exists()


def test_what_is_replaced_lies_beside_with_its_log_and_can_be_put_back_itself(path: Path) -> None:
    asyncio.run(begun(path))
    copy = path.parent.parent / "copy"
    main(["backup", str(copy)])
    with closing(sqlite3.connect(path)) as writer:  # a bot that was killed leaves a log
        writer.execute("PRAGMA wal_autocheckpoint = 0")
        writer.execute("DELETE FROM outbox")
        writer.commit()
        late = content(path)
        for each in ("", "-wal"):
            (path.parent / f"killed{each}").write_bytes(path.with_name(f"{path.name}{each}").read_bytes())
    for each in ("", "-wal"):
        (path.parent / f"killed{each}").replace(path.with_name(f"{path.name}{each}"))
    os.utime(path, (0, 0))

    assert main(["restore", str(copy)]) == 0

    assert content(path) == content(copy) != late
    assert not path.with_name(f"{path.name}-wal").exists()
    (aside,) = (each for each in path.parent.glob("db.rescued-*") if not each.name.endswith("-wal"))
    assert aside.stat().st_mtime > 0, "it is kept for 30 days from now on"
    assert content(aside) == late
    assert main(["restore", str(aside)]) == 0
    assert content(path) == late


def test_nothing_is_restored_that_is_damaged_or_missing_or_while_a_bot_plays(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(begun(path))
    before = content(path)
    main(["backup", str(tmp_path / "copy")])
    (tmp_path / "damaged").write_bytes((tmp_path / "copy").read_bytes()[:5000])

    assert main(["restore", str(tmp_path / "damaged")]) == 2
    assert main(["restore", str(tmp_path / "missing")]) == 2
    with one_bot(path):
        assert main(["restore", str(tmp_path / "copy")]) == 2

    assert "Another bot" in capsys.readouterr().err
    assert content(path) == before
    assert not [*path.parent.glob("*rescued*")]


def test_a_server_s_database_is_restored_by_its_own_tools(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://somebody@127.0.0.1:1/chicago")

    assert main(["restore", str(path)]) == 2
    assert "pg_restore" in capsys.readouterr().err


@pytest.fixture
def of_060(path: Path) -> Path:
    """The database as version 0.6.0 has left it, with games in play."""
    put_files_of_060(path)
    return path


def test_before_the_first_start_the_new_version_finds_nothing_wrong_with_a_database_of_060(
    of_060: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor"]) == 0, capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy")]) == 0
    with closing(sqlite3.connect(of_060)) as db, db:
        db.execute("UPDATE moves SET state = x'7b7d' WHERE table_id = 35")
    assert main(["doctor"]) == 2
    assert "Table 35 " in capsys.readouterr().out


async def test_one_goes_back_to_060_with_the_copy_that_the_first_start_has_made(of_060: Path) -> None:
    """Once it is restored the old program finds the rows that it left, and so would the new one again."""
    left = content(of_060)
    home = Home(of_060, games(), time=MADE)
    await play_on(home, "cp.tie.play", most=2)
    await home.close()
    (kept,) = of_060.parent.glob("db.step-*")

    assert await asyncio.to_thread(main, ["restore", str(kept)]) == 0

    assert content(of_060) == left
    again = Home(of_060, games(), time=MADE)
    assert await play_on(again, "cp.tie.play", most=2) == 2
    await again.close()
