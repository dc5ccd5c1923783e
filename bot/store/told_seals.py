"""Seals whose secrets have been told, noted in a file of this machine beside a database on a server.

A dump that is restored has forgotten what was told since. A seal belongs to one deck of one table, whatever
the database is called by then, so these notes hold for every dump, also for one of an older version.
"""

import logging
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.store.schema import PRIVATE

LINE = re.compile(rb"^([0-9a-f]{64});$", re.MULTILINE)  # a note that was cut is none

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ToldSecrets:
    """A table's secrets that are out: up to this number, under these seals."""

    number: int = 0
    seals: tuple[str, ...] = ()


NONE_TOLD = ToldSecrets()


class ToldSeals:
    """The notes of one machine; several processes may write them, for they are only added to."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._noted = self.known()
        self._failed = False

    def known(self) -> frozenset[str]:
        """Every seal that was noted; none where there are no notes."""
        with suppress(OSError):
            return frozenset(seal.decode() for seal in LINE.findall(self._path.read_bytes()))
        return frozenset()

    def note(self, seals: Iterable[str]) -> None:
        """Add the seals that are new; log once if that is not possible."""
        if not (new := frozenset(seals) - self._noted):
            return
        lines = "".join(f"\n{seal};\n" for seal in sorted(new)).encode()
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE)
            try:
                os.write(handle, lines)
                os.fsync(handle)
            finally:
                os.close(handle)
        except OSError as fault:
            if not self._failed:
                log.warning("told seals cannot be noted", extra={"file": self._path.name, "why": str(fault)})
            self._failed = True
        else:
            self._noted |= new
            self._failed = False


def seals_beside(database: Path) -> Path:
    """The file of the notes, beside the file that DATABASE_PATH names."""
    return database.with_name(f"{database.name}.told")
