"""The pictures of the previews, only from sprites that were built for them: painted, or laid out alone."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, lru_cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from PIL import Image, ImageColor, ImageFilter

from bot.skins.kit import effects, lettering, sprites
from bot.skins.kit.caches import CACHES, ImageCache
from bot.skins.kit.canvas import Box, Canvas, Writing
from bot.skins.scene import pillow
from bot.skins.scene.scene import Operation
from bot.table.languages import LANGUAGES, Language
from tools.pictures.painting import Painting


class Layout(NamedTuple):
    """Where everything of a picture stands."""

    size: tuple[int, int]
    writings: Sequence[Writing]
    pieces: Sequence[tuple[str, Box]]

    @classmethod
    def of(cls, canvas: Canvas) -> "Layout":
        """That of a picture, which need not be kept for it."""
        return cls(canvas.image.size, canvas.writings, canvas.pieces)


PARTS = range(6)
"""Of a preview: tests that look at all of it share it out, so that each picture is laid out once."""

SHORTER = pytest.mark.long("the words of this language are the shorter ones")
LONGER_FIRST: Sequence[Any] = ("fr", pytest.param("en", marks=SHORTER))
"""The languages, for tests of what has room: French, whose words are longer, by day."""


@cache
def paintings(game: str, language: Language) -> Mapping[str, Painting]:
    """What the preview of one game (its folder) paints, by name."""
    found = import_module(f"tools.pictures.{game}.paintings").paintings(language)
    return MappingProxyType({painting.name: painting for painting in found})


@cache
def laid_out(game: str, name: str, language: Language) -> Layout:
    """A picture of the preview in one language, laid out and not painted."""
    with unpainted():
        return Layout.of(paintings(game, language)[name].paint())


def part_of(game: str, number: int, language: Language) -> Iterator[tuple[str, Layout]]:
    """One part of the preview, laid out in one language, by name."""
    for name in [*paintings(game, language)][number :: len(PARTS)]:
        yield name, laid_out(game, name, language)


def idle(game: str, folder: str, pieces: Iterable[Canvas]) -> list[str]:
    """The sprites that were built in that folder and that neither these pieces nor the preview asks for."""
    built = {path for path in (sprites.folder / folder).rglob("*") if path.is_file()}
    with unpainted(afresh=True) as asked:
        for _ in pieces:
            pass
        for language, name in product(LANGUAGES, paintings(game, "en")):
            if built <= asked:
                break
            paintings(game, language)[name].paint()
    return sorted(path.name for path in built - asked)


@contextmanager
def strictly() -> Iterator[set[Path]]:
    """While it lasts a size that was never built is an error; the files that were asked for."""
    for kept in CACHES:
        kept.clear()
    with _noted() as asked:
        yield asked


@contextmanager
def unpainted(*, lettered: bool = False, afresh: bool = False) -> Iterator[set[Path]]:
    """Likewise, and everything is asked for, measured and noted, but nothing drawn: all pieces are blank.

    With `lettered` each line of text is drawn, by itself. What lies in the caches is not touched. Blank
    pieces are kept for the next time, and what was laid of them is not laid again; `afresh` asks for all of
    them again.
    """
    with ExitStack() as changed:
        blanks: Blanks = {} if afresh else _BLANKS
        for kept in CACHES:
            changed.enter_context(_set_aside(kept, blanks))
        for place, name, instead in (
            (sprites, "_loaded", _blank),
            (sprites, "rounded", _blank_mask),
            (effects, "rounded", _blank_mask),
            (lettering, "line", lettering.line if lettered else _blank_line),
            (pillow, "_draw", lambda image, strokes: None),  # noqa: ARG005
            (Canvas, "note", _laying(set() if afresh or lettered else _LAID)),
            (Image.Image, "paste", _checked),
            (Image.Image, "filter", _unfiltered),
            (Image.Image, "resize", _blank_of),
            (Image.Image, "convert", _blank_as),
            (Image.Image, "copy", lambda image: image),
        ):
            changed.enter_context(patch.object(place, name, instead))
        yield changed.enter_context(_noted())


Blanks = dict[int, tuple[OrderedDict[Hashable, Image.Image], int]]
"""Blank pieces, and their bytes, by cache."""

_BLANKS: Blanks = {}
_LAID: set[Hashable] = set()


@contextmanager
def _set_aside(cache: ImageCache, blanks: Blanks) -> Iterator[None]:
    """While it lasts the cache keeps blank pieces only."""
    kept, size = cache._kept, cache.bytes
    cache._kept, cache.bytes = blanks.get(id(cache), (OrderedDict(), 0))
    try:
        yield
    finally:
        blanks[id(cache)] = cache._kept, cache.bytes
        cache._kept, cache.bytes = kept, size


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


def _laying(laid: set[Hashable]) -> Callable[[Canvas, Operation], None]:
    """What notes an operation and asks for it at once, unless it lay on such a ground before."""

    def noted(canvas: Canvas, operation: Operation) -> None:
        canvas._noted.append(operation)
        ground = canvas.ground
        what = type(operation), operation, ground.name, ground.width, ground.height, ground.key
        if what in laid:
            canvas._painted = len(canvas._noted)
        else:
            assert canvas.image
            laid.add(what)

    return noted


def _blank(path: Path) -> Image.Image:
    """As large as the name of its file says; of a strip, its first cell."""
    width, _, height = path.stem.rpartition("@")[2].partition("x")
    return _nothing("RGBA", (int(width), int(height)))


def _blank_mask(width: int, height: int, *_: Any, **__: Any) -> Image.Image:
    return _nothing("L", (width, height))


def _blank_line(text: str, kind: lettering.Type, size: int, tracking: float = 0, *_: int) -> lettering.Line:
    wide = lettering.width(text, kind, size, tracking)
    return lettering.Line(_nothing("L", (1, 1)), 0, 0, wide, lettering.cap_height(kind, size))


def _blank_of(image: Image.Image, size: tuple[int, int], *_: Any) -> Image.Image:
    return _nothing(image.mode, size)


def _blank_as(image: Image.Image, mode: str) -> Image.Image:
    return _nothing(mode, image.size)


@lru_cache(1024)
def _nothing(mode: str, size: tuple[int, int]) -> Image.Image:
    """A blank image, always the same: nobody draws on it, and nobody looks at any but whole pictures."""
    return Image.new(mode, size, 0 if mode == "RGB" else None)


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
