"""Tests in forked processes: what was collected and imported once serves all of them (`--forks 5`).

The parent collects, forks, and hands out tests over pipes; its children run them and send their reports. A
child always knows the test after the one it runs, which says what may be torn down between the two. Children
take files whole as long as many are left: tests of a file share what they have made. The first child begins
with the tests that mostly wait (tests/helpers/order.py), the others at the other end. Warnings are errors in
these tests, so none is sent.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import active_count
from time import monotonic, sleep
from typing import Any, Never

import pytest

BATCHES = (
    4  # for each child: the smaller the part of the rest that it takes, the less is waited for at the end
)
GOODBYE = 10.0  # seconds for children to end what they have begun


@dataclass(eq=False)
class Child:
    """A process, as its parent knows it."""

    pid: int
    pipe: Connection[Any, Any]
    first: bool
    given: deque[int] = field(default_factory=deque)  # it has these; the first of them it runs
    batch: deque[int] = field(default_factory=deque)  # it gets these next


class Forks:
    """The plugin that runs the tests of a session in children."""

    def __init__(self, number: int) -> None:
        self.number, self.forked = number, 0
        self.todo = deque[int]()  # indexes of the tests that no child has
        self.children: list[Child] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run the tests; leave it to pytest where there is nothing to run, or somebody to ask."""
        if session.testsfailed or session.config.option.collectonly or session.config.option.usepdb:
            return None
        if active_count() > 1:
            raise pytest.UsageError("--forks: a thread was started while the tests were collected")
        self.todo.extend(range(len(session.items)))
        try:
            for _ in range(min(self.number, len(self.todo))):
                self._fork(session)
            while self.children:
                ready = wait([child.pipe for child in self.children])
                for child in [child for child in self.children if child.pipe in ready]:
                    self._hear(session, child)
                    if session.shouldfail:  # before another child's failure is told
                        raise session.Failed(session.shouldfail)
                    if session.shouldstop:
                        raise session.Interrupted(session.shouldstop)
        finally:
            self._end()
        return True

    def _fork(self, session: pytest.Session) -> None:
        folder: Path = session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        ours, theirs = Pipe()
        name, self.forked = f"gw{self.forked}", self.forked + 1
        if (pid := os.fork()) == 0:
            for pipe in (ours, *(sibling.pipe for sibling in self.children)):
                pipe.close()
            _live(session, theirs, folder / name)
        theirs.close()
        child = Child(pid, ours, first=self.forked == 1)
        self.children.append(child)
        self._give(session, child)
        self._give(session, child)  # the next

    def _give(self, session: pytest.Session, child: Child) -> None:
        """Send a child its next test; None after the last."""
        if not child.batch:
            child.batch.extend(self._batch(session, at_the_front=child.first))
        index = child.batch.popleft() if child.batch else None
        if index is not None:
            child.given.append(index)
        with suppress(OSError):  # it has ended, which is heard of in a moment
            child.pipe.send(index)

    def _batch(self, session: pytest.Session, *, at_the_front: bool) -> Sequence[int]:
        """Neighbours from one end of what is left, all of one file."""
        most = max(1, len(self.todo) // (BATCHES * self.number))
        taken = deque[int]()
        while self.todo and len(taken) < most:
            index = self.todo[0 if at_the_front else -1]
            if taken and session.items[index].path != session.items[taken[0]].path:
                break
            (taken.append if at_the_front else taken.appendleft)(index)
            (self.todo.popleft if at_the_front else self.todo.pop)()
        return taken

    def _hear(self, session: pytest.Session, child: Child) -> None:
        """Log what a child reports of its test. One that has ended too soon fails it, and is replaced."""
        try:
            told = child.pipe.recv()
        except (EOFError, OSError):
            self.children.remove(child)
            child.pipe.close()
            code = os.waitstatus_to_exitcode(os.waitpid(child.pid, 0)[1])
            if child.given or code != 0:
                item = session.items[child.given.popleft() if child.given else -1]
                why = f"the process that ran this test has ended ({code})"
                _log(item, [pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")])
                self.todo.extendleft(reversed([*child.given, *child.batch]))
            if self.todo:
                self._fork(session)
            return
        item = session.items[child.given.popleft()]
        read = item.config.hook.pytest_report_from_serializable
        _log(item, [read(config=item.config, data=data) for data in told])
        self._give(session, child)

    def _end(self) -> None:
        """Interrupt the children that are left, unless the terminal has; kill those that do not end."""
        for child in self.children:
            os.kill(child.pid, signal.SIGINT)
            child.pipe.close()
        latest = monotonic() + GOODBYE
        for child in self.children:
            while os.waitpid(child.pid, os.WNOHANG)[0] == 0:
                if monotonic() > latest:
                    os.kill(child.pid, signal.SIGKILL)
                sleep(0.01)


def _log(item: pytest.Item, reports: Sequence[pytest.TestReport]) -> None:
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)


def _live(session: pytest.Session, pipe: Connection[Any, Any], folder: Path) -> Never:
    """The whole life of a child."""
    code = 1
    try:
        signal.signal(signal.SIGINT, _interrupted)
        _settle(session.config, folder)
        _work(session, pipe)
        code = 0  # what goes wrong from here on is printed, as pytest prints it
        session.config._ensure_unconfigure()
    except BaseException as fault:  # noqa: BLE001 a fork must not run the rest of its parent
        orphaned = isinstance(fault, (EOFError, BrokenPipeError))
        if not orphaned and signal.getsignal(signal.SIGINT) is _interrupted:
            traceback.print_exc()
        session._setupstate.teardown_exact(None)
    finally:
        os._exit(code)  # what was to be done at the parent's exit is the parent's


def _interrupted(*_: object) -> None:
    """Stop the test at the first signal, and let nothing stop its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


def _settle(config: pytest.Config, folder: Path) -> None:
    """Give a child captured output and a temporary folder of its own; the terminal is its parent's."""
    os.environ["PYTEST_XDIST_WORKER"] = folder.name
    capture: Any = config.pluginmanager.getplugin("capturemanager")
    capture.read_global_capture()
    capture.stop_global_capturing()
    capture.start_global_capturing()
    config.pluginmanager.unregister(name="terminalreporter")
    folder.mkdir(mode=0o700)
    config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]


class Reports:
    """The plugin that keeps what a child has to tell of a test."""

    def __init__(self) -> None:
        self.kept: list[pytest.TestReport] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.kept.append(report)


def _work(session: pytest.Session, pipe: Connection[Any, Any]) -> None:
    """Run what comes through the pipe, until None."""
    hook, reports = session.config.hook, Reports()
    session.config.pluginmanager.register(reports)
    write, index = hook.pytest_report_to_serializable, pipe.recv()
    while index is not None:
        following = pipe.recv()
        nextitem = None if following is None else session.items[following]
        hook.pytest_runtest_protocol(item=session.items[index], nextitem=nextitem)
        pipe.send([write(config=session.config, report=report) for report in reports.kept])
        reports.kept.clear()
        index = following
