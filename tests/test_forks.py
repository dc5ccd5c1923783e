"""The tests of a session, shared by forked processes: each is run once, and no end goes unnoticed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.helpers.patience import ON_A_BUSY_MACHINE, until

ROOT = Path(__file__).parents[1]
CONFTEST = """
import pytest
from tests.helpers.forks import Forks

def pytest_configure(config):
    config.pluginmanager.register(Forks(2))

@pytest.fixture(scope="session", autouse=True)
def life():
    yield
    with open("ended", "a") as file:
        file.write("ended ")
"""
MIXED = """
import os, pytest

@pytest.mark.parametrize("number", range(20))
def test_good(number, tmp_path):
    with open("done", "a") as file:
        file.write(f"{number} ")

def test_bad():
    print("said by the test")
    assert not "good"

def test_killed():
    os._exit(3)

@pytest.mark.skip("no reason")
def test_skipped(): ...
"""
TOGETHER = """
import glob, os, pytest, signal, time

@pytest.mark.parametrize("number", range(4))
def test_bad(number):
    open(f"begun-{os.getpid()}", "w").close()
    while len(glob.glob("begun-*")) < 2:
        time.sleep(0.01)
    if number in (0, 3):  # the first of either end: the parent sleeps until both have failed
        os.kill(os.getppid(), signal.SIGSTOP)
    open(f"failing-{os.getpid()}", "w").close()
    assert not "good"
"""
SLOW = """
import time, pytest

@pytest.mark.parametrize("number", range(4))
def test_slow(number):
    open(f"begun-{number}", "w").close()
    time.sleep(1000)
"""


def started(folder: Path, test: str, *arguments: str) -> "subprocess.Popen[str]":
    """A session of its own, with these tests in two files."""
    (folder / "conftest.py").write_text(CONFTEST)
    for name in ("one", "two"):
        (folder / f"test_{name}.py").write_text(test)
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    return subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def test_every_test_is_run_once_and_who_ends_the_process_has_failed(tmp_path: Path) -> None:
    with started(tmp_path, MIXED, "--junitxml=report.xml") as session:
        output, _ = session.communicate(timeout=ON_A_BUSY_MACHINE)

    assert session.returncode == 1, output
    assert "4 failed, 40 passed, 2 skipped" in output
    assert output.count("the process that ran this test has ended (3)") >= 2
    assert output.count("said by the test") == 4  # in the source, and printed
    runs = Counter((tmp_path / "done").read_text().split())
    assert runs == {str(number): 2 for number in range(20)}
    assert (tmp_path / "report.xml").read_text().count("<testcase ") == 46
    assert "ended" in (tmp_path / "ended").read_text()  # the fixtures of a process that was not killed


@pytest.mark.long("make test is itself run by these forks")
def test_the_first_failure_stops_all_where_that_is_asked(tmp_path: Path) -> None:
    with started(tmp_path, MIXED.replace("os._exit(3)", "assert False"), "-x") as session:
        output, _ = session.communicate(timeout=ON_A_BUSY_MACHINE)

    assert session.returncode == 1, output
    assert "1 failed" in output
    assert "stopping after 1 failures" in output


@pytest.mark.long("make test is itself run by these forks")
async def test_of_two_that_fail_at_once_the_first_stops_all(tmp_path: Path) -> None:
    with started(tmp_path, TOGETHER, "-x") as session:
        await until(lambda: len(list(tmp_path.glob("failing-*"))) == 2)
        await asyncio.sleep(0.5)  # both reports lie in their pipes
        session.send_signal(signal.SIGCONT)
        output, _ = session.communicate(timeout=ON_A_BUSY_MACHINE)

    assert session.returncode == 1, output
    assert "1 failed" in output
    assert "stopping after 1 failures" in output


async def test_an_interrupt_ends_every_process_after_its_fixtures(tmp_path: Path) -> None:
    with started(tmp_path, SLOW) as session:
        await until(lambda: len(list(tmp_path.glob("begun-*"))) > 0)
        session.send_signal(signal.SIGINT)
        output, _ = session.communicate(timeout=ON_A_BUSY_MACHINE)  # which ends when nobody can write there

    assert session.returncode == 2, output
    assert "KeyboardInterrupt" in output
    assert "ended" in (tmp_path / "ended").read_text()
