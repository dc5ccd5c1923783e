"""The table: the city, and beside it what lies before each boss (docs/looks.md).

Paints what a TableView holds, which knows no order of any pile.
"""

from collections.abc import Sequence

from bot.skins.gangster.pictures import plates, side
from bot.skins.gangster.pictures.cars import cars
from bot.skins.gangster.pictures.layout import Map, wide
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.trails import trails
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import IVORY, SIGN
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import Changes, TableView

STACKS = 1586  # their middle
NOTHING = Changes(0, (), (), (), ())


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it; what has changed since the last turn of who plays in pale gold."""
    canvas = on_ground("map/background", folder=ART, key="gangster", prepare=_prepare)
    plan = wide()
    city(canvas, plan, view, language, changes(view))
    _stacks(canvas, view)
    side.head(canvas, view, language)
    side.seats(canvas, view, names, language)
    canvas.frame()
    return canvas


def changes(view: TableView) -> Changes:
    """What is marked: since the last turn of the seat to play; nothing once the game is over."""
    return view.changes[view.awaited[0]] if view.awaited else NOTHING


def _prepare(canvas: Canvas) -> None:
    for name, y, size in (
        (f"{ART}/districts/card-back", 398, 44),
        (f"{ART}/casino/back", 502, 44),
    ):
        tall = round(size * 1.4)
        canvas.put(name, STACKS - size / 2, y, size, tall)
    canvas.put(f"{ART}/equipment/back", STACKS - 25, 606, 50)


def city(canvas: Canvas, plan: Map, view: TableView, language: Language, since: Changes) -> None:
    """Roads, plates and cars."""
    placed = [(row, plan.plate(row.place, row.tile.spaces if row.tile else 0)) for row in view.districts]
    harbour = plan.plate(Place.GOLD_COAST, 0)
    driven = {trail.clan: trail.road for trail in since.trails if not trail.bumped}
    covered = tuple(plate.with_skyline for plate in (*(plate for _, plate in placed), harbour))
    trails(canvas, plan, driven, covered)
    for row, plate in placed:
        plates.district(canvas, plate, row, language, plates.Since.of(since, row.place))
    plates.harbour(canvas, harbour, view.harbour, breakfast(view), language)
    asked = {clan for seat in view.awaited for clan in view.seats[seat].clans}
    moved = {trail.clan for trail in since.trails}
    for row, plate in placed:
        cars(canvas, plate, row.cars, moved=moved, asked=asked)
    cars(canvas, harbour, view.harbour.cars, moved=moved, asked=asked)


def breakfast(view: TableView) -> list[tuple[Clan, int]]:
    """How many of each clan are out for good, in the order of the seats."""
    return [(clan.clan, clan.breakfast) for clan in view.clans]


def _stacks(canvas: Canvas, view: TableView) -> None:
    """How many cards and pieces are left."""
    for count, foot in (
        (view.pile_size, 398 + 62),
        (len(view.casino_left), 502 + 62),
        (view.stock_size, 606 + 50),
    ):
        canvas.write(str(count), Type.NAME, SIGN, IVORY, STACKS, mid=foot + 18, align="centre")
