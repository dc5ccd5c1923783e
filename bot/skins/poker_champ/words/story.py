"""The story of a game in words; which hand surprised everybody."""

from collections.abc import Sequence

from bot.skins.french_deck import story_words as poker
from bot.skins.french_deck.story_words import Winning
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.poker_champ.events import DuelFought, ShowdownHeld, WonUnseen
from engine.poker_champ.views import TableView
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
    match None if surprise is None else surprise.event:
        case ShowdownHeld(shown=shown) | DuelFought(shown=shown) if surprise is not None:
            found = next((each for each in shown if each.seat == surprise.seat), None)
            return Winning(found.hand, found.cards) if found else None
        case WonUnseen(hand=hand, cards=cards):
            return Winning(hand, cards)
        case _:
            return None
