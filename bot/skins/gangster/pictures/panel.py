"""The private panel of a seat: the same city, with what it could do and what that would bring.

Nothing in it is secret; it shows what one seat wants to know before it acts.
"""

from collections.abc import Sequence

from bot.skins.gangster.pictures import city, marks, own
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.kit.canvas import Canvas, on_ground
from bot.table.languages import Language
from engine.gangster.views import Panel, SeatView


def paint(view: SeatView, panel: Panel, names: Sequence[str], language: Language) -> Canvas:
    """What the seat could do now; one that is not awaited looks ahead."""
    canvas = on_ground("map/background", folder=ART, key="gangster-own", prepare=own.prepare)
    city.paint(canvas, view.table, marks.of_panel(view, panel), language)
    own.paint(canvas, view, panel, names, language)
    canvas.frame()
    return canvas
