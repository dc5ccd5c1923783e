"""The trees of a picture, laid and not painted, and what is wrong in them."""

from collections.abc import Callable, Hashable
from contextlib import nullcontext
from unittest.mock import patch

from bot.skins.kit.canvas import Canvas
from bot.skins.scene import check, flow
from bot.skins.scene.flow import Placed, Text
from bot.skins.scene.theme import CAPTION, LACQUER, SIGN
from tests.helpers.skins.preview import unpainted

PHONE = 900  # pixels across


def trees(paint: Callable[[], Canvas], *, built: bool = True) -> tuple[Canvas, list[Placed]]:
    """A picture, and the trees that it is set from; `built`: every sprite of it must be there."""
    found: list[Placed] = []
    as_it_is = flow.paint

    def noted(canvas: Canvas, placed: Placed) -> None:
        found.append(placed)
        as_it_is(canvas, placed)

    def anew(canvas: Canvas, paint: Callable[..., None], *shown: Hashable) -> None:
        paint(canvas, *shown)

    strictly = unpainted() if built else nullcontext()
    with patch.object(flow, "paint", noted), patch.object(Canvas, "again", anew), strictly:
        return paint(), found


def faults(paint: Callable[[], Canvas], *, built: bool = True) -> list[str]:
    """What is wrong in the trees of a picture, in words."""
    canvas, found = trees(paint, built=built)
    least = SIGN if canvas.width == PHONE else CAPTION
    return [f"{fault.what}: {fault.where}" for tree in found for fault in check.faults(tree, LACQUER, least)]


def said(paint: Callable[[], Canvas]) -> list[str]:
    """The words that the trees of a picture show, as they fit."""
    _, found = trees(paint)
    placed = [each for tree in found for each in tree.all()]
    return [each.block.shown(each.box.size[0])[0] for each in placed if isinstance(each.block, Text)]
