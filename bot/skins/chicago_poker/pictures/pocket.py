"""The table for a phone held upright: one block per business, numerals that can be read at 280 px.

Everybody's table, or the town through one boss's eyes: then own backs are readable, and the places where
they may lay stand open.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

from bot.skins.bosses.portraits import SHORT, face, portrait
from bot.skins.chicago_poker.pictures import pocket_cards as cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import (
    controls,
    hexagon,
    hexagon_width,
    lozenges,
    opened,
)
from bot.skins.chicago_poker.pictures.pocket_layout import PocketLayout, pocket_layout
from bot.skins.chicago_poker.pictures.table import actions_shown, stacks
from bot.skins.chicago_poker.words.catalogue import capitals, lot_capitals, say
from bot.skins.chicago_poker.words.standing import laying
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, readable
from bot.skins.kit.pocket import begun, frame, framed
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Fit,
    Frame,
    Grid,
    Hole,
    Overlay,
    Panel,
    Piece,
    Pin,
    Plate,
    Sized,
    Snug,
    Space,
    Sprite,
    Stack,
    Text,
    column,
)
from bot.skins.scene.theme import (
    BODY,
    CLOSE,
    EMBER,
    GLOW,
    GOLD,
    HAIR,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    NEW,
    ON_ACTIVE,
    ON_FIRE,
    ROW,
    SIGN,
)
from bot.table.languages import Language
from engine.chicago_poker.pieces import LETTERS, Boss, Business, Place
from engine.chicago_poker.views import BossRow, BossView, BusinessView, ColumnView, OwnGangster, TableView
from engine.game import Seat

BETWEEN = 10  # two blocks
LOZENGES = (46, 42, 40)  # sides, the largest for which there is room


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it."""
    return _painted(table, None, names, language)


def paint_town(view: BossView, names: Sequence[str], language: Language) -> Canvas:
    """The town as one boss sees it; for their eyes only."""
    return _painted(view.table, view, names, language)


@cache
def _frame(seats: int, places: int) -> Frame:
    """The line at the top, a band of the bosses or a last block for them, a block for each business."""
    plan = pocket_layout(seats)
    bosses = [Hole(("boss", seat), tall=plan.boss_height, grow=1) for seat in range(seats)]
    blocks: list[Block] = []
    for place in range(places):
        rows = [Hole(("row", place, seat), tall=plan.row_height) for seat in range(seats)]
        lines = (Hole(("head", place), tall=plan.head), Space(tall=2), *rows, Space(tall=plan.foot - 2))
        blocks.append(Stack(lines, 0, down=True, pad=(2, 0), ground=Panel("pocket/block", LACQUER)))
    bar = Hole("bar", tall=plan.bar)
    band = [Grid(bosses, plan.band, CLOSE)] if plan.band else []
    if not band:
        blocks.append(column(*bosses, gap=BETWEEN))
    return frame(column(bar, *band, Grid(blocks, plan.across, BETWEEN), gap=HAIR))


def _painted(table: TableView, view: BossView | None, names: Sequence[str], language: Language) -> Canvas:
    plan, frame = pocket_layout(len(table.rows)), _frame(len(table.rows), len(table.places))
    canvas = begun(frame)
    awaited = table.tie.tied if table.tie is not None else (table.active,)
    words, seat = _awaited(table, view, language)
    boss = None if seat is None else table.rows[seat].boss
    of = 0 if table.tie is not None or table.outcome is not None else actions_shown(table)
    frame.fill(canvas, "bar", _bar, plan.bar - NEAR, words, boss, (table.actions_left, of), stacks(table))
    chances = {} if view is None else laying(view)
    for place, business in enumerate(table.places):
        frame.fill(canvas, ("head", place), _head, place, business, language, plan.head)
        for row in table.rows:
            own = None if view is None or view.seat != row.seat else view.columns[place]
            up = chances[place][0] if own is not None and place in chances else None
            lies = business.business, row.columns[place], own, up
            frame.fill(canvas, ("row", place, row.seat), _row, plan, row.boss, row.seat in awaited, *lies)
    for row in table.rows:
        told = replace(row, columns=(), hand=None), names[row.seat], row.seat in awaited
        frame.fill(canvas, ("boss", row.seat), _boss, plan, *told)
    return framed(canvas)


def _awaited(table: TableView, view: BossView | None, language: Language) -> tuple[str, Seat | None]:
    """What the line at the top says, and whom it shows."""
    if table.outcome is not None:
        return say(language, "picture-game-over"), table.outcome.winner
    if table.tie is not None:
        if view is not None and view.asked:
            return say(language, "picture-reinforcement-short"), view.seat
        name = capitals(language, f"business-{table.tie.business.value}")
        return f"{say(language, 'picture-tie')} {name}", None
    if view is not None and view.asked:
        return say(language, "picture-your-plan" if view.planned else "picture-your-turn"), view.seat
    return SHORT[table.rows[table.active].boss], table.active


def _bar(
    side: int, words: str, boss: Boss | None, actions: tuple[int, int], piles: Sequence[tuple[str, int]]
) -> Block:
    """Whose turn it is, how many actions, and the stacks."""
    left, of = actions
    shown = [] if boss is None else [face(boss, side, active=True)]
    name = Text(words, Type.NUMERAL, HEAD, GOLD, SIGN, grow=1)
    lines = [
        flow.row(name, lozenges(left, of, step, 0), gap=16) for step in (LOZENGES if of else LOZENGES[-1:])
    ]
    counts = [
        flow.row(Sprite(f"chrome/icons/{icon}", 48), Text(str(count), Type.NAME, BODY, IVORY), gap=6)
        for icon, count in piles
    ]
    said = Snug(Fit(lines), grow=1)
    return Stack((*shown, said, flow.row(*counts)), 14, pad=(6, 0))


def _head(place: Place, view: BusinessView, language: Language, tall: int) -> Block:
    """Its letter, its hexagon and its name; on fire and armed when a shootout is called."""
    side, high = min(50, tall - CLOSE), tall - CLOSE
    letter = Text(LETTERS[place], Type.NUMERAL, SIGN, GOLD)
    badge = Overlay(Sprite("chrome/icons/badge", side), (Pin(letter, 0.5, 0.5),))
    picture = Piece(hexagon_width(high), high, partial(_tile, view=view, tall=high))
    colour = MUTED if view.business is None else ON_FIRE if view.markers else GOLD
    name = Text(lot_capitals(language, view.business), Type.NAME, BODY, colour, SIGN, grow=1)
    high = tall - NEAR
    armed = [Sprite("cards/marker-bullet-upright", round(high * 44 / 120), high)] if view.markers else []
    ground = Plate(EMBER, 8) if view.markers else None
    said = [Stack((badge, picture, name, *armed), 9, pad=(CLOSE, 0), ground=ground, grow=1)]
    if view.new:
        parts = (badge, picture, name, Sized(opened(language, SIGN), tall=42), *armed)
        said.insert(0, replace(said[0], blocks=parts))
    return Stack((Fit(said, grow=1),), pad=(1, 2))


def _tile(canvas: Canvas, x: float, y: float, *, view: BusinessView, tall: int) -> None:
    wide = hexagon_width(tall)
    if view.new:
        canvas.glow(Box(x + 9, y + 4, x + wide - 9, y + tall - 4), tall / 3, GLOW, 9, 1.0)
    canvas.put(tile(view.business), x, y, wide, tall)


def _row(
    plan: PocketLayout,
    boss: Boss,
    active: bool,
    business: Business | None,
    shown: ColumnView,
    own: tuple[OwnGangster, ...] | None,
    next_up: bool | None,
) -> Block:
    held = plan.card.five(HAIR, plan.over).block(business, shown, own, next_up)
    parts = (Sized(_face(plan, boss, active), plan.faces), Space(grow=1), held, Space(HAIR))
    return Stack(parts, 0, pad=(2, 0), ground=cards.ToPlay() if active else None)


def _face(plan: PocketLayout, boss: Boss, active: bool) -> Block:
    """The portrait at the left of a row; with the name where the blocks are wide."""
    face = Sprite(portrait(boss, active), plan.portrait, claims=boss.value)
    if not plan.named:
        return face
    return column(face, Text(SHORT[boss], Type.NAME, SIGN, GOLD if active else IVORY, SIGN, align="centre"))


def _boss(plan: PocketLayout, row: BossRow, player: str, active: bool) -> Block:
    """A boss in the list: portrait, name, cards in hand, what they control."""
    side, wide = plan.boss_portrait, plan.hexagon
    face: Block = Sprite(portrait(row.boss, active), side, claims=row.boss.value)
    if row.gained:
        gain = _gained(row.gained)
        face = Overlay(face, (Pin(gain, 1, 1, (6 - gain.size(side).wide / 2, -19)),))
    told = [_name(plan, row, active)]
    if plan.players and (name := readable(player)):
        told.append(Text(name, Type.TEXT, BODY, ON_ACTIVE if active else MUTED, SIGN, cut=True))
    disc = plan.disc / hexagon(wide), 0.60, 0.66
    told.append(controls(Counter(row.tiles), row.wins_next, wide, plan.between, disc, SIGN))
    ground = cards.ToPlay(shines=True) if active else Plate(ROW, 8, 0.72)
    return Stack((face, column(*told, gap=plan.lines, grow=1)), plan.boss_gap, pad=(CLOSE, 0), ground=ground)


def _gained(count: int) -> Block:
    """How many cards came: a pale disc on the edge of the portrait."""
    words = Text(f"+{count}", Type.NUMERAL, SIGN, INK, align="centre", grow=1)
    wide = max(42, round(words.size(100).wide) + 10)
    return Sized(Stack((words,), ground=Plate(NEW, 21)), wide, 42)


def _name(plan: PocketLayout, row: BossRow, active: bool) -> Block:
    """The name, and the cards in hand; without their icon where the name needs the room."""
    icon, count = (46, LEAD) if plan.players else (28, BODY)
    name = Text(SHORT[row.boss], Type.NAME, plan.boss_name, GOLD if active else IVORY, SIGN, grow=1)
    held = Text(str(row.hand_size), Type.NAME, count, IVORY)
    tall = max(cap_height(Type.NAME, each) for each in (plan.boss_name, count))
    drawn = Sized(Sprite("chrome/icons/hand", icon), tall=tall)
    lines = flow.row(name, drawn, held, gap=HAIR), flow.row(name, held, gap=HAIR)
    return Sized(Fit(lines), tall=tall)
