"""Midnight: everybody's last two men, the best pair first, and who takes the train (TT-6)."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.kit.pocket import WIDTH, framed, ground
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Plate, Sized, Snug, Stack, Text, column, row
from bot.skins.scene.theme import (
    APART,
    BODY,
    CREAM,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    SIGN,
    TITLE,
    WIDE,
)
from bot.skins.two_trucks.pictures import pieces
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.game import Seat
from engine.two_trucks.events import Train
from engine.two_trucks.views import TableView

PORTRAIT = 104
ROWS = {2: (232, 140), 3: (216, 140), 4: (170, 104), 5: (148, 90), 6: (124, 78)}
"""How high a row is, and how wide its men, by the number of bosses."""
UPRIGHT = 132, 78
EDGE, TOP = 22, 30


def paint(train: Train, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """A row for each boss, and what the train does."""
    canvas = on_ground("shootout")
    room = 1598
    tall, card = ROWS[len(train.pairs)]
    tree = column(
        _head(train, table, language),
        *(Sized(each, room, tall) for each in _rows(train, table, names, card, upright=False)),
        gap=NEAR,
    )
    flow.paint(canvas, flow.lay(tree, Box(26, 36, 26 + room, 1018)))
    canvas.frame()
    return canvas


def paint_upright(train: Train, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The midnight train for a phone."""
    room = WIDTH - 2 * EDGE
    tall, card = UPRIGHT
    rows = [Sized(each, room, tall) for each in _rows(train, table, names, card, upright=True)]
    tree = column(_head(train, table, language), *rows, gap=NEAR)
    high = tree.size(room).tall
    canvas = ground(round(TOP + high + EDGE))
    flow.paint(canvas, flow.lay(tree, Box(EDGE, TOP, WIDTH - EDGE, TOP + high)))
    return framed(canvas)


def _head(train: Train, table: TableView, language: Language) -> Block:
    """The locomotive beside the title; below it a ribbon that says who takes it."""
    title = Text(say(language, "picture-midnight"), Type.TITLE, TITLE, GOLD, HEAD)
    engine = flow.Sprite(f"{pieces.ART}/locomotive", 274, 124, claims="locomotive")
    if train.winner is None:
        told: Block = Text(say(language, "picture-rides-through"), Type.TEXT, BODY, CREAM, SIGN)
    else:
        taken = say(language, "picture-takes-train", crates=train.crates)
        words = f"{SHORT[table.rows[train.winner].boss]} {taken}"
        told = Snug(
            Sized(
                Stack((Text(words, Type.NUMERAL, SIGN, INK),), pad=(22, 0), ground=Plate(GOLD, 10)), tall=54
            )
        )
    return row(engine, column(title, told, gap=WIDE), gap=32, at="centre")


def _rows(train: Train, table: TableView, names: Sequence[str], card: int, *, upright: bool) -> list[Block]:
    order = sorted(range(len(train.pairs)), key=lambda seat: (seat != train.winner, -sum(train.pairs[seat])))
    return [_row(train, table, seat, names[seat], card, upright=upright) for seat in order]


def _row(train: Train, table: TableView, seat: Seat, player: str, card: int, *, upright: bool) -> Block:
    """A boss, the two men, their sum, and the crates with which they end."""
    boss, pair = table.rows[seat], train.pairs[seat]
    took = seat == train.winner
    name = Text(SHORT[boss.boss], Type.NAME, LEAD if not upright else BODY, GOLD if took else IVORY, SIGN)
    person = Text(
        readable(player), Type.TEXT, SIGN, CREAM if took else MUTED, SIGN if upright else NAME_MIN, cut=True
    )
    men = [pieces.man(man, card, lit=took) for man in pair]
    total = Text(str(sum(pair)), Type.NUMERAL, TITLE, GOLD if took else IVORY, align="centre")
    parts: list[Block] = [
        face(boss.boss, PORTRAIT, active=took),
        column(name, person, gap=APART, grow=1),
        *men,
        Sized(total, 110),
    ]
    if not upright:
        parts.append(Sized(pieces.crates(boss.crates, 50, HEAD), 200))
    return Stack(parts, APART, pad=(APART, 0), ground=pieces.LIT if took else pieces.DARK)
