"""Database addresses, a file or a server, and what a host may ask of one while no bot has it open."""

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryFile
from typing import Protocol

from bot.store.codec import Codec
from bot.store.files import OpenFile, Place, one_bot
from bot.store.inspection import FileFault, inspect, inspect_server, packs, set_aside, sqlite_version
from bot.store.leases import Leases
from bot.store.migration import Endpoint, FileEndpoint, ServerEndpoint
from bot.store.postgresql import Listener, OneProgram, PostgresDatabase, Server
from bot.store.postgresql_schema import taken_in
from bot.store.records import Packs, packs_in
from bot.store.schema import DatabaseUnusable
from bot.store.set_aside import Aside, aside_in
from bot.store.sqlite import backup, restore
from bot.store.store import Store

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


class Address(Protocol):
    """A database's address; its questions raise DatabaseUnusable."""

    @property
    def name(self) -> str:
        """Its name in a sentence, without a password."""

    @property
    def beside(self) -> Path:
        """The file beside which lies what else the bot keeps on this machine."""

    @property
    def advice(self) -> str:
        """The key of the sentence that says what can be done where it is damaged."""

    def exists(self) -> bool:
        """True if a database of the bot is there, of whatever version."""

    def demand_writable(self) -> None:
        """Raises DatabaseUnusable where nothing can be written, or, of a server, where none answers."""

    def alone(self) -> AbstractContextManager[object]:
        """Hold it for this program alone during a `with`; else DatabaseUnusable."""

    def open(self, codecs: Mapping[str, Codec]) -> Store:
        """The store there; one that is up to date, or made now."""

    def in_use(self) -> Place:
        """The place to check from time to time while it is open."""

    def inspect(self, codecs: Mapping[str, Codec]) -> tuple[FileFault, ...]:
        """Everything that is wrong with it."""

    def set_aside(self) -> tuple[Aside, ...]:
        """The tables that a bot has set aside."""

    def packs(self) -> Packs | None:
        """Counts of packed finished games; None where they cannot be read."""

    def version(self) -> str:
        """Name and version of its keeper."""

    def backup(self, copy: Path) -> None:
        """Copies it while a bot may use it; raises OSError too."""


@dataclass(frozen=True)
class FileAddress:
    """A file of SQLite's."""

    path: Path
    advice = "host-doctor-advice"

    @property
    def name(self) -> str:
        return str(self.path)

    @property
    def beside(self) -> Path:
        return self.path

    def exists(self) -> bool:
        return self.path.exists()

    def demand_writable(self) -> None:
        folder = next(each for each in self.path.absolute().parents if each.exists())
        try:
            with TemporaryFile(dir=folder):
                pass
        except OSError as fault:
            why = fault.strerror or str(fault)
            raise DatabaseUnusable("error-database-unusable", path=self.name, why=why) from fault

    def alone(self) -> AbstractContextManager[object]:
        return one_bot(self.path)

    def open(self, codecs: Mapping[str, Codec]) -> Store:
        return Store.open(self.path, codecs)

    def in_use(self) -> Place:
        return OpenFile(self.path)

    def inspect(self, codecs: Mapping[str, Codec]) -> tuple[FileFault, ...]:
        return inspect(self.path, codecs)

    def set_aside(self) -> tuple[Aside, ...]:
        return set_aside(self.path)

    def packs(self) -> Packs | None:
        return packs(self.path)

    def version(self) -> str:
        return f"SQLite {sqlite_version()}"

    def backup(self, copy: Path) -> None:
        backup(self.path, copy)

    def restore(self, copy: Path, now: datetime) -> Path | None:
        """Put a copy in its place, while no bot uses it; return where the old one lies now, if any.

        Raises OSError too.
        """
        return restore(self.path, copy, now)


class ServerAddress:
    """A database on a PostgreSQL server. `beside`: a file of this machine, whose disk is looked after."""

    advice = "host-doctor-advice-server"

    def __init__(self, url: str, beside: Path) -> None:
        self._url = url
        self.beside = beside
        self._server = Server(url)
        self._lock = OneProgram(self._server, beside)

    @property
    def name(self) -> str:
        return self._server.name

    def exists(self) -> bool:
        return bool(self._server.look(taken_in))

    def demand_writable(self) -> None:
        self.exists()

    def alone(self) -> AbstractContextManager[object]:
        return self._lock

    def shared(self) -> AbstractContextManager[object]:
        """Hold it for this program and others that share it, and no other; else DatabaseUnusable."""
        self._lock = OneProgram(self._server, self.beside, shared=True)
        return self._lock

    def away(self, why: str) -> None:
        """Log that it cannot be reached, at most once a minute."""
        self._server.outage.away(why)

    def leases(self, holder: str, total: int, home: Collection[int]) -> Leases:
        """The part of one process of several that share it."""
        return Leases(self._server, holder, total, home)

    def listener(self, channel: str, heard: Callable[[str], None]) -> Listener:
        """Calls `heard`, on a thread of its own, with what others tell."""
        return Listener(self._server, channel, heard)

    def open(self, codecs: Mapping[str, Codec]) -> Store:
        return Store(PostgresDatabase(self._url, self._server), codecs, self.beside)

    def in_use(self) -> Place:
        return self._lock

    def inspect(self, codecs: Mapping[str, Codec]) -> tuple[FileFault, ...]:
        return inspect_server(self._server, codecs)

    def set_aside(self) -> tuple[Aside, ...]:
        return self._server.look(aside_in)

    def packs(self) -> Packs | None:
        return self._server.look(packs_in)

    def version(self) -> str:
        return f"PostgreSQL {self._server.version()}"

    def backup(self, copy: Path) -> None:
        raise DatabaseUnusable("error-postgresql-backup", path=self.name, copy=str(copy))


def endpoint(url: str) -> Endpoint:
    """The database at a URL, to be moved from or to; raises ValueError, DatabaseUnusable."""
    file = _file_at(url)
    return ServerEndpoint(url) if file is None else FileEndpoint(file)


def address(url: str, path: Path) -> Address:
    """Address that a URL names; for an empty one, the file at that path.

    Raises ValueError for what is no address, DatabaseUnusable for a folder's.
    """
    file = _file_at(url) if url else path
    return ServerAddress(url, path) if file is None else FileAddress(file)


def _file_at(url: str) -> Path | None:
    """The file that is meant, None for a server; raises ValueError for what is neither.

    Raises DatabaseUnusable for a folder: it would be given the rights of a file, and nobody could enter it.
    """
    if url.startswith(SQLITE) and url != SQLITE:
        file = Path(url.removeprefix(SQLITE))
        if file.is_dir():
            raise DatabaseUnusable("error-database-folder", path=str(file))
        return file
    if url.startswith(POSTGRESQL):
        return None
    raise ValueError("a database is sqlite:///… or postgresql://…")
