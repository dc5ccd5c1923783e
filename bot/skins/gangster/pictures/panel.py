"""The private panel of a seat: the same city, with what it could do and what that would bring.

Nothing in it is secret; it shows what one seat wants to know before it acts.
"""

from collections.abc import Sequence

from bot.skins.gangster.pictures import own, pieces, plates
from bot.skins.gangster.pictures.cars import cars
from bot.skins.gangster.pictures.choices import targets
from bot.skins.gangster.pictures.layout import Map, Plate, wide
from bot.skins.gangster.pictures.pieces import ART, PALE, TEAL
from bot.skins.gangster.pictures.table import breakfast
from bot.skins.kit.caches import MEGABYTE, ImageCache
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.scene.theme import GLOW
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import Panel, SeatView, TableView

CARD, CARD_TALL, PITCH = 38, 53, 41
ABOVE = 45  # how far cards stand out above the plate they lead to
CARDS_TOP_MIN = 15
FULL_SIZE_CARDS_MAX, LOWER = 4, 44  # more cards than that are smaller

_rings = ImageCache("frames of plates", 2 * MEGABYTE)


def paint(view: SeatView, panel: Panel, names: Sequence[str], language: Language) -> Canvas:
    """What the seat could do now; one that is not awaited looks ahead."""
    canvas = on_ground("map/background", folder=ART, key="gangster-own", prepare=own.prepare)
    _city(canvas, wide(), view, panel, language)
    own.side(canvas, view, panel, names, language)
    canvas.frame()
    return canvas


def _city(canvas: Canvas, plan: Map, view: SeatView, panel: Panel, language: Language) -> None:
    table = view.table
    here = {part.place for part in panel.clans}
    reached = leads(panel)
    placed = [(place, _plate(plan, table, place)) for place in Place]
    for place, plate in placed:
        if place is Place.GOLD_COAST:
            plates.harbour(canvas, plate, table.harbour, breakfast(table), language)
        else:
            plates.district(canvas, plate, table.district(place), language, paid=True)
    for place, plate in placed:
        if place in here:
            _frame(canvas, plate, TEAL, 6, 6, 17)
        elif place in reached:
            _frame(canvas, plate, PALE, 5, 4, 16)
    for place, plate in placed:
        there = table.harbour.cars if place is Place.GOLD_COAST else table.district(place).cars
        led = reached.get(place, ())
        asked = view.row.clans if view.row.awaited else ()
        cars(canvas, plate, there, asked=asked, beside=_beside(led))
        if led:
            _cards(canvas, plate, led, named=len(panel.clans) > 1)
        elif place not in here:
            plates.veil(canvas, plate)
    for part in panel.clans:
        for space in targets(part):
            plates.mark(canvas, _plate(plan, table, part.place), space, "target")
        for spot in part.guns:
            plates.mark(canvas, _plate(plan, table, spot.place), spot.space, "in-range")


def _plate(plan: Map, table: TableView, place: Place) -> Plate:
    if place is Place.GOLD_COAST:
        return plan.plate(place, 0)
    tile = table.district(place).tile
    return plan.plate(place, tile.spaces if tile else 0)


def leads(panel: Panel) -> dict[Place, tuple[tuple[Clan, int], ...]]:
    """Which card of which clan leads to each place."""
    found: dict[Place, tuple[tuple[Clan, int], ...]] = {}
    for part in panel.clans:
        for reach in part.reach:
            led = tuple((part.clan, card) for card in reach.cards)
            found[reach.place] = (*found.get(reach.place, ()), *led)
    return found


def _beside(led: Sequence[tuple[Clan, int]]) -> float:
    """How much of the roof the cards take."""
    return len(led) * (PITCH if len(led) <= FULL_SIZE_CARDS_MAX else PITCH - 6) + 8 if led else 0


def _cards(canvas: Canvas, plate: Plate, led: Sequence[tuple[Clan, int]], *, named: bool) -> None:
    """The cards that lead there, at the right end of the roof; `named`: with their clan."""
    y = max(CARDS_TOP_MIN, plate.y - ABOVE)
    tall = round(plate.y - ABOVE + CARD_TALL - y)  # a tall plate of the first row leaves less room
    if len(led) > FULL_SIZE_CARDS_MAX:
        y, tall = y + tall - LOWER, LOWER
    wide_ = round(CARD * tall / CARD_TALL)
    for number, (clan, card) in enumerate(reversed(led)):
        x = plate.box.right - 8 - wide_ - number * (wide_ + PITCH - CARD)
        canvas.glow(Box(x, y, x + wide_, y + tall), 6, GLOW, 6, 0.6, covered=5)
        pieces.movement(canvas, card, True, x, y, wide_, tall)
        canvas.claim(f"card-{card}", x, y, wide_, tall)
        if named:
            pieces.token(canvas, clan, x + wide_ / 2, y + 0.78 * tall, 22)


def _frame(canvas: Canvas, plate: Plate, colour: str, away: int, thick: int, radius: int) -> None:
    """A frame round a plate, so far outside of it."""
    box = plate.box
    wide_, tall = round(box.right - box.left) + 2 * away, round(plate.tall) + 2 * away
    canvas.ring(colour, box.left - away, box.top - away, wide_, tall, radius, thick)
