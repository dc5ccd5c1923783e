"""The card that a game is shared by: who has the chips."""

from collections.abc import Sequence

from bot.skins.bosses import card
from bot.skins.bosses.card import Card
from bot.skins.chicago_stud.pictures import final
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.story import winning
from bot.skins.french_deck import story_picture
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.chicago_stud.views import TableView
from engine.story import Story


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole of it."""
    bosses, won = [row.boss.value for row in table.rows], winning(story.surprise)
    title = say(language, "story-title")
    return card.paint(
        story_picture.sheet(title, story, bosses, names, won, language),
        Card(title, final.reason(table, language), say(language, "game-name").upper()),
    )
