"""The card that a game is shared by: whose the town is, and how many crates they have."""

from collections.abc import Sequence

from bot.skins.bosses import card
from bot.skins.bosses.card import Card
from bot.skins.kit.canvas import Canvas
from bot.skins.two_trucks.pictures import final
from bot.skins.two_trucks.pictures import story as told
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.story import Story
from engine.two_trucks.views import TableView


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole of it."""
    sheet = told.sheet(story, table, names, language)
    winners = sheet.winners
    return card.paint(
        sheet,
        Card(
            say(language, "picture-champion", count=len(winners)),
            final.has_crates(table.rows[winners[0]], language),
            say(language, "game-name").upper(),
        ),
    )
