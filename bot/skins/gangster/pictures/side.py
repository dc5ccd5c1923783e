"""The side of the table: whose turn it is, and what lies before each boss."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.gangster.pictures import blocks
from bot.skins.gangster.pictures.blocks import Turn
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Grid, Panel, Rule, Same, Sized, Stack, column
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    HAIR,
    HEAD,
    IVORY,
    LACQUER,
    NEAR,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.gangster.pieces import KINDS
from engine.gangster.views import ClanRow, SeatRow, TableView

LEFT, WIDE = 20, 374
RIGHT = LEFT + WIDE
SIDE = Box(LEFT, 22, RIGHT, 1028)
HEAD_TALL, BELOW = 160, 10
BESIDE = 20  # of a portrait, whose token stands out
LEGEND_OF = 3  # with three seats there is room for what the pieces are called


@dataclass(frozen=True, slots=True)
class Look:
    """A boss's panel: drawing, height, air to the next one, around its lines and between them, lettering."""

    drawn: str
    tall: int
    gap: int
    pad: tuple[int, int]
    between: int
    face: int
    token: int
    name: Size
    player: Size
    influence: Size


FOUR = Look("boss-4p", 204, 6, (10, 6), 3, 84, 46, BODY, CAPTION, HEAD)
LOOKS = {
    2: Look("boss-2p", 404, 10, (8, 12), 12, 104, 0, BODY, SIGN, TITLE),
    3: FOUR,
    4: FOUR,
    5: Look("boss-5p", 163, 5, (8, 7), 13, 66, 42, SIGN, CAPTION, HEAD),
}


def paint(canvas: Canvas, view: TableView, names: Sequence[str], language: Language) -> None:
    """Whose turn it is, then a panel for each boss in the order of turns."""
    count = len(view.seats)
    panels: list[Block] = [
        Same(_seat, (count, row, tuple(map(view.clan, row.clans)), readable(names[row.seat])))
        for row in view.seats
    ]
    if count == LEGEND_OF:
        panels.append(Same(_legend, (language,)))
    look = LOOKS[count]
    seats = column(*(Sized(each, WIDE, look.tall) for each in panels), gap=look.gap)
    head = Sized(Same(_head, (Turn.of(view), language)), WIDE, HEAD_TALL)
    flow.paint(canvas, flow.lay(column(head, seats, gap=BELOW, at="start"), SIDE))


def _head(turn: Turn, language: Language) -> Block:
    first = flow.row(turn.to_play(CAPTION, language), turn.told(SIGN, language))
    last = flow.row(turn.pips(32, 3), turn.counted(SIGN, "right"))
    ground = Panel(f"{ART}/panels/head", LACQUER)
    told = column(first, turn.name(), gap=NEAR, grow=1)
    return Stack((told, Sized(last, tall=36)), NEAR, down=True, pad=(APART, HAIR), ground=ground)


def _seat(count: int, row: SeatRow, clans: Sequence[ClanRow], player: str) -> Block:
    look = LOOKS[count]
    face = blocks.face(row, look.face, look.token, active=row.awaited)
    name = blocks.name(row, look.name, grow=len(clans) - 1)
    person = [blocks.player(row, player, look.player)] if player else []
    figure = blocks.influence(row, look.influence)
    if len(clans) > 1:
        head = flow.row(face, column(flow.row(name, figure), *person, gap=CLOSE, grow=1), gap=BESIDE)
    else:
        head = flow.row(face, column(name, *person, gap=NEAR, grow=1), figure, gap=BESIDE)
    below = _of_two(clans) if count == 2 else [_of_five(*clans) if count == 5 else _of_four(*clans)]
    ground = blocks.panel(look.drawn, active=row.awaited)
    return Stack((head, *below), look.between, down=True, pad=look.pad, ground=ground)


def _of_two(clans: Sequence[ClanRow]) -> list[Block]:
    found: list[Block] = []
    for clan in clans:
        right = column(blocks.kit(clan, 52), blocks.waiting(clan, 36, SIGN, 30, 1), gap=APART)
        cards = blocks.cards(clan, 57, 80)
        found += [Rule(0.35), flow.row(blocks.token(clan.clan, 54), cards, right, gap=HAIR)]
    return found


def _of_four(clan: ClanRow) -> Block:
    right = column(blocks.kit(clan, 54), blocks.waiting(clan, 44, SIGN, 40), gap=6)
    return flow.row(blocks.cards(clan, 61, 86), right, gap=14)


def _of_five(clan: ClanRow) -> Block:
    waiting = Stack((blocks.waiting(clan, 36, CAPTION, 30, 1),), grow=1)
    return flow.row(blocks.cards(clan, 49, 68), waiting, blocks.kit(clan, 40, 3), gap=3)


def _legend(language: Language) -> Block:
    """What the six kinds are called."""
    named = [blocks.named(kind, 44, IVORY, language) for kind in KINDS]
    ground = Panel(f"{ART}/panels/{FOUR.drawn}", LACQUER)
    return Stack((Grid(named, 2, HAIR, grow=1),), down=True, pad=(CLOSE, NEAR), ground=ground)
