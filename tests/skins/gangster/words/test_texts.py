"""What readers of the words get: enough to play by, within bounds, and nothing of any pile's order."""

from dataclasses import replace
from random import Random

import pytest

from bot.skins.gangster import skin
from bot.skins.gangster.words import alt
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.gangster.words.sure import third_words
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import LANGUAGES, Language
from engine import gangster as game
from engine.gangster import SeatView, TableView
from engine.gangster.pieces import PLACES, Options
from engine.gangster.views import Pay, ThirdCard
from tests.helpers.gangster.another_world import reshuffled
from tests.helpers.gangster.playouts import playout
from tests.helpers.gangster.words import LONGEST, NAMES, turns

both = pytest.mark.parametrize("language", LANGUAGES)
LIMIT = 1000  # of Discord's descriptions are 1,024; the rest is the shell's


def words_of(view: SeatView, language: Language) -> list[str]:
    """All that anybody reads of a moment, ids of buttons included."""
    table, names = view.table, NAMES
    said = (
        [()] if not view.offers else [(), *((choice.word,) for choice in skin.choices(view, (), names, "en"))]
    )
    return [
        skin.describe(table, names, language),
        skin.describe_view(view, names, language),
        skin.situation(table, names, language),
        skin.prompt(view, names, language),
        skin.dossier(view, names, language),
        skin.record((), table, names, language),
        alt.table(table, names, language) if not table.over else alt.final(table, names, language),
        alt.panel(view, game.panel(view), names, language),
        *(repr(skin.choices(view, words, names, language)) for words in said),
    ]


FEWER = pytest.mark.long("a smaller table; the piles are the same")


@pytest.mark.parametrize(("seats", "language"), [pytest.param(2, "fr", marks=FEWER), (5, "en")])
def test_the_order_of_the_piles_changes_no_word(seats: int, language: Language) -> None:
    dice = Random(seats)
    for turn in turns(seats, 6, 14):
        other = reshuffled(turn.before, dice)
        for seat in range(seats):
            here, there = game.view(turn.before, seat), game.view(other, seat)
            assert words_of(here, language) == words_of(there, language)


SIZES = pytest.mark.long("other numbers of seats; make test has the fewest and the most")


@both
@pytest.mark.parametrize("seats", [2, *(pytest.param(each, marks=SIZES) for each in (3, 4)), 5])
def test_alt_texts_are_short_enough_and_say_what_matters_most(seats: int, language: Language) -> None:
    """Late in long games, when everything is full, and under the longest names."""
    for number, turn in enumerate(playout(seats, Options(), 2)):
        if number % 29:
            continue
        table = game.table(turn.before)
        for names in (NAMES[:seats], LONGEST[:seats]):
            told = alt.table(table, names, language)
            assert len(told) <= LIMIT
            assert not told.endswith("…")
            assert f" {table.doublers} " in told
            assert all(str(row.influence) in told for row in table.seats)
            for row in table.districts:
                assert not row.standings or skin_name(row.place) in told
            view = game.view(turn.before, turn.seat)
            own = alt.panel(view, game.panel(view), names, language)
            assert len(own) <= LIMIT
            assert not own.endswith("…")
    final = game.table(turn.step.state)
    assert final.over
    for scoring in final.scorings:
        told = alt.scoring(scoring, final, NAMES[:seats], language)
        assert len(told) <= LIMIT
        assert not told.endswith("…")
        assert all(str(total) in told for total in scoring.totals)
    assert len(alt.final(final, LONGEST[:seats], language)) <= LIMIT


def skin_name(place: str) -> str:
    return say("en", f"place-{place}")


def test_an_alt_text_reads_like_this() -> None:
    state = game.setup(("capone", "moran", "torrio", "obanion"), Options(), "alt").state
    told = alt.table(game.table(state), NAMES, "en")

    assert told.startswith("Round 1 of 3, 1 of 8 doublers. ")
    assert " to play. Scores: Capone 0, Moran 0, Torrio 0, O’Banion 0. Northwest Side" in told
    assert "Gold Coast: " in told
    assert "cards 1 2 3, 7 in car; " in told


def test_one_doubler_is_one_in_french_too() -> None:
    table = game.table(game.setup(3, Options(), 1).state)
    words = (
        skin.situation(table, NAMES, "fr"),
        alt.table(table, NAMES, "fr"),
        skin.record((), table, NAMES, "fr"),
    )

    assert all("1 doubleur sur 8" in told for told in words)


@both
def test_the_table_in_words_is_enough_to_play_by(language: Language) -> None:
    for turn in turns(4, 8, 20):
        table = game.table(turn.before)
        told = skin.describe(table, NAMES, language)
        assert all(told.count(say(language, f"place-{place}")) > 1 for place in PLACES)
        for row in table.clans:
            assert f"{row.riding} " in told
        assert skin.situation(table, NAMES, language) in told


def test_whoever_must_drive_soon_is_told() -> None:
    state = game.setup(4, Options(), "idle").state
    table = game.table(state)
    assert "driven" not in skin.situation(table, NAMES, "en")
    told = _idle(table, 16), _idle(table, 24)
    assert skin.situation(told[0], NAMES, "en").endswith(
        "Nobody has driven for 16 turns; after 24, you all must."
    )
    assert skin.situation(told[1], NAMES, "en").endswith("for 24 turns: now you all must.")


def _idle(table: TableView, turns: int) -> TableView:
    return replace(table, idle=turns)


def test_the_reckoning_so_far_is_what_a_reckoning_now_would_pay() -> None:
    for turn in turns(3, 8, 20):
        table = game.table(turn.before)
        told = skin.record((), table, NAMES, "en")
        voice = Voice.at(table, NAMES, "en", bold=False)
        sums = told.split("\n\n")[1].splitlines()[-1].replace("**", "")
        for seat in table.seats:
            gain = sum(
                (
                    standing.pay
                    for row in table.districts
                    for standing in row.standings
                    if standing.clan in seat.clans
                ),
                start=Pay(),
            )
            assert f"{voice.boss(seat.seat)} {seat.influence} + {pay_told(gain)}" in sums
        assert "Cicero" not in told.split("**If it were today**")[1].split("\n\n")[0]


@both
def test_no_policeman_left_is_not_spoken_of(language: Language) -> None:
    voice = Voice(language, (), ())
    none, one, more = (third_words(voice, ThirdCard(3, police, ends=False)) for police in (0, 1, 2))
    assert not any(each in none for each in ("polic", "aucun", "none", "3"))
    assert all("polic" in told and "3" in told for told in (one, more))
