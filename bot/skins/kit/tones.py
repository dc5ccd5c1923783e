"""How dark grounds stay smooth in a palette.

Pillow looks colours up in steps of four; in our night-green grounds such a step shows as a patch of another
hue. So the dark quarter of the scale is stretched to twice its length before looking up, and the rest
shortened, where nobody sees a step of six. The palette keeps the true colours.
"""

from PIL import Image

DARK = 64  # below, twice as fine
_LIGHT = (255 - 2 * DARK) / (255 - DARK)

STRETCHED = [2 * value if value < DARK else round(2 * DARK + (value - DARK) * _LIGHT) for value in range(256)]
TRUE = [value // 2 if value < 2 * DARK else round(DARK + (value - 2 * DARK) / _LIGHT) for value in range(256)]


def stretched(image: Image.Image) -> Image.Image:
    """The picture with its dark tones pulled apart."""
    return image.point(STRETCHED * 3)
