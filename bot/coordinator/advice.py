"""Advice from a strong computer for one person alone, worked out in a worker process.

It follows from what their seat may see and from nothing else, its dice too: equal views get equal advice, and
secret actions of others change neither the answer nor how long it takes. It is kept in memory only, for as
long as the question stands.
"""

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any

from cachetools import TTLCache

from bot.coordinator.access import only_coached
from bot.coordinator.budget import Budget
from bot.coordinator.context import Context
from bot.coordinator.play import seated
from bot.store import Playing
from bot.table.actor import Actor
from bot.table.match import PlayerId, TableId
from bot.table.opaque import View
from bot.table.refusals import NoAdvice, NoTimeLeft, NotNow, NotYourTurn
from bot.table.reports import AdviceReport
from bot.tasks import Tasks
from bot.workers import Priority, TooLong
from engine.advice import Advice
from engine.game import Seat

ADVICE_WORK_MAX = timedelta(seconds=15)  # of an answer that takes a second and a half on a quiet machine
ADVICE_WAIT_MAX = timedelta(minutes=1)  # others' work before it included
ANSWERS_KEPT_MAX, ANSWERS_KEPT_FOR = 256, timedelta(minutes=10)  # answers

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Question:
    """All that an answer follows from; `own`: what the seat has done in a turn that is not told yet."""

    table_id: TableId
    seat: Seat
    public_events: int
    own: int
    view: View

    @property
    def dice(self) -> str:
        """The seed of what is tried: of nothing that is hidden, and no computer's at the table."""
        return f"advice:{self.table_id}:{self.public_events}.{self.own}:{self.seat}"


class Adviser:
    """One question at a time for each person; the same one asked again is worked out once."""

    def __init__(
        self,
        context: Context,
        budget: Budget,
        work: timedelta = ADVICE_WORK_MAX,
        wait: timedelta = ADVICE_WAIT_MAX,
    ) -> None:
        self._context = context
        self._budget = budget
        self._work = work.total_seconds()
        self._wait = wait.total_seconds()
        self._questions: dict[PlayerId, _Question] = {}  # of the tasks
        self._tasks = Tasks("advice", self._questions.__delitem__)
        self._kept: TTLCache[tuple[TableId, Seat], tuple[_Question, Advice[Any]]] = TTLCache(
            ANSWERS_KEPT_MAX, ANSWERS_KEPT_FOR.total_seconds(), timer=lambda: context.now().timestamp()
        )

    async def stop(self) -> None:
        """Give up what is being worked out."""
        await self._tasks.stop()

    async def ask(self, actor: Actor, table_id: TableId) -> AdviceReport:
        """Advise this person at a seat that is asked.

        Raises NotAllowed where the table has no coach, NotYourTurn, and NoAdvice where it cannot be had now.
        """
        at, question = await self._asked(actor, table_id)
        advice = self._answer(question)
        if advice is None:
            advice = await self._shared(actor.player, at, question)
            at, now = await self._asked(actor, table_id)
            if now != question:
                raise NoAdvice(NotNow.ADVICE_STALE)
        asked, names = at.match.questions[question.seat], at.match.names
        return AdviceReport(table_id, at.table.game, asked, question.view, names, advice)

    async def _asked(self, actor: Actor, table_id: TableId) -> tuple[Playing, _Question]:
        at, seat = await seated(self._context, actor, table_id)
        only_coached(at.table)
        engine, match = self._context.game(at.table).engine, at.match
        if seat not in engine.awaited(match.position):
            raise NotYourTurn(NotNow.NOT_ASKED)
        own = sum(each.seat == seat for each in match.pending)
        return at, _Question(table_id, seat, match.public_events, own, match.view(engine, seat))

    def _answer(self, question: _Question) -> Advice[Any] | None:
        known = self._kept.get((question.table_id, question.seat))
        return known[1] if known is not None and known[0] == question else None

    async def _shared(self, player: PlayerId, at: Playing, question: _Question) -> Advice[Any]:
        """Share one answer among equal questions; it goes on where nobody waits any more."""
        if player not in self._tasks:
            self._questions[player] = question
        elif self._questions[player] != question:
            raise NoAdvice(NotNow.ADVICE_UNDER_WAY)
        task = self._tasks.once(player, partial(self._work_out, player, at, question), awaited=True)
        await asyncio.wait({task}, timeout=self._wait)
        if not task.done():
            raise NoAdvice(NotNow.ADVICE_TOO_LONG)
        return task.result()

    async def _work_out(self, player: PlayerId, at: Playing, question: _Question) -> Advice[Any]:
        engine = self._context.game(at.table).engine
        lines = await self._context.store.history.log(question.table_id, 0, at.match.version)
        events = [event for line in lines for event in line.events]
        work = (engine.advise, question.view, question.dice, events)
        try:
            advice = await self._budget.run(player, Priority.ADVICE, *work, limit=self._work)
        except NoTimeLeft as fault:
            raise NoAdvice(fault.reason, minutes=fault.minutes) from None
        except TooLong:
            log.warning("advice took too long", extra={"table": question.table_id})
            raise NoAdvice(NotNow.ADVICE_TOO_LONG) from None
        self._kept[question.table_id, question.seat] = (question, advice)
        return advice
