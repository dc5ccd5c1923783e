"""The table for a phone held upright: one block per business, numerals that can be read at 280 px.

Everybody's table, or the town through one boss's eyes: then own backs are readable, and the places where
they may lay stand open.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import pocket_cards as cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon, hexagon_width, lozenges, progress
from bot.skins.chicago_poker.pictures.pocket_layout import PocketLayout, pocket_layout
from bot.skins.chicago_poker.pictures.table import actions_shown, stacks
from bot.skins.chicago_poker.words.catalogue import capitals, lot_capitals, say
from bot.skins.chicago_poker.words.standing import laying
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, readable, width
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH, framed, ground
from bot.skins.scene.theme import (
    BODY,
    EMBER,
    GLOW,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LEAD,
    MUTED,
    NEW,
    ON_ACTIVE,
    ON_FIRE,
    ROW,
)
from bot.table.languages import Language
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, LETTERS, UP, Place
from engine.chicago_poker.views import BossRow, BossView, BusinessView, TableView
from engine.game import Seat

FIRE_GROUND, FIRE_TEXT = EMBER, ON_FIRE


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it."""
    return _painted(table, None, names, language)


def paint_town(view: BossView, names: Sequence[str], language: Language) -> Canvas:
    """The town as one boss sees it; for their eyes only."""
    return _painted(view.table, view, names, language)


LOZENGES = (46, 42, 40)  # sides, the largest for which there is room


@dataclass(frozen=True, slots=True)
class _Picture:
    """What every part needs: the canvas, its measures, what is shown and to whom."""

    canvas: Canvas
    plan: PocketLayout
    table: TableView
    view: BossView | None
    language: Language
    awaited: tuple[Seat, ...]
    chances: dict[Place, tuple[bool, bool]]


def _painted(table: TableView, view: BossView | None, names: Sequence[str], language: Language) -> Canvas:
    plan = pocket_layout(len(table.rows), len(table.places))
    awaited = table.tie.tied if table.tie is not None else (table.active,)
    chances = laying(view) if view is not None else {}
    shown = _Picture(ground(plan.height), plan, table, view, language, awaited, chances)
    _bar(shown)
    for place in range(len(table.places)):
        _block(shown, place)
    for row in table.rows:
        _boss(shown, row, readable(names[row.seat]))
    return framed(shown.canvas)


def _bar(shown: _Picture) -> None:
    """The line at the top: whose turn it is, how many actions, and the stacks."""
    canvas, plan, table = shown.canvas, shown.plan, shown.table
    middle, side = 22 + plan.bar / 2, plan.bar - 12
    stacks_left = _stacks(shown, middle)
    of = 0 if table.tie is not None or table.outcome is not None else actions_shown(table)
    words, colour, boss = _awaited(shown)
    x = 30.0
    if boss is not None:
        canvas.glow(
            Box(34, middle - side / 2 + 6, 26 + side, middle + side / 2 - 6), side / 2 - 6, GOLD, 10, 0.5
        )
        canvas.put(portrait(table.rows[boss].boss, active=True), 28, middle - side / 2, side)
        canvas.claim(table.rows[boss].boss.value, 28, middle - side / 2, side, side)
        x = 28 + side + 14
    step = next((step for step in LOZENGES if step * of <= stacks_left - x - 240), LOZENGES[-1])
    room = stacks_left - x - 22 - of * step
    name = canvas.write(words, Type.NUMERAL, HEAD, colour, x, mid=middle, room=room, least=TEXT_SIZE_MIN)
    lozenges(canvas, table.actions_left, of, name.right + 16, middle - step / 2, step, step)


def _awaited(shown: _Picture) -> tuple[str, str, Seat | None]:
    table, view, language = shown.table, shown.view, shown.language
    if table.outcome is not None:
        return say(language, "picture-game-over"), GOLD, table.outcome.winner
    if table.tie is not None:
        if view is not None and view.asked:
            return say(language, "picture-reinforcement-short"), GOLD, view.seat
        name = capitals(language, f"business-{table.tie.business.value}")
        return f"{say(language, 'picture-tie')} {name}", GOLD, None
    if view is not None and view.asked:
        return say(language, "picture-your-turn"), GOLD, view.seat
    return SHORT[table.rows[table.active].boss], GOLD, table.active


def _stacks(shown: _Picture, middle: float) -> float:
    """Deck, discard pile and tiles, at the right; where they begin."""
    right: float = WIDTH - 26
    for icon, count in reversed(stacks(shown.table)):
        number = shown.canvas.write(str(count), Type.NAME, BODY, IVORY, right, mid=middle, align="right")
        right = number.left - 6 - 48
        shown.canvas.put(f"chrome/icons/{icon}", right, middle - 24, 48)
        right -= 14
    return right


def _block(shown: _Picture, place: Place) -> None:
    """One business: its head, and a row for every boss."""
    canvas, plan = shown.canvas, shown.plan
    view = shown.table.places[place]
    box = plan.block(place)
    canvas.put("pocket/block", box.left, box.top, box.right - box.left, box.bottom - box.top)
    _head(shown, place, view, box)
    for seat in shown.awaited:
        y = plan.row(place, seat)
        cards.row_to_play(canvas, Box(box.left + 2, y, box.right - 2, y + plan.row_height))
    for row in shown.table.rows:
        y = plan.row(place, row.seat)
        _face(shown, row, box.left + 4, y)
        _column(shown, place, row.seat, y)


def _head(shown: _Picture, place: Place, view: BusinessView, box: Box) -> None:
    canvas, plan, language = shown.canvas, shown.plan, shown.language
    middle, right = box.top + plan.head / 2 + 2, box.right - 14
    if view.markers:
        canvas.plate(FIRE_GROUND, box.left + 3, box.top + 3, box.right - box.left - 6, plan.head - 3, 8)
        tall = plan.head - 12
        wide = round(tall * 44 / 120)
        canvas.put("cards/marker-bullet-upright", right - wide, middle - tall / 2, wide, tall)
        right -= wide + 7
    side = min(50, plan.head - 8)
    canvas.put("chrome/icons/badge", box.left + 7, middle - side / 2, side)
    canvas.write(
        LETTERS[place],
        Type.NUMERAL,
        TEXT_SIZE_MIN,
        GOLD,
        box.left + 7 + side / 2,
        mid=middle,
        align="centre",
    )
    tall = plan.head - 8
    if view.new:
        lit = Box(box.left + side + 18, middle - tall / 2 + 4, box.left + side + tall, middle + tall / 2 - 4)
        canvas.glow(lit, tall / 3, GLOW, 9, 1.0)
    canvas.put(tile(view.business), box.left + side + 9, middle - tall / 2, hexagon_width(tall), tall)
    x = box.left + side + 9 + hexagon_width(tall) + 9
    name = lot_capitals(language, view.business)
    if view.new:
        right -= _ribbon(
            canvas, say(language, "picture-new"), right, middle, width(name, Type.NAME, TEXT_SIZE_MIN) + x
        )
    colour = MUTED if view.business is None else FIRE_TEXT if view.markers else GOLD
    canvas.write(name, Type.NAME, BODY, colour, x, mid=middle, room=right - x, least=TEXT_SIZE_MIN)


def _ribbon(canvas: Canvas, words: str, right: float, middle: float, end: float) -> float:
    """NEW at the right of a head, where the name that ends there leaves room; how much it takes."""
    wide = round(width(words, Type.NUMERAL, TEXT_SIZE_MIN) + 20)
    if right - wide - 8 < end:
        return 0
    canvas.plate(NEW, right - wide, middle - 21, wide, 42, 8)
    canvas.write(words, Type.NUMERAL, TEXT_SIZE_MIN, INK, right - wide / 2, mid=middle, align="centre")
    return wide + 8


def _face(shown: _Picture, row: BossRow, x: float, y: float) -> None:
    """The portrait at the left of a row; with the name where the blocks are wide."""
    canvas, plan = shown.canvas, shown.plan
    active, side = row.seat in shown.awaited, plan.portrait
    if not plan.named:
        canvas.put(portrait(row.boss, active), x, y + (plan.row_height - side) / 2, side)
        canvas.claim(row.boss.value, x, y + (plan.row_height - side) / 2, side, side)
        return
    tall = side + 12 + cap_height(Type.NAME, TEXT_SIZE_MIN)
    top, middle = y + (plan.row_height - tall) / 2, x + plan.faces / 2
    canvas.put(portrait(row.boss, active), middle - side / 2, top, side)
    canvas.claim(row.boss.value, middle - side / 2, top, side, side)
    colour = GOLD if active else IVORY
    canvas.write(
        SHORT[row.boss], Type.NAME, TEXT_SIZE_MIN, colour, middle, top=top + side + 12, align="centre",
        room=plan.faces - 2, least=TEXT_SIZE_MIN,
    )  # fmt: skip


def _column(shown: _Picture, place: Place, seat: Seat, y: float) -> None:
    """One boss's five slots at one business."""
    canvas, plan, table, view = shown.canvas, shown.plan, shown.table, shown.view
    column, business = table.rows[seat].columns[place], table.places[place].business
    size, top = plan.card, y + plan.above
    if column.marker:
        cards.called(canvas, plan.slot(place, 0), top, 4 * plan.pitch + size.width, size, plan.above)
    if business is None and not column.gangsters:
        return
    own = view.columns[place] if view is not None and view.seat == seat else None
    for number in range(FULL_COLUMN):
        x = plan.slot(place, number)
        if number < len(column.gangsters):
            gangster = column.gangsters[number]
            if gangster.new:
                cards.new(canvas, x, top, size)
            if own is not None and own[number].hidden:
                cards.own_hidden(canvas, own[number].card, x, top, size)
            elif gangster.card is None:
                cards.back(canvas, x, top, size)
            else:
                cards.gangster(canvas, gangster.card, x, top, size)
        elif own is not None and number == len(own) and place in shown.chances:
            cards.next_place(canvas, shown.chances[place][0], x, top, size)
        else:
            cards.slot(canvas, UP if business is None else LAID[business][number], x, top, size)
            if number in column.removed:
                cards.removed(canvas, x, top, size)


def _boss(shown: _Picture, row: BossRow, player: str) -> None:
    """A boss in the list: portrait, name, cards in hand, what they control."""
    canvas, plan = shown.canvas, shown.plan
    box, active = plan.boss(row.seat), row.seat in shown.awaited
    if active:
        canvas.glow(box, 8, GOLD, 8, 0.3, covered=12)
        cards.row_to_play(canvas, box)
    else:
        wide, tall = box.right - box.left, box.bottom - box.top
        canvas.plate(ROW, box.left, box.top, wide, tall, 8, 0.72)
    side = plan.boss_portrait
    middle = (box.top + box.bottom) / 2
    canvas.put(portrait(row.boss, active), box.left + 8, middle - side / 2, side)
    canvas.claim(row.boss.value, box.left + 8, middle - side / 2, side, side)
    if row.gained:
        _gained(canvas, row.gained, box.left + 8 + side, middle + side / 2)
    _about(shown, row, player, box, box.left + 8 + side + plan.boss_gap, active=active)


def _gained(canvas: Canvas, count: int, right: float, bottom: float) -> None:
    """How many cards came: a pale disc on the edge of the portrait."""
    words = f"+{count}"
    wide = max(42, round(width(words, Type.NUMERAL, TEXT_SIZE_MIN)) + 10)
    canvas.plate(NEW, right - wide + 6, bottom - 40, wide, 42, 21)
    canvas.write(
        words, Type.NUMERAL, TEXT_SIZE_MIN, INK, right - wide / 2 + 6, mid=bottom - 19, align="centre"
    )


def _about(shown: _Picture, row: BossRow, player: str, box: Box, x: float, *, active: bool) -> None:
    canvas, plan = shown.canvas, shown.plan
    size, right, wide = plan.boss_name, box.right - (12 if plan.players else 8), plan.hexagon
    named = plan.players and player
    heights = [cap_height(Type.NAME, size), *([cap_height(Type.TEXT, BODY)] if named else []), hexagon(wide)]
    gap = min(16, (box.bottom - box.top - 12 - sum(heights)) / len(heights))
    y = box.top + (box.bottom - box.top - sum(heights) - gap * (len(heights) - 1)) / 2
    middle = y + heights[0] / 2
    count = canvas.write(
        str(row.hand_size), Type.NAME, LEAD if plan.players else BODY, IVORY, right, mid=middle, align="right"
    )
    icon = 46 if plan.players else 28
    name = SHORT[row.boss]
    room = count.left - 6 - x
    if width(name, Type.NAME, TEXT_SIZE_MIN) <= room - icon - 2:
        canvas.put("chrome/icons/hand", count.left - icon - 2, middle - icon / 2, icon)
        room -= icon + 2
    colour = GOLD if active else IVORY
    canvas.write(name, Type.NAME, size, colour, x, mid=middle, room=room, least=TEXT_SIZE_MIN)
    y += heights[0] + gap
    if named:
        tone = ON_ACTIVE if active else MUTED
        canvas.write(player, Type.TEXT, BODY, tone, x, top=y, room=right - x, least=TEXT_SIZE_MIN)
        y += heights[1] + gap
    between = min(8, (right + 4 - x - 4 * wide) / 3)
    disc = (plan.disc / hexagon(wide), 0.60, 0.66)
    progress(canvas, Counter(row.tiles), row.wins_next, x, y, wide, between, disc, TEXT_SIZE_MIN)
