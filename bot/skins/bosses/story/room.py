"""Where things fit on the chart: beads near their peaks, the box of the turning point where it is empty."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bot.skins.kit.canvas import Box

Point = tuple[float, float]

STEP = 6  # between the points at which a curve is looked at
COVERED = 30.0  # what a covered point of a curve costs, in pixels of distance
SEEN = 9  # so far around a curve is still the curve


@dataclass(slots=True)
class Room:
    """What is free of a chart: `within` it, around `curves`, off whatever was placed before."""

    within: Box
    curves: Sequence[Sequence[Point]]
    taken: list[Box] = field(default_factory=list)
    avoided: list[Box] = field(default_factory=list)
    """Where something may stand, though better not: lamplight."""

    def take(self, box: Box) -> None:
        """Something stands there."""
        self.taken.append(box)

    def best(self, near: Point, wide: float, tall: float, middles: Iterable[Point]) -> Box | None:
        """The best of these places for a box of that size; None if all touch something."""
        points = sorted(point for curve in self.curves for point in _looked_at(curve))
        across = [x for x, _ in points]
        best, least = None, float("inf")
        for x, y in middles:
            box = Box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)
            if not self._inside(box) or any(box.overlaps(_wider(other)) for other in self.taken):
                continue
            cost = abs(x - near[0]) + abs(y - near[1])
            cost += COVERED * 12 * sum(box.overlaps(other) for other in self.avoided)
            if cost < least:
                seen = Box(box.left - SEEN, box.top - SEEN, box.right + SEEN, box.bottom + SEEN)
                beside = points[bisect_right(across, seen.left) : bisect_left(across, seen.right)]
                cost += COVERED * sum(seen.top < y_there < seen.bottom for _, y_there in beside)
                if cost < least:
                    best, least = box, cost
        return best

    def _inside(self, box: Box) -> bool:
        room = self.within
        return (
            room.left <= box.left
            and room.top <= box.top
            and box.right <= room.right
            and box.bottom <= room.bottom
        )


def _wider(box: Box, by: float = 8) -> Box:
    return Box(box.left - by, box.top - by, box.right + by, box.bottom + by)


def _looked_at(curve: Sequence[Point]) -> Iterable[Point]:
    for (x0, y0), (x1, y1) in pairwise(curve):
        steps = max(1, int(max(abs(x1 - x0), abs(y1 - y0)) // STEP))
        for step in range(steps):
            yield x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
