"""The game is over: the King of Chicago, or those who share the title; what the others ended with."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import final, pocket_final
from bot.skins.bosses.portraits import SHORT, medallion, portrait
from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.blocks import ribbon
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, fitted, readable, width
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Piece, Pin, Plate, Stack, Text
from bot.skins.scene.theme import (
    APART,
    BODY,
    BRASS,
    CAPTION,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    NEW,
    POSTER,
    SIGN,
    WIDE,
)
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import SeatRow, TableView

MIDDLE = (352, 492)  # of the portrait of a single king
LEFT = 700
BOX = (178, 140)
BUSTS = 5
TOKENS = {1: 113, 2: 81, 3: 68, 4: 50, 5: 50}  # on the portraits of so many kings
ROW = {2: 420, 3: 300, 4: 300, 5: 250}  # portraits of so many kings
STRIP, STRIP_TALL = 826, 194


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The king with the gains of every round and where they came first; the others in a strip."""
    kings = [view.seats[seat] for seat in view.winners]
    if not kings:
        raise ValueError("the game is not over")
    alone = len(kings) == 1
    canvas = final.begin(say(language, "picture-king", count=len(kings)), alone=alone)
    if alone:
        _king(canvas, view, kings[0], readable(names[kings[0].seat]), language)
    else:
        _kings(canvas, kings, names, language)
    rest = sorted((row for row in view.seats if row not in kings), key=lambda row: -row.influence)
    _others(canvas, rest, names)
    canvas.frame()
    return canvas


def paint_upright(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The same for a phone held upright."""
    kings = [view.seats[seat] for seat in view.winners]
    if not kings:
        raise ValueError("the game is not over")
    token = TOKENS[len(kings)]
    crowned = [
        pocket_final.Crowned(
            row.boss,
            names[row.seat],
            [Pin(_token(clan, token), (0.9, 0.1)[at], 0.88) for at, clan in enumerate(row.clans)],
            _sum(row) if len(kings) > 1 else "",
        )
        for row in kings
    ]
    words = say(language, "picture-influence", points=kings[0].influence)
    won = []
    if len(kings) == 1:
        won = [_rounds(kings[0], language), _leads(view.firsts(kings[0].seat), language)]
    rest = sorted((row for row in view.seats if row not in kings), key=lambda row: -row.influence)
    entries = [final.Other(row.boss, names[row.seat], partial(_ended, row)) for row in rest]
    return pocket_final.paint(say(language, "picture-king", count=len(kings)), crowned, words, won, entries)


def _token(clan: Clan, side: int) -> Block:
    middle = side / 2
    return Piece(side, side, lambda canvas, x, y: pieces.token(canvas, clan, x + middle, y + middle, side))


def _rounds(row: SeatRow, language: Language) -> Block:
    """What each round brought."""
    cells = []
    for number, gain in enumerate(row.gains, start=1):
        label = Text(say(language, "picture-gain", round=number), Type.LABEL, SIGN, MUTED, SIGN)
        told = flow.column(label, Text(f"+{gain}", Type.NUMERAL, HEAD, NEW), gap=APART)
        cells.append(Stack((told,), pad=(WIDE, APART), ground=Plate(LACQUER, 10, 0.8)))
    return flow.row(*cells, gap=NEAR)


def _leads(places: Sequence[Place], language: Language) -> Block:
    """The districts that they led at the last reckoning."""
    label = Text(say(language, "picture-first-in"), Type.LABEL, SIGN, MUTED, SIGN)
    glyphs: list[Block] = [_glyph(place) for place in places]
    if not places:
        glyphs = [Text(say(language, "picture-first-nowhere"), Type.NAME, BODY, IVORY, SIGN)]
    return flow.row(label, *glyphs, gap=NEAR)


def _glyph(place: Place) -> Block:
    return Piece(40, 40, lambda canvas, x, y: pieces.glyph(canvas, place, x, y, 40))


def _ended(row: SeatRow, _: int) -> Block:
    """Their clans, what each round brought, and all of it."""
    sums = [Text(_sum(row), Type.NAME, SIGN, NEW)] if len(row.gains) > 1 else []
    total = Text(str(row.influence), Type.NUMERAL, HEAD, IVORY)
    return flow.row(*(_token(clan, 44) for clan in row.clans), *sums, total, gap=APART)


def _king(canvas: Canvas, view: TableView, row: SeatRow, player: str, language: Language) -> None:
    x, y = MIDDLE
    canvas.put("chrome/panels/final-ring", x - 305, y - 305, 610)
    canvas.put(portrait(row.boss, active=True), x - 280, y - 280, 560)
    canvas.claim(row.boss, x - 280, y - 280, 560, 560)
    for number, clan in enumerate(row.clans):
        pieces.token(canvas, clan, x + (205, -205)[number], y + 215, 150)
    canvas.write(SHORT[row.boss], Type.TITLE, POSTER, GOLD, LEFT, top=196, room=910, outline=(6, LACQUER))
    canvas.write(player, Type.TEXT, HEAD, IVORY, LEFT + 4, top=344, room=890, least=LEAD)
    _influence(canvas, row, language, LEFT, 410, 560)
    right = _gains(canvas, row, language)
    _firsts(canvas, view.firsts(row.seat), language, right + 32)
    for number in range(BUSTS):
        clan = row.clans[number % len(row.clans)]
        pieces.bust(canvas, clan, LEFT + 6 + 112 * number, 668, 118)


def _influence(canvas: Canvas, row: SeatRow, language: Language, x: float, y: float, wide: int) -> None:
    words = say(language, "picture-influence", points=row.influence)
    shown, size = fitted(words, Type.NUMERAL, LEAD, wide - 40, 2)
    pad = (wide - width(shown, Type.NUMERAL, size, 2)) / 2
    ribbon(canvas, words, x, y, 70, wide, size, round(pad), tracking=2)


def _gains(canvas: Canvas, row: SeatRow, language: Language) -> float:
    """A box for each round; where the last one ends."""
    wide, tall = BOX
    for number, gain in enumerate(row.gains):
        x = LEFT + 190 * number
        canvas.put("chrome/panels/banner-seat", x, 506, wide, tall)
        label = say(language, "picture-gain", round=number + 1)
        middle = x + wide / 2
        canvas.write(
            label, Type.LABEL, CAPTION, MUTED, middle, mid=506 + 31, align="centre", tracking=1, room=160
        )
        canvas.write(f"+{gain}", Type.NUMERAL, HEAD, NEW, middle, mid=506 + 91, align="centre", room=160)
    return LEFT + 190 * len(row.gains) - 12


def _firsts(canvas: Canvas, places: Sequence[Place], language: Language, x: float) -> None:
    """The districts that they led at the last reckoning."""
    wide, tall = 304, BOX[1]
    canvas.put("chrome/panels/banner-seat", x, 506, wide, tall)
    middle = x + wide / 2
    label = say(language, "picture-first-in")
    canvas.write(
        label, Type.LABEL, CAPTION, MUTED, middle, mid=506 + 31, align="centre", tracking=1, room=280
    )
    if not places:
        words = say(language, "picture-first-nowhere")
        canvas.write(words, Type.NAME, BODY, IVORY, middle, mid=506 + 91, align="centre", room=280)
    side, most = (62, 4) if len(places) <= 4 else (40, 5)
    lines = [places[start : start + most] for start in range(0, len(places), most)]
    step = 290 / most if most > 4 else min(84, 280 / max(1, len(places)))
    for number, line in enumerate(lines):
        mid = 506 + 91 + (number - (len(lines) - 1) / 2) * 44
        for place, first in enumerate(line):
            left = middle + (place - (len(line) - 1) / 2) * step - side / 2
            pieces.glyph(canvas, first, left, mid - side / 2, side)


def _kings(canvas: Canvas, kings: Sequence[SeatRow], names: Sequence[str], language: Language) -> None:
    """Their portraits side by side, the names in one line, the ribbon below them all."""
    count = len(kings)
    side, step = ROW[count], 1540 / max(count, 3)
    size = min(fitted(SHORT[row.boss], Type.TITLE, HEAD, step - 24)[1] for row in kings)
    top = 160.0 if count == 2 else 214.0
    for number, row in enumerate(kings):
        middle = 825 + (number - (count - 1) / 2) * step
        medallion(canvas, row.boss, middle - side / 2, top, side, active=True)
        for place, clan in enumerate(row.clans):
            token = round(0.27 * side)
            pieces.token(canvas, clan, middle + (0.36, -0.36)[place] * side, top + 0.86 * side, token)
        y = top + side + (16 if count == 2 else 26)
        canvas.write(
            SHORT[row.boss], Type.TITLE, size, GOLD, middle, top=y, align="centre", outline=(6, LACQUER)
        )
        y += cap_height(Type.TITLE, size) + 15
        canvas.write(
            readable(names[row.seat]), Type.TEXT, BODY, IVORY, middle, top=y, align="centre", room=step - 30,
            least=CAPTION, outline=(4, LACQUER),
        )  # fmt: skip
        y += cap_height(Type.TEXT, BODY) + 14
        canvas.write(
            _sum(row),
            Type.NAME,
            SIGN,
            NEW,
            middle,
            top=y,
            align="centre",
            room=step - 30,
            outline=(4, LACQUER),
        )
    _influence(canvas, kings[0], language, 825 - 280, 740, 560)


def _sum(row: SeatRow) -> str:
    """`14 + 38 + 45`."""
    return " + ".join(map(str, row.gains))


def _others(canvas: Canvas, rest: Sequence[SeatRow], names: Sequence[str]) -> None:
    if not rest:
        return
    canvas.put("chrome/panels/final-others", 26, STRIP, 1598, STRIP_TALL)
    cell = 1578 / len(rest) if len(rest) > 2 else 520
    start = 825 - cell * len(rest) / 2
    side = 128 if len(rest) <= 3 else 107
    for number, row in enumerate(rest):
        x = start + number * cell
        if number:
            canvas.fill(BRASS, Box(int(x), 856, int(x) + 2, 990), 0.40)
        _other(canvas, row, readable(names[row.seat]), x + 26, cell - 40, side)


def _other(canvas: Canvas, row: SeatRow, player: str, x: float, wide: float, side: int) -> None:
    middle = STRIP + STRIP_TALL / 2
    canvas.put(portrait(row.boss), x, middle - side / 2, side)
    canvas.claim(row.boss, x, middle - side / 2, side, side)
    for place, clan in enumerate(row.clans):
        at = x + (side - 14 if place == 0 else 14)
        pieces.token(canvas, clan, at, middle + side / 2 - 18, 44)
    left = x + side + 20
    room = wide - side - 20
    canvas.write(SHORT[row.boss], Type.NAME, BODY, IVORY, left, top=STRIP + 27, room=room)
    canvas.write(player, Type.TEXT, CAPTION, MUTED, left, top=STRIP + 73, room=room, least=NAME_MIN)
    total = canvas.write(str(row.influence), Type.NUMERAL, HEAD, IVORY, left, top=STRIP + 116)
    if len(row.gains) > 1:
        right = total.right + 16
        canvas.write(
            _sum(row),
            Type.NAME,
            CAPTION,
            NEW,
            right,
            base=total.bottom,
            room=left + room - right,
            least=NAME_MIN,
        )
