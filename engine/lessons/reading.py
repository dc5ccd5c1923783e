"""Reads the lessons of a game; every fault names the lesson, the step and the field.

Whether the lines are legal and solve their task is for the tests to prove: it takes the rules of a game.
"""

import tomllib
from collections.abc import Iterator, Mapping, Set
from typing import Any, TypeAlias

from engine.lessons.model import Answer, Course, Lesson, LessonStep, Line, Proofs, Sequel, Words

FORMAT = 1
LANGUAGES = ("en", "fr")

TomlTable: TypeAlias = Mapping[str, Any]
"""What TOML says: anything may be in it before it has been looked at."""

_COURSE = {"format", "game", "lesson"}
_LESSON = {"id", "title", "step"}
_STEP = {"id", "eyes", "position", "text", "task", "accept", "hint", "default", "after"}
_STEP_MAY = {"title", "booklet", "answer", "then", "shows", "default_shows", "certain", "every_win"}
_ANSWER, _ANSWER_MAY = {"to", *LANGUAGES}, {"shows"}


class BrokenLessons(ValueError):
    """Raised when a text holds no lessons; it says where: lesson, step, field."""


def loads(text: str) -> Course:
    """The lessons in a text; raises BrokenLessons for the first thing that is wrong with it."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BrokenLessons(f"no TOML: {fault}") from None
    _only("the file", found, _COURSE)
    if found["format"] != FORMAT:
        raise BrokenLessons(f"format: {found['format']!r} is not {FORMAT}")
    course = Course(
        _text("the file", found, "game"),
        tuple(_lesson(each, number) for number, each in _numbered("the file", found, "lesson")),
    )
    _unique("lesson", [lesson.id for lesson in course.lessons])
    _unique("step", [step.id for step in course.steps])
    return course


def _lesson(found: TomlTable, number: int) -> Lesson:
    where = f"lesson {found.get('id', number)!s}"
    _only(where, found, _LESSON)
    steps = [
        _step(each, f"{where}, step {each.get('id', of)!s}") for of, each in _numbered(where, found, "step")
    ]
    if len(steps) > 1 and (bare := [step.id for step in steps if step.title is None]):
        raise BrokenLessons(f"{where}, step {bare[0]}: title: one of several steps has its own")
    return Lesson(_text(where, found, "id"), _words(where, found, "title"), tuple(steps))


def _step(found: TomlTable, where: str) -> LessonStep:
    _only(where, found, _STEP, _STEP_MAY)
    step = LessonStep(
        id=_text(where, found, "id"),
        eyes=_text(where, found, "eyes"),
        position=_text(where, found, "position"),
        text=_words(where, found, "text"),
        task=_words(where, found, "task"),
        hint=_words(where, found, "hint"),
        default=_words(where, found, "default"),
        after=_words(where, found, "after"),
        accept=_lines(where, found, "accept"),
        answers=tuple(
            _answer(each, f"{where}, answer {of}") for of, each in _numbered(where, found, "answer")
        ),
        then=tuple(_sequel(where, line) for line in _texts(where, found, "then")),
        proofs=Proofs(
            _texts(where, found, "shows"),
            _texts(where, found, "default_shows"),
            _flag(where, found, "certain"),
            _flag(where, found, "every_win"),
        ),
        title=_words(where, found, "title") if "title" in found else None,
        booklet=_words(where, found, "booklet") if "booklet" in found else None,
    )
    for fault in _faults(step):
        raise BrokenLessons(f"{where}: {fault}")
    return step


def _faults(step: LessonStep) -> Iterator[str]:
    """Lines that no learner could come to, or to which two things would be said."""
    if not step.accept:
        yield "accept: no line solves the task"
    for line in step.accept:
        if step.begins(line):
            yield f"accept: {line} is only the beginning of another"
    answered: set[Line] = set()
    for number, answer in enumerate(step.answers, 1):
        for line in answer.to:
            if line in answered or line in step.accept:
                yield f"answer {number}: {line} is answered already, or accepted"
            if not step.begins(line[:-1]):
                yield f"answer {number}: {line} cannot be come to"
            answered.add(line)


def _answer(found: TomlTable, where: str) -> Answer:
    _only(where, found, _ANSWER, _ANSWER_MAY)
    return Answer(_lines(where, found, "to"), _in_both(where, found), _texts(where, found, "shows"))


def _sequel(where: str, line: str) -> Sequel:
    boss, colon, action = line.partition(": ")
    if not (boss and colon and action):
        raise BrokenLessons(f"{where}: then: {line!r} is not 'boss: action'")
    return Sequel(boss, action)


def _only(where: str, found: TomlTable, needed: Set[str], allowed: Set[str] = frozenset()) -> None:
    if missing := sorted(needed - set(found)):
        raise BrokenLessons(f"{where}: lacks {', '.join(missing)}")
    if unknown := sorted(set(found) - needed - allowed):
        raise BrokenLessons(f"{where}: unknown {', '.join(unknown)}")


def _numbered(where: str, found: TomlTable, key: str) -> Iterator[tuple[int, TomlTable]]:
    tables = found.get(key, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BrokenLessons(f"{where}: {key}: not a list of tables")
    yield from enumerate(tables, 1)


def _text(where: str, found: TomlTable, key: str) -> str:
    text = found[key]
    if not isinstance(text, str) or not text.strip():
        raise BrokenLessons(f"{where}: {key}: no text")
    return text


def _flag(where: str, found: TomlTable, key: str) -> bool:
    if found.get(key, True) is not True:
        raise BrokenLessons(f"{where}: {key}: write true, or leave it out")
    return key in found


def _texts(where: str, found: TomlTable, key: str) -> tuple[str, ...]:
    texts = found.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BrokenLessons(f"{where}: {key}: not a list of texts")
    return tuple(texts)


def _lines(where: str, found: TomlTable, key: str) -> tuple[Line, ...]:
    lines = found[key]
    if not isinstance(lines, list) or not all(isinstance(line, list) and line for line in lines):
        raise BrokenLessons(f"{where}: {key}: not a list of lines")
    return tuple(_texts(where, {key: line}, key) for line in lines)


def _words(where: str, found: TomlTable, key: str) -> Words:
    if not isinstance(found[key], dict):
        raise BrokenLessons(f"{where}: {key}: not in {' and '.join(LANGUAGES)}")
    _only(f"{where}: {key}", found[key], set(LANGUAGES))
    return _in_both(f"{where}: {key}", found[key])


def _in_both(where: str, found: TomlTable) -> Words:
    return Words(*(_text(where, found, language) for language in LANGUAGES))


def _unique(what: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BrokenLessons(f"{what} {name}: there are two")
