"""The right column: who won, then the others, each with a sample of their curve."""

from bot.skins.bosses.portraits import SHORT, medallion, portrait
from bot.skins.bosses.story import curves
from bot.skins.bosses.story.sheet import Sheet
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import BODY, CAPTION, GOLD, IVORY, LABEL_MIN, LEAD, MUTED, NAME_MIN, SIGN
from engine.game import Seat

RIGHT = 1620
SAMPLE = (112, 20)


def paint(canvas: Canvas, sheet: Sheet) -> None:
    """A single winner large, the others below; several winners as rows, each with a crown."""
    if len(sheet.winners) > 1:
        _rows(canvas, sheet)
        return
    _winner(canvas, sheet, sheet.order[0])
    rest = sheet.order[1:]
    for number, seat in enumerate(rest):
        if len(rest) <= 3:
            _wide(canvas, sheet, seat, 397 + 87 * number)
        elif len(rest) <= 5:
            _close(canvas, sheet, seat, 376 + 54 * number)
        else:
            _closest(canvas, sheet, seat, 362 + 228 / (len(rest) - 1) * number)


def _winner(canvas: Canvas, sheet: Sheet, seat: Seat) -> None:
    left, top, side = 1352, 170, 128
    medallion(canvas, sheet.bosses[seat], left, top, side, active=True)
    canvas.put("chrome/icons/crown", left + 30, 118, 68)
    _badge(canvas, sheet, seat, left, top, side)
    x, room = 1494, RIGHT - 1494
    canvas.write(SHORT[sheet.bosses[seat]], Type.NAME, LEAD, GOLD, x, mid=214, room=room)
    _sample(canvas, sheet, seat, x, 255)
    canvas.write(
        sheet.players[seat], Type.TEXT, SIGN, IVORY, 1358, mid=322, room=RIGHT - 1358, least=LABEL_MIN
    )


def _wide(canvas: Canvas, sheet: Sheet, seat: Seat, middle: float) -> None:
    """Name, player and sample beside the portrait."""
    x = 1478
    _face(canvas, sheet, seat, 1424, middle, 84)
    canvas.write(SHORT[sheet.bosses[seat]], Type.NAME, BODY, IVORY, x, mid=middle - 31, room=RIGHT - x)
    canvas.write(
        sheet.players[seat], Type.TEXT, CAPTION, MUTED, x, mid=middle, room=RIGHT - x, least=NAME_MIN
    )
    _sample(canvas, sheet, seat, x, middle + 26)


def _close(canvas: Canvas, sheet: Sheet, seat: Seat, middle: float) -> None:
    """Name and sample beside the portrait."""
    x = 1442
    _face(canvas, sheet, seat, 1407, middle, 38)
    canvas.write(SHORT[sheet.bosses[seat]], Type.NAME, SIGN, IVORY, x, mid=middle - 8, room=RIGHT - x)
    _sample(canvas, sheet, seat, x, middle + 21)


def _closest(canvas: Canvas, sheet: Sheet, seat: Seat, middle: float) -> None:
    """The sample behind the name: seven others in a column."""
    _face(canvas, sheet, seat, 1371, middle, 34)
    canvas.write(SHORT[sheet.bosses[seat]], Type.NAME, CAPTION, IVORY, 1398, mid=middle, room=100)
    _sample(canvas, sheet, seat, 1508, middle)


def _rows(canvas: Canvas, sheet: Sheet) -> None:
    """Everybody, the winners with crowns and in gold."""
    count = len(sheet.order)
    step = min(104, 440 / count)
    side = 84 if step >= 96 else 50 if step >= 54 else 38
    for number, seat in enumerate(sheet.order):
        middle = 196 + step * number
        won = seat in sheet.winners
        if won:
            canvas.put("chrome/icons/crown", 1342, middle - 21, 42)
        _face(canvas, sheet, seat, 1390 + side / 2, middle, side)
        x, colour = 1402 + side, GOLD if won else IVORY
        name, player = SHORT[sheet.bosses[seat]], sheet.players[seat]
        if side == 84:
            canvas.write(name, Type.NAME, SIGN, colour, x, mid=middle - 28, room=RIGHT - x)
            canvas.write(player, Type.TEXT, CAPTION, MUTED, x, mid=middle + 5, room=RIGHT - x, least=NAME_MIN)
            _sample(canvas, sheet, seat, x, middle + 34)
        else:
            canvas.write(name, Type.NAME, SIGN, colour, x, mid=middle - 9, room=RIGHT - x)
            _sample(canvas, sheet, seat, x, middle + 19)


def _face(canvas: Canvas, sheet: Sheet, seat: Seat, x: float, y: float, side: int) -> None:
    left, top = x - side / 2, y - side / 2
    canvas.put(portrait(sheet.bosses[seat]), left, top, side)
    canvas.claim(sheet.bosses[seat], left, top, side, side)
    _badge(canvas, sheet, seat, left, top, side)


def _badge(canvas: Canvas, sheet: Sheet, seat: Seat, left: float, top: float, side: float) -> None:
    if sheet.badge is not None:
        sheet.badge(canvas, seat, left, top, side)


def _sample(canvas: Canvas, sheet: Sheet, seat: Seat, x: float, y: float) -> None:
    """A piece of the curve as it is drawn on the chart."""
    place = sheet.order.index(seat)
    strokes = curves.sample(place, len(sheet.order), *SAMPLE)
    canvas.figure(curves.STYLES[place].colour, x, y - SAMPLE[1] / 2, *SAMPLE, curves.FINE, strokes)
    canvas.claim("sample", x, y - 5, SAMPLE[0], 10)
