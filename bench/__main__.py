"""`make bench`: every figure of docs/performance.md, each beside its yardstick in the same run."""

import subprocess
import sys
from pathlib import Path

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
    "computers",
    "stud",
    "gangster",
    "story",
    "waiting",
    "days",
)
ELSEWHERE = {"days": "tests.days"}  # it plays as the tests do


def main(wanted: list[str]) -> int:
    """Run the named subjects, or all, each in a process of its own so that none warms another."""
    unknown = set(wanted) - set(SUBJECTS)
    if unknown:
        print(f"no such bench: {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}")
        return 2
    failed = 0
    for subject in wanted or SUBJECTS:
        print(f"\n===== {subject} =====", flush=True)
        failed |= subprocess.run(
            [sys.executable, "-m", ELSEWHERE.get(subject, f"bench.{subject}")],
            cwd=Path(__file__).parent.parent,
            check=False,
        ).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
