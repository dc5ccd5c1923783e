"""Every piece of Gangster at every size, for `make assets`: whatever any of its pictures can ask for."""

from collections.abc import Iterator
from itertools import product

from bot.skins.bosses.portraits import portrait
from bot.skins.gangster.pictures.blocks import TRUNK, TRUNK_TALL
from bot.skins.gangster.pictures.city import car_token
from bot.skins.gangster.pictures.layout import CAR_LADDER, CAR_SHAPE, WIDE, plate_height
from bot.skins.gangster.pictures.pocket_blocks import BLOCK, block_heights
from bot.skins.gangster.pictures.pocket_blocks import WIDE as WIDE_ON_A_PHONE
from bot.skins.gangster.pictures.story import SKYLINE
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.sprites import sprite
from bot.table.languages import Language
from engine.gangster.city import CARDS, TILES
from engine.gangster.pieces import CLANS, KINDS, PLACES, Boss, Kind
from tools.pictures import story_pieces
from tools.pictures.gangster.paintings import paintings

IDLE = (66, 84, 104, 107, 112, 128, 164)  # tables, days of reckoning, ends, banners
ACTIVE = (66, 84, 104, 112, 134, 140, 150, 180, 250, 300, 420, 560)
TOKENS = (
    16, 18, 20, 22, 24, 25, 26, 28, 29, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 68,
    81, 113, 150,
)  # fmt: skip
BUSTS = (36, 44, 46, 74, 118)
GLYPHS = (27, 28, 34, 36, 40, 42, 62)
EQUIPMENT = (40, 44, 48, 50, 52, 54, 60, 64)
EMPTY = (40, 44, 48, 52, 54, 60)
TRUNKS = (30, 36, 40, 46)
OPEN = ((18, 25), (26, 36), (32, 44), (34, 48), (38, 53))  # on plates and blocks
CARDS_OF_A_CLAN = ((49, 68), (57, 80), (58, 82), (61, 86), (80, 112))
DOUBLERS = (48, 52, 54, 58, 64, 66, 72)
VALUES = ((36, 36), (36, 40), (46, 46))


def every_piece(language: Language) -> Iterator[Canvas]:
    """Pictures that together hold all of them; not much to look at."""
    yield from pieces()
    nerve = {f"gangster/equipment/{kind}": (36, 40) for kind in (Kind.GUN, Kind.BUMPER)}
    yield story_pieces.pieces(Boss, nerve)
    for painting in paintings(language):
        yield painting.paint()


def pieces() -> Iterator[Canvas]:
    """What the preview lacks: every boss, clan and piece of equipment in every place."""
    canvas = on_ground("table")
    for name, wide, tall in _sizes():
        sprite(name, wide, tall)
    for boss in Boss:
        for side in IDLE:
            canvas.put(portrait(boss), 60, 60, side)
        for side in ACTIVE:
            canvas.put(portrait(boss, active=True), 60, 60, side)
    yield canvas


def _sizes() -> Iterator[tuple[str, int, int]]:
    art = "gangster"
    for clan in CLANS:
        small = {car_token(wide) for wide in CAR_LADDER} - {0}
        yield from ((f"{art}/clans/token-{clan}", side, side) for side in {*TOKENS, *small})
        yield from ((f"{art}/clans/gangster-{clan}", side, side) for side in BUSTS)
        yield from ((f"{art}/clans/car-{clan}", wide, round(wide * CAR_SHAPE)) for wide in CAR_LADDER)
    for place in PLACES:
        yield from ((f"{art}/districts/{place}-glyph", side, side) for side in GLYPHS)
        yield f"{art}/districts/{place}-skyline", WIDE, 46
        yield f"{art}/districts/{place}-skyline", *SKYLINE
    for kind in KINDS:
        yield from ((f"{art}/equipment/{kind}", side, side) for side in EQUIPMENT)
    yield from ((f"{art}/equipment/place", side, side) for side in EMPTY)
    for number, tall in product((1, 2), TRUNKS):
        yield f"{art}/pieces/trunk-{number}", round(tall * TRUNK[number] / TRUNK_TALL), tall
    for card, size in product(CARDS, (*OPEN, *CARDS_OF_A_CLAN)):
        yield f"{art}/pieces/movement-{card}", *size
    yield from ((f"{art}/pieces/movement-closed", *size) for size in CARDS_OF_A_CLAN)
    yield from ((f"{art}/pieces/doubler", side, side) for side in DOUBLERS)
    for name, size in product(("value", "value-casino"), VALUES):
        yield f"{art}/pieces/{name}", *size
    for more in ("", "-doubled"):
        for spaces in {tile.spaces for tile in TILES}:
            yield f"{art}/map/plate-{spaces}{more}", WIDE, plate_height(spaces)
        yield from ((f"{art}/panels/pocket-block{more}", BLOCK, tall) for tall in block_heights())
    for name in ("arrow-up", "arrow-down"):
        yield f"{art}/pieces/{name}", 36, 36
    yield from ((f"{art}/pieces/in-range", side, side) for side in (36, 50, 52))
    yield from ((f"{art}/pieces/target", side, side) for side in (50, 52))
    yield from ((f"{art}/pieces/pointer-turn", wide, tall) for wide, tall in ((24, 18), (30, 22)))
    for name, side in (("frame-changed", 50), ("left-empty", 42), ("space", 46), ("doubler-place", 40)):
        yield f"{art}/pieces/{name}", side, side
    for tall in (152, 168):
        yield f"{art}/panels/boss-5p", WIDE_ON_A_PHONE, tall
        yield f"{art}/panels/boss-5p-active", WIDE_ON_A_PHONE, tall
    yield f"{art}/panels/boss-5p", WIDE_ON_A_PHONE, 244
