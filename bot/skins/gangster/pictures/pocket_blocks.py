"""What both pictures for a phone are made of: a block for each district, a strip for the harbour.

There is no room for a map: each block shows the emblems of the places that it is connected with.
"""

from collections.abc import Mapping, Sequence

from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.city import car_token
from bot.skins.gangster.pictures.layout import CAR_SHAPE, car_width
from bot.skins.gangster.pictures.marks import Marks
from bot.skins.gangster.pictures.pieces import ART, TEAL
from bot.skins.gangster.pictures.plates import NONE_AT_BREAKFAST, place_name
from bot.skins.gangster.pictures.spaces import ON_PHONE, space
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH
from bot.skins.scene.theme import BODY, CAPTION, GLOW, GOLD, IVORY, MUTED, NIGHT, SIGN
from bot.table.languages import Language
from engine.gangster.city import ROADS
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import DistrictRow, HarbourRow, TableView

MARGIN, GAP = 22, 8
WIDE = WIDTH - 2 * MARGIN
BLOCK = (WIDE - GAP) // 2
HEAD, ABOVE = 52, 108  # of a block: its name, what stands over its spaces
ACROSS, PITCH, LINE, SPACE = 8, 51, 49, 46
HARBOUR = 116
CARS = Box(286, 56, 414, 106)  # where they stand in a block
CARS_UNDOUBLED = 224
LED = ((34, 48), (26, 36), (18, 25))  # cards that lead there: up to two, up to four, more
VEIL = 0.55
TOKEN_SIZE_MIN = 26  # 11 px on a phone 390 px wide


def tall(row: DistrictRow) -> int:
    """Of a block, by its rows of spaces."""
    return block_heights()[1 if row.tile and row.tile.spaces > ACROSS else 0]


def block_heights() -> tuple[int, int]:
    """Of a block with one row of spaces, and with two."""
    return ABOVE + LINE + 5, ABOVE + 2 * LINE + 5


def height(view: TableView) -> int:
    """Of all blocks and the harbour."""
    pairs = zip(view.districts[::2], view.districts[1::2], strict=True)
    return sum(max(tall(one), tall(other)) + GAP for one, other in pairs) + HARBOUR


def blocks(
    canvas: Canvas, view: TableView, top: int, marks: Mapping[Place, Marks], language: Language
) -> None:
    """Two side by side in the order of the map, the harbour under them."""
    y = top
    placed: list[tuple[DistrictRow, Box]] = []
    for one, other in zip(view.districts[::2], view.districts[1::2], strict=True):
        high = max(tall(one), tall(other))
        for row, x in ((one, MARGIN), (other, MARGIN + BLOCK + GAP)):
            placed.append((row, Box(x, y, x + BLOCK, y + high)))
        y += high + GAP
    framed = [(marks[row.place].frame, box) for row, box in placed]
    framed.append((marks[Place.GOLD_COAST].frame, Box(MARGIN, y, MARGIN + WIDE, y + HARBOUR)))
    for colour, box in sorted(framed, key=lambda each: each[0] == TEAL):  # neighbours meet: one's own last
        if colour:
            _frame(canvas, box, colour)
    for row, box in placed:
        _block(canvas, row, box, marks[row.place], language)
    _harbour(canvas, view, y, marks[Place.GOLD_COAST], language)


def _block(canvas: Canvas, row: DistrictRow, box: Box, marks: Marks, language: Language) -> None:
    x, y, high = round(box.left), round(box.top), round(box.bottom - box.top)
    canvas.put(f"{ART}/panels/pocket-block{'-doubled' if row.doubled else ''}", x, y, BLOCK, high)
    _name(canvas, row.place, x, y, BLOCK, language, in_play=row.in_play)
    if row.tile:
        for number, value in enumerate(row.tile.numbers):
            pieces.number(canvas, value, x + 12 + 51 * number, y + 58, 46, 46, BODY)
        for number, standing in enumerate(
            row.standings[: len(row.tile.numbers)] if marks.inside.paid else ()
        ):
            pieces.token(canvas, standing.clan, x + 12 + 51 * number + 39, y + 97, 30)
    if row.doubled:
        if marks.inside.doubled:
            canvas.glow(Box(x + 226, y + 60, x + 270, y + 104), 22, GLOW, 9, 1.0)
        pieces.doubler(canvas, x + 222, y + 55, 54)
    left = CARS.left if row.doubled else CARS_UNDOUBLED
    _cars(canvas, row.cars, Box(x + left, y + CARS.top, x + CARS.right, y + CARS.bottom), marks)
    for number, clan in enumerate(row.spaces, start=1):
        line, column = divmod(number - 1, ACROSS)
        middle = x + 12 + SPACE / 2 + PITCH * column, y + ABOVE + SPACE / 2 + LINE * line
        space(canvas, number, clan, marks.inside, *middle, ON_PHONE)
    if marks.veiled:
        canvas.plate(NIGHT, x, y, BLOCK, high, 12, VEIL)


def _frame(canvas: Canvas, box: Box, colour: str) -> None:
    """Seen round the block that is painted over it."""
    canvas.plate(colour, box.left - 4, box.top - 4, box.right - box.left + 8, box.bottom - box.top + 8, 15)


def _name(
    canvas: Canvas, place: Place, x: int, y: int, wide: int, language: Language, *, in_play: bool = True
) -> None:
    """The emblem, the name, and at the right the emblems of the places that it is connected with."""
    pieces.glyph(canvas, place, x + 12, y + 9, 34, GOLD if in_play else MUTED)
    near = [other for other in Place if (place, other) in ROADS or (other, place) in ROADS]
    left = x + wide - 14 - 34 * len(near)
    for number, other in enumerate(near):
        pieces.glyph(canvas, other, left + 34 * number + 4, y + 12, 28, MUTED)
    canvas.write(
        place_name(place, language), Type.NAME, SIGN, GOLD if in_play else MUTED, x + 54, mid=y + 27,
        room=left - x - 58, least=CAPTION,
    )  # fmt: skip


def _cars(canvas: Canvas, there: Sequence[Clan], room: Box, marks: Marks) -> None:
    """Cars, from three on in two lines; the cards that lead there before them."""
    count = len(marks.led)
    wide, high = LED[0 if count <= 2 else 1 if count <= 4 else 2]
    for number, (clan, card) in enumerate(reversed(marks.led)):
        x = room.right - wide - (wide + 2) * number
        pieces.movement(canvas, card, True, x, room.top, wide, high)
        canvas.claim(f"card-{card}", x, room.top, wide, high)
        if marks.named:
            pieces.token(
                canvas, clan, x + wide / 2, room.top + 0.86 * high, TOKEN_SIZE_MIN if count <= 2 else 20
            )
    free = room.right - (wide + 2) * count - room.left
    lines = 1 if len(there) <= 2 and free >= 60 * len(there) else 2
    across = -(-len(there) // lines)
    if not across:
        return
    wide = car_width(min(free / across - 2, 70 if lines == 1 else 40))
    high = round(wide * CAR_SHAPE)
    for number, clan in enumerate(there):
        line, column = divmod(number, across)
        x = room.left + column * (wide + 2)
        y = room.top + (room.bottom - room.top) * (line + 0.5) / lines - high / 2
        if clan in marks.moved:
            canvas.glow(Box(x + 2, y + 2, x + wide - 2, y + high - 2), 10, GLOW, 7, 1.0)
        canvas.put(f"{ART}/clans/car-{clan}", x, y, wide, high)
        canvas.claim(f"car-{clan}", x, y, wide, high)
        if side := car_token(wide):
            side = max(side, TOKEN_SIZE_MIN) if lines == 1 or len(there) == 1 else side
            pieces.token(canvas, clan, x + 0.48 * wide, y + 0.5 * high, side)
        if clan in marks.asked:
            canvas.put(f"{ART}/pieces/pointer-turn", x + wide / 2 - 12, y - 14, 24, 18)


def _harbour(canvas: Canvas, view: TableView, y: int, marks: Marks, language: Language) -> None:
    """The pieces on the quays, the buffet, the cars."""
    row: HarbourRow = view.harbour
    canvas.put(f"{ART}/panels/pocket-block", MARGIN, y, WIDE, HARBOUR)
    _name(canvas, Place.GOLD_COAST, MARGIN, y, WIDE, language)
    x: float = MARGIN + 12
    for kind in row.quays:
        pieces.equipment(canvas, kind, x, y + 58, 50)
        x += 55
    x += 14
    for clan in view.clans:
        pieces.token(canvas, clan.clan, x + 18, y + 83, 36, 1 if clan.breakfast else NONE_AT_BREAKFAST)
        colour = IVORY if clan.breakfast else pieces.DIM
        canvas.write(str(clan.breakfast), Type.NAME, TEXT_SIZE_MIN, colour, x + 40, mid=y + 83)
        x += 79
    left = max(x + 6, MARGIN + WIDE - 10 - 130 - 36 * len(marks.led))
    _cars(canvas, row.cars, Box(left, y + 58, MARGIN + WIDE - 10, y + 108), marks)
    if marks.veiled:
        canvas.plate(NIGHT, MARGIN, y, WIDE, HARBOUR, 12, VEIL)
