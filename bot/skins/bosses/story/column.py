"""The right column: who won, then the others, each at the end of their curve and with a sample of it."""

from collections.abc import Mapping
from functools import partial

from bot.skins.bosses.portraits import SHORT, medallion, portrait
from bot.skins.bosses.story import curves
from bot.skins.bosses.story.sheet import Sheet
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Overlay, Piece, Pin, Placed, Sized, Sprite, Text, column, row
from bot.skins.scene.theme import (
    CAPTION,
    CLOSE,
    HAIR,
    IVORY,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    SIGN,
    Size,
)
from engine.game import Seat

LEFT, WIDE = 1346, 276
WINNER, REST, ALL = Box(LEFT, 112, LEFT + WIDE, 328), 344, Box(LEFT, 168, LEFT + WIDE, 606)
SAMPLE = (112, 20)
NAMED, BESIDE = 3, 5  # up to so many others with their players' names; with the sample under the name


def laid(sheet: Sheet) -> tuple[list[Placed], Mapping[Seat, float]]:
    """The column, and how high each stands in it: a single winner large, several with crowns in rows."""
    won, rest = (sheet.order[:1], sheet.order[1:]) if len(sheet.winners) == 1 else ((), sheet.order)
    entries = {seat: _entry(sheet, seat, len(rest)) for seat in rest}
    box = ALL._replace(top=REST) if won else ALL
    tall = min(box.size[1] / len(rest), 104)
    lines = column(*(Sized(each, tall=tall) for each in entries.values()), gap=0, at="start")
    trees = [flow.lay(lines, box)]
    middles = {seat: box.top + (number + 0.5) * tall for number, seat in enumerate(rest)}
    for seat in won:
        trees.append(flow.lay(_winner(sheet, seat), WINNER))
        middles[seat] = 234
    return trees, middles


def _winner(sheet: Sheet, seat: Seat) -> Block:
    crown = Pin(Sprite("chrome/icons/crown", 68), 0.5, 0, (0, -18))
    face = Overlay(Piece(128, 128, partial(_face, sheet, seat, 128)), (crown,))
    player = Text(sheet.players[seat], Type.TEXT, SIGN, IVORY, CAPTION, cut=True)
    told = column(_name(sheet, seat, LEAD), _sample(sheet, seat), gap=NEAR, grow=1)
    return column(row(face, told, gap=NEAR), player, gap=NEAR, at="end")


def _entry(sheet: Sheet, seat: Seat, many: int) -> Block:
    name, sample = _name(sheet, seat, CAPTION if many > BESIDE else SIGN), _sample(sheet, seat)
    crown = [Sprite("chrome/icons/crown", 42)] if seat in sheet.winners else []
    if many <= NAMED:
        player = Text(sheet.players[seat], Type.TEXT, CAPTION, MUTED, NAME_MIN, cut=True)
        told = column(row(name, *crown, gap=CLOSE), player, sample, gap=CLOSE, grow=1)
        return row(_portrait(sheet, seat, 84), told, gap=NEAR)
    if many <= BESIDE or len(sheet.winners) > 1:
        return row(_portrait(sheet, seat, 50), column(name, sample, gap=HAIR, grow=1), *crown, gap=NEAR)
    return row(_portrait(sheet, seat, 34), Sized(name, 114), sample, gap=CLOSE)


def _name(sheet: Sheet, seat: Seat, letters: Size) -> Block:
    """The boss, in the colour of their curve."""
    style = curves.STYLES[sheet.order.index(seat)]
    return Text(SHORT[sheet.bosses[seat]], Type.NAME, letters, style.colour)


def _portrait(sheet: Sheet, seat: Seat, side: int) -> Block:
    return Piece(side, side, partial(_face, sheet, seat, side))


def _face(sheet: Sheet, seat: Seat, side: int, canvas: Canvas, x: float, y: float) -> None:
    boss = sheet.bosses[seat]
    if side == 128:
        medallion(canvas, boss, x, y, side, active=True)
    else:
        canvas.put(portrait(boss), x, y, side)
        canvas.claim(boss, x, y, side, side)
    if sheet.badge is not None:
        sheet.badge(canvas, seat, x, y, side)


def _sample(sheet: Sheet, seat: Seat) -> Block:
    """A piece of the curve as it is drawn on the chart."""
    place = sheet.order.index(seat)
    strokes = tuple(curves.sample(place, len(sheet.order), *SAMPLE))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.figure(curves.STYLES[place].colour, x, y, *SAMPLE, curves.FINE, strokes)
        canvas.claim("sample", x, y + 5, SAMPLE[0], 10)

    return Piece(*SAMPLE, draw, "left")
