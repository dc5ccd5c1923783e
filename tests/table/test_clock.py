"""The clock: never early, never twice, never while away; whatever the order of absences and edits."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import islice, pairwise, product
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
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
    changed,
    counts,
    deadline,
    due,
    next_counting,
    paces,
    played,
    resumed,
    rings_at,
    started,
)
from tests.helpers.clocks import (
    DAY,
    HOUR,
    MINUTE,
    NOON,
    PARIS,
    habits,
    lengths,
    live_lengths,
    moments,
)
from tests.helpers.zones import EACH_CHANGE, ZONES


@given(habits, lengths, moments)
def test_a_clock_that_is_looked_at_when_it_rings_is_never_early_and_never_rings_twice(
    habits: Habits, length: timedelta, start: datetime
) -> None:
    clock, now, stage = started(length, start, habits.waking), start, []
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
    often, now = started(length, start, habits.waking), start
    for gap in gaps:
        now += timedelta(minutes=gap)
        often = advanced(often, habits, now)

    assert often.spent == advanced(started(length, start, habits.waking), habits, now).spent
    if often.spent < length:
        assert deadline(often, habits) == deadline(started(length, start, habits.waking), habits)


@given(lengths, moments, st.lists(st.tuples(habits, st.integers(1, 60 * 30)), min_size=1, max_size=8))
def test_edits_of_settings_keep_what_was_spent(
    length: timedelta, start: datetime, edits: list[tuple[Habits, int]]
) -> None:
    old = edits[0][0]
    clock, now, spent = started(length, start, old.waking), start, timedelta(0)
    for new, gap in edits:
        now += timedelta(minutes=gap)
        spent += played(replace(old, waking=clock.waking), clock.as_of, now)
        clock = changed(clock, old, new, now)
        old = new

    assert clock.spent == spent
    late = due(clock, old, now) in (ClockStage.WAITING, ClockStage.CARETAKING)
    assert not late or spent >= length


@given(habits, lengths, moments, st.integers(0, 60 * 24), st.integers(1, 60 * 24 * 10))
def test_a_downtime_moves_the_deadline_and_punishes_nobody(
    habits: Habits, length: timedelta, start: datetime, up: int, down: int
) -> None:
    last_seen = start + timedelta(minutes=up)
    now = last_seen + timedelta(minutes=down)

    clock = resumed(started(length, start, habits.waking), habits, last_seen, now)

    assert clock.spent == played(habits, start, last_seen)
    assert clock.as_of == now
    if clock.spent < length:
        assert due(clock, habits, now) not in (ClockStage.WAITING, ClockStage.CARETAKING)


@given(habits, lengths, moments)
def test_a_clock_stands_while_its_person_is_away(habits: Habits, length: timedelta, start: datetime) -> None:
    end = start + timedelta(days=40)
    away = Habits(habits.waking, (*habits.away, Away(start, end)), habits.reminders, habits.caretaker)

    clock = advanced(started(length, start, habits.waking), away, end)

    assert clock.spent == timedelta(0)
    assert due(started(length, start, habits.waking), away, end - HOUR) is ClockStage.NOTHING
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
    clock = started(DAY, datetime.fromisoformat(start), PARIS)

    assert deadline(clock, Habits(PARIS)) == datetime.fromisoformat(expected)


def test_a_waking_day_that_spans_the_change_counts_its_real_hours() -> None:
    all_night = Waking("Europe/Paris", 23 * 60, 7 * 60)
    winter = played(Habits(all_night), at_paris(2026, 3, 28, 22), at_paris(2026, 3, 29, 8))
    summer = played(Habits(all_night), at_paris(2026, 10, 24, 22), at_paris(2026, 10, 25, 8))

    assert (winter, summer) == (7 * HOUR, 9 * HOUR)


@pytest.mark.by_day("Lord_Howe", "Paris-2026-10", "Apia", why="other zones change alike")
@pytest.mark.parametrize(("zone", "day"), EACH_CHANGE)
def test_a_minute_counts_exactly_if_the_clock_on_the_wall_says_so(zone: str, day: str) -> None:
    """Beside a count that knows nothing but the wall clock at each minute, around a change of it."""
    start = datetime.fromisoformat(f"{day}T00:00+00:00") - 1.5 * DAY
    wall = [_minute_of_day(start + minute * MINUTE, zone) for minute in range(3 * 24 * 60)]
    for waking in _bounds_around_the_change(zone, wall):
        brute = [waking.from_minute <= minute < waking.to_minute for minute in wall]
        if waking.to_minute < waking.from_minute:
            brute = [minute >= waking.from_minute or minute < waking.to_minute for minute in wall]
        habits, clock = Habits(waking), started(3 * HOUR, start, waking)

        turns = [place for place, (a, b) in enumerate(pairwise(brute)) if a != b]
        for place in (*turns, *(turn + 1 for turn in turns)):
            assert counts(habits, start + place * MINUTE) is brute[place]
        assert played(habits, start, start + len(wall) * MINUTE) == sum(brute) * MINUTE
        awake = [place for place, counted in enumerate(brute) if counted]
        for spent, reached in islice(enumerate(awake), 60, None, 401):
            left = replace(clock, length=(spent + 1) * MINUTE)
            assert deadline(left, habits) == start + (reached + 1) * MINUTE


def _minute_of_day(moment: datetime, zone: str) -> int:
    wall = moment.astimezone(ZoneInfo(zone))
    return wall.hour * 60 + wall.minute


def _bounds_around_the_change(zone: str, wall: list[int]) -> list[Waking]:
    """Waking hours with each bound before, in, at the edges of and after what is skipped or repeated."""
    jumps = [(a, b) for a, b in pairwise(wall) if (b - a) % 1440 != 1]
    edges = {edge % 1440 for a, b in jumps for edge in (a + 1, b, (a + b) // 2, a - 29, b + 31)} or {150}
    others = (8 * 60, 22 * 60)
    pairs = [(edge, other) for edge in edges for other in others]
    pairs += [(begin, end) for begin, end in product(edges, repeat=2) if (end - begin) % 1440 >= 20]
    return [Waking(zone, *pair) for begin, end in pairs for pair in ((begin, end), (end, begin))]


@pytest.mark.parametrize(
    ("waking", "moment", "awake"),
    [
        # 2:30 is skipped: hours that begin with it begin at 3:00, hours that end with it end there
        ((2 * 60 + 30, 12 * 60), "2026-03-29T00:59+00:00", False),
        ((2 * 60 + 30, 12 * 60), "2026-03-29T01:00+00:00", True),
        ((22 * 60, 2 * 60 + 30), "2026-03-29T00:59+00:00", True),
        ((22 * 60, 2 * 60 + 30), "2026-03-29T01:00+00:00", False),
        # 2:30 comes twice: hours that begin with it begin twice
        ((2 * 60 + 30, 12 * 60), "2026-10-25T00:29+00:00", False),
        ((2 * 60 + 30, 12 * 60), "2026-10-25T00:30+00:00", True),
        ((2 * 60 + 30, 12 * 60), "2026-10-25T01:00+00:00", False),
        ((2 * 60 + 30, 12 * 60), "2026-10-25T01:30+00:00", True),
    ],
)
def test_a_bound_in_a_skipped_or_a_repeated_hour(waking: tuple[int, int], moment: str, awake: bool) -> None:
    assert counts(Habits(Waking("Europe/Paris", *waking)), datetime.fromisoformat(moment)) is awake


def test_a_night_owl_s_hours_lie_around_midnight() -> None:
    owl = Habits(Waking("UTC", 20 * 60, 4 * 60))

    assert counts(owl, datetime(2026, 3, 2, 2, tzinfo=UTC))
    assert not counts(owl, NOON)
    assert next_counting(owl, NOON) == datetime(2026, 3, 2, 20, tzinfo=UTC)


def test_what_came_late_waits_for_the_morning() -> None:
    """The heart beat too late in the evening: nobody is woken for it."""
    clock = started(2 * HOUR, datetime(2026, 3, 2, 18, 30, tzinfo=UTC), PARIS)
    late = datetime(2026, 3, 2, 23, tzinfo=UTC)

    assert due(clock, Habits(PARIS), late) is ClockStage.NOTHING
    assert rings_at(clock, Habits(PARIS), late) == datetime(2026, 3, 3, 7, tzinfo=UTC)


def test_what_came_late_rings_once_and_only_the_last_word() -> None:
    clock = started(DAY, NOON)

    assert due(clock, Habits(), NOON + 0.95 * DAY) is ClockStage.LAST
    assert due(clock_after(clock, ClockStage.LAST), Habits(), NOON + 0.95 * DAY) is ClockStage.NOTHING


def test_who_answered_in_secret_keeps_their_deadline_and_does_not_miss_it() -> None:
    """The clock rings for reminders all the same: what everybody sees must not tell who has answered."""
    answered = Clock(DAY, timedelta(0), NOON, answered=True)

    assert deadline(answered, Habits()) == NOON + DAY
    assert rings_at(answered, Habits(), NOON) == NOON + 0.5 * DAY
    assert due(answered, Habits(), NOON + 2 * DAY) is ClockStage.LAST
    reminded = clock_after(answered, ClockStage.LAST)
    assert rings_at(reminded, Habits(), NOON) is None
    assert due(reminded, Habits(), NOON + 2 * DAY) is ClockStage.NOTHING
    assert rings_at(answered, Habits(reminders=False), NOON) is None


hours = st.none() | st.builds(
    lambda zone, begin, length: Waking(zone, begin * 60, (begin + length) * 60 % 1440),
    st.sampled_from(ZONES),
    st.integers(0, 23),
    st.integers(2, 23),
)


@settings(max_examples=40)
@given(hours, lengths, moments, st.lists(st.tuples(hours, st.integers(1, 60 * 20)), max_size=8))
def test_new_hours_put_a_running_turn_off_once_at_most(
    first: Waking | None, length: timedelta, start: datetime, moves: list[tuple[Waking | None, int]]
) -> None:
    clock, old, now, put_off = started(length, start, first), Habits(first), start, 0
    for waking, gap in moves:
        now += gap * MINUTE
        new = replace(old, waking=waking)
        after = changed(clock, old, new, now)
        before_it, after_it = deadline(clock, old) or now, deadline(after, new) or now
        if before_it <= now:
            break
        put_off += after_it > before_it
        clock, old = after, new

    assert put_off <= 1


def test_a_twelve_hour_table_is_not_held_up_by_hours_that_move_on_and_on() -> None:
    """Hours that always lie where it is not: without a limit they held up a table for weeks."""
    clock, old = started(12 * HOUR, NOON, None), Habits()
    now = NOON
    while (deadline(clock, old) or now) > now:
        assert now <= NOON + 7 * DAY  # twelve hours at two a day, and no day more
        begin = (now.hour + 2) % 24 * 60
        new = Habits(Waking("UTC", begin, (begin + 120) % 1440))
        clock, old = changed(clock, old, new, now), new
        now += HOUR


def test_whoever_travels_takes_new_hours_along_at_once() -> None:
    clock = started(DAY, NOON, PARIS)
    there = Waking("America/New_York", 8 * 60, 22 * 60)

    clock = changed(clock, Habits(PARIS), Habits(there), NOON + HOUR)

    assert clock.waking == there
    assert deadline(clock, Habits(there)) == datetime(
        2026, 3, 3, 22, tzinfo=UTC
    )  # 14 h, and 9 h the next day


def test_days_away_are_counted_over_a_year() -> None:
    stays = (Away(NOON - 300 * DAY, NOON - 290 * DAY), Away(NOON - 400 * DAY, NOON - 380 * DAY))

    assert away_days((*stays, Away(NOON, NOON + 5 * DAY)), NOON) == 15


def test_a_day_away_that_has_begun_is_a_day() -> None:
    hour, day_and_a_bit = Away(NOON, NOON + HOUR), Away(NOON + DAY, NOON + 2 * DAY + MINUTE)

    assert away_days((hour, day_and_a_bit), NOON) == 3


def clock_after(clock: Clock, stage: ClockStage) -> Clock:
    return replace(clock, stage=stage)


def at_paris(year: int, month: int, day: int, hour: int) -> datetime:
    return datetime(year, month, day, hour, tzinfo=ZoneInfo("Europe/Paris")).astimezone(UTC)


@given(habits, live_lengths, moments)
def test_a_live_clock_counts_at_any_hour_and_reminds_once(
    habits: Habits, length: timedelta, start: datetime
) -> None:
    clock = started(length, start, habits.waking)
    end = start + length

    assert deadline(clock, habits) == end
    assert due(clock, habits, end - timedelta(microseconds=1)) is (
        ClockStage.HALF if habits.reminders else ClockStage.NOTHING
    )
    half = replace(clock, stage=ClockStage.HALF)
    assert rings_at(clock, habits, start) == (start + length / 2 if habits.reminders else end)
    assert rings_at(half, habits, start + length / 2) == end
    assert due(half, habits, end) in (ClockStage.WAITING, ClockStage.CARETAKING)


@given(habits, live_lengths, moments, st.integers(0, 400), st.integers(0, 400))
def test_who_plays_live_has_half_their_time_again_after_a_downtime(
    habits: Habits, length: timedelta, start: datetime, seen: int, gap: int
) -> None:
    clock = started(length, start, habits.waking)
    last_seen = min(start + timedelta(seconds=seen), start + length)
    now = last_seen + timedelta(seconds=gap)

    after = resumed(clock, habits, last_seen, now)
    assert deadline(after, habits) == now + max(length / 2, start + length - last_seen)
    late = replace(clock, stage=ClockStage.CARETAKING)
    assert resumed(late, habits, last_seen, now).spent == min(last_seen - start, length)


def test_whose_hours_change_in_a_live_game_has_no_other_time() -> None:
    clock = started(3 * MINUTE, NOON, PARIS)
    asleep = Habits(Waking("Europe/Paris", 0, 3 * 60), (Away(NOON, NOON + DAY),))

    after = changed(clock, Habits(PARIS), asleep, NOON + MINUTE)
    assert deadline(after, asleep) == NOON + 3 * MINUTE


def test_quick_paces_come_first_where_turns_are_small() -> None:
    assert set(paces(quick=True)) == set(paces(quick=False)) == set(Pace)
    assert paces(quick=False)[0] is Pace.NONE
    assert paces(quick=True)[:4] == (
        Pace.NINETY_SECONDS,
        Pace.THREE_MINUTES,
        Pace.FIVE_MINUTES,
        Pace.HALF_DAY,
    )
    assert [pace for pace in Pace if pace.live] == list(paces(quick=True)[:3])
