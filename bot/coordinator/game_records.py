"""A finished game as its record, and what of it holds when it is checked (docs/record.md).

Also of a file that somebody brings along: it proves or breaks itself, and nothing of it is kept.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from cachetools import LRUCache

from bot.coordinator.access import may_replay, only_ended
from bot.coordinator.asked_again import (
    PIECE_SECONDS_MAX,
    Answers,
    Computers,
    answered_within,
    asked_of,
    by_lot,
    next_answers,
)
from bot.coordinator.budget import Budget
from bot.coordinator.context import Context
from bot.coordinator.record_files import FileVerification, RecordFiles
from bot.table.actor import Actor
from bot.table.cutting import Unsealed
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.moves import Move
from bot.table.outbox import Post, seal_post
from bot.table.record import decided_since_seated, record_of
from bot.table.refusals import NotAllowed, NotHere, NoTimeLeft
from bot.table.table import Phase, Table
from bot.workers import Priority, Workers
from engine.game import Seat
from engine.record.answering import Asked
from engine.record.checking import Tally, tallied
from engine.record.games import game_named
from engine.record.model import Ending
from engine.record.remarking import record_text
from engine.record.writing import RecordTooLong

QUESTIONS_KEPT_MAX = 32  # games whose computers are being asked again, each for somebody


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of checking a finished game.

    `seal`: "" where none was shown: one person played against computers (`alone`), or it was dealt before
    seals existed.
    `uncut`: nobody cut the deck. `post`: where its seal was shown, None where that is not known; `dealt_at`:
    it must be older.
    `more_in`: minutes until the rest can be checked, where the time for it was used up; else None.
    """

    table: Table
    items: tuple[Tally, ...]
    computers: Computers
    seal: str
    alone: bool
    post: Post | None
    dealt_at: datetime
    more_in: int | None = None
    uncut: bool = False


@dataclass(frozen=True, slots=True)
class Questions:
    """All decisions of a finished game that were not people's, of which the first `done` were asked again.

    `found`: all else that was checked, and of the computers what their answers have shown so far.
    `player`: for whom they are asked.
    """

    player: PlayerId
    found: Verification
    text: str
    decisions: tuple[Asked, ...]
    done: int = 0

    @property
    def table_id(self) -> TableId:
        """The table it was played at."""
        return self.found.table.id

    @property
    def left(self) -> int:
        """Number still to be asked."""
        return len(self.decisions) - self.done


class GameRecords:
    """All work is done in the workers: no click waits for it."""

    def __init__(self, context: Context, workers: Workers, budget: Budget) -> None:
        self._context = context
        self._budget = budget
        self._files = RecordFiles(context, workers, budget)
        self._asked: LRUCache[tuple[PlayerId, TableId], Questions] = LRUCache(QUESTIONS_KEPT_MAX)

    async def allow(self, actor: Actor, table_id: TableId) -> Table:
        """The table whose record they may have; raises NoSuchTable, and NotAllowed before the end or of a
        closed book."""
        return only_ended(may_replay(actor, await self._context.store.tables.load(table_id)))

    async def record(self, actor: Actor, table_id: TableId) -> tuple[Table, str]:
        """The record's text; raises as `allow` does."""
        table, text, _ = await self._written(actor, table_id)
        return table, text

    async def verify(self, actor: Actor, table_id: TableId) -> Verification:
        """Checks everything that can be, of the record as it would be given out; raises as `allow` does.

        Raises NoTimeLeft; where time runs out half-way, what was checked by then is told.
        """
        return await self._sampled(await self._questions(actor, table_id))

    async def questions(self, actor: Actor, table_id: TableId) -> Questions:
        """Check a table's record, with the computers' decisions asked for this person so far, none at first.

        Raises as `verify` does.
        """
        fresh = await self._questions(actor, table_id)
        kept = self._asked.get((actor.player, table_id))
        if kept is None or (kept.text, kept.decisions) != (fresh.text, fresh.decisions):
            return self._keep(fresh)
        found = replace(fresh.found, computers=kept.found.computers)
        return self._keep(replace(fresh, found=found, done=kept.done))

    async def ask_on(self, asking: Questions) -> Questions:
        """Asks the next of them, last in line: who plays, or waits for a page, comes first.

        Raises NoTimeLeft. Whoever was forgotten meanwhile is kept no more.
        """
        further = await self._asked_on(asking, asking.decisions[asking.done :], Priority.FILM)
        kept = (asking.player, asking.table_id) in self._asked
        return self._keep(further) if kept else further

    async def verify_file(self, actor: Actor, content: bytes) -> FileVerification:
        """Checks a record that somebody brought; raises NotARecord."""
        return await self._files.verify(actor, content)

    def forget(self, player: PlayerId) -> None:
        """Drop everything of somebody from memory."""
        self._files.forget(player)
        for key in [each for each in self._asked if each[0] == player]:
            del self._asked[key]

    async def seal_post(self, table_id: TableId) -> Post | None:
        """The message that showed a table's seal; None where it had none, or that is not known."""
        store = self._context.store
        unsealed = await store.seals.unsealed(table_id)
        if unsealed is None or not unsealed.seal:
            return None
        return await store.outbox.post(table_id, seal_post(await store.seals.number(table_id)))

    async def own(self, player: PlayerId, table: Table, seat: Seat) -> tuple[str, int]:
        """A finished game's record with a person's own decisions alone as such at their seat, and its last
        public turn. For a review: whom they took the seat over from is a caretaker in it.
        """
        moves = await self._context.store.history.moves(table.id)
        last = sum(move.news is not None for move in moves) - 1
        return await self._text(player, table, decided_since_seated(moves, seat)), last

    async def _written(self, actor: Actor, table_id: TableId) -> tuple[Table, str, datetime]:
        table = await self.allow(actor, table_id)
        moves = await self._context.store.history.moves(table_id)
        return table, await self._text(actor.player, table, moves), moves[0].at

    async def _text(self, player: PlayerId, table: Table, moves: tuple[Move, ...]) -> str:
        store, table_id = self._context.store, table.id
        rules, program = await store.matches.dealt_by(table_id)
        source = Source(
            table.game,
            table.options,
            tuple(replace(each, name="", player=each.player and 1) for each in table.occupants),
            await store.matches.seed(table_id),
            moves,
            rules,
            program,
            await store.seals.unsealed(table_id),
            await self._ending(table),
        )
        try:
            return await self._budget.run(player, Priority.ADVICE, written, source)
        except RecordTooLong:
            raise NotAllowed(NotHere.GAME_TOO_LONG) from None

    async def _ending(self, table: Table) -> Ending | None:
        """Ending that the table saw, whatever a replay would come to; None where it was not won."""
        if table.phase is not Phase.OVER:
            return None
        store = self._context.store
        match = await store.matches.load(table.id)
        lines = await store.history.log(table.id, 0, match.version)
        events = [event for line in lines for event in line.events]
        result = self._context.game(table).engine.result(match.position, events)
        return None if result is None else Ending(result.ranks, result.scores)

    async def _questions(self, actor: Actor, table_id: TableId) -> Questions:
        table, text, dealt_at = await self._written(actor, table_id)
        unsealed, player = await self._context.store.seals.unsealed(table_id), actor.player
        decisions, same_program = await self._budget.run(player, Priority.ADVICE, asked_of, text)
        found = Verification(
            table=table,
            items=await self._budget.run(player, Priority.ADVICE, tallied, text),
            computers=Computers(len(decisions), 0, (), same_program),
            seal="" if unsealed is None else unsealed.seal,
            alone=unsealed is not None and not unsealed.seal,
            uncut=unsealed is not None and all(each.digest is None for each in unsealed.cuts),
            post=await self.seal_post(table_id),
            dealt_at=dealt_at,
        )
        return Questions(player, found, text, decisions if same_program else ())

    async def _sampled(self, asking: Questions) -> Verification:
        """Return the result once some of the computers' decisions have been asked for again."""
        left = by_lot(asking.decisions, self._context.dice())
        while left:
            try:
                further = await self._asked_on(asking, left, Priority.ADVICE)
            except NoTimeLeft as fault:
                return replace(asking.found, more_in=fault.minutes)
            left, asking = left[further.done - asking.done :], further
        return asking.found

    async def _asked_on(self, asking: Questions, asked: Sequence[Asked], priority: Priority) -> Questions:
        """Ask for the next decisions, as many as one piece of work holds."""

        async def work(text: str, asked: Sequence[Asked], seconds: float) -> Answers:
            what = (answered_within, text, asked, seconds)
            return await self._budget.run(asking.player, priority, *what, limit=PIECE_SECONDS_MAX)

        answers = await next_answers(work, asking.text, asked)
        found = replace(asking.found, computers=asking.found.computers.after(asked, answers))
        return replace(asking, found=found, done=asking.done + len(answers))

    def _keep(self, asking: Questions) -> Questions:
        self._asked[asking.player, asking.table_id] = asking
        return asking


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
