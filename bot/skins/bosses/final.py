"""A game is over: its winner in the light, the others in a strip; what they won each game paints itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.kit.blocks import ribbon
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height, readable, width
from bot.skins.scene.theme import (
    BODY,
    BRASS,
    CAPTION,
    CREAM,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    POSTER,
    TITLE,
)

RING = 280  # the radius of the winner's portrait with its rim, which shines


def begin(title: str, *, alone: bool = True) -> Canvas:
    """The ground with the city; `alone`: with the light around the portrait of a single winner."""
    canvas = on_ground("final", key="city" if alone else "city, shared", prepare=_lit if alone else _prepare)
    canvas.write(
        title, Type.TITLE, TITLE, CREAM, 825, top=48, align="centre", room=1490, outline=(6, LACQUER)
    )
    canvas.put("chrome/panels/final-rule", 280, 132, 1090, 14)
    return canvas


def _prepare(canvas: Canvas) -> None:
    canvas.put("chrome/backgrounds/final-skyline-far", 0, 480, 1650, 380)
    canvas.put("chrome/backgrounds/final-skyline-near", 0, 560, 1650, 300)


def _lit(canvas: Canvas) -> None:
    _prepare(canvas)
    canvas.glow(Box(352 - RING, 492 - RING, 352 + RING, 492 + RING), RING, GOLD, 26, 0.75)


def winner(canvas: Canvas, boss: str, player: str, words: str) -> float:
    """The portrait, the names and, on a ribbon, why they won; where the room below the ribbon begins."""
    canvas.put("chrome/panels/final-ring", 352 - 305, 492 - 305, 610)
    canvas.put(portrait(boss, active=True), 352 - 280, 492 - 280, 560)
    canvas.claim(boss, 72, 212, 560, 560)
    name = canvas.write(SHORT[boss], Type.TITLE, POSTER, GOLD, 700, top=196, room=900, outline=(6, LACQUER))
    y = name.bottom + 30
    canvas.write(readable(player), Type.TEXT, HEAD, IVORY, 704, top=y, room=890, least=LEAD)
    y += cap_height(Type.TEXT, HEAD) + 42
    ribbon(canvas, words, 700, y, 70, 900, LEAD, 32, tracking=2)
    return y + 100


@dataclass(frozen=True, slots=True)
class Other:
    """One of the others, and what they ended with."""

    boss: str
    player: str


Icon = Callable[[Canvas, int, float, float, int], None]
"""Paints what one of the others ended with: their number in the strip, left, top, height."""


def others(canvas: Canvas, entries: Sequence[Other], span: Callable[[int], float], paint: Icon) -> None:
    """One cell for each of the others; `span`: how wide what `paint` paints is at a height."""
    if not entries:
        return
    canvas.put("chrome/panels/final-others", 26, 826, 1598, 194)
    cell = min(1578 / len(entries), 520) if len(entries) <= 3 else 1578 / len(entries)
    start = 825 - cell * len(entries) / 2
    for number, entry in enumerate(entries):
        x = start + number * cell
        if number:
            canvas.fill(BRASS, Box(int(x), 856, int(x) + 2, 990), 0.40)
        side, icon = (140, 44) if len(entries) <= 4 else (118, 34) if len(entries) <= 5 else (78, 28)
        left, top = _other(canvas, entry, x, cell, side, icon, span(icon))
        paint(canvas, number, left, top, icon)


def _other(
    canvas: Canvas, entry: Other, x: float, cell: float, side: int, icon: int, icons: float
) -> tuple[float, float]:
    """Portrait and names; where the icons below them begin."""
    player = readable(entry.player)
    room = max(icons, cell - side - 14 - 20)
    name = min(room, width(SHORT[entry.boss], Type.NAME, BODY))
    text = max(icons, min(room, width(player, Type.TEXT, CAPTION)), name)
    left, middle = x + (cell - side - 14 - text) / 2, 826 + 97
    canvas.put(portrait(entry.boss), left, middle - side / 2, side)
    canvas.claim(entry.boss, left, middle - side / 2, side, side)
    left += side + 14
    caps = cap_height(Type.NAME, BODY), cap_height(Type.TEXT, CAPTION)
    y = middle - (caps[0] + 13 + caps[1] + 16 + icon) / 2
    canvas.write(SHORT[entry.boss], Type.NAME, BODY, IVORY, left, top=y, room=room)
    y += caps[0] + 13
    canvas.write(player, Type.TEXT, CAPTION, MUTED, left, top=y, room=room, least=NAME_MIN)
    return left, y + caps[1] + 16
