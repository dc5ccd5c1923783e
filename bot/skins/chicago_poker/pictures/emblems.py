"""Small signs that several pictures share: progress of a boss, action lozenges, letter badges."""

from collections.abc import Mapping, Sequence

from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import Align, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Edged, Overlay, Piece, Pin, Plate, Sized, Sprite, Stack, Text, row
from bot.skins.scene.theme import CAPTION, CLOSE, GOLD, INK, NEAR, NEW, OXBLOOD, Size, within
from bot.table.languages import Language
from engine.chicago_poker.pieces import LETTERS, Business, Place

Disc = tuple[float, float, float]
"""Of a count: its size, and how far left and up from the corner it stands, as parts of the icon and of it."""


def progress(
    canvas: Canvas,
    owned: Mapping[Business, int],
    wins_next: Sequence[Business],
    x: float,
    y: float,
    width: int,
    gap: float,
    disc: Disc = (0.62, 0.70, 0.74),
    numeral: Size | None = None,
) -> None:
    """The four kinds in their fixed order: filled when owned, toothed when one more wins.

    `disc`: of counts of two and more. `numeral`: the size of the count, where it does not follow the disc.
    """
    for number, business in enumerate(Business):
        left, count = x + number * (width + gap), owned.get(business, 0)
        canvas.put(
            f"businesses/{business.value}{_state(count, business in wins_next)}",
            left,
            y,
            width,
            hexagon(width),
        )
        canvas.claim(business.value, left, y, width, hexagon(width))
    for number, business in enumerate(Business):
        count = owned.get(business, 0)
        if count >= 2:
            size = round(disc[0] * hexagon(width))
            right = x + number * (width + gap) + width
            left, top = right - disc[1] * size, y + hexagon(width) - disc[2] * size
            canvas.put(
                f"businesses/count-disc{'-wins-next' if business in wins_next else ''}", left, top, size
            )
            canvas.write(
                str(count),
                Type.NUMERAL,
                numeral or within(size, 0.72),
                INK,
                left + size / 2,
                mid=top + size / 2,
                align="centre",
            )


def controls(
    owned: Mapping[Business, int],
    wins_next: Sequence[Business],
    icon: int,
    gap: float = CLOSE,
    disc: Disc = (0.70, 0.62, 0.68),
    numeral: Size | None = None,
    align: Align = "left",
) -> Block:
    """A block with the businesses that a boss controls; `disc` and `numeral` as for `progress`."""
    return Piece(
        4 * icon + 3 * gap,
        hexagon(icon),
        lambda canvas, x, y: progress(canvas, owned, wins_next, x, y, icon, gap, disc, numeral),
        align,
    )


def hexagon(width: float) -> int:
    """The height of a hexagon of that width."""
    return round(width * 174 / 200)


def hexagon_width(height: float) -> int:
    """The width of a hexagon of that height."""
    return round(height * 200 / 174)


def _state(count: int, wins_next: bool) -> str:
    match bool(count), wins_next:
        case True, True:
            return "-owned-wins-next"
        case True, False:
            return "-owned"
        case False, True:
            return "-wins-next"
        case _:
            return "-not-owned"


def lozenges(left: int, of: int, size: int, gap: float) -> Block:
    """Actions: filled = left, hollow = used."""
    drawn = ("left" if number < left else "used" for number in range(of))
    return row(*(Sprite(f"chrome/icons/action-{each}", size) for each in drawn), gap=gap)


def letter(place: Place, side: int) -> Block:
    """The letter of a column, the same as in buttons and menus."""
    return Piece(side, side, lambda canvas, x, y: _badge(canvas, place, x, y, side))


def _badge(canvas: Canvas, place: Place, x: float, y: float, side: int) -> None:
    across, down = x + side / 2, y + side / 2
    canvas.put("chrome/icons/badge", x, y, side)
    canvas.write(LETTERS[place], Type.NUMERAL, within(side, 0.62), GOLD, across, mid=down, align="centre")


def fought_over(place: Place, business: Business | None, tall: int, side: int) -> Block:
    """A business of that height, and the letter of its column on its edge."""
    lit = Sprite(tile(business), hexagon_width(tall), tall, cast=(12, 6, 0.7))
    return Overlay(lit, (Pin(letter(place, side), 0.08, 1, (0, CLOSE - side / 2)),))


def opened(language: Language, letters: Size) -> Block:
    """That a business is new, on pale gold."""
    words = Text(say(language, "picture-new"), Type.NUMERAL, letters, INK)
    return Stack((words,), pad=(NEAR, 7), ground=Plate(NEW))


def private(words: str, letters: Size, tall: int) -> Block:
    """For one's own eyes: a closed eye and a word on oxblood."""
    told = Sprite("chrome/icons/closed-eye", 38, 27), Text(words, Type.NAME, letters, GOLD, CAPTION, 2)
    return Sized(Stack(told, CLOSE, pad=(NEAR, 0), ground=Edged(OXBLOOD)), tall=tall)
