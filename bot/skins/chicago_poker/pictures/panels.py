"""The panel of a boss at the left of a row: portrait, name, player, hand, and what they control."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.chicago_poker.pictures.emblems import controls, hexagon_width
from bot.skins.chicago_poker.pictures.layout import Layout
from bot.skins.kit.canvas import Align
from bot.skins.kit.lettering import Type, cap_height, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Sized, Space, Sprite, Text, column
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    GOLD,
    HAIR,
    IVORY,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
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
    """What all panels of a picture share."""

    portrait: int
    name: Size
    player: Size
    count: Size  # of the cards in hand
    gain: Size
    hand: int  # the icon beside the count
    icon: int  # width of a hexagon
    between: float  # two of them
    gap: float  # between the lines
    inside: int  # air at the right
    disc: tuple[float, float, float] = (0.62, 0.70, 0.74)  # of the count at a hexagon

    @classmethod
    def of(cls, plan: Layout, rows: Sequence[BossRow]) -> "Sizes":
        """Those for a height of the rows, with one size of names in which each of them fits."""
        of_height = (
            cls._roomy if plan.row_height >= ROOMY else cls._airy if plan.row_height >= AIRY else cls._close
        )
        sizes, room = of_height(plan)
        names = (Text(SHORT[row.boss], Type.NAME, sizes.name, IVORY) for row in rows)
        return replace(sizes, name=min(name.shown(room)[1] for name in names))

    @classmethod
    def _roomy(cls, plan: Layout) -> tuple["Sizes", float]:
        """Those, and the room for a name."""
        tall, width = plan.row_height, plan.boss_width
        side = round(min(0.60 * tall, 196))
        k, icon = side / 142, hexagon_width(round(min(0.21 * tall, 70)))
        letters = scaled(LEAD, k), scaled(SIGN, k), scaled(LEAD, k), scaled(SIGN, k)
        between = min(26, (width - 24 - 4 * icon) / 3)
        return cls(
            side, *letters, round(48 * k), icon, between, round(0.05 * tall), 6
        ), width - 18 - side - APART

    @classmethod
    def _airy(cls, plan: Layout) -> tuple["Sizes", float]:
        tall, width = plan.row_height, plan.boss_width
        side, k = round(min(tall - 14, 0.84 * tall, 140)), min(tall / 137, 1.22)
        room = width - 28 - side
        icon = int(min((room - 18) / 4, 50 * k + 0.5))
        letters = scaled(BODY, k), scaled(CAPTION, k), scaled(BODY, k), scaled(CAPTION, k)
        between = min(9 * k, (room - 4 * icon) / 3)
        return cls(side, *letters, round(46 * k), icon, between, 14 * k, 9), room - 66 * k

    @classmethod
    def _close(cls, plan: Layout) -> tuple["Sizes", float]:
        """Five and six bosses: measures for a row of 134, and half as much larger as the row is."""
        k = (1 + plan.row_height / 134) / 2
        side, disc = round(104 * k), (0.74, 0.62, 0.68)
        letters = scaled(SIGN, k), scaled(CAPTION, k), scaled(BODY, k), scaled(CAPTION, k)
        sizes = cls(side, *letters, round(46 * k), round(38 * k), 12 * k, CLOSE, 14, disc)
        return sizes, plan.boss_width - 36 - side - 66 * k


def boss(plan: Layout, sizes: Sizes, row: BossRow, player: str, active: bool) -> Block:
    """One boss's panel; the portrait shines when they must act."""
    panel = _roomy if plan.row_height >= ROOMY else _low
    return flow.row(Space(6), panel(sizes, row, readable(player), active), Space(sizes.inside), gap=0)


def _low(sizes: Sizes, row: BossRow, player: str, active: bool) -> Block:
    """Everything beside the portrait; the hand in the line of the name."""
    name = _name(sizes, row, active)
    held = hand(row.hand_size, sizes.hand, sizes.count)
    head = flow.row(name, *gain(row.gained, sizes.gain), held, gap=HAIR)
    line = Sized(head, tall=cap_height(Type.NAME, max(sizes.name, sizes.count)))
    told = column(line, _player(sizes, player, active), _controls(sizes, row), gap=sizes.gap, grow=1)
    return flow.row(_face(sizes, row, active), told, gap=NEAR, grow=1)


def _roomy(sizes: Sizes, row: BossRow, player: str, active: bool) -> Block:
    """The words beside the portrait; below both what they control."""
    held = flow.row(hand(row.hand_size, sizes.hand, sizes.count), *gain(row.gained, sizes.gain))
    words = column(_name(sizes, row, active), _player(sizes, player, active), held, gap=APART, grow=1)
    above = flow.row(_face(sizes, row, active), words, gap=APART)
    return column(above, _controls(sizes, row, "centre"), gap=sizes.gap, grow=1)


def _face(sizes: Sizes, row: BossRow, active: bool) -> Block:
    return face(row.boss, sizes.portrait, active=active)


def _name(sizes: Sizes, row: BossRow, active: bool) -> Block:
    return Text(SHORT[row.boss], Type.NAME, sizes.name, GOLD if active else IVORY, grow=1)


def _player(sizes: Sizes, player: str, active: bool) -> Block:
    return Text(player, Type.TEXT, sizes.player, ON_ACTIVE if active else MUTED, NAME_MIN, cut=True)


def hand(count: int, icon: int, letters: Size) -> Block:
    """How many cards a boss holds."""
    return flow.row(Sprite("chrome/icons/hand", icon), Text(str(count), Type.NAME, letters, IVORY), gap=HAIR)


def gain(count: int, letters: Size) -> list[Block]:
    """How many cards came since the reader looked."""
    return [Text(f"+{count}", Type.NUMERAL, letters, NEW)] if count else []


def _controls(sizes: Sizes, row: BossRow, align: Align = "left") -> Block:
    tiles = Counter(row.tiles)
    return controls(tiles, row.wins_next, sizes.icon, sizes.between, sizes.disc, align=align)
