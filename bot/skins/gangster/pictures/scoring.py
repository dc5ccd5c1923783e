"""The day of reckoning: what every district paid to whom, and what that makes for each boss."""

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest

from bot.skins.bosses.portraits import SHORT
from bot.skins.gangster.pictures import blocks, cells, pieces
from bot.skins.gangster.pictures.cells import Slot
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Grid, Light, Panel, Piece, Same, Sized, Space, Stack, Text
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CLOSE,
    CREAM,
    GOLD,
    HEAD,
    INK,
    LACQUER,
    MUTED,
    NEAR,
    ON_FIRE,
    ROW,
    SIGN,
    TITLE,
    WIDE,
)
from bot.table.languages import Language
from engine.gangster.city import DOUBLERS
from engine.gangster.events import DistrictScore, Scoring, Share
from engine.gangster.views import SeatRow, TableView

TOTAL = 438
TALL = {2: (260, 12), 3: (196, 8), 4: (196, 8), 5: (159, 7)}  # of a boss, and to the next


def paint(scoring: Scoring, view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """District by district at the left, the bosses at the right, the best first."""
    canvas = on_ground("map/background-scoring", folder=ART, key="gangster-scoring")
    tall, gap = TALL[len(view.seats)]
    paid = [Sized(Same(_wide_cell, (each, language)), *cells.WIDE) for each in scoring.districts]
    totals = [
        Sized(Same(_total, (scoring.totals, scoring.gains, row, readable(names[row.seat]))), TOTAL, tall)
        for row in _ranked(scoring, view)
    ]
    districts = Sized(Grid(paid, 2, CLOSE), 2 * cells.WIDE[0] + CLOSE)
    body = flow.row(districts, Space(grow=1), flow.column(*totals, gap=gap, at="start"), gap=0)
    tree = flow.column(_wide_head(scoring, view, language), body, at="start")
    return flow.picture(canvas, tree, Box(26, 36, 1624, 1026))


def paint_upright(scoring: Scoring, view: TableView, language: Language) -> Canvas:
    """The same for a phone; names stand in the post."""
    paid = [Same(_cell, (each, language)) for each in scoring.districts]
    totals = [Same(_line, (scoring.totals, scoring.gains, row)) for row in _ranked(scoring, view)]
    parts = _head(scoring, view, language), Grid(paid, 2, CLOSE), Grid(totals, 2, CLOSE)
    return pocket.picture(flow.column(*parts, gap=NEAR), air=(CLOSE, NEAR))


def _ranked(scoring: Scoring, view: TableView) -> list[SeatRow]:
    return sorted(view.seats, key=lambda row: (-scoring.totals[row.seat], row.seat))


def _wide_head(scoring: Scoring, view: TableView, language: Language) -> Block:
    """Which round it was; the casino card that was turned up; who laid the last doubler where."""
    told = flow.column(*_round(scoring, view, language), gap=WIDE, grow=1)
    last = flow.column(
        _label(language),
        Text(SHORT[view.seats[scoring.seat].boss], Type.TITLE, HEAD, GOLD, HEAD),
        Text(place_name(scoring.place, language), Type.NAME, SIGN, ON_FIRE, SIGN),
        gap=NEAR,
        grow=1,
    )
    disc = Piece(64, 64, lambda canvas, x, y: pieces.doubler(canvas, x, y, 64, str(DOUBLERS)))
    laid = Sized(flow.row(last, disc), TOTAL)
    return Stack((told, _casino(scoring, language), laid), 22, pad=(NEAR, 0))


def _head(scoring: Scoring, view: TableView, language: Language) -> Block:
    """The same upright."""
    last = flow.row(
        _label(language),
        Text(SHORT[view.seats[scoring.seat].boss], Type.NAME, BODY, ON_FIRE, SIGN),
        blocks.glyph(scoring.place, 40),
    )
    told = flow.column(*_round(scoring, view, language), last, gap=APART, grow=1)
    return Stack((told, _casino(scoring, language)), NEAR, pad=(NEAR, 0))


def _round(scoring: Scoring, view: TableView, language: Language) -> tuple[Block, Block]:
    title = say(language, "picture-reckoning")
    of = say(language, "picture-round-of", round=scoring.round, rounds=view.options.rounds)
    return (
        Text(title, Type.TITLE, TITLE, CREAM, HEAD, outline=(5, LACQUER)),
        Text(of, Type.NAME, BODY, GOLD, SIGN),
    )


def _label(language: Language) -> Block:
    return Text(say(language, "picture-last-doubler"), Type.LABEL, SIGN, MUTED, SIGN)


def _casino(scoring: Scoring, language: Language) -> Block:
    number = str(scoring.casino)
    return Piece(104, 146, partial(_card, number=number, told=say(language, "picture-casino", number=number)))


def _card(canvas: Canvas, x: float, y: float, *, number: str, told: str) -> None:
    canvas.put_with_shadow(f"{ART}/casino/face", x, y, 104, 146, 7, 4, 0.7)
    canvas.write(number, Type.NUMERAL, HEAD, INK, x + 52, mid=y + 52, align="centre")
    canvas.write(told, Type.NUMERAL, SIGN, CREAM, x + 52, mid=y + 119, align="centre")


def _cell(district: DistrictScore, language: Language) -> Block:
    return cells.cell(district.place, district.doubled, _slots(district), language)


def _wide_cell(district: DistrictScore, language: Language) -> Block:
    return cells.wide_cell(district.place, district.doubled, _slots(district), language)


def _slots(district: DistrictScore) -> list[Slot]:
    """What a district paid to whom."""
    return [
        Slot(value) if share is None else Slot(value, share.clan, share.count, _paid(value, share))
        for value, share in zip_longest(district.numbers, district.shares)
    ]


def _paid(value: int | None, share: Share) -> str:
    return "0" if value is None else f"+{share.points}"


def _total(totals: Sequence[int], gains: Sequence[int], row: SeatRow, player: str) -> Block:
    """A boss, what the day brought, and what they have now."""
    first = totals[row.seat] == max(totals)
    drawn = f"{ART}/panels/scoring-total-{len(totals)}p{'-first' if first else ''}"
    ground = Panel(drawn, ACTIVE, Light(12, 10, 0.4, 8)) if first else Panel(drawn, ROW)
    total, gain = totals[row.seat], str(gains[row.seat])
    return cells.boss(row, total, gain, player, lit=first, sizes=cells.LARGE, ground=ground)


def _line(totals: Sequence[int], gains: Sequence[int], row: SeatRow) -> Block:
    return cells.boss(row, totals[row.seat], str(gains[row.seat]), lit=totals[row.seat] == max(totals))
