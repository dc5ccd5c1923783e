"""Moves in the database: snapshots to play from, each with its line of the log.

One move is one transaction: snapshot, seats, clocks, results and letters, all or nothing.
"""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.store.outbox import enqueue
from bot.store.scores import write_results
from bot.store.tables import Tables, occupants_in, write_seats
from bot.table.clock import TimedClock
from bot.table.lobby import Phase
from bot.table.match import Event, Match, NoSuchMatch, NotNow, PlayerId, StaleClick, TableId, Undo
from bot.table.outbox import Draft
from bot.table.results import Result
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a match's log, with all that is written in the same transaction."""

    match: Match
    seat: Seat | None  # who moved; None when people changed seats
    notation: str
    news: tuple[Event, ...] | None  # what became public; None while a turn is composed
    asked: tuple[Seat, ...]  # who must decide now
    drafts: tuple[Draft, ...]
    at: datetime
    touched: bool  # a person did this
    reseated: bool = False  # somebody else, or something else, sits somewhere
    clocks: Mapping[Seat, TimedClock] = field(default_factory=dict)  # all that run at this table
    computer_at: datetime | None = None
    seed: str | None = None  # with the deal
    results: tuple[Result, ...] = ()  # of the step that ends the game
    host: PlayerId | None = None  # when it passes to somebody else
    phase: Phase = Phase.PLAYING


class Moves(Tables):
    """Matches in play."""

    async def load(self, table: TableId, version: int | None = None) -> Match:
        """A match at its present version or an earlier one; raises NoSuchMatch."""
        return await self.read(lambda db: self._match(db, table, version))

    async def save(self, entry: Entry) -> None:
        """One version more: snapshot, line of the log, seats and letters, all or nothing.

        Raises StaleClick when another writer has already written that version.
        """

        def change(db: sqlite3.Connection) -> None:
            self._write_move(db, entry)
            _write_present(db, entry)
            db.execute("DELETE FROM clocks WHERE table_id = ?", (entry.match.id,))
            write_clocks(db, entry.match.id, entry.clocks)
            _write_results(db, entry)
            enqueue(db, entry.match.id, entry.match.version, entry.drafts, entry.at.timestamp())

        try:
            await self.write(change)
        except sqlite3.IntegrityError as written:
            raise StaleClick(NotNow.STALE) from written

    def _match(self, db: sqlite3.Connection, table: TableId, version: int | None) -> Match:
        facts = db.execute("SELECT game, version FROM tables WHERE id = ?", (table,)).fetchone()
        if facts is None:
            raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
        move = _move(db, table, facts["version"] if version is None else version)
        codec = self._codecs[facts["game"]]
        state = codec.state(move["state"])
        at_once = move["published"] == move["version"]
        published = state if at_once else codec.state(_move(db, table, move["published"])["state"])
        undo = None if move["undo_version"] is None else Undo(move["undo_version"], move["undo_seat"])
        return Match(
            id=table,
            game=facts["game"],
            version=move["version"],
            state=state,
            published=published,
            published_version=move["published"],
            news=codec.events(move["pending"]),
            occupants=occupants_in(db, table),
            questions=tuple(json.loads(move["questions"])),
            undo=undo,
            told=move["told"],
        )

    def _write_move(self, db: sqlite3.Connection, entry: Entry) -> None:
        match, codec = entry.match, self._codecs[entry.match.game]
        db.execute(
            "INSERT INTO moves (table_id, version, at, seat, notation, state, published, questions,"
            " undo_version, undo_seat, told, pending, news) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                match.id,
                match.version,
                entry.at.timestamp(),
                entry.seat,
                entry.notation,
                codec.kept(match.state),
                match.published_version,
                json.dumps(match.questions),
                match.undo and match.undo.version,
                match.undo and match.undo.seat,
                match.told,
                codec.kept_events(match.news),
                None if entry.news is None else codec.kept_events(entry.news),
            ),
        )


def _write_present(db: sqlite3.Connection, entry: Entry) -> None:
    match, at = entry.match, entry.at.timestamp()
    db.execute(
        "UPDATE tables SET version = ?, phase = ?, computer_at = ?, seed = coalesce(?, seed),"
        " host = coalesce(?, host),"
        " asked_at = CASE WHEN ? THEN NULL ELSE asked_at END,"
        " touched_at = CASE WHEN ? THEN ? ELSE touched_at END WHERE id = ?",
        (
            match.version,
            entry.phase,
            entry.computer_at and entry.computer_at.timestamp(),
            entry.seed,
            entry.host,
            entry.touched,
            entry.touched,
            at,
            match.id,
        ),
    )
    if entry.reseated:
        write_seats(db, match.id, match.occupants)
    marks = _marks(entry.asked)
    db.execute(
        f"UPDATE seats SET asked_at = CASE WHEN seat IN ({marks}) THEN coalesce(asked_at, ?) END"
        " WHERE table_id = ?",
        (*entry.asked, at, match.id),
    )


def _write_results(db: sqlite3.Connection, entry: Entry) -> None:
    if entry.results:
        table, at = entry.match.id, entry.at.timestamp()
        (guild_id,) = db.execute("SELECT guild_id FROM tables WHERE id = ?", (table,)).fetchone()
        write_results(db, table, guild_id, entry.match.game, entry.results, at)


def write_clocks(db: sqlite3.Connection, table: TableId, clocks: Mapping[Seat, TimedClock]) -> None:
    """Puts clocks down, within a transaction."""
    db.executemany(
        "INSERT OR REPLACE INTO clocks VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table,
                seat,
                timed.clock.spent.total_seconds(),
                timed.clock.as_of.timestamp(),
                timed.clock.stage,
                timed.clock.answered,
                timed.deadline and timed.deadline.timestamp(),
                timed.next_at and timed.next_at.timestamp(),
            )
            for seat, timed in clocks.items()
        ],
    )


def _move(db: sqlite3.Connection, table: TableId, version: int) -> sqlite3.Row:
    query = "SELECT * FROM moves WHERE table_id = ? AND version = ?"
    row: sqlite3.Row | None = db.execute(query, (table, version)).fetchone()
    if row is None:
        raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
    return row


def _marks(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))
