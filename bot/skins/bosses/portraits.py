"""The bosses' drawings, and their names in capitals, by the word that every game has for them: `capone`."""

from bot.skins.bosses.names import FULL as FULL
from bot.skins.bosses.names import PORTRAITS as PORTRAITS
from bot.skins.bosses.names import SHORT as SHORT
from bot.skins.kit.canvas import Align, Box, Canvas
from bot.skins.scene.flow import Block, Piece
from bot.skins.scene.theme import GOLD

SIDES = (193, 148, 140, 128, 116, 104, 96, 66)  # of portraits whose room depends on how many there are


def portrait(boss: str, active: bool = False) -> str:
    """The round portrait; with a bright ring for the boss to play, a winner, the owner of a hand."""
    return f"{PORTRAITS[boss]}-medallion{'-active' if active else ''}"


def medallion(canvas: Canvas, boss: str, x: float, y: float, side: int, active: bool) -> None:
    """A round portrait, with its glow when active."""
    if active:
        canvas.glow(Box(x + 8, y + 8, x + side - 8, y + side - 8), (side - 16) / 2, GOLD, 12, 0.5)
    canvas.put(portrait(boss, active), x, y, side)
    canvas.claim(boss, x, y, side, side)


def face(boss: str, side: int, *, active: bool = False, align: Align = "centre") -> Block:
    """A medallion as a block of a tree."""
    return Piece(side, side, lambda canvas, x, y: medallion(canvas, boss, x, y, side, active), align)


def largest(room: float) -> int:
    """The side of the largest portrait, among those that are drawn, that fits that room."""
    return next((side for side in SIDES if side <= room), SIDES[-1])
