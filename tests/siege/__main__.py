"""`python -m tests.siege [campaign …] --scale N --seed S`: runs campaigns and prints what they found.

At scale 1 they do what the project asks of itself (200 kills, 100,000 clicks, 10,000 games): some hours.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from tests.siege.clicks import clicks
from tests.siege.faults import faults
from tests.siege.kill import kill
from tests.siege.leaks import leaks
from tests.siege.report import Report

Campaign = Callable[[Report, float, Path], Coroutine[Any, Any, None]]

CAMPAIGNS: dict[str, Campaign] = {"kill": kill, "faults": faults, "clicks": clicks, "leaks": leaks}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs what is asked for; 1 if a promise did not hold."""
    line = _command_line()
    asked = line.parse_args(arguments)
    if unknown := set(asked.campaigns) - CAMPAIGNS.keys():
        line.error(f"no campaign {', '.join(sorted(unknown))}; there are {', '.join(CAMPAIGNS)}")
    seed = random.SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    broken = False
    for name in asked.campaigns or CAMPAIGNS:
        report = Report(name, seed, aloud=asked.aloud)
        with tempfile.TemporaryDirectory(prefix="siege-") as folder:
            try:
                asyncio.run(CAMPAIGNS[name](report, asked.scale, Path(folder)))
            except KeyboardInterrupt:
                report.count("stopped early")
        print("\n".join(report.lines()), flush=True)
        broken = broken or bool(report.broken)
    return int(broken)


def _command_line() -> argparse.ArgumentParser:
    line = argparse.ArgumentParser(prog="python -m tests.siege", description=__doc__)
    line.add_argument(
        "campaigns", nargs="*", metavar="campaign", help="; ".join(CAMPAIGNS) + "; all, if none is named"
    )
    line.add_argument(
        "--scale", type=float, default=1.0, help="how much of the whole campaign: 0.1 is a tenth"
    )
    line.add_argument("--aloud", action="store_true", help="tell what is going on")
    line.add_argument("--seed", type=int, help="to have the same again; else any")
    return line


if __name__ == "__main__":
    sys.exit(main())
