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
            "👑 Chance to become champion: **34%**",
            "Chance to take the pot: 41%, mostly because everybody else folds",
        ),
        (
            "fr",
            "👑 **34\u00a0%** de chances de finir champion du jour",
            "Le pot est à toi 41\u00a0% du temps, surtout parce que les autres se couchent",
        ),
    ],
)
def test_what_staying_is_worth_and_changes(language: Language, worth: str, pot: str) -> None:
    lines = skin.advised(STAY, 300, VIEW, (), language)

    assert lines[:2] == (worth, pot)
    for line, change in zip(lines[1:], STAY.changes, strict=True):
        assert all(str(fact) in line for fact in change.facts.values() if isinstance(fact, int))


@pytest.mark.parametrize(("worth", "words"), [(0.2, "0\u00a0%"), (1.0, "1\u00a0%"), (2.0, "2\u00a0%")])
def test_in_french_every_percentage_reads_alike(worth: float, words: str) -> None:
    assert f"**{words}** de chances" in skin.advised(replace(STAY, worth=worth), 300, VIEW, (), "fr")[0]


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
    done, best = Advised(Fold(), 20.4), Advised(Stay(), 24.2)
    assert [skin.gave_away(done, best, language) for language in LANGUAGES] == [
        "Your chance to become champion fell from 24% to 20%.",
        "Tes chances de finir champion sont passées de 24 à 20\u00a0%.",
    ]
