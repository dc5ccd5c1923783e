"""Effort of a game of Chicago stud: questions and days."""

from collections.abc import Mapping

from engine.game import Effort, effort_between

A_LAP: Mapping[int, tuple[float, float]] = {2: (11, 1.8), 4: (19.5, 7), 6: (29, 15.5), 8: (31.5, 23)}
TO_THE_LAST: Mapping[int, tuple[float, float]] = {2: (77, 14), 4: (105, 39), 6: (97, 52), 8: (98, 75)}
"""Questions a seat and days, by seats (bench.waiting); people answer a street when it opens."""


def effort(options: Mapping[str, str], seats: int) -> Effort:
    """Questions and days of a game: so many laps, or until one boss has all the chips."""
    if options["end"] != "laps":
        return effort_between(TO_THE_LAST, seats)
    lap, laps = effort_between(A_LAP, seats), int(options["laps"])
    return Effort(lap.questions * laps, lap.days * laps)
