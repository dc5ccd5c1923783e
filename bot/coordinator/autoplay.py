"""Turns that nobody clicks: computers' own, and those that a caretaker plays for somebody absent."""

import logging
from dataclasses import replace

from bot.coordinator.context import Context
from bot.coordinator.recorder import Recorder, computer_awaited
from bot.coordinator.thinker import Thinker, Thought
from bot.store import Playing, SeatClock
from bot.table.clock import Caretaker, ClockStage
from bot.table.match import TableId
from bot.table.profile import Person
from bot.table.refusals import StaleClick
from bot.table.table import Phase
from engine.game import IllegalAction, Seat
from engine.record.model import Mover, MoverKind

CARETAKER = Mover(MoverKind.CARETAKER)  # the least that is allowed, for somebody whose time has run out

log = logging.getLogger(__name__)


class Autoplay:
    """Plays computers, who think without holding up the table; if it changes, they think again."""

    def __init__(self, context: Context, recorder: Recorder, thinker: Thinker) -> None:
        self._context = context
        self._recorder = recorder
        self._thinker = thinker

    async def play_computer(self, table_id: TableId) -> bool:
        """Lets one computer at a table do one thing; whether there was one to do."""
        at = await self._context.store.playing(table_id)
        game = self._context.game(at.table)
        seat = computer_awaited(game, at.match)
        if seat is None or at.table.phase is not Phase.PLAYING:
            await self._stop_computers(table_id)
            return False
        level = at.match.occupants[seat].level or game.info.default_level
        thought = await self._thinker.choose(at.table, at.match, seat, level)
        mover = Mover(MoverKind.COMPUTER, level, not thought.own)
        await self._play(table_id, seat, at.match.questions[seat], thought.line, mover)
        return True

    async def _stop_computers(self, table_id: TableId) -> None:
        async with self._context.alone_at(table_id):
            at = await self._context.store.playing(table_id)
            over = at.table.phase is not Phase.PLAYING
            if over or computer_awaited(self._context.game(at.table), at.match) is None:
                await self._context.store.tables.stop_computers(table_id)

    async def take_care(self, row: SeatClock) -> None:
        """Plays somebody's turn for them to its end; begun again by the next run if it was cut off."""
        table_id, seat = row.table_id, row.seat
        while True:
            at = await self._context.store.playing(table_id)
            mine = at.clocks.get(seat)
            if mine is None or mine.clock.stage is not ClockStage.CARETAKING or mine.clock.answered:
                return
            person = at.people.get(row.player or 0, Person(row.player or 0))
            if person.caretaker is Caretaker.MINIMUM:
                thought, mover = Thought(self._thinker.least(at.table, at.match, seat)), CARETAKER
            else:
                level = self._context.game(at.table).info.default_level
                thought = await self._thinker.choose(at.table, at.match, seat, level)
                mover = Mover(MoverKind.CARETAKER, level, not thought.own)
            await self._play(table_id, seat, at.match.questions[seat], thought.line, mover)

    async def end_turn(self, at: Playing, seat: Seat) -> None:
        """Ends a turn of which only the end is missing; called while nobody else changes the table.

        Whoever did all of it has missed nothing.
        """
        line = self._thinker.least(at.table, at.match, seat)
        played = at.match.played(self._context.game(at.table).engine, seat, None, line)
        await self._recorder.stepped(at, played, seat, line, CARETAKER, touched=False)

    async def _play(self, table_id: TableId, seat: Seat, question: int, line: str, mover: Mover) -> None:
        """Plays a line for a seat, unless its question or its occupant has changed meanwhile."""
        async with self._context.alone_at(table_id):
            at = await self._context.store.playing(table_id)
            held = at.match.occupants[seat].level is not None
            only_computer = mover.kind is MoverKind.COMPUTER
            if at.table.phase is not Phase.PLAYING or (only_computer and not held):
                return
            engine = self._context.game(at.table).engine
            try:
                played = at.match.played(engine, seat, question, line, auto=True)
            except StaleClick:
                return
            except IllegalAction:
                # A bug in a computer's thinking; where even the least is refused, the table has a fault.
                facts = {"table": table_id, "version": at.match.version}
                log.exception("a computer's line was refused", extra=facts)
                line = self._thinker.least(at.table, at.match, seat)
                mover = replace(mover, out_of_time=bool(mover.level))
                played = at.match.played(engine, seat, question, line, auto=True)
            await self._recorder.stepped(at, played, seat, line, mover, touched=False)
