"""The reckoning as it would be now: what each district would pay to whom, and what that would make."""

from collections.abc import Sequence
from itertools import zip_longest

from bot.skins.gangster.pictures import cells
from bot.skins.gangster.pictures.cells import Slot, cell
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.gangster.words.record import would_gain
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Grid, Same, Sized, Stack, Text
from bot.skins.scene.theme import (
    APART,
    CLOSE,
    CREAM,
    GOLD,
    HAIR,
    HEAD,
    NEAR,
    ON_ACTIVE,
    SIGN,
    TITLE,
    WIDE,
)
from bot.table.languages import Language
from engine.gangster.city import DOUBLERS
from engine.gangster.views import DistrictRow, Pay, SeatRow, TableView

BOSSES = 400  # width of the column that names them


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The districts at the left, the bosses at the right, whoever would have most first."""
    canvas = on_ground("map/background-scoring", folder=ART, key="gangster-scoring")
    districts = Sized(Grid(_cells(view, language, HAIR), 3, CLOSE), 1598 - BOSSES - CLOSE)
    bosses = [_line(view, row, readable(names[row.seat])) for row in _ranked(view)]
    told = Sized(flow.column(*bosses, gap=CLOSE, at="start"), BOSSES)
    tree = flow.column(_head(view, language), flow.row(districts, told, gap=CLOSE), gap=NEAR)
    return flow.picture(canvas, tree, Box(26, 26, 1624, 1024))


def paint_upright(view: TableView, language: Language) -> Canvas:
    """The same for a phone; names stand in the post."""
    bosses = [_line(view, row) for row in _ranked(view)]
    parts = (
        _head(view, language, upright=True),
        Grid(_cells(view, language, NEAR), 2, CLOSE),
        Grid(bosses, 2, CLOSE),
    )
    return pocket.picture(flow.column(*parts, gap=NEAR), air=(CLOSE, NEAR))


def _line(view: TableView, row: SeatRow, player: str = "") -> Block:
    return Same(_boss, (row, pay_told(would_gain(view, row)), player))


def _ranked(view: TableView) -> list[SeatRow]:
    """Whoever would have most first, every ? counted as what the casino cards pay on average."""
    casino = sum(view.casino_left) / max(1, len(view.casino_left))
    return sorted(view.seats, key=lambda row: (-row.influence - would_gain(view, row).at(casino), row.seat))


def _head(view: TableView, language: Language, *, upright: bool = False) -> Block:
    """Which round it is, how many doublers lie there, and what a ? may count."""
    title = Text(say(language, "picture-so-far"), Type.TITLE, TITLE, CREAM, HEAD, grow=1)
    rounds = say(language, "picture-round-of", round=view.round, rounds=view.options.rounds)
    doublers = say(language, "picture-doublers", number=view.doublers, all=DOUBLERS)
    left = ", ".join(map(str, view.casino_left))
    casino = say(language, "picture-casino-left", numbers=left)
    lines: list[Block] = [
        Text(f"{rounds} · {doublers}", Type.NAME, SIGN, GOLD, SIGN),
        Text(casino, Type.TEXT, SIGN, ON_ACTIVE, SIGN),
    ]
    if upright:
        return Stack((flow.column(title, *lines, gap=APART, grow=1),), pad=(NEAR, 0))
    return flow.row(title, flow.column(*lines, gap=NEAR), gap=WIDE)


def _cells(view: TableView, language: Language, gap: float) -> list[Block]:
    return [Same(_cell, (row, language, gap)) for row in view.districts if row.in_play]


def _cell(row: DistrictRow, language: Language, gap: float) -> Block:
    assert row.tile is not None
    slots = [
        Slot(value) if each is None else Slot(each.number, each.clan, each.count, _paid(each.pay))
        for value, each in zip_longest(row.tile.numbers, row.standings)
    ]
    return cell(row.place, row.doubled, slots, language, gap)


def _paid(pay: Pay) -> str:
    told = pay_told(pay)
    return told if told == "0" else f"+{told}"


def _boss(row: SeatRow, gain: str, player: str) -> Block:
    """A boss, what they have, and what a reckoning now would add."""
    return cells.boss(row, row.influence, gain, player, lit=row.awaited)
