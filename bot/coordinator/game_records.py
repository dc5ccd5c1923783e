"""A finished game as its record, and what of it holds when it is checked (docs/record.md)."""

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
from bot.table.match import Occupant, TableId
from bot.table.moves import Move
from bot.table.outbox import Post, seal_post
from bot.table.record import record_of
from bot.workers import Priority, Workers
from engine.record.answering import Asked, answered, asked_of_computers
from engine.record.checking import Tally, tallied
from engine.record.games import game_named
from engine.record.model import Ending
from engine.record.reading import read
from engine.record.remarking import record_text
from engine.version import PROGRAM

SAMPLED = 20  # decisions of computers that are asked for again


@dataclass(frozen=True, slots=True)
class Computers:
    """Decisions that were not people's: so many in all, so many asked for again, and those that differ.

    `same_program`: else none was asked, for another version may well decide otherwise.
    """

    decisions: int
    asked: int
    differ: tuple[Asked, ...]
    same_program: bool


@dataclass(frozen=True, slots=True)
class Verification:
    """What of a finished game holds. `seal`: "" for one dealt before seals existed.

    `post`: where its seal was shown, None where that is not known; `dealt_at`: it must be older.
    """

    lobby: Lobby
    items: tuple[Tally, ...]
    computers: Computers
    seal: str
    post: Post | None
    dealt_at: datetime


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

    async def record(self, actor: Actor, table: TableId) -> tuple[Lobby, str]:
        """The record's text; raises NoSuchMatch, and NotAllowed before the end or of a closed book."""
        lobby, text, _ = await self._written(actor, table)
        return lobby, text

    async def verify(self, actor: Actor, table: TableId) -> Verification:
        """Checks everything that can be, of the record as it would be given out; raises as `record` does."""
        lobby, text, dealt_at = await self._written(actor, table)
        store = self._context.store
        unsealed = await store.seals.unsealed(table)
        return Verification(
            lobby=lobby,
            items=await self._workers.run(Priority.ADVICE, tallied, text),
            computers=await self._computers(text),
            seal="" if unsealed is None else unsealed.seal,
            post=await self._seal_post(table),
            dealt_at=dealt_at,
        )

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
        if await store.seals.unsealed(table) is None:
            return None
        return await store.outbox.post(table, seal_post(await store.seals.number(table)))

    async def _written(self, actor: Actor, table: TableId) -> tuple[Lobby, str, datetime]:
        store = self._context.store
        lobby = await store.tables.lobby(table)
        only_ended(may_replay(actor, lobby))
        moves = await store.history.moves(table)
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
        return lobby, await self._workers.run(Priority.ADVICE, written, source), moves[0].at

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

    async def _computers(self, text: str) -> Computers:
        """Some of them, by lot: nobody can know beforehand which."""
        decisions, program = await self._workers.run(Priority.ADVICE, asked_of, text)
        if program != PROGRAM:
            return Computers(len(decisions), 0, (), same_program=False)
        dice = Random(self._context.dice())
        sample = sorted(dice.sample(decisions, min(SAMPLED, len(decisions))), key=lambda each: each.turn)
        asked, differ = 0, []
        for each in sample:
            now = await self._workers.run(Priority.ADVICE, answered, text, each.turn, each.place)
            asked += now is not None
            if now not in (None, each.notation):
                differ.append(each)
        return Computers(len(decisions), asked, tuple(differ), same_program=True)


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


def asked_of(text: str) -> tuple[tuple[Asked, ...], str]:
    """The decisions of a record that were not people's, and the version that played, in a worker."""
    record = read(text)
    return asked_of_computers(record), record.program
