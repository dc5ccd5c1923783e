"""Where everything on the map stands: numbers in, numbers out (docs/looks.md).

The places never move, whatever lies on them: a plate grows from its centre with its rows of spaces.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil, hypot

from bot.skins.kit.canvas import Box
from bot.skins.scene.theme import Size, within
from engine.gangster.pieces import Place

Point = tuple[float, float]
Road = frozenset[Place]

COLUMNS = 4  # spaces in a row of a plate
PITCH = 48
WIDE, ABOVE_SPACES = 216, 98
HARBOUR_TALL, OUT_TALL = 238, 130
SKYLINE = 37  # how far it stands out above its plate
CAR_WIDTHS = {1: 84, 2: 84, 3: 70, 4: 66, 5: 55}  # by how many stand at one place
CAR_LADDER = (84, 70, 66, 55, 48, 40, 32, 24)  # what a car is drawn at, where there is less room
CAR_SHAPE = 0.563
EAVES = 36  # how far many cars may stand out at the sides of their plate
ON_ROOF = 7  # how deep the wheels stand in the plate's edge
TRAIL = 13  # from the middle of one trail to that of the next on the same road
FIRST, LAST = 402, 1630  # where the map begins and ends

ROWS = (
    (
        196,
        {Place.NORTHWEST_SIDE: 528, Place.GREEK_TOWN: 846, Place.NORTH_SIDE: 1164, Place.GOLD_COAST: 1482},
    ),
    (530, {Place.WEST_SIDE: 687, Place.CHINATOWN: 1005, Place.LOOP: 1323}),
    (864, {Place.CICERO: 528, Place.LITTLE_ITALY: 846, Place.STOCK_YARDS: 1164, Place.BRONZEVILLE: 1482}),
)
CENTRES: dict[Place, Point] = {place: (x, y) for y, row in ROWS for place, x in row.items()}
CURVES: dict[Road, tuple[Place, tuple[Point, ...]]] = {
    frozenset((Place.NORTHWEST_SIDE, Place.CICERO)): (
        Place.NORTHWEST_SIDE,
        ((518, 326), (462, 366), (462, 530), (462, 694), (518, 734)),
    ),
    frozenset((Place.GOLD_COAST, Place.BRONZEVILLE)): (
        Place.GOLD_COAST,
        ((1488, 336), (1514, 376), (1514, 530), (1514, 684), (1488, 724)),
    ),
}
"""Roads that are not straight: the end where they begin, and their control points."""


@dataclass(frozen=True, slots=True)
class Plate:
    """The plate of a place: its upper left corner and its height."""

    x: float
    y: float
    tall: int

    @property
    def box(self) -> Box:
        """All of it."""
        return Box(self.x, self.y, self.x + WIDE, self.y + self.tall)

    @property
    def with_skyline(self) -> Box:
        """It and what stands behind it."""
        return Box(self.x, self.y - SKYLINE, self.box.right, self.box.bottom)

    def at(self, x: float, y: float) -> Point:
        """A point of the plate on the canvas."""
        return self.x + x, self.y + y

    def space(self, number: int) -> Point:
        """The centre of a space; the first is 1."""
        row, column = divmod(number - 1, COLUMNS)
        return self.at(36 + PITCH * column, 114 + PITCH * row)

    def cars(self, count: int, beside: float = 0) -> tuple[Box, ...]:
        """Where so many cars stand on the roof, from left to right.

        `beside`: how much of the roof something else takes at its right.
        """
        if not count:
            return ()
        wide = CAR_WIDTHS[count]
        gap = 8 if count == 2 else 2
        left = self.x + (12 if count == 1 else 16)
        all_of_it = count * wide + (count - 1) * gap
        if count > 2 or (beside and left + all_of_it > self.x + WIDE - beside):
            first = max(FIRST, self.x - EAVES)
            last = self.x + WIDE - beside if beside else min(LAST, self.x + WIDE + EAVES)
            wide = min(wide, car_width((last - first - (count - 1) * gap) / count))
            all_of_it = count * wide + (count - 1) * gap
            left = max(first, min(self.x + WIDE / 2 - all_of_it / 2, last - all_of_it))
        tall = wide * CAR_SHAPE
        top = self.y - tall + ON_ROOF
        lefts = [left + number * (wide + gap) for number in range(count)]
        return tuple(Box(x, top, x + wide, top + tall) for x in lefts)


def plate(place: Place, spaces: int) -> Plate:
    """The plate of a place; `spaces`: 0 where it is out of the game."""
    x, y = CENTRES[place]
    tall = HARBOUR_TALL if place is Place.GOLD_COAST else plate_height(spaces) if spaces else OUT_TALL
    return Plate(x - WIDE / 2, y - tall / 2, tall)


def road(one: Place, other: Place) -> tuple[Point, ...]:
    """The middle of a road, as points close to each other."""
    curve = CURVES.get(frozenset((one, other)))
    start, end = CENTRES[one], CENTRES[other]
    if curve is None:
        return start, end
    origin, controls = curve
    here, there = (one, other) if origin is one else (other, one)
    points = _curve(CENTRES[here], controls, CENTRES[there])
    return points if origin is one else tuple(reversed(points))


def trail(one: Place, other: Place, number: int, count: int) -> tuple[Point, ...]:
    """One of so many trails along a road: beside each other, whoever drove which way."""
    points = road(*((one, other) if one < other else (other, one)))
    return _beside(points, (number - (count - 1) / 2) * TRAIL)


@cache
def _curve(start: Point, controls: tuple[Point, ...], end: Point) -> tuple[Point, ...]:
    """Cubic curves one after the other: two control points and an end each."""
    points, here = [start], start
    legs = [*controls, end]
    for first, second, there in zip(legs[::3], legs[1::3], legs[2::3], strict=True):
        for step in range(1, 25):
            t = step / 24
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            corners = (here, first, second, there)
            points.append(
                (
                    sum(w * x for w, (x, _) in zip(weights, corners, strict=True)),
                    sum(w * y for w, (_, y) in zip(weights, corners, strict=True)),
                )
            )
        here = there
    return tuple(points)


def _beside(points: Sequence[Point], away: float) -> tuple[Point, ...]:
    """The same line moved sideways."""
    if not away:
        return tuple(points)
    moved = []
    for number, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        long = hypot(x1 - x0, y1 - y0)
        moved.append((x - away * (y1 - y0) / long, y + away * (x1 - x0) / long))
    return tuple(moved)


def plate_height(spaces: int) -> int:
    """Of a plate with so many spaces, as drawn."""
    return ABOVE_SPACES + PITCH * ceil(spaces / COLUMNS)


def car_width(room: float) -> int:
    """The widest car that fits."""
    return next((width for width in CAR_LADDER if width <= room), CAR_LADDER[-1])


def lettering(size: int) -> Size:
    """Letters that are part of the drawing of a plate."""
    return within(1, size)
