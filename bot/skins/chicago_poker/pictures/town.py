"""The town as one boss sees it while choosing: every column, own backs readable, where to lay, the hand.

For its owner's eyes only. A pure function of the view: nothing of a menu is in it, so it stays the same
while menus are walked.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_poker.in_hand import in_order
from bot.skins.chicago_poker.pictures import cards, strip, town_panels
from bot.skins.chicago_poker.pictures.emblems import fought_over, lozenges, opened
from bot.skins.chicago_poker.pictures.layout import framed, ledger
from bot.skins.chicago_poker.pictures.legend import TAUGHT
from bot.skins.chicago_poker.pictures.marking import won_since
from bot.skins.chicago_poker.pictures.table import actions_shown, stacks, to_play
from bot.skins.chicago_poker.pictures.town_layout import BELOW, TownLayout, town_layout
from bot.skins.chicago_poker.words.catalogue import capitals, lot_capitals, say
from bot.skins.chicago_poker.words.hands import worth
from bot.skins.chicago_poker.words.standing import laying
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type, width
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Frame,
    Grid,
    Hole,
    Lines,
    Overlay,
    Panel,
    Pin,
    Plate,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    Whole,
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

STRIP = 1606  # how wide the hand at the foot is


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
    places = frame(plan)
    canvas = on_ground("table", key=("town", plan.size), prepare=places.paint)
    places.fill(canvas, ("bar", view.seat), _bar, plan.size, view.asked)
    for place, business in enumerate(table.places):
        places.fill(canvas, ("head", place), _head, plan, place, business, language)
    head = _Head.of_view(view, language, looking_back=looking_back)
    places.fill(canvas, "corner", _corner, plan, head)
    open_to, won = laying(view), won_since(since)
    sizes = town_panels.sizes(plan, table.rows)
    for row in sorted(table.rows, key=lambda row: row.seat == view.seat):  # own words over the others' glow
        active = row.seat == view.seat and view.asked
        theirs = frozenset([business for seat, business in won if seat == row.seat])
        told = replace(row, columns=(), hand=None), names[row.seat], theirs, active
        places.fill(canvas, ("boss", row.seat), town_panels.boss, plan, sizes, *told)
        for place, (lot, column) in enumerate(zip(table.places, row.columns, strict=True)):
            hole, shown = ("cell", row.seat, place), (plan, lot.business, column)
            if row.seat == view.seat:
                own = view.columns[place], open_to.get(place)
                places.fill(canvas, hole, _own_cell, *shown, *own, language)
            else:
                places.fill(canvas, hole, _cell, *shown)
    heading = SHORT[table.rows[view.seat].boss] if looking_back else say(language, "picture-your-hand")
    seen_by = say(language, "picture-eyes" if looking_back else "picture-secret")
    taught = legend and table.turn <= TAUGHT * plan.seats
    order = in_order(view)
    held = plan.strip - 8, STRIP, order, (heading, seen_by), language, taught
    places.fill(canvas, "strip", strip.block, *held)
    canvas.frame()
    return canvas


@cache
def frame(plan: TownLayout) -> Frame:
    """Return what stands in every town of that size, whoever reads it: the columns, and the strip."""
    tall = plan.strip - 8
    hand = Stack((Hole("strip", STRIP, tall),), ground=Panel(f"town/strip-{plan.size}", LACQUER))
    rows = [plan.height(seat) for seat in range(plan.seats)]
    holes = ledger(plan.table, plan.header, rows, f"town/column-{plan.size}")
    return framed(flow.column(holes, Space(tall=6), Sized(hand, STRIP, tall), gap=0))


def _bar(size: str, bright: bool) -> Block:
    """The reader's own row over the full width; bright while something is asked of them."""
    return to_play(f"town/own-{size}") if bright else Stack((), ground=Plate(ROW, 10, 0.85))


def _head(plan: TownLayout, place: Place, view: BusinessView, language: Language) -> Block:
    """One line: hexagon with its letter, name; red and armed when a shootout is called."""
    wide, tall = round(plan.table.column_width), plan.header - 14
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
    return flow.column(Space(tall=4), Whole(head), gap=0, at="start")


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


def _corner(plan: TownLayout, head: _Head) -> Block:
    tall, of = plan.header, head.of
    words: Block = Text(head.words, Type.NUMERAL, LEAD, head.colour, grow=1)
    if head.name:
        both = f"{head.words} {head.name}"
        size = Text(both, Type.NUMERAL, LEAD, MUTED).shown(plan.table.boss_width - 26)[1]
        named = (Text(head.words, Type.NUMERAL, size, MUTED), Text(head.name, Type.NUMERAL, size, IVORY))
        words = flow.row(*named, gap=width(" ", Type.NUMERAL, size), grow=1)
    lit = lozenges(head.left, of, 42, 2)
    piles = [
        flow.row(Sprite(f"chrome/icons/{icon}", 48), Text(str(count), Type.NAME, BODY, IVORY), gap=10)
        for icon, count in head.stacks
    ]
    line = flow.row(Space(6), words, *([lit] if of else []), Space(2), gap=6)
    counts = flow.row(Space(6), Grid(piles, 3, 0, grow=1), Space(14), gap=0)
    lines = [Sized(each, tall=0.43 * tall) for each in (line, counts)]
    return Stack((Space(tall=0.085 * tall), *lines), 0, down=True)


def _cell(plan: TownLayout, business: Business | None, column: ColumnView) -> Block:
    """A rival's five slots at one business, as the whole table sees them."""
    five = cards.in_town(plan.card, plan.pitch - plan.card, f"town/called-{plan.size}", 6, (66, 8))
    return Whole(five.block(business, column))


def _own_cell(
    plan: TownLayout,
    business: Business | None,
    shown: ColumnView,
    gangsters: Sequence[OwnGangster],
    chance: tuple[bool, bool] | None,
    language: Language,
) -> Block:
    """The reader's five slots: own backs readable, and the place where the next gangster may go.

    Below one's own cards: what they are worth, or that the next one calls a shootout. `shown`: as the others
    see it, with what is new; `chance`: how the next gangster would lie, and whether it calls one.
    """
    five = cards.in_town(plan.own_card, plan.gap, f"town/called-{plan.size}", 5, (66, 8))
    lying = five.block(business, shown, gangsters, chance and chance[0])
    words, colour = "", IVORY
    if chance is not None and chance[1]:
        lying = Overlay(lying, cards.loaded(60, 1, (-plan.own_card / 2, -6)))
        words, colour = say(language, "picture-fifth"), ON_FIRE
    elif gangsters:
        words = worth(hand_of([gangster.card for gangster in gangsters]), language)
    told = Sized(Text(words, Type.TEXT, CAPTION, colour, LABEL_MIN), five.wide, 2 * BELOW)
    return Whole(Sized(flow.column(lying, told, gap=0), five.wide))
