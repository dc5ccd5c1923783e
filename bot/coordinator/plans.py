"""Plans for a next turn, and answers in advance.

Both are played as their person would play them at that moment, line by line, each in one transaction that
also says what is left. The first click wins, and a person's own action ends the plan.
"""

import logging
from collections.abc import Sequence
from typing import Any

from bot.coordinator.context import Context
from bot.coordinator.play import PERSON, present, seated
from bot.coordinator.reader import Reader, may_plan
from bot.coordinator.recorder import Recorder
from bot.store import Playing
from bot.table.actor import Actor
from bot.table.match import Played, TableId
from bot.table.outbox import Draft, Kind, to_player
from bot.table.plans import IMPOSSIBLE, Due, Given, Plan, answered, mark_of, why_not
from bot.table.refusals import NotNow, NotYourTurn, StaleClick
from bot.table.reports import Panel
from bot.table.table import Phase
from engine.game import IllegalAction, Planning, Seat, answering_of, planning_of

log = logging.getLogger(__name__)


class Plans:
    """Makes them, and plays them when it is time."""

    def __init__(self, context: Context, recorder: Recorder, reader: Reader) -> None:
        self._context = context
        self._recorder = recorder
        self._reader = reader

    async def add(self, actor: Actor, table_id: TableId, mark: int, line: str) -> Panel:
        """One line more, as chosen on a page that was made from `mark`; what may be planned then.

        Raises StaleClick where the plan or the position has changed since; the game's IllegalAction.
        """
        async with self._context.alone_at(table_id):
            at, seat = await self._may_plan(actor, table_id)
            known = at.plans.get(seat)
            lines = known.lines if known is not None else ()
            if mark != mark_of(at.match, lines):
                raise StaleClick(NotNow.STALE)
            await self._keep(at, seat, (*lines, line), known, ready=False)
        return await self._reader.planning(actor, table_id)

    async def shorten(self, actor: Actor, table_id: TableId) -> Panel:
        """The plan without its last line."""
        async with self._context.alone_at(table_id):
            at, seat = await self._may_plan(actor, table_id)
            known = at.plans.get(seat)
            if known is None or known.ran:
                raise NotYourTurn(NotNow.NO_PLAN)
            if known.lines[1:]:
                await self._keep(at, seat, known.lines[:-1], known, ready=False)
            else:
                await self._context.store.plans.withdraw(table_id, seat)
        return await self._reader.planning(actor, table_id)

    async def keep(self, actor: Actor, table_id: TableId, mark: int, *, anyway: bool = False) -> Panel:
        """Keep the plan as it is, and as it was when they last looked at it.

        `anyway`: whatever the others do meanwhile.
        """
        async with self._context.alone_at(table_id):
            at, seat = await self._may_plan(actor, table_id)
            known = at.plans.get(seat)
            if known is None:
                raise NotYourTurn(NotNow.NO_PLAN)
            if mark != mark_of(at.match, known.lines):
                raise StaleClick(NotNow.STALE)
            await self._keep(at, seat, known.lines, known, ready=True, anyway=anyway)
        return await self._reader.panel(actor, table_id)

    async def whole(
        self, actor: Actor, table_id: TableId, lines: Sequence[str], *, anyway: bool = False
    ) -> Panel:
        """A plan from its first to its last line, instead of the one before."""
        async with self._context.alone_at(table_id):
            at, seat = await self._may_plan(actor, table_id)
            await self._keep(at, seat, tuple(lines), None, ready=True, anyway=anyway)
        return await self._reader.panel(actor, table_id)

    async def withdraw(self, actor: Actor, table_id: TableId) -> Panel:
        """Drop the plan; allowed at any time."""
        async with self._context.alone_at(table_id):
            at, seat = await seated(self._context, actor, table_id)
            if seat not in at.plans or at.plans[seat].ran:
                raise NotYourTurn(NotNow.NO_PLAN)
            await self._context.store.plans.withdraw(table_id, seat)
        return await self._reader.panel(actor, table_id)

    async def answer(self, actor: Actor, table_id: TableId, answer: str) -> Panel:
        """Set their answer in advance; empty: they want to be asked."""
        async with self._context.alone_at(table_id):
            at, seat = await seated(self._context, actor, table_id)
            engine = self._context.game(at.table).engine
            answering = answering_of(engine)
            if answering is None or (answer and answer not in answering.answers(at.match.view(engine, seat))):
                raise NotYourTurn(NotNow.NO_ANSWERS)
            await self._context.store.plans.answer(table_id, seat, actor.player, answer)
        self._context.changed.set()
        return await self._reader.panel(actor, table_id)

    # ---- when it is time ----

    async def play(self, due: Due) -> None:
        """Plays what was settled, if it holds; a restart in the middle of it goes on where it was."""
        async with self._context.alone_at(due.table_id):
            while await self._step(due.table_id, due.seat):
                pass

    async def _step(self, table_id: TableId, seat: Seat) -> bool:
        """Plays one line; whether another one may follow."""
        at = await self._context.store.playing(table_id)
        engine = self._context.game(at.table).engine
        if at.table.phase is not Phase.PLAYING or seat not in engine.awaited(at.match.position):
            await self._context.store.plans.looked(table_id, seat, at.match.version)
            return False
        planning, plan = planning_of(engine), at.plans.get(seat)
        kept = plan is not None and plan.ready and not plan.why
        if plan and planning and kept and planning.own_turn(at.match.view(engine, seat)):
            return await self._go_on(at, seat, plan, planning)
        given = at.answers.get(seat)
        line = "" if given is None else answered(engine, at.match, seat, given.answer)
        if given is None or not line:
            await self._context.store.plans.looked(table_id, seat, at.match.version)
        elif await self._opens(at, seat, given):
            await self._played(at, seat, line, at.match.played(engine, seat, None, line), None)
        return False

    async def _opens(self, at: Playing, seat: Seat, given: Given) -> bool:
        """True if an answer may be played now: in the open after a computer's pause, else at once."""
        engine, question = self._context.game(at.table).engine, at.match.questions[seat]
        if engine.in_secret(at.match.published):
            return True
        if given.question == question:
            return given.opens_at <= self._context.now()
        pause = self._context.thinking.before(engine, at.match, at.table.pace, of_answer=True)
        if not pause:
            return True
        await self._context.store.plans.opens(at.match.id, seat, question, self._context.now() + pause)
        self._context.changed.set()  # for it is due at another time than was known
        return False

    async def _go_on(self, at: Playing, seat: Seat, plan: Plan, planning: Planning[Any, Any]) -> bool:
        engine = self._context.game(at.table).engine
        why, line = why_not(engine, planning, at.match.view(engine, seat), plan), plan.lines[0]
        if not why:
            try:
                played = at.match.played(engine, seat, None, line)
            except IllegalAction:
                why = f"{IMPOSSIBLE} {line}"
        if why:
            person = at.people[plan.player]
            word = Draft(Kind.REFRESH, to_player(plan.player), seat=seat, player=plan.player)
            now = self._context.now()
            await self._context.store.plans.not_played(
                at.match.id, seat, why, (word,) if person.reachable else (), now
            )
            self._context.saved()
            return False
        rest, route = plan.rest, self._context.game(at.table).info.plan_turns > 1
        await self._played(at, seat, line, played, plan.done if rest is None and route else rest)
        return rest is not None

    async def _played(self, at: Playing, seat: Seat, line: str, played: Played, rest: Plan | None) -> None:
        """Record the move as its person's."""
        secret = self._context.game(at.table).engine.in_secret(at.match.published)
        played = present(played, seat, unseen=not played.settled and secret)
        await self._recorder.stepped(at, played, seat, line, PERSON, touched=True, plan=rest)
        facts = {"table": at.match.id, "version": played.match.version}
        log.info("played as planned", extra=facts)

    async def _may_plan(self, actor: Actor, table_id: TableId) -> tuple[Playing, Seat]:
        at, seat = await seated(self._context, actor, table_id)
        game = self._context.game(at.table)
        if not game.info.plans:
            raise NotYourTurn(NotNow.NO_PLANS)
        if not may_plan(game, at.match, seat):
            raise NotYourTurn(NotNow.PLAN_NOW)
        return at, seat

    async def _keep(
        self,
        at: Playing,
        seat: Seat,
        lines: tuple[str, ...],
        known: Plan | None,
        *,
        ready: bool,
        anyway: bool = False,
    ) -> None:
        """Facts that it stands on already stay as they were when they were first looked at."""
        engine = self._context.game(at.table).engine
        planning = planning_of(engine)
        if planning is None or not lines:
            raise NotYourTurn(NotNow.NO_PLAN)
        actions, view = [engine.parse(line) for line in lines], at.match.view(engine, seat)
        planning.planned(view, actions)
        stood = known.facts if known is not None else {}
        stands_on = planning.needs if anyway else planning.stands_on
        facts = {name: stood.get(name, now) for name, now in stands_on(view, actions).items()}
        player = at.match.occupants[seat].player or 0
        plan = Plan(player, lines, facts, ready)
        if why := why_not(engine, planning, view, plan):
            log.info("a plan does not hold", extra={"table": at.match.id, "why": why.partition(" ")[0]})
            raise StaleClick(NotNow.STALE)
        await self._context.store.plans.keep(at.match.id, seat, at.match.version, plan)
