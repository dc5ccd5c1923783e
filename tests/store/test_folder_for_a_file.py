"""A URL that names a folder instead of a file: it is said, and the folder stays as it was."""

import os
import stat
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.language import say
from bot.store.schema import upgrade


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "var"
    folder.mkdir(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.abc.def")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{folder}")
    upgrade(tmp_path / "game.sqlite3")
    return folder


@pytest.mark.parametrize(
    "command",
    [
        "run",
        "check",
        "doctor",
        "backup copy.sqlite3",
        "migrate sqlite:///var sqlite:///new.sqlite3",
        "migrate sqlite:///game.sqlite3 sqlite:///var",
    ],
)
def test_a_folder_is_refused_and_keeps_its_rights(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    before = sorted(os.listdir(folder.parent))
    assert main(command.split()) == 2
    told = folder.name if command.startswith("migrate") else str(folder)
    assert say("en", "error-database-folder", path=told) in capsys.readouterr().err
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
    assert os.listdir(folder) == []
    assert sorted(os.listdir(folder.parent)) == before
