"""French cards on the canvas: faces, backs, places of cards to come, and the marks of what happened to them.

Every function gets what it paints; none decides what may be seen. Cards are 5 wide and 7 high; from a width
of 126 they show pips and figures, below only rank over suit.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from bot.skins.french_deck.words import card_sign, index
from bot.skins.kit.canvas import Box, Canvas, blank
from bot.skins.kit.lettering import CAPITALS, Type, cap_height, size_that_fits
from bot.skins.scene.flow import Block, Piece
from bot.skins.scene.scene import Numeral, Operation, Sprite
from bot.skins.scene.theme import (
    BRASS,
    CREAM,
    DISPLAY,
    GLOW,
    GOLD,
    INK,
    LACQUER,
    NEW,
    OXBLOOD,
    SUIT_DARK_BLUE,
    SUIT_RED,
    Size,
    within,
)
from bot.skins.skin import Sign
from bot.table.languages import LANGUAGES, Language
from engine.french_deck import DECK, Card


@dataclass(frozen=True, slots=True)
class Shadow:
    """How far a card stands off the table."""

    blur: int
    drop: int
    strength: float


LARGE = "french-deck/faces"
SMALL = "french-deck/faces-small"
JOKERS = "jokers"
INDICES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "V", "D", "R")
"""The faces of a strip: one for every index of any language."""
DRAWN_AS = {"10": "T", "V": "J", "D": "Q", "R": "K"}
COLOURS = {"s": INK, "h": SUIT_RED, "d": SUIT_DARK_BLUE, "c": INK}

# Centre, height of the capitals and room of the widest index, as parts of the card; the most it is stretched.
INDEX_LARGE = ((0.315, 0.166), 0.228, 0.41, 1.2)
INDEX_SMALL = ((0.5, 0.262), 0.41, 0.84, 1.3)

ROOMY = 150  # from that width on the sign of a card that was hidden is large
ABOVE_INDEX = 0.05
"""How far the upper edge of a card is free of any index, as a part of its height."""
COUNTS = 17
"""How far the bar of a card that counts reaches beyond it."""
FOLDED, UNUSED, NO_PART = 0.55, 0.38, 0.42
"""How much dimmed a card is: of who folded, left out of a hand, and beside the combination on a help card."""


def height(width: float) -> int:
    """Every card is 5 wide and 7 high."""
    return round(1.4 * width)


def is_large(width: float) -> bool:
    """Whether a card of that width shows pips and figures."""
    return width >= 126


def face(canvas: Canvas, card: Card, language: Language, x: float, y: float, width: int) -> None:
    """A card's face alone."""
    strip = LARGE if is_large(width) else SMALL
    if card.is_joker:
        suit, number, of = JOKERS, "br".index(card.suit), 2
    else:
        suit, number, of = card.suit, INDICES.index(index(card.rank, language)), len(INDICES)
    printed = _joker(card.suit, width) if card.is_joker else _printed(card.suit, INDICES[number], width)
    canvas.face(f"{strip}/{suit}", number, of, x, y, width, height(width), _radius(width), printed=printed)


@lru_cache(maxsize=1024)
def _printed(suit: str, index: str, width: int) -> tuple[Operation, ...]:
    """What lies on a face: its drawing, and the index over it."""
    large, tall = is_large(width), height(width)
    name = f"{LARGE}/{DRAWN_AS.get(index, index)}{suit}" if large else f"{SMALL}/{suit}"
    (across, down), cap, room, most = INDEX_LARGE if large else INDEX_SMALL
    size = min(size_that_fits("10", room * width), cap * tall / CAPITALS)
    stretch = min(most, cap * tall / (size * CAPITALS))
    colour = COLOURS[suit]
    return (
        Sprite(name, 0, 0, width, tall),
        Numeral(index, size, colour, across * width, down * tall, stretch),
    )


@lru_cache(maxsize=64)
def _joker(colour: str, width: int) -> tuple[Operation, ...]:
    large, tall = is_large(width), height(width)
    cap, down = (0.13 * tall, 0.166) if large else (0.17 * width, 0.262)
    size = min(cap / CAPITALS, size_that_fits("JOKER", 0.84 * width))
    drawing = Sprite(f"{LARGE if large else SMALL}/X{colour}", 0, 0, width, tall)
    return drawing, Numeral("JOKER", size, GOLD, width / 2, down * tall)


def _radius(width: int) -> float:
    return (0.08 if is_large(width) else 0.11) * width


def up(
    canvas: Canvas,
    card: Card,
    language: Language,
    x: float,
    y: float,
    width: int,
    *,
    dimmed: float = 0,
    shadow: bool = True,
) -> None:
    """A card face up; `dimmed`: how much of its light is taken."""
    if shadow:
        _cast(canvas, x, y, width)
    face(canvas, card, language, x, y, width)
    if dimmed:
        dim(canvas, x, y, width, dimmed)
    canvas.claim(str(card), x, y, width, height(width))


def shown(card: Card, language: Language, width: int, *, dimmed: float = 0) -> Block:
    """A card face up as a block of a tree."""
    return Piece(
        width,
        height(width),
        lambda canvas, x, y: up(canvas, card, language, x, y, width, dimmed=dimmed),
    )


def back(canvas: Canvas, x: float, y: float, width: int, *, dimmed: float = 0) -> None:
    """A card face down; it says where it lies and nothing else."""
    _cast(canvas, x, y, width)
    canvas.put("french-deck/backs/plain", x, y, width, height(width))
    if dimmed:
        dim(canvas, x, y, width, dimmed)
    canvas.claim("back", x, y, width, height(width))


def marked_back(canvas: Canvas, mark: str, x: float, y: float, width: int, *, dimmed: float = 0) -> None:
    """A back that tells class and suit (`Ls`), or an ace (`A`), as Poker Champ writes them."""
    tall = height(width)
    _cast(canvas, x, y, width)
    canvas.put(f"poker-champ/backs/{mark}", x, y, width, tall)
    if mark == "A":
        letter, cap, colour, across, down = "A", 0.27, GOLD, 0.5, 0.5
    else:
        letter, cap, colour, across, down = mark[0], 0.235, CREAM, 0.37, 0.768
    size = _size_of(cap * tall)
    canvas.write(letter, Type.NUMERAL, size, colour, x + across * width, mid=y + down * tall, align="centre")
    if dimmed:
        dim(canvas, x, y, width, dimmed)
    canvas.claim(mark, x, y, width, tall)


def place(canvas: Canvas, hidden: bool, x: float, y: float, width: int) -> None:
    """The place of a card to come, dashed where it will lie face down."""
    canvas.put(f"french-deck/backs/slot{'-hidden' if hidden else ''}", x, y, width, height(width))


def dim(canvas: Canvas, x: float, y: float, width: int, strength: float) -> None:
    """Take light from a card that lies there."""
    canvas.plate(LACQUER, x, y, width, height(width), _radius(width), strength)


def new(canvas: Canvas, card: Card, language: Language, x: float, y: float, width: int) -> None:
    """A card turned up since the last picture, in a pale gold frame."""
    tall = height(width)
    canvas.glow(
        Box(x - 2, y - 2, x + width + 2, y + tall + 2), round(0.11 * width), GLOW, 10, 1.0, covered=16
    )
    canvas.plate(NEW, x - 6, y - 6, width + 12, tall + 12, round(0.11 * width) + 4)
    up(canvas, card, language, x, y, width, shadow=False)


def pointer(canvas: Canvas, x: float, y: float, width: int) -> None:
    """The small pointer above a card that is new."""
    wide = round(0.3 * width)
    tall = round(wide * 0.27 / 0.42)
    canvas.put("cards/marker-just-played", x + (width - wide) / 2, y - 6 - 0.72 * tall, wide, tall)


def own_hidden(canvas: Canvas, card: Card, language: Language, x: float, y: float, width: int) -> None:
    """One's own card of which the others see the back: the face in a border with a closed eye at its foot."""
    out, foot, tall = round(0.035 * width), round(0.20 * width), height(width)
    box = (x - out, y - out, width + 2 * out, tall + out + foot)
    radius = round(0.09 * width)
    blur, drop, strength = (7, 5, 0.65) if is_large(width) else (5, 3, 0.6)
    canvas.shadow(box[0], box[1], round(box[2]), round(box[3]), radius, blur, drop, strength)
    canvas.plate(BRASS, *box, radius)
    canvas.plate(OXBLOOD, box[0] + 3, box[1] + 3, box[2] - 6, box[3] - 6, radius - 3)
    up(canvas, card, language, x, y, width, shadow=False)
    eye = round(0.25 * width)
    deep = round(0.7 * eye)
    canvas.put("chrome/icons/closed-eye", x + (width - eye) / 2, y + tall + (foot - deep) / 2, eye, deep)


def was_hidden(canvas: Canvas, x: float, y: float, width: int) -> None:
    """The lozenge over the upper edge of a card that had been hidden; it covers no index."""
    side = 40 if width >= ROOMY else 26
    top = y + ABOVE_INDEX * height(width) - side
    canvas.put("cards/marker-was-hidden", x + (width - side) / 2, top, side)


def counts(canvas: Canvas, x: float, y: float, width: int, *, above: bool = False) -> None:
    """The gold bar by a card that makes the combination, 8 px under it or over it."""
    wide = round(0.6 * width)
    top = y - COUNTS if above else y + height(width) + 8
    canvas.plate(GOLD, x + (width - wide) / 2, top, wide, 9, 4)


def _cast(canvas: Canvas, x: float, y: float, width: int) -> None:
    blur, drop, strength = (7, 5, 0.65) if is_large(width) else (5, 3, 0.6)
    covered = round(0.1 * width) + 1 if is_large(width) else None
    canvas.shadow(x, y, width, height(width), _radius(width), blur, drop, strength, covered)


def _size_of(cap: float) -> Size:
    """The size at which capitals are that high."""
    return within(cap, DISPLAY / cap_height(Type.NUMERAL, DISPLAY))


IN_WORDS = 50
"""How wide a card is drawn that stands in a sentence."""


def signs_in_words() -> dict[str, Sign]:
    """Every card as it is told in any language, by its face; a joker has a word."""
    told = {}
    for language, card in product(LANGUAGES, DECK):
        canvas = blank(IN_WORDS, height(IN_WORDS))
        face(canvas, card, language, 0, 0, IN_WORDS)
        told[card_sign(card, language)] = Sign(canvas.scene)
    return told
