"""The clock: never early, never twice, never while away; whatever the order of absences and edits."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.clock import (
    Away,
    Caretaker,
    Clock,
    ClockStage,
    Habits,
    Pace,
    Waking,
    advanced,
    away_days,
    counts,
    deadline,
    due,
    next_counting,
    played,
    resumed,
    rings_at,
    started,
)

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
PARIS = Waking("Europe/Paris", 8 * 60, 22 * 60)
ZONES = ("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC")

moments = st.integers(0, 400 * 24 * 60).map(lambda minutes: NOON + timedelta(minutes=minutes))
wakings = st.none() | st.builds(
    Waking, st.sampled_from(ZONES), st.integers(0, 1439), st.integers(0, 1439)
).filter(lambda waking: (waking.to_minute - waking.from_minute) % 1440 >= 120)
stays = st.builds(
    lambda start, hours: Away(start, start + timedelta(hours=hours)), moments, st.integers(1, 400)
)
habits = st.builds(
    Habits, wakings, st.lists(stays, max_size=3).map(tuple), st.booleans(), st.sampled_from(Caretaker)
)
lengths = st.sampled_from([pace.length for pace in Pace if pace.length])


@given(habits, lengths, moments)
def test_a_clock_that_is_looked_at_when_it_rings_is_never_early_and_never_rings_twice(
    habits: Habits, length: timedelta, start: datetime
) -> None:
    clock, now, stage = started(length, start), start, []
    while (ring := rings_at(clock, habits, now)) is not None:
        assert ring >= now
        now = ring
        done = due(clock, habits, now)
        assert counts(habits, now)
        assert done is not ClockStage.NOTHING
        spent = played(habits, start, now)
        assert spent >= length * {ClockStage.HALF: 0.5, ClockStage.LAST: 0.9}.get(done, 1.0)
        stage.append(done)
        clock = advanced(clock_after(clock, done), habits, now)
        if done in (ClockStage.WAITING, ClockStage.CARETAKING):
            break

    assert stage == sorted(set(stage))
    assert stage[-1] is (ClockStage.WAITING if habits.caretaker is Caretaker.WAIT else ClockStage.CARETAKING)
    assert len(stage) == (3 if habits.reminders else 1)


@given(habits, lengths, moments, st.lists(st.integers(1, 60 * 40), max_size=30))
def test_looking_often_changes_nothing(
    habits: Habits, length: timedelta, start: datetime, gaps: list[int]
) -> None:
    often, now = started(length, start), start
    for gap in gaps:
        now += timedelta(minutes=gap)
        often = advanced(often, habits, now)

    assert often.spent == advanced(started(length, start), habits, now).spent
    if often.spent < length:
        assert deadline(often, habits) == deadline(started(length, start), habits)


@given(lengths, moments, st.lists(st.tuples(habits, st.integers(1, 60 * 30)), min_size=1, max_size=8))
def test_edits_of_settings_keep_what_was_spent(
    length: timedelta, start: datetime, edits: list[tuple[Habits, int]]
) -> None:
    clock, now, spent = started(length, start), start, timedelta(0)
    for habit, gap in edits:
        spent += played(habit, now, now + timedelta(minutes=gap))
        now += timedelta(minutes=gap)
        clock = advanced(clock, habit, now)

    assert clock.spent == spent
    late = due(clock, edits[-1][0], now) in (ClockStage.WAITING, ClockStage.CARETAKING)
    assert not late or spent >= length


@given(habits, lengths, moments, st.integers(0, 60 * 24), st.integers(1, 60 * 24 * 10))
def test_a_downtime_moves_the_deadline_and_punishes_nobody(
    habits: Habits, length: timedelta, start: datetime, up: int, down: int
) -> None:
    last_seen = start + timedelta(minutes=up)
    now = last_seen + timedelta(minutes=down)

    clock = resumed(started(length, start), habits, last_seen, now)

    assert clock.spent == played(habits, start, last_seen)
    assert clock.as_of == now
    if clock.spent < length:
        assert due(clock, habits, now) not in (ClockStage.WAITING, ClockStage.CARETAKING)


@given(habits, lengths, moments)
def test_a_clock_stands_while_its_person_is_away(habits: Habits, length: timedelta, start: datetime) -> None:
    end = start + timedelta(days=40)
    away = Habits(habits.waking, (*habits.away, Away(start, end)), habits.reminders, habits.caretaker)

    clock = advanced(started(length, start), away, end)

    assert clock.spent == timedelta(0)
    assert due(started(length, start), away, end - HOUR) is ClockStage.NOTHING
    assert (deadline(clock, away) or end) >= end


@given(habits, moments, st.integers(0, 60 * 200), st.integers(0, 60 * 200))
def test_time_adds_up(habits: Habits, start: datetime, first: int, second: int) -> None:
    middle = start + timedelta(minutes=first)
    end = middle + timedelta(minutes=second)

    assert played(habits, start, middle) + played(habits, middle, end) == played(habits, start, end)
    assert timedelta(0) <= played(habits, start, end) <= end - start


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        # a winter day: 10 h are left until 22:00, and 14 h of the next day
        ("2026-01-10T11:00+00:00", "2026-01-11T21:00+00:00"),
        # the night in which summer time begins takes no waking hour away
        ("2026-03-28T11:00+00:00", "2026-03-29T20:00+00:00"),
        # nor does the end of summer time give one
        ("2026-10-24T10:00+00:00", "2026-10-25T21:00+00:00"),
    ],
)
def test_waking_hours_follow_the_wall_clock_through_summer_time(start: str, expected: str) -> None:
    clock = started(DAY, datetime.fromisoformat(start))

    assert deadline(clock, Habits(PARIS)) == datetime.fromisoformat(expected)


def test_a_waking_day_that_spans_the_change_counts_its_real_hours() -> None:
    all_night = Waking("Europe/Paris", 23 * 60, 7 * 60)
    winter = played(Habits(all_night), at_paris(2026, 3, 28, 22), at_paris(2026, 3, 29, 8))
    summer = played(Habits(all_night), at_paris(2026, 10, 24, 22), at_paris(2026, 10, 25, 8))

    assert (winter, summer) == (7 * HOUR, 9 * HOUR)


def test_a_night_owl_s_hours_lie_around_midnight() -> None:
    owl = Habits(Waking("UTC", 20 * 60, 4 * 60))

    assert counts(owl, datetime(2026, 3, 2, 2, tzinfo=UTC))
    assert not counts(owl, NOON)
    assert next_counting(owl, NOON) == datetime(2026, 3, 2, 20, tzinfo=UTC)


def test_what_came_late_waits_for_the_morning() -> None:
    """The heart beat too late in the evening: nobody is woken for it."""
    clock = started(2 * HOUR, datetime(2026, 3, 2, 18, 30, tzinfo=UTC))
    late = datetime(2026, 3, 2, 23, tzinfo=UTC)

    assert due(clock, Habits(PARIS), late) is ClockStage.NOTHING
    assert rings_at(clock, Habits(PARIS), late) == datetime(2026, 3, 3, 7, tzinfo=UTC)


def test_what_came_late_rings_once_and_only_the_last_word() -> None:
    clock = started(DAY, NOON)

    assert due(clock, Habits(), NOON + 0.95 * DAY) is ClockStage.LAST
    assert due(clock_after(clock, ClockStage.LAST), Habits(), NOON + 0.95 * DAY) is ClockStage.NOTHING


def test_who_answered_in_secret_keeps_his_deadline_and_hears_no_more() -> None:
    answered = Clock(DAY, timedelta(0), NOON, answered=True)

    assert deadline(answered, Habits()) == NOON + DAY
    assert rings_at(answered, Habits(), NOON) is None
    assert due(answered, Habits(), NOON + 2 * DAY) is ClockStage.NOTHING


def test_days_away_are_counted_over_a_year() -> None:
    stays = (Away(NOON - 300 * DAY, NOON - 290 * DAY), Away(NOON - 400 * DAY, NOON - 380 * DAY))

    assert away_days((*stays, Away(NOON, NOON + 5 * DAY)), NOON) == 15


def clock_after(clock: Clock, stage: ClockStage) -> Clock:
    return Clock(clock.length, clock.spent, clock.as_of, stage, clock.answered)


def at_paris(year: int, month: int, day: int, hour: int) -> datetime:
    return datetime(year, month, day, hour, tzinfo=ZoneInfo("Europe/Paris")).astimezone(UTC)
