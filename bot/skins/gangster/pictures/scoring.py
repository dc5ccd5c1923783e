"""The day of reckoning: what every district paid to whom, and what that makes for each boss."""

from collections.abc import Sequence
from itertools import zip_longest

from bot.skins.bosses.portraits import SHORT, medallion, portrait
from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas, on_ground, widest
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CREAM,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEW,
    ON_ACTIVE,
    ON_FIRE,
    SIGN,
    TITLE,
    Size,
    within,
)
from bot.table.languages import Language
from engine.gangster.city import DOUBLERS
from engine.gangster.events import DistrictScore, Scoring, Share
from engine.gangster.views import SeatRow, TableView

LEFTS, TOP, STEP = (26, 598), 196, 166
CELL = (560, 160)
TOTALS, TOTAL = 1186, 438
TALL = {2: 260, 3: 196, 4: 196, 5: 159}
GAP = {2: 12, 3: 8, 4: 8, 5: 7}
EMPTY = 0.5


def paint(scoring: Scoring, view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """District by district at the left, the bosses at the right, the best first."""
    canvas = on_ground("map/background-scoring", folder=ART, key="gangster-scoring")
    _head(canvas, scoring, view, language)
    for number, district in enumerate(scoring.districts):
        row, column = divmod(number, 2)
        _cell(canvas, district, LEFTS[column], TOP + STEP * row, language)
    _totals(canvas, scoring, view, names)
    canvas.frame()
    return canvas


def _head(canvas: Canvas, scoring: Scoring, view: TableView, language: Language) -> None:
    title = say(language, "picture-reckoning")
    canvas.write(title, Type.TITLE, TITLE, CREAM, 40, top=44, room=990, outline=(5, LACQUER))
    told = say(language, "picture-round-of", round=scoring.round, rounds=view.options.rounds)
    canvas.write(told, Type.NAME, BODY, GOLD, 40, top=134, tracking=3, room=980)
    canvas.put_with_shadow(f"{ART}/casino/face", 1060, 34, 104, 146, 7, 4, 0.7)
    number = str(scoring.casino)
    scale = 104 / 140
    canvas.write(number, Type.NUMERAL, HEAD, INK, 1060 + 70 * scale, mid=34 + 70 * scale, align="centre")
    told = say(language, "picture-casino", number=number)
    canvas.write(told, Type.NUMERAL, CAPTION, CREAM, 1060 + 70 * scale, mid=34 + 160 * scale, align="centre")
    label = say(language, "picture-last-doubler")
    canvas.write(label, Type.LABEL, CAPTION, MUTED, 1186, top=52, room=360)
    name = SHORT[view.seats[scoring.seat].boss]
    canvas.write(name, Type.TITLE, HEAD, GOLD, 1186, top=86, room=360)
    canvas.write(place_name(scoring.place, language), Type.NAME, SIGN, ON_FIRE, 1186, top=146, room=420)
    pieces.doubler(canvas, 1560, 52, 64, str(DOUBLERS))


def _cell(canvas: Canvas, district: DistrictScore, x: int, y: int, language: Language) -> None:
    canvas.put(f"{ART}/panels/scoring-cell{'-doubled' if district.doubled else ''}", x, y, *CELL)
    pieces.glyph(canvas, district.place, x + 16, y + 10, 36)
    name = place_name(district.place, language)
    canvas.write(name, Type.NAME, SIGN, GOLD, x + 61, mid=y + 28, tracking=0.6, room=400)
    if district.doubled:
        pieces.doubler(canvas, x + CELL[0] - 72, y - 8, 72)
    slots = list(zip_longest(district.numbers, district.shares))
    step = 536 / max(4, len(slots))
    for number, (value, share) in enumerate(slots):
        _slot(canvas, value, share, x + 16 + step * number, y)


def _slot(canvas: Canvas, value: int | None, share: Share | None, x: float, y: int) -> None:
    """A number of the tile and who takes it, or who goes empty."""
    if value is not None:
        pieces.number(canvas, value, x, y + 63, 46, 46, BODY)
    if share is None:
        return
    left = x + (44 if value is not None else 14)
    pieces.token(canvas, share.clan, left + 28, y + 58 + 28, 56, 1 if value is not None else EMPTY)
    pieces.count(canvas, share.count, left + 31 + 13, y + 58 + 33 + 13, 26, within(26, 0.8))
    if value is not None:
        canvas.write(f"+{share.points}", Type.NUMERAL, BODY, NEW, x + 50, mid=y + 135, align="centre")
    else:
        canvas.write("0", Type.NUMERAL, CAPTION, pieces.DIM, left + 28, mid=y + 135, align="centre")


def _totals(canvas: Canvas, scoring: Scoring, view: TableView, names: Sequence[str]) -> None:
    count = len(view.seats)
    tall, gap = TALL[count], GAP[count]
    ranked = sorted(view.seats, key=lambda row: (-scoring.totals[row.seat], row.seat))
    most = max(scoring.totals)
    size = widest([SHORT[row.boss] for row in ranked], Type.NAME, BODY, 190, CAPTION)
    for number, row in enumerate(ranked):
        y = TOP + number * (tall + gap)
        first = scoring.totals[row.seat] == most
        _total(canvas, scoring, row, readable(names[row.seat]), y, tall, size, first=first, seats=count)


def _total(
    canvas: Canvas,
    scoring: Scoring,
    row: SeatRow,
    player: str,
    y: int,
    tall: int,
    size: Size,
    *,
    first: bool,
    seats: int,
) -> None:
    box = Box(TOTALS, y, TOTALS + TOTAL, y + tall)
    if first:
        canvas.glow(box, 12, GOLD, 10, 0.4, covered=8)
    drawn = f"{ART}/panels/scoring-total-{seats}p{'-first' if first else ''}"
    canvas.put(drawn, TOTALS, y, TOTAL, tall)
    face, middle = 112, y + tall / 2
    x, top = TOTALS + 15, middle - face / 2
    if first:
        medallion(canvas, row.boss, x, top, face, active=True)
    else:
        canvas.put(portrait(row.boss), x, top, face)
        canvas.claim(row.boss, x, top, face, face)
    left, high = TOTALS + 152, 0.12 * tall
    if len(row.clans) == 1:
        pieces.token(canvas, row.clans[0], x + face - 12, top + face - 14, 46)
    else:
        for number, clan in enumerate(row.clans):
            pieces.token(canvas, clan, left + 23 + 56 * number, middle + 0.28 * tall, 46)
    colour, tone = (GOLD, ON_ACTIVE) if first else (IVORY, MUTED)
    right = TOTALS + TOTAL - 18
    total = canvas.write(
        str(scoring.totals[row.seat]), Type.NUMERAL, TITLE, CREAM, right, mid=middle - high, align="right"
    )
    canvas.write(
        f"+{scoring.gains[row.seat]}", Type.NUMERAL, LEAD, NEW, right, mid=middle + 0.28 * tall, align="right"
    )
    room = total.left - 10 - left
    name = canvas.write(
        SHORT[row.boss], Type.NAME, size, colour, left, mid=middle - high, room=room, least=NAME_MIN
    )
    canvas.write(player, Type.TEXT, CAPTION, tone, left, top=name.bottom + 14, room=room, least=NAME_MIN)
