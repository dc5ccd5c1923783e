"""The story of Gangster calls kidnappings nerve: whoever kidnaps puts it to the test."""

from dataclasses import replace
from functools import cache

import pytest

from bench.story import played
from bot.skins.bosses.words import say
from bot.skins.gangster.words.story import story_words
from bot.table.languages import LANGUAGES, Language
from engine import gangster as game
from engine.gangster.views import TableView
from engine.story import Story

NAMES = ("Ann", "Ben")
KIDNAPPINGS: dict[Language, str] = {"en": "Kidnappings", "fr": "Enlèvements"}


@cache
def a_game() -> tuple[Story, TableView, tuple[int, ...]]:
    """A short game in which somebody kidnapped: its story, its last table, and how often each did."""
    words = {option.name: option.values[0] for option in game.info.options} | {"length": "sprint"}
    for number in range(30):
        moments = played(game, words, [game.info.levels[0]] * 2, f"nerve {number}")
        end = game.result(moments[-1][0], [event for _, told in moments for event in told])
        assert end is not None
        counts = tuple(figures["kidnappings"] for figures in end.figures)
        if sum(counts):
            return game.story(moments, "seed"), game.table(moments[-1][0]), counts
    raise AssertionError("nobody kidnaps")


@pytest.mark.parametrize("language", LANGUAGES)
def test_kidnappings_are_told_as_nerve(language: Language) -> None:
    story, table, counts = a_game()
    calm = tuple(replace(seat, counts={"guns": 0, "bumps": 0}) for seat in story.seats)
    told = story_words(replace(story, seats=calm), table, NAMES, language)

    assert say(language, "story-no-nerve") not in told
    assert KIDNAPPINGS[language] in told[-1]
    assert all(str(count) in told[-1] for count in counts if count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_did_anything_bold_nerve_was_not_put_to_the_test(language: Language) -> None:
    story, table, _ = a_game()
    calm = tuple(replace(seat, counts={}, known={"kidnappings": 0}) for seat in story.seats)

    assert story_words(replace(story, seats=calm), table, NAMES, language)[-1] == say(
        language, "story-no-nerve"
    )
