"""Curves as they are drawn: a colour and a pattern by order of finish, with a dark edge, smooth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from math import hypot

from bot.skins.scene.scene import Stroke
from bot.skins.scene.theme import (
    COBALT,
    COPPER,
    GOLD,
    IVORY,
    LILAC,
    NIGHT,
    RASPBERRY,
    STEEL,
    TURQUOISE,
)

Point = tuple[float, float]

EDGE = 2.5
FINE = 3  # drawn so many times as large
DARK = NIGHT
CLOSE = 5  # from so many seats the lines are thinner


@dataclass(frozen=True, slots=True)
class Style:
    """How the curve of one place looks: drawn and gap in turns, `()` for a solid line."""

    colour: str
    pattern: tuple[float, ...] = ()
    width: float = 6.5


STYLES = (
    Style(GOLD, (), 9),
    Style(IVORY, (26, 13)),
    Style(TURQUOISE, (0, 15), 8.5),
    Style(COPPER, (26, 12, 3, 12)),
    Style(LILAC, (9, 9)),
    Style(STEEL, (44, 10, 10, 10)),
    Style(RASPBERRY, (4, 10, 4, 24)),
    Style(COBALT, (30, 10, 4, 10, 4, 10)),
)


def width(place: int, seats: int) -> float:
    """How thick the curve of a place is; where many lie close together, less."""
    style = STYLES[place]
    return style.width - 1.5 if seats >= CLOSE and style.pattern else style.width


def drawn(curves: Sequence[Sequence[Point]]) -> Iterator[Stroke]:
    """The curves, in the order of the places, so many times as large: the first place lies on top."""
    for place in reversed(range(len(curves))):
        layers = ((DARK, 2 * EDGE), (STYLES[place].colour, 0.0))
        yield from _strokes(curves[place], place, len(curves), layers)


def sample(place: int, seats: int, length: int, tall: int) -> Iterator[Stroke]:
    """A level piece of a place's curve, with as much as its width to spare at both ends."""
    half = width(place, seats) / 2
    return _strokes([(half, tall / 2), (length - half, tall / 2)], place, seats, ((255, 0.0),))


def _strokes(
    curve: Sequence[Point], place: int, seats: int, layers: Sequence[tuple[str | int, float]]
) -> Iterator[Stroke]:
    """One curve in its pattern, in each of these colours so much wider than it is."""
    style, wide = STYLES[place], width(place, seats)
    line = [(x * FINE, y * FINE) for x, y in curve]
    dashes = list(_dashes(line, [length * FINE for length in style.pattern], wide * FINE))
    for colour, more in layers:
        for dash in dashes:
            yield from _dash(dash, colour, (wide + more) * FINE)


def _dash(dash: Sequence[Point], colour: str | int, thick: float) -> Iterator[Stroke]:
    if len(dash) > 1:
        yield Stroke("line", tuple(chain.from_iterable(dash)), colour, round(thick))
    half = thick / 2
    for x, y in dash:  # round ends, and round joints
        yield Stroke("disc", (x - half, y - half, x + half, y + half), colour)


def _dashes(line: Sequence[Point], pattern: Sequence[float], wide: float) -> Iterator[list[Point]]:
    """The pieces of a line that are drawn; half of their round ends is within what the pattern gives them."""
    if not pattern or len(line) < 2:
        yield list(line)
        return
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    start, number, whole = 0.0, 0, sum(lengths)
    while start < whole:
        end = start + pattern[number % len(pattern)]
        if number % 2 == 0:
            inset = min(wide / 4, (end - start) / 2)
            yield _between(line, lengths, start + inset, min(end - inset, whole))
        start, number = end, number + 1


def _between(line: Sequence[Point], lengths: Sequence[float], start: float, end: float) -> list[Point]:
    """The piece of a line from so far along it to so far."""
    found: list[Point] = []
    walked = 0.0
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        low, high = max(start, walked), min(end, walked + length)
        if low <= high and length:
            for at in (low, high) if not found else (high,):
                share = (at - walked) / length
                found.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
        walked += length
        if walked > end:
            break
    return found or [line[-1]]
