"""A shootout in words says all that its picture does."""

import pytest

from bot.skins.chicago_poker.words.asked import prompt
from bot.skins.chicago_poker.words.hands import whole_hand
from bot.skins.chicago_poker.words.news import tell
from bot.skins.chicago_poker.words.shootout import recount, why
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.events import DecidedBy, ShootoutHeld
from engine.chicago_poker.options import Rulebook
from tests.helpers.chicago_poker.by_hand import at, does
from tests.helpers.chicago_poker.playouts import playout
from tests.helpers.skins.tables import BOTH

PEOPLE = ("Lucie", "Nono", "Karim", "Théo", "Ana", "Bo")


MORE = pytest.param(6, "english", marks=pytest.mark.long("more people fight in the same words"))


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize(("seats", "rulebook"), [(2, "english"), (4, "french"), MORE])
def test_who_held_what_and_what_decided_it(seats: int, rulebook: Rulebook, language: Language) -> None:
    seen = set[DecidedBy]()
    for move in playout(seats, Options(rulebook), 5):
        held = [event for event in move.step.events if isinstance(event, ShootoutHeld)]
        table = game.table(move.step.state)
        told = recount(move.step.events, table, PEOPLE, language)
        voice = Voice(language, table.bosses, PEOPLE, emoji=False)
        assert bool(told) == bool(held)
        for shootout in held:
            seen.add(shootout.decided_by)
            assert voice.at(shootout.place, shootout.business) in told
            assert voice.who(shootout.winner) in told
            assert why(voice, shootout) in told
            assert voice.the(shootout.place, shootout.business) in told, "what was won"
            lines = [
                next(line for line in told.splitlines() if line.startswith(f"- {voice.boss(fighter.seat)}"))
                for fighter in shootout.fighters
            ]
            for line, fighter in zip(lines, shootout.fighters, strict=True):
                assert whole_hand(fighter.hand, language) in line, "with its kickers"
                assert all(voice.card(card) in line for card in fighter.cards)
                turned_up = voice.say("table-was-down", card="").strip()
                assert line.count(turned_up) >= sum(fighter.were_down)
            for revealed in shootout.rounds:
                for _, card in revealed.sent:
                    assert voice.card(card) in told if card else voice.say("sent-nobody") in told
            if shootout.replacement:
                assert voice.business(shootout.replacement) in told
    assert len(seen) > 1


TWO_FLUSHES = """
    options: english full specials
    bosses: capone yale
    turn: 9 yale
    actions: 1
    A: brewery
    A capone: {0}15 {0}14 {0}12 {0}11 {1}
    A yale: {2}15 {2}14 {2}12 {2}11 {3}
    B: speakeasy
    hand capone: Y13 Y3
    hand yale: Y12 Y2
"""


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize(("blue", "red"), [("B7", "R7"), ("B13", "R13")])
def test_a_tie_of_flushes_names_nobody_s_colour(language: Language, blue: str, red: str) -> None:
    """What is said of all of them must be true of all."""
    tied = does(at(TWO_FLUSHES.format("B", blue, "R", red)), "yale recruit")
    names = ("Ann", "Ben")
    over = does(tied.state, "capone send Y13", "yale send Y12")
    told = [
        *tell(tied.events, game.table(tied.state), names, language),
        prompt(game.view(tied.state, 0), names, language),
        *tell(over.events, game.table(over.state), names, language),
    ]

    assert not [line for line in told for suit in SUITS[language] if suit in line]
    assert len([line for line in told if "15" in line]) == 3, "the hand"


SUITS = {"en": ("guns", "fedoras"), "fr": ("mitraillettes", "chapeaux")}
