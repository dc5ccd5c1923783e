"""The head of a hand: whose it is at the left, and at the right what is asked of them."""

from bot.skins.bosses.portraits import face
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Panel, Sized, Stack, Text, column, row
from bot.skins.scene.theme import (
    ACTIVE,
    BODY,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    LACQUER,
    MUTED,
    NEAR,
    SIGN,
    TITLE,
)

OWNER, PLATE = Box(30, 24, 1030, 142), Box(1058, 32, 1618, 132)


def owner(canvas: Canvas, boss: str, title: str, line: str) -> None:
    """The portrait of the owner, the title of the picture, and a line of figures."""
    canvas.again(_owner, boss, title, line)


def plate(canvas: Canvas, title: str, words: str, *, asked: bool, more: Block | None = None) -> None:
    """The question on a plate, with `more` beside it; the plate has a gold edge if its owner is asked."""
    canvas.again(_plate, title, words, asked, more)


def _owner(canvas: Canvas, boss: str, title: str, line: str) -> None:
    told = column(
        Text(title, Type.TITLE, TITLE, GOLD, HEAD),
        Text(line, Type.LABEL, SIGN, MUTED, tracking=2),
        gap=14,
        grow=1,
    )
    flow.paint(canvas, flow.lay(row(face(boss, 118, active=True), told, gap=20), OWNER))


def _plate(canvas: Canvas, title: str, words: str, asked: bool, more: Block | None) -> None:
    told = column(
        Text(title, Type.NAME, BODY, GOLD if asked else IVORY),
        Text(words, Type.TEXT, SIGN, IVORY, LABEL_MIN, cut=True),  # may name a player
        gap=14,
        grow=1,
    )
    drawn, colour = ("turn", ACTIVE) if asked else ("wait", LACQUER)
    ground = Panel(f"chrome/panels/hand-{drawn}", colour)
    parts = (told,) if more is None else (told, more)
    flow.paint(canvas, flow.lay(Sized(Stack(parts, NEAR, pad=(28, 0), ground=ground), *PLATE.size), PLATE))
