"""Trucks, crates, men and roads: what several pictures are set from."""

from collections.abc import Sequence
from functools import partial

from bot.skins.kit.canvas import Align, Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Panel, Piece, Space, Text, row
from bot.skins.scene.theme import (
    ACTIVE,
    FIRE,
    GOLD,
    INK,
    IVORY,
    LACQUER,
    MUTED,
    NEAR,
    NEW,
    Size,
    within,
)
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.two_trucks.pieces import Road

ART = "two-trucks"
BED = (0.02, 0.68, 0.45)
"""Where a truck's load stands: its ends as parts of the truck's width, its floor as one of its height."""
TALL = 0.425  # of a truck, as a part of its width
LOADS = ((3, 1, 0.195), (8, 2, 0.145), (99, 2, 0.105))
"""How many crates stand on how many rows, and their side as a part of the truck's width."""
ABOVE = 0.14  # room for a second row above the roof, as a part of the truck's width

LIT = Panel("poker-champ/panel-lit", ACTIVE)
DARK = Panel("poker-champ/panel-dark", LACQUER)


def crate(side: int, words: str = "", *, new: bool = False) -> Block:
    """A crate, with a number on its disc; `new`: it came tonight."""
    return Piece(side, side, partial(lay_crate, words, side, new))


def lay_crate(words: str, side: int, new: bool, canvas: Canvas, x: float, y: float) -> None:
    if new:
        canvas.glow(Box(x - 3, y - 3, x + side + 3, y + side + 3), 8, NEW, 10, 0.7)
    canvas.put(f"{ART}/crate", x, y, side)
    if new:
        canvas.ring(NEW, x - 3, y - 3, side + 6, side + 6, 8, 4)
    if words:
        middle = x + side / 2, y + 0.49 * side
        canvas.write(words, Type.NUMERAL, within(side, 0.42), INK, middle[0], mid=middle[1], align="centre")
    canvas.claim("crate", x, y, side, side)


def truck(tiles: Sequence[int], wide: int, *, tonight: bool) -> Block:
    """A truck with its load, the oldest tile at the back; `tonight`: the last one has just come."""
    return Piece(wide, _truck_tall(wide), partial(lay_truck, tuple(tiles), wide, tonight), "left")


def _truck_tall(wide: int) -> int:
    return round((TALL + ABOVE) * wide)


def lay_truck(tiles: Sequence[int], wide: int, tonight: bool, canvas: Canvas, x: float, y: float) -> None:
    tall = round(TALL * wide)
    top = y + _truck_tall(wide) - tall
    canvas.put(f"{ART}/truck", x, top, wide, tall)
    canvas.claim("truck", x, top, wide, tall)
    left, right, floor = x + BED[0] * wide, x + BED[1] * wide, top + BED[2] * tall
    _, rows, part = next(load for load in LOADS if len(tiles) <= load[0])
    side = round(part * wide)
    across = -(-len(tiles) // rows)
    for number, tile in enumerate(tiles):
        up, along = divmod(number, across) if across else (0, 0)
        step = min(side + 6, (right - left - side) / max(1, across - 1))
        new = tonight and number == len(tiles) - 1
        lay_crate(str(tile), side, new, canvas, left + along * step, floor - (up + 1) * (side + 2))


def arrow(road: Road, side: int, colour: str = GOLD) -> Block:
    """The sign of a road: up is north."""
    return Piece(side, side, partial(_arrow, road, side, colour))


def _arrow(road: Road, side: int, colour: str, canvas: Canvas, x: float, y: float) -> None:
    canvas.tinted(colour, f"{ART}/{road}", x, y, side)
    canvas.claim(str(road), x, y, side, side)


def road_name(road: Road, letters: Size, language: Language) -> Block:
    """The sign of a road and its name."""
    name = Text(say(language, "picture-road", road=road.value), Type.LABEL, letters, GOLD, tracking=2)
    return row(arrow(road, round(1.1 * letters)), name, gap=NEAR)


def man(number: int, wide: int, *, lit: bool = False, equal: bool = False) -> Block:
    """A man face up; `lit`: he took something, `equal`: an equal kept him off."""
    return Piece(wide, card_tall(wide), partial(lay_man, number, wide, lit, equal))


def back(wide: int) -> Block:
    """A man nobody saw."""
    return Piece(wide, card_tall(wide), partial(_back, wide))


def card_tall(wide: int) -> int:
    """Every man's card is 5 wide and 7 high."""
    return round(1.4 * wide)


def lay_man(number: int, wide: int, lit: bool, equal: bool, canvas: Canvas, x: float, y: float) -> None:
    tall, radius = card_tall(wide), 0.1 * wide
    around = Box(x - 2, y - 2, x + wide + 2, y + tall + 2)
    if lit or equal:
        canvas.glow(around, radius, FIRE if equal else GOLD, 14, 0.85)
    else:
        canvas.shadow(x, y, wide, tall, radius, 8, 4, 0.6)
    canvas.put(f"{ART}/man", x, y, wide, tall)
    if equal:
        canvas.ring(FIRE, x - 3, y - 3, wide + 6, tall + 6, radius, 5)
    middle = x + wide / 2, y + 0.33 * tall
    canvas.write(str(number), Type.NUMERAL, within(wide, 0.62), INK, middle[0], mid=middle[1], align="centre")
    canvas.claim("man", x, y, wide, tall)


def _back(wide: int, canvas: Canvas, x: float, y: float) -> None:
    tall = card_tall(wide)
    canvas.shadow(x, y, wide, tall, 0.1 * wide, 8, 4, 0.6)
    canvas.put(f"{ART}/man-back", x, y, wide, tall)
    canvas.claim("back", x, y, wide, tall)


def eye(seen: bool, wide: int) -> Block:
    """An open eye: everybody saw him; a closed one: nobody did."""
    return Piece(wide, round(0.7 * wide), partial(_eye, seen, wide))


def _eye(seen: bool, wide: int, canvas: Canvas, x: float, y: float) -> None:
    canvas.put(f"chrome/icons/{'open' if seen else 'closed'}-eye", x, y, wide, round(0.7 * wide))


def crates(count: int, side: int, letters: Size) -> Block:
    """Somebody's crates: the drawing and their number."""
    return row(
        Space(grow=1), crate(side), Text(str(count), Type.NUMERAL, letters, IVORY, align="right"), gap=NEAR
    )


def load_words(count: int, letters: Size, language: Language, align: Align = "left") -> Block:
    """`9 crates`, or `empty`."""
    words = say(language, "picture-load", count=count)
    return Text(words, Type.NAME, letters, IVORY if count else MUTED, align=align)
