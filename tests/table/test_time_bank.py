"""The time bank: more of the same time, never less than none, and never used where a clock stands."""

from dataclasses import replace
from datetime import datetime, timedelta

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
    advanced,
    bank_left,
    bank_runs_from,
    changed,
    deadline,
    due,
    played,
    resumed,
    rings_at,
    started,
)
from bot.table.match import Occupant
from bot.table.profile import Person
from bot.table.seat_clocks import banks_after, banks_shown
from bot.table.table import BANKS
from tests.helpers.clocks import HOUR, MINUTE, NOON, PARIS, habits, lengths, moments

NONE = timedelta(0)
ANN = Occupant(1, "Ann", "")
banks = st.sampled_from([hours * HOUR for hours in BANKS.values()])
gaps = st.lists(st.integers(1, 60 * 40), max_size=12)


@given(habits, lengths, banks, moments, gaps)
def test_what_is_left_is_the_bank_without_what_was_played_beyond_the_turn(
    habits: Habits, length: timedelta, bank: timedelta, start: datetime, gaps: list[int]
) -> None:
    """However often it was looked at, as after each restart."""
    clock, now = started(length, start, habits.waking, bank), start
    for gap in gaps:
        now += timedelta(minutes=gap)
        before = bank_left(clock, habits, now)
        clock = advanced(clock, habits, now)
        assert bank_left(clock, habits, now) == before

    over = max(played(habits, start, now) - length, NONE)
    assert bank_left(clock, habits, now) == max(bank - over, NONE)


@given(habits, lengths, banks, moments)
def test_a_clock_with_a_bank_runs_down_as_one_of_a_longer_turn_does(
    habits: Habits, length: timedelta, bank: timedelta, start: datetime
) -> None:
    clock = started(length, start, habits.waking, bank)

    assert deadline(clock, habits) == deadline(started(length + bank, start, habits.waking), habits)
    begins = bank_runs_from(clock, habits)
    assert begins == (deadline(started(length, start, habits.waking), habits) if bank else None)
    if begins is not None and bank:
        assert bank_left(clock, habits, begins) == bank


@given(habits, lengths, banks, moments, st.integers(0, 60 * 150), st.integers(1, 60 * 24 * 10))
def test_a_downtime_takes_nothing_from_a_bank(
    habits: Habits, length: timedelta, bank: timedelta, start: datetime, up: int, down: int
) -> None:
    last_seen = start + up * MINUTE
    now = last_seen + down * MINUTE
    clock = started(length, start, habits.waking, bank)

    assert bank_left(resumed(clock, habits, last_seen, now), habits, now) == bank_left(
        clock, habits, last_seen
    )


@given(lengths, banks, moments, st.lists(st.tuples(habits, st.integers(1, 60 * 30)), min_size=1, max_size=8))
def test_moving_clocks_count_every_hour_once(
    length: timedelta, bank: timedelta, start: datetime, edits: list[tuple[Habits, int]]
) -> None:
    """Whoever sets new hours, or goes away, has used what their clock counted, and nothing else."""
    old = edits[0][0]
    clock, now, spent = started(length, start, old.waking, bank), start, NONE
    for new, gap in edits:
        now += timedelta(minutes=gap)
        spent += played(replace(old, waking=clock.waking), clock.as_of, now)
        clock = changed(clock, old, new, now)
        old = new

    assert bank_left(clock, old, now) == max(bank - max(spent - length, NONE), NONE)
    assert NONE <= bank_left(clock, old, now) <= bank


def test_a_bank_does_not_run_at_night_nor_while_its_person_is_away() -> None:
    clock = started(10 * HOUR, NOON, PARIS, 20 * HOUR)  # 13:00 there: nine hours are left of the day
    evening, morning = NOON + 9 * HOUR, NOON + 19 * HOUR
    assert bank_left(clock, Habits(PARIS), evening) == 20 * HOUR
    assert bank_left(clock, Habits(PARIS), morning) == 20 * HOUR
    assert bank_left(clock, Habits(PARIS), morning + 3 * HOUR) == 18 * HOUR
    night = NOON + 33 * HOUR
    assert bank_left(clock, Habits(PARIS), night) == bank_left(clock, Habits(PARIS), night + 9 * HOUR)
    away = Habits(PARIS, (Away(morning + HOUR, morning + 30 * HOUR),))
    assert bank_left(clock, away, morning + 30 * HOUR) == 20 * HOUR


@pytest.mark.parametrize("caretaker", Caretaker)
def test_nothing_happens_at_the_end_of_the_turn_s_own_time_and_the_usual_at_the_end_of_the_bank(
    caretaker: Caretaker,
) -> None:
    clock, nobody = started(12 * HOUR, NOON, None, 24 * HOUR), Habits(caretaker=caretaker)
    rung, now = [], NOON
    while (ring := rings_at(clock, nobody, now)) is not None:
        now = ring
        done = due(clock, nobody, now)
        rung.append((round((now - NOON) / HOUR, 1), done))
        clock = replace(advanced(clock, nobody, now), stage=done)
        if done is ClockStage.CARETAKING:
            break

    last = ClockStage.WAITING if caretaker is Caretaker.WAIT else ClockStage.CARETAKING
    assert rung == [(6, ClockStage.HALF), (32.4, ClockStage.LAST), (36, last)]


# ---- from turn to turn ----

turns = st.lists(st.tuples(st.integers(0, 60 * 60), st.booleans()), min_size=1, max_size=8)


@given(habits, banks.filter(bool), moments, turns)
def test_a_bank_only_ever_shrinks_and_never_below_nothing(
    habits: Habits, bank: timedelta, start: datetime, turns: list[tuple[int, bool]]
) -> None:
    """Ann has turn after turn; now and then she answers in secret, and others keep her clock for a while."""
    person = Person(1, waking=habits.waking, away=habits.away)
    sat: tuple[Occupant, ...] = (ANN,)
    now, used = start, NONE
    for minutes, secret in turns:
        clocks, sat = _began(bank, sat, person, now)
        left, begin = clocks[0].bank, now
        assert left == bank - used
        now += minutes * MINUTE
        if secret:
            answered = {0: replace(clocks[0], answered=True)}
            clocks, sat = banks_after(bank, clocks, answered, sat, sat, {1: person}, now)
            assert banks_shown(bank, sat, clocks) == (left,)  # nobody reads off here that she has answered
            later = now + 500 * HOUR
            _, sat = banks_after(bank, clocks, {}, sat, sat, {1: person}, later)
        else:
            _, sat = banks_after(bank, clocks, {}, sat, sat, {1: person}, now)
        used += min(max(played(person.habits, begin, now) - TURN, NONE), left)
        assert NONE <= sat[0].bank_used == used <= bank
        assert banks_shown(bank, sat, {}) == (bank - used,)


def test_who_takes_a_secret_answer_back_is_charged_to_the_end() -> None:
    bank, person = 24 * HOUR, Person(1)
    clocks, sat = _began(bank, (ANN,), person, NOON)
    given_at, end = NOON + 14 * HOUR, NOON + 17 * HOUR
    answered, sat = banks_after(bank, clocks, {0: _answered(clocks[0])}, sat, sat, {1: person}, given_at)
    assert sat[0].bank_used == 2 * HOUR
    again = {0: replace(answered[0], answered=False)}
    again, sat = banks_after(bank, answered, again, sat, sat, {1: person}, NOON + 15 * HOUR)
    _, sat = banks_after(bank, again, {}, sat, sat, {1: person}, end)

    assert sat[0].bank_used == 5 * HOUR


def test_a_seat_keeps_what_was_used_whoever_sits_down_there() -> None:
    bank, person = 24 * HOUR, Person(1)
    clocks, sat = _began(bank, (ANN,), person, NOON)
    ben = Occupant(2, "Ben", "", bank_used=ANN.bank_used)
    now = NOON + 20 * HOUR
    fresh = {0: started(TURN, now)}

    after, sit = banks_after(bank, clocks, fresh, sat, (ben,), {1: person}, now)

    assert (sit[0].player, sit[0].bank_used, after[0].bank) == (2, 8 * HOUR, 16 * HOUR)


@given(habits, lengths, moments, st.integers(0, 60 * 100))
def test_a_table_without_banks_is_as_it_was(
    habits: Habits, length: timedelta, start: datetime, minutes: int
) -> None:
    clock, now = started(length, start, habits.waking), start + minutes * MINUTE

    assert clock == Clock(length, NONE, start, waking=habits.waking)
    assert banks_after(NONE, {0: clock}, {0: clock}, (ANN,), (ANN,), {}, now) == ({0: clock}, (ANN,))
    assert banks_shown(NONE, (ANN,), {0: clock}) == ()
    assert bank_runs_from(clock, habits) is None


TURN = Pace.HALF_DAY.length or NONE


def _began(
    bank: timedelta, sat: tuple[Occupant, ...], person: Person, now: datetime
) -> tuple[dict[int, Clock], tuple[Occupant, ...]]:
    return banks_after(bank, {}, {0: started(TURN, now, person.waking)}, sat, sat, {1: person}, now)


def _answered(clock: Clock) -> Clock:
    return replace(clock, answered=True)
