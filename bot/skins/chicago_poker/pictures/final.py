"""The game is over: the big boss of Chicago, why they won, and what the others held (CP-10, OR-44)."""

from collections import Counter
from collections.abc import Sequence

from bot.skins.bosses import final, pocket_final
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import Disc, hexagon_width, progress
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, fitted, width
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Piece
from bot.skins.scene.theme import CAPTION, CREAM, HAIR, LACQUER, SIGN, Size
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


def paint_upright(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The same for a phone held upright."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    winner = table.rows[outcome.winner]
    words = say(language, "picture-victory", victory=outcome.victory.value, count=len(outcome.businesses))
    ordered = _in_order(winner.tiles, outcome)
    tall = 120 if len(ordered) <= 5 else 100 if len(ordered) <= 6 else 80
    won = [flow.row(*(_tile(business, tall) for business in ordered), gap=14)]
    rest = [row for row in table.rows if row is not winner]
    others = [_other(row, names[row.seat], (38 / pocket_final.ENDED, 0.60, 0.66), SIGN) for row in rest]
    crowned = [pocket_final.Crowned(winner.boss, names[winner.seat])]
    return pocket_final.paint(say(language, "picture-big-boss"), crowned, words, won, others)


def _tile(business: Business, tall: int) -> Block:
    wide = hexagon_width(tall)
    return Piece(
        wide, tall, lambda canvas, x, y: canvas.put_with_shadow(tile(business), x, y, wide, tall, 12, 6, 0.8)
    )


def _in_order(tiles: Sequence[Business], outcome: Outcome) -> Sequence[Business]:
    """Tiles in the order won, those that met the condition first."""
    return (*outcome.businesses, *(Counter(tiles) - Counter(outcome.businesses)).elements())


def _other(
    row: BossRow, player: str, disc: Disc = (0.66, 0.72, 0.78), numeral: Size | None = None
) -> final.Other:
    """One of the others, with what they control; `disc` and `numeral` as for `progress`."""

    def controlled(icon: int) -> Block:
        wide, owned = hexagon_width(icon), Counter(row.tiles)
        return Piece(
            4 * wide + 3 * HAIR,
            icon,
            lambda canvas, x, y: progress(canvas, owned, (), x, y, wide, HAIR, disc, numeral),
            "left",
        )

    return final.Other(row.boss, player, controlled)


def _tiles(canvas: Canvas, tiles: Sequence[Business], outcome: Outcome, y: float, language: Language) -> None:
    """The winner's tiles, in the order won; those that met the condition first."""
    ordered = _in_order(tiles, outcome)
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
