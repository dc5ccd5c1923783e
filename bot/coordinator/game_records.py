"""A finished game as its record, and what of it holds when it is checked (docs/record.md).

Also of a file that somebody brings along: it proves or breaks itself, and nothing of it is kept.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random

from bot.book.page import Binding, book
from bot.coordinator.access import may_replay, only_ended
from bot.coordinator.context import Context
from bot.table.actor import Actor
from bot.table.cutting import Unsealed
from bot.table.lobby import Lobby, Phase
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.moves import Move
from bot.table.outbox import Post, seal_post
from bot.table.record import decided_since_seated, record_of
from bot.table.refusals import NotAllowed, NotARecord, NotHere, WhyNoRecord
from bot.workers import Priority, TooLong, Workers
from engine.game import Seat
from engine.record.answering import Asked, answered, asked_of_computers
from engine.record.checking import Tally, tallied
from engine.record.games import game_named
from engine.record.grammar import TEXT_BYTES
from engine.record.model import Ending, Record
from engine.record.reading import RecordUnreadable, Unreadable, read
from engine.record.remarking import record_text
from engine.record.writing import RecordTooLong
from engine.version import PROGRAM

SAMPLED = 20  # decisions of computers that are asked for again
PORTION = 10  # of all of them, that a worker is given at once: some seconds where they are Kingpins
LARGEST_FILE = TEXT_BYTES
LONGEST = 60.0  # seconds of work on a stranger's file, or on a portion; a whole game takes less than one


@dataclass(frozen=True, slots=True)
class Computers:
    """Decisions that were not people's: so many in all, so many asked for again, and those that differ.

    `same_program`: else none was asked, for another version may well decide otherwise.
    """

    decisions: int
    asked: int
    differ: tuple[Asked, ...]
    same_program: bool

    @property
    def sampled(self) -> bool:
        """Whether there are others that could be asked as well."""
        return self.same_program and 0 < self.asked < self.decisions

    def after(self, asked: Sequence[Asked], answers: Sequence[str | None]) -> "Computers":
        """What is known once these have been asked too."""
        told = [(each, now) for each, now in zip(asked, answers, strict=True) if now is not None]
        differ = (each for each, now in told if now != each.notation)
        return replace(self, asked=self.asked + len(told), differ=(*self.differ, *differ))


@dataclass(frozen=True, slots=True)
class Verification:
    """What of a finished game holds. `seal`: "" where none was shown: one person played against computers
    (`alone`), or it was dealt before seals existed.

    `post`: where its seal was shown, None where that is not known; `dealt_at`: it must be older.
    """

    lobby: Lobby
    items: tuple[Tally, ...]
    computers: Computers
    seal: str
    alone: bool
    post: Post | None
    dealt_at: datetime


@dataclass(frozen=True, slots=True)
class FileVerification:
    """What of a record holds that somebody brought as a file; nobody knows here where it was played.

    `seal`: as the file names it, "" where it names none; `secret_out`: it also gives the secret.
    """

    game: str
    items: tuple[Tally, ...]
    computers: Computers
    seal: str
    secret_out: bool


@dataclass(frozen=True, slots=True)
class Questions:
    """All decisions of a finished game that were not people's, of which the first `done` were asked again.

    `found`: all else that was checked, and of the computers what their answers have shown so far.
    """

    found: Verification
    text: str
    decisions: tuple[Asked, ...]
    done: int = 0

    @property
    def table(self) -> TableId:
        """The table it was played at."""
        return self.found.lobby.id

    @property
    def left(self) -> int:
        """How many are still to be asked."""
        return len(self.decisions) - self.done


@dataclass(frozen=True, slots=True)
class Manuscript:
    """What a finished game's book is made of. `names`: of the people, by seat, as its table shows them now;
    `post`: where its seal was shown, None where that is not known.
    """

    lobby: Lobby
    text: str
    names: tuple[str, ...]
    post: Post | None


class GameRecords:
    """All work is done in the workers: no click waits for it."""

    def __init__(self, context: Context, workers: Workers) -> None:
        self._context = context
        self._workers = workers
        self._file = asyncio.Lock()  # strangers' files keep one worker busy at most
        self._bringing = set[PlayerId]()

    async def allow(self, actor: Actor, table: TableId) -> Lobby:
        """The table whose record they may have; raises NoSuchMatch, and NotAllowed before the end or of a
        closed book."""
        return only_ended(may_replay(actor, await self._context.store.tables.lobby(table)))

    async def record(self, actor: Actor, table: TableId) -> tuple[Lobby, str]:
        """The record's text; raises as `allow` does."""
        lobby, text, _ = await self._written(actor, table)
        return lobby, text

    async def verify(self, actor: Actor, table: TableId) -> Verification:
        """Checks everything that can be, of the record as it would be given out; raises as `allow` does."""
        asking = await self.questions(actor, table)
        return replace(asking.found, computers=await self._sampled(asking))

    async def questions(self, actor: Actor, table: TableId) -> Questions:
        """The same, with none of the computers asked yet; raises as `allow` does."""
        lobby, text, dealt_at = await self._written(actor, table)
        unsealed = await self._context.store.seals.unsealed(table)
        decisions, same_program = await self._workers.run(Priority.ADVICE, asked_of, text)
        found = Verification(
            lobby=lobby,
            items=await self._workers.run(Priority.ADVICE, tallied, text),
            computers=Computers(len(decisions), 0, (), same_program),
            seal="" if unsealed is None else unsealed.seal,
            alone=unsealed is not None and not unsealed.seal,
            post=await self._seal_post(table),
            dealt_at=dealt_at,
        )
        return Questions(found, text, decisions if same_program else ())

    async def ask_on(self, asking: Questions) -> Questions:
        """Asks the next of them, last in line: who plays, or waits for a page, comes first."""
        asked = asking.decisions[asking.done : asking.done + PORTION]
        answers = await self._workers.run(Priority.FILM, answered, asking.text, asked, limit=LONGEST)
        found = replace(asking.found, computers=asking.found.computers.after(asked, answers))
        return replace(asking, found=found, done=asking.done + len(asked))

    async def verify_file(self, actor: Actor, content: bytes) -> FileVerification:
        """Checks a record that somebody brought, one at a time for each; raises NotARecord."""
        if len(content) > LARGEST_FILE:
            raise NotARecord(WhyNoRecord.TOO_LONG)
        if actor.player in self._bringing:
            raise NotARecord(WhyNoRecord.ONE_AT_A_TIME)
        self._bringing.add(actor.player)
        try:
            async with self._file:
                return await self._file_checked(content)
        except TooLong:
            raise NotARecord(WhyNoRecord.TAKES_TOO_LONG) from None
        except RecordUnreadable as fault:
            if fault.reason is Unreadable.ENCODING:
                raise NotARecord(WhyNoRecord.NO_TEXT) from None
            raise NotARecord(WhyNoRecord.UNREADABLE, line=fault.line, why=fault.reason.value) from None
        finally:
            self._bringing.discard(actor.player)

    async def _file_checked(self, content: bytes) -> FileVerification:
        found, decisions = await self._workers.run(Priority.ADVICE, looked_at, content, limit=LONGEST)
        if not found.computers.same_program:
            return found
        sample = self._by_lot(decisions)
        work = (answered, content.decode(), sample)
        answers = await self._workers.run(Priority.ADVICE, *work, limit=LONGEST)
        return replace(found, computers=found.computers.after(sample, answers))

    async def manuscript(self, actor: Actor, table: TableId) -> Manuscript:
        """What its book is made of; raises as `record` does."""
        lobby, text, _ = await self._written(actor, table)
        names = tuple("" if each.player is None else each.name for each in lobby.occupants)
        return Manuscript(lobby, text, names, await self._seal_post(table))

    async def bound(self, text: str, binding: Binding) -> str:
        """The page of a record; raises NoBook where it cannot be shown. Last in line: it takes seconds."""
        return await self._workers.run(Priority.FILM, book, text, binding)

    async def _seal_post(self, table: TableId) -> Post | None:
        store = self._context.store
        unsealed = await store.seals.unsealed(table)
        if unsealed is None or not unsealed.seal:
            return None
        return await store.outbox.post(table, seal_post(await store.seals.number(table)))

    async def own(self, lobby: Lobby, seat: Seat) -> tuple[str, int]:
        """A finished game's record with a person's own decisions alone as such at their seat, and its last
        public turn. For a review: whom they took the seat over from is a caretaker in it.
        """
        moves = await self._context.store.history.moves(lobby.id)
        last = sum(move.news is not None for move in moves) - 1
        return await self._text(lobby, decided_since_seated(moves, seat)), last

    async def _written(self, actor: Actor, table: TableId) -> tuple[Lobby, str, datetime]:
        lobby = await self.allow(actor, table)
        moves = await self._context.store.history.moves(table)
        return lobby, await self._text(lobby, moves), moves[0].at

    async def _text(self, lobby: Lobby, moves: tuple[Move, ...]) -> str:
        store, table = self._context.store, lobby.id
        rules, program = await store.matches.dealt_by(table)
        source = Source(
            lobby.game,
            lobby.options,
            tuple(replace(each, name="", player=each.player and 1) for each in lobby.occupants),
            await store.matches.seed(table),
            moves,
            rules,
            program,
            await store.seals.unsealed(table),
            await self._ending(lobby),
        )
        try:
            return await self._workers.run(Priority.ADVICE, written, source)
        except RecordTooLong:
            raise NotAllowed(NotHere.GAME_TOO_LONG) from None

    async def _ending(self, lobby: Lobby) -> Ending | None:
        """As the table saw it, whatever a game played again would come to; None where it was not won."""
        if lobby.phase is not Phase.OVER:
            return None
        store = self._context.store
        match = await store.matches.load(lobby.id)
        lines = await store.history.log(lobby.id, 0, match.version)
        events = [event for line in lines for event in line.events]
        result = self._context.game(lobby).engine.result(match.state, events)
        return None if result is None else Ending(result.ranks, result.scores)

    async def _sampled(self, asking: Questions) -> Computers:
        """Of the computers, once some of their decisions were asked again."""
        sample = self._by_lot(asking.decisions)
        answers = await self._workers.run(Priority.ADVICE, answered, asking.text, sample)
        return asking.found.computers.after(sample, answers)

    def _by_lot(self, decisions: Sequence[Asked]) -> tuple[Asked, ...]:
        """Some of them, in order: nobody can know beforehand which."""
        dice = Random(self._context.dice())
        places = sorted(dice.sample(range(len(decisions)), min(SAMPLED, len(decisions))))
        return tuple(decisions[place] for place in places)


@dataclass(frozen=True, slots=True)
class Source:
    """All that a record is made of, without anybody's name or id; `program`: "" where several played."""

    game: str
    options: Mapping[str, str]
    occupants: Sequence[Occupant]
    seed: str
    moves: Sequence[Move]
    rules: int
    program: str
    unsealed: Unsealed | None
    ending: Ending | None


def written(source: Source) -> str:
    """The record's text, in a worker."""
    game = game_named(source.game)
    if game is None:
        raise LookupError(source.game)
    record = record_of(
        game,
        source.options,
        source.occupants,
        source.seed,
        source.moves,
        rules=source.rules,
        unsealed=source.unsealed,
        program=source.program,
    )
    events = [event for move in source.moves for event in move.news or ()]
    return record_text(replace(record, ending=source.ending), events)


def asked_of(text: str) -> tuple[tuple[Asked, ...], bool]:
    """The decisions of a record that were not people's, and whether they can be asked now; in a worker."""
    return _asked_of(read(text))


def looked_at(content: bytes) -> tuple[FileVerification, tuple[Asked, ...]]:
    """A stranger's file, but for its computers, and what can be asked of those; in a worker.

    Raises RecordUnreadable.
    """
    items, record = tallied(content), read(content)
    decisions, same_program = _asked_of(record)
    computers = Computers(len(decisions), 0, (), same_program)
    secret_out = bool(record.secret)
    return FileVerification(record.game, items, computers, record.seal, secret_out), decisions


def _asked_of(record: Record) -> tuple[tuple[Asked, ...], bool]:
    """What a file says of its version need not be true: the game and the number of its rules must fit too."""
    game = game_named(record.game)
    same = record.program == PROGRAM and game is not None and game.info.plays(record.rules)
    return asked_of_computers(record), same
