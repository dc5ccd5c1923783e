"""The story of a game in words: its deals, the least expected winner of a pot, bluffs and lost calls."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.story import words
from bot.skins.bosses.story.words import Telling
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.voice import Voice
from bot.skins.french_deck.words import hand_word
from bot.skins.standings import in_hundred
from bot.table.languages import Language
from engine.chicago_stud.events import Showdown
from engine.chicago_stud.views import TableView
from engine.french_deck import Card, Hand
from engine.story import Story, Surprise

COUNTS = {"traps": "story-traps.told", "calls": "story-calls"}


def story_words(story: Story, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """The story in four to seven sentences."""
    voice = Voice.at(table, names, language)
    return words.sentences(voice, story, _telling(voice, story))


def alt_story(story: Story, table: TableView, names: Sequence[str], language: Language) -> str:
    """What its picture says to those who cannot see it."""
    voices = [Voice.at(table, shown, language, bold=False) for shown in (names, ())]
    return words.alt(voices, story, [_telling(voice, story) for voice in voices])


def deals_words(story: Story, language: Language) -> str:
    """`24 deals`."""
    return say(language, "story-deals", count=story.turns)


@dataclass(frozen=True, slots=True)
class Winning:
    """A hand that won, and which of its cards nobody had seen."""

    hand: Hand
    hidden: tuple[Card, ...]


def winning(surprise: Surprise) -> Winning | None:
    """The hand that surprised everybody, where it was shown."""
    if not isinstance(surprise.event, Showdown):
        return None
    found = next((each for each in surprise.event.hands if each.seat == surprise.seat), None)
    return Winning(found.hand, found.down) if found else None


def _telling(voice: Voice, story: Story) -> Telling:
    return Telling(
        length=deals_words(story, voice.language),
        turns=lambda count: voice.say("story-deals", count=count),
        during=lambda turn: voice.say("story-during", deal=turn),
        surprise=_surprise(voice, story.surprise),
        counts=[(key, voice.say(told)) for key, told in COUNTS.items()],
    )


def _surprise(voice: Voice, surprise: Surprise | None) -> str:
    if surprise is None:
        return ""
    boss, during = voice.boss(surprise.seat), voice.say("story-during", deal=surprise.turn)
    if surprise.chance is None:
        return voice.say("story-haul", boss=boss, during=during, chips=surprise.gain or 0)
    chance, won = in_hundred(surprise.chance), winning(surprise)
    if won is None:
        return voice.say("story-surprise-unseen", boss=boss, during=during, chance=chance)
    hand = hand_word(won.hand, voice.language)
    return voice.say("story-surprise", boss=boss, during=during, chance=chance, hand=hand)
