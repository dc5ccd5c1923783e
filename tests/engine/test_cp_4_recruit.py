"""CP-4: drawing cards, and how many a hand may hold in the middle of a turn."""

import pytest

from engine.chicago_poker import Reason
from engine.chicago_poker.events import DeckReshuffled, Recruited
from tests.engine.by_hand import after, at, does, hand_of, may, refused, told

TWO = """
    bosses: capone moran
    A: brewery
    B: speakeasy
"""


def test_cp_4_1_the_top_card_comes_into_the_hand() -> None:
    step = does(at(TWO + "deck: R9 B9 ..."), "capone recruit")

    assert hand_of(step.state, "capone") == ["R9"]
    assert str(step.state.deck[0]) == "B9"
    assert told(step, Recruited) == [Recruited(0)]


def test_cp_4_2_an_empty_deck_is_made_of_the_whole_discard_pile() -> None:
    state = at(TWO + "deck:\ndiscard: ...".replace("...", EVERYTHING))
    step = does(state, "capone recruit")

    assert told(step, DeckReshuffled) == [DeckReshuffled(81)]
    assert len(step.state.deck) == 80
    assert step.state.discard == ()
    assert sorted(map(str, (*step.state.deck, *step.state.hands[0]))) == sorted(EVERYTHING.split())
    assert [str(card) for card in step.state.deck] != EVERYTHING.split()[1:]


EVERYTHING = " ".join(f"{colour}{value}" for colour in "RBGYP" for value in range(1, 16)) + (
    " police-raid police-raid liquidation limousine revolver bribery"
)

NOTHING_LEFT = """
    options: english full no-specials
    bosses: capone yale weiss moran
    A: brewery
    A capone: R1 R2 R3 R4
    A yale: B1 B2 B3 B4 B5
    A weiss: G1 G2 G3 G4 G5
    A moran: Y1 Y2 Y3 Y4 Y5
    B: brewery
    B capone: R6 R7 R8 R9
    B yale: B6 B7 B8 B9 B10
    B weiss: G6 G7 G8 G9 G10
    B moran: Y6 Y7 Y8 Y9 Y10
    C: brewery
    C capone: R11 R12 R13 R14 R15
    C yale: B11 B12 B13 B14 B15
    C weiss: G11 G12 G13 G14 G15
    C moran: Y11 Y12 Y13 Y14 Y15
    hand capone: R5 R10 P1 P2
    hand yale: P3 P4 P5 P6
    hand weiss: P7 P8 P9 P10
    hand moran: P11 P12 P13 P14 P15
    deck:
"""


def test_cp_4_3_nobody_draws_when_deck_and_discard_pile_are_empty() -> None:
    refused(at(NOTHING_LEFT), "capone recruit", Reason.NOTHING_TO_DRAW)


@pytest.mark.parametrize(("held", "draws"), [(0, 3), (4, 3), (5, 2), (6, 2), (7, 1)])
def test_cp_4_5_how_often_one_may_draw_in_an_ordinary_turn(held: int, draws: int) -> None:
    """The deck brings nothing but gangsters, so that after a draw another play is open."""
    names = " ".join(f"R{value}" for value in range(1, held + 1))
    state = at(TWO + f"hand capone: {names}\ndeck: B1 B2 B3 B4 ...")
    for drawn in range(draws):
        assert "recruit" in may(state), drawn
        state = after(state, "capone recruit")

    assert state.active == 1 or "recruit" not in may(state)


def test_cp_4_5_with_six_cards_two_draws_then_a_play() -> None:
    state = at(TWO + "hand capone: R1 R2 R3 R4 R5 R6\ndeck: B1 B2 ...")
    state = after(state, "capone recruit", "capone recruit")

    assert all(line.startswith("play") for line in may(state))


def test_cp_4_5_with_seven_cards_one_draw_then_two_plays() -> None:
    state = at(TWO + "hand capone: R1 R2 R3 R4 R5 R6 R7\ndeck: B1 ...")
    state = after(state, "capone recruit")
    refused(state, "capone recruit", Reason.OVER_HAND_LIMIT)
    state = after(state, "capone play R1 A")

    refused(state, "capone recruit", Reason.OVER_HAND_LIMIT)
