"""Dawn: what became of both trucks, and who was seen (TT-4)."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.kit.canvas import Align, Box, Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import WIDTH, framed, ground
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Grid, Lines, Overlay, Pin, Sized, Space, Stack, Text, column, row
from bot.skins.scene.theme import (
    APART,
    BODY,
    BRASS,
    CAPTION,
    CLOSE,
    CREAM,
    FIRE,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    ROSE,
    SIGN,
    TITLE,
    WIDE,
)
from bot.skins.two_trucks.pictures import pieces
from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.dawn import equal_men
from bot.table.languages import Language
from engine.game import Seat
from engine.two_trucks.events import Arrived, Truck
from engine.two_trucks.views import TableView

BOX_TALL = 352
SMALLER_FROM = 5  # from so many on one road the cards are smaller
CARDS = ((140, 184), (118, 146))  # their width, and how far apart they stand
SIDE, TOLD = 316, 330  # the truck at the left, the words at the right
EDGE, TOP = 22, 30
FACE = 66
BLOCKED = flow.Edged(LACQUER, FIRE, 12, 4)
PLAIN = flow.Edged(LACQUER, BRASS, 12, 2)  # as high as need be


def paint(trucks: Sequence[Truck], arrived: Arrived | None, table: TableView, language: Language) -> Canvas:
    """Both trucks of a night, and the loads of the next."""
    canvas = on_ground("shootout")
    boxes = [Sized(_box(truck, table, language), tall=BOX_TALL) for truck in trucks]
    tree = column(_title(trucks[0].night, language), *boxes, _foot(arrived, language), gap=WIDE)
    flow.paint(canvas, flow.lay(tree, Box(26, 36, 1624, 1018)))
    canvas.frame()
    return canvas


def paint_upright(
    trucks: Sequence[Truck], arrived: Arrived | None, table: TableView, language: Language
) -> Canvas:
    """Both trucks of a dawn for a phone."""
    room = WIDTH - 2 * EDGE
    boxes = [_upright_box(truck, table, language) for truck in trucks]
    tree = column(_title(trucks[0].night, language), *boxes, _foot(arrived, language), gap=APART)
    high = tree.size(room).tall
    canvas = ground(round(TOP + high + EDGE))
    flow.paint(canvas, flow.lay(tree, Box(EDGE, TOP, WIDTH - EDGE, TOP + high)))
    return framed(canvas)


def _title(night: int, language: Language) -> Block:
    when = Text(say(language, "picture-night-short", night=night), Type.LABEL, SIGN, IVORY, align="centre")
    return column(
        when, Text(say(language, "picture-dawn"), Type.TITLE, TITLE, GOLD, align="centre"), gap=NEAR
    )


def _foot(arrived: Arrived | None, language: Language) -> Block:
    """The new loads; after the last night the train is told by its own picture."""
    if arrived is None:
        return Space(tall=SIGN)
    words = say(language, "picture-new-loads", north=arrived.north, south=arrived.south)
    return Text(words, Type.TEXT, BODY, CREAM, SIGN, align="centre")


def _truck(truck: Truck, align: Align, language: Language) -> tuple[Block, Block, Block]:
    """Its road, its drawing, its load: one crate for all that lay there."""
    return (
        pieces.road_name(truck.road, SIGN, language),
        pieces.truck((truck.crates,) if truck.crates else (), 250, tonight=False),
        pieces.load_words(truck.crates, BODY, language, align),
    )


def _box(truck: Truck, table: TableView, language: Language) -> Block:
    side = Sized(column(*_truck(truck, "left", language), gap=APART), SIDE)
    card, cell = CARDS[len(truck.came) >= SMALLER_FROM]
    cards = row(*_came(truck, table, card, cell), gap=0, grow=1)
    told = Sized(_told(truck, table, language), TOLD)
    return Stack((side, cards, told), APART, pad=(WIDE, NEAR), ground=_ground(truck, pieces.DARK))


def _upright_box(truck: Truck, table: TableView, language: Language) -> Block:
    name, drawn, load = _truck(truck, "right", language)
    head = row(
        column(name, drawn, gap=CLOSE),
        column(load, _told(truck, table, language), gap=WIDE, grow=1),
    )
    came = _came(truck, table, CARDS[0][0], 256)
    parts: list[Block] = [head]
    if came:
        parts.append(Grid(came, 3, APART) if len(came) > 3 else row(*came, gap=APART, at="centre"))
    return Stack(parts, APART, down=True, pad=(WIDE, APART), ground=_ground(truck, PLAIN))


def _ground(truck: Truck, usual: flow.Ground) -> flow.Ground:
    return BLOCKED if truck.shown and truck.winner is None else usual


def _came(truck: Truck, table: TableView, wide: int, cell: int) -> list[Block]:
    """Everybody there: who took it, then equals from the strongest down, then those nobody saw."""
    shown = dict(truck.shown)
    order = sorted(truck.came, key=lambda seat: (seat != truck.winner, -shown.get(seat, 0), seat))
    equals = {seat for seats in equal_men(truck).values() for seat in seats}
    cells: list[Block] = []
    for seat in order:
        card = (
            pieces.man(shown[seat], wide, lit=seat == truck.winner, equal=seat in equals)
            if seat in shown
            else pieces.back(wide)
        )
        colour = GOLD if seat == truck.winner else ROSE if seat in equals else MUTED
        cells.append(_cell(card, table, seat, colour, cell))
    return cells


def _cell(card: Block, table: TableView, seat: Seat, colour: str, wide: int) -> Block:
    """A card with its boss's portrait at the lower left, and the name below."""
    boss = table.rows[seat].boss
    pinned = Overlay(card, [Pin(face(boss, FACE), 0, 1)])
    name = Text(SHORT[boss], Type.NAME, SIGN, colour, CAPTION, align="centre")
    return Sized(column(pinned, name, gap=40), wide)


def _told(truck: Truck, table: TableView, language: Language) -> Block:
    """The winner, the crates and the man; or the reason why the load stays."""
    lines: list[tuple[str, str]]
    colour = GOLD
    if truck.winner is not None:
        title = SHORT[table.rows[truck.winner].boss]
        man, alone = dict(truck.shown)[truck.winner], "yes" if len(truck.came) == 1 else "no"
        lines = [
            (say(language, "picture-takes", count=truck.crates), IVORY),
            (say(language, "picture-with", man=man, alone=alone), IVORY),
        ]
    elif truck.came:
        title, colour = say(language, "picture-nobody"), ROSE
        lines = [
            (say(language, "picture-equals"), ROSE),
            (say(language, "picture-stays", count=truck.crates), IVORY),
        ]
    else:
        title, colour = say(language, "picture-nobody"), MUTED
        lines = [(say(language, "picture-stays", count=truck.crates), IVORY)]
    told = [Lines(words, Type.TEXT, SIGN, tone, 2, NEAR, align="right") for words, tone in lines]
    return column(Text(title, Type.TITLE, HEAD, colour, LEAD, align="right"), *told, gap=APART)
