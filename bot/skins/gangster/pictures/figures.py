"""Beside the city in a book: influence with what a reckoning now would add, and what may still come."""

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.gangster.pictures import blocks
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.gangster.words.record import would_gain
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Piece, Sized, Space, Sprite, Stack, Text
from bot.skins.scene.theme import (
    ACTIVE,
    BODY,
    BRASS,
    CLOSE,
    CREAM,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    NEW,
    ROW,
    SIGN,
)
from bot.table.languages import Language
from engine.gangster.pieces import Kind
from engine.gangster.views import Pay, SeatRow, TableView

BAR = 250, 30
FULL = 40  # influence that fills a bar, unless somebody has more


def paint(view: TableView, language: Language) -> Canvas:
    """A line for each boss, then the piles."""
    parts = (_head(view, language), *_bosses(view), _piles(view))
    return pocket.picture(flow.column(*parts, gap=CLOSE), air=(CLOSE, NEAR))


def _head(view: TableView, language: Language) -> Block:
    told = say(language, "picture-round-of", round=view.round, rounds=view.options.rounds)
    now = Text(say(language, "picture-scores-now"), Type.TEXT, SIGN, MUTED, SIGN)
    return Stack((Text(told, Type.NAME, BODY, GOLD, SIGN), Space(grow=1), now), pad=(NEAR, NEAR))


def _bosses(view: TableView) -> list[Block]:
    gains = [would_gain(view, row) for row in view.seats]
    casino = sum(view.casino_left) / max(1, len(view.casino_left))  # what a "?" pays on average
    more = [gain.at(casino) for gain in gains]
    most = max(FULL, *(row.influence + each for row, each in zip(view.seats, more, strict=True)))
    return [
        _boss(row, gain, row.influence / most, each / most)
        for row, gain, each in zip(view.seats, gains, more, strict=True)
    ]


def _boss(row: SeatRow, gain: Pay, has: float, would: float) -> Block:
    active = row.awaited
    name = Text(SHORT[row.boss], Type.NAME, LEAD, GOLD if active else IVORY, SIGN, grow=1)
    total = Text(str(row.influence), Type.NUMERAL, HEAD, CREAM, align="right")
    more = Text(f"+{pay_told(gain)}", Type.NUMERAL, BODY, NEW, SIGN, align="right")
    parts = (
        Sprite(portrait(row.boss, active), 66, claims=row.boss),
        *(blocks.token(clan, 38) for clan in row.clans),
        name,
        Piece(*BAR, lambda canvas, x, y: _bar(canvas, x, y, has, would)),
        Sized(total, 90),
        Sized(more, 130),
    )
    return Stack(parts, CLOSE, pad=(NEAR, CLOSE), ground=_ground(ACTIVE if active else ROW))


def _bar(canvas: Canvas, x: float, y: float, has: float, more: float) -> None:
    """What they have, and in pale what would come."""
    wide, tall = BAR
    canvas.plate(LACQUER, x, y, wide, tall, 6, 0.8)
    if has + more:
        canvas.plate(NEW, x, y, max(8, wide * (has + more)), tall, 6, 0.42)
    if has:
        canvas.plate(BRASS, x, y, max(8, wide * has), tall, 6)


def _piles(view: TableView) -> Block:
    """What has not been turned up yet: districts, casino cards, pieces of equipment."""
    lines = (
        _line(f"{ART}/districts/card-back", 44, 62, [blocks.glyph(place, 42) for place in view.pile]),
        _line(f"{ART}/casino/back", 44, 62, [_value(value) for value in view.casino_left]),
        _line(f"{ART}/equipment/back", 50, 50, [_kind(kind, many) for kind, many in view.stock if many]),
    )
    return Stack(lines, NEAR, down=True, pad=(NEAR, NEAR), ground=_ground(ROW))


def _line(back: str, wide: int, tall: int, left: list[Block]) -> Block:
    return flow.row(Sized(Sprite(back, wide, tall), 50, 62), *left, gap=NEAR)


def _value(value: int) -> Block:
    number = Text(str(value), Type.NUMERAL, BODY, CREAM)
    return flow.Overlay(Sprite(f"{ART}/pieces/value-casino", 46), (flow.Pin(number, 0.5, 0.5),))


def _kind(kind: Kind, many: int) -> Block:
    return Stack((blocks.equipment(kind, 50), Text(str(many), Type.NAME, BODY, IVORY)), 6)


def _ground(colour: str) -> flow.Plate:
    return flow.Plate(colour, 10, 1 if colour == ACTIVE else 0.72)
