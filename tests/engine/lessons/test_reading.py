"""A text that holds no lessons is told so with its place; what is read is what stands there."""

import pytest

from engine.lessons.model import Answer, Sequel, Words
from engine.lessons.reading import BrokenLessons, loads

SMALL = """
format = 1
game = "toy"

[[lesson]]
id = "one"
title = { en = "One", fr = "Un" }

[[lesson.step]]
id = "first"
eyes = "yale"
position = "bosses: capone yale"
text = { en = "Text", fr = "Texte" }
task = { en = "Task", fr = "Tâche" }
hint = { en = "Hint", fr = "Indice" }
default = { en = "No", fr = "Non" }
after = { en = "Yes", fr = "Oui" }
accept = [["a", "b"], ["b", "a"]]
then = ["capone: c d"]
shows = ["done"]

[[lesson.step.answer]]
to = [["a"], ["a", "c"]]
en = "Go on"
fr = "Continue"
"""


def test_what_is_read_is_what_stands_there() -> None:
    course = loads(SMALL)
    (step,) = course.steps

    assert (course.game, [lesson.id for lesson in course.lessons]) == ("toy", ["one"])
    assert course.step("first") is step
    assert course.step("second") is None
    assert step.accept == (("a", "b"), ("b", "a"))
    assert step.answers == (Answer((("a",), ("a", "c")), Words("Go on", "Continue")),)
    assert step.then == (Sequel("capone", "c d"),)
    assert (step.proofs.shows, step.proofs.certain, step.proofs.every_win) == (("done",), False, False)
    assert (step.title, step.booklet) == (None, None)
    assert (step.text.said("en"), step.text.said("fr")) == ("Text", "Texte")


FAULTS = [
    ("format = 1", "format = 2", "format: 2 is not 1"),
    ('game = "toy"', "game = toy", "no TOML"),
    ('game = "toy"', "game = 7", "the file: game: no text"),
    ('game = "toy"', 'game = "toy"\nlanguage = "en"', "the file: unknown language"),
    ('id = "one"', 'name = "one"', "lesson 1: lacks id"),
    ('fr = "Un"', 'de = "Eins"', "lesson one: title: lacks fr"),
    ('eyes = "yale"\n', "", "lesson one, step first: lacks eyes"),
    ('fr = "Indice"', 'fr = " "', "lesson one, step first: hint: fr: no text"),
    (
        'hint = { en = "Hint", fr = "Indice" }',
        'hint = "Hint"',
        "lesson one, step first: hint: not in en and fr",
    ),
    ('accept = [["a", "b"], ["b", "a"]]', 'accept = ["a"]', "step first: accept: not a list of lines"),
    ('accept = [["a", "b"], ["b", "a"]]', "accept = []", "step first: accept: no line solves the task"),
    ('["b", "a"]]', '["a", "b", "c"]]', r"step first: accept: \('a', 'b'\) is only the beginning"),
    ("capone: c d", "capone c d", "step first: then: 'capone c d' is not 'boss: action'"),
    ('shows = ["done"]', 'shows = "done"', "step first: shows: not a list of texts"),
    ('shows = ["done"]', 'shows = ["done"]\ncertain = false', "step first: certain: write true"),
    ('fr = "Continue"', "", "lesson one, step first, answer 1: lacks fr"),
    ('to = [["a"], ["a", "c"]]', 'to = [["a"], ["a"]]', "answer 1: .* is answered already"),
    ('to = [["a"], ["a", "c"]]', 'to = [["a", "b"]]', "answer 1: .* is answered already, or accepted"),
    ('to = [["a"], ["a", "c"]]', 'to = [["c", "a"]]', "answer 1: .* cannot be come to"),
    ('to = [["a"], ["a", "c"]]', 'to = [["a", "b", "c"]]', "answer 1: .* cannot be come to"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), FAULTS)
def test_a_fault_is_told_with_its_lesson_step_and_field(right: str, wrong: str, told: str) -> None:
    assert right in SMALL
    with pytest.raises(BrokenLessons, match=told):
        loads(SMALL.replace(right, wrong))


def test_ids_are_unique_over_the_whole_file() -> None:
    lesson = SMALL[SMALL.index("[[lesson]]") :]
    with pytest.raises(BrokenLessons, match="lesson one: there are two"):
        loads(SMALL + lesson)
    with pytest.raises(BrokenLessons, match="step first: there are two"):
        loads(SMALL + lesson.replace('id = "one"', 'id = "two"'))
    step = SMALL[SMALL.index("[[lesson.step]]") :]
    with pytest.raises(BrokenLessons, match="step first: title: one of several steps"):
        loads(SMALL + step.replace('id = "first"', 'id = "second"'))
