"""The words of the lessons: in both languages, short, and in good typography."""

import re
from collections.abc import Iterator

import pytest

from engine.lessons.model import LessonStep, Words
from tests.helpers.lessons.steps import NAMES, read
from tests.helpers.typography import (
    has_wrong_space,
    lacks_capital_accent,
    lacks_hard_space,
    says_vous,
)

LONGEST = {"title": 60, "task": 160}
LONGEST_TEXT = 420  # everything else
HE_OR_SHE = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.I)  # players are they


def spoken(name: str) -> Iterator[tuple[str, str, Words]]:
    """Where it stands, what it is, and the words."""
    for lesson in read(name).lessons:
        yield lesson.id, "title", lesson.title
        for step in lesson.steps:
            yield from ((f"{lesson.id}, {step.id}: {what}", what, words) for what, words in said(step))


def said(step: LessonStep) -> Iterator[tuple[str, Words]]:
    for what in ("title", "text", "task", "hint", "default", "after", "booklet"):
        if words := getattr(step, what):
            yield what, words
    for number, answer in enumerate(step.answers, 1):
        yield f"answer {number}", answer.words


@pytest.mark.parametrize("name", NAMES)
def test_words_are_short_and_trimmed(name: str) -> None:
    wrong = [
        (where, language, len(text))
        for where, what, words in spoken(name)
        for language, text in (("en", words.en), ("fr", words.fr))
        if text != text.strip() or "\n" in text or len(text) > LONGEST.get(what, LONGEST_TEXT)
    ]

    assert wrong == []


@pytest.mark.parametrize("name", NAMES)
def test_the_typography_is_that_of_the_catalogues(name: str) -> None:
    wrong = [
        (where, text)
        for where, _, words in spoken(name)
        for language, text in (("en", words.en), ("fr", words.fr))
        if "'" in text or '"' in text or "  " in text or has_wrong_space(text, language)
    ]
    wrong += [
        (where, words.fr)
        for where, _, words in spoken(name)
        if lacks_hard_space(words.fr) or lacks_capital_accent(words.fr) or says_vous(words.fr)
    ]

    assert wrong == []


@pytest.mark.parametrize("name", NAMES)
def test_a_player_is_they(name: str) -> None:
    assert [(where, words.en) for where, _, words in spoken(name) if HE_OR_SHE.search(words.en)] == []


@pytest.mark.parametrize("name", NAMES)
def test_nothing_was_left_in_the_other_language(name: str) -> None:
    same = [where for where, what, words in spoken(name) if words.en == words.fr and what != "title"]

    assert same == []
