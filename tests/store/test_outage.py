"""The log of a database that cannot be reached: one line a minute, and its end."""

import logging

import pytest

from bot.store.outage import Outage


class Elapsed:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def elapsed() -> Elapsed:
    return Elapsed()


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, int]]:
    return [(each.getMessage(), each.__dict__["seconds"]) for each in caplog.records]


@pytest.mark.expected_errors("the database is away")
def test_one_line_a_minute_however_often_it_is_asked(
    elapsed: Elapsed, caplog: pytest.LogCaptureFixture
) -> None:
    outage = Outage(elapsed)
    with caplog.at_level(logging.INFO):
        for _ in range(110):
            outage.away("refused")
            elapsed.seconds += 1
        outage.answered()
        outage.answered()
    away = "the database is away"
    assert lines(caplog) == [(away, 0), (away, 60), ("the database answers", 110)]


@pytest.mark.expected_errors("the database is away")
def test_a_line_that_comes_and_goes_is_no_more_lines(
    elapsed: Elapsed, caplog: pytest.LogCaptureFixture
) -> None:
    outage = Outage(elapsed)
    with caplog.at_level(logging.INFO):
        for _ in range(59):
            outage.away("refused")
            elapsed.seconds += 1
            outage.answered()
    assert lines(caplog) == [("the database is away", 0), ("the database answers", 1)]


def test_of_a_database_that_answers_there_is_nothing_to_say(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        Outage().answered()
    assert not caplog.records
