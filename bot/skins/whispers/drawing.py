"""What the pictures of Whispers are made of: signs, cards, coins, bubbles, drawn here and nowhere else.

The only file of this folder that knows the kit.
"""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene.theme import GOLD, INK, IVORY, MUTED
from engine.whispers.pieces import PURSE, Sign

__all__ = ["GOLD", "INK", "IVORY", "MUTED", "Box", "Canvas", "Type", "banner_ground", "ground", "readable"]

PANEL = "#16312F"
LIT = "#1F514B"
DARK = "#0B1517"
OXBLOOD = "#581322"
FINE = 4  # shapes are drawn so many times as large, for smooth edges

Pen = ImageDraw.ImageDraw


def ground() -> Canvas:
    """An empty picture."""
    return on_ground("hand")


def banner_ground(height: int) -> Canvas:
    """An empty head of a lobby."""
    return on_ground("banner", height)


def shape(canvas: Canvas, colour: str, mask: Image.Image, x: float, y: float) -> None:
    """A colour through a mask."""
    canvas.image.paste(colour, (round(x), round(y)), mask)


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
    shape(canvas, GOLD, _sign(which, inner), x - inner / 2, y - inner / 2)
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
        canvas.write(str(value), Type.NUMERAL, width * 0.62, INK, middle, mid=y + height / 2, align="centre")
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
    mask = _bubble(round(width), round(height))
    shape(canvas, GOLD if loud else DARK, mask, x - width / 2, y - height / 2)
    middle = y - height * 0.09
    if words:
        canvas.write(words, Type.NUMERAL, height * 0.52, INK if loud else GOLD, x, mid=middle, align="centre")
        return
    for number in (-1, 0, 1):
        disc(canvas, MUTED, x + number * height * 0.27, middle, height * 0.13)


def _drawn(width: int, height: int, draw: Callable[[Pen, int, int], None]) -> Image.Image:
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    draw(ImageDraw.Draw(mask), width * FINE, height * FINE)
    return mask.resize((width, height), Image.Resampling.BOX)


@cache
def _bubble(width: int, height: int) -> Image.Image:
    def draw(pen: Pen, w: int, h: int) -> None:
        pen.rounded_rectangle((0, 0, w - 1, h * 0.82), h * 0.3, fill=255)
        pen.polygon([(w * 0.22, h * 0.8), (w * 0.5, h * 0.8), (w * 0.2, h - 1)], fill=255)

    return _drawn(width, height, draw)


@cache
def _sign(which: Sign, size: int) -> Image.Image:
    return _drawn(size, size, _SIGNS[which])


def _sun(pen: Pen, w: int, _h: int) -> None:
    pen.ellipse(_round(w, 0.5, 0.5, 0.25), fill=255)
    for ray in range(8):
        way = ray * pi / 4
        start, end = ((w * (0.5 + r * cos(way)), w * (0.5 + r * sin(way))) for r in (0.33, 0.48))
        pen.line((*start, *end), fill=255, width=round(w * 0.08))


def _moon(pen: Pen, w: int, _h: int) -> None:
    pen.ellipse(_round(w, 0.48, 0.5, 0.42), fill=255)
    pen.ellipse(_round(w, 0.68, 0.4, 0.36), fill=0)


def _star(pen: Pen, w: int, _h: int) -> None:
    radii = ((0.5, 0.2)[point % 2] for point in range(10))
    corners = [
        (w * (0.5 + r * sin(point * pi / 5)), w * (0.52 - r * cos(point * pi / 5)))
        for point, r in enumerate(radii)
    ]
    pen.polygon(corners, fill=255)


def _cloud(pen: Pen, w: int, _h: int) -> None:
    for x, y, radius in ((0.24, 0.58, 0.2), (0.48, 0.43, 0.26), (0.75, 0.57, 0.21)):
        pen.ellipse(_round(w, x, y, radius), fill=255)
    pen.rounded_rectangle((w * 0.06, w * 0.55, w * 0.95, w * 0.79), w * 0.12, fill=255)


def _leaf(pen: Pen, w: int, _h: int) -> None:
    side = [(0.5 + 0.3 * sin(pi * t / 20), 0.04 + 0.8 * t / 20) for t in range(21)]
    edge = [*side, *((1 - x, y) for x, y in reversed(side))]
    pen.polygon([(w * x, w * y) for x, y in edge], fill=255)
    pen.line((w * 0.5, w * 0.3, w * 0.5, w * 0.84), fill=0, width=round(w * 0.05))
    pen.line((w * 0.5, w * 0.84, w * 0.5, w * 0.98), fill=255, width=round(w * 0.07))


def _wave(pen: Pen, w: int, _h: int) -> None:
    for low in (0.3, 0.54, 0.78):
        line = [(w * t / 40, w * (low + 0.08 * sin(t * pi / 10))) for t in range(41)]
        pen.line(line, fill=255, width=round(w * 0.09), joint="curve")


def _round(w: int, x: float, y: float, radius: float) -> tuple[float, float, float, float]:
    return w * (x - radius), w * (y - radius), w * (x + radius), w * (y + radius)


_SIGNS: dict[Sign, Callable[[Pen, int, int], None]] = {
    Sign.SUN: _sun,
    Sign.MOON: _moon,
    Sign.STAR: _star,
    Sign.CLOUD: _cloud,
    Sign.LEAF: _leaf,
    Sign.WAVE: _wave,
}
