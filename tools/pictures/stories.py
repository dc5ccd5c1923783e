"""Curves of games that nobody played, for pictures of stories: strengths that wander, and jump at times."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from engine.game import Seat
from engine.story import TurningPoint

Jumps = Mapping[int, Mapping[Seat, float]]
"""After which turn whose strength changes by how much."""

Curve = tuple[tuple[float, ...], ...]


def curve(seats: int, turns: int, winners: Sequence[Seat], jumps: Jumps, seed: int = 1) -> Curve:
    """Chances of so many seats that begin alike; in the last turn these win."""
    dice, strengths = Random(seed), [0.0] * seats
    calm = min(1, 8 / turns**0.5)
    rows = [tuple([1 / seats] * seats)]
    for turn in range(1, turns):
        for seat in range(seats):
            strengths[seat] += dice.gauss(0, 0.16 * calm) + jumps.get(turn, {}).get(seat, 0)
        rows.append(_shares(strengths))
    rows.append(tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats)))
    return tuple(rows)


def turning_point(rows: Curve, seat: Seat, before: int | None = None) -> TurningPoint:
    """Where that seat's chance rose most, before some turn."""
    last = len(rows) if before is None else before
    turn = max(range(1, last), key=lambda turn: rows[turn][seat] - rows[turn - 1][seat])
    return TurningPoint(turn, seat, rows[turn - 1][seat], rows[turn][seat])


def _shares(strengths: Sequence[float]) -> tuple[float, ...]:
    weights = [exp(strength) for strength in strengths]
    return tuple(weight / sum(weights) for weight in weights)
