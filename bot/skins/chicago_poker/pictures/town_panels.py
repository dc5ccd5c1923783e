"""The bosses at the left of the private town: portrait, name, cards in hand, what they control."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache, partial

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.chicago_poker.pictures.emblems import hexagon, progress
from bot.skins.chicago_poker.pictures.panels import gain, hand
from bot.skins.chicago_poker.pictures.town_layout import TownLayout
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Panel, Piece, Sized, Space, Stack, Text, column
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CLOSE,
    GLOW,
    GOLD,
    HAIR,
    IVORY,
    MUTED,
    NAME_MIN,
    NEAR,
    ON_ACTIVE,
    ROW,
    Size,
    within,
)
from engine.chicago_poker.pieces import Boss, Business
from engine.chicago_poker.views import BossRow

NAMED = 130  # from this height of a row the player's name stands in it
LEFT, RIGHT, BESIDE = 8, 13, 14
ICON = 42  # of the hand
DISC = (0.74, 0.62, 0.68)  # of the count of tiles, beside its icon


def sizes(plan: TownLayout, rows: Sequence[BossRow]) -> tuple[Size, Size]:
    """The size of the reader's own name, and the one in which every rival's name fits."""
    return _sizes(plan, tuple([(row.boss, row.hand_size, row.gained) for row in rows]))


@lru_cache
def _sizes(plan: TownLayout, held: Sequence[tuple[Boss, int, int]]) -> tuple[Size, Size]:
    own, rival = (min(BODY, within(tall, 0.30)) for tall in (plan.own_height, plan.rival_height))
    room = plan.table.boss_width - LEFT - RIGHT - _portrait(plan.rival_height) - BESIDE
    fits = [
        Text(SHORT[boss], Type.NAME, rival, IVORY).shown(room - _held(*cards).size(room).wide - CLOSE)[1]
        for seat, (boss, *cards) in enumerate(held)
        if seat != plan.own
    ]
    return own, min(fits, default=rival)


def boss(
    plan: TownLayout,
    sizes: tuple[Size, Size],
    row: BossRow,
    player: str,
    won: frozenset[Business],
    active: bool,
) -> Block:
    """One boss: the block of name, player and what they control is centred in the row."""
    tall, letters = plan.height(row.seat), sizes[0 if row.seat == plan.own else 1]
    side, icon = _portrait(tall), round(min(46, 0.34 * tall))
    name = Text(SHORT[row.boss], Type.NAME, letters, GOLD if active else IVORY, grow=1)
    head = flow.row(name, _held(row.hand_size, row.gained), gap=CLOSE)
    told: list[Block] = [Sized(head, tall=cap_height(Type.NAME, max(letters, BODY)))]
    if tall > NAMED:
        colour = ON_ACTIVE if active else MUTED
        told.append(Text(readable(player), Type.TEXT, CAPTION, colour, NAME_MIN, cut=True))
    controls = partial(_controls, row=row, won=won, wide=icon)
    told.append(Piece(4 * icon + 3 * NEAR, hexagon(icon), controls, "left"))
    block = flow.row(
        face(row.boss, side, active=active),
        column(*told, gap=NEAR if tall > NAMED else CLOSE, grow=1),
        gap=BESIDE,
        grow=1,
    )
    ground = None if row.seat == plan.own else Panel(f"town/rival-{plan.size}", ROW)
    return Stack((Space(LEFT), block, Space(RIGHT)), 0, ground=ground)


def _portrait(tall: float) -> int:
    return round(min(0.80 * tall, 128))


def _held(count: int, gained: int) -> Block:
    """Cards in hand, and how many came since."""
    return flow.row(*gain(gained, CAPTION), hand(count, ICON, BODY), gap=HAIR)


def _controls(
    canvas: Canvas, x: float, y: float, *, row: BossRow, won: Collection[Business], wide: int
) -> None:
    """The four kinds; one that was won since the reader's last turn shines, with the pointer above."""
    tall = hexagon(wide)
    lefts = [x + number * (wide + NEAR) for number, each in enumerate(Business) if each in won]
    for left in lefts:
        canvas.glow(Box(left + 4, y + 2, left + wide - 4, y + tall - 2), tall / 3, GLOW, 9, 1.0)
    progress(canvas, Counter(row.tiles), row.wins_next, x, y, wide, NEAR, DISC)
    for left in lefts:
        canvas.put("cards/marker-just-played", left + wide / 2 - 8, y - 8, 16, 10)
