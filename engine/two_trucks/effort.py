"""What a game of Two Trucks takes: how many questions, how many days."""

from collections.abc import Mapping

from engine.game import Effort, effort_between
from engine.two_trucks.pieces import NIGHTS, STANDARD, agree

MEASURED: Mapping[int, tuple[float, float]] = {2: (5.5, 1.9), 4: (7.8, 3.4), 6: (8.5, 4.2)}
"""Questions a seat and days of a standard game, by seats (bench.waiting); who looks at dawn is not rung."""


def effort(options: Mapping[str, str], seats: int) -> Effort:
    """What a game takes: every night as much."""
    share = agree(options).at(seats).nights / NIGHTS[STANDARD]
    found = effort_between(MEASURED, seats)
    return Effort(found.questions * share, found.days * share)
