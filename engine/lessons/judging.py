"""Verdicts on what a learner tries: solved, on the way, or taken back with an answer."""

from typing import TypeAlias

from engine.lessons.model import LessonStep, Line, Words
from engine.lessons.playing import played
from engine.quickly_made import quickly_made
from engine.record.replaying import AnyGame


@quickly_made
class Solved:
    """The task is done: `closing` is played, then `words` are said."""

    words: Words


@quickly_made
class GoesOn:
    """The beginning of an accepted line, kept on the board; `words` where there is an answer to it."""

    words: Words | None


@quickly_made
class Answered:
    """The last action leads away and has an answer: it is taken back, and the line is `back_to` again."""

    words: Words
    back_to: Line


@quickly_made
class Default:
    """The last action leads away and has no answer of its own: taken back with the step's default words."""

    words: Words
    back_to: Line


Verdict: TypeAlias = Solved | GoesOn | Answered | Default


def judged(game: AnyGame, step: LessonStep, line: Line) -> Verdict:
    """Verdict on the learner's line so far, its last action being new.

    Raises `Refusal` where the rules do not allow that action. Raises ValueError where the line before it is
    none that is kept on the board.
    """
    if not line or not step.begins(line[:-1]):
        raise ValueError(f"{step.id}: {line} does not follow a line that is kept")
    played(game, step, line)
    tried = (*line[:-1], str(game.parse(line[-1])))
    words = step.answer_to(tried)
    if tried in step.accept:
        return Solved(step.after)
    if step.begins(tried):
        return GoesOn(words)
    return Answered(words, line[:-1]) if words else Default(step.default, line[:-1])
