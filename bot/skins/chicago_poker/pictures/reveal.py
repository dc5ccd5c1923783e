"""After the end: every column turned up and every hand on the table (OR-44), then or of any moment before."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon_width
from bot.skins.chicago_poker.pictures.table import open_here
from bot.skins.chicago_poker.words.catalogue import lot_capitals, say
from bot.skins.chicago_poker.words.standing import leading
from bot.skins.kit.canvas import Box, Canvas, on_ground, widest
from bot.skins.kit.lettering import Type, cap_height, readable, width
from bot.skins.scene.theme import (
    BODY,
    BRASS,
    CAPTION,
    GOLD,
    IVORY,
    LACQUER,
    MUTED,
    NAME_MIN,
    ON_ACTIVE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import FULL_COLUMN, AnyCard, Boss, Business, Place, Special
from engine.chicago_poker.views import BossRow, ColumnView, TableView
from engine.game import Seat

HEADS, TOP, FOOT = 150, 234, 1026
HANDS = 306  # where the cards of the hands begin
HANDS_WIDTH = {2: 520, 3: 400, 4: 308}  # by number of businesses
RIGHT, GAP = 1606, 13
PRINTED = (26, 30, 33, 37, 41, 50, 62)
LOZENGE, CROWN = 26, 36


@dataclass(frozen=True, slots=True)
class Measures:
    """Where everything stands, by number of bosses and of businesses."""

    seats: int
    places: int

    @property
    def row(self) -> float:
        """Height of a row."""
        return (FOOT - TOP) / self.seats

    @property
    def hands(self) -> int:
        """Width of the hands."""
        return HANDS_WIDTH[self.places]

    @property
    def column_width(self) -> int:
        """Width of a business."""
        return int((RIGHT + GAP - self._first) / self.places) - GAP

    def column(self, place: Place) -> int:
        """Left edge of a business."""
        return round(self._first + place * (RIGHT + GAP - self._first) / self.places)

    @property
    def card(self) -> int:
        """Width of a card in town."""
        return _snapped(min((self.column_width - 14) / FULL_COLUMN - 3, (self.row - 40) / 2.2))

    def hand_card(self, count: int) -> int:
        """Width of a card of a hand of so many."""
        return _snapped(min(self.card, (self.hands + 3) / max(1, count) - 1))

    @property
    def _first(self) -> int:
        return HANDS + self.hands + 18


def _snapped(bound: float) -> int:
    """The widest card that fits and of which there is a print."""
    return max((wide for wide in PRINTED if wide <= bound), default=PRINTED[0])


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """One row for each boss: the hand, then the columns, all turned up."""
    plan = Measures(len(table.rows), len(table.places))
    canvas = on_ground("hand", key=("reveal", plan), prepare=lambda bare: _columns(bare, plan))
    _title(canvas, table, language)
    canvas.again(_heads, plan, open_here(table), language)
    best, winner = leading(table), table.outcome.winner if table.outcome is not None else None
    letters = _size_of_names(plan, tuple([row.boss for row in table.rows]))
    for row in table.rows:
        told = replace(row, columns=(), hand_size=0, gained=0, tiles=(), wins_next=())
        canvas.again(_row, plan, told, names[row.seat], letters, row.seat == winner)
    for row in table.rows:
        won = tuple([(row.seat, place) in best for place in range(plan.places)])
        canvas.again(_cells, plan, row.seat, row.columns, won)
    canvas.frame()
    return canvas


def _columns(canvas: Canvas, plan: Measures) -> None:
    """Grounds and pilasters of the columns, lines between the rows."""
    tall = FOOT - TOP + 2
    canvas.put("chrome/panels/reveal-column-hand", HANDS - 8, TOP - 4, plan.hands + 16, tall)
    for place in range(plan.places):
        canvas.put("chrome/panels/reveal-column", plan.column(place), TOP - 4, plan.column_width, tall)
    for seat in range(1, plan.seats):
        y = round(TOP + seat * plan.row)
        canvas.fill(BRASS, Box(30, y - 1, 1620, y + 1), 0.32)


def _title(canvas: Canvas, table: TableView, language: Language) -> None:
    canvas.write(say(language, "picture-all-cards"), Type.TITLE, TITLE, GOLD, 42, top=38, room=1100)
    key = "picture-all-cards-why" if table.outcome is not None else "picture-all-cards-then"
    words = say(language, key, turn=str(table.turn))
    canvas.write(words, Type.TEXT, SIGN, MUTED, 44, mid=117, room=1000)
    x: float = 1604
    for piece, key, wide in (
        ("chrome/icons/crown", "picture-was-winning", 36),
        ("cards/marker-was-hidden", "picture-was-hidden", 32),
    ):
        words = say(language, key)
        x -= width(words, Type.TEXT, SIGN)
        canvas.write(words, Type.TEXT, SIGN, IVORY, x, mid=66)
        x -= wide + 14
        canvas.put(piece, x, 66 - wide / 2, wide)
        x -= 36


def _heads(canvas: Canvas, plan: Measures, businesses: Sequence[Business | None], language: Language) -> None:
    """Each head over its own cards: the hands, then the businesses by name."""
    middle = HEADS + 36
    canvas.put("chrome/panels/reveal-head-hand", HANDS - 8, HEADS, plan.hands + 16, 72)
    words = say(language, "picture-all-hands")
    span = 56 + 14 + width(words, Type.NAME, SIGN, 1)
    x = HANDS + plan.hands / 2 - span / 2
    canvas.put("chrome/icons/hand", x, middle - 28, 56)
    canvas.write(words, Type.NAME, SIGN, GOLD, x + 70, mid=middle, tracking=1)
    room = plan.column_width - 91 - 10
    lines = [_lines(business, room, language) for business in businesses]
    size = min(widest(name, Type.NAME, SIGN, room, NAME_MIN) for name in lines)
    for place, business in enumerate(businesses):
        left = plan.column(place)
        canvas.put("chrome/panels/reveal-head", left, HEADS, plan.column_width, 72)
        canvas.put(tile(business), left + 14, middle - 29, hexagon_width(58), 58)
        badge(canvas, place, left + 3, HEADS + 72 - 39, 36)
        colour = MUTED if business is None else GOLD
        for number, line in enumerate(lines[place]):
            mid = middle + (number - (len(lines[place]) - 1) / 2) * 31
            canvas.write(line, Type.NAME, size, colour, left + 91, mid=mid, room=room, least=NAME_MIN)


def _lines(business: Business | None, room: float, language: Language) -> list[str]:
    """A name on one line, or on two where it is too long for one."""
    name = lot_capitals(language, business)
    first, _, last = name.rpartition(" ")
    return [name] if width(name, Type.NAME, SIGN) <= room or not first else [first, last]


def _beside(plan: Measures) -> tuple[int, float, float]:
    """How large a portrait is, where the names beside it begin, and their room."""
    side = round(min(94, plan.row - 36))
    return side, 34 + side + 13, HANDS - 14 - 34 - side - 13


@lru_cache
def _size_of_names(plan: Measures, bosses: Sequence[Boss]) -> Size:
    """One size for all names."""
    return widest([SHORT[boss] for boss in bosses], Type.NAME, BODY, _beside(plan)[2], NAME_MIN)


def _row(canvas: Canvas, plan: Measures, row: BossRow, player: str, size: Size, won: bool) -> None:
    """The boss and their hand; a teal bar and a crown for the winner."""
    player = readable(player)
    top = TOP + row.seat * plan.row
    middle = top + plan.row / 2
    if won:
        canvas.glow(Box(20, top + 4, 1630, top + plan.row - 4), 10, GOLD, 12, 0.35, covered=12)
        canvas.bar("chrome/panels/reveal-winner", 20, round(top + 4), 1610, round(plan.row - 8))
    side, x, room = _beside(plan)
    canvas.put(portrait(row.boss, active=won), 34, middle - side / 2, side)
    canvas.claim(row.boss.value, 34, middle - side / 2, side, side)
    if won:
        canvas.put("chrome/icons/crown", 34 + side / 2 - 21, middle - side / 2 - 25, 42)
    caps = cap_height(Type.NAME, size), cap_height(Type.TEXT, CAPTION)
    y = middle - (caps[0] + 13 + caps[1]) / 2
    canvas.write(SHORT[row.boss], Type.NAME, size, GOLD if won else IVORY, x, top=y, room=room)
    tone = ON_ACTIVE if won else MUTED
    canvas.write(player, Type.TEXT, CAPTION, tone, x, top=y + caps[0] + 13, room=room, least=NAME_MIN)
    held = row.hand or ()
    wide = plan.hand_card(len(held))
    y = round(middle - cards.height(wide) / 2)
    for number, card in enumerate(held):
        _card(canvas, card, HANDS + number * min(wide + 3, (plan.hands + 3) / len(held)), y, wide)


def _cells(
    canvas: Canvas, plan: Measures, seat: Seat, columns: Sequence[ColumnView], best: Sequence[bool]
) -> None:
    for place, (column, leads) in enumerate(zip(columns, best, strict=True)):
        canvas.again(_column, plan, seat, place, column, leads)


def _column(canvas: Canvas, plan: Measures, seat: Seat, place: Place, column: ColumnView, best: bool) -> None:
    """One boss's gangsters: what had been hidden, and whether they were winning there."""
    wide = plan.card
    x, y = plan.column(place) + 8, round(TOP + (seat + 0.5) * plan.row - cards.height(wide) / 2)
    for number, gangster in enumerate(column.gangsters):
        left = x + number * (wide + 3)
        if gangster.card is None:
            cards.back(canvas, left, y, wide)
            continue
        cards.gangster(canvas, gangster.card, left, y, wide)
        if gangster.was_down:
            canvas.put("cards/marker-was-hidden", left + (wide - LOZENGE) / 2, y - 0.72 * LOZENGE, LOZENGE)
    if best and column.gangsters:
        span = len(column.gangsters) * (wide + 3) - 3
        foot = y + cards.height(wide) + 7
        canvas.plate(LACQUER, x, foot - 1, span, 7, 3)
        canvas.plate(GOLD, x + 1, foot, span - 2, 5, 2)
        canvas.put("chrome/icons/crown", x + span / 2 - CROWN / 2, foot + 4 - CROWN * 0.62, CROWN)


def _card(canvas: Canvas, card: AnyCard, x: float, y: float, wide: int) -> None:
    match card:
        case Card():
            cards.gangster(canvas, card, x, y, wide)
        case Special():
            cards.small_special(canvas, card, x, y, wide)
