"""Two checkouts beside each other: the same benches, run in turns, and the ratio of their medians.

`python -m bench.compare OLD NEW [--rounds 3] [--python .venv/bin/python] [shell clicks ...]`. Every
checkout runs its own benches; figures are matched by the lines that they print, so what only one of
them measures stands alone. On a machine that does something else meanwhile, trust the ratios only.
"""

import argparse
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median

FIGURE = re.compile(r"^  (?P<label>\S.*?)\s{2,}(?P<number>\d[\d,.]*)\s?(?P<unit>[^\s\d]\S*)?")
"""A line as bench.yardstick prints it; of several numbers in a line, the first."""

Key = tuple[str, str, str]
"""Under which heading, what, in which unit."""


def main() -> int:
    """Runs both, prints both; 1 if a bench failed."""
    wanted = _arguments()
    figures: dict[str, dict[Key, list[float]]] = {"old": defaultdict(list), "new": defaultdict(list)}
    failed = False
    for number in range(wanted.rounds):
        for subject in wanted.subjects:
            for side in ("old", "new") if number % 2 == 0 else ("new", "old"):
                print(f"round {number + 1}, {subject}, {side}", file=sys.stderr, flush=True)
                told, fine = run(getattr(wanted, side), subject, wanted.python)
                failed |= not fine
                for key, figure in read(told).items():
                    figures[side][key].append(figure)
    _print(figures["old"], figures["new"])
    return int(failed)


def run(checkout: Path, subject: str, python: str) -> tuple[str, bool]:
    """What a checkout's own bench prints, and whether it came to its end."""
    command = [python, "-m", f"bench.{subject}"]
    done = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout, done.returncode == 0


def read(told: str) -> dict[Key, float]:
    """The figures of one run; a heading counts up to its colon, for figures may follow."""
    heading, found = "", {}
    for text in told.splitlines():
        if text and not text.startswith(" "):
            heading = text.partition(":")[0]
        elif match := FIGURE.match(text):
            found[heading, match["label"], match["unit"] or ""] = float(match["number"].replace(",", ""))
    return found


def _print(old: dict[Key, list[float]], new: dict[Key, list[float]]) -> None:
    print(f"{'':<54}{'old':>12}{'new':>12}{'new/old':>9}  (medians)")
    keys = list(dict.fromkeys((*old, *new)))
    headings = list(dict.fromkeys(key[0] for key in keys))
    heading = ""
    for key in sorted(keys, key=lambda key: headings.index(key[0])):
        if key[0] != heading:
            heading = key[0]
            print(f"\n{heading}")
        before, after = (median(side[key]) if key in side else None for side in (old, new))
        ratio = f"{after / before:.2f}" if before and after is not None else ""
        print(f"  {key[1]:<52}{_worded(before):>12}{_worded(after):>12}{ratio:>9}  {key[2]}".rstrip())


def _worded(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:,.2f}" if figure < 10 else f"{figure:,.0f}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("subjects", nargs="*", default=["shell", "clicks"])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--python", default=sys.executable, help="which both run with (default: this one)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
