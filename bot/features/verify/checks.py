"""Checks of finished games: everything that can be, of the record as it would be given out (docs/record.md).

Also of a file that somebody brings along: it proves or breaks itself, and nothing of it is kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from cachetools import LRUCache

from bot.coordinator import Coordinator
from bot.features.verify.asked_again import (
    PIECE_SECONDS_MAX,
    Answers,
    Computers,
    answered_within,
    asked_of,
    by_lot,
    next_answers,
)
from bot.features.verify.record_files import FileVerification, RecordFiles
from bot.table.actor import Actor
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Post
from bot.table.refusals import NoTimeLeft
from bot.table.table import Table
from bot.ui.asking import Askings
from bot.ui.services import Means
from bot.workers import Priority, Workers
from engine.record.answering import Asked
from engine.record.checking import Tally, tallied

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


class Checks:
    """All work is done in the workers: no click waits for it."""

    def __init__(self, coordinator: Coordinator, workers: Workers) -> None:
        self.askings = Askings[Questions]()
        self._coordinator = coordinator
        self._budget = coordinator.budget
        self._files = RecordFiles(coordinator, workers)
        self._asked: LRUCache[tuple[PlayerId, TableId], Questions] = LRUCache(QUESTIONS_KEPT_MAX)

    @property
    def under_way(self) -> int:
        """Number of games whose computers are being asked, waiting, or being told of."""
        return self.askings.under_way

    async def stop(self) -> None:
        """Gives up what is being asked."""
        await self.askings.stop()

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

    async def _questions(self, actor: Actor, table_id: TableId) -> Questions:
        table, text, dealt_at = await self._coordinator.game_records.written(actor, table_id)
        unsealed, player = await self._coordinator.store.seals.unsealed(table_id), actor.player
        decisions, same_program = await self._budget.run(player, Priority.ADVICE, asked_of, text)
        found = Verification(
            table=table,
            items=await self._budget.run(player, Priority.ADVICE, tallied, text),
            computers=Computers(len(decisions), 0, (), same_program),
            seal="" if unsealed is None else unsealed.seal,
            alone=unsealed is not None and not unsealed.seal,
            uncut=unsealed is not None and all(each.digest is None for each in unsealed.cuts),
            post=await self._coordinator.game_records.seal_post(table_id),
            dealt_at=dealt_at,
        )
        return Questions(player, found, text, decisions if same_program else ())

    async def _sampled(self, asking: Questions) -> Verification:
        """Return the result once some of the computers' decisions have been asked for again."""
        left = by_lot(asking.decisions, self._coordinator.dice())
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


def begun(means: Means) -> Checks:
    """All checks of a bot, of which none is there yet."""
    made = Checks(means.coordinator, means.workers)
    means.coordinator.records.forgetting.append(made.forget)
    return made
