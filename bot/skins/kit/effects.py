"""Shadows, glows and plates as masks, kept for the next picture; where they go is the canvas's business."""

from collections.abc import Callable, Hashable

from PIL import Image, ImageFilter

from bot.skins.kit.caches import MEGABYTE, ImageCache
from bot.skins.kit.sprites import rounded

Area = tuple[int, int, int, int]
"""Left, top, right and bottom within a mask."""

_masks = ImageCache("shadows and glows", 8 * MEGABYTE)


def glow(width: int, height: int, radius: float, blur: int, strength: float) -> Image.Image:
    """The light around a box with round corners, with three times the blur to spare on every side."""
    key = ("glow", width, height, radius, blur, strength)
    return _masks.get(key, lambda: _soft(rounded(width, height, radius, fine=2), blur, strength))


def shadow(shape: Callable[[], Image.Image], name: Hashable, blur: int, strength: float) -> Image.Image:
    """The shadow of a shape of that name (a mask, made when it is needed), with the same to spare."""
    return _masks.get(("shadow", name, blur, strength), lambda: _soft(shape(), blur, strength))


def plate(width: int, height: int, radius: float, strength: float = 1) -> Image.Image:
    """A box with round corners."""

    def drawn() -> Image.Image:
        mask = rounded(width, height, radius)
        return mask if strength == 1 else mask.point([round(value * strength) for value in range(256)])

    return _masks.get(("plate", width, height, radius, strength), drawn)


def without(mask: Image.Image, key: Hashable, hole: Area) -> tuple[tuple[Area, Image.Image], ...]:
    """The four strips of a mask around a hole in it, which will be covered anyway: blending is what costs."""
    return tuple(
        (area, _masks.get((key, hole, area), lambda area=area: mask.crop(area)))  # type: ignore[misc]
        for area in _around(mask.size, hole)
    )


def _around(size: tuple[int, int], hole: Area) -> tuple[Area, ...]:
    (width, height), (left, top, right, bottom) = size, hole
    return (0, 0, width, top), (0, top, left, bottom), (right, top, width, bottom), (0, bottom, width, height)


def _soft(shape: Image.Image, blur: int, strength: float) -> Image.Image:
    room = 3 * blur
    mask = Image.new("L", (shape.width + 2 * room, shape.height + 2 * room), 0)
    mask.paste(shape, (room, room))
    stronger = [min(255, round(value * strength)) for value in range(256)]
    return mask.filter(ImageFilter.GaussianBlur(blur)).point(stronger)
