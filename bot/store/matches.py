"""Matches in the database: snapshots to play from, each with its line of the log.

One move is one transaction: snapshot, seats, clocks, results and letters, all or nothing.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.store.clocks import write_clocks
from bot.store.codec import Codec, readable
from bot.store.database import Conflict, Connection, Database, Row, marks
from bot.store.outbox import enqueue, let_go, take_reminders_away, take_seals_away
from bot.store.people import people_in
from bot.store.plans import end_answer, keep_rest
from bot.store.records import packed_in
from bot.store.results import write_results
from bot.store.seals import mark_dealt, told_in, write_cuts, write_seal
from bot.store.snapshots import shrunk, whole
from bot.store.tables import table_in, write_seats
from bot.store.told_seals import NONE_TOLD, ToldSecrets
from bot.store.witness import Witness
from bot.table.clock import TimedClock
from bot.table.cutting import Sealed
from bot.table.match import Match, PlayerId, TableId, Undo
from bot.table.opaque import Event
from bot.table.outbox import Draft
from bot.table.plans import Plan
from bot.table.refusals import NoSuchTable, NotNow, Overtaken, StaleClick
from bot.table.results import SeatResult
from bot.table.table import ENDED, Phase, Table
from engine.game import Seat
from engine.seal import Cut


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
    if_reached: tuple[Draft, ...] = ()  # told whom no private message reached, if one does by now
    complete: tuple[Seat, ...] = ()  # of those asked, whose turn is only to be ended
    own: int = 0  # so many of the first news are the seat's own
    known: int = 0  # and so many of these its person did themself
    auto: bool = False  # a computer or a caretaker moved
    played_for: tuple[Seat, ...] = ()  # for whom such a turn, or answer, was settled by it
    aside: bool = False  # private, of a seat that was not awaited
    reseated: bool = False  # somebody else, or something else, sits somewhere
    clocks: Mapping[Seat, TimedClock] | None = None  # all that run at this table; None: as they did
    computer_at: datetime | None = None
    seed: str | None = field(default=None, repr=False)  # with the deal
    rules: int | None = None  # with the deal: by which rules (GameInfo.rules)
    program: str = ""  # the version that writes this
    cuts: tuple[Cut, ...] = ()  # with the deal, in the order of time
    options: Mapping[str, str] | None = None  # with the deal: what is agreed
    sealed: Sealed | None = None  # with the deal: what it follows from, instead of what was promised
    revision: int | None = None  # with the deal: as which its lobby was read
    coached: bool = False  # with the deal: whether its people may ask for advice
    results: tuple[SeatResult, ...] = ()  # of the step that ends the game
    host: PlayerId | None = None  # when it passes to somebody else
    mover: str | None = None  # who decided, as engine.record.model.Mover writes it
    phase: Phase = Phase.PLAYING
    ends_plan: bool = False  # what the seat had planned is played, or nobody's wish any more
    plan: Plan | None = None  # then: what is left of it
    lets_go: bool = False  # it was the last line of a plan, and no other is about to be played
    ends_answer: bool = False  # the same of what it answers in advance


class Matches:
    """Matches in play."""

    def __init__(self, database: Database, codecs: Mapping[str, Codec], witness: Witness) -> None:
        self._database = database
        self._codecs = codecs
        self._witness = witness

    async def load(self, table_id: TableId, version: int | None = None) -> Match:
        """A match at its present version or an earlier one; raises NoSuchTable."""
        return await self._database.read(
            lambda db: match_in(db, self._codecs, table_in(db, table_id), version)
        )

    async def save(self, entry: Entry) -> None:
        """One version more: snapshot, line of the log, seats and letters, all or nothing.

        Raises StaleClick when another writer has already written that version; and Overtaken where the lobby
        has been written since it was read to be dealt.
        """

        def change(db: Connection) -> ToldSecrets:
            self._write_move(db, entry)
            _write_present(db, entry)
            if entry.sealed is not None:
                write_seal(db, entry.match.id, entry.sealed)
                take_seals_away(db, entry.match.id, entry.at.timestamp())
            if entry.seed is not None:
                mark_dealt(db, entry.match.id)
            if entry.seat is not None and entry.ends_plan:
                keep_rest(db, entry.match.id, entry.seat, entry.plan)
            if entry.lets_go:
                let_go(db, entry.match.id, entry.at.timestamp())
            if entry.seat is not None and entry.ends_answer:
                end_answer(db, entry.match.id, entry.seat)
            if entry.clocks is not None:
                write_clocks(db, entry.match.id, entry.clocks)
                take_reminders_away(db, entry.match.id, entry.at.timestamp())
            write_results(db, entry.match.id, entry.match.game, entry.results, entry.at.timestamp())
            enqueue(db, entry.match.id, entry.match.version, entry.drafts, entry.at.timestamp())
            reached = _reached(db, entry.if_reached)
            enqueue(db, entry.match.id, entry.match.version, reached, entry.at.timestamp())
            return NONE_TOLD if entry.phase is Phase.PLAYING else told_in(db, entry.match.id)

        try:
            told = await self._database.write(change)
        except Conflict as written:
            if written.table != "moves":
                raise  # a bug: only a version that is there already is somebody else's move
            raise StaleClick(NotNow.STALE) from written
        self._witness.note(entry.match.id, entry.match.version)
        self._witness.tell(entry.match.id, told)

    async def asides(self, table_id: TableId, seat: Seat, after: int) -> int:
        """Number of versions after that one in which a seat did something private, and nothing else."""
        query = "SELECT count(*) FROM moves WHERE table_id = ? AND version > ? AND seat = ? AND aside"
        row = await self._database.read(lambda db: db.execute(query, (table_id, after, seat)).fetchone())
        return int(row[0])

    async def seed(self, table_id: TableId) -> str:
        """Seed of a match's shuffle: secret until it is over."""
        query = "SELECT seed FROM tables WHERE id = ?"
        return str((await self._database.read(lambda db: db.execute(query, (table_id,)).fetchone()))["seed"])

    async def dealt_by(self, table_id: TableId) -> tuple[int, str]:
        """Rules (GameInfo.rules) by which a match was dealt, and its program; "" if several."""
        query = "SELECT rules, program FROM tables WHERE id = ?"
        row = await self._database.read(lambda db: db.execute(query, (table_id,)).fetchone())
        return row["rules"], row["program"]

    def _write_move(self, db: Connection, entry: Entry) -> None:
        match, codec = entry.match, self._codecs[entry.match.game]
        base, state = shrunk(db, match.id, match.version, codec.kept(match.position))
        db.execute(
            "INSERT INTO moves (table_id, version, at, seat, notation, state, published, questions,"
            " undo_version, undo_seat, told, pending, news, own, known, auto, played_for, aside,"
            " public_events, base, mover, round)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                match.id,
                match.version,
                entry.at.timestamp(),
                entry.seat,
                entry.notation,
                state,
                match.published_version,
                json.dumps(match.questions),
                match.undo and match.undo.version,
                match.undo and match.undo.seat,
                match.told,
                codec.kept_pending(match.pending),
                None if entry.news is None else codec.kept_events(entry.news),
                entry.own,
                entry.known,
                entry.auto,
                json.dumps(entry.played_for),
                entry.aside,
                match.public_events,
                base,
                entry.mover,
                json.dumps(match.round),
            ),
        )


def _reached(db: Connection, drafts: Iterable[Draft]) -> list[Draft]:
    """Drafts whose readers are reachable by now."""
    written = [(draft, draft.player) for draft in drafts if draft.player is not None]
    people = people_in(db, (player for _, player in written))
    return [draft for draft, player in written if people[player].reachable]


def match_in(db: Connection, codecs: Mapping[str, Codec], table: Table, version: int | None = None) -> Match:
    """A match within a transaction, at its present version or an earlier one.

    Raises NoSuchTable, and Unreadable for what no program here can read.
    """
    with readable(table.id):
        return _match(db, codecs, table, version)


def _match(db: Connection, codecs: Mapping[str, Codec], table: Table, version: int | None) -> Match:
    packed = packed_in(db, codecs, table.id) if table.phase in ENDED else None
    if packed is not None:
        meant = packed.versions if version is None else version
        if meant not in packed:
            raise NoSuchTable(NotNow.NO_SUCH_TABLE)
        return packed.match(meant, table.id, table.occupants)
    codec, move = codecs[table.game], _move(db, table.id, version)
    position = codec.position(whole(db, move))
    at_once = move["published"] == move["version"]
    published = position if at_once else codec.position(whole(db, _move(db, table.id, move["published"])))
    return Match(
        id=table.id,
        game=table.game,
        version=move["version"],
        position=position,
        published=published,
        published_version=move["published"],
        public_events=move["public_events"],
        pending=codec.pending(move["pending"]),
        occupants=table.occupants,
        questions=tuple(json.loads(move["questions"])),
        undo=None if move["undo_version"] is None else Undo(move["undo_version"], move["undo_seat"]),
        told=move["told"],
        round=tuple(json.loads(move["round"])),
    )


def _move(db: Connection, table_id: TableId, version: int | None) -> Row:
    if version is None:
        query = "SELECT * FROM moves WHERE table_id = ? ORDER BY version DESC LIMIT 1"
        row: Row | None = db.execute(query, (table_id,)).fetchone()
    else:
        query = "SELECT * FROM moves WHERE table_id = ? AND version = ?"
        row = db.execute(query, (table_id, version)).fetchone()
    if row is None:
        raise NoSuchTable(NotNow.NO_SUCH_TABLE)
    return row


def _write_present(db: Connection, entry: Entry) -> None:
    match, at = entry.match, entry.at.timestamp()
    written = db.execute(
        "UPDATE tables SET revision = revision + 1, version = ?, phase = ?, computer_at = ?,"
        " seed = coalesce(?, seed),"
        " rules = coalesce(?, rules), options = coalesce(?, options),"
        " host = coalesce(?, host), coached = coached OR ?,"
        " program = CASE WHEN ? OR program = ? THEN ? ELSE '' END,"
        " asked_at = CASE WHEN ? THEN NULL ELSE asked_at END,"
        " touched_at = CASE WHEN ? THEN ? ELSE touched_at END"
        " WHERE id = ? AND revision = coalesce(?, revision)",
        (
            match.version,
            entry.phase,
            entry.computer_at and entry.computer_at.timestamp(),
            entry.seed,
            entry.rules,
            None if entry.options is None else json.dumps(dict(entry.options)),
            entry.host,
            entry.coached,
            entry.seed is not None,
            entry.program,
            entry.program,
            entry.touched,
            entry.touched,
            at,
            match.id,
            entry.revision,
        ),
    )
    if not written.rowcount:
        raise Overtaken(NotNow.STALE)
    if entry.seed is not None:
        write_cuts(db, match.id, entry.cuts, [each.player for each in match.occupants])
        db.execute("UPDATE seats SET asked_at = NULL WHERE table_id = ?", (match.id,))  # to cut
    if entry.reseated:
        write_seats(db, match.id, match.occupants)
    db.execute(
        f"UPDATE seats SET complete = seat IN ({marks(entry.complete)}),"
        f" asked_at = CASE WHEN seat IN ({marks(entry.asked)}) THEN coalesce(asked_at, ?) END"
        " WHERE table_id = ?",
        (*entry.complete, *entry.asked, at, match.id),
    )
