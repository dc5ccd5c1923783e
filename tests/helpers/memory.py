"""Where the files of tests lie: in memory, if the system offers that and there is room."""

import os
import shutil
import tempfile
from pathlib import Path

SHARED_MEMORY = Path("/dev/shm")
ROOM = 4_000_000_000  # bytes; what a run writes stays far below, and a container may have 64 megabytes


def files_in_memory() -> None:
    """For this process and all that it starts, unless TMPDIR says where they are to lie.

    Every commit waits until the disk has it, some milliseconds. Tests kill processes, whose files memory
    keeps like a disk; what a power cut would leave they do not look at.
    """
    if "TMPDIR" not in os.environ and _has_room(SHARED_MEMORY):
        os.environ["TMPDIR"] = str(SHARED_MEMORY)
        tempfile.tempdir = None  # asked for anew


def _has_room(folder: Path) -> bool:
    return (
        os.path.ismount(folder)
        and os.access(folder, os.W_OK)
        and not os.statvfs(folder).f_flag & os.ST_NOEXEC
        and shutil.disk_usage(folder).free > ROOM
    )
