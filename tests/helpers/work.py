"""Small pieces of work for worker processes: a spawned worker imports them by name."""

import os
import time
from pathlib import Path


def where() -> int:
    """The process that does the work."""
    return os.getpid()


def dies() -> None:
    """Ends its worker, as the kernel does for want of memory."""
    os._exit(1)


def dies_once(mark: Path) -> str:
    """Ends the first worker that tries; the next one is done."""
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return "done"


def meets(mine: Path, other: Path) -> None:
    """Works until somebody else works on the counterpart."""
    mine.touch()
    waits_for(other)


def waits_for(mark: Path) -> None:
    """Works until a file is there."""
    while not mark.exists():
        time.sleep(0.005)
