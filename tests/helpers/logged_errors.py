"""An error that the bot survives fails the test: the scheduler heals, and no assertion reads the log.

Watched are the loggers of the bot and of what it runs on, tasks whose exception nobody retrieves, and the
error output of programs that a test starts. `@pytest.mark.expected_errors("pattern", ...)` expects errors;
where chance or time decides, `possible_errors` does not insist on them.

Every error has a title, `bot.coordinator.scheduler: the scheduler failed [OSError: disk full]`; a pattern is
a regular expression that is searched for in it.
"""

import asyncio
import json
import logging
import re
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from weakref import ref

import pytest

# The root would be the wrong place: the bot's own `keep_journal` removes every handler there.
OURS = ("bot", "discord_sandbox", "engine")
WATCHED = (*OURS, "discord", "asyncio", "aiohttp", "concurrent.futures", "psycopg")
LEVELS = ("error", "critical")
PASSED = pytest.StashKey[bool]()  # a test that was skipped or failed owes no error

JSON_LINE = re.compile(r"^\{.*\}$", re.MULTILINE)
TEXT_LINE = re.compile(
    r"^(?:\d{4}-\d\d-\d\dT\S+ (?:error|critical) (?P<where>\S+) |(?:ERROR|CRITICAL):(?P<place>[\w.]+):)"
    r"(?P<event>.*)(?P<details>(?:\n  .*)*)",
    re.MULTILINE,
)
PRINTED = re.compile(  # by Python; of a chain only the last, of a group its first line
    r"^Traceback \(most recent call last\):\n(?:[ \t].*\n)*(?P<exception>\S.*)$"
    r"(?!\n\n(?:During handling of|The above exception))"
    r"|^  \+ Exception Group Traceback .*\n(?:  \|   .*\n)*  \| (?P<group>\S.*)$",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class LoggedError:
    """An error that did not end the test or the program."""

    where: str
    event: str
    exception: str = ""  # its type and words
    details: str = ""

    @property
    def title(self) -> str:
        """The line that a pattern is compared with."""
        raised = f" [{self.exception}]" if self.exception else ""
        return f"{self.where}: {self.event}{raised}"

    def __str__(self) -> str:
        return f"{self.title}\n{self.details}".rstrip()


class Watch(logging.Handler):
    """Collects the errors of every thread and event loop of this process until they are taken."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._errors: list[LoggedError] = []
        self._tasks: set[ref[asyncio.Task[Any]]] = set()

    def begin(self) -> None:
        """Listen to the loggers, and note every task that is created."""
        for name in WATCHED:
            logging.getLogger(name).addHandler(self)
        loops: Any = asyncio.BaseEventLoop
        loops.create_task = self._noting(loops.create_task)

    def emit(self, record: logging.LogRecord) -> None:
        event, _, more = record.getMessage().partition("\n")
        if why := getattr(record, "why", ""):
            event += f" why={why}"
        exception, details = _described(record.exc_info[1] if record.exc_info else None)
        self._errors.append(LoggedError(record.name, event, exception, f"{more}\n{details}".strip()))

    def read(self, output: str) -> None:
        """Note the errors in a program's error output."""
        self._errors.extend(errors_in(output))

    def taken(self) -> list[LoggedError]:
        """Return the errors since the last call."""
        errors = [*self._errors, *self._never_retrieved()]
        self._errors.clear()
        return errors

    def _noting(self, create: Callable[..., asyncio.Task[Any]]) -> Callable[..., asyncio.Task[Any]]:
        note, forget = self._tasks.add, self._tasks.discard

        def create_task(*arguments: Any, **named: Any) -> asyncio.Task[Any]:
            task = create(*arguments, **named)
            note(ref(task, forget))
            return task

        return create_task

    def _never_retrieved(self) -> Iterator[LoggedError]:
        """Yield the failed tasks that are still there. asyncio logs such a task when it is deleted: many
        tests later, if its own traceback refers to it. A garbage collection per test would cost too much.
        """
        for each in tuple(self._tasks):
            task = each()
            if task is None or not task.done():
                continue
            self._tasks.discard(each)
            if task._log_traceback:
                exception, details = _described(task.exception())  # so asyncio says nothing later
                yield LoggedError("asyncio", "Task exception was never retrieved", exception, details)


def hold_against(report: pytest.TestReport, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Fail a test that has ended for errors without a pattern, or a pattern without an error."""
    if call.when == "call":
        item.stash[PASSED] = report.passed
    if call.when != "teardown":
        return
    errors = [*WATCH.taken(), *errors_in(report.capstderr)]  # of programs that write where the test does
    expected, possible = (
        [pattern for mark in item.iter_markers(name) for pattern in mark.args]
        for name in ("expected_errors", "possible_errors")
    )
    wrong = verdict(errors, expected, possible, complete=item.stash.get(PASSED, False))
    if wrong and report.passed:
        report.outcome, report.longrepr = "failed", wrong
    elif wrong:
        report.sections.append(("Errors that were logged", wrong))


def errors_in(output: str) -> Iterator[LoggedError]:
    """Yield the errors in a program's error output: lines of its log, and tracebacks that Python printed.

    >>> [error.title for error in errors_in('{"level": "error", "where": "bot.x", "event": "lost"}')]
    ['bot.x: lost']
    >>> [error.title for error in errors_in('Traceback (most recent call last):\\n  File\\nOSError: full')]
    ['Python: a traceback [OSError: full]']
    """
    for found in JSON_LINE.finditer(output):
        line: dict[str, Any] = {}
        with suppress(ValueError):  # no line of the log
            line = json.loads(found.group())
        if line.get("level") in LEVELS:
            event, _, more = line["event"].partition("\n")
            details = f"{more}\n{line.get('traceback', '')}".strip()
            yield LoggedError(line["where"], event, _last_line(line.get("traceback", "")), details)
    for found in TEXT_LINE.finditer(output):
        where, details = found["where"] or found["place"], found["details"].replace("\n  ", "\n").strip("\n")
        event, _, more = found["event"].partition("\\u000a")  # as `bot.logs` writes the end of a line
        yield LoggedError(where, event, _last_line(details), f"{more}\n{details}".strip())
    for found in PRINTED.finditer(output):
        yield LoggedError("Python", "a traceback", found["exception"] or found["group"], found.group())


def verdict(
    errors: Sequence[LoggedError], expected: Sequence[str], possible: Sequence[str] = (), *, complete: bool
) -> str:
    """Return what is wrong: errors that no pattern matches and, after a complete test, expected patterns
    without an error. Empty if nothing is wrong.

    >>> lost = LoggedError("bot.x", "lost", "OSError: disk full")
    >>> verdict([lost], ["lost .*disk full"], complete=True)
    ''
    >>> verdict([lost], ["found"], complete=True).splitlines()
    ['not expected: bot.x: lost [OSError: disk full]', 'expected, but not logged: found']
    """
    times = Counter(error.title for error in errors)
    wrong = [
        f"not expected{f', {times[title]} times' if times[title] > 1 else ''}: {error}"
        for title, error in {error.title: error for error in errors}.items()
        if not any(re.search(pattern, title) for pattern in (*expected, *possible))
    ]
    if complete:
        wrong += [
            f"expected, but not logged: {pattern}"
            for pattern in expected
            if not any(re.search(pattern, error.title) for error in errors)
        ]
    return "\n".join(wrong)


def _described(exception: BaseException | None) -> tuple[str, str]:
    """The type and words of an exception, and its traceback."""
    if exception is None:
        return "", ""
    lines = traceback.format_exception_only(exception)  # its notes come last, a place in a source first
    said = next(line for line in lines if not line.startswith(" ")).strip()
    return said, "".join(traceback.format_exception(exception)).strip()


def _last_line(details: str) -> str:
    return details.rpartition("\n")[2]


WATCH = Watch()
