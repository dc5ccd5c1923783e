"""The file itself: nobody else's to read, and one bot's at a time.

SQLite before 3.51.3 may damage a WAL file that two programs write; so a second bot on one file is
refused, by a lock that the system gives back however its holder ends.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.schema import DatabaseUnusable

try:
    import fcntl
except ImportError:  # Windows has no such locks: there the host must see to it
    fcntl = None  # type: ignore[assignment]


@contextmanager
def one_bot(path: Path) -> Iterator[None]:
    """The database is this program's alone for the length of a `with`; else raises DatabaseUnusable."""
    lock = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as fault:
        raise DatabaseUnusable("error-database-unusable", path=str(path), why=str(fault)) from fault
    try:
        _take(handle, path)
        yield
    finally:
        os.close(handle)  # and with it the lock; the empty file stays


def _take(handle: int, path: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as held:
        raise DatabaseUnusable("error-database-in-use", path=str(path)) from held
