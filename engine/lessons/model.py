"""Lessons: positions to look at, each with one task (docs/lessons.md)."""

from typing import TypeAlias

from engine.quickly_made import quickly_made

Line: TypeAlias = tuple[str, ...]
"""Actions in the game's notation, played one after the other by the boss whom the learner plays."""


@quickly_made
class Words:
    """One text in both languages, shown as it stands."""

    en: str
    fr: str

    def said(self, language: str) -> str:
        """The text in that language; raises KeyError for one that lessons are not written in."""
        return {"en": self.en, "fr": self.fr}[language]


@quickly_made
class Answer:
    """Words in answer to these lines; `shows` are facts for the proofs."""

    to: tuple[Line, ...]
    words: Words
    shows: tuple[str, ...] = ()


@quickly_made
class Sequel:
    """An action that is played by itself once the task is solved."""

    boss: str
    action: str


@quickly_made
class Proofs:
    """Facts for the tests alone: the engine must show them (docs/lessons.md).

    `certain`: whatever the others hide. `every_win`: no other way to play the turn wins.
    """

    shows: tuple[str, ...]
    default_shows: tuple[str, ...] = ()
    certain: bool = False
    every_win: bool = False


@quickly_made
class LessonStep:
    """One position and its one task.

    `eyes`: the boss whom the learner plays. `title`: only where its lesson has several. `booklet`: where
    another rulebook differs. `default`: what is said where no answer is.
    """

    id: str
    eyes: str
    position: str
    text: Words
    task: Words
    hint: Words
    default: Words
    after: Words
    accept: tuple[Line, ...]
    answers: tuple[Answer, ...]
    then: tuple[Sequel, ...]
    proofs: Proofs
    title: Words | None = None
    booklet: Words | None = None

    def begins(self, line: Line) -> bool:
        """Tell if an accepted line goes on from there."""
        return any(len(line) < len(whole) and whole[: len(line)] == line for whole in self.accept)

    def answer_to(self, line: Line) -> Words | None:
        """Words in answer to exactly that line, None where there are none."""
        return next((answer.words for answer in self.answers if line in answer.to), None)


@quickly_made
class Lesson:
    """One or more steps about one thing."""

    id: str
    title: Words
    steps: tuple[LessonStep, ...]


@quickly_made
class Course:
    """The lessons of a game in the order in which they are taught."""

    game: str
    lessons: tuple[Lesson, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """Every step, in order; their ids are unique."""
        return tuple(step for lesson in self.lessons for step in lesson.steps)

    def step(self, name: str) -> LessonStep | None:
        """The step with that id, None where there is none (any more)."""
        return next((step for step in self.steps if step.id == name), None)
