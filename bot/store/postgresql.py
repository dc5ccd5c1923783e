"""PostgreSQL: a database on a server, with a connection to it for each of a few threads.

Nothing in here knows a table's columns. The only file that imports psycopg.
"""

import asyncio
import random
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar
from urllib.parse import urlsplit

from bot.store.commits import count_one
from bot.store.database import Conflict, Connection, Query, Values
from bot.store.files import free_beside
from bot.store.outage import Outage
from bot.store.postgresql_schema import newest, taken_in, upgrade
from bot.store.schema import DatabaseUnusable
from bot.store.time_source import ServerTime, elapsed
from bot.table.refusals import CannotRead, CannotWrite, DatabaseAway, DatabaseClosed

if TYPE_CHECKING:
    import psycopg
else:
    try:
        import psycopg
    except ImportError:  # it is an extra of the package, for who has a server
        psycopg = None

T = TypeVar("T")

SERVER_VERSION_MIN = 15  # the major version that is asked for
TRANSACTION_TRIES_MAX = 10  # of a transaction that another process's was in the way of
CONNECTED = 2  # tries with a new connection, where the one there was is lost
RETRY_SECONDS_MAX = 0.5  # seconds between two tries
LISTENS = 0.5  # seconds until a listener looks whether it is closed, and between two tries to connect
OUTCOME = 5.0  # seconds in which a server tells what became of a commit
SLOW = 1.0  # seconds; a connection that took longer to fail is not tried again for as long

# One program at a time holds this lock of the database, whatever connections it has: as the file's lock does.
ONE_PROGRAM = 0x6368_6963_6167_6F02
GIVEN_BACK = 3  # seconds in which the server notices that its holder has ended
END_HOLDER = """
SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = %s
AND classid = %s AND objid = %s AND objsubid = 1
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

# The server tells its time in the same message, for ServerTime.
TIME = "extract(epoch FROM clock_timestamp())::float8"
READING = f"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT {TIME}"
WRITING = f"BEGIN ISOLATION LEVEL SERIALIZABLE; SELECT {TIME}, pg_current_xact_id()"
AS_COMMITTED = "BEGIN ISOLATION LEVEL READ COMMITTED"

SETTLED = (
    "SET lock_timeout = '10s'",
    "SET idle_in_transaction_session_timeout = '60s'",  # what hangs in the middle holds nobody up for ever
    # What is acknowledged is on disk, whatever the server does for others.
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'",
)

# A network that has gone is noticed within a minute; an address may say otherwise.
PATIENCE = {"connect_timeout": 10, "keepalives_idle": 20, "keepalives_interval": 10, "keepalives_count": 3}
PATIENCE |= {"tcp_user_timeout": 30_000}


class Server:
    """A database server's address. Its password is in no sentence and in no repr."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.name = _without_secrets(url)
        self.outage = Outage()

    def __repr__(self) -> str:
        return f"Server({self.name!r})"

    def connect(self) -> "psycopg.Connection[_Row]":
        """A connection on which nothing has begun; raises DatabaseUnusable."""
        if psycopg is None:
            raise DatabaseUnusable("error-postgresql-not-installed")
        given = self._given()
        if given is None:
            raise DatabaseUnusable("error-postgresql-address", path=self.name)
        settled = PATIENCE | {"application_name": "chicago-poker"} | given | {"client_encoding": "utf8"}
        try:
            connection = psycopg.connect(**settled, autocommit=True, row_factory=_rows)
        except psycopg.Error as fault:
            why = _why(fault, str(given.get("password") or ""))
            raise DatabaseUnusable(_refused(why), path=self.name, why=why) from None
        try:
            self._look_at(connection)
            for setting in SETTLED:
                connection.execute(setting.encode())
        except psycopg.Error as fault:  # it has ended meanwhile
            connection.close()
            why = _why(fault)
            raise DatabaseUnusable("error-postgresql-unreachable", path=self.name, why=why) from None
        except BaseException:
            connection.close()
            raise
        _adapt(connection)
        return connection

    def _given(self) -> dict[str, Any] | None:
        """Parts of the URL; None if unreadable: psycopg's error quotes it, and goes no further."""
        try:
            return dict(psycopg.conninfo.conninfo_to_dict(self._url))
        except psycopg.Error:
            return None

    def _look_at(self, connection: "psycopg.Connection[_Row]") -> None:
        """Raises DatabaseUnusable where the server is too old, or cannot keep every letter."""
        version = connection.info.server_version // 10_000
        if version < SERVER_VERSION_MIN:
            raise DatabaseUnusable(
                "error-postgresql-old", path=self.name, version=version, oldest=SERVER_VERSION_MIN
            )
        row = connection.execute("SHOW server_encoding").fetchone()
        if row is None or row[0] != "UTF8":
            encoding = str(row and row[0])
            raise DatabaseUnusable("error-postgresql-encoding", path=self.name, encoding=encoding)

    def version(self) -> str:
        """The server's version, as it tells it; raises DatabaseUnusable."""
        with closing(self.connect()) as connection:
            return str(connection.info.parameter_status("server_version"))

    def look(self, query: Query[T]) -> T:
        """Run a query by a connection of its own; raises DatabaseUnusable."""
        with closing(OneConnection(self)) as opened:
            return opened.done(READING, query)

    def measure(self, time_source: ServerTime) -> None:
        """Let the server tell its time; raises DatabaseUnusable."""

        def told(db: Connection) -> None:
            asked = elapsed()
            server = float(db.execute(f"SELECT {TIME}").fetchone()[0])
            time_source.measured(server, asked, elapsed())

        self.look(told)

    def upgrade(self) -> None:
        """Brings the database up to the newest step, and makes its tables where there are none.

        Raises DatabaseUnusable.
        """
        with closing(OneConnection(self)) as opened:
            opened.done(AS_COMMITTED, upgrade)


class OneConnection:
    """A connection for what is done at once, in the thread that asks; raises DatabaseUnusable."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._connection = server.connect()

    def done(self, begin: str, body: Query[T]) -> T:
        """Run the body as one transaction: all of it, or nothing."""
        try:
            return _transaction(self._connection, begin, body)
        except DatabaseUnusable as fault:
            raise DatabaseUnusable(fault.key, **{"path": self._server.name, **fault.facts}) from fault
        except psycopg.Error as fault:
            why = _why(fault)
            raise DatabaseUnusable("error-postgresql-unusable", path=self._server.name, why=why) from fault

    def close(self) -> None:
        """Lets go of the server."""
        self._connection.close()


class OneProgram:
    """The database is this program's alone for the length of a `with`; else DatabaseUnusable.

    The server gives the lock back however its holder ends, if not at once; and where the connection to it is
    lost: then it is taken again at the next look, unless somebody else was quicker. `beside`: a file on whose
    disk this program writes. `shared`: not alone, but with others that share it; where the database is to be
    brought up to date, that is done before, while nobody uses it.
    """

    def __init__(self, server: Server, beside: Path, *, shared: bool = False) -> None:
        self._server = server
        self._beside = beside
        self._shared = "_shared" if shared else ""
        self._connection: psycopg.Connection[_Row] | None = None
        self._holder = 0  # the server's own number of our connection that has the lock
        self._taken = False
        self.name = server.name

    def __enter__(self) -> Self:
        if self._shared and self._server.look(taken_in) != newest():
            with OneProgram(self._server, self._beside):
                self._server.upgrade()
        self._connection = self._server.connect()
        if not self._take(self._connection):
            self._connection.close()
            raise DatabaseUnusable("error-postgresql-in-use", path=self.name)
        return self

    def __exit__(self, *_: object) -> None:
        if self._connection is not None:
            with suppress(psycopg.Error):  # closing gives it back as well, a moment later
                unlock = f"SELECT pg_advisory_unlock{self._shared}(%s)"
                self._connection.execute(unlock.encode(), (ONE_PROGRAM,))
            self._connection.close()

    def look(self) -> None:
        """Looks whether the lock is held still; a server that cannot be reached gives it to nobody else."""
        with suppress(psycopg.Error, DatabaseUnusable):
            if self._connection is not None and not self._connection.closed:
                with suppress(psycopg.OperationalError):
                    self._connection.execute(b"SELECT 1")
                    return
            if self._connection is not None:
                self._connection.close()
            self._connection = self._server.connect()
            self._taken = not self._take(self._connection)

    def fault(self) -> str | None:
        """Another program has the database, as a sentence's key."""
        return "error-postgresql-taken" if self._taken else None

    def free(self) -> int:
        """Bytes that are left on this machine's disk; 0 where that cannot be told."""
        return free_beside(self._beside)

    def _take(self, connection: "psycopg.Connection[_Row]") -> bool:
        """Wait for the lock; True if it is ours: a program that ends gives it back within a moment.

        A server may not have noticed yet that our own last connection is lost: it is told.
        """
        if self._holder:
            held = (self._holder, ONE_PROGRAM >> 32, ONE_PROGRAM & 0xFFFF_FFFF)
            connection.execute(END_HOLDER.encode(), held)
        connection.execute(f"SET lock_timeout = '{GIVEN_BACK}s'".encode())
        try:
            lock = f"SELECT pg_advisory_lock{self._shared}(%s)"
            connection.execute(lock.encode(), (ONE_PROGRAM,))
        except psycopg.errors.LockNotAvailable:
            return False
        self._holder = connection.info.backend_pid
        return True


class PostgresDatabase:
    """A database on a server: what SqliteDatabase is of a file, for the same functions.

    One thread writes: a process's own changes are told in the order in which they were asked for, as with a
    file. Several processes may write; the server sees to it that it is as if one had followed the other.

    Opening brings the database up to date; raises DatabaseUnusable.
    """

    path = None

    def __init__(self, url: str, server: Server | None = None) -> None:
        self.server = server or Server(url)
        self.server.upgrade()
        self.time = ServerTime()
        self.server.measure(self.time)
        self.changes = 0
        self._writer = _Session(self.server, self.time)
        self._reader = _Session(self.server, self.time)
        self._surveyor = _Session(self.server, self.time)

    def look(self, query: Query[T]) -> T:
        """Run a query in the calling thread: for the start. Raises DatabaseUnusable."""
        return self.server.look(query)

    async def read(self, query: Query[T]) -> T:
        """Run a query on what has been committed; all of it of one moment.

        Raises DatabaseAway where the server cannot be reached, CannotRead where it is at fault.
        """
        return await self._reader.asked(partial(_read, query=query))

    async def survey(self, query: Query[T]) -> T:
        """Run a long read on a thread of its own: no click waits behind it."""
        return await self._surveyor.asked(partial(_read, query=query))

    async def write(self, change: Query[T]) -> T:
        """Return a change's result, once it is on disk; if it raises, nothing changed.

        Raises Conflict where a row is there already, CannotWrite where the server is at fault, DatabaseAway
        where it cannot be reached: also where the connection was lost at the very end, and nobody can tell
        any more whether it has changed.
        """
        self.changes += 1
        try:
            outcome = await self._writer.asked(partial(_write, change=change))
        except DatabaseAway as away:
            if away.sent:
                count_one()
            raise
        finally:
            self.changes += 1
        count_one()
        return outcome

    async def tell(self, channel: str, word: str) -> None:
        """Send a word to all listeners, if the server can be reached; nothing is lost if not."""
        with suppress(CannotRead):
            await self._reader.asked(lambda session: session.apart(f"NOTIFY {channel}, '{word}'"))

    async def backup(self, copy: Path) -> None:
        """Raises DatabaseUnusable: a server's databases are copied by its own tools."""
        raise DatabaseUnusable("error-postgresql-backup", path=self.server.name, copy=str(copy))

    async def size(self) -> int:
        """Bytes of the database on its server."""
        query = "SELECT pg_database_size(current_database())"
        return int(await self.survey(lambda db: db.execute(query).fetchone()[0]))

    async def rescue(self, copy: Path) -> None:
        """Raises CannotRead: what a server does not give cannot be saved."""
        raise CannotRead(f"{copy}: not from a server")

    async def forget_traces(self, *, rewrite: bool) -> bool:
        """The space of deleted rows is given back, to be written over; False where that must be tried again.

        `rewrite`: nothing more, for it would stop every table. The server's log and backups are its host's.
        """
        del rewrite
        try:
            await self._surveyor.asked(lambda session: session.apart("VACUUM"))
        except CannotRead:
            return False
        return True

    async def remains(self, number: int) -> bool:
        """False: where a server writes is not to be looked into."""
        del number
        return False

    async def close(self) -> None:
        """Finishes what was begun, then lets go of the server."""
        for session in (self._surveyor, self._reader, self._writer):
            await session.close()


class Listener:
    """Hears what other processes tell on a channel, on a thread of its own, until it is closed.

    `heard` is called on that thread with each word. What is told while the server cannot be reached is not
    heard: whoever listens looks for itself now and then.
    """

    def __init__(self, server: Server, channel: str, heard: Callable[[str], None]) -> None:
        self._server = server
        self._channel = channel
        self._heard = heard
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="postgresql-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hears nothing more; waits for the thread."""
        self._closed.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._closed.is_set():
            with suppress(psycopg.Error, DatabaseUnusable), closing(self._server.connect()) as connection:
                connection.execute(f"LISTEN {self._channel}".encode())
                while not self._closed.is_set():
                    for told in connection.notifies(timeout=LISTENS):
                        self._heard(told.payload)
            self._closed.wait(LISTENS)


class _Lost(Exception):
    """Raised where a connection has gone, of whose transaction nothing was committed."""


class _Session:
    """One thread with a connection, opened when first asked for, and anew when it is lost."""

    def __init__(self, server: Server, time_source: ServerTime) -> None:
        self._server = server
        self.time = time_source
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql")
        self._connection: psycopg.Connection[_Row] | None = None
        self._closed = False
        self._failed: tuple[float, DatabaseUnusable] | None = None  # when a slow attempt to connect ended

    async def asked(self, work: Callable[["_Session"], T]) -> T:
        """Do work on the thread and return its result; one at a time, in order of asking."""
        if self._closed:
            raise DatabaseClosed
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self)

    def connection(self) -> "psycopg.Connection[_Row]":
        """The connection, on its thread; raises DatabaseUnusable.

        Where the server is silent an attempt takes ten seconds. All who waited behind it fail with it.
        """
        if self._connection is None or self._connection.closed:
            began = time.monotonic()
            if self._failed is not None and began - self._failed[0] < SLOW:
                raise self._failed[1]
            self._failed = None
            try:
                self._connection = self._server.connect()
            except DatabaseUnusable as fault:
                if time.monotonic() - began > SLOW:
                    self._failed = (time.monotonic(), fault)
                raise
        return self._connection

    def away(self, fault: BaseException, *, sent: bool = False) -> DatabaseAway:
        """The error for a server that cannot be reached, which is logged."""
        why = _told(fault)
        self._server.outage.away(why)
        return DatabaseAway(why, sent=sent)

    def answered(self) -> None:
        """Note that the server did what it was asked for."""
        self._server.outage.answered()

    def apart(self, statement: str) -> None:
        """Executes a statement that begins and ends by itself, on the thread; raises CannotRead."""
        try:
            self.connection().execute(statement.encode())
        except DatabaseUnusable as fault:
            raise self.away(fault) from fault
        except psycopg.Error as fault:
            raise CannotRead(_told(fault)) from fault

    async def close(self) -> None:
        """Close after all that was asked before; takes nothing more."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()

    def _end(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _read(session: _Session, query: Query[T]) -> T:
    """Run a query; by a new connection, where the old one is lost."""
    for _ in range(CONNECTED):
        try:
            connection = session.connection()
            try:
                found = _transaction(connection, READING, query, session.time)
            except psycopg.OperationalError as fault:
                if not connection.closed:
                    raise
                lost: BaseException = fault
            else:
                session.answered()
                return found
        except DatabaseUnusable as fault:
            raise session.away(fault) from fault
        except _at_fault() as fault:
            raise CannotRead(_told(fault)) from fault
    raise session.away(lost) from lost


def _write(session: _Session, change: Query[T]) -> T:
    """Return a change's result once it is committed; run it again where it is known not to be."""
    lost = 0
    for tried in range(TRANSACTION_TRIES_MAX):
        try:
            outcome = _once(session, change)
        except _again() as fault:
            told: BaseException = fault
        except _Lost as fault:
            told, lost = fault, lost + 1
            if lost == CONNECTED:
                raise session.away(fault) from fault
        except DatabaseUnusable as fault:
            raise session.away(fault) from fault
        except _at_fault() as fault:
            raise CannotWrite(_told(fault)) from fault
        else:
            session.answered()
            return outcome
        time.sleep(random.uniform(0, min(RETRY_SECONDS_MAX, 0.002 * 2**tried)))
    raise CannotWrite(_told(told)) from told


def _once(session: _Session, change: Query[T]) -> T:
    """Raises _Lost only where nothing was committed, DatabaseAway where nobody can tell."""
    connection = session.connection()
    try:
        number = _begin(connection, WRITING, session.time)
        outcome = change(ServerConnection(connection))
    except psycopg.IntegrityError as fault:
        _roll_back(connection)
        raise _without_rows(fault) from None
    except psycopg.OperationalError as fault:
        if connection.closed:
            raise _Lost(_told(fault)) from fault
        _roll_back(connection)
        raise
    except BaseException:
        _roll_back(connection)
        raise
    try:
        _control(connection, "COMMIT")
    except psycopg.OperationalError as fault:
        if not connection.closed:  # it was refused: 40001 may come as late as that
            _roll_back(connection)
            raise
        if not _committed(session, str(number and number[1])):
            raise _Lost(_told(fault)) from fault
    return outcome


def _committed(session: _Session, number: str) -> bool:
    """Tell if a transaction was committed whose commit got no answer; raises DatabaseAway."""
    end = time.monotonic() + OUTCOME
    while time.monotonic() < end:
        with suppress(psycopg.Error, DatabaseUnusable):
            query = b"SELECT pg_xact_status(%s::xid8)"
            row = session.connection().execute(query, (number,)).fetchone()
            told = row and row[0]
            if told in ("committed", "aborted"):
                return bool(told == "committed")
        time.sleep(0.1)  # it cannot be reached yet, or is still at it
    lost = _Lost("the connection was lost at a commit, and nobody can tell if it was done")
    raise session.away(lost, sent=True)


def _begin(connection: "psycopg.Connection[_Row]", begin: str, time_source: ServerTime) -> "_Row | None":
    """Begin a transaction; return the server's first row, which starts with its time."""
    asked = elapsed()
    begun = _control(connection, begin)
    answered = elapsed()
    begun.nextset()
    if (told := begun.fetchone()) is not None:
        time_source.measured(float(told[0]), asked, answered)
    return told


def _transaction(
    connection: "psycopg.Connection[_Row]", begin: str, body: Query[T], time_source: ServerTime | None = None
) -> T:
    if time_source is None:
        _control(connection, begin)
    else:
        _begin(connection, begin, time_source)
    try:
        outcome = body(ServerConnection(connection))
        _control(connection, "COMMIT")
    except BaseException:
        _roll_back(connection)
        raise
    return outcome


def _without_rows(fault: "psycopg.IntegrityError") -> Exception:
    """The server's own error quotes the row that may not be as it is, and a position names every card."""
    if isinstance(fault, psycopg.errors.UniqueViolation):
        return Conflict(fault.diag.table_name or "")
    return type(fault)(fault.diag.message_primary or "")


def _control(connection: "psycopg.Connection[_Row]", statement: str) -> "psycopg.Cursor[_Row]":
    """Send a statement in one message: BEGIN, COMMIT and such are nothing to prepare."""
    return connection.execute(statement.encode(), prepare=False)


def _roll_back(connection: "psycopg.Connection[_Row]") -> None:
    try:
        if not connection.closed and connection.info.transaction_status != 0:
            _control(connection, "ROLLBACK")
    except psycopg.Error:  # a connection in an unknown state is of no use: the next one begins anew
        connection.close()


class ServerConnection:
    """A transaction's connection: statements in the store's notation."""

    def __init__(self, connection: "psycopg.Connection[_Row]") -> None:
        self._connection = connection

    def execute(self, statement: str, values: Values = (), /) -> "psycopg.Cursor[_Row]":
        return self._connection.execute(_translated(statement), values)

    def executemany(self, statement: str, values: Iterable[Values], /) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(_translated(statement), values)


class _Row:
    """A row whose columns answer by name and by place, as SQLite's do."""

    __slots__ = ("_places", "_values")

    def __init__(self, values: Sequence[Any], places: Mapping[str, int]) -> None:
        self._values = values
        self._places = places

    def __getitem__(self, key: str | int, /) -> Any:
        return self._values[self._places[key] if isinstance(key, str) else key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> Iterable[str]:
        return self._places.keys()


def _rows(cursor: "psycopg.Cursor[Any]") -> Callable[[Sequence[Any]], _Row]:
    """The first of several columns of one name is found by it, as with SQLite."""
    places: dict[str, int] = {}
    for place, column in enumerate(cursor.description or ()):
        places.setdefault(column.name, place)
    return lambda values: _Row(values, places)


NOTATION = re.compile(r"""'(?:[^']|'')*'|"[^"]*"|\?|(?<!:):([a-z_]+)|%""")


@lru_cache(maxsize=1024)
def _translated(statement: str) -> bytes:
    """The statement with psycopg's placeholders instead of `?` and `:name`.

    >>> _translated("SELECT 'what?' LIKE 'w%' WHERE a = ? AND b = :name").decode()
    "SELECT 'what?' LIKE 'w%%' WHERE a = %s AND b = %(name)s"
    """
    return NOTATION.sub(_placeholder, statement).encode()


def _placeholder(found: "re.Match[str]") -> str:
    if found[0] == "?":
        return "%s"
    return f"%({found[1]})s" if found[1] else found[0].replace("%", "%%")


def _adapt(connection: "psycopg.Connection[_Row]") -> None:
    """Whole numbers are BIGINT whatever their size, and sums of them are whole numbers again."""
    from psycopg.adapt import Buffer, Loader
    from psycopg.types.numeric import Int8Dumper

    class _Sum(Loader):
        def load(self, data: Buffer) -> int | float:
            told = bytes(data)
            return float(told) if b"." in told else int(told)

    connection.adapters.register_dumper(int, Int8Dumper)
    connection.adapters.register_loader("numeric", _Sum)


def _again() -> "tuple[type[psycopg.Error], ...]":
    """Errors caused by another process's transaction: a retry may succeed."""
    return (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected)


def _at_fault() -> tuple[type[Exception], ...]:
    """The errors that the server or its disk causes, and no statement of ours."""
    denied = psycopg.errors.InsufficientPrivilege
    return (psycopg.OperationalError, psycopg.InternalError, denied)


def _told(fault: BaseException) -> str:
    if isinstance(fault, DatabaseUnusable):
        return str(fault.facts.get("why", fault.key))
    return _why(fault)


def _why(fault: BaseException, password: str = "") -> str:
    """An error's own words in one line, without the row that it may quote, nor a password."""
    said = fault.diag.message_primary if psycopg is not None and isinstance(fault, psycopg.Error) else None
    told = " ".join((said or str(fault)).split()) or type(fault).__name__
    return told.replace(password, "…") if password else told


def _refused(why: str) -> str:
    """The key of the sentence for a connection that was not made."""
    if "password" in why or "authentication" in why:
        return "error-postgresql-password"
    return "error-postgresql-unreachable"


def _without_secrets(url: str) -> str:
    """Host, port and name of a database: who may enter, and how, is nobody's.

    >>> _without_secrets("postgresql://ann:secret@db.example:5433/poker?password=more")
    'postgresql://db.example:5433/poker'
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{host}{port}{parts.path}"
