"""A finished game as its record (docs/record.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.coordinator.access import may_replay, only_ended
from bot.coordinator.budget import Budget
from bot.coordinator.context import Context
from bot.table.actor import Actor
from bot.table.cutting import Unsealed
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.moves import Move
from bot.table.outbox import Post, seal_post
from bot.table.record import decided_since_seated, record_of
from bot.table.refusals import NotAllowed, NotHere
from bot.table.table import Phase, Table
from bot.workers import Priority
from engine.game import Seat
from engine.record.games import game_named
from engine.record.model import Ending
from engine.record.remarking import record_text
from engine.record.writing import RecordTooLong


class GameRecords:
    """All work is done in the workers: no click waits for it."""

    def __init__(self, context: Context, budget: Budget) -> None:
        self._context = context
        self._budget = budget

    async def allow(self, actor: Actor, table_id: TableId) -> Table:
        """The table whose record they may have; raises NoSuchTable, and NotAllowed before the end or of a
        closed book."""
        return only_ended(may_replay(actor, await self._context.store.tables.load(table_id)))

    async def record(self, actor: Actor, table_id: TableId) -> tuple[Table, str]:
        """The record's text; raises as `allow` does."""
        table, text, _ = await self.written(actor, table_id)
        return table, text

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

    async def written(self, actor: Actor, table_id: TableId) -> tuple[Table, str, datetime]:
        """The record's text, and when the game was dealt; raises as `allow` does."""
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
