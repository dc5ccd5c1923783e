"""The day of reckoning for a phone held upright: every district, then the bosses, the best first."""

from functools import partial
from itertools import zip_longest

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.gangster.pictures.cells import Slot, cell, glyph, token
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Grid, Overlay, Piece, Pin, Plate, Sprite, Stack, Text
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CLOSE,
    CREAM,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LEAD,
    MUTED,
    NEAR,
    NEW,
    ON_FIRE,
    ROW,
    SIGN,
    TITLE,
)
from bot.table.languages import Language
from engine.gangster.events import DistrictScore, Scoring, Share
from engine.gangster.views import SeatRow, TableView

ACROSS = 2


def paint(scoring: Scoring, view: TableView, language: Language) -> Canvas:
    """What every district paid to whom, and what that makes for each boss; names stand in the post."""
    ranked = sorted(view.seats, key=lambda row: (-scoring.totals[row.seat], row.seat))
    cells = [_cell(each, language) for each in scoring.districts]
    totals = [_total(scoring, row) for row in ranked]
    parts = _head(scoring, view, language), Grid(cells, ACROSS, CLOSE), Grid(totals, ACROSS, CLOSE)
    tree = Stack((flow.column(*parts, gap=NEAR, grow=1),), pad=(CLOSE, NEAR))
    canvas = pocket.begun(pocket.frame(tree))
    return pocket.framed(canvas)


def _head(scoring: Scoring, view: TableView, language: Language) -> Block:
    """Which round it was, and who laid the last doubler where; the casino card that was turned up."""
    title = Text(say(language, "picture-reckoning"), Type.TITLE, TITLE, CREAM, HEAD)
    of = say(language, "picture-round-of", round=scoring.round, rounds=view.options.rounds)
    last = flow.row(
        Text(say(language, "picture-last-doubler"), Type.LABEL, SIGN, MUTED, SIGN),
        Text(SHORT[view.seats[scoring.seat].boss], Type.NAME, BODY, ON_FIRE, SIGN),
        glyph(scoring.place, 40),
    )
    told = flow.column(title, Text(of, Type.NAME, BODY, GOLD, SIGN), last, gap=APART, grow=1)
    number = str(scoring.casino)
    card = partial(_casino, number=number, told=say(language, "picture-casino", number=number))
    return Stack((told, Piece(104, 146, card)), NEAR, pad=(NEAR, 0))


def _casino(canvas: Canvas, x: float, y: float, *, number: str, told: str) -> None:
    canvas.put_with_shadow(f"{ART}/casino/face", x, y, 104, 146, 7, 4, 0.7)
    canvas.write(number, Type.NUMERAL, HEAD, INK, x + 52, mid=y + 52, align="centre")
    canvas.write(told, Type.NUMERAL, SIGN, CREAM, x + 52, mid=y + 119, align="centre")


def _cell(district: DistrictScore, language: Language) -> Block:
    """A district: what it paid to whom."""
    slots = [
        Slot(value) if share is None else Slot(value, share.clan, share.count, _paid(value, share))
        for value, share in zip_longest(district.numbers, district.shares)
    ]
    return cell(district.place, district.doubled, slots, language)


def _paid(value: int | None, share: Share) -> str:
    return "0" if value is None else f"+{share.points}"


def _total(scoring: Scoring, row: SeatRow) -> Block:
    """A boss, what the day brought, and what they have now."""
    first = scoring.totals[row.seat] == max(scoring.totals)
    face = Sprite(portrait(row.boss, active=first), 78, claims=row.boss)
    pins = [Pin(token(clan, 34), (0.94, 0.06)[at], 0.9) for at, clan in enumerate(row.clans)]
    name = Text(SHORT[row.boss], Type.NAME, LEAD, GOLD if first else IVORY, SIGN, grow=1)
    gain = Text(f"+{scoring.gains[row.seat]}", Type.NUMERAL, BODY, NEW)
    total = Text(str(scoring.totals[row.seat]), Type.NUMERAL, HEAD, CREAM)
    ground = Plate(ACTIVE, 10) if first else Plate(ROW, 10, 0.72)
    return Stack((Overlay(face, pins), name, gain, total), NEAR, pad=(NEAR, CLOSE), ground=ground)
