"""CP-3: what a turn is made of."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options, Reason, awaited
from engine.chicago_poker.events import GameWon, ShootoutHeld, TurnEnded, TurnStarted
from tests.helpers.chicago_poker.by_hand import after, at, does, may, refused, told
from tests.helpers.chicago_poker.playouts import every_agreement, playout

FULL_FOR_MORAN = """
    bosses: capone moran
    A: brewery
    A capone: R1
    A moran: B1 B3 B5 B7 B9
    B: speakeasy
    actions: 1
    hand capone: R2 R3
    hand moran: G1
"""


def test_cp_3_1_shootouts_come_before_the_actions() -> None:
    step = does(at(FULL_FOR_MORAN), "capone play R2 B")
    order = [type(event) for event in step.events]

    assert order.index(TurnEnded) < order.index(ShootoutHeld) < order.index(TurnStarted)
    assert step.state.active == 1


def test_cp_3_1_a_turn_that_begins_with_a_victory_has_no_actions() -> None:
    step = does(at(FULL_FOR_MORAN + "tiles moran: brewery brewery"), "capone play R2 B")

    assert told(step, GameWon)
    assert not told(step, TurnStarted)
    assert awaited(step.state) == ()


@pytest.mark.parametrize("seats", range(2, 7))
def test_cp_3_2_the_first_has_one_action_the_second_two_and_then_everybody_three(seats: int) -> None:
    state = game.setup(seats, Options(), 5).state
    given = [(state.turn, state.actions)]
    while len(given) < 2 * seats + 2:
        state = after(state, f"{state.bosses[state.active]} {sorted(may(state))[0]}")
        if state.turn != given[-1][0]:
            given.append((state.turn, state.actions))

    assert [actions for _, actions in given] == [1, 2, *[3] * (2 * seats)]


def test_cp_3_2_a_shootout_costs_no_action() -> None:
    assert after(at(FULL_FOR_MORAN), "capone play R2 B").actions == 3


def test_cp_3_3_drawing_and_playing_mix_in_any_order_and_the_drawn_card_is_seen_first() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: R1
        deck: R9 ...
    """)
    state = after(state, "capone recruit")

    assert "play R9 A" in may(state)
    assert after(state, "capone play R9 A", "capone recruit").active == 1


def test_cp_3_4_the_english_boss_uses_their_actions() -> None:
    state = at("""
        options: english full specials
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: R1
    """)

    refused(state, "capone stop", Reason.MUST_ACT)
    refused(after(state, "capone recruit"), "capone stop", Reason.MUST_ACT)


def test_cp_3_4_the_french_boss_stops_when_they_like() -> None:
    state = at("""
        options: french full specials
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: R1
    """)
    step = does(state, "capone stop")

    assert [event.unused for event in told(step, TurnEnded)] == [3]
    assert step.state.active == 1


@pytest.mark.parametrize("rulebook", ["english", "french"])
def test_cp_3_4_nobody_stops_with_more_than_seven_cards(rulebook: str) -> None:
    state = at(f"""
        options: {rulebook} full specials
        bosses: capone moran
        A: brewery
        B: speakeasy
        actions: 2 extra 2
        hand capone: R1 R2 R3 R4 R5 R6 R7 R8
    """)

    refused(state, "capone stop", Reason.OVER_HAND_LIMIT)
    assert "stop" in may(after(state, "capone play R1 A"))


@every_agreement
def test_cp_3_6_no_turn_ends_with_more_than_seven_cards(options: Options) -> None:
    for seats in range(2, 7):
        for move in playout(seats, options, seats):
            if any(isinstance(event, TurnEnded) for event in move.step.events):
                assert len(move.step.state.hands[move.seat]) <= 7
            for seat, hand in enumerate(move.step.state.hands):
                assert len(hand) <= 7 or seat == move.step.state.active
