"""The panel of a boss at the left of a row: portrait, name, player, hand, and what they control."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, medallion
from bot.skins.chicago_poker.pictures.emblems import hexagon, hexagon_width, progress
from bot.skins.chicago_poker.pictures.layout import MARGIN, Layout
from bot.skins.kit.blocks import least
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, cap_height, fitted, readable, width
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    GOLD,
    IVORY,
    LEAD,
    MUTED,
    NAME_MIN,
    NEW,
    ON_ACTIVE,
    SIGN,
    Size,
    scaled,
)
from engine.chicago_poker.views import BossRow

ROOMY = 235  # from this height of a row, the text stands beside the portrait and the icons below
AIRY = 175  # below this height, name, player and icons stand close, with air to the row's golden frame


@dataclass(frozen=True, slots=True)
class Sizes:
    """What all panels of a picture share: one size of portrait, and one of the bosses' names."""

    portrait: int
    scale: float
    name: Size

    @classmethod
    def of(cls, plan: Layout, rows: Sequence[BossRow]) -> "Sizes":
        """The largest name size in which every boss's name fits its panel."""
        tall = plan.row_height
        if tall >= ROOMY:
            side = round(min(0.60 * tall, 196))
            scale = side / 142
            room = plan.boss_width - 18 - side - 18
            return cls(
                side, scale, min(fitted(SHORT[r.boss], Type.NAME, scaled(LEAD, scale), room)[1] for r in rows)
            )
        if tall < AIRY:
            return _close_sizes(plan, rows)
        side, scale = round(min(tall - 14, 0.84 * tall, 140)), min(tall / 137, 1.22)
        room = plan.boss_width - 28 - side - round(46 * scale) - round(20 * scale) - 18
        return cls(
            side, scale, min(fitted(SHORT[r.boss], Type.NAME, scaled(BODY, scale), room)[1] for r in rows)
        )


def boss(canvas: Canvas, plan: Layout, sizes: Sizes, row: BossRow, player: str, active: bool) -> None:
    """One boss's panel; the portrait shines when they must act."""
    if plan.row_height >= ROOMY:
        _roomy(canvas, plan, sizes, row, readable(player), active)
    elif plan.row_height < AIRY:
        _close(canvas, plan, sizes, row, readable(player), active)
    else:
        _compact(canvas, plan, sizes, row, readable(player), active)


def _roomy(canvas: Canvas, plan: Layout, sizes: Sizes, row: BossRow, player: str, active: bool) -> None:
    side = sizes.portrait
    tall = round(min(0.21 * plan.row_height, 70))
    gap = round(0.05 * plan.row_height)
    y = plan.row(row.seat) + (plan.row_height - side - gap - tall) / 2
    medallion(canvas, row.boss, 34, y, side, active)
    x = 34 + side + 18
    _roomy_text(canvas, plan, sizes, row, player, active, x, y + side / 2)
    wide = hexagon_width(tall)
    between = min(26, (plan.boss_width - 24 - 4 * wide) / 3)
    left = MARGIN + (plan.boss_width - 4 * wide - 3 * between) / 2
    progress(canvas, Counter(row.tiles), row.wins_next, left, y + side + gap, wide, between)


def _roomy_text(
    canvas: Canvas,
    plan: Layout,
    sizes: Sizes,
    row: BossRow,
    player: str,
    active: bool,
    x: float,
    middle: float,
) -> None:
    k = sizes.scale
    room = MARGIN + plan.boss_width - x - 6
    caps = cap_height(Type.NAME, sizes.name), cap_height(Type.TEXT, scaled(SIGN, k))
    y = middle - (caps[0] + 15 * k + caps[1] + 15 * k + 46 * k) / 2
    canvas.write(SHORT[row.boss], Type.NAME, sizes.name, GOLD if active else IVORY, x, top=y)
    y += caps[0] + 15 * k
    canvas.write(
        player,
        Type.TEXT,
        scaled(SIGN, k),
        ON_ACTIVE if active else MUTED,
        x,
        top=y,
        room=room,
        least=least(scaled(SIGN, k)),
    )
    y += caps[1] + 15 * k
    icon = round(48 * k)
    canvas.put("chrome/icons/hand", x - 4 * k, y + (46 * k - icon) / 2, icon)
    count = canvas.write(
        str(row.hand_size), Type.NAME, scaled(LEAD, k), IVORY, x - 4 * k + icon + 6 * k, mid=y + 23 * k
    )
    if row.gained:
        canvas.write(f"+{row.gained}", Type.NUMERAL, scaled(SIGN, k), NEW, count.right + 12, mid=y + 23 * k)


def _compact(canvas: Canvas, plan: Layout, sizes: Sizes, row: BossRow, player: str, active: bool) -> None:
    k, side = sizes.scale, sizes.portrait
    top = plan.row(row.seat)
    medallion(canvas, row.boss, 30, top + (plan.row_height - side) / 2, side, active)
    x, room = 30 + side + 13, plan.boss_width - 28 - side
    wide = int(min((room - 18) / 4, 50 * k + 0.5))
    between = min(9 * k, (room - 4 * wide) / 3)
    gap = 14 * k
    name = fitted(SHORT[row.boss], Type.NAME, sizes.name, _hand_left(plan, k, row) - 12 - x)[1]
    caps = cap_height(Type.NAME, name), cap_height(Type.TEXT, scaled(CAPTION, k))
    y = top + (plan.row_height - caps[0] - gap - caps[1] - 1.15 * gap - hexagon(wide)) / 2
    canvas.write(SHORT[row.boss], Type.NAME, name, GOLD if active else IVORY, x, top=y)
    _hand(canvas, plan, k, row, y + caps[0] / 2)
    y += caps[0] + gap
    colour = ON_ACTIVE if active else MUTED
    canvas.write(
        player, Type.TEXT, scaled(CAPTION, k), colour, x, top=y, room=room, least=least(scaled(CAPTION, k))
    )
    progress(canvas, Counter(row.tiles), row.wins_next, x, y + caps[1] + 1.15 * gap, wide, between)


def _close_sizes(plan: Layout, rows: Sequence[BossRow]) -> Sizes:
    """Five and six bosses: measures for a row of 134, and half as much larger as the row is."""
    scale = (1 + plan.row_height / 134) / 2
    side = round(104 * scale)
    room = plan.boss_width - 6 - side - 16 - 14 - round(48 * scale) - round(40 * scale)
    name = min(fitted(SHORT[r.boss], Type.NAME, scaled(SIGN, scale), room)[1] for r in rows)
    return Sizes(side, scale, name)


def _close(canvas: Canvas, plan: Layout, sizes: Sizes, row: BossRow, player: str, active: bool) -> None:
    """Five and six bosses: the block of name, player and icons centred, so that it touches no frame."""
    k, side = sizes.scale, sizes.portrait
    top = plan.row(row.seat)
    medallion(canvas, row.boss, 30, top + (plan.row_height - side) / 2, side, active)
    x = 30 + side + 16
    room = MARGIN + plan.boss_width - 14 - x
    wide = round(38 * k)
    name, text = sizes.name, scaled(CAPTION, k)
    caps = cap_height(Type.NAME, name), cap_height(Type.TEXT, text)
    y = top + (plan.row_height - caps[0] - 9 - caps[1] - 10 - hexagon(wide)) / 2
    space = _hand_left(plan, k, row, 14) - 10 - x
    canvas.write(
        SHORT[row.boss], Type.NAME, name, GOLD if active else IVORY, x, top=y, room=space, least=NAME_MIN
    )
    _hand(canvas, plan, k, row, y + caps[0] / 2, 14)
    y += caps[0] + 9
    colour = ON_ACTIVE if active else MUTED
    canvas.write(player, Type.TEXT, text, colour, x, top=y, room=room, least=NAME_MIN)
    progress(canvas, Counter(row.tiles), row.wins_next, x, y + caps[1] + 10, wide, 12 * k, (0.74, 0.62, 0.68))


def _hand(canvas: Canvas, plan: Layout, k: float, row: BossRow, middle: float, inside: int = 9) -> None:
    """At the right of the name: how many cards in hand, and how many came since the reader looked."""
    right = MARGIN + plan.boss_width - inside
    count = canvas.write(
        str(row.hand_size), Type.NAME, scaled(BODY, k), IVORY, right, mid=middle, align="right"
    )
    icon = round(46 * k)
    left = count.left - 4 * k - icon
    canvas.put("chrome/icons/hand", left, middle - icon / 2 + 1, icon)
    if row.gained:
        canvas.write(
            f"+{row.gained}", Type.NUMERAL, scaled(CAPTION, k), NEW, left - 4 * k, mid=middle, align="right"
        )


def _hand_left(plan: Layout, k: float, row: BossRow, inside: int = 9) -> float:
    """Where the hand's count, icon and gain begin: the name must end before."""
    left = (
        MARGIN
        + plan.boss_width
        - inside
        - width(str(row.hand_size), Type.NAME, scaled(BODY, k))
        - 4 * k
        - round(46 * k)
    )
    if row.gained:
        left -= 4 * k + width(f"+{row.gained}", Type.NUMERAL, scaled(CAPTION, k))
    return left
