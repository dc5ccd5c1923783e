"""The line of signs at the foot of the table, and what they mean."""

from functools import partial

from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Piece, Space, Text
from bot.skins.scene.theme import CAPTION, MUTED, ON_FIRE
from bot.table.languages import Language
from engine.chicago_poker.views import TableView

SIGNS = {"wins": 38, "called": 40, "played": 20, "hidden": 22}  # width of each
TALL = 34
FOOT = Box(46, 990, 1604, 990 + TALL)
TAUGHT = 3  # turns in which every sign is explained


def foot(canvas: Canvas, table: TableView, language: Language) -> None:
    """Four signs with words while the game begins; later only the first, as long as somebody is about to win.

    Nothing else moves into their place.
    """
    near = table.outcome is None and any(row.wins_next for row in table.rows)
    canvas.again(_foot, table.turn <= TAUGHT, near, language)


def _foot(canvas: Canvas, taught: bool, near: bool, language: Language) -> None:
    blocks: list[Block] = []
    for name, wide in SIGNS.items():
        lit = near and name == "wins"
        if taught or lit:
            words = say(language, "picture-legend", sign=name)
            told = Text(words, Type.TEXT, CAPTION, ON_FIRE if lit else MUTED)
            blocks += [Space(grow=1), flow.row(Piece(wide, TALL, partial(_sign, name)), told)]
    flow.paint(canvas, flow.lay(flow.row(*blocks[1:], gap=0), FOOT))


def _sign(name: str, canvas: Canvas, x: float, y: float) -> None:
    """One sign, as it stands in the picture but small."""
    match name:
        case "wins":
            canvas.put("businesses/brewery-wins-next", x, y + 1, 38, 33)
        case "called":
            canvas.put("chrome/icons/called", x, y + 3, 40, 28)
        case "played":
            canvas.put("cards/frame-just-played-S", x, y, 20, TALL)
            canvas.put("cards/back-S", x + 4, y + 4, 12, 26)
        case _:
            canvas.put("chrome/icons/slot-hidden", x, y + 1, 22, 33)
