"""Pictures that follow one another as one animated picture, played once: painted where they differ.

Scenes say what each picture has; between two of them only the places are painted anew where an operation
came or went, and only what is then seen to have changed is a frame.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from bot.skins.kit import frames, webp
from bot.skins.kit.canvas import Box
from bot.skins.scene import pillow
from bot.skins.scene.scene import (
    Cast,
    Fill,
    Glow,
    Group,
    Numeral,
    Operation,
    Part,
    Scene,
    Shadow,
    Text,
    each_of,
)

BYTES_MAX = 700_000
QUALITIES = (93, 85, 70)  # the next one where it would be too large
SHRUNK = 2  # so many pixels of a scene are one of the picture
LAST = 600_000  # milliseconds; whoever plays it again all the same has had time to look


class Moment(NamedTuple):
    """A picture, and how long it is seen."""

    scene: Scene
    milliseconds: int


def animated(moments: Sequence[Moment]) -> bytes:
    """Return the animated picture; the last moment stays. Nothing where it cannot be small enough."""
    scenes = [each.scene for each in moments]
    times = [*(each.milliseconds for each in moments[:-1]), LAST]
    for quality in QUALITIES:
        shown = _painted(scenes)
        done = list[webp.Frame]()
        for (before, after), milliseconds in zip(shown, times, strict=True):
            done.append(frames.changed(before, after, milliseconds, quality))
        content = webp.animated(*after.size, done, plays=1)
        if len(content) <= BYTES_MAX:
            return content
    return b""


def _painted(scenes: Sequence[Scene]) -> Iterator[tuple[Image.Image | None, Image.Image]]:
    """Each scene's image, with the one before it."""
    image, before = frames.shrunk(pillow.painted(scenes[0]), SHRUNK), scenes[0]
    yield None, image
    for scene in scenes[1:]:
        old, image = image, image.copy()
        for area in _apart([_even(_bounds(each), scene) for each in _differing(before, scene)]):
            left, top = int(area.left), int(area.top)
            seen = [each for each in each_of(scene.operations) if _bounds(each).overlaps(area)]
            patch = frames.shrunk(
                pillow.patch(scene.ground, seen, (left, top, int(area.right), int(area.bottom))), SHRUNK
            )
            image.paste(patch, (left // SHRUNK, top // SHRUNK))
        yield old, image
        before = scene


def _even(box: Box, scene: Scene) -> Box:
    """A box in whole pixels of the picture, within it."""
    width, height = scene.ground.width, scene.ground.height
    return Box(
        max(0, box.left // SHRUNK * SHRUNK),
        max(0, box.top // SHRUNK * SHRUNK),
        min(width, -(-box.right // SHRUNK) * SHRUNK),
        min(height, -(-box.bottom // SHRUNK) * SHRUNK),
    )


def _differing(one: Scene, other: Scene) -> Iterator[Operation]:
    """What only one of them has."""
    had, has = Counter(each_of(one.operations)), Counter(each_of(other.operations))
    yield from (had - has)
    yield from (has - had)


def _apart(boxes: Sequence[Box]) -> Sequence[Box]:
    """The same area in boxes of which none overlaps another."""
    left = list[Box]()
    for box in boxes:
        while touched := next((each for each in left if each.overlaps(box)), None):
            left.remove(touched)
            box = Box(
                min(box.left, touched.left),
                min(box.top, touched.top),
                max(box.right, touched.right),
                max(box.bottom, touched.bottom),
            )
        left.append(box)
    return left


def _bounds(operation: Operation) -> Box:
    """What an operation can touch, or a little more."""
    match operation:
        case Fill():
            return Box(operation.left, operation.top, operation.right, operation.bottom)
        case Numeral() | Group():
            return Box(0, 0, 0, 0)  # it is on its strip already; what is in a group is asked one by one
        case Text():
            beside, tall = operation.size / 4 + operation.outline, 1.3 * operation.size
            left, foot, wide = operation.left, operation.foot, operation.width
            return Box(left - beside, foot - tall, left + wide + beside, foot + tall / 2)
        case Part():
            wide, tall, room, drop = (
                operation.right - operation.left,
                operation.bottom - operation.top,
                0,
                0,
            )
        case Glow():
            wide, tall, room, drop = operation.width, operation.height, 3 * operation.blur, 0
        case Shadow() | Cast():
            wide, tall, room, drop = (
                operation.width,
                operation.height,
                3 * operation.blur,
                operation.drop,
            )
        case _:
            wide, tall, room, drop = operation.width, operation.height, 0, 0
    x, y = operation.x, operation.y
    return Box(x - room - 1, y - room - 1, x + wide + room + 1, y + tall + drop + room + 1)
