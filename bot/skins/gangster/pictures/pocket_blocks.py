"""What both pictures for a phone are made of: a block for each district, a strip for the harbour.

There is no room for a map: each block shows the emblems of the places that it is connected with.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from bot.skins.gangster.pictures import blocks, pieces
from bot.skins.gangster.pictures.city import car_token
from bot.skins.gangster.pictures.layout import CAR_SHAPE, car_width
from bot.skins.gangster.pictures.marks import Inside, Marks
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import NONE_AT_BREAKFAST, place_name
from bot.skins.gangster.pictures.spaces import ON_PHONE, space
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import MARGIN, WIDTH
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Overlay,
    Panel,
    Piece,
    Pin,
    Same,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
)
from bot.skins.scene.theme import (
    CLOSE,
    EMBER,
    GLOW,
    GOLD,
    HAIR,
    IVORY,
    LACQUER,
    MUTED,
    NEAR,
    NIGHT,
    SIGN,
)
from bot.table.languages import Language
from engine.gangster.city import ROADS
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import DistrictRow, HarbourRow, TableView

GAP = CLOSE
WIDE = WIDTH - 2 * MARGIN
BLOCK = (WIDE - GAP) // 2
HEAD, ABOVE = 52, 108  # of a block: its name, what stands over its spaces
ACROSS, EACH, LINE = 8, 50, 49  # spaces beside each other; how wide and tall each is
HARBOUR = 116
VALUE, NUMBERS = 46, 200
ROOM, DOUBLED = 190, 62  # of cars, and how much of it the doubler takes
LED = ((34, 48), (26, 36), (18, 25))  # cards that lead there: up to two, up to four, more
VEIL = 0.55
TOKEN_SIZE_MIN = 26  # 11 px on a phone 390 px wide


def block_heights() -> tuple[int, int]:
    """Of a block with one row of spaces, and with two."""
    return ABOVE + LINE + 5, ABOVE + 2 * LINE + 5


def districts(view: TableView, marks: Mapping[Place, Marks], language: Language) -> Block:
    """Two side by side in the order of the map, the harbour under them."""
    lines = [
        flow.row(*(_district(row, marks[row.place], _tall(pair), language) for row in pair), gap=GAP)
        for pair in zip(view.districts[::2], view.districts[1::2], strict=True)
    ]
    breakfast = tuple((row.clan, row.breakfast) for row in view.clans)
    harbour = Same(_harbour, (view.harbour, breakfast, marks[Place.GOLD_COAST], language))
    return column(*lines, Sized(harbour, WIDE, HARBOUR), gap=GAP)


def _tall(rows: Sequence[DistrictRow]) -> int:
    """Of two neighbours, by their rows of spaces."""
    return block_heights()[any(row.tile and row.tile.spaces > ACROSS for row in rows)]


@dataclass(frozen=True, slots=True)
class Framed:
    """A panel in a frame that is seen around it."""

    panel: Panel
    frame: str

    @property
    def colour(self) -> str:
        """That of the panel."""
        return self.panel.colour

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint the frame, and the panel over it."""
        if self.frame:
            wide, tall = box.size
            canvas.plate(self.frame, box.left - 4, box.top - 4, wide + 8, tall + 8, 15)
        self.panel.paint(canvas, box)


def _district(row: DistrictRow, marks: Marks, tall: int, language: Language) -> Block:
    return Sized(Same(_block, (row, marks, tall, language)), BLOCK, tall)


def _block(row: DistrictRow, marks: Marks, tall: int, language: Language) -> Block:
    lines = [_head(row.place, BLOCK, row.in_play, language), _numbers(row, marks)]
    if row.spaces:
        high = LINE * -(-len(row.spaces) // ACROSS)
        lines.append(Piece(BLOCK - 2 * NEAR, high, partial(_spaces, spaces=row.spaces, inside=marks.inside)))
    drawn = Panel(
        f"{ART}/panels/pocket-block{'-doubled' if row.doubled else ''}", EMBER if row.doubled else LACQUER
    )
    return _veiled(lines, drawn, marks, BLOCK, tall)


def _veiled(lines: Sequence[Block], drawn: Panel, marks: Marks, wide: int, tall: int) -> Block:
    """A block of these lines, with less light where no card leads."""
    told = Stack(lines, 0, down=True, pad=(NEAR, 0), ground=Framed(drawn, marks.frame))
    veil = Piece(wide, tall, lambda canvas, x, y: canvas.plate(NIGHT, x, y, wide, tall, 12, VEIL))
    return Overlay(Sized(told, wide, tall), [Pin(veil, 0.5, 0.5)] if marks.veiled else [])


def _head(place: Place, wide: int, in_play: bool, language: Language) -> Block:
    return Sized(Same(_named, (place, in_play, language)), wide - 2 * NEAR, HEAD)


def _named(place: Place, in_play: bool, language: Language) -> Block:
    """The emblem, the name, and at the right the emblems of the places that it is connected with."""
    colour = GOLD if in_play else MUTED
    name = Text(place_name(place, language), Type.NAME, SIGN, colour, SIGN, grow=1)
    near = [other for other in Place if (place, other) in ROADS or (other, place) in ROADS]
    emblems = flow.row(*(blocks.glyph(other, 28, MUTED) for other in near), gap=6)
    return flow.row(blocks.glyph(place, 34, colour), name, emblems, gap=CLOSE)


def _numbers(row: DistrictRow, marks: Marks) -> Block:
    """What it pays, and to whom; the doubler; the cars."""
    takers = tuple(each.clan for each in row.standings) if marks.inside.paid else ()
    pays = Same(_pays, (row.tile.numbers if row.tile else (), takers, row.doubled, marks.inside.doubled))
    cars = _cars(row.cars, marks, ROOM - DOUBLED if row.doubled else ROOM)
    wide = NUMBERS + DOUBLED if row.doubled else NUMBERS
    return flow.row(Sized(pays, wide, ABOVE - HEAD), Space(grow=1), cars, gap=5)


def _pays(numbers: Sequence[int], takers: Sequence[Clan], doubled: bool, lit: bool) -> Block:
    shown = [
        Overlay(blocks.value(value, VALUE), [Pin(blocks.token(clan, 30), 0.85, 0.85)] if clan else [])
        for value, clan in zip_longest(numbers, takers[: len(numbers)])
    ]
    doubler = [blocks.doubler(54, lit=lit)] if doubled else []
    return flow.row(Sized(flow.row(*shown, gap=5), NUMBERS), *doubler, gap=CLOSE)


def _spaces(canvas: Canvas, x: float, y: float, *, spaces: tuple[Clan | None, ...], inside: Inside) -> None:
    canvas.again(_in_lines, x, y, spaces, inside)


def _in_lines(canvas: Canvas, x: float, y: float, spaces: Sequence[Clan | None], inside: Inside) -> None:
    for number, clan in enumerate(spaces, start=1):
        down, across = divmod(number - 1, ACROSS)
        space(canvas, number, clan, inside, x + EACH * (across + 0.5), y + LINE * (down + 0.5), ON_PHONE)


def _cars(there: Sequence[Clan], marks: Marks, room: int) -> Block:
    """Cars, from three on in two lines; the cards that lead there after them."""
    count = len(marks.led)
    wide, tall = LED[0 if count <= 2 else 1 if count <= 4 else 2]
    cards = [_led(*each, wide, tall, named=marks.named) for each in marks.led]
    free = room - (wide + 2) * count
    lines = 1 if len(there) <= 2 and free >= 60 * len(there) else 2
    across = -(-len(there) // lines)
    side = car_width(min(free / max(1, across) - 2, 70 if lines == 1 else 40))
    token = car_token(side)
    if token and 1 in (lines, len(there)):
        token = max(token, TOKEN_SIZE_MIN)
    cars = [_car(clan, side, token, marks) for clan in there]
    parked = [flow.row(*cars[start : start + across], gap=2) for start in range(0, len(cars), max(1, across))]
    return Sized(flow.row(Sized(column(*parked, gap=0), free), *cards, gap=2), room)


def _led(clan: Clan, number: int, wide: int, tall: int, *, named: bool) -> Block:
    """A card that leads there, with its clan where there are two."""
    token = blocks.token(clan, TOKEN_SIZE_MIN if tall == LED[0][1] else 20)
    card = blocks.card(number, wide, tall, claims=f"card-{number}")
    return Overlay(card, [Pin(token, 0.5, 0.86)] if named else [])


def _car(clan: Clan, wide: int, token: int, marks: Marks) -> Block:
    """A car: lit where it has moved, under a pointer where it is asked."""
    tall = round(wide * CAR_SHAPE)
    here: Block = Space(wide, tall)
    if clan in marks.moved:
        here = Piece(wide, tall, partial(_light, wide=wide, tall=tall))
    pins = [Pin(Sprite(f"{ART}/clans/car-{clan}", wide, tall, f"car-{clan}"), 0.5, 0.5)]
    if token:
        pins.append(Pin(blocks.token(clan, token), 0.48, 0.5))
    if clan in marks.asked:
        pins.append(Pin(Sprite(f"{ART}/pieces/pointer-turn", 24, 18), 0.5, 0, (0, -5)))
    return Overlay(here, pins)


def _light(canvas: Canvas, x: float, y: float, *, wide: int, tall: int) -> None:
    canvas.glow(Box(x + 2, y + 2, x + wide - 2, y + tall - 2), 10, GLOW, 7, 1.0)


def _harbour(
    row: HarbourRow, breakfast: Sequence[tuple[Clan, int]], marks: Marks, language: Language
) -> Block:
    """The pieces on the quays, the buffet, the cars."""
    quays = flow.row(*(blocks.equipment(kind, 50) for kind in row.quays), gap=5)
    buffet = flow.row(*(_at_breakfast(*each) for each in breakfast), gap=HAIR)
    line = flow.row(quays, buffet, Space(grow=1), _cars(row.cars, marks, ROOM), gap=14)
    lines = _head(Place.GOLD_COAST, WIDE, True, language), Sized(line, tall=ABOVE - HEAD)
    return _veiled(lines, Panel(f"{ART}/panels/pocket-block", LACQUER), marks, WIDE, HARBOUR)


def _at_breakfast(clan: Clan, count: int) -> Block:
    """How many of a clan are out for good."""
    number = Text(str(count), Type.NAME, SIGN, IVORY if count else pieces.DIM)
    return Sized(flow.row(blocks.token(clan, 36, 1 if count else NONE_AT_BREAKFAST), number, gap=HAIR), 75)
