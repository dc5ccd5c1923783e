"""French cards for `make assets`: a suit's faces side by side, each with its index.

The court has its letters twice, at the end those of French: the strips serve both languages.
"""

from PIL import Image

from bot.skins.french_deck.cards import (
    COLOURS,
    DRAWN_AS,
    INDEX_LARGE,
    INDEX_SMALL,
    INDICES,
    JOKERS,
    is_large,
)
from tools.pictures.drawing import ART, drawn
from tools.pictures.printing import CAPITALS, opaque, printed, side_by_side, size_that_fits

GOLD = "#F3D58A"
WIDEST = "10"


def strip(name: str, cells: int, width: int, height: int) -> Image.Image:
    """The faces of a suit, or both jokers."""
    suit = name.rpartition("/")[2]
    if suit == JOKERS:
        faces = [_joker(colour, width, height) for colour in "br"]
    else:
        faces = [_face(suit, index, width, height) for index in INDICES]
    if len(faces) != cells:
        raise ValueError(f"{name} has {len(faces)} faces, not {cells}")
    return side_by_side(faces)


def _face(suit: str, index: str, width: int, height: int) -> Image.Image:
    large = is_large(width)
    source = f"faces/{DRAWN_AS.get(index, index)}{suit}" if large else f"faces-small/{suit}"
    (across, down), cap, room, most = INDEX_LARGE if large else INDEX_SMALL
    size = min(size_that_fits(WIDEST, room * width), cap * height / CAPITALS)
    stretch = min(most, cap * height / (size * CAPITALS))
    middle = across * width, down * height
    return printed(_blank(source, width, height), index, middle, size, stretch, COLOURS[suit])


def _joker(colour: str, width: int, height: int) -> Image.Image:
    large = is_large(width)
    blank = _blank(f"faces{'' if large else '-small'}/X{colour}", width, height)
    cap, down = (0.13 * height, 0.166) if large else (0.17 * width, 0.262)
    size = min(cap / CAPITALS, size_that_fits("JOKER", 0.84 * width))
    return printed(blank, "JOKER", (width / 2, down * height), size, 1.0, GOLD)


def _blank(name: str, width: int, height: int) -> Image.Image:
    fine = 3 if max(width, height) <= 300 else 2
    return opaque(drawn((ART / "french-deck" / f"{name}.svg").read_text(), width, height, fine))
