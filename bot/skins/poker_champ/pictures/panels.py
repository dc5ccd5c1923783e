"""The panel of a boss on the table: portrait, names, Awards, chips, what they decided, and their backs."""

from bot.skins.bosses.portraits import SHORT, medallion
from bot.skins.french_deck import cards
from bot.skins.kit.blocks import least
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, fitted, readable, width
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.pictures.layout import Layout
from bot.skins.scene.theme import GOLD, IVORY, MUTED, ON_ACTIVE
from bot.table.languages import Language
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatRow, Standing, TableView


def boss(
    canvas: Canvas,
    plan: Layout,
    table: TableView,
    row: SeatRow,
    player: str,
    language: Language,
    new: frozenset[Stage],
) -> None:
    """One boss's panel; `new`: stages in which they decided since the last picture."""
    m = plan.measures
    x, y = plan.panel(row.seat)
    lit, folded = row.standing is Standing.AWAITED, row.standing is Standing.FOLDED
    ground(canvas, row.standing, x, y, plan.width, plan.height)
    left, top, side = m.medallion
    medallion(canvas, row.boss, x + left, y + top, side, lit)
    if folded:
        signs.veil(canvas, x + left, y + top, side)
    right, top, side, gap = m.awards
    end = signs.awards(canvas, row, table.options, x + plan.width - right, y + top, side, gap)
    _names(canvas, plan, row, readable(player), x, y, end)
    left, middle, side, size = m.chips
    edge = signs.purse(canvas, row.chips, x + left, y + middle, side, size, MUTED if folded else IVORY)
    _standing(canvas, plan, row, language, x, y, edge)
    left, top, side, gap = m.boxes
    signs.stages(canvas, row, table.stage, new, x + left, y + top, side, gap)
    right, foot, wide, gap = m.backs
    start = x + plan.width - right - 2 * wide - gap
    top = y + plan.height - foot - cards.height(wide)
    if row.hand is None:
        signs.backs(canvas, row.backs, start, top, wide, gap, folded=folded)
    else:
        signs.faces(canvas, row.hand, language, start, top, wide, gap, folded=folded)


def ground(canvas: Canvas, standing: Standing, x: float, y: float, wide: int, tall: int) -> None:
    """The panel itself: lit while a decision is awaited, dark after folding."""
    if standing is Standing.AWAITED:
        canvas.glow(Box(x, y, x + wide, y + tall), 12, GOLD, 12, 0.35)
    kind = {Standing.AWAITED: "lit", Standing.FOLDED: "folded"}.get(standing, "idle")
    canvas.put(f"poker-champ/panel-{kind}", x, y, wide, tall)


def _names(canvas: Canvas, plan: Layout, row: SeatRow, player: str, x: int, y: int, end: float) -> None:
    """The boss's name ends before the Awards, and the player's where the panel ends or the Awards stand."""
    m = plan.measures
    lit, folded = row.standing is Standing.AWAITED, row.standing is Standing.FOLDED
    left, top, size = m.name
    colour = GOLD if lit else MUTED if folded else IVORY
    canvas.write(SHORT[row.boss], Type.NAME, size, colour, x + left, top=y + top, room=end - 12 - x - left)
    middle, size = m.player
    right, foot, wide, gap = m.backs
    limit: float = x + plan.width - 18
    if middle - 0.4 * size < m.awards[1] + m.awards[2]:
        limit = end - 12
    if middle + 0.4 * size + 4 > plan.height - foot - cards.height(wide):
        limit = min(limit, x + plan.width - right - 2 * wide - gap - 12)
    room = limit - x - left
    tone = ON_ACTIVE if lit else MUTED
    canvas.write(player, Type.TEXT, size, tone, x + left, mid=y + middle, room=room, least=least(size))


def _standing(
    canvas: Canvas, plan: Layout, row: SeatRow, language: Language, x: int, y: int, edge: float
) -> None:
    """The sign of the decision and its word: over the backs, beside the chips, or one above the other."""
    m, word = plan.measures, signs.standing_word(row.standing, language, row.place)
    middle, side, size = m.mark
    colour = signs.COLOURS[row.standing]
    if m.stacked:
        centre = x + (m.boxes[0] + 10) / 2
        room: float = plan.width - m.backs[0] - 2 * m.backs[2] - m.backs[3] - 2 * 18
        signs.mark(canvas, row.standing, centre - side / 2, y + middle - side / 2 - 30, side)
        canvas.write(
            word, Type.NAME, size, colour, centre, mid=y + middle + side / 2 + 20, align="centre", room=room
        )
        return
    limit = plan.width - m.backs[0] - 2 * m.backs[2] - m.backs[3] - 16 if m.mark_left else plan.width - 18
    first = edge + 18 - x if m.mark_left or m.chips[1] == middle else m.name[0]
    room = limit - first - side - 13
    shown, fit = fitted(word, Type.NAME, size, room)
    span = side + 13 + width(shown, Type.NAME, fit)
    left = x + min(m.mark_left or limit, limit - span)
    signs.mark(canvas, row.standing, left, y + middle - side / 2, side)
    canvas.write(shown, Type.NAME, fit, colour, left + side + 13, mid=y + middle)
