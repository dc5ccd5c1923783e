"""Palettes: the 256 colours or fewer in which each kind of picture is sent.

They are chosen once, by `make assets`; a palette is stored as a small picture of its colours.
docs/pictures.md has what it saves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image

from bot.skins.kit import sprites
from bot.skins.kit.tones import STRETCHED, stretched


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a kind of picture, and the image they are looked up with."""

    colours: tuple[int, ...]  # red, green, blue, red ...
    lookup: Image.Image

    @classmethod
    def of(cls, colours: Sequence[int]) -> "Palette":
        """The palette of those colours."""
        lookup = Image.new("P", (1, 1))
        lookup.putpalette([STRETCHED[value] for value in colours])
        return cls(tuple(colours), lookup)

    def applied(self, image: Image.Image) -> Image.Image:
        """The picture in these colours, the nearest for each pixel, undithered."""
        reduced = stretched(image).quantize(palette=self.lookup, dither=Image.Dither.NONE)
        reduced.putpalette(self.colours)
        return reduced


@cache
def palette_of(kind: str) -> Palette:
    """The palette of a kind of picture."""
    with Image.open(sprites.folder / "palettes" / f"{kind}.png") as image:
        return Palette.of(image.getpalette() or [])
