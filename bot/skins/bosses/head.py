"""The head of a hand: whose it is at the left, and at the right what is asked of them."""

from bot.skins.bosses.portraits import portrait
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import BODY, GOLD, HEAD, IVORY, LABEL_MIN, MUTED, SIGN, TITLE

PLATE = (1058, 32, 560, 100)


def owner(canvas: Canvas, boss: str, title: str, line: str) -> None:
    """The portrait of the owner, the title of the picture, and a line of figures."""
    canvas.glow(Box(40, 38, 130, 126), 50, GOLD, 12, 0.5)
    canvas.put(portrait(boss, active=True), 30, 24, 118)
    canvas.claim(boss, 30, 24, 118, 118)
    canvas.write(title, Type.TITLE, TITLE, GOLD, 168, top=36, room=860, least=HEAD)
    canvas.write(line, Type.LABEL, SIGN, MUTED, 170, top=104, tracking=2, room=860)


def plate(canvas: Canvas, title: str, words: str, *, asked: bool, room: float = 500) -> None:
    """What is asked, on a plate with a gold edge; without it where the owner only waits."""
    canvas.put(f"chrome/panels/hand-{'turn' if asked else 'wait'}", *PLATE)
    canvas.write(title, Type.NAME, BODY, GOLD if asked else IVORY, 1086, mid=65.5, room=room)
    canvas.write(words, Type.TEXT, SIGN, IVORY, 1086, mid=107, room=room, least=LABEL_MIN)
