"""The story of a game: showdowns in the lane, and the hand in which nobody believed."""

from collections.abc import Sequence

from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.story import winning
from bot.skins.french_deck import story_picture
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.chicago_stud.views import TableView
from engine.story import Story


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole picture."""
    pots = [story_picture.pot(mark) for mark in story.marks]
    bosses = [row.boss.value for row in table.rows]
    title = say(language, "story-title")
    return story_picture.paint(title, story, pots, bosses, names, winning(story.surprise), language)
