"""The page of a replay, whatever its game: many turns to go to in pages, and what a wrong id is."""

from dataclasses import replace

import pytest

from bot.features.replay.look import Look, look_of
from bot.features.replay.page import PAGE, SELECT_TURNS_MAX, Shown, replay_page
from bot.games import games
from bot.table.languages import LANGUAGES, Language
from bot.table.moments import Everybody, Milestone, Moment, milestones_of
from bot.ui.components import DETAIL_LIMIT
from bot.ui.ids import eyes_of
from bot.ui.pages.page import Page
from bot.ui.refusals import UiRefusal
from bot.ui.voice import Voice
from tests.helpers.in_turns import in_turns
from tests.helpers.opaque import inside
from tests.helpers.replays import TURNS, a_moment

KNOWN = games(hidden=True)

every_game = pytest.mark.parametrize("game", KNOWN)
both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(("game", "language"), in_turns(KNOWN))
def test_many_turns_worth_going_to_come_in_pages(game: str, language: Language) -> None:
    shown = a_moment(game, 0)
    found: list[str] = []
    for turned in range(99):
        values, chosen, labels = _goto(shown, game, language, turned)
        assert len(values) <= 25
        assert all(len(label) <= DETAIL_LIMIT for label in labels)
        turns = [value for value in values if not value.startswith(PAGE)]
        assert 1 <= len(turns) <= SELECT_TURNS_MAX
        assert (f"{PAGE}{turned - 1}" in values) == (turned > 0)
        assert chosen == (["0"] if not turned else [])
        found += turns
        if f"{PAGE}{turned + 1}" not in values:
            break
    assert found == [str(turn) for turn in (*range(0, TURNS, 5), TURNS - 1)]
    assert _goto(shown, game, language, 10**9)[0] == values, "the last page"


@every_game
def test_the_page_of_turns_is_the_one_where_the_reader_is(game: str) -> None:
    for turn, marked in ((0, ["0"]), (255, ["255"]), (257, []), (TURNS - 1, [str(TURNS - 1)])):
        values, chosen, _ = _goto(a_moment(game, turn), game, "en", None)
        assert chosen == marked
        assert str(turn - turn % 5 if turn < TURNS - 1 else turn) in values


def _goto(
    shown: Moment, game: str, language: Language, turned: int | None
) -> tuple[list[str], list[str], list[str]]:
    page = replay_page(shown, Voice(KNOWN[game].skin, language, shown.names), (), Shown(turned=turned))
    (box,) = (each for each in page.layout().to_components() if each["type"] == 17)  # type: ignore[no-untyped-call]
    rows = [row for row in box["components"] if row["type"] == 1]
    options = rows[1]["components"][0]["options"]
    return (
        [each["value"] for each in options],
        [each["value"] for each in options if each.get("default")],
        [each["label"] for each in options],
    )


def test_of_several_milestones_in_a_turn_the_last_is_named() -> None:
    news = (("a", "b"), (), ("c", "d", "e"), ("f",))
    assert milestones_of((1, 3, 4), inside(news)) == (Milestone(0, inside("b")), Milestone(2, inside("e")))


@pytest.mark.parametrize(
    "look", [Look(), Look(0, 3, by="on"), Look(None, Everybody.OPEN, text=True, by="last"), Look(10**8, 0)]
)
def test_an_id_is_read_back(look: Look) -> None:
    assert look_of(str(look)) == look


@pytest.mark.parametrize(
    "about", ["x", "on", "on.1", "on.1.2.3", "on.-1.0", "on.1.0.words", "On.1.0", "on.1.²"]
)
def test_what_no_control_of_ours_is_about_is_refused(about: str) -> None:
    with pytest.raises(UiRefusal):
        look_of(about)


@pytest.mark.parametrize("value", ["", "nobody", "-1", "²", "1.0"])
def test_eyes_that_there_are_not_are_refused(value: str) -> None:
    with pytest.raises(UiRefusal):
        eyes_of(value)


@both
def test_a_game_given_up_before_its_first_step_has_no_step_to_come(language: Language) -> None:
    for last, told in ((0, False), (9, True)):
        shown = replace(a_moment("whispers", 0), last=last)
        page = replay_page(shown, Voice(KNOWN["whispers"].skin, language, shown.names), (), Shown())
        assert (str(last) in _words(page)) == told


def _words(page: Page) -> str:
    head = next(part for part in page.parts if isinstance(part, str) and part.startswith("###"))
    return head.partition("·")[2]
