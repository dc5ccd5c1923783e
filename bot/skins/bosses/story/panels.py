"""The two panels at the foot: what nobody believed, and how lucky and how bold everybody was."""

from bot.skins.bosses.portraits import SHORT, medallion, portrait
from bot.skins.bosses.story.sheet import SURPRISE as SURPRISE_ROOM
from bot.skins.bosses.story.sheet import Sheet
from bot.skins.bosses.story.words import signed
from bot.skins.bosses.words import say
from bot.skins.kit.blocks import wrapped
from bot.skins.kit.canvas import Box, Canvas, widest
from bot.skins.kit.lettering import Type, width
from bot.skins.scene.theme import (
    BODY,
    BRASS,
    CAPTION,
    COPPER,
    CREAM,
    DISPLAY,
    FAINT,
    GOLD,
    IVORY,
    LABEL_MIN,
    MUTED,
    NAME_MIN,
    NEW,
    ROW,
    SIGN,
    TITLE,
    TURQUOISE,
    Size,
)
from engine.game import Seat

SURPRISE = (26, 774, 640, 250)
NERVE = (680, 774, 944, 250)
HEAD = 808
PIECE = (52, 864)
FIGURE, BESIDE, EDGE = 404, 16, 650
CELLS, CELLS_WIDE = 696, 912
FULL = 1.2  # luck that fills half a bar
TRACK, GOOD, BAD = ROW, TURQUOISE, COPPER
NOUGHT, PALE = 0.4, FAINT
NARROW = 5  # from so many seats without names
NARROW_SEATS_MIN = 7


def surprise(canvas: Canvas, sheet: Sheet) -> None:
    """On oxblood: it was hidden."""
    canvas.put("story/panel-surprise", *SURPRISE)
    canvas.put("chrome/icons/surprise", 44, HEAD - 27, 54)
    told = sheet.surprise
    if told is None:
        canvas.write(say(sheet.language, "story-no-surprise"), Type.NAME, BODY, GOLD, 112, mid=HEAD, room=530)
        words = say(sheet.language, "story-no-surprise.line")
        lines, size = wrapped(words, Type.TEXT, SIGN, 560)
        for number, line in enumerate(lines):
            mid = 914 + 46 * (number - (len(lines) - 1) / 2)
            canvas.write(line, Type.TEXT, size, MUTED, 346, mid=mid, align="centre")
        return
    heading = canvas.write(told.heading, Type.NAME, BODY, GOLD, 112, mid=HEAD)
    room = 644 - heading.right - 20
    canvas.write(told.at, Type.TEXT, SIGN, MUTED, 644, mid=HEAD + 2, align="right", room=room, least=NAME_MIN)
    told.piece(canvas, *PIECE)
    figure = canvas.write(
        told.number, Type.NUMERAL, DISPLAY if len(told.number) < 3 else TITLE, NEW, FIGURE, mid=896
    )
    x = figure.right + BESIDE
    beside = widest(told.beside[:1], Type.NAME, BODY, EDGE - x, LABEL_MIN)
    canvas.write(told.beside[0], Type.NAME, beside, IVORY, x, mid=876)
    canvas.write(told.beside[1], Type.TEXT, SIGN, IVORY, x, mid=920, room=EDGE - x, least=LABEL_MIN)
    size = widest(told.lines, Type.TEXT, SIGN, EDGE - FIGURE, NAME_MIN)
    first = 988 if len(told.lines) == 1 else 967
    for place, line in enumerate(told.lines):
        canvas.write(
            line, Type.TEXT, size, MUTED, FIGURE, mid=first + 32 * place, room=EDGE - FIGURE, least=NAME_MIN
        )


def nerve(canvas: Canvas, sheet: Sheet) -> None:
    """A cell for every boss, in the order of finish."""
    canvas.put("story/panel-nerve", *NERVE)
    _legend(canvas, sheet)
    seats = sheet.order
    wide = CELLS_WIDE / len(seats)
    size = widest(
        [SHORT[sheet.bosses[seat]] for seat in seats], Type.NAME, BODY, min(wide, 260) - 96, LABEL_MIN
    )
    for number, seat in enumerate(seats):
        x = CELLS + number * wide
        if number:
            canvas.fill(BRASS, Box(round(x) - 1, 852, round(x) + 1, 1006), 0.3)
        if len(seats) < NARROW:
            _named(canvas, sheet, seat, x + 10, wide - 22, size)
        else:
            _narrow(canvas, sheet, seat, x + 6, wide - 12, small=len(seats) >= NARROW_SEATS_MIN)


def _legend(canvas: Canvas, sheet: Sheet) -> None:
    """What the three signs mean, at the right of the heading; all of one size that leaves it room."""
    heading = canvas.write(say(sheet.language, "story-nerve"), Type.NAME, BODY, GOLD, 704, mid=HEAD)
    signs = [("chrome/icons/clover", sheet.labels.luck), *((each.icon, each.label) for each in sheet.counts)]
    room = 1602 - heading.right - 30
    size = SIGN
    while size > 23 and sum(36 + 8 + width(words, Type.TEXT, size) for _, words in signs) + 44 > room:
        size = Size(size - 1)
    x = 1602.0
    for icon, words in reversed(signs):
        x -= width(words, Type.TEXT, size)
        canvas.write(words, Type.TEXT, size, IVORY, x, mid=HEAD + 1)
        x -= 44
        canvas.put(icon, x, HEAD - 18, 36)
        x -= 22


def _named(canvas: Canvas, sheet: Sheet, seat: Seat, x: float, wide: float, size: Size) -> None:
    """Portrait and name, the bar with its number, the counts below."""
    boss, won = sheet.bosses[seat], seat in sheet.winners
    _face(canvas, sheet, seat, x, 846, 66)
    canvas.write(SHORT[boss], Type.NAME, size, GOLD if won else IVORY, x + 76, mid=879, room=wide - 76)
    number = signed(sheet.story.seats[seat].luck, sheet.language)
    canvas.put("chrome/icons/clover", x, 927, 36)
    canvas.write(number, Type.NAME, SIGN, IVORY, x + wide, mid=945, align="right")
    _bar(canvas, sheet.story.seats[seat].luck, x + 46, 945, wide - 46 - 68)
    _counts(canvas, sheet, seat, x, 989, wide * 0.54, wide, (40, BODY))


def _narrow(canvas: Canvas, sheet: Sheet, seat: Seat, x: float, wide: float, *, small: bool) -> None:
    """The number beside the portrait, the bar across, the counts below."""
    side, icon, size = (50, 28, CAPTION) if small else (66, 36, SIGN)
    _face(canvas, sheet, seat, x, 879 - side / 2, side)
    number = signed(sheet.story.seats[seat].luck, sheet.language)
    clover = 24 if small else 30
    middle = x + side + (wide - side) / 2 + 2
    canvas.put("chrome/icons/clover", middle - clover / 2, 848, clover)
    canvas.write(number, Type.NAME, size, IVORY, middle, mid=897, align="centre")
    _bar(canvas, sheet.story.seats[seat].luck, x, 940, wide)
    _counts(canvas, sheet, seat, x, 988, wide * 0.52, wide, (icon, size))


def _face(canvas: Canvas, sheet: Sheet, seat: Seat, x: float, y: float, side: int) -> None:
    boss = sheet.bosses[seat]
    canvas.put(portrait(boss, active=seat in sheet.winners), x, y, side)
    canvas.claim(boss, x, y, side, side)
    if sheet.badge is not None:
        sheet.badge(canvas, seat, x, y, side)


def _bar(canvas: Canvas, luck: float, x: float, y: float, wide: float) -> None:
    """From the middle, good luck to the right and bad luck to the left."""
    canvas.plate(TRACK, x, y - 7, wide, 14, 7)
    middle, long = x + wide / 2, min(abs(luck) / FULL, 1) * (wide / 2 - 2)
    if long >= 2:
        left = middle if luck > 0 else middle - long
        canvas.plate(GOOD if luck > 0 else BAD, left, y - 9, long, 18, min(5, round(long / 2)))
    canvas.fill(CREAM, Box(round(middle) - 1, y - 13, round(middle) + 2, y + 13))


def _counts(
    canvas: Canvas,
    sheet: Sheet,
    seat: Seat,
    x: float,
    y: float,
    step: float,
    wide: float,
    sizes: tuple[int, Size],
) -> None:
    """How often each, within the cell; a nought is pale."""
    icon, size = sizes
    for place, count in enumerate(sheet.counts):
        mine = sheet.story.seats[seat]
        often = {**mine.known, **mine.counts}.get(count.key, 0)
        told = str(often)
        left = min(x + place * step, x + wide - icon - 6 - width(told, Type.NAME, size))
        canvas.put(count.icon, left, y - icon / 2, icon, strength=1 if often else NOUGHT)
        canvas.claim("count", left, y - icon / 2, icon, icon)
        canvas.write(told, Type.NAME, size, IVORY if often else PALE, left + icon + 6, mid=y)


def face(boss: str, canvas: Canvas, x: float, y: float) -> None:
    """A surprise without anything to show but whose it was."""
    medallion(canvas, boss, x + (SURPRISE_ROOM[0] - 128) / 2, y + 6, 128, active=True)
