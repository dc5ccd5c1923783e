"""The story of a game in words: its length, the biggest haul, kidnappings, guns and bumpers."""

from collections.abc import Sequence
from typing import Protocol, cast

from bot.skins.bosses.story import words
from bot.skins.bosses.story.words import Telling
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.gangster.events import Share
from engine.gangster.pieces import Place
from engine.gangster.views import TableView
from engine.story import Story, Surprise

COUNTS = ("kidnappings", "guns", "bumps")  # a shot of a tommy gun is a kidnapping, too


class Haul(Protocol):
    """What one clan got in one district on a day of reckoning."""

    @property
    def place(self) -> Place:
        """Where."""

    @property
    def doubled(self) -> bool:
        """Whether it counted twice."""

    @property
    def share(self) -> Share:
        """Who, with how many, and for how much."""


def haul(surprise: Surprise) -> Haul:
    """The haul of which a story of this game tells."""
    return cast(Haul, surprise.event)


def story_words(story: Story, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """The story in four to seven sentences."""
    voice = Voice.at(table, names, language)
    return words.sentences(voice, story, _telling(voice, story))


def alt_story(story: Story, table: TableView, names: Sequence[str], language: Language) -> str:
    """What its picture says to those who cannot see it."""
    voices = [Voice.at(table, shown, language, bold=False) for shown in (names, ())]
    return words.alt(voices, story, [_telling(voice, story) for voice in voices])


def turns_words(story: Story, language: Language) -> str:
    """`156 turns`."""
    return say(language, "story-turns", count=story.turns)


def days_words(story: Story, language: Language) -> str:
    """`3 days of reckoning`."""
    return say(language, "story-days", count=len(story.marks))


def _telling(voice: Voice, story: Story) -> Telling:
    language = voice.language
    return Telling(
        length=voice.say(
            "story-length", turns=turns_words(story, language), days=days_words(story, language)
        ),
        turns=lambda count: voice.say("story-turns", count=count),
        during=lambda turn: voice.say("story-during", turn=turn),
        surprise=_haul(voice, story),
        counts=[(key, voice.say(f"story-{key}.told")) for key in COUNTS],
    )


def _haul(voice: Voice, story: Story) -> str:
    if story.surprise is None or story.surprise.event is None:
        return ""
    found = haul(story.surprise)
    return voice.say(
        "story-haul-told",
        during=voice.say("story-during", turn=story.surprise.turn),
        boss=voice.actor(found.share.seat, found.share.clan),
        points=found.share.points,
        place=voice.place(found.place),
    )
