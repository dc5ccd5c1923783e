"""The single pieces of Gangster: tokens, numbers, doublers, movement cards, trunks, equipment."""

from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import theme
from bot.skins.scene.theme import (
    CLAN_BLUE,
    CLAN_BROWN,
    CLAN_GREEN,
    CLAN_GREY,
    CLAN_YELLOW,
    COPPER,
    CREAM,
    FAINT,
    GLOW,
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
BETTER, WORSE, SAME = NEW, COPPER, MUTED


def token(canvas: Canvas, clan: Clan, x: float, y: float, side: float, strength: float = 1) -> None:
    """A gangster of that clan, centred there."""
    canvas.put(f"{ART}/clans/token-{clan}", x - side / 2, y - side / 2, side, strength=strength)


def number(canvas: Canvas, value: int, x: float, y: float, wide: float, tall: float, size: Size) -> None:
    """A number that a district pays, on its ground; CASINO for what the casino card will say."""
    canvas.put(f"{ART}/pieces/value{'' if value else '-casino'}", x, y, wide, tall)
    shown, colour = (str(value), INK) if value else (UNKNOWN, CREAM)
    canvas.write(shown, Type.NUMERAL, size, colour, x + wide / 2, mid=y + tall / 2, align="centre")


def doubler(canvas: Canvas, x: float, y: float, side: float, words: str = "×2", *, lit: bool = False) -> None:
    """The red disc; the upper left corner of its box."""
    if lit:
        inner = 0.1 * side
        canvas.glow(Box(x + inner, y + inner, x + side - inner, y + side - inner), 23, GLOW, 12, 1.0)
    canvas.put_with_shadow(f"{ART}/pieces/doubler", x, y, side, side, 4, 3, 0.7)
    canvas.write(
        words, Type.NUMERAL, within(side, 0.47), CREAM, x + side / 2, mid=y + side / 2, align="centre"
    )


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


def equipment(canvas: Canvas, kind: Kind | None, x: float, y: float, side: float) -> None:
    """A piece of equipment, or the place for one."""
    canvas.put(f"{ART}/equipment/{kind or 'place'}", x, y, side)
    if kind:
        canvas.claim(kind, x, y, side, side)


def glyph(canvas: Canvas, place: Place, x: float, y: float, side: float, colour: str = GOLD) -> None:
    """The emblem of a place, in a colour."""
    canvas.tinted(colour, f"{ART}/districts/{place}-glyph", x, y, side)


def count(canvas: Canvas, how_many: int, x: float, y: float, side: float, size: Size) -> None:
    """How many there are, on a dark disc, centred there."""
    canvas.plate(GOLD, x - side / 2, y - side / 2, side, side, round(side / 2))
    canvas.plate(LACQUER, x - side / 2 + 2, y - side / 2 + 2, side - 4, side - 4, round(side / 2) - 2)
    canvas.write(str(how_many), Type.NUMERAL, size, IVORY, x, mid=y, align="centre")
