"""Somebody's mistakes as small lessons: the question, what is said to a try, and the better move."""

import re
from typing import Any, cast

import pytest

from bot.features.review.ids import MISTAKE, Mistake, MistakeAsk, mistake_of
from bot.features.review.mistake_page import ALL, Tried
from bot.features.review.reviews import Review
from bot.games import games
from bot.table.languages import LANGUAGES, Language
from bot.ui.ids import ID_LIMIT, ActionId, read
from bot.ui.refusals import UiRefusal
from engine.advice import Advised
from tests.helpers.advising import coach
from tests.helpers.pages import LAST_TABLE, custom_ids, hold_against_discord
from tests.helpers.panels import first_step
from tests.helpers.reviews import SKIN, a_review, mistake_page, told

both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def coached(monkeypatch: pytest.MonkeyPatch) -> None:
    coach(monkeypatch)


def asked(review: Review, number: int, tried: Tried, language: Language = "en") -> list[Mistake]:
    """What the controls of the page say about mistakes."""
    page = mistake_page(review, number, SKIN, language, tried)
    hold_against_discord(page)
    meant = [read(custom_id) for custom_id in custom_ids(page)]
    return [mistake_of(each.about) for each in meant if isinstance(each, ActionId) and each.action == MISTAKE]


@both
def test_the_question_tells_what_was_played_and_not_what_is_better(language: Language) -> None:
    review = a_review((14, 12.0), (5, 30.0), (8, 2.0))
    words = told(mistake_page(review, 1, SKIN, language, Tried()))
    worst = review.costliest[0].worst
    done, best = (SKIN.label(str(each.action), worst.view, (), language) for each in (worst.done, worst.best))

    assert done in words
    assert SKIN.gave_away(worst.done, worst.best, language) in words
    assert best not in words
    assert "change-0" not in words, "nor what it changes"
    over = told(mistake_page(review, 1, SKIN, language, Tried(over=True)))
    assert best in over
    assert "change-0" in over


def test_the_menu_is_that_of_a_real_turn_and_leads_on_to_the_next_mistake() -> None:
    review = a_review((14, 12.0), (5, 30.0), (8, 2.0))
    says = [each for each in asked(review, 1, Tried()) if each.ask is MistakeAsk.SAY]
    offered = SKIN.choices(review.costliest[0].worst.view, (), ("Ann", "Ben", ""), "en")
    assert [each.words[0] for each in says] == [choice.word or "." for choice in offered]
    for number, following in ((1, [2]), (2, [3]), (3, [])):
        for tried in (Tried(), Tried(over=True)):
            opened = [each for each in asked(review, number, tried) if each.ask is MistakeAsk.OPEN]
            assert [each.number for each in opened] == [*following, ALL]
    assert not [each for each in asked(review, 1, Tried(over=True)) if each.ask is MistakeAsk.SAY]


def test_what_a_control_says_is_read_back_and_fits() -> None:
    longest = ("yellow", "drive", "3", "gold-coast", "motor", "breakfast", "!")
    for mistake in (Mistake(1), Mistake(3, MistakeAsk.SAY, longest, 12), Mistake(0, MistakeAsk.SHOW)):
        meaning = ActionId(LAST_TABLE, MISTAKE, str(mistake))
        assert len(str(meaning)) <= ID_LIMIT
        assert read(str(meaning)) == meaning
        assert mistake_of(meaning.about) == mistake


@pytest.mark.parametrize("about", ["", "1", "x.open.", "1.dance.", "1.open", "100.open.", "-1.say."])
def test_what_no_control_is_about_is_refused(about: str) -> None:
    with pytest.raises(UiRefusal):
        mistake_of(about)


@both
def test_a_reader_who_wants_words_has_the_position_in_words(language: Language) -> None:
    review = a_review((14, 12.0))
    page = mistake_page(review, 1, SKIN, language, Tried(in_words=True))
    view = review.costliest[0].worst.view
    assert SKIN.describe(view.table, review.names, language) in told(page)
    assert page.plain


@both
def test_every_game_says_in_one_sentence_what_was_given_away_and_when_as_its_players_saw_it(
    language: Language,
) -> None:
    for game in games(hidden=True).values():
        skin = cast(Any, game.skin)
        lost = skin.gave_away(Advised("done", 35.4), Advised("best", 41.2), language)
        assert {"35", "41"} <= set(re.findall(r"\d+", lost)) or "6" in lost
        assert lost.endswith(".")
        table = game.engine.view(first_step(game).state, 0).table
        assert re.search(r"\d", skin.when(table, 12, language))


@both
def test_an_only_mistake_is_not_counted(language: Language) -> None:
    def head(*costs: tuple[int, float]) -> str:
        return mistake_page(a_review(*costs), 1, SKIN, language, Tried()).above

    alone: dict[Language, str] = {"en": "Your costliest turn ·", "fr": "Ton tour le plus cher ·"}
    assert alone[language] in head((14, 12.0))
    assert alone[language] not in head((14, 12.0), (5, 30.0))
    assert "2" in head((14, 12.0), (5, 30.0)).partition(" · ")[0]
