"""Learn to play: which step is shown, and what becomes of what its reader tries there.

Nothing is kept but where they are: what was done on a board comes with each click, and is judged anew.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.coordinator.learning import DONE, Scene
from bot.skins.skin import Choice, Picture
from bot.table.refusals import NotAllowed, NotHere
from bot.ui import pictures
from bot.ui.click import Values, only
from bot.ui.components import number_form
from bot.ui.context import UiContext
from bot.ui.errors import worded
from bot.ui.handlers.handler import Handler
from bot.ui.handlers.moves import pictures_shown
from bot.ui.handlers.solo import begun
from bot.ui.ids import NUMBER, Action, ActionId, LessonAsk, LessonId
from bot.ui.numbers import number, number_limits
from bot.ui.pages.lesson import Shown, end_page, lesson_page, said
from bot.ui.pages.page import Page
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Promise, Reply
from bot.ui.walk import Opens, Plays, Walk, Words, single
from engine.lessons.judging import Answered, Default, GoesOn, Solved


def promised(meant: LessonId, values: Values) -> Promise:
    """What a click on the page of a lesson is promised where its answer takes a moment."""
    asks_number = meant.ask is LessonAsk.SAY and NUMBER in single(meant.words, values)
    return Promise.FORM if asks_number else Promise.CHANGE


async def clicked(context: UiContext, reply: Reply, meant: LessonId, values: Values) -> None:
    """A button or the select of a page was used."""
    match meant.ask:
        case LessonAsk.OPEN:
            step = only(values) if values else meant.step
            await _answer(reply, await opened(context, reply, meant.game, step))
        case LessonAsk.SAY if meant.words or values:
            await _said(context, reply, meant, values)
        case LessonAsk.HINT:
            scene = _scene(context, reply, meant)
            await _again(context, reply, scene, Shown(said=meant.words, turned=meant.page, hinted=True))
        case LessonAsk.READ | LessonAsk.SIGNS | LessonAsk.ALL | LessonAsk.SAY:
            shown = Shown(below=meant.ask, hinted=meant.hinted)
            await _again(context, reply, _scene(context, reply, meant), shown)
        case LessonAsk.PLAY:
            context.coordinator.learning.course(meant.game)
            if reply.guild_id:
                await begun(context, reply, meant.game)
            else:  # tables are played on servers
                await _answer(reply, await _end(context, reply, meant.game, reply.say("ui-learn-play-where")))


async def named(context: UiContext, reply: Reply, meant: LessonId, typed: Values) -> None:
    """The form that asked for a number was sent."""
    scene = _scene(context, reply, meant)
    before, choice = _number_asked(context, reply, scene, meant)
    try:
        digits = number(only(typed), choice)
    except UiRefusal as refusal:  # said where the number is asked for, and the menu stays open there
        refused = worded(reply.language, refusal)
        shown = Shown(said=before, turned=meant.page, hinted=meant.hinted, refused=refused)
        await _again(context, reply, scene, shown)
        return
    words = tuple(digits if word == NUMBER else word for word in meant.words)
    await _go_on(context, reply, scene, meant, _walk(context, reply, scene).on(words))


async def lessons(context: UiContext, reply: Reply, game: str = "") -> Page:
    """Where its reader left, in a game's lessons or in those they had last."""
    found, step = await context.coordinator.learning.left(reply.reader, game)
    return await opened(context, reply, found, step)


async def opened(context: UiContext, reply: Reply, game: str, step: str) -> Page:
    """A step from its beginning, or the page behind the last; where its reader is from now on."""
    learning = context.coordinator.learning
    scene = learning.scene(game, step, you=reply.say("ui-learn-you")) if step != DONE else None
    await learning.keep(reply.reader, game, step)
    if scene is None:
        return await _end(context, reply, game)
    return await _painted(context, reply, scene, Shown(below=LessonAsk.READ))


async def _said(context: UiContext, reply: Reply, meant: LessonId, values: Values) -> None:
    scene = _scene(context, reply, meant)
    words = (*meant.words, *values)
    if NUMBER in single(words):
        asked = replace(meant, words=single(words), page=0)
        _, choice = _number_asked(context, reply, scene, asked)
        limits = number_limits(reply.language, choice)
        await reply.form(number_form(asked, reply.say("ui-learn"), choice.label, limits))
        return
    leads = _walk(context, reply, scene).after(words)
    if leads is None:
        raise NotAllowed(NotHere.NO_SUCH_LESSON)
    await _go_on(context, reply, scene, replace(meant, page=0) if values else meant, leads)


async def _go_on(
    context: UiContext, reply: Reply, scene: Scene, meant: LessonId, leads: Opens | Plays
) -> None:
    match leads:
        case Opens(words):
            await _again(context, reply, scene, Shown(said=words, turned=meant.page, hinted=meant.hinted))
        case Plays(action):
            await _try(context, reply, scene, meant, action)


async def _try(context: UiContext, reply: Reply, scene: Scene, meant: LessonId, action: str) -> None:
    """What becomes of an action: it is taken back with an answer, it stays, or it solves the task."""
    learning, line = context.coordinator.learning, (*scene.line, action)
    you = reply.say("ui-learn-you")
    match learning.judged(scene.game, scene.step, line):
        case Answered(words) | Default(words):
            shown = Shown(hinted=meant.hinted, answer=said(words, reply.language))
            await _again(context, reply, scene, shown)
        case GoesOn(words):
            after = learning.scene(scene.game, scene.step, line, you=you)
            shown = Shown(hinted=meant.hinted, answer=said(words, reply.language))
            await _answer(reply, await _painted(context, reply, after, shown))
        case Solved():
            await learning.keep_solved(reply.reader, scene.game, scene.step)
            after = learning.closing(scene.game, scene.step, line, you=you)
            await _answer(reply, await _painted(context, reply, after, Shown()))


async def _painted(context: UiContext, reply: Reply, scene: Scene, shown: Shown) -> Page:
    """The page with a board that was not shown before."""
    person, skin = await context.coordinator.profiles.get(reply.reader), context.skin(scene.game)
    form = pictures.form_for(pocket=person.pocket)
    painted = await pictures.of_lesson(context.painter, scene, skin, reply.language, form)
    return await _page(context, reply, scene, painted, shown, in_words=person.text_first)


async def _again(context: UiContext, reply: Reply, scene: Scene, shown: Shown) -> None:
    """The page whose board is shown already: nothing is painted anew."""
    if not reply.own_panel:
        await _answer(reply, await _painted(context, reply, scene, shown))
        return
    person = await context.coordinator.profiles.get(reply.reader)
    page = await _page(context, reply, scene, pictures_shown(reply), shown, in_words=person.text_first)

    async def painted() -> Page:
        return replace(await _painted(context, reply, scene, shown), following=())

    await reply.change_words(replace(page, following=()), painted)


async def _page(
    context: UiContext,
    reply: Reply,
    scene: Scene,
    painted: tuple[Picture, ...],
    shown: Shown,
    *,
    in_words: bool,
) -> Page:
    course, skin = context.coordinator.learning.course(scene.game), context.skin(scene.game)
    listed = scene.solved or shown.below is LessonAsk.ALL
    done = await context.coordinator.learning.solved(reply.reader, scene.game) if listed else frozenset()
    shown = replace(shown, done=done, in_words=in_words or not painted)
    return lesson_page(course, scene, skin, reply.language, painted, shown)


async def _end(context: UiContext, reply: Reply, game: str, word: str = "") -> Page:
    learning = context.coordinator.learning
    others = [
        (each, context.skin(each).name(reply.language).label) for each in learning.games if each != game
    ]
    done = await learning.solved(reply.reader, game)
    return end_page(learning.course(game), context.skin(game), reply.language, others, done, word)


async def _learn(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """From a lobby, from /help, or from the lessons of another game."""
    game = ask.about
    if ask.table_id:
        game = (await context.coordinator.lobbies.get(reply.actor, ask.table_id)).game
    page = await lessons(context, reply, game)
    await (reply.change(page) if _promised(reply, ask) is Promise.CHANGE else reply.private(page))


def _promised(reply: Reply, ask: ActionId) -> Promise:
    return Promise.CHANGE if not ask.table_id and reply.own_panel else Promise.MESSAGE


async def _answer(reply: Reply, page: Page) -> None:
    """In the place of the page that was clicked; where others would see it, a private message."""
    await (reply.change(page) if reply.own_panel else reply.private(page))


def _scene(context: UiContext, reply: Reply, meant: LessonId) -> Scene:
    """The board that a control of a page is about."""
    learning, you = context.coordinator.learning, reply.say("ui-learn-you")
    return learning.scene(meant.game, meant.step, meant.line, you=you)


def _walk(context: UiContext, reply: Reply, scene: Scene) -> Walk:
    return Walk(scene, context.skin(scene.game), reply.language)


def _number_asked(context: UiContext, reply: Reply, scene: Scene, meant: LessonId) -> tuple[Words, Choice]:
    asked = _walk(context, reply, scene).number_asked(meant.words)
    if asked is None:
        raise NotAllowed(NotHere.NO_SUCH_LESSON)
    return asked


HANDLERS: Mapping[Action, Handler] = {Action.LEARN: Handler(_learn, _promised)}
