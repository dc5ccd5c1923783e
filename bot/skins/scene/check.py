"""Reads a tree that was laid, without painting: what covers what, what is too small, what is hard to see."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from bot.skins.kit.canvas import Box
from bot.skins.kit.lettering import ELLIPSIS, cap_height, width
from bot.skins.scene.flow import Block, Ground, Lines, Overlay, Piece, Placed, Sprite, Stack, Text, corner
from bot.skins.scene.theme import CAPTION, LEAD, NAME_MIN, Size

ROUNDING = 0.5  # of a pixel
CONTRAST, CONTRAST_OF_LARGE = 4.5, 3.0  # WCAG 2, AA


class Fault(NamedTuple):
    """What is wrong, and with what."""

    what: str
    where: str


def faults(tree: Placed, ground: str, least: Size = CAPTION) -> list[Fault]:
    """Return what is wrong in a tree that lies on a ground of that colour; `least`: the smallest letters."""
    return [*_placed_badly(tree, tree.box), *_read_badly(tree, ground, least)]


def _placed_badly(tree: Placed, panel: Box) -> Iterator[Fault]:
    """What leaves the block it lies in, what lies over its neighbour, and what hangs over its panel.

    On an overlay all of it is meant.
    """
    if _ground(tree) is not None:
        panel = tree.box
    pinned = isinstance(tree.block, Overlay)
    seen = [(part, _seen(part)) for part in (tree.parts[:1] if pinned else tree.parts)]
    for part, box in seen:
        if not _inside(part.box, tree.box) or not _inside(box, panel):
            yield Fault("leaves its parent", _name(part.block))
    smaller = [(part.block, _shrunk(box)) for part, box in seen]
    for (one, box), (other, second) in combinations(smaller, 2):
        if box.overlaps(second):
            yield Fault("overlap", f"{_name(one)} and {_name(other)}")
    for part in tree.parts:
        yield from _placed_badly(part, panel)


def _read_badly(tree: Placed, ground: str, least: Size) -> Iterator[Fault]:
    panel = _ground(tree)
    if panel is not None:
        ground = panel.colour
    if isinstance(tree.block, Lines) and " ".join(tree.block.shown(tree.box.size[0])[0]) != tree.block.words:
        yield Fault("cut", tree.block.words)
    if isinstance(tree.block, Text):
        yield from _text(tree.block, tree.box, ground, least)
    for part in tree.parts:
        yield from _read_badly(part, ground, least)


def _text(text: Text, box: Box, ground: str, least: Size) -> Iterator[Fault]:
    wide, tall = box.size
    shown, letters = text.shown(wide)
    if not shown:
        yield from [Fault("no room", _name(text))] if any(text.words) else []
        return
    if width(shown, text.kind, letters, text.tracking) > wide + ROUNDING:
        yield Fault("wider than its room", shown)
    if cap_height(text.kind, letters) > tall + ROUNDING:
        yield Fault("taller than its room", shown)
    if shown.endswith(ELLIPSIS) and not text.cut and not _name(text).endswith(ELLIPSIS):
        yield Fault("cut", shown)
    if letters < (NAME_MIN if text.cut else least):
        yield Fault("too small", shown)
    if contrast(text.colour, ground) < (CONTRAST_OF_LARGE if letters >= LEAD else CONTRAST):
        yield Fault("hard to see", shown)


@cache  # a picture has few colours
def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _ground(tree: Placed) -> Ground | None:
    return tree.block.ground if isinstance(tree.block, Stack) else None


def _seen(placed: Placed) -> Box:
    """The box of what is painted there: a drawing has its size, however little room it was given."""
    block = placed.block
    if not isinstance(block, Sprite | Piece):
        return placed.box
    wide, tall = block.size(0)
    x, y = corner(placed.box, wide, tall, block.align)
    return Box(x, y, x + wide, y + tall)


def _inside(box: Box, other: Box) -> bool:
    return (
        box.left >= other.left - ROUNDING
        and box.top >= other.top - ROUNDING
        and box.right <= other.right + ROUNDING
        and box.bottom <= other.bottom + ROUNDING
    )


def _shrunk(box: Box) -> Box:
    return Box(box.left + ROUNDING, box.top + ROUNDING, box.right - ROUNDING, box.bottom - ROUNDING)


def _name(block: Block) -> str:
    """What a block is called in a fault: its words, its drawing, or its kind."""
    words = getattr(block, "words", None) or getattr(block, "name", None) or type(block).__name__
    return words if isinstance(words, str) else str(words[0])
