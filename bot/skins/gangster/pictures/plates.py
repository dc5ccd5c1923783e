"""The plates of the map: what a district pays and who stands there, the harbour, a district that is out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.layout import SKYLINE, WIDE, Plate
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import FIRE, GLOW, GOLD, IVORY, MUTED, NIGHT
from bot.table.languages import Language
from engine.gangster.pieces import Clan, Place, Tile
from engine.gangster.views import Changes, DistrictRow, HarbourRow

NONE_AT_BREAKFAST = 0.35
VEIL, VEILED = NIGHT, 0.6


@dataclass(frozen=True, slots=True)
class Since:
    """What changed in a district since the reader's last turn."""

    placed: frozenset[int] = frozenset()
    taken: frozenset[int] = frozenset()
    doubled: bool = False

    @classmethod
    def of(cls, changes: Changes, place: Place) -> "Since":
        """That of one place."""
        return cls(
            frozenset(spot.space for spot in changes.placed if spot.place is place),
            frozenset(spot.space for spot in changes.taken if spot.place is place),
            place in changes.doublers,
        )


NOTHING = Since()


def place_name(place: Place, language: Language) -> str:
    """In capitals."""
    return say(language, f"place-{place}").upper()


def district(
    canvas: Canvas,
    plate: Plate,
    row: DistrictRow,
    language: Language,
    since: Since = NOTHING,
    *,
    paid: bool = False,
) -> None:
    """A district from top to bottom; `paid`: with who would get each number now."""
    canvas.again(_district, plate, replace(row, cars=()), language, since, paid)


def _district(
    canvas: Canvas, plate: Plate, row: DistrictRow, language: Language, since: Since, paid: bool
) -> None:
    if row.tile is None:
        _out_of_game(canvas, plate, row.place, language)
        return
    _skyline(canvas, plate, row.place)
    _ground(canvas, plate, f"plate-{row.tile.spaces}{'-doubled' if row.doubled else ''}", fire=row.doubled)
    _head(canvas, plate, row.place, language, GOLD)
    _numbers(canvas, plate, row.tile, paid=paid)
    if paid:
        _paid(canvas, plate, row, row.tile)
    _doubler(canvas, plate, row, since)
    for space, clan in enumerate(row.spaces, start=1):
        _space(canvas, plate, space, clan, since)


def _skyline(canvas: Canvas, plate: Plate, place: Place) -> None:
    x, y = plate.at(0, -SKYLINE)
    canvas.put(f"{ART}/districts/{place}-skyline", x, y, plate.size(WIDE), plate.size(46))


def _ground(canvas: Canvas, plate: Plate, drawn: str, *, fire: bool = False) -> None:
    box = plate.box
    wide, tall = round(box.right - box.left), round(plate.tall)
    if fire:
        lit = Box(box.left + 2, box.top + 2, box.right - 2, box.bottom - 2)
        canvas.glow(lit, 13, FIRE, 10, 0.65, covered=5)
    canvas.shadow(box.left, box.top, wide, tall, 13, 7, 5, 0.7, covered=6)
    canvas.put(f"{ART}/map/{drawn}", box.left, box.top, wide, tall)


def _head(canvas: Canvas, plate: Plate, place: Place, language: Language, colour: str) -> None:
    pieces.glyph(canvas, place, *plate.at(9, 6), plate.size(27), colour)
    x, mid = plate.at(41, 20)
    room, size = plate.size(166), plate.lettering(25)
    tracking = 0.6 * plate.scale
    canvas.write(
        place_name(place, language),
        Type.NAME,
        size,
        colour,
        x,
        mid=mid,
        tracking=tracking,
        room=room,
        least=plate.lettering(20),
    )


def _numbers(canvas: Canvas, plate: Plate, tile: Tile, *, paid: bool) -> None:
    """Lower where a token stands under each."""
    top, tall, size = (37, 36, 30) if paid else (41, 40, 35)
    for number, value in enumerate(tile.numbers):
        x, y = plate.at(11 + 37.5 * number, top)
        pieces.number(canvas, value, x, y, plate.size(36), plate.size(tall), plate.lettering(size))


def _paid(canvas: Canvas, plate: Plate, row: DistrictRow, tile: Tile) -> None:
    for number, standing in enumerate(row.standings[: len(tile.numbers)]):
        x, y = plate.at(11 + 37.5 * number + 18, 83)
        pieces.token(canvas, standing.clan, x, y, round(plate.size(28)))


def _doubler(canvas: Canvas, plate: Plate, row: DistrictRow, since: Since) -> None:
    if not row.doubled:
        x, y = plate.at(167, 41)
        canvas.put(f"{ART}/pieces/doubler-place", x, y, plate.size(40), strength=0.6)
        return
    x, y = plate.at(160, 33)
    side = plate.size(58)
    if since.doubled:
        inner = plate.size(6)
        lit = Box(x + inner, y + inner, x + side - inner, y + side - inner)
        canvas.glow(lit, plate.size(23), GLOW, 12, 1.0)
    pieces.doubler(canvas, x, y, side)


def _space(canvas: Canvas, plate: Plate, space: int, clan: Clan | None, since: Since) -> None:
    x, y = plate.space(space)
    if clan is not None:
        if space in since.placed:
            _new(canvas, plate, x, y)
        side = round(plate.size(48))
        pieces.token(canvas, clan, x, y, side)
        canvas.claim(clan, x - side / 2, y - side / 2, side, side)
    elif space in since.taken:
        side = round(plate.size(42))
        canvas.put(f"{ART}/pieces/left-empty", x - side / 2, y - side / 2, side)
        canvas.claim("left-empty", x - side / 2, y - side / 2, side, side)
    elif space > 1:
        size = plate.lettering(19)
        canvas.write(str(space), Type.LABEL, size, pieces.QUIET, x, mid=y, align="centre")


def _new(canvas: Canvas, plate: Plate, x: float, y: float) -> None:
    """The pale frame and the glow of a gangster who came since the reader's last turn."""
    half = plate.size(20)
    canvas.glow(Box(x - half, y - half, x + half, y + half), plate.size(16), GLOW, 7, 1.0)
    side = round(plate.size(50))
    canvas.put(f"{ART}/pieces/frame-changed", x - side / 2, y - side / 2, side)


def mark(canvas: Canvas, plate: Plate, space: int, drawn: str) -> None:
    """A ring of that kind round a space: where one's next gangster would stand, whom the gun could take."""
    x, y = plate.space(space)
    side = round(plate.size(52))
    canvas.put(f"{ART}/pieces/{drawn}", x - side / 2, y - side / 2, side)


def harbour(
    canvas: Canvas,
    plate: Plate,
    row: HarbourRow,
    breakfast: Sequence[tuple[Clan, int]],
    language: Language,
) -> None:
    """Gold Coast: the pieces on its quays, and who stays at the buffet."""
    _skyline(canvas, plate, Place.GOLD_COAST)
    _ground(canvas, plate, "plate-gold-coast")
    _head(canvas, plate, Place.GOLD_COAST, language, GOLD)
    for number, kind in enumerate(row.quays):
        x, y = plate.at(12 + 66 * number, 46)
        pieces.equipment(canvas, kind, x, y, round(plate.size(60)))
    for number, (clan, count) in enumerate(breakfast):
        line, column = divmod(number, 3)
        x, y = plate.at(24 + 60 * column, 134 + 44 * line)
        half = plate.size(18)
        pieces.token(canvas, clan, x + half, y + half, round(2 * half), 1 if count else NONE_AT_BREAKFAST)
        colour, size = IVORY if count else pieces.DIM, 28 if count < 10 else 21
        canvas.write(str(count), Type.NAME, plate.lettering(size), colour, x + plate.size(37), mid=y + half)


def _out_of_game(canvas: Canvas, plate: Plate, place: Place, language: Language) -> None:
    """A district without a tile: cars may stand there, nothing else."""
    box = plate.box
    canvas.put(f"{ART}/map/plate-out", box.left, box.top, box.right - box.left, plate.tall)
    _head(canvas, plate, place, language, MUTED)


def veil(canvas: Canvas, plate: Plate) -> None:
    """Less light on a plate that cannot be reached, and on what stands behind it."""
    box = plate.box
    top = box.top - plate.size(SKYLINE)
    wide, tall = round(box.right - box.left), round(box.bottom - top)
    canvas.plate(VEIL, box.left, top, wide, tall, 13, VEILED)
