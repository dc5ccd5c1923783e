"""The page of a lesson: where one is, the board, and below it either what is taught or the task with the menu
of a real turn, so that it fits a screen; and the page behind the last lesson.

For its reader alone, who plays a boss there: its controls name cards.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import discord

from bot.coordinator.learning import DONE, Scene
from bot.language import say
from bot.skins.skin import Choice, Picture
from bot.table.languages import Language
from bot.ui.components import PersistentItem, button, select
from bot.ui.ids import Action, ActionId, LessonAsk, LessonId
from bot.ui.pages.menu import Asked, back_button, menu_parts
from bot.ui.pages.page import Divider, Gallery, Page, Part, Row, rows, with_room
from bot.ui.voice import Voice
from engine.lessons.model import Course, Lesson, LessonStep, Words

GREEN = discord.ButtonStyle.success
BLUE = discord.ButtonStyle.primary
SIGNS = "signs"  # the sentence of a game that explains its picture


@dataclass(frozen=True, slots=True)
class LessonIds:
    """Ids in a lesson's menu: the step, and what was done there so far."""

    scene: Scene
    hinted: bool

    def said(self, words: tuple[str, ...], page: int = 0) -> LessonId:
        """Id of words of the next action, on a page of a long menu."""
        scene = self.scene
        return LessonId(scene.game, scene.step, LessonAsk.SAY, scene.line, words, page, self.hinted)

    def top(self) -> LessonId:
        """The way back to the top of the menu."""
        return self.said(())


@dataclass(frozen=True, slots=True)
class Shown:
    """The display of a step: `said`, `turned` and `refused` as in a panel's menu; `answer`: to what was tried
    just now.

    `below`: what stands below the board: READ, SIGNS, ALL, or SAY for the task. `done`: the steps that its
    reader has solved. `in_words`: its reader wants all of it in words, or there is no picture.
    """

    below: LessonAsk = LessonAsk.SAY
    said: tuple[str, ...] = ()
    turned: int = 0
    hinted: bool = False
    answer: str = ""
    refused: str = ""
    done: AbstractSet[str] = frozenset()
    in_words: bool = False


def lesson_page(
    course: Course,
    scene: Scene,
    voice: Voice,
    pictures: Sequence[Picture],
    shown: Shown,
) -> Page:
    """A step whose task is to be done; once it is done, what follows from it and the way on."""
    lesson, step = _found(course, scene.step)
    words = _in_words(scene, voice) if shown.in_words else ""
    page = Page(
        parts=(
            _title(lesson, step, voice.language),
            *(Gallery((picture,)) for picture in pictures),
            words,
            *_below(_Step(course, step, scene, voice), shown),
        ),
        above=_head(course, lesson, step, voice),
    )
    return with_room(page, words, voice.say("ui-table-follows"))


def end_page(
    course: Course,
    voice: Voice,
    others: Sequence[tuple[str, str]],
    done: AbstractSet[str] = frozenset(),
    word: str = "",
) -> Page:
    """Behind the last lesson: a game of one's own, and the lessons of other games.

    `others`: their names, and what they are called. `done`: the steps that its reader has solved.
    """
    game = voice.game
    play = button(
        LessonId(course.game, DONE, LessonAsk.PLAY), voice.say("ui-play-now"), style=GREEN, emoji="🎲"
    )
    rules = button(ActionId(0, Action.RULES, course.game), voice.say("ui-rules"))
    last = _goto(course, course.steps[-1].id, voice.say("ui-learn-back"))
    learn = tuple(learn_button(name, voice.language, called) for name, called in others)
    return Page(
        parts=(
            voice.say("ui-learn-end", game=game),
            word,
            Row((play,)),
            Divider(),
            Row((last, rules)),
            *rows(learn),
            goto_row(course, voice.language, DONE, done),
        ),
        above=voice.say("ui-learn-head-end", game=game),
    )


def learn_button(game: str, language: Language, called: str = "") -> PersistentItem:
    """The way to the lessons of a game."""
    label = say(language, "ui-learn-game", game=called) if called else say(language, "ui-learn")
    return button(ActionId(0, Action.LEARN, game), label, emoji="🎓")


def which_page(games: Sequence[tuple[str, str]], language: Language) -> Page:
    """The games to learn: names and labels."""
    learn = [learn_button(name, language, called) for name, called in games]
    return Page(parts=(say(language, "ui-learn-which"), *rows(learn)))


def goto_row(course: Course, language: Language, here: str, done: AbstractSet[str]) -> Row:
    """Every step of the game's lessons, with a tick where it is solved."""
    lines = [
        Choice(step.id, label, emoji="✅" if step.id in done else None)
        for step, label in _labelled(course, language)
    ]
    meaning = LessonId(course.game, here, LessonAsk.OPEN)
    return Row((select(meaning, say(language, "ui-learn-goto"), lines, chosen=here),))


def following(course: Course, step: str) -> str:
    """The step after that one, or the page behind the last."""
    ids = [each.id for each in course.steps]
    return (*ids, DONE)[ids.index(step) + 1]


def _labelled(course: Course, language: Language) -> Iterator[tuple[LessonStep, str]]:
    for number, lesson in enumerate(course.lessons, 1):
        for part, step in enumerate(lesson.steps, 1):
            title = _titled(lesson, step, language)
            if len(lesson.steps) == 1:
                yield step, say(language, "ui-learn-line", number=str(number), title=title)
            else:
                yield (
                    step,
                    say(language, "ui-learn-line-part", number=str(number), part=str(part), title=title),
                )


def _found(course: Course, name: str) -> tuple[Lesson, LessonStep]:
    return next((lesson, step) for lesson in course.lessons for step in lesson.steps if step.id == name)


def _titled(lesson: Lesson, step: LessonStep, language: Language) -> str:
    title = lesson.title.said(language)
    if step.title is None:
        return title
    return say(language, "ui-learn-title-part", lesson=title, title=step.title.said(language))


def _title(lesson: Lesson, step: LessonStep, language: Language) -> str:
    return say(language, "ui-learn-title", title=_titled(lesson, step, language))


def _head(course: Course, lesson: Lesson, step: LessonStep, voice: Voice) -> str:
    facts = {
        "game": voice.game,
        "lesson": str(course.lessons.index(lesson) + 1),
        "lessons": str(len(course.lessons)),
    }
    if len(lesson.steps) == 1:
        return voice.say("ui-learn-head", **facts)
    part, parts = str(lesson.steps.index(step) + 1), str(len(lesson.steps))
    return voice.say("ui-learn-head-part", part=part, parts=parts, **facts)


@dataclass(frozen=True, slots=True)
class _Step:
    """A step of a course, its board, and in whose words it is told."""

    course: Course
    step: LessonStep
    scene: Scene
    voice: Voice

    def way(self, ask: LessonAsk, key: str, emoji: str | None = None, *, hinted: bool) -> PersistentItem:
        """A button to another part of this page; what was done on the board stays."""
        meaning = LessonId(self.scene.game, self.step.id, ask, self.scene.line, hinted=hinted)
        return button(meaning, self.voice.say(key), emoji=emoji)


def _below(at: _Step, shown: Shown) -> Iterator[Part]:
    """The part below the board, and the ways on."""
    if at.scene.solved:
        yield at.voice.say("ui-learn-solved", words=at.step.after.said(at.voice.language))
        yield Row(tuple(_onward(at)))
        yield goto_row(at.course, at.voice.language, at.step.id, shown.done)
        return
    match shown.below:
        case LessonAsk.READ:
            yield from _text(at.step, at.voice.language)
            yield Row(tuple(_after_reading(at, shown)))
        case LessonAsk.SIGNS:
            yield at.voice.say(f"{at.voice.skin.domain}/{SIGNS}")
            yield Row((at.way(LessonAsk.READ, "ui-back", "↩️", hinted=shown.hinted),))
        case LessonAsk.ALL:
            lessons = at.course.lessons
            done = sum(all(step.id in shown.done for step in each.steps) for each in lessons)
            yield at.voice.say("ui-learn-done", done=done, all=len(lessons))
            yield goto_row(at.course, at.voice.language, at.step.id, shown.done)
            yield Row((at.way(LessonAsk.READ, "ui-back", "↩️", hinted=shown.hinted),))
        case _:
            yield from _task(at, shown)


def _text(step: LessonStep, language: Language) -> Iterator[Part]:
    yield step.text.said(language)
    if step.booklet is not None:
        yield say(language, "ui-learn-booklet", words=step.booklet.said(language))


def _task(at: _Step, shown: Shown) -> Iterator[Part]:
    """The task, what was said to the last try, and the menu."""
    language = at.voice.language
    yield say(language, "ui-learn-task", words=at.step.task.said(language))
    if shown.answer:
        yield say(language, "ui-learn-answer", words=shown.answer)
    if shown.hinted:
        yield say(language, "ui-learn-hint-words", words=at.step.hint.said(language))
    ids = LessonIds(at.scene, shown.hinted)
    asked = Asked(at.scene.view, ids, at.voice, in_words=shown.in_words, learning=True)
    offered = menu_parts(asked, shown.said, shown.turned, shown.refused)
    yield from offered
    back = back_button(asked)
    there = {item.custom_id for part in offered if isinstance(part, Row) for item in part.items}
    hint = LessonId(
        at.scene.game, at.step.id, LessonAsk.HINT, at.scene.line, shown.said, shown.turned, hinted=True
    )
    yield Row(
        (
            *((back,) if shown.said and back.custom_id not in there else ()),
            button(hint, say(language, "ui-learn-hint"), emoji="💡", disabled=shown.hinted),
            at.way(LessonAsk.READ, "ui-learn-read", "📖", hinted=shown.hinted),
        )
    )


def _after_reading(at: _Step, shown: Shown) -> Iterator[PersistentItem]:
    """The way to the task, to the steps before and after, to the signs and to every lesson."""
    meaning = LessonId(at.scene.game, at.step.id, LessonAsk.SAY, at.scene.line, hinted=shown.hinted)
    yield button(meaning, at.voice.say("ui-learn-try"), style=BLUE, emoji="🎯")
    yield at.way(LessonAsk.SIGNS, "ui-learn-signs", "🔍", hinted=shown.hinted)
    yield from _before(at)
    yield _goto(at.course, following(at.course, at.step.id), at.voice.say("ui-learn-skip"))
    yield at.way(LessonAsk.ALL, "ui-learn-all", hinted=shown.hinted)


def _onward(at: _Step) -> Iterator[PersistentItem]:
    """Buttons to the next step of a solved one, or to a game; and back."""
    after = following(at.course, at.step.id)
    key = "ui-learn-next" if after != DONE else "ui-learn-finish"
    yield _goto(at.course, after, at.voice.say(key), GREEN)
    yield from _before(at)


def _before(at: _Step) -> Iterator[PersistentItem]:
    ids = [each.id for each in at.course.steps]
    if here := ids.index(at.step.id):
        yield _goto(at.course, ids[here - 1], at.voice.say("ui-learn-back"))


def _in_words(scene: Scene, voice: Voice) -> str:
    """Events since the solution, what this seat knows, and the table."""
    table_view = scene.view.table
    told = voice.recount(scene.since, table_view) if scene.solved else ""
    own = voice.describe_view(scene.view)
    return "\n\n".join(filter(None, (told, own, voice.describe(table_view))))


def _goto(
    course: Course, step: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> PersistentItem:
    return button(LessonId(course.game, step, LessonAsk.OPEN), label, style=style)


def said(words: Words | None, language: Language) -> str:
    """A lesson's words on a try; where it has none, that it is a beginning."""
    return words.said(language) if words is not None else say(language, "ui-learn-goes-on")
