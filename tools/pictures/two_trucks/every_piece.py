"""Every piece of Two Trucks' pictures at every size, for `make assets`: the previews, and what they lack."""

from collections.abc import Iterator
from itertools import product

from bot.skins.bosses.portraits import SIDES, portrait
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.two_trucks.pictures import dawn, story, table, train
from bot.skins.two_trucks.pictures.pieces import ART
from bot.table.languages import Language
from engine.two_trucks.pieces import Boss
from tools.pictures import story_pieces
from tools.pictures.two_trucks.paintings import paintings
from tools.pictures.two_trucks.positions import played

WINNERS = (420, 300, 250, 214)


def every_piece(language: Language) -> Iterator[Canvas]:
    """Not much to look at."""
    canvas = on_ground("hand")
    faces = {sizes.face for kinds in (table.KINDS, table.POCKET_KINDS) for sizes in kinds.values()}
    for boss, side in product(Boss, sorted({*SIDES, *faces, dawn.FACE, train.PORTRAIT, 118})):
        canvas.put(portrait(boss), 60, 60, side)
        canvas.put(portrait(boss, active=True), 60, 60, side)
    for boss, side in product(Boss, WINNERS):
        canvas.put(portrait(boss, active=True), 60, 60, side)
    for side in story.CRATE.values():
        canvas.put(f"{ART}/crate", 60, 60, side)
    for wide, tall in (story.ENGINE, story.SMALL_ENGINE):
        canvas.put(f"{ART}/locomotive", 60, 60, wide, tall)
    yield canvas
    yield story_pieces.pieces(Boss, story_pieces.NERVE)
    for seats, options in product(range(2, 7), ("standard", "short")):
        for seed in range(2):
            game = played(seats, "next", options, seed)
            for night in game.nights:
                yield table.paint(night.table, game.names, language)
                yield table.paint_upright(night.table, game.names, language)
    for painting in paintings(language):
        yield painting.paint()
