"""Words of a picture that share pixels with something else that is painted, whether it claims a place or not.

A panel, a plate or a bar under words is their ground: they must lie on it as a whole. Shadows, glows, the
frame and single signs (a count, a place in a ranking) are left out.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PIL import Image

from bot.skins.kit import sprites
from bot.skins.kit.canvas import Box, Canvas, Writing
from bot.skins.scene.scene import Face, Fill, Plate, Sprite, Text, each_of

GROUNDS = ("chrome/panels/", "plate")
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
    canvas = paint()
    things = [*_things(canvas)]
    return [
        (writing.text, thing.name)
        for at, writing in enumerate(writing for writing in canvas.writings if writing.text)
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


def _things(canvas: Canvas) -> Iterator[Painted]:
    """Everything that is laid on a picture, in order, but for its frame."""
    written = 0
    for each in each_of(canvas.scene.operations):
        name, mask = type(each).__name__.lower(), None
        match each:
            case Text():
                written += 1
                continue
            case Fill():
                left, top, size = each.left, each.top, (each.right - each.left, each.bottom - each.top)
            case Plate():
                left, top, size = each.x, each.y, (each.width, each.height)
            case Sprite() | Face() if each.width < canvas.width:
                left, top, size = each.x, each.y, (each.width, each.height)
                mask = _shape(each)
                name = each.name if isinstance(each, Sprite) else name
            case _:
                continue
        yield Painted(name, left, top, mask, size, written)


def _shape(each: Sprite | Face) -> Image.Image | None:
    if isinstance(each, Face):
        return sprites.box_mask(each.width, each.height, each.radius)
    piece = sprites.sprite(each.name, each.width, each.height)
    return piece.getchannel("A") if piece.mode == "RGBA" else None
