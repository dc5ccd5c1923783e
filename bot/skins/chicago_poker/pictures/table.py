"""The table: businesses as towers, gangs as rows, in one picture (docs/looks.md).

Paints what a TableView holds; it is given no secret and could not show one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_poker.pictures import cards, legend, panels
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, letter, lozenges
from bot.skins.chicago_poker.pictures.layout import ACROSS, LEGEND, MARGIN, Layout, framed, layout, ledger
from bot.skins.chicago_poker.words.catalogue import capitals, lot_capitals, say
from bot.skins.kit.canvas import Box, Canvas, on_ground, widest
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Frame,
    Grid,
    Hole,
    Overlay,
    Panel,
    Pin,
    Rule,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    Whole,
)
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CAPTION,
    CLOSE,
    EMBER,
    GLOW,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LABEL_MIN,
    LACQUER,
    LEAD,
    MUTED,
    ON_FIRE,
    SIGN,
    TITLE,
    Size,
    scaled,
    within,
)
from bot.table.languages import Language
from engine.chicago_poker.pieces import ACTIONS, Business, Place
from engine.chicago_poker.views import BusinessView, ColumnView, TableView

ROOMY = 300  # from that height of the heads, everything in the corner has its word


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it, or as one boss does, with their own marks of change."""
    plan = layout(len(table.rows), len(table.places))
    places = frame(plan)
    canvas = on_ground("table", key=plan, prepare=places.paint)
    awaited = table.tie.tied if table.tie is not None else (table.active,)
    for seat in range(plan.seats):
        if seat in awaited:
            places.fill(canvas, ("bar", seat), to_play, f"chrome/table/row-active-{plan.seats}p")
        elif seat > 0 and plan.seats < 5 and seat - 1 not in awaited:
            places.fill(canvas, ("line", seat), Rule, 0.32)
    for place, business in enumerate(table.places):
        places.fill(canvas, ("head", place), _head, plan, place, business, language)
    places.fill(canvas, "corner", _corner, _Corner.of_table(plan, table, language))
    sizes = panels.Sizes.of(plan, table.rows)
    for row in table.rows:
        told = replace(row, columns=(), hand=None), names[row.seat], row.seat in awaited
        places.fill(canvas, ("boss", row.seat), panels.boss, plan, sizes, *told)
        for place, (view, column) in enumerate(zip(table.places, row.columns, strict=True)):
            places.fill(canvas, ("cell", row.seat, place), _cell, plan, view.business, column)
    places.fill(canvas, "foot", legend.foot, *legend.shown(table), language)
    canvas.frame()
    return canvas


def actions_shown(table: TableView) -> int:
    """How many lozenges stand there: the base allowance (CP-3.2), more while a Revolver gives more."""
    return max(table.actions_left, min(table.turn, ACTIONS))


@cache
def frame(plan: Layout) -> Frame:
    """Return what stands on every table of that size: the columns, the panels of idle bosses, a foot."""
    n, rows = plan.seats, [plan.row_height] * plan.seats
    holes = ledger(plan, plan.header, rows, f"chrome/table/column-{n}p", f"chrome/table/row-idle-{n}p")
    return framed(flow.column(holes, Sized(Hole("foot"), ACROSS, LEGEND - 2), gap=0))


@dataclass(frozen=True, slots=True)
class _Bar:
    """The teal bar of whoever must act, in golden light."""

    name: str
    colour: str = ACTIVE

    def paint(self, canvas: Canvas, box: Box) -> None:
        wide, tall = box.size
        canvas.glow(box, 10, GOLD, 12, 0.35, covered=12)
        canvas.bar(self.name, round(box.left), round(box.top), round(wide), round(tall))


def to_play(name: str) -> Block:
    """Return the bar of that name."""
    return Stack((), ground=_Bar(name))


@dataclass(frozen=True, slots=True)
class _Tower:
    """The tower at the head of a column, up to the edge of the picture."""

    plan: Layout
    view: BusinessView
    colour: str

    def paint(self, canvas: Canvas, box: Box) -> None:
        wide, tall = round(box.size[0]), round(box.bottom)
        canvas.kept(box.left, 0, wide, tall, lambda bare: _tower(bare, self.plan, box.left, self.view))


def _head(plan: Layout, place: Place, view: BusinessView, language: Language) -> Block:
    """A tower with its hexagon, letter and name; red and armed when a shootout is called."""
    across = plan.column_width
    side = 66 if plan.tile >= 200 else max(46, round(0.34 * plan.tile))
    colour = MUTED if view.business is None else ON_FIRE if view.markers else GOLD
    words, letters = lot_capitals(language, view.business), within(plan.plate, 0.64)
    name = Text(words, Type.NAME, letters, colour, LABEL_MIN, 2, "centre", grow=1)
    dark = EMBER if view.markers else LACQUER
    ground = Panel("", dark, there=True)
    plate = Sized(Stack((name,), pad=(17, 0), ground=ground), across, plan.plate)
    head = Overlay(plate, (Pin(letter(place, side), 0, 0, (0.58 * side, -4 - side / 2)),))
    parts = Space(grow=1), head, Space(tall=1)
    return Stack(parts, 0, down=True, ground=_Tower(plan, view, dark))


def _tower(canvas: Canvas, plan: Layout, x: float, view: BusinessView) -> None:
    """What stands at the head of a column, without lettering."""
    n, width = plan.seats, plan.column_width
    fire, called = ("-shootout", "-called") if view.markers else ("", "")
    wide = round(width)
    top = MARGIN + (round(plan.header - plan.plate - 4) - plan.tile) / 2
    if view.markers:
        canvas.put(f"chrome/table/rays-{n}p", x, top, wide, plan.header)
    tall = round(plan.header - plan.plate / 2)
    canvas.put(f"chrome/table/tower-{n}p{fire}", x, plan.foot - plan.plate / 2 - tall, wide, tall)
    across = hexagon_width(plan.tile)
    left = x + width / 2 - across / 2
    if view.new:
        lit = Box(left + 0.1 * across, top + 6, left + 0.9 * across, top + plan.tile - 6)
        canvas.glow(lit, plan.tile / 3, GLOW, 14, 1.0)
    canvas.put_with_shadow(tile(view.business), left, top, across, plan.tile, 9, 5, 0.7)
    _cartridges(canvas, plan, x, len(view.markers))
    y = plan.foot - plan.plate - 2
    canvas.put(f"chrome/table/plate-{n}p{called}", x + width / 2 - wide / 2, y, wide, plan.plate)
    if view.new:
        canvas.put("cards/marker-just-played", x + width / 2 - 20, y - 15, 40, 26)


def _cartridges(canvas: Canvas, plan: Layout, x: float, count: int) -> None:
    """One upright cartridge per marker, from the right."""
    tall = round(min(78, plan.column_width / 4))
    wide = round(tall * 44 / 120)
    for number in range(count):
        left = x + plan.column_width - 8 - (wide + 3) * (number + 1)
        canvas.put("cards/marker-bullet-upright", left, plan.foot - plan.plate - tall - 6, wide, tall)


@dataclass(frozen=True, slots=True)
class _Corner:
    """Return the block above the bosses: the boss to play, the actions left, and the three stacks."""

    plan: Layout
    label: str
    name: str
    left: int
    of: int
    words: str
    stacks: tuple[tuple[str, int, str], ...]  # icon, number, what it is called
    reshuffles: tuple[int, int] | None  # that are left, and of how many (OR-53)

    @classmethod
    def of_table(cls, plan: Layout, table: TableView, language: Language) -> "_Corner":
        """In a tie no actions, but the business it is about."""
        piles = tuple([(icon, count, _under(table, icon, language)) for icon, count in stacks(table)])
        most, left = table.most_reshuffles, table.reshuffles_left
        pips = None if left is None else (left, most)
        if table.tie is not None:
            name = capitals(language, f"business-{table.tie.business.value}")
            words = say(language, "picture-reinforcements")
            return cls(plan, say(language, "picture-tie"), name, 0, 0, words, piles, pips)
        name, of = SHORT[table.rows[table.active].boss], actions_shown(table)
        words = say(language, "picture-actions-left", count=table.actions_left)
        return cls(plan, say(language, "picture-to-play"), name, table.actions_left, of, words, piles, pips)

    def title(self, letters: Size) -> Block:
        """The name, as large as it fits."""
        fit = widest((self.name,), Type.TITLE, letters, self.plan.boss_width - 22, HEAD)
        return Text(self.name, Type.TITLE, fit, GOLD, HEAD)

    def piles(self, side: int) -> list[Block]:
        """The three stacks, no number close to the next drawing."""
        return [
            flow.row(Sprite(f"chrome/icons/{icon}", side), Text(str(count), Type.NAME, LEAD, IVORY), gap=HAIR)
            for icon, count, _ in self.stacks
        ]


def _corner(corner: _Corner) -> Block:
    block = (_wide_corner if corner.plan.header >= ROOMY else _small_corner)(corner)
    return flow.row(Space(10), block, Space(12), gap=0)


def _wide_corner(corner: _Corner) -> Block:
    label = Text(corner.label, Type.LABEL, BODY, MUTED, tracking=4)
    name = corner.title(TITLE)
    words = Text(corner.words, Type.TEXT, SIGN, IVORY, grow=1)
    actions = flow.row(*([lozenges(corner.left, corner.of, 46, 4)] if corner.of else []), words, gap=APART)
    piles = [
        flow.column(pile, Text(under, Type.LABEL, CAPTION, MUTED, tracking=1), gap=6)
        for pile, (_, _, under) in zip(corner.piles(70), corner.stacks, strict=True)
    ]
    lines = flow.column(label, name, Sized(actions, tall=46), gap=22)
    return Stack((lines, Grid(piles, 3, APART)), APART, down=True, pad=(0, 16), grow=1)


def _small_corner(corner: _Corner) -> Block:
    k = _scale(corner.plan)
    side = round(40 * k)
    label = Text(corner.label, Type.LABEL, scaled(CAPTION, k), MUTED, tracking=3, grow=1)
    name = corner.title(scaled(HEAD, k))
    piles = corner.piles(round(48 * k))
    if corner.reshuffles is not None:
        left, most = corner.reshuffles
        room = (corner.plan.boss_width - 22) / 3 - CLOSE
        pip = round(min(15 * k, room / most - 1))
        step = min(pip + 2, room / most)
        pips = lozenges(left, most, pip, step - pip)
        piles[1] = Overlay(piles[1], (Pin(pips, 0, 1, ((step * most - step + pip) / 2, 0)),))
    head = Sized(flow.row(label, lozenges(corner.left, corner.of, side, 3)), tall=side)
    above = flow.column(head, name, gap=9 * k)
    parts = above, Space(grow=1), Grid(piles, 3, APART), Space(tall=10 * k - 2)
    return Stack(parts, 0, down=True, pad=(0, 2), grow=1)


def _under(table: TableView, stack: str, language: Language) -> str:
    """The name of a stack; of the discard pile, once that counts, how often it may be shuffled (OR-53)."""
    if stack == "discard" and table.reshuffles_left is not None:
        return say(language, "picture-reshuffles", left=table.reshuffles_left)
    return say(language, "picture-stack", stack=stack)


def _scale(plan: Layout) -> float:
    """How large the corner is: six bosses 1, three 1.24."""
    return min(1 + (plan.header - 164) / 258, 1.24)


def stacks(table: TableView) -> tuple[tuple[str, int], ...]:
    """Icon and number of deck, discard pile and tiles."""
    return ("deck", table.deck), ("discard", table.discard), ("tiles", table.stock)


def _cell(plan: Layout, business: Business | None, column: ColumnView) -> Block:
    """One boss's five slots at one business."""
    cartridge = min(84, max(66, round(0.95 * plan.card)))
    five = cards.in_town(plan.card, plan.gap, f"chrome/table/called-{plan.seats}p", 8, (cartridge, 10))
    return Whole(five.block(business, column))
