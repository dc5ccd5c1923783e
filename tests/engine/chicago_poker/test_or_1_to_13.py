"""The rulings OR-1 to OR-13: turns, markers, shootouts, hands."""

import pytest

from engine.chicago_poker import Reason, awaited
from engine.chicago_poker.events import (
    ActingMadeCompulsory,
    DeckReshuffled,
    MarkerPlaced,
    ShootoutHeld,
    TurnEnded,
)
from engine.chicago_poker.hands import Rank, ValueDecided, decided, hand
from tests.helpers.chicago_poker.by_hand import after, at, cards, does, may, refused, told
from tests.helpers.chicago_poker.positions import NOTHING_LEFT


def test_or_2a_the_two_actions_of_the_revolver_are_optional_in_english_too() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: revolver R1 R2
    """)
    state = after(state, "capone revolver", "capone play R1 A")
    refused(state, "capone stop", Reason.MUST_ACT)

    state = after(state, "capone play R2 A")
    assert state.actions == 2
    assert "stop" in may(state)


IDLERS = """
    options: french full specials
    bosses: capone moran
    A: brewery
    B: speakeasy
    hand capone: R1
    hand moran: B1
"""


def test_or_2b_one_action_in_two_rounds_is_enough() -> None:
    step = does(
        at(IDLERS),
        *["capone stop", "moran stop", "capone stop"],
        "moran recruit",
        "moran stop",
        "capone stop",
    )

    assert not told(step, ActingMadeCompulsory)
    assert "stop" in may(step.state)


def test_or_3_with_deck_and_discard_pile_empty_the_game_goes_on() -> None:
    state = at(NOTHING_LEFT)
    step = does(state, "capone play R5 A", "capone play R10 B")

    assert "recruit" not in may(state)
    assert told(step, TurnEnded)[0].stuck
    assert awaited(step.state)


def test_or_4_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    rest = " ".join(f"{colour}{value}" for colour in "BGYP" for value in range(1, 16))
    state = at(f"""
        options: english full no-specials
        bosses: capone moran
        A: brewery
        A moran: R1 R2 R3 R4
        B: brewery
        B moran: R5 R6 R7 R8
        hand moran: R9 R10 R11 R12 R13 R14
        deck: R15
        discard: {rest}
    """)
    last_card = does(state, "capone recruit")

    assert not told(last_card, DeckReshuffled)
    assert (len(last_card.state.deck), len(last_card.state.discard)) == (0, 60)
    assert told(does(last_card.state, "capone recruit"), DeckReshuffled) == [DeckReshuffled(60)]


def test_or_5_markers_never_run_out() -> None:
    state = at("""
        bosses: capone yale moran
        A: brewery
        A capone: R1 R2 R3 R4
        A yale: B1 B2 B3 B4 B6
        A moran: G1 G2 G3 G4 G6
        B: brewery
        B yale: B7 B8 B9 B10 B12
        B moran: G7 G8 G9 G10 G12
        hand capone: R6 liquidation
    """)
    step = does(state, "capone play R6 A")

    assert len(told(step, MarkerPlaced)) == 1
    assert len(step.state.markers) == 5
    refused(step.state, "capone liquidation B moran", Reason.COLUMN_MARKED)


SEVERAL = """
    bosses: capone yale moran
    turn: 9 capone
    actions: 1
    A: brewery
    A yale: R1 R2 R3 R5 R6
    B: speakeasy
    B yale: (B1) (B2) B3 B5 B6
    markers: {}
    hand capone: recruit
"""


def several(markers: str, tiles: str = "") -> list[ShootoutHeld]:
    state = at(SEVERAL.format(markers).replace("hand capone: recruit", tiles))
    return told(does(state, "capone recruit"), ShootoutHeld)


def test_or_7_several_shootouts_are_held_in_the_order_of_marking() -> None:
    assert [held.place for held in several("A yale, B yale")] == [0, 1]
    assert [held.place for held in several("B yale, A yale")] == [1, 0]


def test_or_8_a_victory_leaves_the_other_shootouts_unheld() -> None:
    assert [held.place for held in several("B yale, A yale", "tiles yale: speakeasy speakeasy")] == [1]


SHOT_AT_YALE = """
    bosses: capone yale moran
    turn: 9 capone
    actions: 1
    A: brewery
    A capone: {}
    A yale: R1 R2 R3 R5 B7
    A moran: {}
    B: speakeasy
    hand moran: Y1
"""


def shot_at_yale(capone: str, moran: str) -> ShootoutHeld:
    (held,) = told(does(at(SHOT_AT_YALE.format(capone, moran)), "capone recruit"), ShootoutHeld)
    return held


def test_or_9_the_best_hand_wins_against_the_caller_with_fewer_gangsters() -> None:
    held = shot_at_yale("G4 P4", "G15")

    assert (held.caller, held.winner) == (1, 0)


def test_or_10_without_gangsters_there_one_does_not_fight() -> None:
    assert {fighter.seat for fighter in shot_at_yale("G4 P4", "").fighters} == {0, 1}


def test_or_11_a_missing_card_is_lower_than_any() -> None:
    assert shot_at_yale("G4 P4", "R4 B4 G1").winner == 2
    assert decided(hand(cards("R4 B4 G1")), hand(cards("G4 P4"))) == ValueDecided(
        Rank.PAIR, index=2, better=1, worse=0, kicker=True
    )


@pytest.mark.parametrize("names", ["R1 R2 R3", "R1 B2 G3 Y4", "G2 G4 G6 G8"])
def test_or_12_three_or_four_in_a_row_or_of_a_colour_are_nothing(names: str) -> None:
    assert hand(cards(names)).rank is Rank.HIGH_CARD
    assert hand(cards(names)) < hand(cards("R1 B1"))


def test_or_13_one_is_the_lowest_and_never_follows_fifteen() -> None:
    assert hand(cards("R14 B15 G1 Y2 P3")).rank is Rank.HIGH_CARD
    assert hand(cards("R12 B13 G14 Y15 P1")).rank is Rank.HIGH_CARD
    assert hand(cards("R1")) < hand(cards("R2"))
