"""The server's time: whatever this machine's clock is set to, and as exactly as its answers tell."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import time_source
from bot.store.time_source import ServerTime, SystemTime
from tests.helpers import examples

SECONDS = st.floats(0, 1e5, allow_nan=False)
EXACT = timedelta(milliseconds=1)


class Machine:
    """Both clocks of a machine, in a test's hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.elapsed, self.wrong = 5_000.0, timedelta(0)
        monkeypatch.setattr(time_source, "elapsed", lambda: self.elapsed)
        monkeypatch.setattr(time_source, "system_time", lambda: at(self.elapsed) + self.wrong)


def at(elapsed: float) -> datetime:
    """The true time."""
    return datetime(2026, 3, 2, tzinfo=UTC) + timedelta(seconds=elapsed)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def answers(source: ServerTime, machine: Machine, there: float = 0.001, back: float = 0.001) -> None:
    """The server is asked, and tells the true time."""
    asked = machine.elapsed
    machine.elapsed += there
    server = at(machine.elapsed).timestamp()
    machine.elapsed += back
    source.measured(server, asked, machine.elapsed)


def test_a_clock_that_is_set_wrong_changes_nothing_and_is_told_of(machine: Machine) -> None:
    source = ServerTime()
    answers(source, machine)
    for wrong in (timedelta(hours=13), timedelta(0), timedelta(days=-1)):
        machine.wrong = wrong
        machine.elapsed += 25
        assert abs(source.now() - at(machine.elapsed)) <= EXACT
        assert abs(source.difference() - wrong) <= EXACT


def test_a_slow_answer_proves_little(machine: Machine) -> None:
    source = ServerTime()
    answers(source, machine)
    answers(source, machine, there=30, back=0)
    answers(source, machine, there=0, back=30)
    assert abs(source.now() - at(machine.elapsed)) <= EXACT


def test_time_in_which_this_machine_did_not_count_is_made_up_for_by_the_next_answer(machine: Machine) -> None:
    source = ServerTime()
    answers(source, machine)
    server = at(machine.elapsed + 3600).timestamp()
    source.measured(server, machine.elapsed, machine.elapsed + 0.002)
    assert abs(source.now() - at(machine.elapsed + 3600)) <= timedelta(milliseconds=2)


@examples.few(30)
@given(st.lists(st.tuples(SECONDS, st.floats(0, 60), st.floats(0, 60)), min_size=1, max_size=20))
def test_it_is_never_further_off_than_the_quickest_answer_took(
    asked: list[tuple[float, float, float]],
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        machine, source, quickest = Machine(patched), ServerTime(), timedelta.max
        for later, there, back in asked:
            machine.elapsed += later
            answers(source, machine, there, back)
            quickest = min(quickest, timedelta(seconds=there + back))
            assert abs(source.now() - at(machine.elapsed)) <= quickest + EXACT


def test_a_file_goes_on_by_this_machine_s_clock(machine: Machine) -> None:
    machine.wrong = timedelta(hours=13)
    assert SystemTime().now() == at(machine.elapsed) + machine.wrong
    assert SystemTime().difference() == timedelta(0)
