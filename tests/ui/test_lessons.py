"""Learn to play, page by page: every step of every game fits into a message, every line can be pressed, and
whatever an id says nobody gets anywhere but into the lessons.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.coordinator.learning import DONE
from bot.games import games
from bot.skins.skin import Picture
from bot.table.languages import LANGUAGES, Language
from bot.table.table import Phase
from bot.ui.ids import ID_LIMIT, NUMBER, SURE, Action, ActionId, LessonAsk, LessonId, read
from bot.ui.pages.lesson import following
from bot.ui.refusals import UiRefusal
from engine.game import Refusal
from engine.lessons.judging import Default
from engine.lessons.model import LessonStep
from tests.helpers.home import ANN, BEN, Home, by
from tests.helpers.learner import Learner, NoPaint, NothingPainted
from tests.helpers.lessons.steps import NAMES
from tests.helpers.lessons.steps import read as lessons_of
from tests.helpers.pages import HAND, custom_ids, parts

every_game = pytest.mark.parametrize("game", NAMES)
both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    made = Home(tmp_path / "bot.sqlite3", games())
    yield made
    await made.close()


@pytest.mark.by_day(
    "chicago-poker-fr",
    "gangster-en",
    "chicago-stud-en",
    "poker-champ-fr",
    why="games and languages take turns by day",
)
@both
@every_game
async def test_every_step_says_what_it_teaches_asks_and_hints(
    home: Home, game: str, language: Language
) -> None:
    learner = Learner(home.coordinator, language)
    for step in lessons_of(game).steps:
        await learner.opens(game, step.id)
        assert step.text.said(language) in learner.taught
        assert step.booklet is None or step.booklet.said(language) in learner.taught
        assert step.task.said(language) in learner.text
        assert step.hint.said(language) not in learner.text
        (hint,) = (each for each in learner.controls if each.ask is LessonAsk.HINT)
        await learner.click(hint)
        assert step.hint.said(language) in learner.text
        assert not [each for each in learner.controls if each.ask is LessonAsk.HINT]
        assert all(each.hinted for each in learner.controls if each.ask is LessonAsk.SAY), "it stays"


@pytest.mark.by_day("chicago-poker", "chicago-stud", why="one shell for the lessons of all games")
@every_game
async def test_every_accepted_line_is_pressed_button_by_button_and_solves(home: Home, game: str) -> None:
    learner, course = Learner(home.coordinator, "fr"), lessons_of(game)
    for step in course.steps:
        for line in step.accept:
            await learner.opens(game, step.id)
            await learner.plays(line)
            assert step.after.fr in learner.text, (step.id, line)
            assert not [each for each in learner.controls if each.ask is LessonAsk.SAY]
            assert await home.coordinator.learning.left(ANN, game) == (game, following(course, step.id))


@pytest.mark.by_day("gangster", "poker-champ", why="one shell for the lessons of all games")
@every_game
async def test_every_answer_is_shown_and_the_task_can_still_be_done(home: Home, game: str) -> None:
    learner = Learner(home.coordinator, "fr")
    for step in lessons_of(game).steps:
        for answer in step.answers:
            line = answer.to[0]
            await learner.opens(game, step.id)
            await learner.plays(line)
            assert answer.words.fr in learner.text, (step.id, line)
            kept = line if step.begins(line) else line[:-1]
            assert {each.line for each in learner.controls if each.ask is LessonAsk.SAY} == {kept}
            rest = next(whole[len(kept) :] for whole in step.accept if whole[: len(kept)] == kept)
        if step.answers:
            await learner.plays(rest)
            assert step.after.fr in learner.text


@every_game
async def test_what_has_no_answer_of_its_own_gets_the_default_and_is_taken_back(
    home: Home, game: str
) -> None:
    learner, seen = Learner(home.coordinator, "en"), 0
    for step in lessons_of(game).steps:
        if (line := _unanswered(home, game, step)) is None:
            continue
        await learner.opens(game, step.id)
        await learner.plays((line,))
        assert step.default.en in learner.text, (step.id, line)
        assert {each.line for each in learner.controls if each.ask is LessonAsk.SAY} == {()}
        seen += 1
    assert seen or game == "poker-champ", "where everything has an answer of its own"


def _unanswered(home: Home, game: str, step: LessonStep) -> str | None:
    learning, engine = home.coordinator.learning, home.games[game].engine
    offers = _legal(home, game, step)
    found = (each for each in offers if isinstance(learning.judged(game, step.id, (each,)), Default))
    return next((str(engine.parse(each)) for each in found), None)


def _legal(home: Home, game: str, step: LessonStep) -> list[str]:
    """Lines that the menu leads to without a number."""
    scene, skin = home.coordinator.learning.scene(game, step.id), home.games[game].skin
    found: list[str] = []
    waiting: list[tuple[str, ...]] = [()]
    while waiting and len(found) < 30:
        said = waiting.pop(0)
        for choice in skin.choices(scene.view, said, scene.names, "en"):
            if choice.word and choice.amount is None and not choice.greyed:
                waiting.append((*said, choice.word))
            elif not choice.word:
                found.append(" ".join(said))
    return found


@pytest.mark.by_day(
    "chicago-poker-en",
    "gangster-fr",
    "chicago-stud-fr",
    "poker-champ-en",
    why="games and languages take turns by day",
)
@both
@every_game
async def test_in_words_every_step_has_the_whole_board(home: Home, game: str, language: Language) -> None:
    """For who wants words, and where no picture can be painted."""
    await home.coordinator.profiles.update(BEN, text_first=True)
    for learner in (
        Learner(home.coordinator, language, BEN),
        Learner(home.coordinator, language, painter=NothingPainted()),
    ):
        for step in lessons_of(game).steps:
            await learner.opens(game, step.id)
            scene, skin = home.coordinator.learning.scene(game, step.id), home.games[game].skin
            told = "\n".join((learner.text, *learner.page.following))
            for line in skin.describe_view(scene.view, scene.names, language).splitlines():
                assert line in told


@every_game
async def test_a_select_goes_to_every_step_and_ids_have_room(home: Home, game: str) -> None:
    learner, course = Learner(home.coordinator), lessons_of(game)
    await learner.click(LessonId(game, course.steps[0].id, LessonAsk.OPEN))
    for step in (*(each.id for each in course.steps), DONE):
        (every,) = (each for each in learner.controls if each.ask is LessonAsk.ALL)
        await learner.click(every)
        (goto,) = [part for part in parts(learner.page) if _goes_to_lessons(part)]
        assert [each["value"] for each in goto["options"]] == [each.id for each in course.steps]
        meant = read(goto["custom_id"])
        assert isinstance(meant, LessonId)
        await (learner.click(meant, step) if step else learner.click(LessonId(game, DONE, LessonAsk.OPEN)))
        assert await home.coordinator.learning.left(ANN) == (game, step)
        assert all(len(custom_id) <= ID_LIMIT for custom_id in custom_ids(learner.page))


def _goes_to_lessons(part: dict[str, object]) -> bool:
    meant = read(str(part["custom_id"])) if "options" in part else None
    return isinstance(meant, LessonId) and meant.ask is LessonAsk.OPEN


@every_game
async def test_the_id_of_every_action_fits_after_every_line_and_reads_back(home: Home, game: str) -> None:
    engine = home.games[game].engine
    for step in lessons_of(game).steps:
        for line in {whole[:done] for whole in step.accept for done in range(len(whole))}:
            for offer in _legal(home, game, step):
                words = (*str(engine.parse(offer)).split(), SURE)
                meant = LessonId(game, step.id, LessonAsk.SAY, line, words, 12, hinted=True)
                assert len(str(meant)) <= ID_LIMIT
                assert read(str(meant)) == meant


async def test_back_skip_and_next_lead_through_all_steps_to_a_game(home: Home) -> None:
    game = NAMES[0]
    learner, ids = Learner(home.coordinator), [step.id for step in lessons_of(game).steps]
    await learner.click(LessonId(game, ids[0], LessonAsk.OPEN))
    for step in (*ids[1:], DONE):
        await learner.click(_to(learner, step))
        assert (await home.coordinator.learning.left(ANN, game))[1] == step
    (play,) = [each for each in learner.controls if each.ask is LessonAsk.PLAY]
    for step in reversed(ids):
        await learner.click(_to(learner, step))
    assert (await home.coordinator.learning.left(ANN))[1] == ids[0]

    await learner.click(play)
    (line,) = await home.coordinator.reader.tables_of(ANN)
    table = await home.coordinator.lobbies.get(by(ANN), line.table_id)
    assert (table.phase, table.game, table.people) == (Phase.PLAYING, game, (ANN,))
    assert [each.level for each in table.occupants] == [None, "rookie", "rookie", "rookie"]
    assert [each for each in custom_ids(learner.page) if each.split(":")[1] == str(table.id)], "one's turn"
    assert not [each for each in learner.controls if each.ask is LessonAsk.PLAY]
    await learner.click(play)
    assert len(await home.coordinator.reader.tables_of(ANN)) == 1, "a double click means one table"


def _to(learner: Learner, step: str) -> LessonId:
    """The button that leads to that step; a select has the step of its own page."""
    selects = {part["custom_id"] for part in parts(learner.page) if "options" in part}
    found = [each for each in learner.controls if each.ask is LessonAsk.OPEN and each.step == step]
    return next(each for each in found if str(each) not in selects)


async def test_in_private_a_game_is_not_begun_and_the_page_says_where(home: Home) -> None:
    learner = Learner(home.coordinator, guild_id=0)
    await learner.click(LessonId("gangster", DONE, LessonAsk.PLAY))
    assert await home.coordinator.reader.tables_of(ANN) == ()
    assert learner.say("ui-learn-play-where") in learner.text


@pytest.mark.parametrize(
    "custom_id",
    [
        "l:whispers::open::",
        "l:nothing::open::",
        "l:nothing::play::",
        "l:gangster:drive:hint:unload own:",
        "l:gangster:no-such-step:open::",
        "l:gangster:no-such-step:say::drive",
        "l:gangster:drive:say::nonsense",
        "l:gangster:drive:say::drive 2 loop extra",
        "l:gangster:drive:say::drive 2 nowhere .",
        "l:gangster:drive:say::?",
        "l:gangster:drive:say:drive 2 loop:",
        "l:gangster:drive:say:nonsense:drive",
        "l:gangster:drive:say:drive 2 loop,drive 2 loop:drive !",
        "l:chicago-poker:goal:say::play G14 B !",
        "l:poker-champ:deal:say::!",
        "l:chicago-stud:deal:say::bet ?",
        "l:gangster:drive:nothing::",
        "l:gangster:drive:say",
        "l:gangster:drive:say::drive~1~2",
        "l:Gangster:drive:open::",
        f"l:gangster:drive:say::drive~{'9' * 30}",
    ],
)
async def test_a_forged_id_is_refused_and_changes_nothing(home: Home, custom_id: str) -> None:
    learner = Learner(home.coordinator)
    with pytest.raises(Refusal):
        await learner.click(read(custom_id))  # type: ignore[arg-type]
    assert learner.page.parts == ()
    assert not learner.asked_number
    assert (await home.coordinator.records.export(ANN))["lessons"] == []


async def test_a_forged_value_is_refused(home: Home) -> None:
    learner = Learner(home.coordinator)
    for value in ("no-such-step", "drive\n", "x" * 100):
        with pytest.raises(Refusal):
            await learner.click(LessonId("gangster", "drive", LessonAsk.OPEN), value)
    with pytest.raises(UiRefusal):
        read("l:gangster:drive:open")


async def test_where_others_would_see_it_a_private_message_comes(home: Home) -> None:
    """As when somebody should have put the id of a lesson into a message of a channel."""
    learner = Learner(home.coordinator, own_panel=False)
    await learner.opens("gangster", "drive")
    await learner.plays(("drive 2 loop",))
    assert learner.new_messages > 1


async def test_the_lobby_s_button_opens_the_lessons_of_its_game(home: Home) -> None:
    table = await home.coordinator.lobbies.open(by(BEN), "Ben", 70, game="gangster")
    learner = Learner(home.coordinator, own_panel=False)
    await learner.click(ActionId(table.id, Action.LEARN))
    assert await home.coordinator.learning.left(ANN) == ("gangster", "unload-more")
    assert learner.new_messages == 1
    assert (await home.coordinator.lobbies.get(by(BEN), table.id)) == table


async def test_what_followed_from_a_solution_is_pictured_where_there_is_such_a_thing(home: Home) -> None:
    asked = list[str]()

    class Noting(NoPaint):
        async def painted(self, *asks: object) -> tuple[Picture, ...]:
            key = asks[0]
            assert isinstance(key, tuple)
            asked.append(key[0])
            return () if key[0] == "learnt" and key[3] == "goal" else await super().painted(*asks)

    learner = Learner(home.coordinator, painter=Noting())
    for step, line in (("goal", ("play R9 B",)), ("shootout", ("play G6 A",))):
        await learner.opens("chicago-poker", step)
        await learner.plays(line)
    assert asked == ["lesson", "learnt", "lesson", "lesson", "learnt"]


class Painting:
    """Paints at once what followed from a solution, and the first lesson; keeps what it painted."""

    def __init__(self) -> None:
        self.painted_for = dict[str, tuple[Picture, ...]]()
        self.asked = 0

    async def painted(self, key: object, _: object, paint: Callable[[], Any]) -> tuple[Picture, ...]:
        assert isinstance(key, tuple)
        self.asked += 1
        made = paint() if key[0] == "learnt" or self.asked == 1 else HAND
        self.painted_for[key[0]] = made if isinstance(made, tuple) else (made,)
        return self.painted_for[key[0]]


FRENCH = pytest.mark.long("one game shows that it is painted in French")
# Not what is opened after the end.
HELD = {"shootout.jpg", "tie.jpg", "showdown.jpg", "duel.jpg", "scoring.jpg", "dawn.jpg"}
WINS = {
    "chicago-poker": {"en": "Capone (you) is the big boss", "fr": "Capone (toi) est le grand patron"},
    "poker-champ": {"en": "Capone (you) has two Awards: champion", "fr": "Capone (toi) a deux Awards"},
    "chicago-stud": {"en": "Capone (you) wins with 115!", "fr": "Capone (toi) gagne avec 115"},
    "gangster": {"en": "Capone is the King of Chicago", "fr": "Capone est Roi de Chicago"},
    "two-trucks": {"en": "Capone (you) has 40 crates", "fr": "Capone (toi) a 40 caisses"},
}


@pytest.mark.by_day("chicago-poker-en", "poker-champ-fr", why="the other games and languages show it alike")
@pytest.mark.parametrize(
    ("game", "language"),
    [
        *((game, "en") for game in NAMES),
        ("poker-champ", "fr"),
        *(
            pytest.param(game, "fr", marks=FRENCH)
            for game in ("chicago-stud", "chicago-poker", "gangster", "two-trucks")
        ),
    ],
)
async def test_a_solved_step_shows_the_shootout_or_showdown_that_followed(
    home: Home, game: str, language: Language
) -> None:
    painter = Painting()
    learner = Learner(home.coordinator, language, painter=painter)
    for step in lessons_of(game).steps:
        painter.painted_for.clear()
        await learner.opens(game, step.id)
        await learner.plays(step.accept[0])
        if painter.painted_for.get("learnt"):
            ends = step is lessons_of(game).steps[-1] or "champion capone" in step.proofs.shows
            shown = {"final.jpg"} if ends else HELD
            assert {each.filename for each in learner.page.pictures} <= shown, step.id
            assert len(learner.page.pictures) == 1
    assert WINS[game][language] in learner.page.pictures[0].alt, "the last lesson ends with its win"


async def test_what_is_solved_has_a_tick_where_lessons_are_chosen(home: Home) -> None:
    learner, first, second = Learner(home.coordinator), *lessons_of(NAMES[0]).steps[:2]
    assert await _ticked(learner) == []
    await learner.opens(NAMES[0], first.id)
    await learner.plays(first.accept[0])
    solved = [part for part in parts(learner.page) if _goes_to_lessons(part)]
    assert [each["value"] for each in solved[0]["options"] if each.get("emoji")] == [first.id]
    await learner.click(_to(learner, second.id))
    assert await _ticked(learner) == [first.id]
    assert learner.say("ui-learn-done", done=1, all=len(lessons_of(NAMES[0]).lessons)) in learner.text
    await learner.opens(NAMES[0], first.id)
    await learner.plays(first.accept[0])
    assert await _ticked(learner) == [first.id], "solved twice, ticked once"
    assert (await home.coordinator.records.export(ANN))["lessons"][0]["solved"] == first.id


async def _ticked(learner: Learner) -> list[str]:
    """The steps with a tick on the page of all lessons."""
    await learner.click(LessonId(NAMES[0], lessons_of(NAMES[0]).steps[0].id, LessonAsk.ALL))
    (goto,) = [part for part in parts(learner.page) if _goes_to_lessons(part)]
    return [each["value"] for each in goto["options"] if each.get("emoji")]


@pytest.mark.by_day("gangster", "chicago-stud", why="one menu for the lessons of all games")
@every_game
async def test_while_choosing_one_gets_back_to_the_top_of_the_menu(home: Home, game: str) -> None:
    learner = Learner(home.coordinator)
    deeper = 0
    for step in lessons_of(game).steps:
        await learner.opens(game, step.id)
        top = learner.controls
        assert _back(learner) == [], "there is nothing to go back from"
        for ask in [each for each in top if each.ask is LessonAsk.SAY and each.words]:
            await learner.opens(game, step.id)
            if "?" in ask.words:
                continue
            with suppress(Refusal):
                await learner.click(ask)
            if [each for each in learner.controls if each.ask is LessonAsk.SAY] and "💬" not in learner.text:
                (back,) = _back(learner)
                await learner.click(back)
                assert learner.controls == top
                deeper += 1
    assert deeper or game in ("poker-champ", "two-trucks"), "where every action is one click"


async def test_a_lesson_does_not_say_what_an_action_brings_before_it_is_tried(home: Home) -> None:
    learner = Learner(home.coordinator, "en")
    (step, *_) = lessons_of("gangster").steps
    await learner.opens("gangster", step.id)
    await learner.click(LessonId("gangster", step.id, LessonAsk.SAY))
    labels = [str(part["label"]) for part in parts(learner.page) if part.get("label")]
    assert "Unload one → space 4" in labels
    assert not [label for label in labels if "now 2" in label]


def _back(learner: Learner) -> list[LessonId]:
    controls = [part for part in parts(learner.page) if part.get("label") == learner.say("ui-back")]
    return [meant for each in controls if isinstance(meant := read(each["custom_id"]), LessonId)]


@both
@every_game
async def test_the_signs_are_explained_and_what_was_done_stays(
    home: Home, game: str, language: Language
) -> None:
    step = next(step for step in lessons_of(game).steps if len(step.accept[0]) > 1 or game != NAMES[0])
    line = step.accept[0][:-1]
    learner = Learner(home.coordinator, language)
    await learner.click(LessonId(game, step.id, LessonAsk.READ, line, hinted=True))
    (signs,) = (each for each in learner.controls if each.ask is LessonAsk.SIGNS)
    await learner.click(signs)
    assert learner.say(f"{home.games[game].skin.domain}/signs") in learner.text
    (back,) = learner.controls
    await learner.click(back)
    (task,) = (each for each in learner.controls if each.ask is LessonAsk.SAY)
    assert (task.line, task.hinted) == (line, True)
    await learner.click(task)
    assert step.task.said(language) in learner.text
    assert step.hint.said(language) in learner.text


@both
async def test_a_wrong_number_is_refused_over_the_buttons_of_the_same_menu(
    home: Home, language: Language
) -> None:
    learner = Learner(home.coordinator, language)
    await learner.opens("chicago-stud", "deal")
    (order,) = (each for each in learner.controls if each.words == ("order",))
    await learner.click(order)
    offered, before = learner.controls, learner.page.pictures
    asked = replace(order, words=("order", "call", NUMBER, "round"))

    await learner.types(asked, "0")

    assert learner.controls == offered
    assert learner.page.pictures == before
    assert {"en": "whole number from", "fr": "nombre entier de"}[language] in learner.text
    assert learner.new_messages == 0
