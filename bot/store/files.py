"""The file itself: nobody else's to read, and one bot's at a time.

SQLite before 3.51.3 may damage a WAL file that two programs write; so a second bot on one file is
refused, by a lock that the system gives back however its holder ends.
"""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from bot.store.schema import DatabaseUnusable

COPIES_KEPT = timedelta(days=30)  # as docs/privacy.md states
COPIES = ("step-*", "rescued-*")  # before an upgrade; when the file was taken away, or a copy was restored
DATED = "chicago-%Y%m%d-%H%M%S.sqlite3"
DATED_NAME = re.compile(r"chicago-\d{8}-\d{6}\.sqlite3")


class Place(Protocol):
    """An open database's place, to be checked now and then."""

    @property
    def name(self) -> str:
        """Its name in a sentence."""

    def look(self) -> None:
        """Looks again; that may take a while, and is done on a thread."""

    def fault(self) -> str | None:
        """Key of the sentence for its fault, if any."""

    def free(self) -> int:
        """Bytes that are left on its disk; 0 where that cannot be told."""


class OpenFile:
    """A file that is in use: whether it is still the one that lies at its path, and what room it has."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened = _identity(path)
        self.name = str(path)

    def look(self) -> None:
        """Nothing: whether it is there is asked anew every time."""

    def fault(self) -> str | None:
        """Key of the sentence for its fault, if any."""
        now = _identity(self._path)
        if now == self._opened:
            return None
        return "error-database-gone" if now is None else "error-database-replaced"

    def free(self) -> int:
        """Bytes that are left on its disk; 0 where that cannot be told."""
        return free_beside(self._path)


def free_beside(path: Path) -> int:
    """Bytes that are left on the disk of a file's folder; 0 where that cannot be told."""
    with suppress(OSError):
        return shutil.disk_usage(path.parent).free
    return 0


def rescued_name(path: Path, now: datetime) -> str:
    """File name for a copy of what was in a file."""
    return f"{path.name}.rescued-{now:%Y%m%d-%H%M%S}"


def remove_old_copies(path: Path, now: datetime) -> tuple[Path, ...]:
    """The copies that the bot itself once made beside its file go when they are old; which have gone."""
    gone = []
    for kind in COPIES:
        for copy in path.parent.glob(f"{_literally(path.name)}.{kind}"):
            with suppress(OSError):
                if copy.stat().st_mtime < (now - COPIES_KEPT).timestamp():
                    copy.unlink()
                    gone.append(copy)
    return tuple(gone)


def dated_name(now: datetime) -> str:
    """Name of a copy in a folder of copies, by which `remove_dated_copies` knows its age."""
    return now.astimezone(UTC).strftime(DATED)


def remove_dated_copies(folder: Path, before: datetime) -> int:
    """Remove the copies that were made before a moment, by their names; return how many."""
    old = [copy for copy in folder.iterdir() if _made(copy) < before]
    for copy in old:
        copy.unlink()
    return len(old)


def _made(copy: Path) -> datetime:
    """Return the time of a copy; of any other file, a time that is never old enough for it to go."""
    if DATED_NAME.fullmatch(copy.name):
        with suppress(ValueError):  # digits that are no date
            return datetime.strptime(copy.name, DATED).replace(tzinfo=UTC)
    return datetime.max.replace(tzinfo=UTC)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _literally(name: str) -> str:
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in name)


@contextmanager
def one_bot(path: Path, in_use: str = "error-database-in-use") -> Iterator[None]:
    """The database (or folder) is this program's alone for the length of a `with`; else DatabaseUnusable.

    `in_use` is the sentence that says so.
    """
    lock = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as fault:
        raise DatabaseUnusable("error-database-unusable", path=str(path), why=str(fault)) from fault
    try:
        try:
            _lock(handle)
        except OSError as held:
            raise DatabaseUnusable(in_use, path=str(path)) from held
        try:
            yield
        finally:
            _unlock(handle)
    finally:
        os.close(handle)  # and with it the lock, where the system has given it; the empty file stays


def _lock(handle: int) -> None:
    """Take a file for this program alone; raises OSError where another program has it."""
    try:
        import fcntl
    except ImportError:
        windows = _windows()
        windows.locking(handle, windows.LK_NBLCK, 1)  # one byte, which need not be there
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _unlock(handle: int) -> None:
    """Give it back at once: Windows does so some time after the file was closed."""
    try:
        import fcntl
    except ImportError:
        windows = _windows()
        windows.locking(handle, windows.LK_UNLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_UN)


def _windows() -> Any:
    return import_module("msvcrt")
