"""What holds for every test."""

import gc
import logging
import os
import sys
import threading
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from engine.compiled import open_doors
from tests.helpers import databases
from tests.helpers.forks import Forks
from tests.helpers.logged_errors import WATCH, hold_against
from tests.helpers.memory import files_in_memory
from tests.helpers.order import waiting_first
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.reasons import (
    BEGAN,
    MARKED,
    PAGE,
    dear,
    dear_line,
    let_wait,
    marked,
    page,
    processor_time,
    weigh,
)
from tests.helpers.skipped import skipped_line

# Compiled once, and not again in each of a hundred programs, also where a container's Python is told not to.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

GARBAGE = 50_000  # new objects, after which they are looked through
gc.disable()  # until all is collected: of that nothing is garbage, and to look for it takes a second

files_in_memory()
WATCH.begin()

# A slow machine is no bug: no example has a deadline. The same examples every time: a change is not blamed
# for what luck found; `make fuzz` looks for what no example has shown yet.
settings.register_profile(
    "house", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, max_examples=40
)
settings.register_profile(
    "fuzz", settings.get_profile("house"), derandomize=False, max_examples=1000, print_blob=True
)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--forks 5` of `make test`, and what `make long-tests` writes."""
    parser.addoption("--forks", type=int, default=0, help="forked processes that share the tests")
    parser.addoption("--long-tests", action="store_true", help="write docs/long-tests.md")


def pytest_configure(config: pytest.Config) -> None:
    """Let Python think, and register the plugin that forks processes, if forks are asked for."""
    open_doors(False)  # tests are about the Python, whatever is compiled; the others open it
    if config.option.forks:
        config.pluginmanager.register(Forks(config.option.forks), "forks")


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what is not asked for
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note the reasons of dear tests. No worker is left alone at the end with tests that mostly wait."""
    let_wait(items, whole=not any("::" in argument for argument in config.args))
    config.stash[MARKED] = marks = marked(items)
    if config.option.long_tests:
        PAGE.write_text(page(marks), encoding="utf-8")
    items[:] = waiting_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    other, why = (
        ("sqlite", "about SQLite's file") if databases.SERVER else ("postgresql", "make test-postgres")
    )
    for item in items:
        if item.get_closest_marker(other) is not None:
            item.add_marker(pytest.mark.skip(why))


def pytest_collection_finish() -> None:
    """What was collected stays until the end: no garbage collection need look through it again, and what is
    new is looked through less often, which costs a twentieth of a run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)
    gc.enable()


def pytest_unconfigure() -> None:
    """What is left is looked through until nothing more is found, for errors that nobody could raise: pytest
    does it five times, whatever it finds, and a worker has filled a gigabyte and a half."""
    for _ in range(5):
        if not gc.collect():
            break
    gc.freeze()


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """What a test said about the log, made on a PostgreSQL server, or forgot to end: one fixture, which costs
    a third of three."""
    root = logging.getLogger()
    level, before = root.level, set(threading.enumerate())
    yield
    root.setLevel(level)
    for handler in root.handlers[:]:  # its error output is closed when the next test writes
        if type(handler) is logging.StreamHandler:
            root.removeHandler(handler)
    databases.drop_all()
    for thread in set(threading.enumerate()) - before:  # one would keep the whole run from ending
        if not thread.daemon:
            thread.join(ON_A_BUSY_MACHINE)
            assert not thread.is_alive(), f"{thread.name} still runs: what did the test not close?"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Count a test's price from its first fixture on."""
    item.stash[BEGAN] = processor_time()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """An error that is only logged fails the test too. A fixture would come too early: before other fixtures
    have ended, and before pytest has the last output of programs."""
    report = yield
    hold_against(report, item, call)
    weigh(report, item)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Say below everything else what was skipped, what cost much, and what this machine lacks."""
    yield
    skipped = terminalreporter.stats.get("skipped", [])
    terminalreporter.write_line(skipped_line(report.longrepr[2] for report in skipped))
    reports = (report for kind in terminalreporter.stats.values() for report in kind)
    terminalreporter.write_line(dear_line(dear(reports)))
    from tests.helpers.left_out import left_out  # reads the browser's and Discord's helpers: once, at the end

    for line in left_out():
        terminalreporter.write_line(line)
