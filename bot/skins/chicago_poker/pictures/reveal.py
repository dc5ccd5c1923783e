"""After the end: every column turned up and every hand on the table (OR-44); no secret is left."""

from collections.abc import Sequence

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import SHORT, portrait, tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon_width
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import BRASS, GOLD, IVORY, MUTED, Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height, readable
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import FULL_COLUMN, AnyCard, Special
from engine.chicago_poker.views import BossRow, TableView

TOP, FOOT = 216, 1020
NAMES = 262  # width of portraits and names
APART = 18  # between hand and columns
PRINTED = (40, 50, 62, 76)


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """One row for each boss: the hand, then the columns, all turned up."""
    canvas = on_ground("hand")
    canvas.write(say(language, "picture-all-cards"), Type.TITLE, 70, GOLD, 40, top=40, room=1200)
    held = max(1, *(len(row.hand or ()) for row in table.rows))
    tall = (FOOT - TOP) / len(table.rows)
    wide = _width(held, len(table.places), tall)
    hand_width = held * (wide + 4) - 4
    starts = [
        26 + NAMES + hand_width + APART * 2 + place * (_column(wide) + APART)
        for place in range(len(table.places))
    ]
    canvas.put("chrome/icons/hand", 26 + NAMES + hand_width / 2 - 35, 134, 70)
    for place, x in enumerate(starts):
        business = table.places[place].business
        middle = x + _column(wide) / 2
        canvas.put(tile(business), middle - hexagon_width(84) / 2, 122, hexagon_width(84), 84)
        badge(canvas, place, middle - hexagon_width(84) / 2 - 20, 168, 40)
    for row in table.rows:
        _row(canvas, row, readable(names[row.seat]), TOP + row.seat * tall, tall, wide, starts, table)
    canvas.frame()
    return canvas


def _width(held: int, places: int, tall: float) -> int:
    room = 1598 - NAMES - APART * (places + 1)
    bound = min(room / (held + FULL_COLUMN * places) - 4, (tall - 16) / 2.2)
    return max((wide for wide in PRINTED if wide <= bound), default=PRINTED[0])


def _column(wide: int) -> int:
    return FULL_COLUMN * (wide + 4) - 4


def _row(
    canvas: Canvas,
    row: BossRow,
    player: str,
    y: float,
    tall: float,
    wide: int,
    starts: Sequence[float],
    table: TableView,
) -> None:
    won = table.outcome is not None and table.outcome.winner == row.seat
    if row.seat:
        canvas.fill(BRASS, Box(40, round(y), 1610, round(y) + 2), 0.32)
    middle = y + tall / 2
    side = 84
    canvas.put(portrait(row.boss, active=won), 30, middle - side / 2, side)
    canvas.claim(row.boss.value, 30, middle - side / 2, side, side)
    x, room = 30 + side + 10, NAMES - side - 22
    caps = cap_height(Type.NAME, 30), cap_height(Type.TEXT, 25)
    top = middle - (caps[0] + 12 + caps[1]) / 2
    canvas.write(SHORT[row.boss], Type.NAME, 30, GOLD if won else IVORY, x, top=top, room=room)
    canvas.write(player, Type.TEXT, 25, MUTED, x, top=top + caps[0] + 12, room=room, least=23)
    top = round(middle - cards.height(wide) / 2)
    for number, card in enumerate(row.hand or ()):
        _card(canvas, card, 26 + NAMES + number * (wide + 4), top, wide)
    for start, column in zip(starts, row.columns, strict=True):
        for number, gangster in enumerate(column.gangsters):
            left = start + number * (wide + 4)
            if gangster.card is None:
                cards.back(canvas, left, top, wide)
            else:
                cards.gangster(canvas, gangster.card, left, top, wide)


def _card(canvas: Canvas, card: AnyCard, x: float, y: float, wide: int) -> None:
    match card:
        case Card():
            cards.gangster(canvas, card, x, y, wide)
        case Special():
            cards.small_special(canvas, card, x, y, wide)
