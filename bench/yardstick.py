"""How we measure: CPU seconds, the best of several rounds, in turns with the peer, on the same machine.

Nothing in here knows what is measured.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from time import process_time
from types import ModuleType

Round = Callable[[], int]
"""One round of work; says how many pieces of work it did."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How much work got done in how many seconds of CPU: what else runs on the machine does not count."""

    done: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.done / self.seconds

    @property
    def each(self) -> float:
        """Seconds for one piece of work."""
        return self.seconds / self.done


def race(*runners: Round, rounds: int = 5) -> list[Pace]:
    """The best pace of every runner; they take turns."""
    best: list[Pace | None] = [None] * len(runners)
    for _ in range(rounds):
        for lane, runner in enumerate(runners):
            started = process_time()
            pace = Pace(runner(), process_time() - started)
            champion = best[lane]
            if champion is None or pace.each < champion.each:
                best[lane] = pace
    return [pace for pace in best if pace]


def peer(name: str) -> ModuleType | None:
    """The peer's library; None, and a word about it, where it is not installed."""
    try:
        return import_module(name)
    except ImportError:
        print(f"  ({name} is not installed: no comparison; `make bench` brings it)")
        return None


def line(label: str, figure: str, remark: str = "") -> None:
    """One figure, one line."""
    print(f"  {label:<52}{figure:>16}  {remark}".rstrip(), flush=True)


def verdict(ratio: float, goal: float) -> str:
    """How many times the peer we do, and whether that is what we wanted."""
    return f"we do {ratio:.2f}x (goal {goal:g}x: {'reached' if ratio >= goal else 'MISSED'})"


def within(figure: float, goal: float, unit: str) -> str:
    """Whether a figure keeps below its limit."""
    return f"goal {goal:g} {unit}: {'reached' if figure <= goal else 'MISSED'}"


def rate(pace: Pace) -> str:
    """Work per second, for people."""
    return (
        f"{pace.per_second / 1e6:.2f} M/s" if pace.per_second >= 1e6 else f"{pace.per_second / 1e3:.1f} k/s"
    )


def percentile(sorted_times: Sequence[float], share: float) -> float:
    """The time within which that share of the work was done."""
    return sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]
