"""The game is over: the big boss of Chicago, why they won, and what the others held (CP-10, OR-44)."""

from collections import Counter
from collections.abc import Sequence

from bot.skins.chicago_poker.pictures.art_names import SHORT, portrait, tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, progress
from bot.skins.chicago_poker.pictures.shootout import ribbon
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import BRASS, CREAM, GOLD, IVORY, LACQUER, MUTED, Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height, fitted, readable, width
from bot.table.languages import Language
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import BossRow, Outcome, TableView

RING = 280  # the radius of the winner's portrait with its rim, which shines
TILES = (170, 140, 120, 100, 80)  # heights of the winner's tiles, the largest that fits


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The winner and their tiles; the other gangs in a strip."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    canvas = on_ground("final", key="city", prepare=_prepare)
    title = say(language, "picture-big-boss")
    canvas.write(title, Type.TITLE, 84, CREAM, 825, top=48, align="centre", room=1490, outline=(6, LACQUER))
    canvas.put("chrome/panels/final-rule", 280, 132, 1090, 14)
    winner = table.rows[outcome.winner]
    canvas.put("chrome/panels/final-ring", 352 - 305, 492 - 305, 610)
    canvas.put(portrait(winner.boss, active=True), 352 - 280, 492 - 280, 560)
    canvas.claim(winner.boss.value, 72, 212, 560, 560)
    _winner(canvas, winner, readable(names[winner.seat]), outcome, language)
    _others(canvas, [row for row in table.rows if row is not winner], names)
    canvas.frame()
    return canvas


def _prepare(canvas: Canvas) -> None:
    canvas.put("chrome/backgrounds/final-skyline-far", 0, 480, 1650, 380)
    canvas.put("chrome/backgrounds/final-skyline-near", 0, 560, 1650, 300)
    canvas.glow(Box(352 - RING, 492 - RING, 352 + RING, 492 + RING), RING, GOLD, 26, 0.75)


def _winner(canvas: Canvas, row: BossRow, player: str, outcome: Outcome, language: Language) -> None:
    name = canvas.write(
        SHORT[row.boss], Type.TITLE, 170, GOLD, 700, top=196, room=900, outline=(6, LACQUER)
    )  # fmt: skip
    y = name.bottom + 30
    canvas.write(player, Type.TEXT, 58, IVORY, 704, top=y, room=890, least=50)
    y += cap_height(Type.TEXT, 58) + 42
    words = say(language, "picture-victory", victory=outcome.victory.value, count=len(outcome.businesses))
    ribbon(canvas, words, 700, y, 70, 900, 42, 32, tracking=2)
    _tiles(canvas, row.tiles, outcome, y + 100, language)


def _tiles(canvas: Canvas, tiles: Sequence[Business], outcome: Outcome, y: float, language: Language) -> None:
    """The winner's tiles, in the order won; those that met the condition first."""
    ordered = (*outcome.businesses, *(Counter(tiles) - Counter(outcome.businesses)).elements())
    tall = next(
        (t for t in TILES if _span(t, len(ordered)) <= 900 and (t < 170 or len(ordered) < 5)), TILES[-1]
    )
    across, gap = hexagon_width(tall), 14
    names = [capitals(language, f"business-{business.value}") for business in ordered]
    size = min((fitted(name, Type.NAME, 29, across + gap - 6)[1] for name in names), default=29)
    for number, (business, name) in enumerate(zip(ordered, names, strict=True)):
        x = 700 + number * (across + gap)
        canvas.put_with_shadow(tile(business), x, y, across, tall, 12, 6, 0.8)
        canvas.claim(business.value, x, y, across, tall)
        if size >= 23:  # smaller, and the pictogram says it better
            span = width(name, Type.NAME, size) + 16
            canvas.plate(LACQUER, x + (across - span) / 2, y + tall + 5, span, size + 12, 6, 0.86)
            canvas.write(name, Type.NAME, size, CREAM, x + across / 2, top=y + tall + 14, align="centre")


def _span(tall: int, count: int) -> float:
    return count * (hexagon_width(tall) + 14) - 14


def _others(canvas: Canvas, rows: Sequence[BossRow], names: Sequence[str]) -> None:
    """One cell for each of the others, with what they controlled."""
    canvas.put("chrome/panels/final-others", 26, 826, 1598, 194)
    cell = min(1578 / len(rows), 520) if len(rows) <= 3 else 1578 / len(rows)
    start = 825 - cell * len(rows) / 2
    for number, row in enumerate(rows):
        x = start + number * cell
        if number:
            canvas.fill(BRASS, Box(int(x), 856, int(x) + 2, 990), 0.40)
        _other(canvas, row, readable(names[row.seat]), x, cell, large=len(rows) <= 4)


def _other(canvas: Canvas, row: BossRow, player: str, x: float, cell: float, *, large: bool) -> None:
    side, icon = (140, 44) if large else (118, 34)
    wide = hexagon_width(icon)
    icons = 4 * wide + 12
    room = max(icons, cell - side - 14 - 20)
    text = max(icons, min(room, width(player, Type.TEXT, 27)), width(SHORT[row.boss], Type.NAME, 36))
    left, middle = x + (cell - side - 14 - text) / 2, 826 + 97
    canvas.put(portrait(row.boss), left, middle - side / 2, side)
    canvas.claim(row.boss.value, left, middle - side / 2, side, side)
    left += side + 14
    caps = cap_height(Type.NAME, 36), cap_height(Type.TEXT, 27)
    y = middle - (caps[0] + 13 + caps[1] + 16 + icon) / 2
    canvas.write(SHORT[row.boss], Type.NAME, 36, IVORY, left, top=y, room=room)
    y += caps[0] + 13
    canvas.write(player, Type.TEXT, 27, MUTED, left, top=y, room=room, least=23)
    progress(canvas, Counter(row.tiles), (), left, y + caps[1] + 16, wide, 4, (0.66, 0.72, 0.78))
