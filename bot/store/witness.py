"""The newest version of every table on disk, and revealed secrets, noted beside the database.

A log (WAL) of SQLite that was cut or damaged ends silently at the last whole commit, and a copy that was
restored ends where it was made: nothing within the file tells. These few bytes a move do.
"""

import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.store.schema import PRIVATE
from bot.store.told_seals import ToldSeals, ToldSecrets, seals_beside
from bot.table.match import TableId

LINE = re.compile(rb"^(\d+):(\d+);$", re.MULTILINE)  # a note that was cut is none
SECRET = re.compile(rb"^(\d+)!(\d+);$", re.MULTILINE)
NOTES_MAX = 20_000  # notes, then the file is written anew


@dataclass(frozen=True, slots=True)
class Noted:
    """Secrets that were told: by table up to which number (of a file), or by their seals (of a server)."""

    numbers: Mapping[TableId, int]
    seals: frozenset[str]

    def given_away(self, sealed: Mapping[TableId, tuple[int, str]]) -> tuple[TableId, ...]:
        """The open tables whose secret was told, by the number and the seal that each has now."""
        return tuple(
            table_id
            for table_id, (number, seal) in sealed.items()
            if number <= self.numbers.get(table_id, 0) or seal in self.seals
        )


class Witness:
    """Notes of what has been written, by table; never ahead of a database that has lost nothing.

    Of a database that is no file (None) only told seals are noted, `beside` a file of this machine: its
    server vouches for its log, and nobody for the dumps that are restored there.
    """

    def __init__(self, database: Path | None, beside: Path | None = None) -> None:
        self.path = None if database is None else notes_of(database)
        self._seals = ToldSeals(seals_beside(beside)) if database is None and beside is not None else None
        self._versions: dict[TableId, int] = {}
        self._told: dict[TableId, int] = {}
        self._notes = 0

    def known(self) -> dict[TableId, int]:
        """The last version noted of every table; nothing where there are no notes."""
        return self._read(LINE)

    def known_secrets(self) -> dict[TableId, int]:
        """Highest seal noted as revealed, by table."""
        return self._read(SECRET)

    def noted(self) -> "Noted":
        """The secrets that were told, as far as that was noted."""
        seals = self._seals.known() if self._seals is not None else frozenset[str]()
        return Noted(self.known_secrets(), seals)

    def note_seals(self, seals: Iterable[str]) -> None:
        """Note that these seals' secrets are out, whichever process told them."""
        if self._seals is not None:
            self._seals.note(seals)

    def _read(self, line: re.Pattern[bytes]) -> dict[TableId, int]:
        highest: dict[TableId, int] = {}
        if self.path is None:
            return highest
        with suppress(OSError):
            for table, number in line.findall(self.path.read_bytes()):
                highest[int(table)] = max(int(number), highest.get(int(table), 0))
        return highest

    def told(self) -> Mapping[TableId, int]:
        """Highest revealed seal number per table, as far as noted here."""
        return self._told

    def begin(self, present: Mapping[TableId, int], told: Mapping[TableId, int] | None = None) -> None:
        """The notes start from the versions that the database has now.

        `told`: which secrets are out. What was told stays so, whatever became of the database.
        """
        self._versions, self._notes = dict(present), 0
        for table_id, number in (told or {}).items():
            self._told[table_id] = max(number, self._told.get(table_id, 0))
        notes = b"".join(_note(table_id, version) for table_id, version in present.items())
        notes += b"".join(_secret(table_id, number) for table_id, number in self._told.items())
        if self.path is not None:
            _write_anew(self.path, notes)

    def note(self, table_id: TableId, version: int) -> None:
        """A version has been committed."""
        self._versions[table_id] = version
        self._notes += 1
        if self._notes > NOTES_MAX:
            self.begin(self._versions)
        if self.path is not None:
            _append(self.path, _note(table_id, version))

    def tell(self, table_id: TableId, told: ToldSecrets) -> None:
        """Note that secrets of a table are about to be told, or have been."""
        self.note_seals(told.seals)
        number = told.number
        if number <= self._told.get(table_id, 0):
            return
        self._told[table_id] = number
        if self.path is not None:
            _append(self.path, _secret(table_id, number))


def notes_of(database: Path) -> Path:
    """Path of the notes on a database file."""
    return database.with_name(f"{database.name}.versions")


def rolled_back(known: Mapping[TableId, int], present: Mapping[TableId, int]) -> tuple[TableId, ...]:
    """The tables of which something was on disk that is not there any more."""
    return tuple(
        sorted(table_id for table_id, version in known.items() if present.get(table_id, 0) < version)
    )


def _note(table_id: TableId, version: int) -> bytes:
    return b"\n%d:%d;\n" % (table_id, version)


def _secret(table_id: TableId, number: int) -> bytes:
    return b"\n%d!%d;\n" % (table_id, number)


def _write_anew(path: Path, notes: bytes) -> None:
    new = path.with_name(f"{path.name}.new")
    with suppress(OSError):
        new.unlink(missing_ok=True)
        _write(new, notes)
        new.replace(path)


def _append(path: Path, notes: bytes) -> None:
    with suppress(OSError):  # a full disk, say: a note too few is no harm
        _write(path, notes)


def _write(path: Path, notes: bytes) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE)
    try:
        os.write(handle, notes)
    finally:
        os.close(handle)
