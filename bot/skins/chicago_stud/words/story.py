"""The story of a game in words; which hand surprised everybody."""

from collections.abc import Sequence

from bot.skins.chicago_stud.words.voice import Voice
from bot.skins.french_deck import story_words as poker
from bot.skins.french_deck.story_words import Winning
from bot.table.languages import Language
from engine.chicago_stud.events import Showdown
from engine.chicago_stud.views import TableView
from engine.story import Story, Surprise


def story_words(story: Story, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """The story in four to seven sentences."""
    return poker.sentences(Voice.at_table(table, names, language), story, winning(story.surprise))


def alt_story(story: Story, table: TableView, names: Sequence[str], language: Language) -> str:
    """What its picture says to those who cannot see it."""
    voices = [Voice.at_table(table, shown, language, bold=False) for shown in (names, ())]
    return poker.alt(voices, story, winning(story.surprise))


def winning(surprise: Surprise | None) -> Winning | None:
    """The hand that surprised everybody, where it was shown."""
    if surprise is None or not isinstance(surprise.event, Showdown):
        return None
    found = next((each for each in surprise.event.hands if each.seat == surprise.seat), None)
    return Winning(found.hand, found.down) if found else None
