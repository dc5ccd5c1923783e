"""Walks along the roads of city.py: neighbours, and no turning back at once (GA-4.1, GA-4.2)."""

from collections.abc import Iterator

from engine.gangster.city import CARDS, ROADS
from engine.gangster.pieces import PLACES, Place

STEPS_MAX = CARDS[-1] + 1  # the highest card, with the Motor (GA-11.3)


def _neighbours(place: Place) -> tuple[Place, ...]:
    ends = {other for road in ROADS if place in road for other in road if other is not place}
    return tuple(other for other in PLACES if other in ends)


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(other.number for other in _neighbours(place)) for place in PLACES
)
"""By place, the places connected with it, in the order of the map."""


def _walks(road: tuple[int, ...], steps: int) -> Iterator[tuple[int, ...]]:
    """All ways to go on for so many connections; never back at once along the one just used."""
    if not steps:
        yield road
        return
    for place in NEIGHBOURS[road[-1]]:
        if len(road) < 2 or place != road[-2]:
            yield from _walks((*road, place), steps - 1)


def _ways(start: int, steps: int) -> dict[int, tuple[Place, ...]]:
    """One way to each end: the first in the order of the map."""
    found: dict[int, tuple[int, ...]] = {}
    for road in _walks((start,), steps):
        found.setdefault(road[-1], road)
    return {end: tuple(PLACES[place] for place in found[end]) for end in sorted(found)}


WAYS: tuple[tuple[dict[int, tuple[Place, ...]], ...], ...] = tuple(
    tuple(_ways(place.number, steps) for steps in range(STEPS_MAX + 1)) for place in PLACES
)
"""By place and connections: where one may end, and a way there."""


def way(start: int, end: int, card: int, motor: bool) -> tuple[Place, ...] | None:
    """Road of a car to `end` with that card, by the Motor only where it must; None where it has none."""
    road = WAYS[start][card].get(end)
    return WAYS[start][card + 1].get(end) if road is None and motor else road


def ends(start: int, card: int, motor: bool) -> tuple[int, ...]:
    """Places where a car may end with that card, in the order of the map."""
    reached = set(WAYS[start][card])
    if motor:
        reached.update(WAYS[start][card + 1])
    return tuple(sorted(reached))
