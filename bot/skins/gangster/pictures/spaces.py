"""The spaces of a district: who stands there, what is new, what could be done."""

from collections.abc import Callable
from typing import NamedTuple

from bot.skins.gangster.pictures import layout, pieces
from bot.skins.gangster.pictures.marks import Inside
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import CAPTION, GLOW
from engine.gangster.pieces import Clan


class Look(NamedTuple):
    """How large a gangster is, and a ring round a space; how a free one looks."""

    token: int
    ring: int
    free: Callable[[Canvas, int, float, float], None]


NEW, LEFT = 50, 42


def space(
    canvas: Canvas, number: int, clan: Clan | None, inside: Inside, x: float, y: float, look: Look
) -> None:
    """A space by its middle, with its marks."""
    side = look.token
    if clan is not None:
        if number in inside.placed:
            half = side / 2 - 4
            canvas.glow(Box(x - half, y - half, x + half, y + half), 16, GLOW, 7, 1.0)
            canvas.put(f"{ART}/pieces/frame-changed", x - NEW / 2, y - NEW / 2, NEW)
        pieces.token(canvas, clan, x, y, side)
        canvas.claim(clan, x - side / 2, y - side / 2, side, side)
    elif number in inside.taken:
        canvas.put(f"{ART}/pieces/left-empty", x - LEFT / 2, y - LEFT / 2, LEFT)
        canvas.claim("left-empty", x - LEFT / 2, y - LEFT / 2, LEFT, LEFT)
    else:
        look.free(canvas, number, x, y)
    for drawn, marked in (("target", inside.target), ("in-range", inside.in_range)):
        if number in marked:
            canvas.put(f"{ART}/pieces/{drawn}", x - look.ring / 2, y - look.ring / 2, look.ring)


def _on_map(canvas: Canvas, number: int, x: float, y: float) -> None:
    """Its number; on the first one the plate has an arrow."""
    if number > 1:
        size = layout.lettering(19)
        canvas.write(str(number), Type.LABEL, size, pieces.QUIET, x, mid=y, align="centre")


def _on_phone(canvas: Canvas, number: int, x: float, y: float) -> None:
    side = ON_PHONE.token
    canvas.put(f"{ART}/pieces/space", x - side / 2, y - side / 2, side)
    canvas.write(str(number), Type.LABEL, CAPTION, pieces.QUIET, x, mid=y, align="centre")


ON_MAP = Look(48, 52, _on_map)
ON_PHONE = Look(46, 50, _on_phone)
