"""The plates of the map: what a district pays and who stands there, the harbour, a district that is out."""

from dataclasses import replace

from bot.skins.gangster.pictures import layout, pieces
from bot.skins.gangster.pictures.layout import SKYLINE, WIDE, Plate
from bot.skins.gangster.pictures.marks import Inside
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.spaces import ON_MAP, space
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import FIRE, GOLD, IVORY, MUTED, NIGHT
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place, Tile
from engine.gangster.views import DistrictRow, TableView

NONE_AT_BREAKFAST = 0.35
VEIL, VEILED = NIGHT, 0.6


def place_name(place: Place, language: Language) -> str:
    """In capitals."""
    return say(language, f"place-{place}").upper()


def district(canvas: Canvas, plate: Plate, row: DistrictRow, language: Language, inside: Inside) -> None:
    """A district from top to bottom, without its cars."""
    canvas.again(_district, plate, replace(row, cars=()), language, inside)


def _district(canvas: Canvas, plate: Plate, row: DistrictRow, language: Language, inside: Inside) -> None:
    if row.tile is None:
        _out_of_game(canvas, plate, row.place, language)
        return
    _skyline(canvas, plate, row.place)
    _ground(canvas, plate, f"plate-{row.tile.spaces}{'-doubled' if row.doubled else ''}", fire=row.doubled)
    _head(canvas, plate, row.place, language, GOLD)
    _numbers(canvas, plate, row.tile, paid=inside.paid)
    if inside.paid:
        _paid(canvas, plate, row, row.tile)
    _doubler(canvas, plate, row, new=inside.doubled)
    for number, clan in enumerate(row.spaces, start=1):
        space(canvas, number, clan, inside, *plate.space(number), ON_MAP)


def _skyline(canvas: Canvas, plate: Plate, place: Place) -> None:
    canvas.put(f"{ART}/districts/{place}-skyline", *plate.at(0, -SKYLINE), WIDE, 46)


def _ground(canvas: Canvas, plate: Plate, drawn: str, *, fire: bool = False) -> None:
    left, top, right, bottom = plate.box
    if fire:
        canvas.glow(Box(left + 2, top + 2, right - 2, bottom - 2), 13, FIRE, 10, 0.65, covered=5)
    canvas.shadow(left, top, WIDE, plate.tall, 13, 7, 5, 0.7, covered=6)
    canvas.put(f"{ART}/map/{drawn}", left, top, WIDE, plate.tall)


def _head(canvas: Canvas, plate: Plate, place: Place, language: Language, colour: str) -> None:
    pieces.glyph(canvas, place, *plate.at(9, 6), 27, colour)
    x, mid = plate.at(41, 20)
    name, size, least = place_name(place, language), layout.lettering(25), layout.lettering(20)
    canvas.write(name, Type.NAME, size, colour, x, mid=mid, tracking=0.6, room=166, least=least)


def _numbers(canvas: Canvas, plate: Plate, tile: Tile, *, paid: bool) -> None:
    """Lower where a token stands under each."""
    top, tall, size = (37, 36, 30) if paid else (41, 40, 35)
    for number, value in enumerate(tile.numbers):
        x, y = plate.at(11 + 37.5 * number, top)
        pieces.number(canvas, value, x, y, 36, tall, layout.lettering(size))


def _paid(canvas: Canvas, plate: Plate, row: DistrictRow, tile: Tile) -> None:
    for number, standing in enumerate(row.standings[: len(tile.numbers)]):
        pieces.token(canvas, standing.clan, *plate.at(11 + 37.5 * number + 18, 83), 28)


def _doubler(canvas: Canvas, plate: Plate, row: DistrictRow, *, new: bool) -> None:
    if not row.doubled:
        canvas.put(f"{ART}/pieces/doubler-place", *plate.at(167, 41), 40, strength=0.6)
        return
    pieces.doubler(canvas, *plate.at(160, 33), 58, lit=new)


def harbour(canvas: Canvas, plate: Plate, view: TableView, language: Language) -> None:
    """Gold Coast: the pieces on its quays, and who stays at the buffet."""
    _skyline(canvas, plate, Place.GOLD_COAST)
    _ground(canvas, plate, "plate-gold-coast")
    _head(canvas, plate, Place.GOLD_COAST, language, GOLD)
    for number, kind in enumerate(view.harbour.quays):
        pieces.equipment(canvas, kind, *plate.at(12 + 66 * number, 46), 60)
    for number, clan in enumerate(view.clans):
        line, column = divmod(number, 3)
        _at_breakfast(canvas, clan.clan, clan.breakfast, *plate.at(42 + 60 * column, 152 + 44 * line))


def _at_breakfast(canvas: Canvas, clan: Clan, count: int, x: float, mid: float) -> None:
    """How many of a clan are out for good."""
    pieces.token(canvas, clan, x, mid, 36, 1 if count else NONE_AT_BREAKFAST)
    colour, size = IVORY if count else pieces.DIM, layout.lettering(28 if count < 10 else 21)
    canvas.write(str(count), Type.NAME, size, colour, x + 19, mid=mid)


def _out_of_game(canvas: Canvas, plate: Plate, place: Place, language: Language) -> None:
    """A district without a tile: cars may stand there, nothing else."""
    canvas.put(f"{ART}/map/plate-out", *plate.at(0, 0), WIDE, plate.tall)
    _head(canvas, plate, place, language, MUTED)


def veil(canvas: Canvas, plate: Plate) -> None:
    """Less light on a plate that cannot be reached, and on what stands behind it."""
    left, top, right, bottom = plate.with_skyline
    canvas.plate(VEIL, left, top, round(right - left), round(bottom - top), 13, VEILED)
