"""The box of a road: its truck, how many crates, and what comes tomorrow."""

from dataclasses import dataclass

from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Sized, Space, Stack, Text, column, row
from bot.skins.scene.theme import APART, BODY, CREAM, DISPLAY, LEAD, MUTED, NEAR, SIGN, TITLE, WIDE, Size
from bot.skins.two_trucks.pictures import pieces
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.two_trucks.pieces import Road
from engine.two_trucks.views import TableView


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of a road's box: its truck, its letters and the crate of tomorrow."""

    truck: int
    name: Size = LEAD
    sum: Size = DISPLAY
    crate: int = 60


LARGE = Sizes(320, BODY)
SMALL = Sizes(260, SIGN, TITLE, 52)


def road(table: TableView, road: Road, sizes: Sizes, language: Language) -> Block:
    """The truck as it stands tonight."""
    tiles = table.roads[road.number]
    load = sum(tiles)
    words = say(language, "picture-crates", count=load)
    told: list[Block] = [
        Text(str(load), Type.NUMERAL, sizes.sum, CREAM, align="right"),
        Text(words, Type.TEXT, SIGN, MUTED, align="right"),
    ]
    if table.tomorrow:
        tomorrow = say(language, "picture-tomorrow")
        coming = pieces.crate(sizes.crate, str(table.tomorrow[road.number]))
        told += [
            Space(grow=1),
            row(Space(grow=1), Text(tomorrow, Type.TEXT, SIGN, MUTED, align="right"), coming, gap=NEAR),
        ]
    else:
        told.append(Space(grow=1))
    left = column(
        pieces.road_name(road, sizes.name, language),
        Space(grow=1),
        pieces.truck(tiles, sizes.truck, tonight=not table.winners),
        gap=0,
    )
    return Stack((left, column(*told, gap=NEAR, grow=1)), APART, pad=(WIDE, APART), ground=pieces.DARK)


def both(table: TableView, sizes: Sizes, box: tuple[int, int], language: Language) -> tuple[Block, Block]:
    """North and south, each in a box of that width and height."""
    north, south = (Sized(road(table, each, sizes, language), *box) for each in Road)
    return north, south
