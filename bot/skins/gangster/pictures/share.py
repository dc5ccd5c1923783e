"""The card that a game is shared by: the king of Chicago and their influence."""

from collections.abc import Sequence

from bot.skins.bosses import card
from bot.skins.bosses.card import Card
from bot.skins.gangster.pictures import story as told
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.gangster.views import TableView
from engine.story import Story


def paint(story: Story, view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole of it."""
    sheet = told.sheet(story, view, names, language)
    kings = sheet.winners
    return card.paint(
        sheet,
        Card(
            say(language, "picture-king", count=len(kings)),
            say(language, "picture-influence", points=view.seats[kings[0]].influence),
            say(language, "game-name").upper(),
        ),
    )
