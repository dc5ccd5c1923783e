"""The town as one boss sees it while choosing: every column, own backs readable, where to lay, the hand.

For its owner's eyes only. A pure function of the view: nothing of a menu is in it, so it stays the same
while menus are walked.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_poker.in_hand import InOrder, in_order
from bot.skins.chicago_poker.pictures import cards, strip, town_panels
from bot.skins.chicago_poker.pictures.emblems import fought_over, lozenges, opened
from bot.skins.chicago_poker.pictures.layout import MARGIN
from bot.skins.chicago_poker.pictures.legend import TAUGHT
from bot.skins.chicago_poker.pictures.marking import won_since
from bot.skins.chicago_poker.pictures.table import actions_shown, open_here, stacks
from bot.skins.chicago_poker.pictures.town_layout import BELOW, TownLayout, town_layout
from bot.skins.chicago_poker.words.catalogue import capitals, lot_capitals, say
from bot.skins.chicago_poker.words.hands import worth
from bot.skins.chicago_poker.words.standing import laying
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, width
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Grid,
    Lines,
    Overlay,
    Panel,
    Piece,
    Pin,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
)
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CLOSE,
    EMBER,
    GOLD,
    HAIR,
    IVORY,
    LABEL_MIN,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    ON_FIRE,
    ROW,
    SIGN,
)
from bot.table.languages import Language
from engine.chicago_poker.events import Event
from engine.chicago_poker.hands import hand as hand_of
from engine.chicago_poker.pieces import Business, Place
from engine.chicago_poker.views import BossView, BusinessView, ColumnView, OwnGangster
from engine.game import Seat


def paint(
    view: BossView,
    names: Sequence[str],
    language: Language,
    since: Sequence[Event] = (),
    *,
    legend: bool = True,
    looking_back: bool = False,
) -> Canvas:
    """The whole town through one boss's eyes.

    What was laid, drawn and taken away since their last turn is marked in the view itself; `since` are the
    events of that time, which tell what was won. `legend`: the signs are explained in a boss's first
    turns, where there is room.
    `looking_back`: a moment gone by, whoever looks at it now; nothing is asked of anybody.
    """
    if looking_back:
        view = replace(view, offers=())
    table = view.table
    plan = town_layout(len(table.rows), len(table.places), view.seat)
    canvas = _on_ground(plan)
    canvas.again(_own_ground, plan, view.asked)
    for place, business in enumerate(table.places):
        canvas.again(_head, plan, place, business, language)
    canvas.again(_corner, plan, _Head.of_view(view, language, looking_back=looking_back))
    open_to, won, businesses = laying(view), won_since(since), open_here(table)
    sizes = town_panels.sizes(plan, table.rows)
    for row in table.rows:
        active = row.seat == view.seat and view.asked
        theirs = frozenset([business for seat, business in won if seat == row.seat])
        town_panels.boss(canvas, plan, sizes, row, names[row.seat], theirs, active=active)
        if row.seat != view.seat:
            canvas.again(_cells, plan, row.seat, businesses, row.columns)
            continue
        for place, column in enumerate(row.columns):
            own = _Own(view.columns[place], column, open_to.get(place))
            canvas.again(_own_cell, plan, place, businesses[place], own)
    for place, column in enumerate(table.rows[view.seat].columns):  # over the glow of the rows beside it
        own = _Own(view.columns[place], column, open_to.get(place))
        canvas.again(_worth, plan, place, own, language)
    heading = SHORT[table.rows[view.seat].boss] if looking_back else say(language, "picture-your-hand")
    seen_by = say(language, "picture-eyes" if looking_back else "picture-secret")
    taught = legend and table.turn <= TAUGHT * plan.seats
    canvas.again(_strip, plan, in_order(view), (heading, seen_by), language, taught)
    canvas.frame()
    return canvas


def _on_ground(plan: TownLayout) -> Canvas:
    """What stands in every town of that size, whoever looks; then the panels of the others."""

    def prepare(canvas: Canvas) -> None:
        wide, tall = round(plan.table.column_width), plan.foot - 6 - plan.top
        for place in range(plan.table.places):
            canvas.put(f"town/column-{plan.size}", round(plan.table.column(place)), plan.top, wide, tall)
        canvas.put(f"town/strip-{plan.size}", 22, plan.foot, 1606, plan.strip - 8)

    canvas = on_ground("table", key=("town", plan.size), prepare=prepare)
    for seat in range(plan.seats):
        if seat != plan.own:
            y, high = round(plan.row(seat) + 4), round(plan.rival_height - 8)
            canvas.put(f"town/rival-{plan.size}", MARGIN, y, plan.table.boss_width, high)
    return canvas


def _own_ground(canvas: Canvas, plan: TownLayout, bright: bool) -> None:
    """The reader's own row over the full width; bright while something is asked of them."""
    y, tall = round(plan.row(plan.own) + 4), plan.own_height - 8
    if bright:
        canvas.glow(Box(20, y, 1630, y + tall), 10, GOLD, 12, 0.35, covered=12)
        canvas.bar(f"town/own-{plan.size}", 20, y, 1610, tall)
    else:
        canvas.plate(ROW, 20, y, 1610, tall, 10, 0.85)


def _head(canvas: Canvas, plan: TownLayout, place: Place, view: BusinessView, language: Language) -> None:
    """One line: hexagon with its letter, name; red and armed when a shootout is called."""
    x, wide, tall = round(plan.table.column(place)), round(plan.table.column_width), plan.header - 14
    colour = MUTED if view.business is None else ON_FIRE if view.markers else GOLD
    letters, gap, high = (SIGN, CLOSE, 54) if plan.table.places == 4 else (BODY, NEAR, 72)
    parts: list[Block] = [
        Space(6),
        fought_over(place, view.business, plan.header - 34, round(0.40 * plan.header)),
        Lines(lot_capitals(language, view.business), Type.NAME, letters, colour, gap=NEAR, grow=1),
        Space(),
    ]
    if view.markers:
        parts.insert(-1, Sprite("cards/marker-bullet-upright", round(high * 44 / 120), high))
    called, dark = ("-called", EMBER) if view.markers else ("", LACQUER)
    ground = Panel(f"town/head-{plan.size}{called}", dark)
    head: Block = Sized(Stack(parts, gap, pad=(HAIR, 0), ground=ground), wide, tall)
    if view.new:
        ribbon = opened(language, CAPTION)
        head = Overlay(head, (Pin(ribbon, 1, 0, (-HAIR - ribbon.size(wide).wide / 2, 13)),))
    flow.paint(canvas, flow.lay(head, Box(x, 28, x + wide, 28 + tall)))


@dataclass(frozen=True, slots=True)
class _Head:
    """What stands above the bosses: what is asked or awaited, actions that are left, the three stacks."""

    words: str
    colour: str
    name: str  # of whom or what the table waits for
    left: int
    of: int
    stacks: tuple[tuple[str, int], ...]

    @classmethod
    def of_view(cls, view: BossView, language: Language, *, looking_back: bool) -> "_Head":
        """Whose turn it is; of a moment gone by, its turn."""
        table, tie = view.table, view.table.tie
        of = actions_shown(table) if view.asked and tie is None else 0
        colour, name = GOLD, ""
        if looking_back:
            words = say(language, "picture-turn", turn=str(table.turn))
        elif view.asked:
            turn = "picture-your-plan" if view.planned else "picture-your-turn"
            words = say(language, turn if tie is None else "picture-your-reinforcement")
        else:
            words, colour = say(language, "picture-to-play" if tie is None else "picture-tie"), MUTED
            name = SHORT[table.rows[table.active].boss]
            if tie is not None:
                name = capitals(language, f"business-{tie.business.value}")
        return cls(words, colour, name, table.actions_left, of, stacks(table))


def _corner(canvas: Canvas, plan: TownLayout, head: _Head) -> None:
    right, of = MARGIN + plan.table.boss_width - 8, head.of
    words: Block = Text(head.words, Type.NUMERAL, LEAD, head.colour, grow=1)
    if head.name:
        both = f"{head.words} {head.name}"
        size = Text(both, Type.NUMERAL, LEAD, MUTED).shown(right - 42)[1]
        named = (Text(head.words, Type.NUMERAL, size, MUTED), Text(head.name, Type.NUMERAL, size, IVORY))
        words = flow.row(*named, gap=width(" ", Type.NUMERAL, size), grow=1)
    lit = Piece(44 * of - 2, 42, lambda at, x, y: lozenges(at, head.left, of, x, y, 42, 44))
    piles = [
        flow.row(Sprite(f"chrome/icons/{icon}", 48), Text(str(count), Type.NAME, BODY, IVORY), gap=10)
        for icon, count in head.stacks
    ]
    line = flow.row(words, *([lit] if of else []), gap=6)
    for block, box in ((line, (36, right, 0.30)), (Grid(piles, 3, 0), (30, right - 6, 0.73))):
        start, end, share = box
        mid = MARGIN + share * plan.header
        flow.paint(canvas, flow.lay(block, Box(start, mid - 24, end, mid + 24)))


def _strip(
    canvas: Canvas,
    plan: TownLayout,
    order: InOrder,
    heading: tuple[str, str],
    language: Language,
    legend: bool,
) -> None:
    wide, tall = 1606, plan.strip - 8
    held = strip.block(tall, wide, order, heading, language, legend)
    flow.paint(canvas, flow.lay(held, Box(22, plan.foot, 22 + wide, plan.foot + tall)))


def _cells(
    canvas: Canvas,
    plan: TownLayout,
    seat: Seat,
    businesses: Sequence[Business | None],
    columns: Sequence[ColumnView],
) -> None:
    """A rival's gangsters at every business."""
    for place, (business, column) in enumerate(zip(businesses, columns, strict=True)):
        canvas.again(_cell, plan, seat, place, business, column)


def _cell(
    canvas: Canvas, plan: TownLayout, seat: Seat, place: Place, business: Business | None, column: ColumnView
) -> None:
    """A rival's five slots at one business, as the whole table sees them."""
    five = cards.in_town(plan.card, plan.pitch - plan.card, f"town/called-{plan.size}", 6, (66, 8))
    flow.put(canvas, five.block(business, column), *plan.slot(seat, place, 0))


@dataclass(frozen=True, slots=True)
class _Own:
    """The reader's own column at one business."""

    gangsters: tuple[OwnGangster, ...]
    shown: ColumnView  # as the others see it, with what is new
    chance: tuple[bool, bool] | None  # how the next gangster would lie, and whether it calls a shootout

    @property
    def calls(self) -> bool:
        """The next gangster calls a shootout."""
        return self.chance is not None and self.chance[1]


def _own_cell(canvas: Canvas, plan: TownLayout, place: Place, business: Business | None, own: _Own) -> None:
    """The reader's five slots: own backs readable, and the place where the next gangster may go."""
    wide, (left, y) = plan.own_card, plan.slot(plan.own, place, 0)
    five = cards.in_town(wide, plan.gap, f"town/called-{plan.size}", 5, (66, 8))
    up = None if own.chance is None else own.chance[0]
    lying = five.block(business, own.shown, own.gangsters, up)
    if own.calls:
        lying = Overlay(lying, cards.loaded(60, 1, (-wide / 2, -6)))
    flow.put(canvas, lying, left, y)


def _worth(canvas: Canvas, plan: TownLayout, place: Place, own: _Own, language: Language) -> None:
    """Below one's own cards: what they are worth, or that the next one calls a shootout."""
    if not own.gangsters:
        return
    words, colour = say(language, "picture-fifth"), ON_FIRE
    if not own.calls:
        words, colour = worth(hand_of([gangster.card for gangster in own.gangsters]), language), IVORY
    left, y = plan.slot(plan.own, place, 0)
    mid, room = y + cards.of(plan.own_card).height + BELOW, 4 * plan.pitch + plan.own_card
    canvas.write(words, Type.TEXT, CAPTION, colour, left, mid=mid, room=room, least=LABEL_MIN)
