"""Every no has its sentence, with its fact, in both languages."""

from contextlib import suppress
from random import Random

import pytest

from bot.skins.gangster import skin
from bot.skins.gangster.words.catalogue import has
from bot.table.languages import LANGUAGES, Language
from engine import gangster as game
from engine.game import IllegalAction
from engine.gangster.legality import Reason
from engine.notation import Unreadable
from tests.helpers.gangster.words import NAMES, turns

both = pytest.mark.parametrize("language", LANGUAGES)
VERBS = ("drive 1", "drive 3", "bump 2", "unload", "load", "gun")
ENDS = ("loop", "gold-coast", "gold-coast motor", "gold-coast door breakfast", "cicero breakfast", "grey")
LINES = (
    *(f"{verb} {end}" for verb in VERBS for end in (*ENDS, "own", "own own", "1", "9", "99", "loop 3")),
    *(f"{clan} drive 2 loop" for clan in ("blue", "green")),
)


def test_every_reason_has_a_sentence() -> None:
    for reason in (*Reason, *Unreadable):
        assert has(f"refused-{reason.value}"), reason


@both
def test_whatever_is_refused_is_told_with_its_facts(language: Language) -> None:
    """Over random positions and lines of every sort; a fact that a sentence lacks would be an error."""
    dice, met = Random(3), set()
    for seats in (2, 4, 5):
        for turn in turns(seats, 3, 9):
            for line in dice.sample(LINES, 25):
                for words in (line, f"{turn.before.board.clans[turn.seat].clan} {line}"):
                    with suppress(Accepted):
                        refusal = refused(turn.before, dice.choice((turn.seat, turn.seat, 0, 9)), words)
                        told = skin.refuse(refusal, NAMES, language)
                        assert 10 < len(told) < 200
                        assert refusal.reason in (*Reason, *Unreadable)
                        met.add(refusal.reason)
    assert len(met) > 18


class Accepted(Exception):
    """A line was no mistake."""


def refused(state: game.State, seat: int, line: str) -> IllegalAction:
    try:
        game.apply(state, seat, game.parse(line))
    except IllegalAction as refusal:
        return refusal
    raise Accepted


def test_a_no_reads_like_this() -> None:
    def told(reason: Reason, language: Language = "en", **facts: str | int) -> str:
        return skin.refuse(IllegalAction(reason, **facts), NAMES, language).replace("\u00a0", " ")

    assert told(Reason.OUT_OF_REACH, place="loop", card=2, cards="1 3") == (
        "Card 2 doesn’t get you to The Loop. These cards do: 1, 3."
    )
    assert told(Reason.OUT_OF_REACH, place="loop", card=2, cards="").endswith("None of your open cards does.")
    assert told(Reason.GAP_CLOSED, place="loop", clan="grey") == (
        "In The Loop, only ⚪✖️ grey can fill gaps: they hold the last space."
    )
    assert told(Reason.NOT_YOUR_TURN, seat=1).startswith("Not your turn: Théo\\_92 is playing.")
    assert told(Reason.NOT_YOUR_TURN, seat=2).startswith("Not your turn: another boss is playing.")
    assert told(Reason.TRUNK_FULL, "fr", room=1).startswith(
        "Ton coffre est plein : il contient un rival au plus."
    )
    assert "Motor, Door" in told(Reason.TAKE_A_PIECE, pieces="motor door")
    assert "Moteur, Porte" in told(Reason.TAKE_A_PIECE, "fr", pieces="motor door")
