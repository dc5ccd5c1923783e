"""The line of signs at the foot of the table, and what they mean."""

from functools import partial

from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Piece, Space, Stack, Text
from bot.skins.scene.theme import CAPTION, MUTED, ON_FIRE
from bot.table.languages import Language
from engine.chicago_poker.views import TableView

SIGNS = {"wins": 38, "called": 40, "played": 20, "hidden": 22}  # width of each
TALL = 34
TAUGHT = 3  # turns in which every sign is explained


def shown(table: TableView) -> tuple[bool, bool]:
    """Return whether the game begins, and whether somebody is about to win."""
    return table.turn <= TAUGHT, table.outcome is None and any(row.wins_next for row in table.rows)


def foot(taught: bool, near: bool, language: Language) -> Block:
    """Four signs with words while the game begins; later only the first, as long as somebody is about to win.

    Nothing else moves into their place.
    """
    blocks: list[Block] = []
    for name, wide in SIGNS.items():
        lit = near and name == "wins"
        if taught or lit:
            words = say(language, "picture-legend", sign=name)
            told = Text(words, Type.TEXT, CAPTION, ON_FIRE if lit else MUTED)
            blocks += [Space(grow=1), flow.row(Piece(wide, TALL, partial(_sign, name)), told)]
    return Stack(blocks[1:], 0, pad=(22, 0))


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
