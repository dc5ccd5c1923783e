"""CP-9: reinforcements after a tie."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Reason
from engine.chicago_poker.events import (
    DecidedBy,
    Recruited,
    ReinforcementAnswered,
    ReinforcementsRevealed,
    ShootoutHeld,
)
from engine.chicago_poker.pieces import Business
from tests.helpers.chicago_poker.by_hand import at, does, hand_of, may, refused, told
from tests.helpers.chicago_poker.positions import ENGLISH, FRENCH


def test_cp_9_2_each_chooses_one_gangster_in_secret() -> None:
    state = at(ENGLISH)
    step = does(state, "capone send R12")

    assert may(state, "capone") == {"send R12", "send B3", "send G4"}
    assert told(step, ReinforcementAnswered) == [ReinforcementAnswered(0)]
    assert game.view(step.state, 0).sent == state.hands[0][0]
    assert game.view(step.state, 3) == game.view(state, 3)
    refused(step.state, "capone send B3", Reason.ALREADY_ANSWERED)
    refused(step.state, "moran recruit", Reason.MUST_SEND)


def test_or_56_an_answer_may_be_taken_back_until_all_are_in_and_nobody_notices() -> None:
    state = at(ENGLISH)
    step = does(state, "capone send R12")
    assert step.reversible
    back = game.retract(step.state, 0)
    assert back is not None

    assert back.state == state
    assert (back.events, back.settled) == ((), False)
    assert game.retract(step.state, 3) is None, "Moran has sent nobody yet"
    both = does(back.state, "moran send B12", "capone send R12")
    assert not both.reversible
    assert game.retract(both.state, 0) is None
    assert game.in_secret(both.state), "they tie again"
    again = does(both.state, "moran send G3")
    assert game.retract(again.state, 0) is None
    assert game.retract(again.state, 3) is not None


@pytest.mark.parametrize(
    "lines", [("capone send R12", "moran send G3"), ("moran send G3", "capone send R12")]
)
def test_cp_9_3_revealed_together_the_highest_wins(lines: tuple[str, str]) -> None:
    step = does(at(ENGLISH), *lines)
    (revealed,) = told(step, ReinforcementsRevealed)
    (held,) = told(step, ShootoutHeld)

    assert [(seat, str(card)) for seat, card in revealed.revealed.sent] == [(3, "G3"), (0, "R12")]
    assert (held.winner, held.decided_by, held.rounds) == (0, DecidedBy.REINFORCEMENT, (revealed.revealed,))
    assert step.state.tiles[0] == (Business.BREWERY,)


THREE_TIED = """
    options: french full specials
    bosses: capone yale weiss moran
    turn: 10 yale
    A: brewery
    A capone: R9
    A yale: R1 R2 R3 R5 B7
    A weiss: P9
    A moran: G9
    B: speakeasy
    C: jazz-club
    tie: A
    hand capone: R12 B3
    hand weiss: B11 P15
    hand moran: B12 P2
"""


def test_cp_9_4_those_equal_highest_choose_again_and_the_others_are_out() -> None:
    step = does(at(THREE_TIED), "weiss send B11", "capone send R12", "moran send B12")

    assert [set(event.tied) for event in told(step, ReinforcementsRevealed)] == [{0, 3}]
    assert not told(step, ShootoutHeld)
    refused(step.state, "weiss send P15", Reason.NOT_TIED)
    again = does(step.state, "capone send B3", "moran send P2")
    (held,) = told(again, ShootoutHeld)
    assert (held.winner, len(held.rounds)) == (0, 2)


def test_cp_9_5_who_sends_nothing_is_out_and_the_sole_sender_spends_their_gangster() -> None:
    step = does(at(FRENCH), "capone send nothing", "moran send G3")
    (held,) = told(step, ShootoutHeld)

    assert (held.winner, held.decided_by) == (3, DecidedBy.SOLE_SENDER)
    assert hand_of(step.state, "moran") == ["B12"]
    assert "G3" in map(str, step.state.discard)


def test_cp_9_6_if_nobody_sends_the_first_tied_clockwise_from_the_caller_wins() -> None:
    step = does(at(FRENCH), "capone send nothing", "moran send nothing")
    (held,) = told(step, ShootoutHeld)

    assert (held.winner, held.decided_by) == (3, DecidedBy.CLOCKWISE)


CALLER_TIED = """
    options: french full specials
    bosses: capone yale moran
    turn: 9 yale
    A: brewery
    A capone: B1 B2 R4 B5 B7
    A yale: R1 R2 B4 R5 R7
    B: speakeasy
    tie: A
    hand capone: R12
    hand yale: B12
"""


def test_cp_9_6_if_nobody_sends_a_tied_caller_wins() -> None:
    step = does(at(CALLER_TIED), "capone send nothing", "yale send nothing")
    (held,) = told(step, ShootoutHeld)

    assert (held.winner, held.decided_by) == (1, DecidedBy.CALLER)


def test_cp_9_7_what_was_sent_is_discarded() -> None:
    step = does(at(FRENCH), "capone send R12", "moran send B12")

    assert {"R12", "B12"} <= set(map(str, step.state.discard))
    assert hand_of(step.state, "moran") == ["G3"]


def test_cp_9_7_in_english_each_sender_then_draws_clockwise_from_the_caller() -> None:
    step = does(at(ENGLISH), "capone send R12", "moran send B12")

    assert told(step, Recruited) == [Recruited(3, refill=True), Recruited(0, refill=True)]
    assert hand_of(step.state, "moran") == ["G3", "P2"]
    assert hand_of(step.state, "capone") == ["B3", "G4", "P3", "revolver"]
