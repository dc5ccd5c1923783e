"""Deadlines, reminders and absences due now.

Pure: the time is an argument. A clock counts only while its person could have played: not while
away, and not outside the waking hours. So a clock is how much was spent up to a moment, and every
question about it is answered by counting on from there.

Five conventions:

- **The clock on the wall decides.** Waking hours run from the first bound to just before the second, as a
  clock on their wall shows them (wall.py). A skipped hour counts for nothing, and a repeated one twice.
- **Nobody is reminded at night** (night.py), as far as it is known where they live. Somebody whose waking
  hours lie at night only is reminded in them.
- **A live game stops for nobody.** Where a turn lasts minutes, people sit together: such a clock counts at
  any hour, also while its person is away, and reminds at half alone.
- **A turn that runs gets later by new hours once.** A traveller may change hours at any time. A running clock
  takes hours that make its deadline later only once; later ones hold from the next clock on.
  Absences move a deadline as well, by a day for each day of the year's allowance at most.
- **A time bank is more of the same time.** A clock with one counts on into it when the turn's own time is
  over; so the bank runs exactly where the clock would. Its use is settled when the clock ends
  (seat_clocks.py).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import IntEnum, StrEnum

from bot.table.night import by_day, daytime, is_night, lies_within
from bot.table.wall import shown

NEVER = timedelta(days=500)  # how far ahead it is worth counting
DAY = timedelta(days=1)
AS_GOOD_AS_SHOWN = timedelta(seconds=1)  # no reader sees that a deadline has moved by less
RINGS_AT_NIGHT = timedelta(hours=12)  # whose turns are shorter is reminded at any hour
LIVE = timedelta(hours=1)  # whose turns are shorter is played in one sitting
LAST_OF_ALL = datetime.max.replace(tzinfo=UTC)


class Pace(StrEnum):
    """Time a person may take over a turn."""

    NONE = "none"
    HALF_DAY = "12h"
    DAY = "24h"
    TWO_DAYS = "48h"
    THREE_DAYS = "72h"
    NINETY_SECONDS = "90s"
    THREE_MINUTES = "3m"
    FIVE_MINUTES = "5m"

    @property
    def length(self) -> timedelta | None:
        """The time for one turn, None without a clock."""
        return None if self is Pace.NONE else int(self.value[:-1]) * UNITS[self.value[-1]]

    @property
    def live(self) -> bool:
        """The people sit together, for an evening say."""
        return self.length is not None and self.length < LIVE


UNITS = {"s": timedelta(seconds=1), "m": timedelta(minutes=1), "h": timedelta(hours=1)}


def paces(*, quick: bool) -> tuple[Pace, ...]:
    """All of them in the order in which they are offered; `quick`: those that suit small turns first."""
    if not quick:
        return tuple(Pace)
    return tuple(sorted(Pace, key=lambda pace: pace.length or NEVER))


class Caretaker(StrEnum):
    """Treatment of a turn when its clock has run down."""

    COMPUTER = "computer"  # a computer plays the turn
    MINIMUM = "minimum"  # the least the rules allow
    WAIT = "wait"  # the table waits


@dataclass(frozen=True, slots=True)
class Waking:
    """Hours in which a person can be expected to play; a night owl's end lies before their start."""

    zone: str  # an IANA name
    from_minute: int  # minutes after midnight
    to_minute: int


@dataclass(frozen=True, slots=True)
class Away:
    """A stay away from all tables: clocks and reminders stand still."""

    start: datetime
    end: datetime


@dataclass(frozen=True, slots=True)
class Habits:
    """A person's hours, and what they want to be told and to happen."""

    waking: Waking | None = None
    away: tuple[Away, ...] = ()
    reminders: bool = True
    caretaker: Caretaker = Caretaker.COMPUTER
    zone: str | None = None  # where their nights are: an IANA name, None: unknown

    @property
    def always(self) -> bool:
        """Every hour counts: the usual case, and the quick one."""
        return self.waking is None and not self.away


class ClockStage(IntEnum):
    """A clock's stage; it never goes back."""

    NOTHING = 0
    HALF = 1
    LAST = 2  # at nine tenths
    WAITING = 3  # run down, and the table waits
    CARETAKING = 4  # run down, and the caretaker plays


SHARES = {ClockStage.HALF: 0.5, ClockStage.LAST: 0.9}
LIVE_SHARES = {ClockStage.HALF: 0.5}


@dataclass(frozen=True, slots=True)
class Clock:
    """One person's time for one decision."""

    length: timedelta
    spent: timedelta  # up to `as_of`
    as_of: datetime
    stage: ClockStage = ClockStage.NOTHING
    answered: bool = False  # in secret, while others still choose: it shows, and never runs down
    waking: Waking | None = None  # the hours in which it counts; its person may have newer ones
    put_off: bool = False  # it has taken hours that made its deadline later, and takes no others that do
    bank: timedelta = timedelta(0)  # what was left of the time bank when the clock began

    @property
    def live(self) -> bool:
        """True in a live game."""
        return self.length < LIVE


@dataclass(frozen=True, slots=True)
class TimedClock:
    """A clock with what follows from it and its person's habits."""

    clock: Clock
    deadline: datetime | None
    next_at: datetime | None


def timed(clock: Clock, habits: Habits, now: datetime, *, shows: bool = False) -> TimedClock:
    """A clock with its deadline and the moment of its next ring.

    Where the table waits beyond a deadline there is none, unless it `shows`: among several who choose in
    secret, one that vanished would tell whose answer is missing.
    """
    none = clock.stage is ClockStage.WAITING and not shows
    return TimedClock(clock, None if none else deadline(clock, habits), rings_at(clock, habits, now))


def moved(before: datetime | None, after: datetime | None) -> bool:
    """True if a reader would see a different deadline."""
    if before is None or after is None:
        return before is not after
    return abs(after - before) >= AS_GOOD_AS_SHOWN


def started(
    length: timedelta, now: datetime, waking: Waking | None = None, bank: timedelta = timedelta(0)
) -> Clock:
    """A clock that begins to count, in its person's hours of today; `bank`: what is left of theirs."""
    return Clock(length, timedelta(0), now, waking=waking, bank=bank)


def advanced(clock: Clock, habits: Habits, now: datetime) -> Clock:
    """The clock with the time up to `now` counted under these habits: done before habits change."""
    if now <= clock.as_of:
        return clock
    spent = clock.spent + played(_of(clock, habits), clock.as_of, now)
    return replace(clock, spent=spent, as_of=now)


def changed(clock: Clock, old: Habits, new: Habits, now: datetime) -> Clock:
    """The clock when its person's habits change: what was spent so far was spent under the old ones.

    If it had run down and the table waited, a new caretaker is called again.
    """
    waits = clock.stage is ClockStage.WAITING and new.caretaker is Caretaker.WAIT
    stage = clock.stage if waits or clock.stage is not ClockStage.WAITING else ClockStage.LAST
    counted = replace(advanced(clock, old, now), stage=stage)
    return counted if old.waking == new.waking else _in_new_hours(counted, new)


def _in_new_hours(clock: Clock, habits: Habits) -> Clock:
    """The clock in its person's new hours; as it was, if they put it off and others have done so before."""
    moved = replace(clock, waking=habits.waking)
    ends = zip(_ends(clock, habits), _ends(moved, habits), strict=True)
    if all(new <= old for old, new in ends):
        return moved
    return clock if clock.put_off else replace(moved, put_off=True)


def _ends(clock: Clock, habits: Habits) -> tuple[datetime, datetime]:
    """Time it has run down, and time that is noticed: at night nobody is woken for it."""
    end = deadline(clock, habits)
    noticed = None if end is None else next_counting(_of(clock, habits), end)
    return end or LAST_OF_ALL, noticed or LAST_OF_ALL


def resumed(clock: Clock, habits: Habits, last_seen: datetime, now: datetime) -> Clock:
    """The clock after nobody could play since `last_seen`: that time counts for nobody.

    Also where the machine's clock was set back, and `now` lies before what was written. In a live game half
    of the time is there again at least: seconds are too few to come back in.
    """
    stood = replace(advanced(clock, habits, last_seen), as_of=now)
    if clock.live and not run_out(clock):
        return replace(stood, spent=min(stood.spent, clock.length / 2))
    return stood


def deadline(clock: Clock, habits: Habits) -> datetime | None:
    """Time the clock runs down if nothing changes; None if too far off to be worth counting."""
    return _reaches(clock, habits, clock.length + clock.bank)


def bank_runs_from(clock: Clock, habits: Habits) -> datetime | None:
    """End of the turn's own time, when the bank begins to run; None where none is left."""
    return _reaches(clock, habits, clock.length) if clock.bank else None


def bank_left(clock: Clock, habits: Habits, now: datetime) -> timedelta:
    """Time left in the bank if the clock ends now: never less than nothing."""
    over = advanced(clock, habits, now).spent - clock.length
    return min(max(clock.bank - over, timedelta(0)), clock.bank)


def due(clock: Clock, habits: Habits, now: datetime) -> ClockStage:
    """Stage now due: a reminder, or what happens at the end; NOTHING while the clock stands."""
    if clock.stage is ClockStage.WAITING or not counts(_of(clock, habits), now):
        return ClockStage.NOTHING
    if advanced(clock, habits, now).spent >= clock.length + clock.bank and not clock.answered:
        return ClockStage.WAITING if habits.caretaker is Caretaker.WAIT else ClockStage.CARETAKING
    zone = _quiet_at_night(clock, habits)
    if zone is not None and is_night(zone, now):
        return ClockStage.NOTHING
    passed = (stage for stage, moment in _reminders(clock, habits) if moment <= now)
    return max(passed, default=ClockStage.NOTHING)


def rings_at(clock: Clock, habits: Habits, now: datetime) -> datetime | None:
    """Time to ask `due` again: never in the past, and never while the clock stands."""
    if clock.stage is ClockStage.WAITING:
        return None
    end, own = deadline(clock, habits), _of(clock, habits)
    last = None if end is None else next_counting(own, max(end, now))
    reminders = [moment for _, moment in _reminders(clock, habits)]
    first = _may_ring(clock, habits, max(min(reminders), now), last or now + NEVER) if reminders else None
    # An answer that is in has no end to miss; who is asked is reminded alike.
    return last if first is None and not clock.answered else first


def run_out(clock: Clock) -> bool:
    """True if a caretaker plays, or has answered in secret: too late to take back."""
    return clock.stage is ClockStage.CARETAKING


def played(habits: Habits, start: datetime, end: datetime) -> timedelta:
    """Time from `start` to `end` that counts."""
    if habits.always:
        return max(end - start, timedelta(0))
    spans = _spans(habits, start, end)
    return sum((till - begin for begin, till in spans), timedelta(0))


def counts(habits: Habits, now: datetime) -> bool:
    """True if a clock counts at this moment."""
    return next_counting(habits, now) == now


def next_counting(habits: Habits, now: datetime) -> datetime | None:
    """The first moment from `now` on at which a clock counts."""
    if habits.always:
        return now
    return next((begin for begin, _ in _spans(habits, now, now + NEVER)), None)


def away_days(stays: Sequence[Away], now: datetime) -> int:
    """Days of absence in the year that ends when the last of these stays ends.

    A day that has begun is a day: else an hour away whenever one's hours begin would stop a clock for ever.
    """
    until = max((stay.end for stay in stays), default=now)
    since = until - timedelta(days=365)
    return sum(max(0, -((max(stay.start, since) - stay.end) // DAY)) for stay in stays)


def _of(clock: Clock, habits: Habits) -> Habits:
    """A person's habits as they hold for one of their clocks: it may count in earlier hours of theirs."""
    return replace(habits, waking=None, away=()) if clock.live else replace(habits, waking=clock.waking)


def _reminders(clock: Clock, habits: Habits) -> Iterator[tuple[ClockStage, datetime]]:
    """The reminders that are still to come, and when; that moment may have passed, or lie in the night."""
    zone, end = _quiet_at_night(clock, habits), deadline(clock, habits)
    for stage, share in (LIVE_SHARES if clock.live else SHARES).items():
        # The first comes before the bank runs; the last is of all that can be used up.
        whole = clock.length if stage is ClockStage.HALF else clock.length + clock.bank
        reached = _reaches(clock, habits, whole * share) if clock.stage < stage and habits.reminders else None
        moment = None if reached is None else next_counting(_of(clock, habits), reached)
        if moment is not None:
            yield stage, moment if zone is None else by_day(zone, moment, end)


def _may_ring(clock: Clock, habits: Habits, moment: datetime, end: datetime) -> datetime | None:
    """The first moment from then on, before the end, at which a clock counts and no night is disturbed."""
    zone, own = _quiet_at_night(clock, habits), _of(clock, habits)
    counting = next_counting(own, moment)
    while counting is not None and counting < end:
        if zone is None or not is_night(zone, counting):
            return counting
        counting = next_counting(own, daytime(zone, counting))
    return None


def _quiet_at_night(clock: Clock, habits: Habits) -> str | None:
    """The zone in whose nights somebody is not reminded by this clock; None: they are, at any hour."""
    waking = clock.waking
    only_then = waking is not None and lies_within(waking.from_minute, waking.to_minute)
    return None if only_then or clock.length < RINGS_AT_NIGHT else habits.zone


def _reaches(clock: Clock, habits: Habits, spent: timedelta) -> datetime | None:
    left, own = spent - clock.spent, _of(clock, habits)
    if left <= timedelta(0):
        return clock.as_of
    if own.always:
        return clock.as_of + left
    for begin, till in _spans(own, clock.as_of, clock.as_of + NEVER):
        if till - begin >= left:
            return begin + left
        left -= till - begin
    return None


def _spans(habits: Habits, start: datetime, end: datetime) -> Iterator[tuple[datetime, datetime]]:
    """The stretches between `start` and `end` in which a clock counts, in order; one may touch the next."""
    for begin, till in _awake(habits.waking, start, end):
        yield from _present(habits.away, begin, till)


def _awake(waking: Waking | None, start: datetime, end: datetime) -> Iterator[tuple[datetime, datetime]]:
    if waking is None or waking.from_minute == waking.to_minute:
        if start < end:
            yield start, end
        return
    yield from shown(waking.zone, waking.from_minute, waking.to_minute, start, end)


def _present(away: Sequence[Away], begin: datetime, till: datetime) -> Iterator[tuple[datetime, datetime]]:
    for stay in sorted(away, key=lambda stay: stay.start):
        if stay.end <= begin or stay.start >= till:
            continue
        if begin < stay.start:
            yield begin, stay.start
        begin = max(begin, stay.end)
    if begin < till:
        yield begin, till
