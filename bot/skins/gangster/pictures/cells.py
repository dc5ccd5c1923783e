"""A district as a reckoning reads it: its numbers, over each who takes it, and what that pays."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Overlay, Piece, Pin, Plate, Sized, Space, Stack, Text
from bot.skins.scene.theme import BODY, CLOSE, EMBER, GOLD, IVORY, NEAR, NEW, ROW, SIGN
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place

VALUE, TOKEN, COUNT = 46, 56, 34
EMPTY = 0.5


@dataclass(frozen=True, slots=True)
class Slot:
    """A number of the tile (None where none is left), who takes it with how many, and what that pays."""

    value: int | None
    clan: Clan | None = None
    count: int = 0
    paid: str = ""


def cell(place: Place, doubled: bool, slots: Sequence[Slot], language: Language, gap: float = NEAR) -> Block:
    """A district: its name, its numbers, and who takes each of them or goes empty."""
    name = Text(place_name(place, language), Type.NAME, BODY, GOLD, SIGN, grow=1)
    doubler = Piece(52, 52, lambda canvas, x, y: pieces.doubler(canvas, x, y, 52))
    head = Sized(flow.row(glyph(place, 40), name, *([doubler] if doubled else []), gap=CLOSE), tall=44)
    ground = Plate(EMBER, 10) if doubled else Plate(ROW, 10, 0.72)
    line = flow.row(*map(_slot, slots), gap=gap)
    return Stack((head, line), CLOSE, down=True, pad=(NEAR, CLOSE), ground=ground)


def _slot(slot: Slot) -> Block:
    """A number of the tile over who takes it, and what that pays; over nobody, what is left."""
    number: Block = Space(VALUE, VALUE)
    if slot.value is not None:
        number = Piece(VALUE, VALUE, partial(_number, value=slot.value))
    taker: Block = Space(TOKEN, TOKEN)
    paid: Block = Space(TOKEN, 27)
    if slot.clan is not None:
        face = token(slot.clan, TOKEN, EMPTY if slot.value is None else 1)
        count = Piece(
            COUNT, COUNT, lambda canvas, x, y: pieces.count(canvas, slot.count, x + 17, y + 17, COUNT, SIGN)
        )
        taker = Overlay(face, (Pin(count, 0.86, 0.8),))
        colour = IVORY if slot.value is None else NEW
        paid = Sized(Text(slot.paid, Type.NUMERAL, BODY, colour, SIGN, align="centre"), TOKEN + NEAR)
    return flow.column(flow.row(number, at="centre"), flow.row(taker, at="centre"), paid, gap=CLOSE)


def _number(canvas: Canvas, x: float, y: float, *, value: int) -> None:
    pieces.number(canvas, value, x, y, VALUE, VALUE, BODY)


def glyph(place: Place, side: int) -> Block:
    """The emblem of a place."""
    return Piece(side, side, lambda canvas, x, y: pieces.glyph(canvas, place, x, y, side))


def token(clan: Clan, side: int, strength: float = 1) -> Block:
    """A gangster of that clan."""
    return Piece(
        side,
        side,
        lambda canvas, x, y: pieces.token(canvas, clan, x + side / 2, y + side / 2, side, strength),
    )
