"""The end of a game on a phone held upright: the winner in the light, below them all others."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses.final import Crowned, Other
from bot.skins.bosses.portraits import SHORT, medallion, portrait
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Align, Canvas
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Grid, Lines, Overlay, Piece, Plate, Sized, Sprite, Stack, Text
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CLOSE,
    CREAM,
    DISPLAY,
    FAR,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LEAD,
    MUTED,
    NEAR,
    NEW,
    ROW,
    SIGN,
    TITLE,
    WIDE,
)

SIDES = {1: 420, 2: 300, 3: 250}  # of the portraits of so many winners; more stand in lines
LINE = 148
FACE, ENDED = 94, 49  # heights of a portrait of the others, and of what they ended with


def paint(
    title: str, crowned: Sequence[Crowned], words: str, won: Sequence[Block], others: Sequence[Other]
) -> Canvas:
    """Who won, on a ribbon why, what they won; a line for each of the others."""
    why = Text(words, Type.NUMERAL, LEAD, INK, SIGN, tracking=1, align="centre")
    ribbon = Sized(Stack((why,), pad=(APART, 0), ground=Plate(GOLD, 10)), tall=70)
    parts = (
        Lines(title, Type.TITLE, TITLE, CREAM, gap=APART, least=HEAD, align="centre"),
        _winners(crowned),
        _middle(ribbon),
        *map(_middle, won),
        flow.column(*map(_other, others), gap=CLOSE),
    )
    return pocket.picture(flow.column(*parts, gap=WIDE), air=(NEAR, APART))


def _middle(block: Block) -> Block:
    return flow.row(block, at="centre")


def _winners(crowned: Sequence[Crowned]) -> Block:
    """Their portraits side by side, each with its names below, or, of many winners, beside it."""
    many = len(crowned)
    side, letters = SIDES.get(many, LINE), DISPLAY if many == 1 else HEAD
    align: Align = "centre" if many in SIDES else "left"
    cells: list[Block] = []
    for each in crowned:
        face = Overlay(Piece(side, side, partial(_face, boss=each.boss, side=side)), each.pins(side))
        lines = [Text(SHORT[each.boss], Type.TITLE, letters, GOLD, BODY, align=align)]
        lines.append(Text(readable(each.player), Type.TEXT, BODY, IVORY, SIGN, align=align, cut=True))
        if each.told:
            lines.append(Text(each.told, Type.NAME, SIGN, NEW, SIGN, align=align))
        if many in SIDES:
            cells.append(flow.column(_middle(face), *lines, gap=APART, at="start"))
        else:
            told = flow.column(*lines, gap=APART, grow=1)
            cells.append(Stack((face, told), FAR, pad=(WIDE, CLOSE), ground=Plate(ACTIVE, 10)))
    return Grid(cells, many if many in SIDES else 1)


def _face(canvas: Canvas, x: float, y: float, *, boss: str, side: int) -> None:
    medallion(canvas, boss, x, y, side, active=True)


def _other(entry: Other) -> Block:
    face = Sprite(portrait(entry.boss), FACE, claims=entry.boss)
    name = Text(SHORT[entry.boss], Type.NAME, LEAD, IVORY, SIGN)
    player = Text(readable(entry.player), Type.TEXT, SIGN, MUTED, SIGN, cut=True)
    told = flow.column(name, player, gap=NEAR, grow=1)
    return Stack((face, told, entry.ended(ENDED)), NEAR, pad=(NEAR, CLOSE), ground=Plate(ROW, 8, 0.72))
