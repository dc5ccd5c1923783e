"""The bosses at the left of the private town: portrait, name, cards in hand, what they control."""

from collections import Counter
from collections.abc import Collection, Sequence

from bot.skins.bosses.portraits import SHORT, medallion
from bot.skins.chicago_poker.pictures.emblems import hexagon, progress
from bot.skins.chicago_poker.pictures.layout import MARGIN
from bot.skins.chicago_poker.pictures.town_layout import TownLayout
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, fitted, readable, width
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    GLOW,
    GOLD,
    IVORY,
    LABEL_MIN,
    MUTED,
    NEW,
    ON_ACTIVE,
    Size,
    within,
)
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import BossRow
from engine.game import Seat

NAMED = 130  # from this height of a row the player's name stands in it
LEFT = 32
ICON = 42  # of the hand
DISC = (0.74, 0.62, 0.68)  # of the count of tiles, beside its icon


def sizes(plan: TownLayout, rows: Sequence[BossRow]) -> tuple[Size, Size]:
    """The size of the reader's own name, and the one in which every rival's name fits."""
    size = min(BODY, within(plan.rival_height, 0.30))
    room = _right(plan) - _text(plan.rival_height) - 10
    rivals = (row for row in rows if row.seat != plan.own)
    fit = (fitted(SHORT[row.boss], Type.NAME, size, room - _hand_width(row))[1] for row in rivals)
    return min(BODY, within(plan.own_height, 0.30)), min(fit, default=size)


def boss(
    canvas: Canvas,
    plan: TownLayout,
    sizes: tuple[Size, Size],
    row: BossRow,
    player: str,
    won: Collection[tuple[Seat, Business]],
    *,
    active: bool,
) -> None:
    """One boss: the block of name, player and what they control is centred in the row."""
    own = row.seat == plan.own
    tall, top, size = plan.height(row.seat), plan.row(row.seat), sizes[0 if own else 1]
    side = _portrait(tall)
    medallion(canvas, row.boss, LEFT, top + (tall - side) / 2, side, active)
    x, right, wide = _text(tall), _right(plan), round(min(46, 0.34 * tall))
    named = tall > NAMED
    heights = [
        cap_height(Type.NAME, size),
        *([cap_height(Type.TEXT, CAPTION)] if named else []),
        hexagon(wide),
    ]
    gap = 13 if tall > NAMED else 9
    y = top + (tall - sum(heights) - gap * (len(heights) - 1)) / 2
    start = _hand(canvas, row, right, y + heights[0] / 2)
    canvas.write(
        SHORT[row.boss],
        Type.NAME,
        size,
        GOLD if active else IVORY,
        x,
        top=y,
        room=start - 10 - x,
        least=LABEL_MIN,
    )
    y += heights[0] + gap
    if named:
        colour = ON_ACTIVE if active else MUTED
        canvas.write(readable(player), Type.TEXT, CAPTION, colour, x, top=y, room=right - x, least=LABEL_MIN)
        y += heights[1] + gap
    _controls(canvas, row, won, x, y, wide)


def _portrait(tall: float) -> int:
    return round(min(0.80 * tall, 128))


def _text(tall: float) -> int:
    return LEFT + _portrait(tall) + 14


def _right(plan: TownLayout) -> float:
    return MARGIN + plan.table.boss_width - 13


def _hand(canvas: Canvas, row: BossRow, right: float, middle: float) -> float:
    """At the right of the name: cards in hand, and how many came since; where it begins."""
    count = canvas.write(str(row.hand_size), Type.NAME, BODY, IVORY, right, mid=middle, align="right")
    left = count.left - 6 - ICON
    canvas.put("chrome/icons/hand", left, middle - ICON / 2 + 1, ICON)
    if row.gained:
        left -= 3
        return canvas.write(
            f"+{row.gained}", Type.NUMERAL, CAPTION, NEW, left, mid=middle, align="right"
        ).left
    return left


def _hand_width(row: BossRow) -> float:
    """How much room cards in hand and their gain take."""
    gain = 3 + width(f"+{row.gained}", Type.NUMERAL, CAPTION) if row.gained else 0
    return width(str(row.hand_size), Type.NAME, BODY) + 6 + ICON + gain


def _controls(
    canvas: Canvas, row: BossRow, won: Collection[tuple[Seat, Business]], x: float, y: float, wide: int
) -> None:
    """The four kinds; one that was won since the reader's last turn shines, with the pointer above."""
    gap, tall = 12, hexagon(wide)
    for number, business in enumerate(Business):
        if (row.seat, business) in won:
            left = x + number * (wide + gap)
            canvas.glow(Box(left + 4, y + 2, left + wide - 4, y + tall - 2), tall / 3, GLOW, 9, 1.0)
    progress(canvas, Counter(row.tiles), row.wins_next, x, y, wide, gap, DISC)
    for number, business in enumerate(Business):
        if (row.seat, business) in won:
            left = x + number * (wide + gap)
            canvas.put("cards/marker-just-played", left + wide / 2 - 8, y - 8, 16, 10)
