"""The table: businesses as towers, gangs as rows, in one picture (docs/pictures.md).

Paints what a TableView holds; it is given no secret and could not show one.
"""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_poker.pictures import cards, legend, panels
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon_width, lozenges
from bot.skins.chicago_poker.pictures.layout import LEGEND, MARGIN, Layout, layout
from bot.skins.chicago_poker.words.catalogue import capitals, lot_capitals, say
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height
from bot.skins.scene import flow
from bot.skins.scene.flow import Grid, Sprite, Text
from bot.skins.scene.theme import (
    APART,
    BODY,
    BRASS,
    CAPTION,
    GLOW,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LABEL_MIN,
    LEAD,
    MUTED,
    ON_FIRE,
    SIGN,
    TITLE,
    scaled,
    within,
)
from bot.table.languages import Language
from engine.chicago_poker.pieces import ACTIONS, Business, Place
from engine.chicago_poker.views import BusinessView, ColumnView, TableView
from engine.game import Seat


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it, or as one boss does, with their own marks of change."""
    plan = layout(len(table.rows), len(table.places))
    canvas = _on_ground(plan)
    awaited = table.tie.tied if table.tie is not None else (table.active,)
    canvas.again(_rows, plan, awaited)
    for place, business in enumerate(table.places):
        canvas.again(_head, plan, place, business, language)
    _corner(canvas, plan, table, language)
    sizes = panels.Sizes.of(plan, table.rows)
    for row in table.rows:
        panels.boss(canvas, plan, sizes, row, names[row.seat], active=row.seat in awaited)
        canvas.again(_cells, plan, row.seat, open_here(table), row.columns)
    legend.foot(canvas, table, language)
    canvas.frame()
    return canvas


def actions_shown(table: TableView) -> int:
    """How many lozenges stand there: the base allowance (CP-3.2), more while a Revolver gives more."""
    return max(table.actions_left, min(table.turn, ACTIONS))


def _on_ground(plan: Layout) -> Canvas:
    """What stands on every table of that size: the lacquer, the columns, the panels of idle bosses."""

    def prepare(canvas: Canvas) -> None:
        n, wide = plan.seats, round(plan.column_width)
        tall = 1026 - LEGEND - plan.foot
        for place in range(plan.places):
            canvas.put(f"chrome/table/column-{n}p", round(plan.column(place)), plan.foot, wide, tall)
        for seat in range(n):
            y = round(plan.row(seat) + 4)
            canvas.put(f"chrome/table/row-idle-{n}p", MARGIN, y, plan.boss_width, round(plan.row_height - 8))

    return on_ground("table", key=plan, prepare=prepare)


def _rows(canvas: Canvas, plan: Layout, active: Sequence[Seat]) -> None:
    """The teal bar of whoever must act, and hairlines between the others."""
    for seat in active:
        top, bottom = plan.row(seat) + 4, plan.row(seat) + plan.row_height - 4
        canvas.glow(Box(20, top, 1630, bottom), 10, GOLD, 12, 0.35, covered=12)
        tall = round(plan.row_height - 8)
        canvas.bar(f"chrome/table/row-active-{plan.seats}p", 20, round(top), 1610, tall)
    for seat in range(1, plan.seats):
        if plan.seats < 5 and seat not in active and seat - 1 not in active:
            y = round(plan.row(seat) - 1)
            canvas.fill(BRASS, Box(MARGIN, y, 1626, y + 2), 0.32)


def _head(canvas: Canvas, plan: Layout, place: Place, view: BusinessView, language: Language) -> None:
    """A tower with its hexagon, letter and name; red and armed when a shootout is called."""
    x, across = plan.column(place), plan.column_width
    canvas.kept(x, 0, round(across), round(plan.foot), lambda bare: _tower(bare, plan, place, view))
    side = 66 if plan.tile >= 200 else max(46, round(0.34 * plan.tile))
    badge(canvas, place, x + 0.08 * side, plan.foot - plan.plate - side - 5, side)
    name = lot_capitals(language, view.business)
    colour = MUTED if view.business is None else ON_FIRE if view.markers else GOLD
    canvas.write(
        name, Type.NAME, within(plan.plate, 0.64), colour, x + across / 2 + 1,
        mid=plan.foot - plan.plate / 2 - 1, align="centre", tracking=2, room=across - 34, least=LABEL_MIN,
    )  # fmt: skip


def _tower(canvas: Canvas, plan: Layout, place: Place, view: BusinessView) -> None:
    """What stands at the head of a column, without lettering."""
    n, x, width = plan.seats, plan.column(place), plan.column_width
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


def _corner(canvas: Canvas, plan: Layout, table: TableView, language: Language) -> None:
    """Above the bosses: whose turn it is, with how many actions, and the three stacks."""
    tie = table.tie
    label = say(language, "picture-to-play" if tie is None else "picture-tie")
    name = SHORT[table.rows[table.active].boss]
    if tie is not None:
        name = capitals(language, f"business-{tie.business.value}")
    left = 0 if tie is not None else table.actions_left
    of = 0 if tie is not None else actions_shown(table)
    if plan.header >= 300:
        words = (
            say(language, "picture-actions-left", count=left)
            if tie is None
            else say(language, "picture-reinforcements")
        )
        _wide_corner(canvas, plan, label, name, (left, of, words))
        _wide_stacks(canvas, plan, table, language)
    else:
        _small_corner(canvas, plan, label, name, (left, of))
        _small_stacks(canvas, plan, table)


def _wide_corner(canvas: Canvas, plan: Layout, label: str, name: str, actions: tuple[int, int, str]) -> None:
    left, of, words = actions
    room = plan.boss_width - 22
    canvas.write(label, Type.LABEL, BODY, MUTED, 34, top=40, tracking=4, room=room)
    y: float = 40 + cap_height(Type.LABEL, BODY) + 22
    written = canvas.write(name, Type.TITLE, TITLE, GOLD, 34, top=y, room=room, least=HEAD)
    y += (written.bottom - written.top) + 22
    lozenges(canvas, left, of, 34, y, 46, 50)
    canvas.write(words, Type.TEXT, SIGN, IVORY, 34 + 50 * of + 12, mid=y + 23, room=room - 50 * of - 12)


def _wide_stacks(canvas: Canvas, plan: Layout, table: TableView, language: Language) -> None:
    y = 40 + cap_height(Type.LABEL, BODY) + 22 + cap_height(Type.TITLE, TITLE) + 22 + 62
    _piles(canvas, table, Box(30, y, plan.boss_width + 12, y + 70))
    third = (plan.boss_width - 22) / 3
    for number, (icon, _) in enumerate(stacks(table)):
        words = _under(table, icon, language)
        x = 34 + number * third
        canvas.write(words, Type.LABEL, CAPTION, MUTED, x, top=y + 76, tracking=1, room=third - 6)


def _piles(canvas: Canvas, table: TableView, box: Box) -> None:
    """The three stacks side by side, no number close to the next drawing."""
    side = round(box.size[1])
    piles = [
        flow.row(Sprite(f"chrome/icons/{icon}", side), Text(str(count), Type.NAME, LEAD, IVORY), gap=HAIR)
        for icon, count in stacks(table)
    ]
    flow.paint(canvas, flow.lay(Grid(piles, 3, APART), box))


def _under(table: TableView, stack: str, language: Language) -> str:
    """The name of a stack; of the discard pile, once that counts, how often it may be shuffled (OR-53)."""
    if stack == "discard" and table.reshuffles_left is not None:
        return say(language, "picture-reshuffles", left=table.reshuffles_left)
    return say(language, "picture-stack", stack=stack)


def _small_corner(canvas: Canvas, plan: Layout, label: str, name: str, actions: tuple[int, int]) -> None:
    left, of = actions
    k = _scale(plan)
    y, side, room = MARGIN + 2, round(40 * k), plan.boss_width - 22
    canvas.write(label, Type.LABEL, scaled(CAPTION, k), MUTED, 34, mid=y + side / 2, tracking=3)
    lozenges(canvas, left, of, 34 + room - of * (side + 3) + 3, y, side, side + 3)
    canvas.write(name, Type.TITLE, scaled(HEAD, k), GOLD, 34, top=y + side + 9 * k, room=room, least=HEAD)


def _small_stacks(canvas: Canvas, plan: Layout, table: TableView) -> None:
    k = _scale(plan)
    side, third = round(48 * k), (plan.boss_width - 22) / 3
    y = plan.foot - 10 * k - side
    _piles(canvas, table, Box(30, y, plan.boss_width + 12, y + side))
    most = table.most_reshuffles
    if table.reshuffles_left is not None:  # so often the discard pile may be shuffled (OR-53)
        pip = round(min(15 * k, (third - 8) / most - 1))
        top = y + side - pip / 2
        lozenges(canvas, table.reshuffles_left, most, 34 + third, top, pip, min(pip + 2, (third - 8) / most))


def _scale(plan: Layout) -> float:
    """How large the corner is: six bosses 1, three 1.24."""
    return min(1 + (plan.header - 164) / 258, 1.24)


def stacks(table: TableView) -> tuple[tuple[str, int], ...]:
    """Icon and number of deck, discard pile and tiles."""
    return ("deck", table.deck), ("discard", table.discard), ("tiles", table.stock)


def open_here(table: TableView) -> tuple[Business | None, ...]:
    """Which business is open at each place."""
    return tuple([view.business for view in table.places])


def _cells(
    canvas: Canvas,
    plan: Layout,
    seat: Seat,
    businesses: Sequence[Business | None],
    columns: Sequence[ColumnView],
) -> None:
    """One boss's gangsters at every business."""
    for place, (business, column) in enumerate(zip(businesses, columns, strict=True)):
        canvas.again(_cell, plan, seat, place, business, column)


def _cell(
    canvas: Canvas, plan: Layout, seat: Seat, place: Place, business: Business | None, column: ColumnView
) -> None:
    """One boss's five slots at one business."""
    wide = plan.card
    cartridge = min(84, max(66, round(0.95 * wide)))
    style = cards.Five(wide, wide + plan.gap, f"chrome/table/called-{plan.seats}p", cartridge=(cartridge, 10))
    cards.five(canvas, *plan.slot(seat, place, 0), style, business, column)
