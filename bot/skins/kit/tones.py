"""How a picture is brought into its palette, so that dark grounds stay smooth.

Pillow looks colours up in steps of four; in our night-green grounds such a step shows as a patch of another
hue. So the dark quarter of the scale is stretched to twice its length before looking up, and the rest
shortened, where nobody sees a step of six. The palette keeps the true colours.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

DARK = 64  # below, twice as fine
_LIGHT = (255 - 2 * DARK) / (255 - DARK)

STRETCHED = [2 * value if value < DARK else round(2 * DARK + (value - DARK) * _LIGHT) for value in range(256)]
TRUE = [value // 2 if value < 2 * DARK else round(DARK + (value - 2 * DARK) / _LIGHT) for value in range(256)]


def stretched(image: Image.Image) -> Image.Image:
    """The picture with its dark tones pulled apart."""
    return image.point(STRETCHED * 3)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a kind of picture, and the ruler they are looked up with."""

    colours: tuple[int, ...]  # red, green, blue, red ...
    ruler: Image.Image

    @classmethod
    def of(cls, colours: Sequence[int]) -> "Palette":
        """The palette of those colours."""
        ruler = Image.new("P", (1, 1))
        ruler.putpalette([STRETCHED[value] for value in colours])
        return cls(tuple(colours), ruler)

    def applied(self, image: Image.Image) -> Image.Image:
        """The picture in these colours, the nearest for each pixel, undithered."""
        reduced = stretched(image).quantize(palette=self.ruler, dither=Image.Dither.NONE)
        reduced.putpalette(self.colours)
        return reduced
