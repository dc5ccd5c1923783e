"""Events that time brings: computers play, clocks run down, idle tables are asked and closed.

It only finds what is due; how a turn is played or a table closed is others' to know. What must be
thought about is played beside the beat, so that no reminder waits for a computer.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import TypeVar

from bot.coordinator.autoplay import Autoplay
from bot.coordinator.context import Context
from bot.coordinator.cutting import Cutting
from bot.coordinator.endings import Endings
from bot.coordinator.faults import Faults, shifted
from bot.coordinator.lobbies import Lobbies
from bot.coordinator.overtaken import again_if_stale
from bot.coordinator.plans import Plans
from bot.coordinator.seats import Seats
from bot.coordinator.time_limits import TimeLimits
from bot.store import Agenda, Playing, Scope, SeatClock
from bot.table.clock import Caretaker, ClockStage, TimedClock, advanced, bank_runs_from, due, timed
from bot.table.match import TableId
from bot.table.notices import REMINDERS, Notice, called_by, down_for, notice, reminder, reminder_by
from bot.table.outbox import Draft
from bot.table.profile import Person
from bot.table.refusals import CannotRead, CannotWrite, DatabaseAway, Unreadable
from bot.table.seat_clocks import TURNS_MISSED, then
from bot.table.table import Phase
from bot.tasks import Tasks
from engine.game import Fact, Refusal

T = TypeVar("T")

SLEEP_MAX = timedelta(seconds=30)  # what is due is looked for at least so often
DOWNTIME = 3 * SLEEP_MAX  # a longer silence means that the bot was down
WORTH_A_WORD = timedelta(hours=1)  # a shorter downtime moves the deadlines, and nobody needs to be told why
MISSED_MIN = timedelta(seconds=5)  # a shorter moment without Discord is given back to nobody
CLOCK_JITTER = timedelta(seconds=5)  # a clock set back by less is left alone
NOTICED = SLEEP_MAX + CLOCK_JITTER  # a longer silence is missed where turns last minutes
AWAY = timedelta(seconds=2)  # between two looks while the database cannot be reached
LAST_WORK = 3.0  # seconds for what is in hand when the bot stops
SLOW = timedelta(minutes=1)  # between two looks for what is due after hours or days
TABLES_AT_ONCE_MAX = (
    8  # computers, and caretakers, that have loaded their table: the others cost next to nothing
)
LOBBY_CLOSES = timedelta(days=7)
DEALT_WITHIN = timedelta(minutes=2)  # of its opening, a table that is dealt at once
TABLE_ASKED = timedelta(days=14)
TABLE_CLOSES = timedelta(days=60)
LETTERS_KEPT = timedelta(days=14)
CANCELLED_KEPT = timedelta(days=30)  # lobbies that were never dealt
OVERDUE = (ClockStage.CARETAKING, ClockStage.WAITING)
CARETAKERS = {
    Caretaker.COMPUTER: Notice.CARETAKER_PLAYED,
    Caretaker.MINIMUM: Notice.CARETAKER_MINIMUM,
    Caretaker.WAIT: Notice.TABLE_WAITS,
}

log = logging.getLogger(__name__)


class Scheduler:
    """Looks for what is due, does it, and sleeps until something else is."""

    def __init__(
        self,
        context: Context,
        autoplay: Autoplay,
        plans: Plans,
        seats: Seats,
        lobbies: Lobbies,
        cutting: Cutting,
        endings: Endings,
        time_limits: TimeLimits,
    ) -> None:
        self._context = context
        self._autoplay = autoplay
        self._plans = plans
        self._seats = seats
        self._lobbies = lobbies
        self._cutting = cutting
        self._endings = endings
        self._time_limits = time_limits
        self._beat = Tasks("scheduler")
        self._stopping = False
        self._looking = False
        self.alive_at: datetime | None = None  # up to then time has passed for people as well
        self._gap: tuple[datetime, datetime] | None = None  # the last time in which nobody could play
        self._paused_by: dict[str, datetime] = {}
        self._paused_since: datetime | None = None  # the earliest of the reasons that are over already
        self._over = set[str]()  # reasons that are over, which nobody could write down yet
        self._away = False  # whether the database could not be reached at the last look
        self._live_since: datetime | None = None  # since when live clocks stand, if they do
        self._slow_at: datetime | None = None  # when it was looked last for what is due after days
        self.reachable: Callable[[], Awaitable[bool]] = _always  # whether Discord is there: asks it
        self._computers = Tasks("computer", lambda _: self.wake(), at_once=TABLES_AT_ONCE_MAX)  # by table
        self._caretakers = Tasks(
            "caretaker", lambda _: self.wake(), at_once=TABLES_AT_ONCE_MAX
        )  # by table and seat
        self._all_well = True  # with what was done beside the beat
        self.faults = Faults(context)

    @property
    def busy(self) -> bool:
        """True if it looks for what is due, is about to, or computers and caretakers think."""
        if not self._beat:
            return False
        thinking = bool(self._computers) or bool(self._caretakers)
        return self._looking or self._context.changed.is_set() or thinking

    async def start(self) -> None:
        """Deadlines move by the downtime, those of shards when they are adopted; then what is due is done."""
        await self.faults.load()
        if self._context.store.scope.shards is None:
            await self.shift_deadlines()
        self._beat.begin(self._run())

    async def stop(self) -> None:
        """Finishes what is in hand."""
        self._stopping = True
        self.wake()
        await self._beat.stop(LAST_WORK)
        # In the middle of a thought, perhaps: what is saved is whole.
        await asyncio.gather(self._computers.stop(LAST_WORK), self._caretakers.stop(LAST_WORK))

    async def run_due(self) -> None:
        """Does everything that is due now, to its end; tables that fail hold up nobody."""
        all_well = False
        while not all_well:
            await self.begin_due()
            await self._computers.settle()
            await self._caretakers.settle()
            all_well, self._all_well = self._all_well, True

    async def begin_due(self, now: datetime | None = None) -> timedelta:
        """Does everything that is due now, and returns how long nothing else will be.

        What computers and caretakers must think about is only begun. Tables that fail are tried again later.
        `now`: a moment up to which time is known to have passed for people as well; a machine may sleep
        between any two steps of this.
        """
        if self._paused_by:
            return SLEEP_MAX
        now = now or self._context.now()
        await self.faults.retry()
        await self._shift_latecomers()
        tried, more = set[Hashable](), True
        while more:
            agenda = await self._agenda(now)
            did = await self._do(agenda, now, tried)
            more = did and agenda.next_at is not None and agenda.next_at <= now  # it held not all
        if self._slow_at is None or not timedelta(0) <= now - self._slow_at < SLOW:
            await self._do_slowly(now)
            self._slow_at = now
        return self._until_next(agenda, now)

    async def _agenda(self, now: datetime) -> Agenda:
        """The agenda, without tables that failed, or whose computer thinks already."""
        return await self._context.store.agendas.at(
            now,
            but=self.faults.waiting(now),
            thinking=self._computers.keys,
            standing=await self._standing(),
            cared_for=len(self._caretakers),
            timed_games=self._time_limits.games,
        )

    async def _do(self, agenda: Agenda, now: datetime, tried: set[Hashable]) -> bool:
        """Does what is due and was not tried; whether there was any. What is saved begins the next beat."""
        if agenda.stale:
            await self._context.store.outbox.refresh_stale(now)
            self._context.saved()
        before = len(tried)
        for table_id in agenda.computers:
            tried.add(("computer", table_id))
            play = partial(self._beside, table_id, table_id, self._autoplay.play_computer)
            self._computers.once(table_id, play, table=table_id)
        ringing, up = self._ringing(agenda.clocks), self._time_limits.moments(agenda.under_time)
        ring, over = partial(self._ring, now), [each for each in up if up[each] <= now]
        await self._each(
            "plan", [(each, each.table_id) for each in agenda.settled_before], self._plans.play, tried
        )
        await self._each("clock", [(row, row.table_id) for row in ringing], ring, tried)
        await self._each("time", [(each, each) for each in over], self._time_limits.call, tried)
        await self._each("proposal", [(each, each) for each in agenda.proposals], self._endings.settle, tried)
        return len(tried) > before

    async def _do_slowly(self, now: datetime) -> None:
        """Does what is due after hours or days."""
        tables = self._context.store.tables
        await self._all(partial(self._cutting.awaited, now), self._cutting.remind)
        idle = partial(tables.idle_lobbies, now - LOBBY_CLOSES, unseen=now - DEALT_WITHIN)
        await self._all(idle, self._close_lobby)
        await self._all(partial(tables.idle_tables, now - TABLE_CLOSES), self._close_table)
        await self._all(partial(tables.unasked_tables, now - TABLE_ASKED), self._ask_table)

    def _until_next(self, agenda: Agenda, now: datetime) -> timedelta:
        """Time until something is due, as far as an agenda of that moment tells."""
        times = self._time_limits.moments(agenda.under_time).values()
        moments = (agenda.next_at, self.faults.next_try(now), *(at for at in times if at > now))
        first = min((moment for moment in moments if moment is not None), default=now + SLEEP_MAX)
        return max(timedelta(0), min(SLEEP_MAX, first - self._context.now()))

    async def give_back(self, missed: timedelta, scope: Scope) -> None:
        """Give back time in which these tables were not looked after, and nobody could play."""
        now = self._context.now()
        if missed > DOWNTIME:
            await self._shift(now - missed, now, scope)
        elif missed >= MISSED_MIN:
            await self._shift_live(now - missed, now, scope)

    def wake(self) -> None:
        """Looks for what is due now, without sleeping on."""
        self._context.changed.set()

    def pause(self, why: str, since: datetime | None = None) -> None:
        """People cannot play, for Discord cannot be reached (since then): no clock rings until `resume`."""
        self._paused_by.setdefault(why, since or self._context.now())
        self._over.discard(why)

    async def resume(self, why: str) -> None:
        """Move deadlines by the time that Discord was away.

        Raises DatabaseAway; then that is done as soon as the database can be reached.
        """
        try:
            await self._resume(why)
        except DatabaseAway:
            self._over.add(why)
            raise
        self._over.discard(why)

    async def _resume(self, why: str) -> None:
        now = self._context.now()
        if why not in self._paused_by:
            return
        self._paused_since = min(self._paused_by[why], self._paused_since or now)
        if set(self._paused_by) == {why}:
            if now - self._paused_since > DOWNTIME:
                await self._shift(self._paused_since, now)  # where that fails, the pause goes on
            else:
                await self._shift_live(self._paused_since, now)
            self.alive_at, self._paused_since = now, None
            self.wake()
        self._paused_by.pop(why, None)

    def pause_live(self, since: datetime) -> None:
        """Pause clocks of live turns, because nothing has got through since then, until `resume_live`.

        Over days it is too early to say that Discord is away; a live player may have lost half of a turn.
        """
        self._live_since = self._live_since or since

    async def resume_live(self) -> None:
        """Something gets through again: live clocks have not counted meanwhile."""
        now, since = self._context.now(), self._live_since
        if since is None:
            return
        if now - since >= MISSED_MIN:
            await self._shift_live(since, now)  # where that fails, the pause goes on
        self._live_since = None
        self.wake()

    async def plays_live(self) -> bool:
        """True if somebody's turn of minutes runs."""
        return bool(await self._context.store.tables.live())

    async def shift_deadlines(self) -> None:
        """Move every deadline by the time that the bot was down."""
        self.alive_at = await self._context.store.clocks.last_seen()
        await self._mind_the_gap(timedelta(0))
        await self._context.store.clocks.keep_seen(self._context.now())

    async def _mind_the_gap(self, missed_live: timedelta = NOTICED) -> datetime:
        """The time, up to which it has passed for people as well: a machine that slept, or a clock set anew,
        is a downtime like any other.

        Where the clock went back, what was written in the future is brought to the present. `missed_live`: a
        silence as short as that stops the clocks of live games alone.
        """
        now, last = self._context.now(), self.alive_at
        jumped = last is not None and (now - last > DOWNTIME or now < last - CLOCK_JITTER)
        if last is not None and jumped and not self._paused_by:
            log.warning("time has jumped", extra={"seconds": round((now - last).total_seconds())})
            await self._context.store.outbox.not_later_than(now + SLEEP_MAX, now)
            await self._context.store.tables.computers_not_later_than(now + SLEEP_MAX, now)
            await self._context.store.plans.not_later_than(now + SLEEP_MAX, now)
            await self._shift(last, now)  # last: by this the time is known to have passed
        elif last is not None and now - last > missed_live and not self._paused_by:
            await self._shift_live(last, now)
        if self.alive_at == last:  # else somebody knew more meanwhile
            self.alive_at = now  # where that fails, it is tried again
        return now

    async def _shift(self, last: datetime, now: datetime, scope: Scope | None = None) -> None:
        """Give back time in which nobody could play; if long enough to be missed, tell the tables.

        `scope`: of some tables alone.
        """
        store = self._context.store
        rows = await store.clocks.all(scope=scope)
        people = await store.people.people({row.player for row in rows if row.player is not None})
        words = (down_for(now - last),) if now - last >= WORTH_A_WORD else ()
        await store.clocks.shift(shifted(rows, people, last, now), words, now)
        self._gap = (last, now) if scope is None else self._gap
        self._context.saved()

    async def _shift_live(self, last: datetime, now: datetime, scope: Scope | None = None) -> None:
        """A while too short to be missed over days: only who plays live has all of it again."""
        store = self._context.store
        rows = [row for row in await store.clocks.all(scope=scope) if row.clock.live]
        if rows:
            people = await store.people.people({row.player for row in rows if row.player is not None})
            await store.clocks.set(shifted(rows, people, last, now), (), now)
            self._context.saved()

    async def _shift_latecomers(self) -> None:
        """A move in hand while the machine slept began before the gap, and wrote its clocks after it."""
        if self._gap is None:
            return
        last, end = self._gap
        store = self._context.store
        rows = await store.clocks.all(as_of_before=end)
        if rows:
            people = await store.people.people({row.player for row in rows if row.player is not None})
            await store.clocks.set(shifted(rows, people, last, end), (), end)
            self._context.saved()

    async def housekeeping(self) -> None:
        """Note now and then that the bot is alive; sweep out old letters.

        While people cannot play it is as good as down: after a restart that time counts for nobody.
        """
        if not self._paused_by:
            await self._context.store.clocks.keep_seen(self._context.now())
        await self._context.store.outbox.sweep(self._context.now() - LETTERS_KEPT)
        await self._context.store.tables.forget_cancelled(self._context.now() - CANCELLED_KEPT)

    async def _run(self) -> None:
        written = self._context.now()
        while not self._stopping:
            self._context.changed.clear()
            self._looking = True
            sleep, before = SLEEP_MAX, self.alive_at
            try:
                for why in tuple(self._over):
                    await self.resume(why)
                if self._context.entitled():
                    gap = MISSED_MIN if self._away else NOTICED
                    sleep = await self.begin_due(await self._mind_the_gap(gap))
                    if self._context.now() - written >= SLEEP_MAX:
                        written = self._context.now()
                        await self.housekeeping()
                else:
                    self.alive_at = None  # what passes meanwhile is given back with the shards
                self._away = False
            except DatabaseAway:
                # Nobody can play: the time since the last look that went well is given back afterwards.
                self.alive_at, self._away, sleep = before, True, AWAY
            except (CannotRead, CannotWrite) as fault:  # a full disk, say: the next run tries again
                log.error("the scheduler failed", extra={"why": str(fault)})  # noqa: TRY400 the host's, no bug
            except Exception:
                log.exception("the scheduler failed")  # the next run tries again
            finally:
                self._looking = False
            with suppress(TimeoutError):
                await asyncio.wait_for(self._context.changed.wait(), sleep.total_seconds())

    def _ringing(self, found: Sequence[SeatClock]) -> tuple[SeatClock, ...]:
        """The clocks that ring now; a caretaker that was cut off, or has failed, goes on meanwhile."""
        rows = tuple(row for row in found if not self._missed_the_gap(row))  # the next beat moves those
        for row in rows:
            if row.clock.stage is ClockStage.CARETAKING:
                self._take_care(row)
        return tuple(row for row in rows if row.clock.stage is not ClockStage.CARETAKING)

    async def _standing(self) -> tuple[TableId, ...]:
        """The tables whose clocks ring not, because they are live and nothing gets through."""
        return () if self._live_since is None else await self._context.store.tables.live()

    def _missed_the_gap(self, row: SeatClock) -> bool:
        """True if a clock has yet to be moved by the time in which nobody could play."""
        return self._gap is not None and row.clock.as_of < self._gap[1]

    def _take_care(self, row: SeatClock) -> None:
        care = partial(self._beside, row, row.table_id, self._autoplay.take_care)
        self._caretakers.once((row.table_id, row.seat), care, table=row.table_id)

    async def _ring(self, now: datetime, row: SeatClock) -> None:
        if await self._may_be_missed(now, row):
            return
        async with self._context.alone_at(row.table_id):
            at = await self._context.store.playing(row.table_id)
            mine = at.clocks.get(row.seat)
            if mine is None or mine.clock != row.clock or at.table.phase is not Phase.PLAYING:
                return  # something happened meanwhile
            person = at.people.get(row.player or 0, Person(row.player or 0))
            person = called_by(person, self._context.here(at.table))
            stage = due(row.clock, person.habits, now)
            complete = row.seat in self._context.game(at.table).engine.complete(at.match.position)
            if complete and stage in OVERDUE:
                await self._autoplay.end_turn(at, row.seat)
            elif stage is ClockStage.CARETAKING:
                await self._overrun(at, row, person)
                self._take_care(row)
            else:
                await self._wind(row, stage, person, at, now, complete=complete)

    async def _may_be_missed(self, now: datetime, row: SeatClock) -> bool:
        """True if a live turn ends while Discord is away, as far as it says if asked just before.

        Then the courier has heard of it too, and live clocks stand.
        """
        if not row.clock.live or row.deadline is None or row.deadline > now:
            return False
        return not await self.reachable() or bool(self._paused_by)

    async def _wind(
        self,
        row: SeatClock,
        stage: ClockStage,
        person: Person,
        at: Playing,
        now: datetime,
        *,
        complete: bool,
    ) -> None:
        """The clock remembers what it has done; the word about it goes in the same transaction.

        That only the end of the turn is missing (`complete`) is for its own person to read.
        """
        reached = replace(row.clock, stage=max(stage, row.clock.stage))
        secret = self._context.game(at.table).engine.in_secret(at.match.published)
        after = timed(advanced(reached, person.habits, now), person.habits, now, shows=secret)
        occupant = at.match.occupants[row.seat]
        words: tuple[Draft, ...] = ()
        if secret:
            words = self._in_secret(row, stage, person, at, after)
        elif stage is ClockStage.WAITING:
            words = (notice(Notice.TABLE_WAITS, name=occupant.name, role=occupant.role),)
        elif stage in REMINDERS and after.deadline is not None:
            until = int(after.deadline.timestamp())
            key, name, role = REMINDERS[stage], occupant.name, occupant.role
            facts: dict[str, Fact] = {"name": name, "role": role, "deadline": until}
            if after.clock.bank:
                key, bank = reminder_by(stage, bank_runs_from(after.clock, person.habits))
                facts |= bank
            if complete and person.reachable:
                key = Notice.REMINDER_END
            words = (reminder(person, key, **facts, then=then(occupant, person)),)
        await self._context.store.clocks.set([(row, after)], words, now)
        self._context.saved()

    def _in_secret(
        self, row: SeatClock, stage: ClockStage, person: Person, at: Playing, after: TimedClock
    ) -> tuple[Draft, ...]:
        """Words while others choose too: whether somebody has is told to nobody else.

        So a reminder at the table comes at its time either way, and names all who were asked.
        """
        if stage not in REMINDERS or after.deadline is None:
            return ()
        until, occupant = int(after.deadline.timestamp()), at.match.occupants[row.seat]
        if person.reachable:
            key, facts = reminder_by(stage, bank_runs_from(after.clock, person.habits))
            facts |= {"name": occupant.name, "role": occupant.role, "deadline": until}
            word = reminder(person, key, **facts, then=str(person.caretaker))
            return () if row.clock.answered else (word,)
        asked = self._context.game(at.table).engine.awaited(at.match.published)
        return (reminder(person, Notice.REMINDER_SECRET, seats=" ".join(map(str, asked)), deadline=until),)

    async def _overrun(self, at: Playing, row: SeatClock, person: Person) -> None:
        """A turn was missed: the caretaker takes it, or from the second in a row on a computer the seat.

        A secret answer that is missed is no turn, and nobody hears of it before all are in.
        """
        seat = row.seat
        if self._context.game(at.table).engine.in_secret(at.match.published):
            run_down = replace(row.clock, stage=ClockStage.CARETAKING)
            timed_out = TimedClock(run_down, row.deadline, self._context.now())
            await self._context.store.clocks.set([(row, timed_out)], (), self._context.now())
            return
        occupant = at.match.occupants[seat]
        missed = occupant.missed_turns + 1
        held = missed >= TURNS_MISSED
        level = self._context.game(at.table).info.default_level
        key = Notice.COMPUTER_HOLDS if held else CARETAKERS[person.caretaker]
        after = replace(occupant, missed_turns=missed, level=level if held else None)
        await self._seats.missed(at, seat, after, key)

    async def _close_lobby(self, table_id: TableId) -> None:
        now = self._context.now()
        await self._lobbies.cancel_idle(table_id, now - LOBBY_CLOSES, LOBBY_CLOSES.days, now - DEALT_WITHIN)

    async def _ask_table(self, table_id: TableId) -> None:
        question = notice(Notice.TABLE_IDLE, days=TABLE_ASKED.days, closes=TABLE_CLOSES.days)
        await self._context.store.tables.ask_whether_it_goes_on(table_id, question, self._context.now())
        self._context.saved()

    async def _close_table(self, table_id: TableId) -> None:
        await self._seats.close_idle(table_id, self._context.now() - TABLE_CLOSES, TABLE_CLOSES.days)

    async def _each(
        self,
        kind: str,
        due: Sequence[tuple[T, TableId]],
        act: Callable[[T], Awaitable[object]],
        tried: set[Hashable],
    ) -> None:
        """Does what is due of one kind, each with its table, all at once; nothing that was tried."""
        new = [(row, table_id) for row, table_id in due if (kind, row) not in tried]
        tried.update((kind, row) for row, _ in new)
        done = (self._unharmed(row, table_id, act) for row, table_id in new)
        for each in await asyncio.gather(*done, return_exceptions=True):
            if isinstance(each, BaseException):
                raise each

    async def _all(
        self,
        due: Callable[[Sequence[TableId]], Awaitable[tuple[TableId, ...]]],
        act: Callable[[TableId], Awaitable[object]],
    ) -> None:
        """Does what is due, the longest waiting first; again without the tables that failed, if any did."""
        tried, before = set[Hashable](), -1
        while len(tried) > before:
            before = len(tried)
            found = await due(self.faults.waiting(self._context.now()))
            await self._each("slow", [(each, each) for each in found], act, tried)

    async def _beside(self, row: T, table_id: TableId, act: Callable[[T], Awaitable[object]]) -> None:
        """`_unharmed` for work beside the beat: without the database it is begun again by a later beat."""
        try:
            well = await self._unharmed(row, table_id, act)
        except DatabaseAway:
            self._away, well = True, False
        self._all_well = self._all_well and well

    async def _unharmed(self, row: T, table_id: TableId, act: Callable[[T], Awaitable[object]]) -> bool:
        """True if it worked: one table's fault must not stop the others, and is tried again later.

        A table changed meanwhile by somebody is no fault: it is looked at again at once. Raises DatabaseAway,
        which is no table's fault.
        """
        try:
            await again_if_stale(act)(row)
            await self.faults.worked(table_id)
        except Refusal as no:
            log.warning("the scheduler was refused", extra={"table": table_id, "why": str(no)})
            await self.faults.failed(table_id, no)
        except DatabaseAway:
            raise
        except (Unreadable, CannotRead, CannotWrite) as fault:  # the file is at fault, and `doctor` tells how
            log.error("the scheduler found a table unusable", extra={"table": table_id, "why": str(fault)})  # noqa: TRY400 `doctor` says more than a traceback
            await self.faults.failed(table_id, fault)
        except Exception as fault:
            log.exception("the scheduler failed at a table", extra={"table": table_id})
            await self.faults.failed(table_id, fault)
        else:
            return True
        return False


async def _always() -> bool:
    return True
