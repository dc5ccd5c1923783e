"""The card that a game is shared by: the winner, and the businesses that made them the big boss."""

from collections.abc import Sequence
from dataclasses import replace

from bot.skins.bosses import card
from bot.skins.bosses.card import Card
from bot.skins.chicago_poker.pictures import story as told
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Canvas
from bot.skins.scene.flow import Sprite
from bot.table.languages import Language
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import TableView
from engine.story import Story

TILE, SMALL = 195, 138  # widths: of up to four businesses, and of more
LARGE_MAX = 4


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole of it; raises ValueError before the end."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    won = outcome.businesses
    sheet = told.sheet(story, table, names, language)
    if sheet.surprise is None:
        sheet = replace(sheet, surprise=told.best_hand(story, table, language))
    wide = TILE if len(won) <= LARGE_MAX else SMALL
    return card.paint(
        sheet,
        Card(
            title=say(language, "picture-big-boss"),
            why=say(language, "picture-victory", victory=outcome.victory.value, count=len(won)),
            game=capitals(language, "game-name"),
            won=[
                (_tile(business, wide), capitals(language, f"business-{business.value}")) for business in won
            ],
        ),
    )


def _tile(business: Business, wide: int) -> Sprite:
    return Sprite(tile(business), wide, hexagon(wide), claims=business.value)
