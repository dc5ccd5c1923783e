"""The file: nobody else's to read, one bot's at a time, and every fault of it told in one sentence."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from bot.language import say
from bot.store import DatabaseUnusable, backup, one_bot
from tests.helpers.home import ANN, BEN, Home, faults

pytestmark = pytest.mark.sqlite

HOLDER = """
import sys
from pathlib import Path
from bot.store import one_bot
with one_bot(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def files_beside(path: Path) -> list[Path]:
    return list(path.parent.iterdir())


def contents(path: Path) -> bytes:
    return path.read_bytes()


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="rights of files are told in POSIX's way")
async def test_nobody_else_may_read_the_file_its_log_or_a_copy(home: Home, path: Path) -> None:
    await home.dealt(ANN, BEN)
    backup(path, path.with_name("copy"))

    files = files_beside(path)
    assert {each.name: rights(each) for each in files} == {each.name: 0o600 for each in files}


@pytest.mark.skipif(os.name != "posix", reason="rights of files are told in POSIX's way")
async def test_a_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    await Home(path).close()
    os.chmod(path, 0o644)

    await Home(path).close()

    assert rights(path) == 0o600


def test_a_second_bot_on_one_file_is_refused_until_the_first_is_gone_however_it_went(path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        try:
            assert first.stdout.readline() == "held\n"
            with pytest.raises(DatabaseUnusable) as refused, one_bot(path):
                pass
            assert refused.value.key == "error-database-in-use"
            assert say("en", refused.value.key, **refused.value.facts).startswith("Another bot is using")
        finally:
            first.kill()
            first.wait()

    with one_bot(path):
        pass


class FakeMsvcrt(ModuleType):
    """Windows' locks, as far as the bot asks for them: of one byte, by one handle at a time."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self._held = set[int]()

    def locking(self, handle: int, mode: int, count: int) -> None:
        assert count == 1
        file = os.fstat(handle).st_ino
        if mode == self.LK_UNLCK:
            self._held.remove(file)
        elif file in self._held:
            raise PermissionError(13, "Permission denied")
        else:
            self._held.add(file)


def test_on_windows_two_bots_on_one_file_are_refused_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", FakeMsvcrt())

    with one_bot(path):
        for _ in range(2):
            with pytest.raises(DatabaseUnusable) as refused, one_bot(path):
                pass
            assert refused.value.key == "error-database-in-use"
    with one_bot(path):
        pass


async def sound(path: Path) -> Path:
    home = Home(path)
    await home.dealt(ANN, BEN)
    await home.close()
    return path


async def test_a_sound_file_has_no_faults(path: Path) -> None:
    assert faults(await sound(path)) == ()


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("PRAGMA user_version = 99", "error-database-newer"),
        ("PRAGMA user_version = 0", "error-database-foreign"),
        ("UPDATE moves SET state = x'7b7d'", "host-check-unreadable"),
        ("UPDATE tables SET game = 'chess'", "host-check-unreadable"),
        ("UPDATE seats SET table_id = 7", "host-check-fault"),
    ],
)
async def test_what_is_wrong_in_a_file_is_said(path: Path, statement: str, key: str) -> None:
    with closing(sqlite3.connect(await sound(path), isolation_level=None)) as db:
        db.execute(statement)

    found = faults(path)

    assert {fault.key for fault in found} == {key}
    for fault in found:
        assert str(path) in say("fr", fault.key, path=str(path), **fault.facts)


async def test_a_damaged_file_is_told_of_and_never_a_traceback(path: Path, tmp_path: Path) -> None:
    content = (await sound(path)).read_bytes()
    told = 0
    for place in range(16, len(content), 4099):
        flipped = tmp_path / "flipped"
        flipped.write_bytes(content[:place] + bytes([content[place] ^ 0xFF]) + content[place + 1 :])
        told += bool(faults(flipped))
    for short in (0, 1, 99, 100, 4096, len(content) // 2):
        cut = tmp_path / "cut"
        cut.write_bytes(content[:short])
        assert faults(cut), f"{short} bytes"
    assert told


async def test_a_start_words_a_damaged_file_as_the_check_does(path: Path, tmp_path: Path) -> None:
    content = (await sound(path)).read_bytes()
    contents = (b"this is no database at all " * 400, b"hello", content[:5000], content[:16] + bytes(3000))
    for number, damaged in enumerate(contents):
        file = tmp_path / f"damaged-{number}"
        file.write_bytes(damaged)
        found = faults(file)
        with pytest.raises(DatabaseUnusable) as refused:
            Home(file)
        told = {say("en", each.key, path=str(file), **each.facts) for each in found}
        assert say("en", refused.value.key, **refused.value.facts) in told
        assert "damaged" in say("en", refused.value.key, **refused.value.facts)


async def test_an_empty_file_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()

    assert [fault.key for fault in faults(tmp_path / "empty")] == ["error-database-empty"]


async def test_looking_at_a_file_changes_nothing(path: Path, tmp_path: Path) -> None:
    before = tmp_path / "before"
    shutil.copy(await sound(path), before)

    faults(path)

    assert contents(path) == contents(before)


async def test_after_a_copy_was_restored_no_letter_goes_by_a_name_that_was_used(
    path: Path, tmp_path: Path
) -> None:
    """Numbers begin again where the copy was made; Discord would take the new letters for the old ones."""
    home = Home(path)
    table_id = await home.dealt(ANN, BEN)
    backup(path, tmp_path / "copy")
    await home.does(table_id, ANN, "done")
    lost = await home.store.outbox.due(home.time)
    await home.close()

    again = Home(tmp_path / "copy")
    await again.does(table_id, ANN, "whisper 1", "done")
    found = await again.store.outbox.due(again.time)
    told = [letter for letter in [*await again.tell()] if letter.version > 1]
    await again.close()

    assert found
    assert told
    assert {letter.nonce for letter in told}.isdisjoint(letter.nonce for letter in lost if letter.version > 1)
    assert all(0 < len(letter.nonce) <= 25 for letter in (*lost, *told))
