"""The news of a match, version by version: to look back on, and to tell."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.store.codec import Codec, readable
from bot.store.database import Connection, Database
from bot.store.packing import Packed, move_of
from bot.store.records import packed_in
from bot.table.match import TableId
from bot.table.moves import Move
from bot.table.opaque import Event
from engine.game import Seat

SAT_DOWN = """
SELECT coalesce(max(version), 0) AS sat_down FROM moves
WHERE table_id = :table AND seat IS NULL AND notation = 'replace ' || :seat"""

# Of what the person at a seat did themself, the last before the newest news; or when they took the seat over.
LAST_OWN = """
SELECT coalesce(max(version), 0) FROM (
    SELECT max(version) AS version FROM moves
    WHERE table_id = :table AND seat = :seat AND NOT aside AND NOT auto AND version <= (
        SELECT max(version) FROM moves WHERE table_id = :table AND news IS NOT NULL
    )
    UNION ALL SELECT max(version) FROM moves
    WHERE table_id = :table AND seat IS NULL AND notation = 'replace ' || :seat
) AS own"""


MOVES = """
SELECT version, at, seat, notation, published, told, news, own, known, auto, played_for, aside, questions,
    mover
FROM moves WHERE table_id = ? ORDER BY version"""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One version's public news.

    `own` of the first events are what its `seat` did; of these, `known` what its person did themself.
    `played_for`: seats whose turn, or secret answer, a computer or a caretaker gave.
    """

    version: int
    at: datetime
    events: tuple[Event, ...]
    seat: Seat | None = None
    own: int = 0
    known: int = 0
    played_for: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class News:
    """Public events since somebody's last action.

    `played_for`: the places of what was played for them; `answered_for`: where a reveal begins for which
    a caretaker answered in their name. `planned`: the places of what they had planned, where that is told.
    """

    events: tuple[Event, ...] = ()
    played_for: tuple[int, ...] = ()
    answered_for: tuple[int, ...] = ()
    planned: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LogPage:
    """A part of the log, oldest first, of so many pages; counted from 0, the newest."""

    page: int
    pages: int
    lines: tuple[LogLine, ...]


class History:
    """The log of moves."""

    def __init__(self, database: Database, codecs: Mapping[str, Codec]) -> None:
        self._database = database
        self._codecs = codecs

    async def log(self, table_id: TableId, after: int, upto: int) -> tuple[LogLine, ...]:
        """Public events of the versions from `after` (not included) to `upto`."""
        return await self._database.read(lambda db: log_in(db, self._codecs, table_id, after, upto))

    async def page(self, table_id: TableId, page: int, size: int) -> LogPage:
        """One page of what became public; a page beyond the ends is the first or the last."""

        def found(db: Connection) -> LogPage:
            versions = _telling(db, self._codecs, table_id)
            pages = max(1, -(-len(versions) // size))
            meant = min(max(page, 0), pages - 1)
            upto = len(versions) - meant * size
            chosen = versions[max(0, upto - size) : upto]
            lines = log_in(db, self._codecs, table_id, chosen[0] - 1, chosen[-1]) if chosen else ()
            return LogPage(meant, pages, lines)

        return await self._database.read(found)

    async def reseated(self, table_id: TableId, seat: Seat) -> int:
        """The version in which a seat last changed hands; 0 if it is as it was dealt, or the game is over."""
        query = (
            "SELECT max(version) AS last FROM moves"
            " WHERE table_id = ? AND seat IS NULL AND notation LIKE '% ' || ?"
        )
        row = await self._database.read(lambda db: db.execute(query, (table_id, str(seat))).fetchone())
        return row["last"] or 0

    async def moves(self, table_id: TableId, *, news: bool = True) -> tuple[Move, ...]:
        """All that was done at a table, in order, also what is secret while it is played.

        Without `news` the events are left out, which take longest to read.
        """

        def found(db: Connection) -> tuple[Move, ...]:
            with readable(table_id):
                packed = packed_in(db, self._codecs, table_id)
                if packed is not None:
                    return packed.moves(news=news)
                query = "SELECT game FROM tables WHERE id = ?"
                row = db.execute(query, (table_id,)).fetchone()
                rows = db.execute(MOVES, (table_id,)).fetchall()
                pairs = zip((None, *rows), rows, strict=False)
                return tuple(
                    move_of(self._codecs[row["game"]], each, before, news=news) for before, each in pairs
                )

        return await self._database.survey(found)

    async def seated(self, table_id: TableId, seat: Seat) -> int:
        """The version in which whoever sits at a seat sat down; 0 for who was dealt its cards."""
        row = await self._database.read(
            lambda db: db.execute(SAT_DOWN, {"table": table_id, "seat": seat}).fetchone()
        )
        return int(row["sat_down"])


def log_in(
    db: Connection,
    codecs: Mapping[str, Codec],
    table_id: TableId,
    after: int,
    upto: int,
    *,
    ended: bool = True,
) -> tuple[LogLine, ...]:
    """Public events of the versions from `after` (not included) to `upto`, within a transaction.

    `ended`: whether it may have a record; a table that goes on has none. Raises Unreadable for what no
    program here can read.
    """
    with readable(table_id):
        packed = packed_in(db, codecs, table_id) if ended else None
        if packed is not None:
            return tuple(map(_line, packed.told(after, upto)))
        query = (
            "SELECT moves.version, at, news, moves.seat, own, known, played_for, game"
            " FROM moves JOIN tables ON tables.id = table_id"
            " WHERE table_id = ? AND moves.version > ? AND moves.version <= ? AND news IS NOT NULL"
            " ORDER BY moves.version"
        )
        return tuple(
            LogLine(
                row["version"],
                datetime.fromtimestamp(row["at"], UTC),
                codecs[row["game"]].events(row["news"]),
                row["seat"],
                row["own"],
                row["known"],
                tuple(json.loads(row["played_for"])),
            )
            for row in db.execute(query, (table_id, after, upto))
        )


def _line(move: Move) -> LogLine:
    news = move.news or ()
    return LogLine(move.version, move.at, news, move.seat, move.own, move.known, move.played_for)


def _telling(db: Connection, codecs: Mapping[str, Codec], table_id: TableId) -> list[int]:
    """The versions by which something became public."""
    with readable(table_id):
        packed = packed_in(db, codecs, table_id)
        if packed is not None:
            return [version for version in range(1, packed.versions + 1) if packed.tells(version)]
    query = "SELECT version FROM moves WHERE table_id = ? AND news IS NOT NULL ORDER BY version"
    return [row["version"] for row in db.execute(query, (table_id,))]


def news_in(
    db: Connection, codecs: Mapping[str, Codec], table_id: TableId, after: int, upto: int, *, ended: bool
) -> tuple[Event, ...]:
    """The events of those versions alone, within a transaction."""
    lines = log_in(db, codecs, table_id, after, upto, ended=ended)
    return tuple(event for line in lines for event in line.events)


def since_last_action(
    db: Connection,
    codecs: Mapping[str, Codec],
    table_id: TableId,
    seat: Seat,
    upto: int,
    *,
    ended: bool,
    planned: int | None = None,
) -> News:
    """Events after the last action taken by the person at a seat, within a transaction.

    All, if they did nothing yet; nothing of before they sat down. `planned`: the version in which they
    planned what they have done since, if anything: that is told as well.
    """
    with readable(table_id):
        packed = packed_in(db, codecs, table_id) if ended else None
    if packed is None:
        last = db.execute(LAST_OWN, {"table": table_id, "seat": seat}).fetchone()[0]
    else:
        last = _last_own(packed, seat)
    events: list[Event] = []
    played_for: list[int] = []
    answered_for: list[int] = []
    as_planned: list[int] = []
    begin = max(0, last - 1)
    if planned is not None and planned < last:
        begin = planned
    for line in log_in(db, codecs, table_id, begin, upto, ended=ended):
        mine = line.seat == seat
        told = line.events[line.known :] if mine and begin != planned else line.events
        if mine and begin == planned:
            as_planned += range(len(events), len(events) + line.own)
        elif mine:
            played_for += range(len(events), len(events) + line.own - line.known)
        if seat in line.played_for and not (mine and line.own):
            answered_for.append(len(events))
        events += told
    return News(tuple(events), tuple(played_for), tuple(answered_for), tuple(as_planned))


def _last_own(packed: Packed, seat: Seat) -> int:
    """LAST_OWN, of a record."""
    moves = packed.moves(news=False)
    newest = max((move.version for move in moves if packed.tells(move.version)), default=0)
    return max(
        (
            move.version
            for move in moves
            if (move.seat == seat and not move.aside and not move.auto and move.version <= newest)
            or (move.seat is None and move.notation == f"replace {seat}")
        ),
        default=0,
    )
