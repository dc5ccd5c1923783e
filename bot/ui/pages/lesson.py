"""The page of a lesson: where one is, the board, what is taught, the task, the menu of a real turn; and the
page behind the last lesson.

For its reader alone, who plays a boss there: its controls name cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord

from bot.coordinator.learning import DONE, Scene
from bot.language import say
from bot.skins.skin import Choice, Picture, Skin
from bot.table.languages import Language
from bot.ui.components import PersistentItem, button, select
from bot.ui.ids import Action, ActionId, LessonAsk, LessonId
from bot.ui.pages.menu import Asked, menu_parts
from bot.ui.pages.page import Divider, Gallery, Page, Part, Row, rows, with_room
from engine.lessons.model import Course, Lesson, LessonStep, Words

GREEN = discord.ButtonStyle.success


@dataclass(frozen=True, slots=True)
class LessonIds:
    """What the controls of a lesson's menu say: the step, and what was done there so far."""

    scene: Scene
    hinted: bool

    def said(self, words: tuple[str, ...], page: int = 0) -> LessonId:
        """These words of the next action, on a page of a long menu."""
        scene = self.scene
        return LessonId(scene.game, scene.step, LessonAsk.SAY, scene.line, words, page, self.hinted)

    def top(self) -> LessonId:
        """The way back to the top of the menu."""
        return self.said(())


@dataclass(frozen=True, slots=True)
class Shown:
    """The display of a step: `said`, `turned` and `refused` as in a panel's menu; `answer`: to what was tried
    just now.

    `in_words`: its reader wants all of it in words, or there is no picture.
    """

    said: tuple[str, ...] = ()
    turned: int = 0
    hinted: bool = False
    answer: str = ""
    refused: str = ""
    in_words: bool = False


def lesson_page(
    course: Course,
    scene: Scene,
    skin: Skin,
    language: Language,
    pictures: Sequence[Picture],
    shown: Shown,
) -> Page:
    """A step whose task is to be done; once it is done, what follows from it and the way on."""
    lesson, step = _found(course, scene.step)
    asked = Asked(scene, LessonIds(scene, shown.hinted), skin, language)
    words = _in_words(scene, skin, language) if shown.in_words else ""
    page = Page(
        parts=(
            _title(lesson, step, language),
            *(Gallery((picture,)) for picture in pictures),
            words,
            *(_solved(step, language) if scene.solved else _asked(step, shown, language)),
            *(() if scene.solved else menu_parts(asked, shown.said, shown.turned, shown.refused)),
            Divider(),
            Row(tuple(_ways(course, scene, shown, language))),
            goto_row(course, language, step.id),
        ),
        above=_head(course, lesson, step, skin, language),
    )
    return with_room(page, words, say(language, "ui-table-follows"))


def end_page(
    course: Course,
    skin: Skin,
    language: Language,
    others: Sequence[tuple[str, str]],
    word: str = "",
) -> Page:
    """Behind the last lesson: a game of one's own, and the lessons of other games.

    `others`: their names, and what they are called.
    """
    game = skin.name(language).label
    play = button(
        LessonId(course.game, DONE, LessonAsk.PLAY), say(language, "ui-play-now"), style=GREEN, emoji="🎲"
    )
    rules = button(ActionId(0, Action.RULES, course.game), say(language, "ui-how-to-play"))
    last = _goto(course, course.steps[-1].id, say(language, "ui-learn-back"))
    learn = tuple(learn_button(name, language, called) for name, called in others)
    return Page(
        parts=(
            say(language, "ui-learn-end", game=game),
            word,
            Row((play,)),
            Divider(),
            Row((last, rules)),
            *rows(learn),
            goto_row(course, language, DONE),
        ),
        above=say(language, "ui-learn-head-end", game=game),
    )


def learn_button(game: str, language: Language, called: str = "") -> PersistentItem:
    """The way to the lessons of a game."""
    label = say(language, "ui-learn-game", game=called) if called else say(language, "ui-learn")
    return button(ActionId(0, Action.LEARN, game), label, emoji="🎓")


def goto_row(course: Course, language: Language, here: str) -> Row:
    """Every step of the game's lessons."""
    lines = [Choice(step.id, label) for step, label in _labelled(course, language)]
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


def _head(course: Course, lesson: Lesson, step: LessonStep, skin: Skin, language: Language) -> str:
    facts = {
        "game": skin.name(language).label,
        "lesson": str(course.lessons.index(lesson) + 1),
        "lessons": str(len(course.lessons)),
    }
    if len(lesson.steps) == 1:
        return say(language, "ui-learn-head", **facts)
    part, parts = str(lesson.steps.index(step) + 1), str(len(lesson.steps))
    return say(language, "ui-learn-head-part", part=part, parts=parts, **facts)


def _asked(step: LessonStep, shown: Shown, language: Language) -> Iterator[Part]:
    yield step.text.said(language)
    if step.booklet is not None:
        yield say(language, "ui-learn-booklet", words=step.booklet.said(language))
    yield say(language, "ui-learn-task", words=step.task.said(language))
    if shown.answer:
        yield say(language, "ui-learn-answer", words=shown.answer)
    if shown.hinted:
        yield say(language, "ui-learn-hint-words", words=step.hint.said(language))


def _solved(step: LessonStep, language: Language) -> Iterator[Part]:
    yield say(language, "ui-learn-solved", words=step.after.said(language))


def _in_words(scene: Scene, skin: Skin, language: Language) -> str:
    """What followed from the solution, what this seat knows, and the table."""
    table = scene.view.table
    told = skin.recount(scene.since, table, scene.names, language) if scene.solved else ""
    own = skin.describe_view(scene.view, scene.names, language)
    return "\n\n".join(filter(None, (told, own, skin.describe(table, scene.names, language))))


def _ways(course: Course, scene: Scene, shown: Shown, language: Language) -> Iterator[PersistentItem]:
    """The hint, and the steps before and after."""
    after = following(course, scene.step)
    if scene.solved:
        key = "ui-learn-next" if after != DONE else "ui-learn-finish"
        yield _goto(course, after, say(language, key), GREEN)
    else:
        meaning = LessonId(
            scene.game, scene.step, LessonAsk.HINT, scene.line, shown.said, shown.turned, hinted=True
        )
        yield button(meaning, say(language, "ui-learn-hint"), emoji="💡", disabled=shown.hinted)
    ids = [each.id for each in course.steps]
    if here := ids.index(scene.step):
        yield _goto(course, ids[here - 1], say(language, "ui-learn-back"))
    if not scene.solved:
        yield _goto(course, after, say(language, "ui-learn-skip"))


def _goto(
    course: Course, step: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> PersistentItem:
    return button(LessonId(course.game, step, LessonAsk.OPEN), label, style=style)


def said(words: Words | None, language: Language) -> str:
    """What a lesson says to a try; where it says nothing, that it is a beginning."""
    return words.said(language) if words is not None else say(language, "ui-learn-goes-on")
