"""Counts the commits that one click has sent: what is known of it if the database is lost in the middle."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Commits:
    """The commits sent to the database, also those without an answer."""

    sent: int = 0


_counted: ContextVar[Commits | None] = ContextVar("commits", default=None)


@contextmanager
def counting() -> Iterator[Commits]:
    """Count for the length of a `with`: in this task, and in the tasks that it begins."""
    commits = Commits()
    before = _counted.set(commits)
    try:
        yield commits
    finally:
        _counted.reset(before)


def count_one() -> None:
    """Count a commit that was sent."""
    if (commits := _counted.get()) is not None:
        commits.sent += 1
