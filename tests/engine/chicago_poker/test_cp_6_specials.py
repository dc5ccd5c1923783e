"""CP-6: the six special cards."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Reason
from engine.chicago_poker.events import (
    BriberyPlayed,
    CardBribed,
    DeckReshuffled,
    GangstersDriven,
    MarkerPlaced,
    PoliceRaided,
    RevolverPlayed,
)
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import KnownBack
from tests.helpers.chicago_poker.by_hand import after, at, cards, column, does, hand_of, may, refused, told

TOWN = """
    bosses: capone yale moran
    A: jazz-club
    A capone: R1 R2
    A yale: B1 B2 B3 (B4)
    A moran: G1 G2 G3 (G4) (G6)
    B: speakeasy
    B capone: (R3) (R4) R5
"""


@pytest.mark.parametrize(
    "line", ["liquidation A yale", "police-raid A yale", "limousine A R2 B", "revolver", "bribery"]
)
def test_cp_6_1_a_special_card_is_an_action_and_goes_to_the_discard_pile(line: str) -> None:
    name = line.split()[0]
    state = after(at(f"{TOWN}hand capone: {name}\ndiscard: P1"), f"capone {line}")
    if name == "bribery":
        state = after(state, "capone take P1")

    assert state.actions == (4 if name == "revolver" else 2)
    assert name in map(str, state.discard)
    assert name not in hand_of(state, "capone")


@pytest.mark.parametrize("name", ["liquidation", "police-raid", "limousine", "bribery"])
def test_cp_6_1_a_special_card_needs_a_target(name: str) -> None:
    state = at(f"""
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: {name}
    """)

    assert may(state) == {"recruit"}


def test_cp_6_2_a_full_column_cannot_be_liquidated_the_others_there_can() -> None:
    state = at(TOWN + "hand capone: liquidation")

    refused(state, "capone liquidation A moran", Reason.COLUMN_MARKED)
    refused(state, "capone liquidation B yale", Reason.NO_GANGSTERS)
    assert may(state) == {"recruit", "liquidation A yale"}


def test_cp_6_3_a_police_raid_shows_one_boss_the_backs_of_one_rival_there() -> None:
    state = at(TOWN + "hand capone: police-raid")
    step = does(state, "capone police-raid A moran")
    mine, theirs, other = (game.view(step.state, seat) for seat in range(3))

    assert told(step, PoliceRaided) == [PoliceRaided(0, 2, 0, Business.JAZZ_CLUB, backs=2)]
    assert mine.known == (KnownBack(2, 0, 3, cards("G4")[0]), KnownBack(2, 0, 4, cards("G6")[0]))
    assert mine.raids[0].gangsters == ((3, cards("G4")[0]), (4, cards("G6")[0]))
    for view in (theirs, other):
        assert not view.known
        assert not view.raids
    assert step.state.columns == state.columns


LIMOUSINE = """
    bosses: capone moran
    A: brewery
    A capone: R1 R2 R3 R4
    B: speakeasy
    B capone: (G1)
    hand capone: limousine
"""


def test_cp_6_4_the_limousine_lays_in_any_order_with_the_facing_of_the_new_numbers() -> None:
    step = does(at(LIMOUSINE), "capone limousine A R4 R1 B")

    assert column(step.state, "A", "capone") == "R2 R3"
    assert column(step.state, "B", "capone") == "(G1) (R4) R1"
    (driven,) = told(step, GangstersDriven)
    assert (driven.slots, driven.first_slot, driven.laid) == ((0, 3), 1, (None, *cards("R1")))


def test_cp_6_4_the_limousine_takes_one_to_four_to_a_business_with_room() -> None:
    state = at(LIMOUSINE)
    numbers = {len(line.split()) - 3 for line in may(state) if line.startswith("limousine A")}

    assert numbers == {1, 2, 3, 4}
    assert sum(line.startswith("limousine A") for line in may(state)) == 4 + 12 + 24 + 24
    assert sum(line.startswith("limousine B") for line in may(state)) == 1
    refused(state, "capone limousine A R1 C", Reason.NO_SUCH_PLACE)
    refused(state, "capone limousine A R1 R1 B", Reason.NOT_AT_PLACE)


def test_cp_6_4_a_fifth_gangster_by_limousine_calls_a_shootout_and_rivals_markers_do_not_matter() -> None:
    state = at(LIMOUSINE + "A moran: B1 B2 B3 B4 B6\nB moran: (Y1) (Y2) Y3 Y4 Y6")
    step = does(state, "capone limousine A R1 R2 R3 R4 B")

    assert told(step, MarkerPlaced) == [MarkerPlaced(0, 1, Business.SPEAKEASY)]


def test_cp_6_5_the_revolver_gives_two_more_actions() -> None:
    step = does(at(TOWN + "hand capone: revolver"), "capone revolver")

    assert told(step, RevolverPlayed) == [RevolverPlayed(0)]
    assert (step.state.actions, game.table(step.state).actions_optional) == (4, 2)


BRIBERY = """
    bosses: capone moran
    A: brewery
    B: speakeasy
    hand capone: bribery
    discard: R1 revolver R2
"""


def test_cp_6_6_bribery_searches_the_discard_pile_and_takes_one_card() -> None:
    step = does(at(BRIBERY), "capone bribery")

    assert told(step, BriberyPlayed) == [BriberyPlayed(0, pile=3)]
    assert may(step.state) == {"take R1", "take revolver", "take R2"}
    assert set(map(str, game.view(step.state, 0).pile or ())) == {"R1", "revolver", "R2"}
    assert game.view(step.state, 1).pile is None
    refused(step.state, "capone take R9", Reason.NOT_IN_PILE)
    refused(step.state, "capone recruit", Reason.MUST_TAKE)


def test_cp_6_6_the_rest_of_the_pile_is_shuffled_into_the_deck_and_bribery_lies_alone() -> None:
    state = at(BRIBERY)
    step = does(state, "capone bribery", "capone take revolver")

    assert told(step, CardBribed) == [CardBribed(0)]
    assert told(step, DeckReshuffled) == [DeckReshuffled(len(state.deck) + 2)]
    assert hand_of(step.state, "capone") == ["revolver"]
    assert list(map(str, step.state.discard)) == ["bribery"]
    assert set(map(str, step.state.deck)) == {*map(str, state.deck), "R1", "R2"}
    assert [card for card in step.state.deck if card in state.deck] != list(state.deck)
    assert step.state.actions == 2
