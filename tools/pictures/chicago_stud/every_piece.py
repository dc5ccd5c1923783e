"""Every piece of Chicago stud at every size, for `make assets`: whatever any of its pictures can ask for."""

from collections.abc import Iterator
from itertools import product

from bot.skins.bosses.portraits import portrait
from bot.skins.chicago_stud.pictures.layout import layout
from bot.skins.chicago_stud.pictures.rivals import WIDE
from bot.skins.french_deck import cards, chips
from bot.skins.kit.canvas import Canvas, on_ground
from bot.table.languages import Language
from engine.chicago_stud.pieces import Boss
from tools.pictures import story_pieces
from tools.pictures.chicago_stud.paintings import paintings

SEATS = range(2, 9)
IDLE = (150, 134, 112, 96, 88, 78, 66, 140, 118, 38, 164)  # tables, rivals, showdowns, ends, banners
ACTIVE = (150, 134, 112, 96, 88, 78, 66, 140, 118, 180, 214, 250, 300, 420, 560)
MARKS = (84, 80, 72, 64, 46, 36)
SIGNS = {
    "stud/dealer": (48, 44, 40, 38, 36),
    "stud/opener": (48, 44, 40, 38, 36),
    "stud/half-spade": (84, 74, 60, 40, 36, 34, 30, 28),
    "stud/order": (56,),
    "stud/loan": (64, 44, 34, 28),
    "stud/chip-5": (104, 56, 46, 44, 40, 36, 34, 28),
    "chrome/icons/action-left": (42, 40),
    "chrome/icons/action-used": (42, 40),
}
PILES = (72, 60, 48)


def every_piece(language: Language) -> Iterator[Canvas]:
    """Pictures that together hold all of them; not much to look at."""
    yield from pieces()
    for painting in paintings(language):
        yield painting.paint()


def pieces() -> Iterator[Canvas]:
    """What the preview lacks: every boss in every place, every number of rivals and of hands shown."""
    yield _signs()
    yield _panels()
    yield story_pieces.pieces(Boss, story_pieces.NERVE)


def _signs() -> Canvas:
    canvas = on_ground("table")
    for boss in Boss:
        for side in IDLE:
            canvas.put(portrait(boss), 60, 60, side)
        for side in ACTIVE:
            canvas.put(portrait(boss, active=True), 60, 60, side)
    for mark, side in product(("check", "bet", "call", "raise", "fold", "all-in", "turn"), MARKS):
        canvas.put(f"stud/mark-{mark}", 60, 60, side)
    for name, sides in SIGNS.items():
        for side in sides:
            canvas.put(name, 60, 60, side)
    for worth, wide in product(chips.DENOMINATIONS, PILES):
        chips.pile(canvas, (f"stud/chip-{worth}-side",), 60, 400, wide)
    for seats in SEATS:
        cards.back(canvas, 60, 60, layout(seats).card)
        for hidden in (True, False):
            cards.place(canvas, hidden, 60, 60, layout(seats).card)
    return canvas


def _panels() -> Canvas:
    """Rows of every table, cells of every number of rivals and of hands shown."""
    canvas = on_ground("table")
    sizes = {(1598, layout(seats).tall) for seats in SEATS}
    for across in range(1, 5):
        wide = round((WIDE - 10 * (across - 1)) / across)
        sizes |= {(wide, 227), (wide, 108), (wide, 109)}
    for (wide, tall), name in product(sizes, ("stud/panel-row", "chrome/table/row-active-5p")):
        canvas.put(name, 26, 60, wide, tall)
    return canvas
