"""The table: the city, and beside it what lies before each boss (docs/looks.md).

Paints what a TableView holds, which knows no order of any pile.
"""

from collections.abc import Sequence

from bot.skins.gangster.pictures import city, marks, side
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import IVORY, SIGN
from bot.table.languages import Language
from engine.gangster.views import TableView

STACKS = 1586  # their middle


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it; what has changed since the last turn of who plays in pale gold."""
    canvas = on_ground("map/background", folder=ART, key="gangster", prepare=_prepare)
    city.paint(canvas, view, marks.of_table(view), language, marks.changes(view).trails)
    _stacks(canvas, view)
    side.head(canvas, view, language)
    side.seats(canvas, view, names, language)
    canvas.frame()
    return canvas


def _prepare(canvas: Canvas) -> None:
    for name, y, size in (
        (f"{ART}/districts/card-back", 398, 44),
        (f"{ART}/casino/back", 502, 44),
    ):
        tall = round(size * 1.4)
        canvas.put(name, STACKS - size / 2, y, size, tall)
    canvas.put(f"{ART}/equipment/back", STACKS - 25, 606, 50)


def _stacks(canvas: Canvas, view: TableView) -> None:
    """How many cards and pieces are left."""
    for count, foot in (
        (view.pile_size, 398 + 62),
        (len(view.casino_left), 502 + 62),
        (view.stock_size, 606 + 50),
    ):
        canvas.write(str(count), Type.NAME, SIGN, IVORY, STACKS, mid=foot + 18, align="centre")
