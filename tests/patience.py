"""`make patience`: the whole suite again and again on a machine with something else to do.

A test that fails once in ten runs is a test that waits for the clock instead of for what it means. What
each run printed stays in build/patience/.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

REPORTS = Path("build/patience")
SUITE = ("-n", "6", "--dist", "worksteal", "-m", "not long")
PATIENCE = 3600  # seconds; a run that takes longer hangs

# Keeps one core busy until it is ended, or until whoever started it is gone.
BUSY = "import os\nstarter = os.getppid()\nwhile os.getppid() == starter:\n    sum(range(100_000))"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs, counts, tells; 1 if anything failed."""
    asked = _command_line().parse_args(arguments)
    REPORTS.mkdir(parents=True, exist_ok=True)
    failed: Counter[str] = Counter()
    with load(asked.load):
        for number in range(1, asked.runs + 1):
            began = time.monotonic()
            found = failures(number, asked.pytest or SUITE)
            failed.update(found)
            seconds = time.monotonic() - began
            print(f"run {number} of {asked.runs}: {len(found)} failed, {seconds:.0f} s", flush=True)
    for test, times in failed.most_common():
        print(f"failed {times} of {asked.runs}: {test}")
    print(f"{asked.runs} runs under a load of {asked.load}: {len(failed) or 'no'} test(s) failed")
    return 1 if failed else 0


def _command_line() -> argparse.ArgumentParser:
    line = argparse.ArgumentParser(prog="python -m tests.patience", description=__doc__)
    line.add_argument("--runs", type=int, default=10)
    line.add_argument("--load", type=int, default=8, help="processes that keep the machine busy")
    line.add_argument("pytest", nargs="*", help=f"what pytest is told after --; else {' '.join(SUITE)}")
    return line


@contextmanager
def load(size: int) -> Iterator[list[int]]:
    """That many busy processes, by their ids; ended at the end, whatever happens."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(size)]
    try:
        yield [process.pid for process in busy]
    finally:
        for process in busy:
            process.kill()
            process.wait()


def failures(number: int, told: Sequence[str]) -> list[str]:
    """Every test that failed in one run; a run that ended in any other way is named itself."""
    report, output = REPORTS / f"run-{number}.xml", REPORTS / f"run-{number}.txt"
    report.unlink(missing_ok=True)
    with output.open("w") as file:
        command = [sys.executable, "-m", "pytest", *told, f"--junitxml={report}"]
        run = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            ended = run.wait(PATIENCE)
        except BaseException as interruption:
            os.killpg(run.pid, signal.SIGKILL)  # pytest and its workers, nobody else's
            run.wait()
            if not isinstance(interruption, subprocess.TimeoutExpired):
                raise
            return [f"(the run itself was still going after {PATIENCE} s: see {output})"]
    found = failed_in(report.read_text()) if report.exists() else []
    return found or ([] if ended == 0 else [f"(the run itself ended with code {ended}: see {output})"])


def failed_in(report: str) -> list[str]:
    """The tests that failed or broke, by the names in pytest's report."""
    return [
        f"{case.get('classname')}::{case.get('name')}"
        for case in ElementTree.fromstring(report).iter("testcase")
        if case.find("failure") is not None or case.find("error") is not None
    ]


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # so that the load is ended, too
    sys.exit(main())
