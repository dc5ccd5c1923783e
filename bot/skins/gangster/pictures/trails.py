"""The ways that cars drove since the reader's last turn, in their clans' colours."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from math import hypot

from bot.skins.gangster.pictures import layout
from bot.skins.gangster.pictures.layout import Point
from bot.skins.gangster.pictures.pieces import COLOURS, PALE, token
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.scene import Stroke
from bot.skins.scene.theme import NIGHT
from engine.gangster.pieces import Clan, Place

STROKES = (12, 9.5, 6)  # dark, pale, the clan's own
DARK = NIGHT
FINE = 4
TOKEN = 26
STEPS = 48  # along a road, to find where it is not under a plate


def trails(canvas: Canvas, routes: Mapping[Clan, Sequence[Place]], covered: tuple[Box, ...]) -> None:
    """Each clan's way; where several went along one road they stay beside each other.

    `covered`: where plates will lie; the clans' tokens stand on what is seen of the roads.
    """
    users: dict[tuple[Place, Place], list[Clan]] = {}
    for clan, route in routes.items():
        for one, other in pairwise(route):
            ends = (one, other) if one < other else (other, one)
            there = users.setdefault(ends, [])
            if clan not in there:
                there.append(clan)
    lines = [
        (clan, layout.trail(*ends, number, len(clans)), (number + 1) / (len(clans) + 1))
        for ends, clans in users.items()
        for number, clan in enumerate(clans)
    ]
    for width, colour in zip(STROKES, (DARK, PALE, None), strict=True):
        for clan, points, _ in lines:
            _stroke(canvas, points, width, colour or COLOURS[clan])
    for clan, points, share in lines:
        if spot := _seen(points, covered, TOKEN / 2, share):
            token(canvas, clan, *spot, TOKEN)


def _stroke(canvas: Canvas, points: tuple[Point, ...], width: float, colour: str) -> None:
    left = int(min(x for x, _ in points) - width)
    top = int(min(y for _, y in points) - width)
    right = int(max(x for x, _ in points) + width) + 1
    bottom = int(max(y for _, y in points) + width) + 1
    line = [((x - left) * FINE, (y - top) * FINE) for x, y in points]
    half = width * FINE / 2
    ends = ((x - half, y - half, x + half, y + half) for x, y in (line[0], line[-1]))
    strokes = (
        Stroke("line", tuple(chain.from_iterable(line)), 255, round(width * FINE), curved=True),
        *(Stroke("disc", end, 255) for end in ends),
    )
    canvas.figure(colour, left, top, right - left, bottom - top, FINE, strokes)


@lru_cache(maxsize=512)  # the tiles of a game lie where they lie
def _seen(points: tuple[Point, ...], covered: tuple[Box, ...], room: float, share: float) -> Point | None:
    """The point at that share of what is seen of a line."""
    along = [_along(points, step / STEPS) for step in range(STEPS + 1)]
    seen = [spot for spot in along if not any(_within(spot, box, room) for box in covered)]
    return seen[round(share * (len(seen) - 1))] if seen else None


def _within(spot: Point, box: Box, room: float) -> bool:
    x, y = spot
    return box.left - room < x < box.right + room and box.top - room < y < box.bottom + room


def _along(points: Sequence[Point], share: float) -> Point:
    """The point at that share of a line's length."""
    legs = [hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)]
    left = sum(legs) * share
    for long, ((x0, y0), (x1, y1)) in zip(legs, pairwise(points), strict=True):
        if left <= long:
            return x0 + (x1 - x0) * left / long, y0 + (y1 - y0) * left / long
        left -= long
    return points[-1]
