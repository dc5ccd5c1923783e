"""What a campaign did and found: figures for a table, and a short story for each promise that broke."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter

STORIES = 20  # are told; of the others only how many there are


@dataclass(slots=True)
class Report:
    """The figures of one campaign; it has failed if anything is broken."""

    campaign: str
    seed: int
    figures: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    at: str = ""  # what is going on, for the stories
    aloud: bool = False
    _told: set[tuple[str, str]] = field(default_factory=set)
    began: float = field(default_factory=perf_counter)

    def now(self, at: str) -> None:
        """What is going on, for the stories; told at once to whoever watches a long campaign."""
        self.at = at
        if self.aloud:
            print(f"{self.campaign}: {at}, {len(self.broken)} broken", file=sys.stderr, flush=True)

    def count(self, what: str, times: int = 1) -> None:
        """So many more; with 0 the figure is shown even if nothing is ever counted."""
        self.figures[what] += times

    def most(self, what: str, measured: int) -> None:
        """The highest value of a figure so far."""
        self.figures[what] = max(self.figures[what], measured)

    def broke(self, promise: str, story: str) -> None:
        """A promise that did not hold: counted by name, with what happened; the same story counts once."""
        if (promise, story) in self._told:
            return
        self._told.add((promise, story))
        self.count(promise)
        where = f" [{self.at}]" if self.at else ""
        self.broken.append(f"{promise}: {story}{where}")
        if self.aloud:
            print(f"BROKEN {self.broken[-1]}", file=sys.stderr, flush=True)

    def lines(self) -> Iterator[str]:
        """The table, then the stories."""
        yield f"{self.campaign}, seed {self.seed}, {perf_counter() - self.began:,.0f} s"
        for what, times in self.figures.items():
            yield f"  {what:<46} {times:>10,}"
        for story in self.broken[:STORIES]:
            yield f"  BROKEN {story}"
        if len(self.broken) > STORIES:
            yield f"  … and {len(self.broken) - STORIES} more"
        verdict = "held" if not self.broken else f"FAILED; again with --seed {self.seed} {self.campaign}"
        yield f"  {verdict}"
