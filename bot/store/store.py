"""The store: one database file and its subjects, and what several subjects know of one moment.

Whoever asks gets dataclasses, never rows.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Self

from bot.store.agenda import Agendas
from bot.store.census import Census, census
from bot.store.clocks import Clocks, SeatClock, clocks_in
from bot.store.codec import Codec
from bot.store.database import Connection, Database
from bot.store.history import History, News, news_in, since_last_action
from bot.store.imports import Imports
from bot.store.lessons import Lessons
from bot.store.matches import Matches, match_in
from bot.store.outbox import Outbox, alone_in, close, enqueue, linked_in, post_in, rings_in
from bot.store.people import People, people_in, write_person
from bot.store.plans import Plans, answers_in, plans_in
from bot.store.proposals import Proposals
from bot.store.records import Records
from bot.store.results import Results
from bot.store.schema import DatabaseUnusable
from bot.store.scope import Scope
from bot.store.seals import Seals, cuts_in, sealed_in, told_in_all, told_seals_in
from bot.store.set_aside import SetAside
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import Tables, table_in, versions_in
from bot.store.texts import Texts
from bot.store.witness import Witness, notes_of, rolled_back
from bot.table.clock import bank_runs_from
from bot.table.match import Match, PlayerId, TableId
from bot.table.opaque import Event
from bot.table.outbox import Draft, Kind, Letter, Post, to_player
from bot.table.plans import Given, Plan
from bot.table.profile import Person
from bot.table.refusals import NoSuchTable, Unreadable
from bot.table.reports import LobbyTold
from bot.table.seat_clocks import TimeBank, banks_shown
from bot.table.table import BEFORE_DEAL, ENDED, Phase, Table
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Playing:
    """All that a move at a table needs, of one moment."""

    table: Table
    match: Match
    people: Mapping[PlayerId, Person]
    clocks: Mapping[Seat, SeatClock]
    plans: Mapping[Seat, Plan] = field(default_factory=dict)
    answers: Mapping[Seat, Given] = field(default_factory=dict)  # given in advance


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table and one person, of one moment; `at` is None before the deal.

    `seat`: theirs, None for a bystander. `news`: what became public since they last did something
    themself; of a game that is over, all of it.
    """

    table: Table
    at: Playing | None
    seat: Seat | None
    person: Person
    news: News
    post: Post | None
    plays_elsewhere: bool = False
    waits_elsewhere: bool = False
    texts: Mapping[str, str] = field(default_factory=dict)  # that they keep there for themselves, by name


@dataclass(frozen=True, slots=True)
class Told:
    """A table at a version, with what became public between two versions."""

    table: Table
    match: Match
    deadline: datetime | None  # of the first clock to run down
    news: tuple[Event, ...]
    calls: tuple[Seat, ...] = ()  # whose turns a post of this version rings in
    people: Mapping[PlayerId, Person] = field(default_factory=dict)
    bank: TimeBank | None = None


class Store:
    """A database and its subjects; `codecs`: how each game's moments are written down, by its name."""

    @classmethod
    def open(cls, path: Path, codecs: Mapping[str, Codec]) -> Self:
        """One file. Opening it brings it up to date; raises DatabaseUnusable.

        Where tables were played in a file that is gone, none is made in its place: its host should know.
        """
        played = Witness(path).known()
        if played and not path.exists():
            beside = str(notes_of(path))
            raise DatabaseUnusable("error-database-missing", path=str(path), count=len(played), beside=beside)
        return cls(SqliteDatabase(path), codecs)

    def __init__(self, database: Database, codecs: Mapping[str, Codec], beside: Path | None = None) -> None:
        """`beside`: a file of this machine; what a server's database may forget is noted beside it."""
        self.database = database
        self._codecs = codecs
        witness = self._witness = Witness(database.path, beside)
        noted = witness.noted()  # before the database is read: another process may be playing in it
        present, told, sealed = database.look(_at_the_start)
        self.rolled_back = rolled_back(witness.known(), present)
        """Tables of which the file had more before: its newest part is lost, or a copy was restored."""
        self.given_away = noted.given_away(sealed)
        """Open tables whose secret was told before the database lost that: a copy was restored."""
        witness.begin(present, Counter(told) | Counter(noted.numbers))  # the higher number of each
        if database.path is None:
            witness.note_seals(database.look(told_seals_in))
        self.scope = Scope()
        """Whose clocks, computers and letters this process looks after; any table may be read for a click."""
        self.tables = Tables(self.database, witness, self.scope)
        self.seals = Seals(self.database, witness)
        self.matches = Matches(self.database, codecs, witness)
        self.history = History(self.database, codecs)
        self.records = Records(self.database, codecs)
        self.imports = Imports(self.database, witness)
        self.clocks = Clocks(self.database, self.scope)
        self.people = People(self.database)
        self.results = Results(self.database, codecs)
        self.outbox = Outbox(self.database, self.scope)
        self.set_aside = SetAside(self.database, witness, self.scope)
        self.proposals = Proposals(self.database, self.scope)
        self.plans = Plans(self.database, self.scope)
        self.lessons = Lessons(self.database)
        self.texts = Texts(self.database)
        self.agendas = Agendas(self.database, self.scope)

    async def census(self) -> Census:
        """Count the whole database, of all processes; raises CannotRead."""
        return await census(self.database)

    async def sitting(self, table_id: TableId, player: PlayerId) -> Sitting:
        """Read all that one person's panel needs; raises NoSuchTable."""
        return await self.database.read(lambda db: self._sitting(db, table_id, player))

    async def playing(self, table_id: TableId) -> Playing:
        """Read all that a move needs; raises NoSuchTable, also before the deal."""
        return await self.database.read(lambda db: self._playing(db, table_in(db, table_id)))

    async def lobby_told(self, table_id: TableId) -> LobbyTold:
        """All that the message of a lobby tells, in one read; raises NoSuchTable."""

        def found(db: Connection) -> LobbyTold:
            table = table_in(db, table_id)
            return LobbyTold(
                table, cuts_in(db, table_id), post_in(db, table_id, "table"), alone_in(db, table_id)
            )

        return await self.database.read(found)

    async def told(
        self, table_id: TableId, after: int = 0, version: int | None = None, *, news: bool = True
    ) -> Told:
        """A table at a version (None: the present), with the news since version `after`, in one read."""
        return await self.database.read(lambda db: self._told(db, table_id, after, version, news))

    async def present(self, tables: Sequence[TableId]) -> Mapping[TableId, Told]:
        """Several tables as they are, without news, in one read; those that cannot be read are left out."""

        def found(db: Connection) -> dict[TableId, Told]:
            shown = {}
            for table_id in tables:
                with suppress(Unreadable, NoSuchTable):
                    shown[table_id] = self._told(db, table_id, 0, None, news=False)
            return shown

        return await self.database.read(found)

    async def dms_refused(self, letter: Letter, why: str, word: Draft, now: datetime) -> bool:
        """Note that a letter's reader takes no private messages. True if that is new.

        The word of it goes to the table once; all of it is written in one transaction. Nothing is kept of
        people who sit there no longer.
        """

        def change(db: Connection) -> bool:
            close(db, letter, "given up", why)
            player = letter.player or 0
            person = people_in(db, (player,))[player]
            if person.dms_closed or player not in table_in(db, letter.table_id).people:
                return False
            write_person(db, replace(person, dms_closed=True))
            enqueue(db, letter.table_id, letter.version, (word,), now.timestamp())
            return True

        return await self.database.write(change)

    async def dms_work(self, player: PlayerId, most: int, now: datetime) -> int | None:
        """Private messages reach somebody again; how many tables bring their question there now, in the same
        transaction, of `most` that wait for them longest. None where it was known.
        """

        def change(db: Connection) -> int | None:
            person = people_in(db, (player,))[player]
            if not person.dms_closed:
                return None
            write_person(db, replace(person, dms_closed=False))
            return _bring(db, player, most, now)

        return await self.database.write(change)

    async def bring(self, player: PlayerId, most: int, now: datetime) -> int:
        """Send waiting tables' questions to somebody in private; return their number."""
        return await self.database.write(lambda db: _bring(db, player, most, now))

    async def note_told_seals(self) -> None:
        """Note what other processes have told of a server's database: their notes may be lost with them.

        Raises CannotRead.
        """
        if self.database.path is None:
            self._witness.note_seals(await self.database.survey(told_seals_in))

    async def close(self) -> None:
        """Finishes what was begun, then lets go of the file."""
        await self.database.close()

    def _sitting(self, db: Connection, table_id: TableId, player: PlayerId) -> Sitting:
        table = table_in(db, table_id)
        at = None if table.phase in NOT_DEALT else self._playing(db, table)
        seat = next((at for at, each in enumerate(table.occupants) if each.player == player), None)
        news, ended = News(), table.phase in ENDED
        if at is not None and table.phase is Phase.OVER:
            news = News(news_in(db, self._codecs, table_id, 0, at.match.version, ended=True))
        elif at is not None and seat is not None:
            plan = at.plans.get(seat)
            news = since_last_action(
                db,
                self._codecs,
                table_id,
                seat,
                at.match.version,
                ended=ended,
                planned=None if plan is None or not plan.ready else plan.since,
            )
        known = {} if at is None else at.people
        person = known[player] if player in known else people_in(db, (player,))[player]
        beside = db.execute(BESIDE, {"player": player, "table": table_id}).fetchall()
        plays, waits = bool(beside[0]["plays"]), bool(beside[0]["waits"])
        texts = {row["name"]: row["text"] for row in beside if row["name"] is not None}
        return Sitting(table, at, seat, person, news, linked_in(db, table_id), plays, waits, texts)

    def _playing(self, db: Connection, table: Table) -> Playing:
        return Playing(
            table,
            match_in(db, self._codecs, table),
            people_in(db, table.people),
            clocks_in(db, table.id),
            plans_in(db, table.id),
            answers_in(db, table.id),
        )

    def _told(self, db: Connection, table_id: TableId, after: int, version: int | None, news: bool) -> Told:
        table = table_in(db, table_id)
        match = match_in(db, self._codecs, table, version)
        clocks = clocks_in(db, table_id)
        ended = table.phase in ENDED
        events = news_in(db, self._codecs, table_id, after, match.version, ended=ended) if news else ()
        people, calls = people_in(db, table.people), rings_in(db, table_id, match.version)
        deadline, first = min(
            ((each.deadline, seat) for seat, each in clocks.items() if each.deadline is not None),
            default=(None, None),
        )
        bank = None
        if table.bank_hours and table.bank:
            running = {seat: each.clock for seat, each in clocks.items()}
            runs_from = None
            if first is not None:
                player = clocks[first].player or 0
                runs_from = bank_runs_from(running[first], people.get(player, Person(player)).habits)
            bank = TimeBank(banks_shown(table.bank, table.occupants, running), runs_from)
        return Told(table, match, deadline, events, calls, people, bank)


# Whether somebody plays at another table, and whether one waits for them; a row for each text they keep here.
BESIDE = """
SELECT EXISTS (
    SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.open AND seats.player = :player AND seats.table_id <> :table AND tables.phase = 'playing'
) AS plays, EXISTS (
    SELECT 1 FROM seats WHERE open AND player = :player AND table_id <> :table
    AND (asked_at IS NULL OR level IS NOT NULL) = FALSE
) AS waits, texts.name, texts.text
FROM (SELECT 1 AS one) AS anybody
LEFT JOIN texts ON texts.table_id = :table AND texts.player = :player"""

WAITING = """
SELECT seats.table_id, seats.seat, tables.version FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.open AND seats.player = ? AND seats.asked_at IS NOT NULL AND seats.level IS NULL
AND tables.phase = 'playing' AND tables.id NOT IN (SELECT table_id FROM set_aside)
ORDER BY seats.asked_at, seats.table_id LIMIT ?"""


def _at_the_start(
    db: Connection,
) -> tuple[dict[TableId, int], dict[TableId, int], dict[TableId, tuple[int, str]]]:
    """All that is compared with the notes beside a database, of one moment and by one connection."""
    return versions_in(db), told_in_all(db), sealed_in(db)


def _bring(db: Connection, player: PlayerId, most: int, now: datetime) -> int:
    rows = (
        db.execute(WAITING, (player, most)).fetchall() if people_in(db, (player,))[player].reachable else []
    )
    for row in rows:
        panel = Draft(Kind.PANEL, to_player(player), seat=row["seat"], player=player)
        enqueue(db, row["table_id"], row["version"], (panel,), now.timestamp())
    return len(rows)


NOT_DEALT = (*BEFORE_DEAL, Phase.CANCELLED)
