"""The single pieces of Gangster: tokens, numbers, doublers, movement cards, trunks, equipment."""

from collections.abc import Sequence
from math import ceil

from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import theme
from bot.skins.scene.flow import Block, Piece
from bot.skins.scene.theme import (
    CLAN_BLUE,
    CLAN_BROWN,
    CLAN_GREEN,
    CLAN_GREY,
    CLAN_YELLOW,
    COPPER,
    CREAM,
    FAINT,
    GOLD,
    INK,
    IVORY,
    LACQUER,
    MUTED,
    NEW,
    TURQUOISE,
    Size,
    within,
)
from engine.gangster.pieces import Clan, Kind, Place

ART = "gangster"
COLOURS = {
    Clan.BLUE: CLAN_BLUE,
    Clan.BROWN: CLAN_BROWN,
    Clan.YELLOW: CLAN_YELLOW,
    Clan.GREY: CLAN_GREY,
    Clan.GREEN: CLAN_GREEN,
}
PALE = NEW
TEAL = TURQUOISE
DIM = theme.DIM
QUIET = FAINT
UNKNOWN = "?"  # CASINO, as it is shown
TRUNK = {1: 88 / 104, 2: 152 / 104}
BETTER, WORSE, SAME = NEW, COPPER, MUTED


def token(canvas: Canvas, clan: Clan, x: float, y: float, side: float, strength: float = 1) -> None:
    """A gangster of that clan, centred there."""
    canvas.put(f"{ART}/clans/token-{clan}", x - side / 2, y - side / 2, side, strength=strength)


def number(canvas: Canvas, value: int, x: float, y: float, wide: float, tall: float, size: Size) -> None:
    """A number that a district pays, on its ground; CASINO for what the casino card will say."""
    canvas.put(f"{ART}/pieces/value{'' if value else '-casino'}", x, y, wide, tall)
    shown, colour = (str(value), INK) if value else (UNKNOWN, CREAM)
    canvas.write(shown, Type.NUMERAL, size, colour, x + wide / 2, mid=y + tall / 2, align="centre")


def doubler(canvas: Canvas, x: float, y: float, side: float, words: str = "×2") -> None:
    """The red disc; the upper left corner of its box."""
    canvas.put_with_shadow(f"{ART}/pieces/doubler", x, y, side, side, 4, 3, 0.7)
    canvas.write(
        words, Type.NUMERAL, within(side, 0.47), CREAM, x + side / 2, mid=y + side / 2, align="centre"
    )


def doubled(side: int) -> Block:
    """The red disc as a block of a tree."""
    return Piece(side, side, lambda canvas, x, y: doubler(canvas, x, y, side))


def movement(canvas: Canvas, card: int, is_open: bool, x: float, y: float, wide: float, tall: float) -> None:
    """A movement card, open with its number or used."""
    canvas.put(f"{ART}/pieces/movement-{card if is_open else 'closed'}", x, y, wide, tall)
    if is_open:
        canvas.write(
            str(card),
            Type.NUMERAL,
            within(tall, 0.5),
            INK,
            x + wide / 2,
            mid=y + 0.38 * tall,
            align="centre",
        )


def trunk(canvas: Canvas, places: int, held: Sequence[Clan], x: float, y: float, tall: float) -> float:
    """A trunk with whom it holds; its right edge."""
    drawn = 2 if places > 1 else 1
    wide = tall * TRUNK[drawn]
    canvas.put(f"{ART}/pieces/trunk-{drawn}", x, y, wide, tall)
    for place, clan in enumerate(held):
        token(canvas, clan, x + (44 + 64 * place) / 104 * tall, y + 56 / 104 * tall, ceil(0.7 * tall))
    canvas.claim("rivals", x, y, wide, tall)
    return x + wide


def equipment(canvas: Canvas, kind: Kind | None, x: float, y: float, side: float) -> None:
    """A piece of equipment, or the place for one."""
    canvas.put(f"{ART}/equipment/{kind or 'place'}", x, y, side)
    if kind:
        canvas.claim(kind, x, y, side, side)


def glyph(canvas: Canvas, place: Place, x: float, y: float, side: float, colour: str = GOLD) -> None:
    """The emblem of a place, in a colour."""
    canvas.tinted(colour, f"{ART}/districts/{place}-glyph", x, y, side)


def bust(canvas: Canvas, clan: Clan, x: float, y: float, side: float) -> None:
    """A gangster who waits in the car."""
    canvas.put(f"{ART}/clans/gangster-{clan}", x, y, side)


def count(canvas: Canvas, how_many: int, x: float, y: float, side: float, size: Size) -> None:
    """How many there are, on a dark disc, centred there."""
    canvas.plate(GOLD, x - side / 2, y - side / 2, side, side, round(side / 2))
    canvas.plate(LACQUER, x - side / 2 + 2, y - side / 2 + 2, side - 4, side - 4, round(side / 2) - 2)
    canvas.write(str(how_many), Type.NUMERAL, size, IVORY, x, mid=y, align="centre")
