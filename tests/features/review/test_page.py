"""The page of a review, and what it leaves in a replay: in both languages, whatever it found."""

from dataclasses import replace

import pytest

from bot.features.replay.page import Shown, goto_lines, replay_page
from bot.features.review.ids import in_words
from bot.features.review.marks import marked
from bot.features.review.page import review_page, reviewing_page, stopped_page
from bot.features.review.reviews import Review
from bot.table.languages import LANGUAGES, Language
from bot.ui.pages.page import Page
from bot.ui.refusals import UiRefusal
from bot.ui.voice import Voice
from tests.helpers.advising import coach
from tests.helpers.pages import custom_ids, hold_against_discord
from tests.helpers.replays import a_moment
from tests.helpers.reviews import SKIN, a_review, told

both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def coached(monkeypatch: pytest.MonkeyPatch) -> None:
    coach(monkeypatch)


def reviewed(review: Review, language: Language, *, text: bool = False) -> Page:
    return review_page(review, Voice(SKIN, language, review.names), text=text)


def test_each_turn_is_named_with_what_was_done_and_what_was_better() -> None:
    page = reviewed(a_review((14, 12.0), (14, 3.0), (5, 30.0), (8, 2.0), (9, 1.0)), "en")
    words = told(page)
    assert "You had 5 real choices" in words
    lost = [words.index(f"fell from 60 to {low}") for low in (30, 48)]
    assert lost == sorted(lost)
    assert "You played: *Whisper 2*. Your chance fell from 60 to 30 in 100 (en).\n" in words
    assert "**Round 1**" in words, "as the table counted"
    assert "Better: **Done**" not in words, "as the game words it"
    label = SKIN.label("done", a_review((1, 1)).judged[0].view, (), "en")
    assert f"Better: **{label}**\n-# change-0 0\n-# change-1 1\n" in words
    assert "change-2" not in words, "shortened"
    looks = [f"t:7:replay:review.{turn}.1" for turn in (5, 14, 8, "")]
    assert list(custom_ids(page)) == [*looks, "t:7:mistake:1.open."]


@both
def test_where_nothing_was_given_away_it_says_so(language: Language) -> None:
    well, nothing = a_review((1, 0.2), (3, 0.9)), a_review()
    words = {told(reviewed(each, language)) for each in (well, nothing)}
    assert len(words) == 2
    assert any(praise in each for each in words for praise in ("Well played!", "Bien joué\u00a0!"))
    for each in (well, nothing):
        assert custom_ids(reviewed(each, language)) == ("t:7:replay:review..1",)


@both
def test_nobody_who_gave_up_is_told_that_they_played_well(language: Language) -> None:
    words = told(reviewed(a_review((1, 0.2), (3, 0.9), gave_up=True), language))

    assert {"en": "Only giving up cost you", "fr": "Seul ton abandon"}[language] in words
    assert "Well played" not in words
    assert "Bien joué" not in words


@both
def test_every_page_fits_a_message_and_one_in_words_leads_to_words(language: Language) -> None:
    review = a_review((1, 3.0), (2, 3.0), open_=2)
    whole = a_review((1, 3.0), (2, 3.0), (3, 1.0))
    facts = {"done": 1, "total": 2}
    pages = [
        reviewed(whole, language, text=True),
        reviewing_page(review, language, "a word", text=True),
        *(
            stopped_page(7, language, why, text=True, **(facts if why == "cancelled" else {}))
            for why in ("cancelled", "nothing", "late", "failed")
        ),
    ]
    assert all(told(page) for page in pages)
    assert len({told(page) for page in pages}) == len(pages)
    ids = [custom_id for page in pages for custom_id in custom_ids(page)]
    assert all(each.endswith("text") for each in ids if ":mistake:" not in each), "that asks its reader"
    assert "2" in told(pages[1])


@both
def test_the_turns_that_it_names_are_marked_in_the_replay(language: Language) -> None:
    def page(turn: int, *costly: int, own: bool = True) -> Page:
        moment = replace(a_moment("whispers", turn), own=own, eyes=1)
        return replay_page(
            moment, Voice(SKIN, language, moment.names), (), Shown(marks=marked(costly, language))
        )

    assert "t:7:review" in custom_ids(page(6))
    assert "t:7:review" not in custom_ids(page(6, own=False))
    mark, plain = told(page(6, 6, 10)), told(page(6))
    assert "🔎" in mark
    assert "🔎" not in plain
    assert "🔎" not in told(page(7, 6, 10))
    moment = a_moment("whispers", 6)
    voice = Voice(SKIN, language, moment.names)
    lines = goto_lines(moment, voice, marked((6, 10), language))
    assert [line.turn for line in lines if line.sign] == [6, 10]
    assert len(lines) == len(goto_lines(moment, voice)) + 1
    hold_against_discord(page(6, 6, 10))


@pytest.mark.parametrize("about", ["words", "TEXT", "text.", "1"])
def test_what_no_control_of_a_review_is_about_is_refused(about: str) -> None:
    with pytest.raises(UiRefusal):
        in_words(about)
