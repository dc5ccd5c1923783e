"""What the pictures of Whispers are made of: signs, cards, coins, bubbles, drawn here and nowhere else.

The only file of this folder that knows the kit.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from math import cos, pi, sin

from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import theme
from bot.skins.scene.scene import Stroke
from bot.skins.scene.theme import ACTIVE, GOLD, INK, IVORY, LACQUER, MUTED, ROW, within
from engine.whispers.pieces import PURSE, Sign

__all__ = ["GOLD", "INK", "IVORY", "MUTED", "Box", "Canvas", "Type", "banner_ground", "ground", "readable"]

PANEL = ROW
LIT = ACTIVE
DARK = LACQUER
OXBLOOD = theme.OXBLOOD
FINE = 4  # shapes are drawn so many times as large, for smooth edges

Drawn = Iterator[Stroke]


def ground() -> Canvas:
    """An empty picture."""
    return on_ground("hand")


def banner_ground(height: int) -> Canvas:
    """An empty head of a lobby."""
    return on_ground("banner", height)


def disc(canvas: Canvas, colour: str, x: float, y: float, width: float) -> None:
    """A circle by its middle."""
    canvas.plate(colour, x - width / 2, y - width / 2, width, width, round(width / 2))


def ring(canvas: Canvas, colour: str, inside: str, x: float, y: float, width: float, line: float) -> None:
    """A circle with a rim."""
    disc(canvas, colour, x, y, width)
    disc(canvas, inside, x, y, width - 2 * line)


def panel(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    lit: bool = False,
    marked: bool = False,
) -> None:
    """A plate to write on: brighter for who is awaited or wins, with a golden rim for what is new."""
    if marked:
        canvas.plate(GOLD, x - 4, y - 4, width + 8, height + 8, 22)
    canvas.plate(LIT if lit else PANEL, x, y, width, height, 18)


def sign(canvas: Canvas, which: Sign, x: float, y: float, width: float) -> None:
    """A sign in its ring, by the middle."""
    ring(canvas, GOLD, DARK, x, y, width, max(3, width / 26))
    inner = round(width * 0.62)
    strokes = _SIGNS[which](inner * FINE)
    canvas.figure(GOLD, x - inner / 2, y - inner / 2, inner, inner, FINE, strokes)
    canvas.claim("sign", x - width / 2, y - width / 2, width, width)


def card(canvas: Canvas, value: int | None, x: float, y: float, width: float) -> None:
    """A card by its upper left corner, five wide and seven high; None: its back."""
    height, edge, round_ = width * 1.4, max(2, width / 30), round(width * 0.1)
    canvas.plate(GOLD, x, y, width, height, round_)
    inner = x + edge, y + edge, width - 2 * edge, height - 2 * edge, round_ - round(edge)
    canvas.plate(OXBLOOD if value is None else IVORY, *inner)
    middle = x + width / 2
    if value is None:
        for number in (-1, 0, 1):
            disc(canvas, GOLD, middle + number * width * 0.2, y + height / 2, width * 0.11)
    else:
        canvas.write(
            str(value), Type.NUMERAL, within(width, 0.62), INK, middle, mid=y + height / 2, align="centre"
        )
    canvas.claim("card", x, y, width, height)


def coins(canvas: Canvas, left: int, x: float, y: float, width: float, held: int = 0) -> None:
    """The purse as nine coins in a row by their left and middle; `held`: whispered and not yet told."""
    for number in range(PURSE):
        middle = x + width / 2 + number * width * 1.22
        if number < left:
            disc(canvas, GOLD, middle, y, width)
        elif number < left + held:
            ring(canvas, GOLD, OXBLOOD, middle, y, width, width / 6)
        else:
            ring(canvas, MUTED, DARK, middle, y, width, max(2, width / 14))


def bubble(canvas: Canvas, words: str, x: float, y: float, height: float, *, loud: bool) -> None:
    """Something whispered, by the middle: a number, or dots while nobody knows it."""
    width = height * 1.35
    wide, tall = round(width), round(height)
    strokes = _bubble(wide * FINE, tall * FINE)
    canvas.figure(GOLD if loud else DARK, x - width / 2, y - height / 2, wide, tall, FINE, strokes)
    middle = y - height * 0.09
    if words:
        canvas.write(
            words, Type.NUMERAL, within(height, 0.52), INK if loud else GOLD, x, mid=middle, align="centre"
        )
        return
    for number in (-1, 0, 1):
        disc(canvas, MUTED, x + number * height * 0.27, middle, height * 0.13)


def _bubble(w: int, h: int) -> Drawn:
    yield Stroke("box", (0, 0, w - 1, h * 0.82), 255, radius=h * 0.3)
    yield Stroke("polygon", (w * 0.22, h * 0.8, w * 0.5, h * 0.8, w * 0.2, h - 1), 255)


def _sun(w: int) -> Drawn:
    yield _disc(w, 0.5, 0.5, 0.25)
    for ray in range(8):
        way = ray * pi / 4
        start, end = ((w * (0.5 + r * cos(way)), w * (0.5 + r * sin(way))) for r in (0.33, 0.48))
        yield Stroke("line", (*start, *end), 255, round(w * 0.08))


def _moon(w: int) -> Drawn:
    yield _disc(w, 0.48, 0.5, 0.42)
    yield _disc(w, 0.68, 0.4, 0.36, 0)


def _star(w: int) -> Drawn:
    radii = ((0.5, 0.2)[point % 2] for point in range(10))
    corners = (
        (w * (0.5 + r * sin(point * pi / 5)), w * (0.52 - r * cos(point * pi / 5)))
        for point, r in enumerate(radii)
    )
    yield Stroke("polygon", tuple(chain.from_iterable(corners)), 255)


def _cloud(w: int) -> Drawn:
    for x, y, radius in ((0.24, 0.58, 0.2), (0.48, 0.43, 0.26), (0.75, 0.57, 0.21)):
        yield _disc(w, x, y, radius)
    yield Stroke("box", (w * 0.06, w * 0.55, w * 0.95, w * 0.79), 255, radius=w * 0.12)


def _leaf(w: int) -> Drawn:
    side = [(0.5 + 0.3 * sin(pi * t / 20), 0.04 + 0.8 * t / 20) for t in range(21)]
    edge = [*side, *((1 - x, y) for x, y in reversed(side))]
    yield Stroke("polygon", tuple(w * part for point in edge for part in point), 255)
    yield Stroke("line", (w * 0.5, w * 0.3, w * 0.5, w * 0.84), 0, round(w * 0.05))
    yield Stroke("line", (w * 0.5, w * 0.84, w * 0.5, w * 0.98), 255, round(w * 0.07))


def _wave(w: int) -> Drawn:
    for low in (0.3, 0.54, 0.78):
        line = ((w * t / 40, w * (low + 0.08 * sin(t * pi / 10))) for t in range(41))
        yield Stroke("line", tuple(chain.from_iterable(line)), 255, round(w * 0.09), curved=True)


def _disc(w: int, x: float, y: float, radius: float, fill: int = 255) -> Stroke:
    return Stroke("disc", (w * (x - radius), w * (y - radius), w * (x + radius), w * (y + radius)), fill)


_SIGNS: dict[Sign, Callable[[int], Drawn]] = {
    Sign.SUN: _sun,
    Sign.MOON: _moon,
    Sign.STAR: _star,
    Sign.CLOUD: _cloud,
    Sign.LEAF: _leaf,
    Sign.WAVE: _wave,
}
