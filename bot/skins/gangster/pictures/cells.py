"""Blocks of a reckoning: a district with the takers of its numbers, and a boss with the points they make."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses import portraits
from bot.skins.bosses.portraits import SHORT
from bot.skins.gangster.pictures import blocks, pieces
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Ground, Overlay, Panel, Piece, Pin, Plate, Sized, Space, Stack, Text
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CLOSE,
    CREAM,
    EMBER,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    NEW,
    ON_ACTIVE,
    ROW,
    SIGN,
    TITLE,
    Size,
    within,
)
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import SeatRow

VALUE, TOKEN, COUNT = 46, 56, 34
BESIDE = 30  # a count whose token stands beside its number
EMPTY = 0.5
WIDE = (560, 160)  # of a district whose numbers stand beside who takes them
SLOTS = 4  # there, at least


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
    doubler = blocks.doubler(52)
    head = Sized(flow.row(blocks.glyph(place, 40), name, *([doubler] if doubled else []), gap=CLOSE), tall=44)
    ground = Plate(EMBER, 10) if doubled else Plate(ROW, 10, 0.72)
    line = flow.row(*map(_over, slots), gap=gap)
    return Stack((head, line), CLOSE, down=True, pad=(NEAR, CLOSE), ground=ground)


def wide_cell(place: Place, doubled: bool, slots: Sequence[Slot], language: Language) -> Block:
    """A district of the wide picture: each number stands beside its taker."""
    name = Text(place_name(place, language), Type.NAME, SIGN, GOLD, SIGN, tracking=0.6)
    drawn = f"{ART}/panels/scoring-cell{'-doubled' if doubled else ''}"
    told = [*map(_beside, slots), *[Space()] * (SLOTS - len(slots))]
    line = flow.Grid(told, SLOTS, 0) if len(told) == SLOTS else flow.row(*told)
    parts = Sized(flow.row(blocks.glyph(place, 36), name), tall=36), line
    inside = Stack(parts, NEAR, down=True, pad=(16, 10), ground=Panel(drawn, EMBER if doubled else ROW))
    return Overlay(Sized(inside, *WIDE), [Pin(blocks.doubler(72), 1, 0, (-36, 28))] if doubled else [])


def _over(slot: Slot) -> Block:
    """A number of the tile over who takes it, and what that pays; over nobody, what is left."""
    paid: Block = Space(TOKEN, 27)
    if slot.clan is not None:
        paid = Sized(_paid(slot, SIGN), TOKEN + NEAR)
    taker = _taker(slot, COUNT, SIGN)
    return flow.column(flow.row(_number(slot), at="centre"), flow.row(taker, at="centre"), paid, gap=CLOSE)


def _beside(slot: Slot) -> Block:
    """The same with who takes it beside the number."""
    number = [] if slot.value is None else [_number(slot)]
    both = flow.row(*number, _taker(slot, BESIDE, within(BESIDE, 0.8)), gap=0)
    return flow.row(flow.column(both, _paid(slot, BODY), gap=HAIR, at="start"))


def _number(slot: Slot) -> Block:
    return Space(VALUE, VALUE) if slot.value is None else blocks.value(slot.value, VALUE)


def _taker(slot: Slot, side: int, letters: Size) -> Block:
    """Who takes it, and with how many gangsters."""
    if slot.clan is None:
        return Space(TOKEN, TOKEN)
    face = blocks.token(slot.clan, TOKEN, EMPTY if slot.value is None else 1)
    half = side / 2
    count = Piece(
        side, side, lambda canvas, x, y: pieces.count(canvas, slot.count, x + half, y + half, side, letters)
    )
    return Overlay(face, (Pin(count, 0.84, 0.8),))


def _paid(slot: Slot, least: Size) -> Text:
    colour = IVORY if slot.value is None else NEW
    return Text(slot.paid, Type.NUMERAL, BODY, colour, least, align="centre")


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large a boss and their sums are."""

    face: int
    token: int
    name: Size
    total: Size
    gain: Size
    pad: float


LINE = Sizes(78, 34, LEAD, HEAD, BODY, NEAR)
LARGE = Sizes(112, 46, BODY, TITLE, LEAD, APART)


def boss(
    row: SeatRow,
    total: int,
    gain: str,
    player: str = "",
    *,
    lit: bool,
    sizes: Sizes = LINE,
    ground: Ground | None = None,
) -> Block:
    """A boss with their clans, what they have, and what is added to it; lit: to play, or first."""
    face = portraits.face(row.boss, sizes.face, active=lit)
    pins = [Pin(blocks.token(clan, sizes.token), (0.94, 0.06)[at], 0.9) for at, clan in enumerate(row.clans)]
    tone = ON_ACTIVE if lit else MUTED
    person = [Text(player, Type.TEXT, SIGN, tone, NAME_MIN, cut=True)] if player else []
    name = Text(SHORT[row.boss], Type.NAME, sizes.name, GOLD if lit else IVORY, SIGN)
    sums = flow.column(
        Text(str(total), Type.NUMERAL, sizes.total, CREAM, align="right"),
        Text(f"+{gain}", Type.NUMERAL, sizes.gain, NEW, SIGN, align="right"),
        gap=NEAR,
    )
    told = flow.column(name, *person, gap=NEAR, grow=1)
    ground = ground or (Plate(ACTIVE, 10) if lit else Plate(ROW, 10, 0.72))
    return Stack((Overlay(face, pins), told, sums), NEAR, pad=(sizes.pad, NEAR), ground=ground)
