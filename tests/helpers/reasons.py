"""Tests that cost over a second of processor: each has a reason, in a mark beside it.

`price("why it is worth it")` stays in make test, `long("why it can wait for the night")` waits for make long.
`by_day("gangster", "6-", why="why the others can wait")` keeps the examples of a test whose names have one of
these words, and lets the others wait.
"""

import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path

import pytest

MARKS = ("price", "long")
LONGEST = 100  # characters of a reason
SECOND = 1.0  # of processor: a test that costs more needs a reason
PAGE = Path(__file__).parents[2] / "docs" / "long-tests.md"

BEGAN = pytest.StashKey[float]()
MARKED = pytest.StashKey[tuple["Marked", ...]]()

HEAD = """# Tests that wait for the night

Each of them costs over a second of processor, or its function has other examples in `make test`, or another
test there shows most of what it does: the reason says which.
`make long` runs them. This page is made from their marks: `make long-tests`.

| Test | Why it can wait |
|---|---|
"""


@dataclass(frozen=True, slots=True)
class Marked:
    """A mark of a test, or of one of its examples."""

    mark: str
    test: str  # without its parameters
    arguments: tuple[object, ...]

    @property
    def row(self) -> str:
        """Its line on the page."""
        return f"| `{self.test}` | {' '.join(map(str, self.arguments))} |\n"

    @property
    def complete(self) -> bool:
        """Return whether the mark has one short sentence, and nothing else."""
        match self.arguments:
            case (str(reason),):
                return 0 < len(reason.strip()) <= LONGEST and "\n" not in reason and "|" not in reason
            case _:
                return False


def let_wait(items: Iterable[pytest.Item], *, whole: bool) -> None:
    """Mark as long what a test's `by_day` does not name; where whole files were collected, refuse a test of
    which nothing would be left by day."""
    left = dict[str, bool]()
    for item in items:
        if (mark := item.get_closest_marker("by_day")) is None:
            continue
        name, opening, example = item.nodeid.partition("[")
        waits = item.get_closest_marker("long") is not None
        by_day = not waits and any(word in opening + example for word in mark.args)
        left[name] = left.get(name, False) or by_day
        if not by_day and not waits:
            item.add_marker(pytest.mark.long(mark.kwargs["why"]))
    if whole and (gone := [name for name, some in left.items() if not some]):
        raise pytest.UsageError(f"by_day names no example of {', '.join(gone)}")


def marked(items: Iterable[pytest.Item]) -> tuple[Marked, ...]:
    """Return every mark with a reason, once for each test and reason, in the order of the names of tests."""
    found = {
        Marked(name, item.nodeid.partition("[")[0], tuple(mark.args))
        for item in items
        for name in MARKS
        for mark in item.iter_markers(name)
    }
    return tuple(sorted(found, key=lambda each: (each.test, each.mark, str(each.arguments))))


def page(marks: Iterable[Marked]) -> str:
    """Return the page of the tests that wait."""
    return HEAD + "".join(each.row for each in marks if each.mark == "long")


_of_all: list[float] = []


def processor_time() -> float:
    """Seconds of processor of this process so far, and of the programs that it has started and that ended."""
    return sum(os.times()[:4]) - sum(_of_all)


@contextmanager
def weighed_on_nobody() -> Iterator[None]:
    """End what many tests have used: the last of them is not to be weighed for all."""
    before = processor_time()
    yield
    _of_all.append(processor_time() - before)


def weigh(report: pytest.TestReport, item: pytest.Item) -> None:
    """Note in the last report of a test what it has cost, unless a mark says why."""
    if report.when == "teardown" and not any(item.get_closest_marker(name) for name in MARKS):
        vars(report)["processor"] = processor_time() - item.stash.get(BEGAN, processor_time())


def dear(reports: Iterable[object]) -> list[tuple[str, float]]:
    """Return the tests over a second of processor without a reason, the dearest first."""
    costs = defaultdict[str, float](float)
    for report in reports:
        if isinstance(report, pytest.TestReport):
            costs[report.nodeid] += getattr(report, "processor", 0.0)
    return [
        (test, cost) for test, cost in sorted(costs.items(), key=itemgetter(1), reverse=True) if cost > SECOND
    ]


def dear_line(tests: Sequence[tuple[str, float]]) -> str:
    """One line for all tests that cost too much.

    >>> dear_line([("tests/test_a.py::test_b", 2.14), ("tests/test_a.py::test_c", 1.5)])
    'over 1 s of processor without a price: tests/test_a.py::test_b (2.1 s), tests/test_a.py::test_c (1.5 s)'
    >>> dear_line([])
    'over 1 s of processor without a price: nothing'
    """
    told = ", ".join(f"{test} ({cost:.1f} s)" for test, cost in tests)
    return f"over {SECOND:.0f} s of processor without a price: {told or 'nothing'}"
