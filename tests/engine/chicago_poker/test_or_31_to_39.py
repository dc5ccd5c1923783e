"""The rulings OR-31 to OR-39: the Limousine, the Revolver, the hand limit."""

from engine import chicago_poker as game
from engine.chicago_poker import Reason
from engine.chicago_poker.events import (
    GangstersDriven,
    MarkerPlaced,
)
from engine.chicago_poker.pieces import Business
from tests.helpers.chicago_poker.by_hand import after, at, column, does, refused, told

TOWN = """
    bosses: capone moran
    A: gambling-house
    A capone: R1 (R2) R3 (R4)
    A moran: G1
    B: speakeasy
    B capone: (B1) (B2)
    hand capone: limousine P9
"""


def test_or_31_gangsters_left_behind_keep_their_facing() -> None:
    state = after(at(TOWN), "capone limousine A R1 B")
    assert column(state, "A", "capone") == "(R2) R3 (R4)"

    assert column(after(state, "capone play P9 A"), "A", "capone") == "(R2) R3 (R4) (P9)"


def test_or_32_moved_gangsters_come_after_those_already_there() -> None:
    assert column(after(at(TOWN), "capone limousine A R3 R1 B"), "B", "capone") == "(B1) (B2) R3 R1"


def test_or_33_a_fifth_gangster_by_limousine_calls_a_shootout() -> None:
    step = does(at(TOWN), "capone limousine A R2 R4 R3 B")

    assert told(step, MarkerPlaced) == [MarkerPlaced(0, 1, Business.SPEAKEASY)]


def test_or_34_the_limousine_cannot_bring_a_column_over_five() -> None:
    refused(at(TOWN), "capone limousine A R1 R2 R3 R4 B", Reason.COLUMN_FULL)


def test_or_35_the_limousine_moves_its_bosss_own_gangsters_only() -> None:
    refused(at(TOWN), "capone limousine A G1 B", Reason.NOT_AT_PLACE)


def test_or_37_all_see_which_slots_were_left_but_not_which_back_lies_where() -> None:
    state = at(TOWN.replace("B capone: (B1) (B2)", ""))
    one, other = does(state, "capone limousine A R2 R4 B"), does(state, "capone limousine A R4 R2 B")

    assert [(event.slots, event.laid) for event in told(one, GangstersDriven)] == [((1, 3), (None, None))]
    assert one.events == other.events
    assert game.view(one.state, 1) == game.view(other.state, 1)
    assert game.view(one.state, 0) != game.view(other.state, 0)


def test_or_37_a_known_back_that_rode_with_others_is_known_in_no_certain_slot() -> None:
    state = at(TOWN.replace("B capone: (B1) (B2)", "turn: 9 moran") + "hand moran: police-raid")
    raided = after(state, "moran police-raid A capone", "moran recruit", "moran recruit")
    driven = after(raided, "capone limousine A R2 R4 B")

    assert {(known.place, known.slot, str(known.card)) for known in game.view(driven, 1).known} == {
        (1, None, "R2"),
        (1, None, "R4"),
    }


def test_or_38_the_revolver_may_be_the_only_action_of_the_first_turn() -> None:
    state = at("""
        bosses: capone moran
        turn: 1 capone
        A: brewery
        B: speakeasy
        hand capone: revolver R1 R2 R3 R4
    """)

    assert state.actions == 1
    assert after(state, "capone revolver").actions == 2


def test_or_38_the_revolver_may_be_played_twice_in_a_turn() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: revolver bribery
        discard: P1
    """)
    state = after(state, "capone revolver", "capone bribery", "capone take revolver", "capone revolver")

    assert state.actions == 4
    assert game.table(state).actions_optional == 4


def test_or_39_eight_cards_in_mid_turn_are_fine_if_seven_are_certain() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        B: brewery
        hand capone: R1 R2 R3 R4 R5 R6 R7
        deck: R8 ...
    """)
    state = after(state, "capone recruit")

    assert len(state.hands[0]) == 8
    refused(state, "capone recruit", Reason.OVER_HAND_LIMIT)
