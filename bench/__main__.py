"""`make bench`: every figure of docs/performance.md, each beside its yardstick in the same run.

A run of all subjects writes its figures into that page; a run of some only prints them.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from bench import report

SUBJECTS = (
    "engine",
    "pictures",
    "workers",
    "shell",
    "packed",
    "store_layers",
    "clicks",
    "busy",
    "coached",
    "flooder",
    "computers",
    "stud",
    "gangster",
    "story",
    "waiting",
    "days",
)
ELSEWHERE = {"days": "tests.days"}  # it plays as the tests do
SHORTER = {"story": ("--games", "30")}  # than alone, for 20 minutes in all


def main(wanted: list[str]) -> int:
    """Run the named subjects, or all; 1 if one ended in an error, 2 for a name that is none."""
    unknown = set(wanted) - set(SUBJECTS)
    if unknown:
        print(f"no such bench: {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}")
        return 2
    ran = [run(each) for each in wanted] or [run(each, SHORTER.get(each, ())) for each in SUBJECTS]
    print("\n" + "\n".join(f"{each.name:<14}{each.seconds:>6.0f} s" for each in ran))
    if not wanted:
        report.write(report.report(ran, report.now()))
        print(f"written into {report.PAGE.name}")
    return int(any(each.failed for each in ran))


def run(subject: str, arguments: Sequence[str] = ()) -> report.Subject:
    """Run a subject in a process of its own, so that none warms another; print what it prints."""
    print(f"\n===== {subject} =====", flush=True)
    load, began, told = os.getloadavg()[0], monotonic(), []
    module = ELSEWHERE.get(subject, f"bench.{subject}")
    command = [sys.executable, "-m", "bench.subject", module, *arguments]
    with subprocess.Popen(
        command, cwd=Path(__file__).parent.parent, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            told.append(line)
    return report.Subject(subject, "".join(told), monotonic() - began, load, bool(process.returncode))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
