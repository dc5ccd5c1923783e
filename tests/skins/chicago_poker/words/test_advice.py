"""A coach says what was counted, in both languages, and nothing else."""

import pytest

from bot.skins.chicago_poker import skin
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.advice import Advised, Change
from engine.chicago_poker import BossView
from engine.chicago_poker.actions import Recruit
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.skins.tables import BOTH, NAMES
from tests.helpers.typography import has_wrong_space, lacks_hard_space, says_vous

CHANGES = (
    Change("shootout", {"place": "B", "before": 34, "after": 61}),
    Change("shootout", {"place": "B", "before": 48, "after": 48}),
    Change("calls", {"place": "B"}),
    Change("wins", {"place": "B"}),
    Change("stops", {"place": "B"}),
    Change("looks", {"count": 1}),
    Change("looks", {"count": 2}),
    Change("hidden", {"count": 1}),
    Change("hidden", {"count": 2}),
    Change("hand", {"count": 0}),
    Change("hand", {"count": 1}),
    Change("hand", {"count": 2}),
)

ENGLISH = (
    "Chance to win: **41%**",
    "B · Jazz Club: **34% → 61%** to win the next shootout",
    "B · Jazz Club: still **48%** to win the next shootout",
    "Calls a shootout at the Jazz Club (B) at the start of your next turn",
    "Win the Jazz Club (B) and the town is yours",
    "If a rival wins the Jazz Club (B), the town is theirs",
    "Shows you one face-down card",
    "Shows you 2 face-down cards",
    "Face down: only you see it",
    "2 of them face down: only you see them",
    "Leaves you no cards in hand",
    "Leaves you one card in hand",
    "Leaves you 2 cards in hand",
)
FRENCH = (
    "**41\u00a0%** de chances de gagner la ville",
    "B · Club de jazz\u00a0: 34 → **61\u00a0%** de chances à la prochaine fusillade",
    "B · Club de jazz\u00a0: toujours **48\u00a0%** de chances à la prochaine fusillade",
    "Déclenche une fusillade au Club de jazz (B), au début de ton prochain tour",
    "Avec le Club de jazz (B), la ville est à toi",
    "Si un rival prend le Club de jazz (B), la ville est à lui",
    "Te montre une carte face cachée",
    "Te montre 2 cartes face cachée",
    "Posé face cachée\u00a0: personne d’autre ne le voit",
    "2 posés face cachée\u00a0: personne d’autre ne les voit",
    "Te laisse sans carte en main",
    "Te laisse une carte en main",
    "Te laisse 2 cartes en main",
)


def town() -> BossView:
    """Two businesses, and a jazz club is the second."""
    state = at("""
        bosses: capone yale
        A: brewery
        B: jazz-club
        hand capone: R9
    """)
    return game.view(state, 0)


@pytest.mark.parametrize(("language", "lines"), [("en", ENGLISH), ("fr", FRENCH)])
def test_every_change_has_its_words(language: Language, lines: tuple[str, ...]) -> None:
    said = skin.advised(Advised(Recruit(), 41.3, CHANGES), 60, town(), NAMES, language)

    assert said == lines
    assert not any(has_wrong_space(line, language) for line in said)
    if language == "fr":
        assert not any(lacks_hard_space(line) or says_vous(line) for line in said)


@pytest.mark.parametrize(
    ("worth", "told"), [(0.0, "<1"), (0.6, "1"), (41.5, "42"), (99.4, "99"), (99.6, ">99"), (100.0, ">99")]
)
def test_nothing_is_surer_than_the_tries_know(worth: float, told: str) -> None:
    said = skin.advised(Advised(Recruit(), worth), 60, town(), NAMES, "en")

    assert said == (f"Chance to win: **{told}%**",)


def test_what_an_action_gave_away() -> None:
    done, best = Advised(Recruit(), 0.2), Advised(Recruit(), 41.2)
    assert [skin.gave_away(done, best, language) for language in BOTH] == [
        "Your chance to win fell from 41% to <1%.",
        "Tes chances de gagner sont passées de 41 à <1\u00a0%.",
    ]
