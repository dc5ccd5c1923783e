"""Leases on shards, for processes that share a database on a server.

A process says every few seconds that it is there. One that has not for TERM seconds is taken to be gone, and
its shards are anybody's; a shard that somebody looks after for its own process goes back when that returns.
All clocks are the server's.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.store.database import Connection, Query
from bot.store.postgresql import AS_COMMITTED, OneConnection, Server
from bot.store.schema import DatabaseUnusable

T = TypeVar("T")

TERM = 10.0  # seconds without a word, after which a process is taken to be gone
BETWEEN_IDENTIFIES = 5.1  # seconds, for Discord's limit of so many sessions that begin at once

DECIDING = 0x6368_6963_6167_6F03  # the number of the lock under which leases are looked at and changed
NOW = "SELECT extract(epoch FROM clock_timestamp())::float8"
ALL = "SELECT * FROM leases ORDER BY shard"
BEGIN = "INSERT INTO leases (shard, total, holder, home, wanted, seen) VALUES (?, ?, '', FALSE, FALSE, ?)"
HOLD = "UPDATE leases SET holder = ?, home = ?, wanted = FALSE, seen = ? WHERE shard = ?"
SEEN = "UPDATE leases SET seen = ? WHERE holder = ?"
WANT = "UPDATE leases SET wanted = TRUE WHERE shard = ?"
LET_GO = (
    "UPDATE leases SET holder = '', home = FALSE, wanted = FALSE, seen = ? WHERE holder = ? AND shard = ?"
)
TURN = """
INSERT INTO identifies (bucket, at) VALUES (?, ?) ON CONFLICT (bucket) DO UPDATE SET
at = greatest(identifies.at + ?, excluded.at) RETURNING at"""


@dataclass(frozen=True, slots=True)
class Taken:
    """Shards that another live process holds."""

    shards: frozenset[int]
    holders: frozenset[str]
    seen: float  # when one of them was last there: later than at the last look, if they live


@dataclass(frozen=True, slots=True)
class Beat:
    """The database's reply to a process that is there.

    `held`: its shards from now on. `missed`: of those that are new, seconds in which nobody looked after
    them. `wanted`: of those it holds, which are to go back to their own process.
    """

    held: frozenset[int]
    missed: Mapping[int, float] = field(default_factory=dict)
    wanted: frozenset[int] = frozenset()


class Leases:
    """One process's part; every method works in the thread that asks, and raises DatabaseUnusable.

    `home`: the shards, of so many (`total`), that are this process's own.
    """

    def __init__(self, server: Server, holder: str, total: int, home: Collection[int]) -> None:
        self.holder = holder
        self.total = total
        self.home = frozenset(home)
        self._server = server
        self._connection: OneConnection | None = None

    def claim(self) -> Taken | None:
        """Process that has the shards it needs; None if no other has: it may begin.

        Raises DatabaseUnusable where others have dealt the servers out to another number of shards.
        """

        def claimed(db: Connection) -> Taken | None:
            now = _alone(db)
            rows = db.execute(ALL).fetchall()
            alive = [row for row in rows if _alive(row, now) and row["holder"] != self.holder]
            if any(row["total"] != self.total for row in alive):
                other = next(row["total"] for row in alive if row["total"] != self.total)
                raise DatabaseUnusable("error-shards-count", other=other, own=self.total)
            if {row["shard"] for row in rows if row["total"] == self.total} != set(range(self.total)):
                db.execute("DELETE FROM leases")
                for shard in range(self.total):
                    db.execute(BEGIN, (shard, self.total, now))
            taken = [row for row in alive if row["home"] and row["shard"] in self.home]
            if not taken:
                return None
            return Taken(
                frozenset(row["shard"] for row in taken),
                frozenset(row["holder"] for row in taken),
                max(row["seen"] for row in taken),
            )

        return self._done(claimed)

    def beat(self) -> Beat:
        """Says that it is there; takes what is its own and free, and one more that nobody looks after."""

        def beaten(db: Connection) -> Beat:
            now = _alone(db)
            rows = db.execute(ALL).fetchall()
            db.execute(SEEN, (now, self.holder))
            held = {row["shard"] for row in rows if row["holder"] == self.holder}
            missed = {}
            adopts = True
            for row in rows:
                shard, own = row["shard"], row["shard"] in self.home
                if shard in held:
                    continue
                if (own and not row["holder"]) or (not _alive(row, now) and (own or adopts)):
                    adopts = adopts and own
                    db.execute(HOLD, (self.holder, own, now, shard))
                    missed[shard] = now - row["seen"]
                elif own and not row["home"] and not row["wanted"]:
                    db.execute(WANT, (shard,))
            wanted = {row["shard"] for row in rows if row["shard"] in held and row["wanted"]}
            return Beat(frozenset(held | missed.keys()), missed, frozenset(wanted))

        return self._done(beaten)

    def let_go(self, shards: Collection[int]) -> None:
        """Let these go: their own process takes them at once, others after a while."""

        def gone(db: Connection) -> None:
            now = _alone(db)
            for shard in shards:
                db.execute(LET_GO, (now, self.holder, shard))

        self._done(gone)

    def identify_in(self, bucket: int) -> float:
        """Seconds until this process may begin a session of a shard in that bucket: its turn is kept."""

        def turn(db: Connection) -> float:
            now = _alone(db)
            (at,) = db.execute(TURN, (bucket, now, BETWEEN_IDENTIFIES)).fetchone()
            return max(0.0, float(at) - now)

        return self._done(turn)

    def close(self) -> None:
        """Lets go of the server, not of the shards."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _done(self, body: Query[T]) -> T:
        """Run by a kept connection; by a new one after anything went wrong."""
        try:
            if self._connection is None:
                self._connection = OneConnection(self._server)
            return self._connection.done(AS_COMMITTED, body)
        except BaseException:
            self.close()
            raise


def _alone(db: Connection) -> float:
    """One process at a time looks and decides, until the end of its transaction; the time then."""
    db.execute("SELECT pg_advisory_xact_lock(?)", (DECIDING,))
    return float(db.execute(NOW).fetchone()[0])


def _alive(row: Any, now: float) -> bool:
    """True if a shard's holder is there, or has just let go of it; others must not take it."""
    return bool(row["seen"] > now - TERM)
