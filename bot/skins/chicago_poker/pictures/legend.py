"""The line of signs at the foot of the table, and what they mean."""

from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, width
from bot.skins.scene.theme import CAPTION, MUTED, ON_FIRE
from bot.table.languages import Language
from engine.chicago_poker.views import TableView

SIGNS = ((38, "wins"), (40, "called"), (20, "played"), (22, "hidden"))  # width of each
LEFT, RIGHT, MIDDLE = 46, 1604, 1007


TAUGHT = 3  # turns in which every sign is explained


def foot(canvas: Canvas, table: TableView, language: Language) -> None:
    """Four signs with words while the game begins; later only the first, as long as somebody is about to win.

    Nothing else moves into their place.
    """
    near = table.outcome is None and any(row.wins_next for row in table.rows)
    canvas.again(_foot, table.turn <= TAUGHT, near, language)


def _foot(canvas: Canvas, taught: bool, near: bool, language: Language) -> None:
    words = [say(language, "picture-legend", sign=name) for _, name in SIGNS]
    spans = [
        wide + 12 + width(text, Type.TEXT, CAPTION) for (wide, _), text in zip(SIGNS, words, strict=True)
    ]
    gap, x = (RIGHT - LEFT - sum(spans)) / (len(SIGNS) - 1), float(LEFT)
    for (wide, name), text, span in zip(SIGNS, words, spans, strict=True):
        lit = near and name == "wins"
        if taught or lit:
            sign(canvas, name, x, MIDDLE)
            canvas.write(text, Type.TEXT, CAPTION, ON_FIRE if lit else MUTED, x + wide + 12, mid=MIDDLE)
        x += span + gap


def sign(canvas: Canvas, name: str, x: float, middle: float) -> None:
    """One sign, as it stands in the picture but small."""
    match name:
        case "wins":
            canvas.put("businesses/brewery-wins-next", x, middle - 16, 38, 33)
        case "called":
            canvas.put("chrome/icons/called", x, middle - 14, 40, 28)
        case "played":
            canvas.put("cards/frame-just-played-S", x, middle - 17, 20, 34)
            canvas.put("cards/back-S", x + 4, middle - 13, 12, 26)
        case _:
            canvas.put("chrome/icons/slot-hidden", x, middle - 16, 22, 33)
