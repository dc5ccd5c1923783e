"""The store's view of a database of either kind: whole transactions, each a plain function.

Nothing in here knows a table's columns, nor SQLite or PostgreSQL. Statements are SQL that both understand,
with `?` and `:name` where values go.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from bot.store.time_source import TimeSource

T = TypeVar("T")

Values = Sequence[Any] | Mapping[str, Any]


class Row(Protocol):
    """One row, whose columns answer by name and by place; `dict(row)` has them by name.

    `Any`, for a column may hold anything: who asks knows which.
    """

    def __getitem__(self, key: str | int, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def keys(self) -> Iterable[str]:
        """The names of its columns."""


class Cursor(Protocol):
    """A statement's result."""

    @property
    def rowcount(self) -> int:
        """Number of rows inserted, changed or deleted."""

    def fetchone(self) -> Any:
        """The next Row, or None."""

    def fetchall(self) -> list[Any]:
        """All Rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection within a transaction."""

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Executes one statement."""

    def executemany(self, statement: str, values: Iterable[Values], /) -> object:
        """Executes one statement for each of these."""


Query = Callable[[Connection], T]
"""What is done in one transaction, from BEGIN to COMMIT, on a thread of the database's.

It may be run again where another process was in its way, so it changes nothing but the database.
"""


class Conflict(Exception):
    """Raised where a row is to be inserted that is there already; nothing has changed."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Database(Protocol):
    """A database that is open and up to date."""

    changes: int
    """How often this process has begun or ended a change: where it is the same, nothing was written here."""

    @property
    def path(self) -> Path | None:
        """Its file; None where a server keeps it."""

    @property
    def time(self) -> TimeSource:
        """The clock by which its tables' turns run."""

    def look(self, query: Query[T]) -> T:
        """Run a query in the calling thread: for the start. Raises DatabaseUnusable."""

    async def read(self, query: Query[T]) -> T:
        """Run a query on what has been committed, all of it of one moment; raises CannotRead."""

    async def survey(self, query: Query[T]) -> T:
        """Run a long read on a thread of its own: no click waits behind it."""

    async def write(self, change: Query[T]) -> T:
        """Return a change's result, once it is on disk; if it raises, nothing changed.

        Raises Conflict, and CannotWrite where the database, not the change, is at fault.
        """

    async def backup(self, copy: Path) -> None:
        """A copy of the whole, taken while the bot plays on; raises DatabaseUnusable, OSError."""

    async def rescue(self, copy: Path) -> None:
        """Copy what the bot knows after its database was taken away; raises CannotRead, OSError."""

    async def forget_traces(self, *, rewrite: bool) -> bool:
        """Wipe deleted rows from the database's own files; False: try again later.

        `rewrite`: also what may be left of it between rows. Raises CannotWrite.
        """

    async def remains(self, number: int) -> bool:
        """True if an id is still to be found, as far as that can be told."""

    async def size(self) -> int:
        """Bytes that it takes on its disk; raises CannotRead."""

    async def close(self) -> None:
        """Finishes what was begun, then lets go."""


def marks(values: Sequence[object]) -> str:
    """Question marks for `IN (…)`, one for each value; for none, a query that finds none.

    `IN ()` is SQLite's alone.
    """
    return ", ".join("?" * len(values)) or "SELECT 0 WHERE FALSE"
