"""The bytes of a record's file, for command lines: they are given anything, a pipe or a device too."""

import errno
import os
import select
import stat
from pathlib import Path
from time import monotonic

from engine.record.grammar import TEXT_BYTES

OPENING_SECONDS_MAX = 10.0  # seconds for all that a pipe or a terminal brings
PIECE = 1 << 16


def content_of(path: Path, patience: float = OPENING_SECONDS_MAX) -> bytes:
    """The content of a file, at most one byte more than a record can have; raises OSError.

    Raises TimeoutError for a pipe that has not come to its end in so many seconds.
    """
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        waits = not stat.S_ISREG(os.fstat(handle).st_mode)
        return _read(handle, monotonic() + patience if waits else None)
    finally:
        os.close(handle)


def _read(handle: int, until: float | None) -> bytes:
    """Read a file; of a pipe, all that its writers bring, after waiting for at least one writer."""
    found, came = b"", False  # `came`: a writer has been there
    while len(found) <= TEXT_BYTES:
        try:
            piece = os.read(handle, min(PIECE, TEXT_BYTES + 1 - len(found)))
        except BlockingIOError:  # a writer holds it open, and has brought no more
            piece = None
        if piece:
            found += piece
        elif until is None or (piece is not None and (found or came)):
            break
        elif not select.select([handle], [], [], max(0.0, until - monotonic()))[0]:
            raise TimeoutError(errno.ETIMEDOUT, "it does not come to its end")
        else:  # a writer has brought something, or has gone: the next look tells which
            came = True
    return found
