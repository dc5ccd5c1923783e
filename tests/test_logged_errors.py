"""An error that is only logged fails its test, and no other (tests/conftest.py)."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

TESTS = '''
import asyncio, gc, sys
from functools import partial
import pytest
from bot.coordinator.idle_work import log
from bot.logs import keep_journal
from bot.workers import Workers
from tests.helpers.logged_errors import WATCH

PROGRAM = "import sys; sys.exit(1 / 0)"
expected, possible = pytest.mark.expected_errors, pytest.mark.possible_errors

def fails(what="a bug"):
    try:
        raise IndexError(what)
    except IndexError:
        log.exception("the work failed")

async def started(work):
    task = asyncio.create_task(work)
    await asyncio.sleep(0)
    return task

def broken():
    raise OSError("no room")

@pytest.fixture
async def late():
    yield
    fails()

@pytest.fixture
def not_here():
    pytest.skip("not here")

def test_red_logged():
    fails()

def test_red_read_by_caplog(caplog):
    fails()
    assert "the work failed" in caplog.text

def test_red_after_the_bot_keeps_its_own_log():
    keep_journal("INFO", "json")
    fails()

async def test_red_in_a_fixture_that_ends(late):
    pass

@expected("the work failed .*IndexError")
def test_red_another_is_expected():
    fails()
    log.error("another")

@expected("the work failed .*IndexError", "never comes")
def test_red_one_does_not_come():
    fails()

async def test_red_a_task_that_nobody_looks_at():
    class Holder:
        async def work(self):
            fault = IndexError(self)
            raise fault
    holder = Holder()
    holder.task = await started(holder.work())  # a cycle: the task, its traceback, the holder

async def test_red_a_callback():
    asyncio.get_running_loop().call_soon(broken)
    await asyncio.sleep(0)

def test_red_another_loop():
    async def main():
        await started(asyncio.to_thread(broken))
        await asyncio.get_running_loop().shutdown_default_executor()
    asyncio.run(main())

async def test_red_a_program_that_writes_where_the_test_does():
    program = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM)
    await program.wait()

async def test_red_a_worker_that_cannot_begin():
    workers = Workers(1, partial(divmod, 1, 0))  # which a process has without this file
    with pytest.raises(Exception, match="terminated"):
        await workers.run(0, len, ())
    workers.close()

def test_red_the_log_of_a_program():
    WATCH.read('{"level": "error", "where": "bot.x", "event": "lost"}')

@expected(r"idle_work: the work failed \\[IndexError: a bug\\]$")
def test_green_expected():
    fails()

@expected("never comes")
def test_green_skipped(not_here):
    pass

@possible("the work failed", "never comes")
def test_green_possible():
    fails()

async def test_green_a_task_whose_exception_is_retrieved():
    task = await started(asyncio.to_thread(broken))
    with pytest.raises(OSError, match="no room"):
        await task

async def test_green_a_warning():
    log.warning("not so bad", exc_info=IndexError())

def test_green_at_the_end():
    """Nothing of the tests before is left for this one."""
    gc.collect()
'''


@pytest.mark.price("the guard of every other test's log is tried in a run of its own")
def test_an_error_that_is_only_logged_fails_the_test_that_does_not_expect_it(tmp_path: Path) -> None:
    tests = tmp_path / "test_planted.py"
    tests.write_text(TESTS)
    options = ["-p", "tests.conftest", "-p", "no:cacheprovider", "-rE", "--tb=short"]
    command = [sys.executable, "-m", "pytest", *options, "-c", str(ROOT / "pyproject.toml"), str(tests)]

    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    red = set(re.findall(r"^ERROR \S*::(\w+)", run.stdout, re.MULTILINE))
    assert red == set(re.findall(r"def (test_red_\w+)", TESTS)), run.stdout
    assert "FAILED" not in run.stdout
    assert "expected, but not logged: never comes" in run.stdout
