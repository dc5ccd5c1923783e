"""What a coach says at Poker Champ, in both languages: every sentence, and the numbers it was given."""

from dataclasses import replace

import pytest

from bot.skins.poker_champ import skin
from bot.table.languages import LANGUAGES, Language
from engine import poker_champ as game
from engine.advice import Advised, Change
from engine.poker_champ.actions import Fold, Stay
from tests.helpers.poker_champ.by_hand import at

VIEW = game.view(at("bosses: capone yale\nstage: river\ncommon: Ks 9h 4d Qc 7s\nhand capone: Jh Td\n"), 0)
STAY = Advised(
    Stay(),
    34.4,
    (
        Change("pot", {"chance": 41, "by": "folds"}),
        Change("price", {"cost": 2, "pot": 9, "needs": 18, "has": 37}),
        Change("chips", {"before": 8, "after": 11}),
        Change("award", {"before": 3, "after": 13}),
    ),
)


@pytest.mark.parametrize(
    ("language", "worth", "pot"),
    [
        (
            "en",
            "👑 You become champion in about **34 of 100** tries from here.",
            "Pot: you take it in about 41 of 100, mostly because all others fold",
        ),
        (
            "fr",
            "👑 Tu deviens champion dans environ **34 essais sur 100** à partir d’ici.",
            "Pot\u00a0: tu le prends environ 41 fois sur 100, surtout parce que tous les autres se couchent",
        ),
    ],
)
def test_what_staying_is_worth_and_changes(language: Language, worth: str, pot: str) -> None:
    lines = skin.advised(STAY, 300, VIEW, (), language)

    assert lines[:2] == (worth, pot)
    for line, change in zip(lines[1:], STAY.changes, strict=True):
        assert all(str(fact) in line for fact in change.facts.values() if isinstance(fact, int))


@pytest.mark.parametrize(
    ("worth", "words"), [(0.2, "0 essai sur"), (1.0, "1 essai sur"), (2.0, "2 essais sur")]
)
def test_in_french_none_and_one_are_singular(worth: float, words: str) -> None:
    assert f"**{words} 100**" in skin.advised(replace(STAY, worth=worth), 300, VIEW, (), "fr")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_has_its_sentence(language: Language) -> None:
    both = {"before": 7, "after": 29}
    changes = (
        Change("keeps", {"chips": 8, "paid": 3}),
        Change("broke", both),
        Change("rival", both),
        Change("award", both),
    )
    told = skin.advised(Advised(Fold(), 20.6, changes), 300, VIEW, (), language)

    assert len(set(told)) == 5
    assert "21" in told[0]
    assert all("7" in line and "29" in line for line in told[2:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_engine_says_can_be_said(language: Language) -> None:
    for advised in game.advise(VIEW, "seed", ()).best:
        assert all(skin.advised(advised, 300, VIEW, (), language))


def test_what_a_decision_gave_away() -> None:
    assert [skin.cost(12.4, language) for language in LANGUAGES] == ["12 in 100", "12 sur 100"]
    assert [skin.cost(0.4, language) for language in LANGUAGES] == [
        "less than 1 in 100",
        "moins de 1 sur 100",
    ]
