"""Every no has its words, and says what may be done instead."""

import pytest

from bot.skins.chicago_stud import skin
from bot.skins.chicago_stud.words.catalogue import has
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options, Reason, State
from engine.game import Fact, IllegalAction
from engine.notation import Unreadable
from tests.helpers.chicago_stud.by_hand import EACH, dealt, played

FACTS: dict[Reason | Unreadable, dict[str, Fact]] = {
    Reason.NOT_YOUR_TURN: {"boss": "rolfe"},
    Reason.CANNOT_CHECK: {"cost": 4},
    Reason.ALREADY_BET: {"cost": 4},
    Reason.NO_MORE_RAISES: {"most": 3},
    Reason.CALL_TAKES_ALL: {"cost": 4},
    Reason.TOO_LITTLE: {"least": 4},
    Reason.TOO_MUCH: {"most": 4},
    Reason.ONLY_EXACTLY: {"amount": 4},
    Reason.BUDGET_TOO_SMALL: {"least": 1},
    Reason.BUDGET_TOO_LARGE: {"most": 4},
    Unreadable.UNKNOWN_ACTION: {"text": "*dance* @everyone"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [*Reason, *Unreadable])
def test_every_reason_has_its_words(reason: Reason | Unreadable, language: Language) -> None:
    words = skin.refuse(IllegalAction(reason, **FACTS.get(reason, {})), (), language)

    assert has(f"refused-{reason.value}")
    assert 5 < len(words) < 200
    assert "@everyone" not in words
    assert all(
        str(fact) in words for name, fact in FACTS.get(reason, {}).items() if name in ("cost", "least")
    )


def refused(state: State, seat: int, line: str, language: Language = "en") -> str:
    with pytest.raises(IllegalAction) as no:
        game.apply(state, seat, game.parse(line))
    return skin.refuse(no.value, (), language).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("said", "line", "english", "french"),
    [
        ((), "0 call", "There’s nothing to call: check or bet.", "Rien à suivre : dis parole, ou mise."),
        (
            ("0 bet 2",),
            "1 check",
            "You can’t check, there’s a bet: call 2, raise or fold.",
            "Il y a une mise : suis (2), relance ou couche-toi.",
        ),
        (
            ("0 bet 2", "1 raise 2", "2 raise 2", "0 raise 2"),
            "1 raise 2",
            "No more raises in this round: call or fold.",
            "Plus de relance à ce tour : suis ou couche-toi.",
        ),
        ((), "0 bet 4", "It has to be exactly 2.", "Exactement 2."),
        (
            (),
            "1 check",
            "It’s **Capone**’s turn. You can leave an order meanwhile.",
            "C’est à **Capone** de parler. Tu peux laisser un ordre en attendant.",
        ),
    ],
)
def test_the_sentences_of_the_design(said: tuple[str, ...], line: str, english: str, french: str) -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=EACH).state
    state = played(state, *said).state if said else state
    seat, _, words = line.partition(" ")

    assert refused(state, int(seat), words) == english
    assert refused(state, int(seat), words, "fr") == french


def test_too_little_says_how_much() -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", options=Options(limit="open")).state

    assert refused(state, 0, "bet 1") == "2 at least."
    assert refused(state, 0, "bet 1", "fr") == "Au moins 2."
