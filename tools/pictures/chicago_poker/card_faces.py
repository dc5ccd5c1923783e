"""Chicago Poker's cards for `make assets`: fifteen faces of a suit side by side, each with its numeral.

A table card is drawn anew for its size, so that its rules fall on whole pixels; the measures are parts of
its width. The card under 80 px has the small symbol and no ornament.
"""

from collections.abc import Callable

from PIL import Image

from bot.skins.chicago_poker.pictures.cards import HAND_CARD
from bot.skins.scene import drawings
from tools.pictures import printing
from tools.pictures.drawing import ART, drawn

Face = Callable[[str, int, int, int], Image.Image]
"""Draws a suit's card of a value at a width and a height."""


def strip(suit: str, values: int, width: int, height: int) -> Image.Image:
    """The faces of a suit, values rising, in 256 colours of their own."""
    return side_by_side(_hand_face if width >= HAND_CARD else _table_face, suit, values, width, height)


def side_by_side(face: Face, suit: str, values: int, width: int, height: int) -> Image.Image:
    """As many faces as there are values."""
    return printing.side_by_side([face(suit, value, width, height) for value in range(1, values + 1)])


def _table_face(suit: str, value: int, width: int, height: int) -> Image.Image:
    short = abs(height - 2.2 * width) > 2  # the face of one's own hidden card
    name = f"cards/face-{'M' if width >= 80 and not short else 'S'}-{suit}"
    source = drawings.source(name, width, height)
    face = printing.opaque(drawn(source, width, height, 3))
    zone = round(0.535 * height) - 0.02 * width
    size = 0.80 * width / 0.910
    stretch = min(1.26, 0.76 * zone / (size * 0.81))
    return printing.printed(face, str(value), (width / 2, 0.515 * zone), size, stretch)


def _hand_face(suit: str, value: int, width: int, height: int) -> Image.Image:
    scale = width / 212
    bust_side = round(1.02 * width)
    image = drawn((ART / "cards" / f"face-L-panel-{suit}.svg").read_text(), width, height, 2).copy()
    bust = drawn((ART / "gangsters" / f"{value:02}-{suit}.svg").read_text(), bust_side, bust_side, 2)
    top = round(338 * height / 466 - 1.0047 * width)
    image.alpha_composite(bust.crop((round(0.01 * width), 0, bust_side, bust_side)), (0, top))
    image.alpha_composite(drawn((ART / "cards" / f"face-L-frame-{suit}.svg").read_text(), width, height, 2))
    zone = 147 * height / 466
    return printing.printed(printing.opaque(image), str(value), (width / 2, 0.53 * zone), 119.8 * scale, 1.0)
