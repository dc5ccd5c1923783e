"""The story of a game in words: its length, the least expected winner of a shootout, traps, calls, raids."""

from collections.abc import Sequence

from bot.skins.bosses.story import words
from bot.skins.bosses.story.words import Telling
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.hands import hand_words
from bot.skins.chicago_poker.words.voice import Voice
from bot.skins.standings import in_hundred
from bot.table.languages import Language
from engine.chicago_poker.events import Fighter, ShootoutHeld
from engine.chicago_poker.views import TableView
from engine.story import Story

COUNTS = ("traps", "calls", "raids", "stolen")


def story_words(story: Story, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """The story in four to seven sentences."""
    voice = Voice(language, table.bosses, names, emoji=False)
    return words.sentences(voice, story, _telling(voice, story))


def alt_story(story: Story, table: TableView, names: Sequence[str], language: Language) -> str:
    """What its picture says to those who cannot see it."""
    voices = [Voice(language, table.bosses, shown, bold=False, emoji=False) for shown in (names, ())]
    return words.alt(voices, story, [_telling(voice, story) for voice in voices])


def turns_words(story: Story, language: Language) -> str:
    """`62 turns`."""
    return say(language, "story-turns", count=story.turns)


def shootouts_words(story: Story, language: Language) -> str:
    """`10 shootouts`."""
    return say(language, "story-shootouts", count=len(story.marks))


def winning(held: ShootoutHeld) -> Fighter:
    """The gang that won."""
    return next(fighter for fighter in held.fighters if fighter.seat == held.winner)


def _telling(voice: Voice, story: Story) -> Telling:
    language = voice.language
    return Telling(
        length=voice.say(
            "story-length", turns=turns_words(story, language), shootouts=shootouts_words(story, language)
        ),
        turns=lambda count: voice.say("story-turns", count=count),
        during=lambda turn: voice.say("story-during", turn=turn),
        surprise=_surprise(voice, story),
        counts=[(key, voice.say(f"story-{key}")) for key in COUNTS],
    )


def _surprise(voice: Voice, story: Story) -> str:
    surprise = story.surprise
    if surprise is None or not isinstance(surprise.event, ShootoutHeld):
        return ""
    held = surprise.event
    return voice.say(
        "story-surprise",
        during=voice.say("story-during", turn=surprise.turn),
        boss=voice.boss(surprise.seat),
        business=voice.say(f"business-{held.business.value}.the"),
        hand=hand_words(winning(held).hand, voice.language),
        chance=in_hundred(surprise.chance or 0),
    )
