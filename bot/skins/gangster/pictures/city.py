"""The city: roads as they were driven, a plate for each place, and what stands or leads there."""

from collections.abc import Mapping, Sequence

from bot.skins.gangster.pictures import layout, pieces, plates
from bot.skins.gangster.pictures.layout import Plate
from bot.skins.gangster.pictures.marks import Marks, cars
from bot.skins.gangster.pictures.pieces import ART, PALE, TEAL
from bot.skins.gangster.pictures.trails import trails
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.theme import GLOW
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import TableView, Trail

SMALL = 70  # under this width the emblem on the door is too small to read: a token stands on the car
POINTER_TOP_MIN = 12
CARD, CARD_TALL, PITCH = 38, 53, 41
ABOVE = 45  # how far cards stand out above the plate they lead to
CARDS_TOP_MIN = 15
FULL_SIZE_CARDS_MAX, LOWER = 4, 44  # more cards than that are smaller
FRAMES = {TEAL: (6, 6, 17), PALE: (5, 4, 16)}  # how far outside of the plate, how thick, how round


def paint(
    canvas: Canvas,
    view: TableView,
    marks: Mapping[Place, Marks],
    language: Language,
    driven: Sequence[Trail] = (),
) -> None:
    """All of it; `driven`: the ways that are shown."""
    spaces = {row.place: row.tile.spaces for row in view.districts if row.tile}
    placed = {place: layout.plate(place, spaces.get(place, 0)) for place in Place}
    routes = {trail.clan: trail.road for trail in driven if not trail.bumped}
    trails(canvas, routes, tuple(plate.with_skyline for plate in placed.values()))
    for place, plate in placed.items():
        if place is Place.GOLD_COAST:
            plates.harbour(canvas, plate, view, language)
        else:
            plates.district(canvas, plate, view.district(place), language, marks[place].inside)
        _around(canvas, plate, cars(view, place), marks[place])


def _around(canvas: Canvas, plate: Plate, there: Sequence[Clan], marks: Marks) -> None:
    """The frame of a place, its cars, the cards that lead there, and a veil where none does."""
    if marks.frame:
        _frame(canvas, plate, marks.frame, *FRAMES[marks.frame])
    _cars(canvas, plate, there, marks)
    _cards(canvas, plate, marks)
    if marks.veiled:
        plates.veil(canvas, plate)


def _frame(canvas: Canvas, plate: Plate, colour: str, away: int, thick: int, radius: int) -> None:
    box = plate.box
    wide, tall = round(box.right - box.left) + 2 * away, plate.tall + 2 * away
    canvas.ring(colour, box.left - away, box.top - away, wide, tall, radius, thick)


def car_token(wide: int) -> int:
    """The size of the token that stands on a car so wide; 0 for none."""
    return round(0.5 * wide) if wide < SMALL else 0


def _cars(canvas: Canvas, plate: Plate, there: Sequence[Clan], marks: Marks) -> None:
    """From left to right; those that moved glow, a pointer stands over those that are asked."""
    count = len(marks.led)
    beside = count * (PITCH if count <= FULL_SIZE_CARDS_MAX else PITCH - 6) + 8 if count else 0
    boxes = plate.cars(len(there), beside)
    for clan, box in zip(there, boxes, strict=True):
        if clan in marks.moved:
            inner = 4 if box.right - box.left >= SMALL else 0
            lit = Box(box.left + inner, box.top + inner, box.right - inner, box.bottom - inner)
            canvas.glow(lit, 14, GLOW, 10, 1.0)
    for clan, box in zip(there, boxes, strict=True):
        wide, tall = round(box.right - box.left), round(box.bottom - box.top)
        canvas.put_with_shadow(f"{ART}/clans/car-{clan}", box.left, box.top, wide, tall, 3, 2, 0.7)
        canvas.claim(f"car-{clan}", box.left, box.top, wide, tall)
        if side := car_token(wide):
            pieces.token(canvas, clan, box.left + 0.48 * wide, box.top + 0.5 * tall, side)
        if clan in marks.asked:
            x, y = (box.left + box.right) / 2 - 15, max(POINTER_TOP_MIN, box.top - 21)
            canvas.put(f"{ART}/pieces/pointer-turn", x, y, 30, 22)


def _cards(canvas: Canvas, plate: Plate, marks: Marks) -> None:
    """The cards that lead there, at the right end of the roof."""
    y = max(CARDS_TOP_MIN, plate.y - ABOVE)
    tall = round(plate.y - ABOVE + CARD_TALL - y)  # a tall plate of the first row leaves less room
    if len(marks.led) > FULL_SIZE_CARDS_MAX:
        y, tall = y + tall - LOWER, LOWER
    wide = round(CARD * tall / CARD_TALL)
    for number, (clan, card) in enumerate(reversed(marks.led)):
        x = plate.box.right - 8 - wide - number * (wide + PITCH - CARD)
        canvas.glow(Box(x, y, x + wide, y + tall), 6, GLOW, 6, 0.6, covered=5)
        pieces.movement(canvas, card, True, x, y, wide, tall)
        canvas.claim(f"card-{card}", x, y, wide, tall)
        if marks.named:
            pieces.token(canvas, clan, x + wide / 2, y + 0.78 * tall, 22)
