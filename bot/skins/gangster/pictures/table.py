"""The table: the city, and beside it what lies before each boss (docs/looks.md).

Paints what a TableView holds, which knows no order of any pile.
"""

from collections.abc import Sequence

from bot.skins.gangster.pictures import blocks, city, marks, side
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.scene import flow
from bot.skins.scene.theme import SIGN
from bot.table.languages import Language
from engine.gangster.views import TableView

PILES = Box(1556, 398, 1616, 700)  # on the lake


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it; what has changed since the last turn of who plays in pale gold."""
    canvas = on_ground("map/background", folder=ART, key="gangster")
    city.paint(canvas, view, marks.of_table(view), language, marks.changes(view).trails)
    piles = blocks.piles(view, (44, 62), 50, SIGN, 6, down=True)
    flow.paint(canvas, flow.lay(flow.column(*piles, at="start"), PILES))
    side.paint(canvas, view, names, language)
    canvas.frame()
    return canvas
