"""What a coach says at Chicago stud, in both languages: every sentence, and the numbers it was given."""

import pytest

from bot.skins.chicago_stud import skin
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.advice import Advised, Change
from engine.chicago_stud import Action, Options
from engine.chicago_stud.actions import Bet, Call, Check, Fold
from tests.helpers.chicago_stud.by_hand import dealt

STATE = dealt("As Ah Ad", "2s 7h 9c", options=Options(ante="all", high_spade=True)).state
VIEW = game.view(STATE, 0)
CHANGES = (
    Change("price", {"cost": 41, "pot": 42, "further": 43, "needs": 44, "has": 45}),
    Change("share", {"share": 41}),
    Change("halves", {"hand": 41, "spade": 42}),
    Change("more", {"rivals": 3, "needs": 42, "has": 43}),
    Change("leaves", {"cost": 41, "chips": 42}),
    Change("gives-up", {"pot": 41, "share": 42}),
    Change("bluff", {"times": 41}),
    Change("honest", {"times": 41}),
    Change("all-or-nothing", {"needs": 41, "has": 42}),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_has_its_sentence_with_its_numbers(language: Language) -> None:
    lines = skin.advised(Advised(Call(), 3.0, CHANGES), 600, VIEW, (), language)[1:]

    assert len(set(lines)) == len(CHANGES)
    for line, change in zip(lines, CHANGES, strict=True):
        assert all(str(fact) in line for fact in change.facts.values())


@pytest.mark.parametrize(
    ("action", "worth", "english", "french"),
    [
        (
            Check(),
            3.4,
            "🪙 About **3 chips better** than folding now.",
            "🪙 Environ **3 jetons de mieux** que de te coucher maintenant.",
        ),
        (
            Bet(2),
            -1.2,
            "🪙 About **1 chip worse** than folding now.",
            "🪙 Environ **1 jeton de moins** que de te coucher maintenant.",
        ),
        (
            Call(),
            -0.3,
            "🪙 About as good as folding now.",
            "🪙 À peu près pareil que de te coucher maintenant.",
        ),
    ],
)
def test_what_an_answer_is_worth(action: Action, worth: float, english: str, french: str) -> None:
    told = [skin.advised(Advised(action, worth), 600, VIEW, (), language) for language in LANGUAGES]

    assert told == [(english,), (french,)]


def test_what_a_stake_brings_beside_staying() -> None:
    gains = [Change("gains", {"chips": 2, "way": way}) for way in ("more", "less")]
    lines = skin.advised(Advised(Bet(2), 1.0, tuple(gains)), 600, VIEW, (), "en")

    assert lines[1:] == (
        "About 2 chips better than staying without a raise",
        "About 2 chips worse than staying without a raise",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_engine_says_can_be_said(language: Language) -> None:
    for advised in game.advise(VIEW, "seed", (), [Fold()]).best:
        assert all(skin.advised(advised, 600, VIEW, (), language))


def test_what_an_answer_gave_away() -> None:
    done, best = Advised(Fold(), 0.0), Advised(Check(), 2.6)
    assert [skin.gave_away(done, best, language) for language in LANGUAGES] == [
        "That gave away about 3 chips.",
        "Tu y perds environ 3 jetons.",
    ]
