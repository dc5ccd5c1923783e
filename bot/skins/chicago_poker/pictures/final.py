"""The game is over: the big boss of Chicago, why they won, and what the others held (CP-10, OR-44)."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import final, pocket_final
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import Disc, controls, hexagon_width
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Lines, Plate, Sized, Sprite, Stack, column, row
from bot.skins.scene.theme import CAPTION, CLOSE, CREAM, HAIR, LACQUER, SIGN, Size
from bot.table.languages import Language
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import BossRow, Outcome, TableView

ROOM, BETWEEN = 900, 14  # for the winner's tiles, and between two of them
TILES = (170, 140, 120, 100, 80)  # heights of the winner's tiles, the largest that fits


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The winner and their tiles; the other gangs in a strip."""
    title, crowned, words, outcome = _won(table, names, language)
    tiles = _tiles(_in_order(table.rows[outcome.winner].tiles, outcome), language)
    return final.paint(title, crowned, words, [tiles], _others(table, names))


def paint_upright(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The same for a phone held upright."""
    title, crowned, words, outcome = _won(table, names, language)
    ordered = _in_order(table.rows[outcome.winner].tiles, outcome)
    tall = 120 if len(ordered) <= 5 else 100 if len(ordered) <= 6 else 80
    won = [row(*(_tile(business, tall) for business in ordered), gap=BETWEEN if tall > 80 else CLOSE)]
    others = _others(table, names, (38 / pocket_final.ENDED, 0.60, 0.66), SIGN)
    return pocket_final.paint(title, crowned, words, won, others)


def _won(
    table: TableView, names: Sequence[str], language: Language
) -> tuple[str, Sequence[final.Crowned], str, Outcome]:
    """The title, the winner, and why they won."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    winner = table.rows[outcome.winner]
    words = say(language, "picture-victory", victory=outcome.victory.value, count=len(outcome.businesses))
    crowned = [final.Crowned(winner.boss, names[winner.seat])]
    return say(language, "picture-big-boss"), crowned, words, outcome


def _others(
    table: TableView,
    names: Sequence[str],
    disc: Disc = (0.66, 0.72, 0.78),
    numeral: Size | None = None,
) -> list[final.Other]:
    """The others, with what they control; `disc` and `numeral` as for `progress`."""
    won = table.outcome and table.outcome.winner
    rest = [each for each in table.rows if each.seat != won]
    return [
        final.Other(each.boss, names[each.seat], partial(_controlled, each, disc, numeral)) for each in rest
    ]


def _tile(business: Business, tall: int) -> Block:
    return Sprite(tile(business), hexagon_width(tall), tall, business.value, cast=final.CAST)


def _in_order(tiles: Sequence[Business], outcome: Outcome) -> Sequence[Business]:
    """Tiles in the order won, those that met the condition first."""
    return (*outcome.businesses, *(Counter(tiles) - Counter(outcome.businesses)).elements())


def _controlled(boss: BossRow, disc: Disc, numeral: Size | None, icon: int) -> Block:
    return controls(Counter(boss.tiles), (), hexagon_width(icon), HAIR, disc, numeral)


def _tiles(ordered: Sequence[Business], language: Language) -> Block:
    """The winner's tiles in a row, with their names where all have room."""
    count = len(ordered)
    tall = next((t for t in TILES if _span(t, count) <= ROOM and (t < TILES[0] or count < 5)), TILES[-1])
    tiles = [_tile(business, tall) for business in ordered]
    room = hexagon_width(tall) + BETWEEN - CLOSE
    named = [_named(capitals(language, f"business-{business.value}")) for business in ordered]
    if all(name.size(room).wide <= room for name in named):
        tiles = [
            Sized(column(each, name, gap=CLOSE, at="start"), room)
            for each, name in zip(tiles, named, strict=True)
        ]
        return row(*tiles, gap=CLOSE)
    return row(*tiles, gap=BETWEEN)


def _named(words: str) -> Block:
    name = Lines(words, Type.NAME, CAPTION, CREAM, gap=CLOSE, align="centre")
    return Stack((name,), down=True, pad=(CLOSE, CLOSE), ground=Plate(LACQUER, 6, 0.86))


def _span(tall: int, count: int) -> float:
    return count * (hexagon_width(tall) + BETWEEN) - BETWEEN
