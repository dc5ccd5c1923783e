"""The cars on the roofs of the plates."""

from collections.abc import Collection, Sequence

from bot.skins.gangster.pictures.layout import Plate
from bot.skins.gangster.pictures.pieces import ART, token
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.theme import GLOW
from engine.gangster.pieces import Clan

SMALL = 70  # under this width the emblem on the door is too small to read: a token stands on the car
POINTER_TOP_MIN = 12  # of the pointer


def car_token(wide: int) -> int:
    """The size of the token that stands on a car so wide; 0 for none."""
    return round(0.5 * wide) if wide < SMALL else 0


def cars(
    canvas: Canvas,
    plate: Plate,
    there: Sequence[Clan],
    *,
    moved: Collection[Clan] = (),
    asked: Collection[Clan] = (),
    beside: float = 0,
) -> None:
    """From left to right; those that `moved` glow, a pointer stands over those that are `asked`."""
    boxes = plate.cars(len(there), beside)
    for clan, box in zip(there, boxes, strict=True):
        if clan in moved:
            inner = 4 if box.right - box.left >= SMALL else 0
            lit = Box(box.left + inner, box.top + inner, box.right - inner, box.bottom - inner)
            canvas.glow(lit, 14, GLOW, 10, 1.0)
    for clan, box in zip(there, boxes, strict=True):
        wide, tall = round(box.right - box.left), round(box.bottom - box.top)
        canvas.put_with_shadow(f"{ART}/clans/car-{clan}", box.left, box.top, wide, tall, 3, 2, 0.7)
        canvas.claim(f"car-{clan}", box.left, box.top, wide, tall)
        if side := car_token(wide):
            token(canvas, clan, box.left + 0.48 * wide, box.top + 0.5 * tall, side)
        if clan in asked:
            x, y = (box.left + box.right) / 2 - 15, max(POINTER_TOP_MIN, box.top - 21)
            canvas.put(f"{ART}/pieces/pointer-turn", x, y, 30, 22)
