"""The table: tonight's trucks above, a panel for every boss below; the same
for all, whoever has chosen (TT-3.3).

Paints what a TableView holds; it is given no secret and could not show one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.kit.pocket import WIDTH, framed, ground
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Grid, Piece, Sized, Space, Stack, Text, column, row
from bot.skins.scene.theme import (
    APART,
    BODY,
    BRASS,
    CAPTION,
    CLOSE,
    FAINT,
    GOLD,
    HEAD,
    IVORY,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    NEW,
    ON_ACTIVE,
    SIGN,
    TITLE,
    WIDE,
    Size,
)
from bot.skins.two_trucks.pictures import pieces, roads
from bot.skins.two_trucks.pictures.track import possible, track
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.two_trucks.pieces import TRAIN
from engine.two_trucks.views import SeatRow, TableView

ROOM = 1598
HEAD_WIDE, ROAD_WIDE, ROADS_TALL, PANELS_TALL = 366, 604, 310, 670
EDGE, TOP = 22, 30  # of an upright picture


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of a panel at a number of seats: columns of panels, portrait, letters, crate, track.

    `place`, `across`: the places of a track, and how many of them stand side by side; `homes`: rows of the
    numbers that may be at home, and how far these are apart.
    """

    columns: int
    tall: int
    face: int
    name: Size
    crate: int
    count: Size
    place: tuple[int, int]
    across: int
    number: Size
    homes: tuple[int, int] | None = None
    beside: bool = False  # the track stands beside the portrait, under the names


KINDS = {
    2: Sizes(2, 670, 193, HEAD, 66, TITLE, (142, 108), 5, HEAD, (1, 60)),
    3: Sizes(3, 670, 140, LEAD, 56, HEAD, (92, 108), 5, LEAD, (2, 76)),
    4: Sizes(2, 329, 140, LEAD, 56, TITLE, (70, 110), 10, SIGN, (1, 48)),
    5: Sizes(3, 329, 116, BODY, 50, HEAD, (92, 73), 5, SIGN),
    6: Sizes(3, 329, 116, BODY, 50, HEAD, (92, 73), 5, SIGN),
}
_ROOMY = Sizes(1, 250, 96, LEAD, 60, HEAD, (76, 92), 10, SIGN)
_CLOSE = Sizes(1, 156, 104, LEAD, 50, HEAD, (62, 80), 10, SIGN, beside=True)
POCKET_KINDS = {2: _ROOMY, 3: _ROOMY, 4: _ROOMY, 5: _CLOSE, 6: _CLOSE}


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it."""
    canvas = on_ground("table")
    north, south = roads.both(table, roads.LARGE, (ROAD_WIDE, ROADS_TALL), language)
    head = row(Sized(_head(table, language), HEAD_WIDE), north, south)
    tree = column(
        Sized(head, tall=ROADS_TALL),
        Sized(panels(table, names, ROOM, KINDS, language), tall=PANELS_TALL),
        gap=NEAR,
    )
    flow.paint(canvas, flow.lay(tree, Box(26, 32, 26 + ROOM, 1024)))
    canvas.frame()
    return canvas


def paint_upright(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table for a phone: the trucks one under the other."""
    room = WIDTH - 2 * EDGE
    when, tonight = _moment(table, language)
    several = len(table.rows) > 4
    tall = 220 if several else 250
    north, south = roads.both(table, roads.SMALL, (room, tall), language)
    tree = column(
        Stack((column(when, tonight, gap=NEAR, grow=1), _dots(table)), pad=(APART, 0)),
        north,
        south,
        panels(table, names, room, POCKET_KINDS, language),
        gap=NEAR,
    )
    high = tree.size(room).tall
    canvas = ground(round(TOP + high + EDGE))
    flow.paint(canvas, flow.lay(tree, Box(EDGE, TOP, WIDTH - EDGE, TOP + high)))
    return framed(canvas)


def panels(
    table: TableView, names: Sequence[str], room: int, kinds: dict[int, Sizes], language: Language
) -> Block:
    """One for each boss, in the order of the seats."""
    sizes = kinds[len(table.rows)]
    wide = (room - NEAR * (sizes.columns - 1)) // sizes.columns
    cells = [
        Sized(_panel(table, each, names[each.seat], sizes, language), wide, sizes.tall) for each in table.rows
    ]
    return Grid(cells, sizes.columns)


def _moment(table: TableView, language: Language) -> tuple[Block, Block]:
    """The number of the night, and the large word."""
    nights = table.options.nights
    when = say(language, "picture-night", night=table.night, nights=nights)
    last = table.night == nights
    kind = "over" if table.winners else "last-night" if last else "tonight"
    words = say(language, f"picture-{kind}")
    return (
        Text(when, Type.LABEL, SIGN, MUTED, CAPTION, 2),
        Text(words, Type.TITLE, TITLE, GOLD, HEAD),
    )


def _head(table: TableView, language: Language) -> Block:
    train = Text(say(language, "picture-train-waits", crates=TRAIN), Type.TEXT, SIGN, IVORY)
    engine = flow.Sprite(f"{pieces.ART}/locomotive", 168, 76, claims="locomotive", align="left")
    told = column(*_moment(table, language), _dots(table), engine, train, gap=WIDE, closest=NEAR)
    return Stack((told,), pad=(APART, 0))


def _dots(table: TableView) -> Block:
    """The nights: past, tonight, to come."""
    nights = table.options.nights
    return Piece(nights * 31, 24, partial(_lay_dots, nights, table.night, bool(table.winners)), "left")


def _lay_dots(nights: int, now: int, over: bool, canvas: Canvas, x: float, y: float) -> None:
    for night in range(1, nights + 1):
        left = x + (night - 1) * 31
        if night < now or over:
            canvas.plate(BRASS, left, y, 24, 24, 12)
        elif night == now:
            canvas.glow(Box(left, y, left + 24, y + 24), 12, NEW, 8, 0.9)
            canvas.plate(NEW, left, y, 24, 24, 12)
        else:
            canvas.ring(FAINT, left, y, 24, 24, 12, 3)


def _panel(table: TableView, boss: SeatRow, player: str, sizes: Sizes, language: Language) -> Block:
    name = Text(SHORT[boss.boss], Type.NAME, sizes.name, GOLD, SIGN)
    person = Text(
        readable(player), Type.TEXT, SIGN, ON_ACTIVE, NAME_MIN if sizes.columns > 1 else SIGN, cut=True
    )
    owns = pieces.crates(boss.crates, sizes.crate, sizes.count)
    sent = track(boss.track, table.options.nights, sizes.place, sizes.across, sizes.number)
    portrait = face(boss.boss, sizes.face)
    if sizes.beside:
        line = row(name, Sized(person, grow=1), owns, gap=APART)
        inside: Block = row(portrait, column(line, sent, gap=CLOSE, grow=1), gap=NEAR)
        return Stack((inside,), pad=(NEAR, CLOSE), ground=pieces.LIT)
    told = row(column(name, person, gap=APART, grow=1), owns, gap=APART)
    below: list[Block] = []
    if sizes.homes:
        rows, step = sizes.homes
        homes = possible(boss, table.options.men, step, rows, LEAD if sizes.tall == PANELS_TALL else SIGN)
        if sizes.tall == PANELS_TALL:
            known = "possible" if boss.home is None else "home"
            below = [
                Text(say(language, f"picture-{known}"), Type.TEXT, SIGN, ON_ACTIVE),
                homes,
                Space(grow=1),
            ]
        else:
            told = column(told, homes, gap=CLOSE, grow=1)
    parts = [row(portrait, Sized(told, grow=1), gap=APART), Space(grow=1), *below]
    return Stack((column(*parts, sent, gap=NEAR),), pad=(APART, APART), ground=pieces.LIT)
