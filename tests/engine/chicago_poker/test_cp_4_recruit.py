"""CP-4: drawing cards, and how many a hand may hold in the middle of a turn."""

import pytest

from engine.chicago_poker import Reason
from engine.chicago_poker.events import DeckReshuffled, Recruited
from tests.helpers.chicago_poker.by_hand import after, at, does, hand_of, may, refused, told
from tests.helpers.chicago_poker.positions import EVERY_CARD, NOTHING_LEFT

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
    state = at(TWO + "deck:\ndiscard: ...".replace("...", EVERY_CARD))
    step = does(state, "capone recruit")

    assert told(step, DeckReshuffled) == [DeckReshuffled(81)]
    assert len(step.state.deck) == 80
    assert step.state.discard == ()
    assert sorted(map(str, (*step.state.deck, *step.state.hands[0]))) == sorted(EVERY_CARD.split())
    assert [str(card) for card in step.state.deck] != EVERY_CARD.split()[1:]


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
