"""Learn to play: which step is shown, and what becomes of what its reader tries there.

Nothing is kept but where they are: what was done on a board comes with each click, and is judged anew.
"""

from dataclasses import replace

from bot.coordinator.learning import DONE, Scene
from bot.skins.skin import Choice, Picture
from bot.table.refusals import NotAllowed, NotHere
from bot.ui import pictures
from bot.ui.click import Click, control, form, in_own_place
from bot.ui.components import number_form
from bot.ui.errors import worded
from bot.ui.handlers.moves import pictures_shown
from bot.ui.handlers.solo import begun
from bot.ui.ids import END, NUMBER, Action, LessonAsk, LessonId
from bot.ui.numbers import number, number_limits
from bot.ui.pages.lesson import Shown, end_page, lesson_page, said, which_page
from bot.ui.pages.page import Page
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Answer, Promise, Reworded
from bot.ui.voice import Voice
from bot.ui.walk import Opens, Plays, Walk, Words, single
from engine.lessons.judging import Answered, Default, GoesOn, Solved


def _meant(click: Click) -> LessonId:
    assert isinstance(click.meant, LessonId)
    return click.meant


def _where_in_a_lesson(click: Click) -> Promise:
    """A form comes where a number is asked for; else what is one's own changes."""
    meant = _meant(click)
    asks_number = meant.ask is LessonAsk.SAY and NUMBER in single(meant.words, click.values)
    return Promise.FORM if asks_number else in_own_place(click)


@control(LessonId.action, answers=_where_in_a_lesson)
async def clicked(click: Click) -> Answer | None:
    """Do what a button or the select of a page asks for."""
    meant = _meant(click)
    match meant.ask:
        case LessonAsk.OPEN:
            return await opened(click, meant.game, click.value if click.values else meant.step)
        case LessonAsk.SAY if meant.words or click.values:
            return await _said(click, meant)
        case LessonAsk.HINT:
            shown = Shown(said=meant.words, turned=meant.page, hinted=True)
            return await _again(click, _scene(click, meant), shown)
        case LessonAsk.READ | LessonAsk.SIGNS | LessonAsk.ALL | LessonAsk.SAY:
            shown = Shown(below=meant.ask, hinted=meant.hinted)
            return await _again(click, _scene(click, meant), shown)
        case LessonAsk.PLAY:
            click.coordinator.learning.course(meant.game)
            if not click.reply.guild_id:  # tables are played on servers
                return await _end(click, meant.game, click.say("ui-learn-play-where"))
            await begun(click.context, click.reply, meant.game)
            return None


@form(LessonId.action, answers=in_own_place)
async def named(click: Click) -> Answer:
    """Go on with the number that was typed."""
    meant = _meant(click)
    scene = _scene(click, meant)
    before, choice = _number_asked(click, scene, meant)
    try:
        digits = number(click.value, choice)
    except UiRefusal as refusal:  # said where the number is asked for, and the menu stays open there
        refused = worded(click.language, refusal)
        shown = Shown(said=before, turned=meant.page, hinted=meant.hinted, refused=refused)
        return await _again(click, scene, shown)
    words = tuple(digits if word == NUMBER else word for word in meant.words)
    return await _go_on(click, scene, meant, _walk(click, scene).on(words))


async def lessons(click: Click, game: str = "") -> Page:
    """Step where its reader left a game's lessons, or those they had last; else a page to choose a game."""
    if not game and not await click.coordinator.learning.begun(click.reader):
        known = click.coordinator.learning.games
        return which_page(
            [(each, click.context.skin(each).name(click.language).label) for each in known], click.language
        )
    found, step = await click.coordinator.learning.left(click.reader, game)
    return await opened(click, found, step)


async def opened(click: Click, game: str, step: str) -> Page:
    """A step from its beginning, or the page behind the last; where its reader is from now on."""
    learning = click.coordinator.learning
    scene = learning.scene(game, step, you=click.say("ui-learn-you")) if step != DONE else None
    await learning.keep(click.reader, game, step)
    if scene is None:
        return await _end(click, game)
    return await _painted(click, scene, Shown(below=LessonAsk.READ))


async def _said(click: Click, meant: LessonId) -> Answer:
    scene = _scene(click, meant)
    words = (*meant.words, *click.values)
    if NUMBER in single(words):
        asked = replace(meant, words=single(words), page=0)
        _, choice = _number_asked(click, scene, asked)
        limits = number_limits(click.language, choice)
        return number_form(asked, click.say("ui-learn"), choice.label, limits)
    leads = _walk(click, scene).after(words)
    if leads is None:
        raise NotAllowed(NotHere.NO_SUCH_LESSON)
    return await _go_on(click, scene, replace(meant, page=0) if click.values else meant, leads)


async def _go_on(click: Click, scene: Scene, meant: LessonId, leads: Opens | Plays) -> Answer:
    match leads:
        case Opens((*words, last)) if last == END:  # nothing is at stake, so none is asked once more
            return await _try(click, scene, meant, " ".join(words))
        case Opens(words):
            return await _again(click, scene, Shown(said=words, turned=meant.page, hinted=meant.hinted))
        case Plays(action):
            return await _try(click, scene, meant, action)


async def _try(click: Click, scene: Scene, meant: LessonId, action: str) -> Answer:
    """Try an action: it is taken back with an answer, it stays, or it solves the task."""
    learning, line = click.coordinator.learning, (*scene.line, action)
    you = click.say("ui-learn-you")
    match learning.judged(scene.game, scene.step, line):
        case Answered(words) | Default(words):
            shown = Shown(hinted=meant.hinted, answer=said(words, click.language))
            return await _again(click, scene, shown)
        case GoesOn(words):
            after = learning.scene(scene.game, scene.step, line, you=you)
            shown = Shown(hinted=meant.hinted, answer=said(words, click.language))
            return await _painted(click, after, shown)
        case Solved():
            await learning.keep_solved(click.reader, scene.game, scene.step)
            after = learning.closing(scene.game, scene.step, line, you=you)
            return await _painted(click, after, Shown())


async def _painted(click: Click, scene: Scene, shown: Shown) -> Page:
    """The page with a board that was not shown before."""
    context = click.context
    person = await click.coordinator.profiles.get(click.reader)
    form = pictures.FORMS[person.pocket]
    painted = await pictures.of_lesson(context.painter, scene, click.voice(scene), form)
    return await _page(click, scene, painted, shown, in_words=person.text_first)


async def _again(click: Click, scene: Scene, shown: Shown) -> Answer:
    """The page whose board is shown already: nothing is painted anew."""
    if not click.reply.own_panel:
        return await _painted(click, scene, shown)
    person = await click.coordinator.profiles.get(click.reader)
    page = await _page(click, scene, pictures_shown(click.reply), shown, in_words=person.text_first)

    async def painted() -> Page:
        return replace(await _painted(click, scene, shown), following=())

    return Reworded(replace(page, following=()), painted)


async def _page(
    click: Click, scene: Scene, painted: tuple[Picture, ...], shown: Shown, *, in_words: bool
) -> Page:
    learning = click.coordinator.learning
    listed = scene.solved or shown.below is LessonAsk.ALL
    done = await learning.solved(click.reader, scene.game) if listed else frozenset()
    shown = replace(shown, done=done, in_words=in_words or not painted)
    return lesson_page(learning.course(scene.game), scene, click.voice(scene), painted, shown)


async def _end(click: Click, game: str, word: str = "") -> Page:
    learning, skin = click.coordinator.learning, click.context.skin
    others = [(each, skin(each).name(click.language).label) for each in learning.games if each != game]
    done = await learning.solved(click.reader, game)
    return end_page(learning.course(game), Voice(skin(game), click.language), others, done, word)


def _where(click: Click) -> Promise:
    """A message, from a lobby."""
    return Promise.MESSAGE if click.table_id else in_own_place(click)


@control(Action.LEARN, answers=_where)
async def learn(click: Click) -> Page:
    """Go on with a game's lessons: from a lobby, from /help, or from the lessons of another game."""
    game = click.about
    if click.table_id:
        game = (await click.coordinator.lobbies.get(click.actor, click.table_id)).game
    return await lessons(click, game)


def _scene(click: Click, meant: LessonId) -> Scene:
    """The board that a control of a page is about."""
    you = click.say("ui-learn-you")
    return click.coordinator.learning.scene(meant.game, meant.step, meant.line, you=you)


def _walk(click: Click, scene: Scene) -> Walk:
    return Walk(scene.view, click.voice(scene))


def _number_asked(click: Click, scene: Scene, meant: LessonId) -> tuple[Words, Choice]:
    asked = _walk(click, scene).number_asked(meant.words)
    if asked is None:
        raise NotAllowed(NotHere.NO_SUCH_LESSON)
    return asked


CONTROLS = (learn, clicked, named)
