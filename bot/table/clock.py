"""Deadlines, reminders, absences: what is due now.

Pure: the time is an argument. A clock counts only while its person could have played: not while
away, and not outside the waking hours. So a clock is how much was spent up to a moment, and every
question about it is answered by counting on from there under the person's present habits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import IntEnum, StrEnum
from zoneinfo import ZoneInfo

NEVER = timedelta(days=500)  # how far ahead it is worth counting


class Pace(StrEnum):
    """How long a person may take over a turn."""

    NONE = "none"
    HALF_DAY = "12h"
    DAY = "24h"
    TWO_DAYS = "48h"
    THREE_DAYS = "72h"

    @property
    def length(self) -> timedelta | None:
        """The time for one turn, None without a clock."""
        return None if self is Pace.NONE else timedelta(hours=int(self.value[:-1]))


class Caretaker(StrEnum):
    """What happens to somebody's turn when the clock has run down."""

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
    """When a person can play, and what they want to be told and to happen."""

    waking: Waking | None = None
    away: tuple[Away, ...] = ()
    reminders: bool = True
    caretaker: Caretaker = Caretaker.COMPUTER

    @property
    def always(self) -> bool:
        """Every hour counts: the usual case, and the quick one."""
        return self.waking is None and not self.away


class ClockStage(IntEnum):
    """What a clock has already done; it never goes back."""

    NOTHING = 0
    HALF = 1
    LAST = 2  # at nine tenths
    WAITING = 3  # run down, and the table waits
    CARETAKING = 4  # run down, and the caretaker plays


SHARES = {ClockStage.HALF: 0.5, ClockStage.LAST: 0.9}


@dataclass(frozen=True, slots=True)
class Clock:
    """One person's time for one decision."""

    length: timedelta
    spent: timedelta  # up to `as_of`
    as_of: datetime
    stage: ClockStage = ClockStage.NOTHING
    answered: bool = False  # in secret, while others still choose: it shows, but rings no more


@dataclass(frozen=True, slots=True)
class TimedClock:
    """A clock with what follows from it and its person's habits."""

    clock: Clock
    deadline: datetime | None
    next_at: datetime | None


def timed(clock: Clock, habits: Habits, now: datetime) -> TimedClock:
    """A clock with its deadline and the moment of its next ring."""
    return TimedClock(clock, deadline(clock, habits), rings_at(clock, habits, now))


def started(length: timedelta, now: datetime) -> Clock:
    """A clock that begins to count."""
    return Clock(length, timedelta(0), now)


def advanced(clock: Clock, habits: Habits, now: datetime) -> Clock:
    """The clock with the time up to `now` counted under these habits: done before habits change."""
    if now <= clock.as_of:
        return clock
    return replace(clock, spent=clock.spent + played(habits, clock.as_of, now), as_of=now)


def changed(clock: Clock, old: Habits, new: Habits, now: datetime) -> Clock:
    """The clock when its person's habits change: what was spent so far was spent under the old ones.

    If it had run down and the table waited, a new caretaker is called again.
    """
    waits = clock.stage is ClockStage.WAITING and new.caretaker is Caretaker.WAIT
    stage = clock.stage if waits or clock.stage is not ClockStage.WAITING else ClockStage.LAST
    return replace(advanced(clock, old, now), stage=stage)


def resumed(clock: Clock, habits: Habits, last_seen: datetime, now: datetime) -> Clock:
    """The clock after the bot was down since `last_seen`: nobody is punished for that time."""
    return replace(advanced(clock, habits, last_seen), as_of=max(clock.as_of, now))


def deadline(clock: Clock, habits: Habits) -> datetime | None:
    """When the clock runs down if nothing changes; None if that is further than it is worth counting."""
    return _reaches(clock, habits, 1.0)


def due(clock: Clock, habits: Habits, now: datetime) -> ClockStage:
    """What is to be done now: a reminder, or what happens at the end; NOTHING while the clock stands."""
    if clock.answered or clock.stage is ClockStage.WAITING or not counts(habits, now):
        return ClockStage.NOTHING
    share = advanced(clock, habits, now).spent / clock.length
    if share >= 1:
        return ClockStage.WAITING if habits.caretaker is Caretaker.WAIT else ClockStage.CARETAKING
    passed = [stage for stage, least in SHARES.items() if share >= least and clock.stage < stage]
    return max(passed) if passed and habits.reminders else ClockStage.NOTHING


def rings_at(clock: Clock, habits: Habits, now: datetime) -> datetime | None:
    """When to ask `due` again: never in the past, and never while the clock stands."""
    if clock.answered or clock.stage is ClockStage.WAITING:
        return None
    shares = [share for stage, share in SHARES.items() if clock.stage < stage and habits.reminders]
    moments = (_reaches(clock, habits, share) for share in (*shares, 1.0))
    first = min((moment for moment in moments if moment is not None), default=None)
    return None if first is None else next_counting(habits, max(first, now))


def played(habits: Habits, start: datetime, end: datetime) -> timedelta:
    """How much of the time from `start` to `end` counts."""
    if habits.always:
        return max(end - start, timedelta(0))
    spans = _spans(habits, start, end)
    return sum((till - begin for begin, till in spans), timedelta(0))


def counts(habits: Habits, now: datetime) -> bool:
    """Whether a clock counts at this moment."""
    return next_counting(habits, now) == now


def next_counting(habits: Habits, now: datetime) -> datetime | None:
    """The first moment from `now` on at which a clock counts."""
    if habits.always:
        return now
    return next((begin for begin, _ in _spans(habits, now, now + NEVER)), None)


def away_days(stays: Sequence[Away], now: datetime) -> float:
    """How many days of absence fall into the year that ends when the last of these stays ends."""
    until = max((stay.end for stay in stays), default=now)
    since = until - timedelta(days=365)
    return sum(max(0.0, (stay.end - max(stay.start, since)) / timedelta(days=1)) for stay in stays)


def _reaches(clock: Clock, habits: Habits, share: float) -> datetime | None:
    left = clock.length * share - clock.spent
    if left <= timedelta(0):
        return clock.as_of
    if habits.always:
        return clock.as_of + left
    for begin, till in _spans(habits, clock.as_of, clock.as_of + NEVER):
        if till - begin >= left:
            return begin + left
        left -= till - begin
    return None


def _spans(habits: Habits, start: datetime, end: datetime) -> Iterator[tuple[datetime, datetime]]:
    """The stretches between `start` and `end` in which a clock counts, in order and apart."""
    for begin, till in _awake(habits.waking, start, end):
        yield from _present(habits.away, begin, till)


def _awake(waking: Waking | None, start: datetime, end: datetime) -> Iterator[tuple[datetime, datetime]]:
    if waking is None or waking.from_minute == waking.to_minute:
        if start < end:
            yield start, end
        return
    zone = ZoneInfo(waking.zone)
    day = start.astimezone(zone).date() - timedelta(days=1)
    reached = start
    while reached < end:
        begin = max(reached, _local(day, waking.from_minute, zone))
        overnight = waking.to_minute < waking.from_minute
        till = min(end, _local(day + timedelta(days=overnight), waking.to_minute, zone))
        if begin >= end:
            return
        if begin < till:
            yield begin, till
            reached = till
        day += timedelta(days=1)


def _local(day: date, minute: int, zone: ZoneInfo) -> datetime:
    # Wall time to UTC: an hour that spring skips lies after the gap, one that autumn repeats is its first.
    return datetime.combine(day, time(minute // 60, minute % 60), zone).astimezone(UTC)


def _present(away: Sequence[Away], begin: datetime, till: datetime) -> Iterator[tuple[datetime, datetime]]:
    for stay in sorted(away, key=lambda stay: stay.start):
        if stay.end <= begin or stay.start >= till:
            continue
        if begin < stay.start:
            yield begin, stay.start
        begin = max(begin, stay.end)
    if begin < till:
        yield begin, till
