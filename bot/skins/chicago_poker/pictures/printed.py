"""What lies on the cards of the strips, piece by piece, for whoever paints scenes without strips.

`make assets` makes the strips of the same drawings in the same places.
"""

from functools import lru_cache

from bot.skins.kit.lettering import CAPITALS
from bot.skins.scene.scene import Numeral, Operation, Part, Plate, Sprite
from bot.skins.scene.theme import (
    INK,
    OXBLOOD,
    PAPER,
    SUIT_BLUE,
    SUIT_GREEN,
    SUIT_PURPLE,
    SUIT_RED,
    SUIT_YELLOW,
)

WIDEST = 0.91  # a numeral's width, of its size
BUST, BLOCK = 172, 72  # on a card of the hand, held upright
BLOCKS = {
    "bottle": SUIT_GREEN,
    "dice": SUIT_PURPLE,
    "fedora": SUIT_BLUE,
    "saxophone": SUIT_YELLOW,
    "tommy-gun": SUIT_RED,
}

Printed = tuple[Operation, ...]


@lru_cache(maxsize=1024)
def on_table(suit: str, value: int, width: int, height: int, *, short: bool, small: bool) -> Printed:
    """A card of the table; `short`: one's own within its border, `small`: without ornament."""
    zone = round(0.535 * height) - 0.02 * width
    size = 0.80 * width / WIDEST
    stretch = min(1.26, 0.76 * zone / (size * CAPITALS))
    drawing = f"cards/face-{'S' if small or short else 'M'}-{suit}"
    return (
        Sprite(drawing, 0, 0, width, height),
        Numeral(str(value), size, INK, width / 2, 0.515 * zone, stretch),
    )


@lru_cache(maxsize=1024)
def in_hand(suit: str, value: int, width: int, height: int) -> Printed:
    """A card of the hand, with its gangster."""
    side = round(1.02 * width)
    top = round(338 * height / 466 - 1.0047 * width)
    cut = round(0.01 * width)
    return (
        Sprite(f"cards/face-L-panel-{suit}", 0, 0, width, height),
        Part(f"gangsters/{value:02}-{suit}", side, side, cut, 0, side, side, 0, top),
        Sprite(f"cards/face-L-frame-{suit}", 0, 0, width, height),
        Numeral(str(value), 119.8 * width / 212, INK, width / 2, 0.53 * 147 * height / 466),
    )


@lru_cache(maxsize=1024)
def in_pocket(suit: str, value: int, width: int, height: int, paper: int) -> Printed:
    """A card of a pocket picture: the numeral fills the paper, the colour is the edge too."""
    zone = height - paper
    return (
        *_face(suit, 0, 0, width, height, paper),
        _glyph(suit, round(0.90 * zone), width / 2, paper + zone / 2),
        _numeral(value, width, paper),
    )


@lru_cache(maxsize=1024)
def own_in_pocket(suit: str, value: int, width: int, height: int, paper: int, drawing: str) -> Printed:
    """One's own card that lies face down, in a pocket picture."""
    inset = max(4, round(0.06 * width))
    zone = height - paper - inset
    eye = round(0.36 * width)
    left, middle = 0.75 * width - eye / 2 - inset / 2, paper + zone / 2
    return (
        Sprite(f"pocket/own-{drawing}", 0, 0, width, height),
        *_face(suit, inset, inset, width - 2 * inset, height - 2 * inset, paper - inset),
        Plate(OXBLOOD, width - width // 2, paper, width // 2 - inset, zone, 0),
        _glyph(suit, round(min(0.86 * zone, 0.44 * width)), width / 4 + inset / 2, middle),
        Sprite("chrome/icons/closed-eye", round(left), round(middle - 0.35 * eye), eye, round(0.7 * eye)),
        _numeral(value, width, paper, inset),
    )


@lru_cache(maxsize=1024)
def in_upright_hand(suit: str, value: int, width: int, height: int) -> Printed:
    """A card of the hand in a pocket picture: numeral, the block of its colour, the gangster below."""
    by = width / 206
    bust, block, top = round(BUST * by), round(BLOCK * by), round(116 * by)
    cut = top - (height - bust - round(2 * by))
    left = width - block - round(14 * by)
    return (
        Sprite(f"pocket/hand-{suit}", 0, 0, width, height),
        Part(f"gangsters/{value:02}-{suit}", bust, bust, 0, cut, bust, bust, (width - bust) // 2, top),
        Sprite(f"suits/{suit}-block", left, round(20 * by), block, block),
        Numeral(str(value), 105 * by, INK, 65 * by, 56 * by),
    )


def _face(suit: str, x: int, y: int, width: int, height: int, paper: int) -> Printed:
    """Paper over a block of the suit's colour, which is the edge as well, and a rule between them."""
    colour = BLOCKS[suit]
    return (
        Plate(colour, x, y, width, height, 9),
        Plate(PAPER, x + 3, y + 3, width - 6, paper - 3, 6),
        Plate(INK, x, y + paper - 2, width, 3, 0),
    )


def _glyph(suit: str, side: int, x: float, y: float) -> Sprite:
    """The small symbol; its drawing has a little room around it."""
    whole = round(side * 1.08)
    kind = "glyph-small" if side < 90 else "glyph"
    return Sprite(f"suits/{suit}-{kind}", round(x - whole / 2), round(y - whole / 2), whole, whole)


def _numeral(value: int, width: int, paper: int, inset: int = 0) -> Numeral:
    size = 0.92 * (width - inset) / WIDEST
    room = paper - 7 if not inset else paper - inset - 5
    stretch = min(1.42, room / (size * CAPITALS))
    return Numeral(str(value), size, INK, width / 2, (paper + inset) / 2, stretch)
