"""Where a folder is named instead of the database file: it is said, and the folder stays as it was."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.language import say
from bot.store import DatabaseUnusable
from bot.store.address import FileAddress
from bot.store.schema import upgrade


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "var"
    folder.mkdir(mode=0o755)
    return folder


ASKED: dict[str, Callable[[Path], object]] = {
    "alone": lambda folder: FileAddress(folder).alone(),
    "open": lambda folder: FileAddress(folder).open({}),
    "backup": lambda folder: FileAddress(folder).backup(folder / "copy"),
    "upgrade": upgrade,
}


@pytest.mark.parametrize("asked", ASKED)
def test_a_folder_is_refused_and_keeps_its_rights(folder: Path, asked: str) -> None:
    with pytest.raises(DatabaseUnusable) as refused:
        ASKED[asked](folder)
    assert refused.value.key == "error-database-folder"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
    assert os.listdir(folder.parent) == [folder.name]
    assert os.listdir(folder) == []


def test_whoever_looks_at_it_hears_that_it_is_a_folder(folder: Path) -> None:
    (fault,) = FileAddress(folder).inspect({})
    assert fault.key == "error-database-folder"


@pytest.mark.parametrize("way", ["from", "to"])
def test_nothing_is_moved_from_or_to_a_folder(
    folder: Path, capsys: pytest.CaptureFixture[str], way: str
) -> None:
    file = folder.parent / "game.sqlite3"
    upgrade(file)
    ends = [f"sqlite:///{each}" for each in ((folder, file) if way == "from" else (file, folder))]
    assert main(["migrate", *ends])
    assert capsys.readouterr().err.strip() == say("en", "error-database-folder", path=str(folder))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
