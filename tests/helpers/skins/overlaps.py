"""Words of a picture that share pixels with something else that is painted, whether it claims a place or not.

A panel, a plate or a bar under words is their ground: they must lie on it as a whole. Shadows, glows, the
frame and single signs (a count, a place in a ranking) are left out.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from PIL import Image

from bot.skins.kit.canvas import Box, Canvas, Writing

GROUNDS = ("chrome/panels/", "plate", "bar")
SEEN = 40  # from this opacity, of 255, a pixel of a sprite is seen


@dataclass(frozen=True, slots=True)
class Painted:
    """One thing laid on the canvas, with the pixels that it covers and the words written before it."""

    name: str
    left: int
    top: int
    mask: Image.Image | None  # None: all of it is opaque
    size: tuple[int, int]
    written: int

    @property
    def box(self) -> Box:
        """All that it may cover."""
        return Box(self.left, self.top, self.left + self.size[0], self.top + self.size[1])

    def touches(self, box: Box) -> bool:
        """True if a pixel of it that is seen lies in the box."""
        if not self.box.overlaps(box):
            return False
        if self.mask is None:
            return True
        inside = (box.left - self.left, box.top - self.top, box.right - self.left, box.bottom - self.top)
        left, top = max(0, round(inside[0])), max(0, round(inside[1]))
        right, bottom = min(self.size[0], round(inside[2])), min(self.size[1], round(inside[3]))
        if left >= right or top >= bottom:
            return False
        lowest_and_highest = self.mask.crop((left, top, right, bottom)).getextrema()
        return int(lowest_and_highest[1]) >= SEEN  # type: ignore[arg-type]  # one band


def covered_words(paint: Callable[[], Canvas]) -> list[tuple[str, str]]:
    """The words and what they share pixels with, for each overlap of a picture."""
    with _watched() as things:
        canvas = paint()
    return [
        (writing.text, thing.name)
        for at, writing in enumerate(canvas.writings)
        if len(writing.text.lstrip("+")) > 1
        for thing in things
        if thing.touches(_ink(writing)) and not _is_ground(thing, writing, at)
    ]


def _is_ground(thing: Painted, writing: Writing, at: int) -> bool:
    """True for a panel that lay there before the words, and that holds all of them."""
    box, words = thing.box, writing.box
    return (
        thing.name.startswith(GROUNDS)
        and thing.written <= at
        and box.left <= words.left
        and words.right <= box.right
        and box.top <= words.top
        and words.bottom <= box.bottom
    )


def _ink(writing: Writing) -> Box:
    """The box of the capitals, without the air at its sides."""
    box = writing.box
    return Box(box.left + 1, box.top + 1, max(box.left + 1, box.right - 1), box.bottom - 1)


@contextmanager
def _watched() -> Iterator[list[Painted]]:
    """While it lasts, everything that is laid on any canvas is noted, in order."""
    things: list[Painted] = []
    names: list[str] = []  # of the methods of the canvas that are under way
    real = {name: getattr(Canvas, name) for name in ("put", "mirrored", "plate", "bar", "fill", "lay")}

    def named(method: str) -> Callable[..., Any]:
        def watched(canvas: Canvas, first: Any, *places: Any, **options: Any) -> Any:
            names.append(first if method in ("put", "mirrored") else method)
            try:
                if method in ("plate", "bar"):
                    x, y, width, height = (round(place) for place in places[:4])
                    things.append(Painted(method, x, y, None, (width, height), len(canvas.writings)))
                if method == "fill":
                    x, y = round(places[0].left), round(places[0].top)
                    size = round(places[0].right) - x, round(places[0].bottom) - y
                    things.append(Painted(method, x, y, None, size, len(canvas.writings)))
                return real[method](canvas, first, *places, **options)
            finally:
                names.pop()

        return watched

    def lay(canvas: Canvas, piece: Image.Image, x: float, y: float, mask: Image.Image | None = None) -> None:
        name = names[-1] if names else "laid"
        shape = mask or (piece.getchannel("A") if piece.mode == "RGBA" else None)
        if name != "bar" and not _framing(canvas, piece):
            things.append(Painted(name, round(x), round(y), shape, piece.size, len(canvas.writings)))
        real["lay"](canvas, piece, x, y, mask)

    def _framing(canvas: Canvas, piece: Image.Image) -> bool:
        return piece.width == canvas.image.width or piece.height > canvas.image.height - 2 * 32 - 1

    watched: dict[str, Any] = {name: named(name) for name in real if name != "lay"}
    with patch.multiple(Canvas, lay=lay, **watched):
        yield things
