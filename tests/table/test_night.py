"""Nobody is reminded at night, beside a count that knows nothing but what the wall shows each minute."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
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
    Waking,
    advanced,
    deadline,
    due,
    rings_at,
    started,
)
from bot.table.night import is_night, lies_within
from tests.helpers.zones import EACH_CHANGE, ZONES

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
SHARES = {ClockStage.HALF: 0.5, ClockStage.LAST: 0.9}
LENGTHS = (12 * HOUR, 24 * HOUR, 48 * HOUR)


def rung(clock: Clock, habits: Habits, now: datetime) -> list[tuple[datetime, ClockStage]]:
    """When a clock rings until it has run down, looked at whenever it asks to be."""
    found = list[tuple[datetime, ClockStage]]()
    while (moment := rings_at(clock, habits, now)) is not None:
        assert moment >= now
        now, stage = moment, due(clock, habits, moment)
        assert stage is not ClockStage.NOTHING, "it asked to be looked at for nothing"
        found.append((now, stage))
        clock = replace(advanced(clock, habits, now), stage=stage)
        if stage >= ClockStage.WAITING:
            break
    return found


def by_the_minute(length: timedelta, start: datetime, zone: str) -> list[tuple[datetime, ClockStage]]:
    """The same, by the rule as it is written, for somebody awake at all hours."""
    ends = start + length
    moments = {stage: _by_day(start + length * share, ends, zone) for stage, share in SHARES.items()}
    both = moments[ClockStage.HALF] >= moments[ClockStage.LAST]
    rings = [(moment, stage) for stage, moment in moments.items() if not (both and stage is ClockStage.HALF)]
    return [*((m, s) for m, s in rings if start <= m < ends), (ends, ClockStage.CARETAKING)]


def _by_day(moment: datetime, ends: datetime, zone: str) -> datetime:
    if not _night(moment, zone):
        return moment
    morning = next(m for m in _minutes(moment, 1) if not _night(m, zone))
    nine = next(m for m in _minutes(moment, 1) if 9 * 60 <= _wall(m, zone) < 23 * 60)
    if ends >= nine:
        return morning
    evening = next(m for m in _minutes(moment, -1) if _wall(m, zone) < 23 * 60 and not _night(m, zone))
    return next(m for m in _minutes(evening, -1) if _wall(m - MINUTE, zone) < 22 * 60 + 30)


def _minutes(moment: datetime, step: int) -> Iterator[datetime]:
    return (moment.replace(second=0) + step * number * MINUTE for number in count())


def _wall(moment: datetime, zone: str) -> int:
    wall = moment.astimezone(ZoneInfo(zone))
    return wall.hour * 60 + wall.minute


def _night(moment: datetime, zone: str) -> bool:
    return not 8 * 60 <= _wall(moment, zone) < 23 * 60


@pytest.mark.by_day("Lord_Howe", "Paris-2026-03", "Apia", why="other zones change alike")
@pytest.mark.parametrize(("zone", "day"), EACH_CHANGE)
def test_reminders_ring_by_day_as_the_wall_says_around_every_change_of_it(zone: str, day: str) -> None:
    midnight = datetime.fromisoformat(f"{day}T00:00+00:00") - 1.5 * DAY
    for length in LENGTHS:
        for quarter in range(0, 3 * 24 * 4, 13):
            start = midnight + quarter * 15 * MINUTE
            told = rung(started(length, start), Habits(zone=zone), start)

            assert told == by_the_minute(length, start, zone), (start, length)


@pytest.mark.parametrize(
    ("start", "rings"),
    [
        # Paris is an hour ahead: half of it at 2:00, the rest at 11:36 and 14:00
        ("2026-01-10T13:00", ["11T07:00", "11T10:36", "11T13:00"]),
        # nine tenths at 5:36, over at 8:00: in the evening before
        ("2026-01-10T07:00", ["10T19:00", "10T21:30", "11T07:00"]),
        # over at 9:00: in the morning
        ("2026-01-10T08:00", ["10T20:00", "11T07:00", "11T08:00"]),
    ],
)
def test_a_reminder_waits_for_the_morning_or_comes_the_evening_before(start: str, rings: list[str]) -> None:
    began = datetime.fromisoformat(f"{start}+00:00")

    told = rung(started(DAY, began), Habits(zone="Europe/Paris"), began)

    assert [moment.strftime("%dT%H:%M") for moment, _ in told] == rings


def test_what_came_too_late_for_the_evening_rings_in_the_morning_if_there_is_time() -> None:
    """Nobody knew at half past ten: the bot was down, say, or the clock counted in other hours."""
    began = datetime(2026, 1, 10, 7, 30, tzinfo=UTC)  # runs down at 7:30, by the wall at 8:30
    late = datetime(2026, 1, 11, 2, tzinfo=UTC)
    clock = replace(advanced(started(DAY, began), Habits(), late), stage=ClockStage.HALF)

    told = rung(clock, Habits(zone="Europe/Paris"), late + 4 * HOUR)

    assert [(moment.hour, moment.minute) for moment, _ in told] == [(7, 0), (7, 30)]
    assert due(clock, Habits(zone="Europe/Paris"), late + 4 * HOUR) is ClockStage.NOTHING


moments = st.integers(0, 400 * 24 * 60).map(lambda m: datetime(2026, 3, 2, 12, tzinfo=UTC) + m * MINUTE)
hours = st.none() | st.builds(
    Waking, st.sampled_from(ZONES), st.integers(0, 1439), st.integers(0, 1439)
).filter(lambda waking: (waking.to_minute - waking.from_minute) % 1440 >= 120)
stays = st.builds(lambda start, long: Away(start, start + long * HOUR), moments, st.integers(1, 400))
habits = st.builds(
    Habits,
    hours,
    st.lists(stays, max_size=2).map(tuple),
    st.just(True),
    st.sampled_from(Caretaker),
    st.sampled_from(ZONES),
)


@given(habits, st.sampled_from(LENGTHS), moments)
def test_whatever_somebody_s_hours_are_no_reminder_rings_at_night_and_none_is_late(
    habits: Habits, length: timedelta, start: datetime
) -> None:
    waking, zone = habits.waking, habits.zone or ""
    told = rung(started(length, start, waking), habits, start)

    night_worker = waking is not None and lies_within(waking.from_minute, waking.to_minute)
    for moment, stage in told[:-1]:
        assert night_worker or not is_night(zone, moment)
        assert stage in SHARES
        assert moment < (deadline(started(length, start, waking), habits) or moment + DAY)
    assert told[-1][1] >= ClockStage.WAITING
    assert [stage for _, stage in told] == sorted({stage for _, stage in told})


def test_whose_turn_is_short_or_whose_zone_is_unknown_is_reminded_at_any_hour() -> None:
    began = datetime(2026, 1, 10, 22, tzinfo=UTC)
    short = rung(started(6 * HOUR, began), Habits(zone="Europe/Paris"), began)
    unknown = rung(started(12 * HOUR, began), Habits(), began)

    assert [moment - began for moment, _ in short] == [3 * HOUR, 5.4 * HOUR, 6 * HOUR]
    assert [moment - began for moment, _ in unknown] == [6 * HOUR, 10.8 * HOUR, 12 * HOUR]


def test_who_works_at_night_is_reminded_then() -> None:
    owl = Waking("Europe/Paris", 23 * 60, 7 * 60)
    began = datetime(2026, 1, 10, 22, tzinfo=UTC)

    told = rung(started(12 * HOUR, began, owl), Habits(owl, zone="Europe/Paris"), began)

    assert [(moment.hour, moment.minute) for moment, _ in told] == [(4, 0), (0, 48), (2, 0)]
