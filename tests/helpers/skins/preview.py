"""The pictures of the previews, only from sprites that were built for them: painted, or laid out alone."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image, ImageColor, ImageFilter

from bot.skins.bosses.story import curves
from bot.skins.devtools.painting import Painting
from bot.skins.kit import effects, lettering, sprites
from bot.skins.kit.caches import CACHES
from bot.skins.kit.canvas import Box, Canvas, Writing
from bot.table.languages import Language


class Layout(NamedTuple):
    """Where everything of a picture stands."""

    size: tuple[int, int]
    writings: Sequence[Writing]
    pieces: Sequence[tuple[str, Box]]

    @classmethod
    def of(cls, canvas: Canvas) -> "Layout":
        """That of a picture, which need not be kept for it."""
        return cls(canvas.image.size, canvas.writings, canvas.pieces)


class Preview(NamedTuple):
    """The layouts of the pictures by name, and the files of sprites that they asked for."""

    layouts: dict[str, Layout]
    asked: frozenset[Path]


def paintings(game: str, language: Language) -> dict[str, Painting]:
    """What the preview of one game (its folder) paints, by name."""
    found = import_module(f"bot.skins.devtools.{game}.paintings").paintings(language)
    return {painting.name: painting for painting in found}


@cache
def laid_out(game: str, language: Language) -> Preview:
    """The preview of one game in one language, laid out and not painted."""
    with unpainted() as asked:
        layouts = {name: Layout.of(each.paint()) for name, each in paintings(game, language).items()}
    return Preview(layouts, frozenset(asked))


@contextmanager
def strictly() -> Iterator[set[Path]]:
    """While it lasts a size that was never built is an error; the files that were asked for."""
    for kept in CACHES:
        kept.clear()
    with _noted() as asked:
        yield asked


@contextmanager
def unpainted(*, lettered: bool = False) -> Iterator[set[Path]]:
    """The same, and everything is asked for, measured and noted, but nothing drawn: all pieces are blank.

    With `lettered` each line of text is drawn, by itself. What lies in the caches is not touched.
    """
    with ExitStack() as changed:
        for kept in CACHES:
            changed.enter_context(patch.multiple(kept, _kept=OrderedDict(), bytes=0))
        for place, name, instead in (
            (sprites, "_loaded", _blank),
            (sprites, "rounded", _blank_mask),
            (effects, "rounded", _blank_mask),
            (lettering, "line", lettering.line if lettered else _blank_line),
            (curves, "draw", lambda image, _: image),
            (Image.Image, "paste", _checked),
            (Image.Image, "filter", _unfiltered),
            (Image.Image, "resize", _blank_of),
        ):
            changed.enter_context(patch.object(place, name, instead))
        yield changed.enter_context(_noted())


@contextmanager
def _noted() -> Iterator[set[Path]]:
    asked: set[Path] = set()
    real = sprites.file_of

    def noted(name: str, width: int, height: int, kind: str) -> Path:
        asked.add(real(name, width, height, kind))
        return real(name, width, height, kind)

    def missing(stem: Path, width: int) -> Image.Image:
        raise AssertionError(f"{stem.name} was never built {width} wide: run `make assets`")

    with patch.object(sprites, "file_of", noted), patch.object(sprites, "_nearest", missing):
        yield asked


def _blank(path: Path) -> Image.Image:
    """As large as the name of its file says; of a strip, its first cell."""
    width, _, height = path.stem.rpartition("@")[2].partition("x")
    return Image.new("RGBA", (int(width), int(height)))


def _blank_mask(width: int, height: int, *_: Any, **__: Any) -> Image.Image:
    return Image.new("L", (width, height))


def _blank_line(text: str, kind: lettering.Type, size: int, tracking: float = 0, *_: int) -> lettering.Line:
    wide = lettering.width(text, kind, size, tracking)
    return lettering.Line(Image.new("L", (1, 1)), 0, 0, wide, lettering.cap_height(kind, size))


def _blank_of(image: Image.Image, size: tuple[int, int], *_: Any) -> Image.Image:
    return Image.new(image.mode, size)


def _unfiltered(image: Image.Image, _: ImageFilter.Filter) -> Image.Image:
    return image


# What Pillow would object to is an error here as well.
def _checked(
    _: Image.Image, piece: Image.Image | str | int, box: Sequence[int], mask: Image.Image | None = None
) -> None:
    if isinstance(piece, str):
        ImageColor.getrgb(piece)
    elif isinstance(piece, Image.Image) and mask is not None:
        assert piece.size == mask.size, "images do not match"
    assert mask is None or mask.mode in ("L", "RGBA"), "bad transparency mask"
    assert all(isinstance(at, int) for at in box)
