"""Tables, seats and moves in the database: to sit down at, to play from, to look back on.

Nothing in here knows why something is written.
"""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from bot.clock import Pace, TimedClock
from bot.language import LANGUAGES
from bot.lobby import Lobby, Phase
from bot.match import Event, Level, Match, NoSuchMatch, NotNow, PlayerId, Sitter, StaleClick, TableId, Undo
from bot.outbox import Draft
from bot.store_codec import Codec
from bot.store_outbox import Outbox, enclose
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
    host: PlayerId | None = None  # when it passes to somebody else
    phase: Phase = Phase.PLAYING


class Tables(Outbox):
    """Lobbies and matches."""

    def __init__(self, path: Path, codecs: Mapping[str, Codec]) -> None:
        super().__init__(path)
        self._codecs = codecs

    # ---- lobbies ----

    async def open_table(
        self, lobby: Lobby, drafts: tuple[Draft, ...], now: datetime, rematch_of: TableId | None = None
    ) -> Lobby:
        """A new table, with its number."""

        def change(db: sqlite3.Connection) -> Lobby:
            cursor = db.execute(
                "INSERT INTO tables (phase, game, host, guild_id, channel_id, thread_id, language, pace,"
                " talk, options, opened_at, touched_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (lobby.phase, lobby.game, *_columns(lobby), now.timestamp(), now.timestamp()),
            )
            opened = replace(lobby, id=cursor.lastrowid or 0)
            db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (opened.id, rematch_of))
            _write_seats(db, opened.id, opened.sitters)
            enclose(db, opened.id, 0, drafts, now.timestamp())
            return opened

        return await self.write(change)

    async def lobby(self, table: TableId) -> Lobby:
        """A table's facts, before, in and after play; raises NoSuchMatch."""
        return await self.read(lambda db: lobby_in(db, table))

    async def save_lobby(self, lobby: Lobby, drafts: tuple[Draft, ...], now: datetime) -> None:
        """The lobby as it is now, and who must be told."""

        def change(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE tables SET phase = ?, host = ?, guild_id = ?, channel_id = ?, thread_id = ?,"
                " language = ?, pace = ?, talk = ?, options = ?, touched_at = ? WHERE id = ?",
                (lobby.phase, *_columns(lobby), now.timestamp(), lobby.id),
            )
            _write_seats(db, lobby.id, lobby.sitters)
            enclose(db, lobby.id, 0, drafts, now.timestamp())

        await self.write(change)

    # ---- matches ----

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
            enclose(db, entry.match.id, entry.match.version, entry.drafts, entry.at.timestamp())

        try:
            await self.write(change)
        except sqlite3.IntegrityError as written:
            raise StaleClick(NotNow.STALE) from written

    async def rest(self, table: TableId) -> None:
        """No computer goes on here until something happens."""
        query = "UPDATE tables SET computer_at = NULL WHERE id = ?"
        await self.write(lambda db: db.execute(query, (table,)))

    async def rematch_of(self, table: TableId) -> TableId | None:
        """Where the people of a finished table play again."""
        query = "SELECT rematch FROM tables WHERE id = ?"
        row = await self.read(lambda db: db.execute(query, (table,)).fetchone())
        return row["rematch"] if row else None

    async def seed(self, table: TableId) -> str:
        """What a match was shuffled with: secret until it is over."""
        query = "SELECT seed FROM tables WHERE id = ?"
        return str((await self.read(lambda db: db.execute(query, (table,)).fetchone()))["seed"])

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
            sitters=_sitters(db, table),
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
    written = db.execute(
        "UPDATE tables SET version = ?, phase = ?, computer_at = ?, seed = coalesce(?, seed),"
        " host = coalesce(?, host),"
        " asked_at = CASE WHEN ? THEN NULL ELSE asked_at END,"
        " touched_at = CASE WHEN ? THEN ? ELSE touched_at END WHERE id = ? AND version = ?",
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
            match.version - 1,
        ),
    )
    if written.rowcount != 1:
        raise StaleClick(NotNow.STALE)
    if entry.reseated:
        _write_seats(db, match.id, match.sitters)
    marks = _marks(entry.asked)
    db.execute(
        f"UPDATE seats SET asked_at = CASE WHEN seat IN ({marks}) THEN coalesce(asked_at, ?) END"
        " WHERE table_id = ?",
        (*entry.asked, at, match.id),
    )


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
                timed.clock.rung,
                timed.clock.answered,
                timed.deadline and timed.deadline.timestamp(),
                timed.next_at and timed.next_at.timestamp(),
            )
            for seat, timed in clocks.items()
        ],
    )


def _write_seats(db: sqlite3.Connection, table: TableId, sitters: tuple[Sitter, ...]) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (table, len(sitters)))
    db.executemany(
        "INSERT INTO seats (table_id, seat, player, name, boss, level, caretaken)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET player = excluded.player, name = excluded.name, boss = excluded.boss,"
        " level = excluded.level, caretaken = excluded.caretaken",
        [(table, seat, s.player, s.name, s.boss, s.level, s.caretaken) for seat, s in enumerate(sitters)],
    )


def _columns(lobby: Lobby) -> tuple[object, ...]:
    return (
        lobby.host,
        lobby.guild_id,
        lobby.channel_id,
        lobby.thread_id,
        lobby.language,
        lobby.pace,
        lobby.talk,
        json.dumps(dict(lobby.options)),
    )


def lobby_in(db: sqlite3.Connection, table: TableId) -> Lobby:
    """A table's facts, within a transaction; raises NoSuchMatch."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
    return Lobby(
        id=row["id"],
        game=row["game"],
        host=row["host"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        thread_id=row["thread_id"],
        language=next(known for known in LANGUAGES if known == row["language"]),
        pace=Pace(row["pace"]),
        talk=bool(row["talk"]),
        options=json.loads(row["options"]),
        sitters=_sitters(db, table),
        phase=Phase(row["phase"]),
    )


def _sitters(db: sqlite3.Connection, table: TableId) -> tuple[Sitter, ...]:
    query = "SELECT player, name, boss, level, caretaken FROM seats WHERE table_id = ? ORDER BY seat"
    return tuple(
        Sitter(
            row["player"], row["name"], row["boss"], row["level"] and Level(row["level"]), row["caretaken"]
        )
        for row in db.execute(query, (table,))
    )


def _move(db: sqlite3.Connection, table: TableId, version: int) -> sqlite3.Row:
    query = "SELECT * FROM moves WHERE table_id = ? AND version = ?"
    row: sqlite3.Row | None = db.execute(query, (table, version)).fetchone()
    if row is None:
        raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
    return row


def _marks(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))


def moment(at: float) -> datetime:
    """A stored time."""
    return datetime.fromtimestamp(at, UTC)
