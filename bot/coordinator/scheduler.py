"""The heartbeat: computers play, clocks run down, idle tables are asked and closed.

It only finds what is due; how a turn is played or a table closed is play's and seats' to know.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import TypeVar

from bot.coordinator.seats import Seats
from bot.store.clocks import SeatClock
from bot.table.clock import Caretaker, ClockStage, advanced, due, resumed, timed
from bot.table.lobby import Lobby, Phase
from bot.table.match import Level, Match, TableId
from bot.table.notices import Notice, lobby_changed, notice, word_to
from bot.table.outbox import TO_LOBBY, Draft, Kind
from bot.table.profile import Person
from engine.game import Refusal, Seat

T = TypeVar("T")

LONGEST_SLEEP = timedelta(seconds=30)  # the heart beats at least so often
DOWNTIME = 3 * LONGEST_SLEEP  # a longer silence means that the bot was down
LOBBY_FOLDS = timedelta(days=7)
TABLE_ASKED = timedelta(days=14)
TABLE_CLOSES = timedelta(days=60)
LETTERS_KEPT = timedelta(days=14)
REMINDERS = {ClockStage.HALF: Notice.REMINDER_HALF, ClockStage.LAST: Notice.REMINDER_LAST}
CARETAKERS = {
    Caretaker.COMPUTER: Notice.CARETAKER_PLAYED,
    Caretaker.RECRUIT: Notice.CARETAKER_RECRUITED,
    Caretaker.WAIT: Notice.TABLE_WAITS,
}
TURNS_MISSED = 2  # in a row, and a computer holds the seat

log = logging.getLogger(__name__)


class Scheduler(Seats):
    """What happens because time passes."""

    _stumbled = False

    async def run_due(self) -> None:
        """Does everything that is due now."""
        self._stumbled = False
        now = self.now()
        await self._each(await self.store.computers_due(now), self.play_computer)
        await self._each(await self.store.ringing(now), self._ring)
        await self._each(await self.store.idle_lobbies(now - LOBBY_FOLDS), self._fold_idle)
        await self._each(await self.store.idle_tables(now - TABLE_CLOSES), self._close_idle)
        await self._each(await self.store.unasked_tables(now - TABLE_ASKED), self._ask_idle)

    async def shift_deadlines(self) -> None:
        """After a downtime every deadline moves by the time that the bot was down."""
        now, last = self.now(), await self.store.last_heartbeat()
        if last is not None and now - last > DOWNTIME:
            rows = await self.store.all_clocks()
            people = await self.store.people({row.player for row in rows if row.player is not None})
            anew = []
            for row in rows:
                habits = people[row.player].habits if row.player is not None else Person(0).habits
                clock = resumed(row.clock, habits, last, now)
                anew.append((row, timed(clock, habits, now)))
            await self.store.set_clocks(anew)
        await self.store.keep_heartbeat(now)

    async def housekeeping(self) -> None:
        """Once in a while: the heartbeat on record, old letters swept out."""
        await self.store.keep_heartbeat(self.now())
        await self.store.sweep(self.now() - LETTERS_KEPT)

    async def sleep_for(self) -> timedelta:
        """How long nothing will be due; after a fault a while, so that it is not tried in a fury."""
        if self._stumbled:
            return LONGEST_SLEEP
        moments = (await self.store.next_computer(), await self.store.next_ring())
        first = min((moment for moment in moments if moment is not None), default=None)
        return LONGEST_SLEEP if first is None else max(timedelta(0), min(LONGEST_SLEEP, first - self.now()))

    async def _ring(self, row: SeatClock) -> None:
        person = await self.store.person(row.player or 0)
        async with self.alone_at(row.table_id):
            lobby, match = await self._in_play(row.table_id)
            clock = (await self.store.clocks(row.table_id)).get(row.seat)
            if clock != row.clock or lobby.phase is not Phase.PLAYING:
                return  # something happened meanwhile
            stage = due(row.clock, person.habits, self.now())
            if stage is ClockStage.CARETAKING and row.clock.stage is not stage:
                await self._overrun(lobby, match, row.seat, person)
            elif stage is not ClockStage.CARETAKING:
                await self._wound(row, stage, person, match)
        if stage is ClockStage.CARETAKING:
            await self._take_care(row, person)

    async def _wound(self, row: SeatClock, stage: ClockStage, person: Person, match: Match) -> None:
        """The clock remembers what it has done; the word about it goes in the same transaction."""
        now = self.now()
        after = timed(
            advanced(replace(row.clock, stage=max(stage, row.clock.stage)), person.habits, now),
            person.habits,
            now,
        )
        occupant = match.occupants[row.seat]
        words: tuple[Draft, ...] = ()
        if stage is ClockStage.WAITING:
            words = (notice(Notice.TABLE_WAITS, name=occupant.name, boss=occupant.boss),)
        elif stage in REMINDERS and after.deadline is not None:
            until = int(after.deadline.timestamp())
            words = (
                word_to(person, REMINDERS[stage], name=occupant.name, boss=occupant.boss, deadline=until),
            )
        await self.store.set_clocks([(row, after)], words)
        self.told()

    async def _overrun(self, lobby: Lobby, match: Match, seat: Seat, person: Person) -> None:
        """A turn was missed: the caretaker takes it, or from the second in a row on a computer the seat."""
        occupant = match.occupants[seat]
        missed = occupant.missed_turns + 1
        held = missed >= TURNS_MISSED
        key = Notice.COMPUTER_HOLDS if held else CARETAKERS[person.caretaker]
        after = replace(occupant, missed_turns=missed, level=Level.REGULAR if held else None)
        await self._reseat(
            lobby,
            match,
            seat,
            after,
            [notice(key, name=occupant.name, boss=occupant.boss)],
            "caretaker",
            missed=True,
        )

    async def _take_care(self, row: SeatClock, person: Person) -> None:
        """Plays somebody's turn for him to its end; begun again by the next beat if it was cut off."""
        table, seat = row.table_id, row.seat
        while True:
            clock = (await self.store.clocks(table)).get(seat)
            lobby, match = await self._in_play(table)
            if clock is None or clock.stage is not ClockStage.CARETAKING or clock.answered:
                return
            boxed = self.boxed(lobby)
            if person.caretaker is Caretaker.RECRUIT:
                line = str(boxed.least(match.view(boxed.module, seat)))
            else:
                line = await self._decided(lobby, match, seat, Level.REGULAR)
            await self._play_for(table, seat, match.questions[seat], line, only_computer=False)

    async def _fold_idle(self, table: TableId) -> None:
        async with self.alone_at(table):
            lobby = await self.store.lobby(table)
            words = (
                *lobby_changed(),
                Draft(Kind.NOTICE, TO_LOBBY, key=Notice.LOBBY_IDLE, facts=_days(LOBBY_FOLDS)),
            )
            await self.store.save_lobby(replace(lobby, phase=Phase.FOLDED), words, self.now())
            self.told()

    async def _ask_idle(self, table: TableId) -> None:
        await self.store.asked_whether_it_goes_on(
            table, notice(Notice.TABLE_IDLE, **_days(TABLE_ASKED)), self.now()
        )
        self.told()

    async def _close_idle(self, table: TableId) -> None:
        async with self.alone_at(table):
            lobby, match = await self._playing(table)
            await self._close(lobby, match, [notice(Notice.TABLE_IDLE_CLOSED, **_days(TABLE_CLOSES))])

    async def _each(self, rows: tuple[T, ...], deed: Callable[[T], Awaitable[object]]) -> None:
        await asyncio.gather(*(self._unharmed(row, deed) for row in rows))

    async def _unharmed(self, row: T, deed: Callable[[T], Awaitable[object]]) -> None:
        """One table's fault must not stop the others' hearts; it is tried again at the next beat."""
        try:
            await deed(row)
        except Refusal as no:
            log.warning("the heartbeat was refused: %s", no)
        except Exception:
            log.exception("the heartbeat stumbled")
            self._stumbled = True


def _days(span: timedelta) -> dict[str, int]:
    return {"days": span.days}
