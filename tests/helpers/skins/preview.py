"""The pictures of the previews, painted once for all tests, only from sprites that were built for them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image

from bot.skins.devtools.painting import Painting
from bot.skins.kit import sprites
from bot.skins.kit.caches import CACHES
from bot.table.languages import Language


class Preview(NamedTuple):
    """The pictures by name, and the files of sprites that they asked for."""

    paintings: dict[str, Painting]
    asked: frozenset[Path]


@contextmanager
def strictly() -> Iterator[set[Path]]:
    """While it lasts a size that was never built is an error; the files that were asked for."""
    asked: set[Path] = set()
    real = sprites.file_of

    def noted(name: str, width: int, height: int, kind: str) -> Path:
        asked.add(real(name, width, height, kind))
        return real(name, width, height, kind)

    def missing(stem: Path, width: int) -> Image.Image:
        raise AssertionError(f"{stem.name} was never built {width} wide: run `make assets`")

    for kept in CACHES:
        kept.clear()
    with patch.object(sprites, "file_of", noted), patch.object(sprites, "_nearest", missing):
        yield asked


def strictly_painted(paintings: Iterable[Painting]) -> Preview:
    """What is painted, as it is painted."""
    with strictly() as asked:
        painted = {painting.name: painting for painting in paintings}
    return Preview(painted, frozenset(asked))


@lru_cache(maxsize=2)  # a game's two languages take up to a gigabyte: the next game's take their place
def preview(game: str, language: Language) -> Preview:
    """The preview of one game (its folder) in one language."""
    return strictly_painted(import_module(f"bot.skins.devtools.{game}.paintings").paintings(language))
