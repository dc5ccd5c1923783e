"""The file itself: nobody else's to read, and one bot's at a time.

SQLite before 3.51.3 may damage a WAL file that two programs write; so a second bot on one file is
refused, by a lock that the system gives back however its holder ends.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Protocol

from bot.store.schema import DatabaseUnusable

try:
    import fcntl
except ImportError:  # Windows has no such locks: there the host must see to it
    fcntl = None  # type: ignore[assignment]

COPIES_KEPT = timedelta(days=30)  # as docs/privacy.md states
COPIES = ("step-*", "rescued-*")  # before an upgrade; when the file was taken away


class Place(Protocol):
    """Where an open database is, to be looked at now and then."""

    @property
    def name(self) -> str:
        """What it is called in a sentence."""

    def look(self) -> None:
        """Looks again; that may take a while, and is done on a thread."""

    def fault(self) -> str | None:
        """What has happened to it, as a sentence's key."""

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
        """What has happened to it, as a sentence's key."""
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
    """What a copy of what was in a file is called."""
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
        _take(handle, path, in_use)
        yield
    finally:
        os.close(handle)  # and with it the lock; the empty file stays


def _take(handle: int, path: Path, in_use: str) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as held:
        raise DatabaseUnusable(in_use, path=str(path)) from held
