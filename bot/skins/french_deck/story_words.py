"""The story of a poker game in words: its deals, the least expected winner of a pot, bluffs, lost calls."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.story import words
from bot.skins.bosses.story.words import Telling
from bot.skins.bosses.voice import BossVoice
from bot.skins.french_deck.words import hand_word, say
from bot.skins.standings import in_hundred
from engine.french_deck import Card, Hand
from engine.story import Story, Surprise

COUNTS = {"traps": "story-traps.told", "calls": "story-calls"}


@dataclass(frozen=True, slots=True)
class Winning:
    """The hand that surprised everybody, where it was shown, and which of its cards nobody had seen."""

    hand: Hand
    hidden: tuple[Card, ...]


def sentences(voice: BossVoice, story: Story, won: Winning | None) -> tuple[str, ...]:
    """The story in four to seven sentences."""
    return words.sentences(voice, story, _telling(voice, story, won))


def alt(voices: Sequence[BossVoice], story: Story, won: Winning | None) -> str:
    """What its picture says to those who cannot see it; a later voice is shorter."""
    return words.alt(voices, story, [_telling(voice, story, won) for voice in voices])


def _telling(voice: BossVoice, story: Story, won: Winning | None) -> Telling:
    return Telling(
        length=say(voice.language, "story-deals", count=story.turns),
        turns=lambda count: say(voice.language, "story-deals", count=count),
        during=lambda turn: say(voice.language, "story-during", deal=turn),
        surprise=_surprise(voice, story.surprise, won),
        counts=[(key, say(voice.language, told)) for key, told in COUNTS.items()],
    )


def _surprise(voice: BossVoice, surprise: Surprise | None, won: Winning | None) -> str:
    if surprise is None:
        return ""
    boss, during = voice.boss(surprise.seat), say(voice.language, "story-during", deal=surprise.turn)
    if surprise.chance is None:
        return say(voice.language, "story-haul", boss=boss, during=during, chips=surprise.gain or 0)
    chance = in_hundred(surprise.chance)
    if won is None:
        return say(voice.language, "story-surprise-unseen", boss=boss, during=during, chance=chance)
    hand = hand_word(won.hand, voice.language)
    return say(voice.language, "story-surprise", boss=boss, during=during, chance=chance, hand=hand)
