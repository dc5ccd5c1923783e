"""The game is over: the big boss of Chicago, why they won, and what the others held (CP-10, OR-44)."""

from collections import Counter
from collections.abc import Sequence

from bot.skins.bosses import final
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, progress
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, fitted, width
from bot.skins.scene.flow import Block, Piece
from bot.skins.scene.theme import CAPTION, CREAM, HAIR, LACQUER
from bot.table.languages import Language
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import BossRow, Outcome, TableView

TILES = (170, 140, 120, 100, 80)  # heights of the winner's tiles, the largest that fits


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The winner and their tiles; the other gangs in a strip."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    canvas = final.begin(say(language, "picture-big-boss"))
    winner = table.rows[outcome.winner]
    words = say(language, "picture-victory", victory=outcome.victory.value, count=len(outcome.businesses))
    y = final.winner(canvas, winner.boss, names[winner.seat], words)
    _tiles(canvas, winner.tiles, outcome, y, language)
    rest = [row for row in table.rows if row is not winner]

    final.others(canvas, [_other(row, names[row.seat]) for row in rest])
    canvas.frame()
    return canvas


def _other(row: BossRow, player: str) -> final.Other:
    """One of the others, with what they control."""

    def controlled(icon: int) -> Block:
        wide, disc = hexagon_width(icon), (0.66, 0.72, 0.78)
        return Piece(
            4 * wide + 3 * HAIR,
            icon,
            lambda canvas, x, y: progress(canvas, Counter(row.tiles), (), x, y, wide, HAIR, disc),
            "left",
        )

    return final.Other(row.boss, player, controlled)


def _tiles(canvas: Canvas, tiles: Sequence[Business], outcome: Outcome, y: float, language: Language) -> None:
    """The winner's tiles, in the order won; those that met the condition first."""
    ordered = (*outcome.businesses, *(Counter(tiles) - Counter(outcome.businesses)).elements())
    tall = next(
        (t for t in TILES if _span(t, len(ordered)) <= 900 and (t < 170 or len(ordered) < 5)), TILES[-1]
    )
    across, gap = hexagon_width(tall), 14
    names = [capitals(language, f"business-{business.value}") for business in ordered]
    size = min((fitted(name, Type.NAME, CAPTION, across + gap - 6)[1] for name in names), default=CAPTION)
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
