"""The card that a game is shared by: the champion of Chicago."""

from collections.abc import Sequence

from bot.skins.bosses import card
from bot.skins.bosses.card import Card
from bot.skins.french_deck import story_picture
from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ.pictures import final
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.story import winning
from bot.table.languages import Language
from engine.poker_champ.views import TableView
from engine.story import Story


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole of it."""
    bosses, won = [row.boss.value for row in table.rows], winning(story.surprise)
    sheet = story_picture.sheet(say(language, "story-title"), story, bosses, names, won, language)
    champions = sheet.winners
    return card.paint(
        sheet,
        Card(
            say(language, "picture-champion", count=len(champions)),
            final.reason(table, table.rows[champions[0]], language),
            say(language, "game-name").upper(),
        ),
    )
