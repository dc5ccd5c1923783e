"""The pictures of a skin as the frames of a film: in a worker process, a few at a time.

Pillow is loaded where something is painted: the bot itself puts the film together without it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.skins.kit import webp
from bot.skins.scene import noting
from bot.skins.scene.scene import Scene as Painted
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.table.opaque import Event

if TYPE_CHECKING:
    from PIL import Image

Paint = Callable[[], Picture | tuple[Picture, ...]]
"""A method of a skin with its arguments (functools.partial), which can be sent to a worker."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is painted at once, as one frame or as several, each shown so long.

    `together`: all of its pictures are one frame; else one a frame, and as many as there are times for.
    `gone`: how much of the game is over, from 0 to 1.
    """

    paint: Paint
    milliseconds: tuple[int, ...]
    gone: float
    together: bool = True


@dataclass(frozen=True, slots=True)
class Exposed:
    """Frames of a film; what the next ones need: its size, and the last picture's pixels."""

    size: tuple[int, int] | None
    frames: tuple[webp.Frame, ...]
    last: bytes | None


def expose(
    scenes: Sequence[Scene], size: tuple[int, int] | None, before: bytes | None, quality: int
) -> Exposed:
    """Paints and encodes scenes; the first one settles the size of all frames.

    A picture that was shown in the frame before is not painted again.
    """
    from bot.skins.kit import frames

    done = list[webp.Frame]()
    last = frames.from_raw(before, size) if before is not None and size is not None else None
    shown: tuple[list[Painted], Image.Image] | None = None
    for scene in scenes:
        with noting.scenes() as laid:
            scene.paint()
        moments = [laid] if scene.together else [[each] for each in laid[-len(scene.milliseconds) :]]
        for moment, milliseconds in zip(moments, scene.milliseconds, strict=False):
            if shown is None or shown[0] != moment:
                shown = moment, frames.scaled(moment)
            picture = shown[1]
            size = size or frames.size_of(picture)
            picture = frames.placed(picture, size, scene.gone)
            done.append(frames.changed(last, picture, milliseconds, quality))
            last = picture
    return Exposed(size, tuple(done), frames.raw(last) if last is not None else None)


def pictured(
    skin: Skin, news: Sequence[Sequence[Event]], table: Any, names: Sequence[str], language: Language
) -> tuple[int, ...]:
    """How many pictures each turn's news has, without painting any: what is in one can be told in words."""
    return tuple(sum(bool(skin.recount((event,), table, names, language)) for event in each) for each in news)


def weight(frames: Sequence[webp.Frame]) -> int:
    """How many bytes a film of them has, almost."""
    return sum(len(each.picture) + webp.BESIDES for each in frames) + webp.BESIDES


def joined(size: tuple[int, int], frames: Sequence[webp.Frame]) -> bytes:
    """The frames as one file."""
    return webp.animated(*size, frames)
