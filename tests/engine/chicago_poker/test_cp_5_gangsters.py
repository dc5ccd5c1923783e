"""CP-5: laying gangsters at businesses."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Reason
from engine.chicago_poker.events import GangsterPlayed, MarkerPlaced
from engine.chicago_poker.pieces import Business
from tests.helpers.chicago_poker.by_hand import after, at, column, does, may, refused, told

CROWDED = """
    bosses: capone moran
    A: brewery
    A capone: R1 R2 R3 R4 R6
    A moran: B1 B2 B3 B4
    B: speakeasy
    hand capone: G1 G2
    hand moran: Y1 Y2
"""


def test_cp_5_1_a_gangster_goes_where_its_boss_has_fewer_than_five() -> None:
    state = at(CROWDED)

    refused(state, "capone play G1 A", Reason.COLUMN_FULL)
    assert "play G1 B" in may(state)


def test_cp_5_1_a_rivals_marker_closes_nothing() -> None:
    state = after(at(CROWDED), "capone play G1 B", "capone play G2 B", "capone recruit")

    assert "play Y1 A" in may(state, "moran")


def test_cp_5_1_only_a_card_of_ones_own_hand_at_a_business_in_play() -> None:
    state = at(CROWDED)

    refused(state, "capone play Y1 B", Reason.NOT_IN_HAND)
    refused(state, "capone play G1 C", Reason.NO_SUCH_PLACE)


@pytest.mark.parametrize(
    ("business", "laid"),
    [
        ("speakeasy", "(R1) (R2) R3 R4 R5"),
        ("jazz-club", "R1 R2 R3 (R4) (R5)"),
        ("brewery", "R1 R2 R3 R4 R5"),
        ("gambling-house", "R1 (R2) R3 (R4) R5"),
    ],
)
def test_cp_5_2_the_business_decides_which_number_lies_face_down(business: str, laid: str) -> None:
    state = at(f"""
        bosses: capone moran
        A: {business}
        B: {"jazz-club" if business == "brewery" else "brewery"}
        actions: 5 extra 4
        hand capone: R1 R2 R3 R4 R5
    """)
    seen = []
    for value in range(1, 6):
        step = does(state, f"capone play R{value} A")
        seen += [event.card for event in told(step, GangsterPlayed)]
        if value < 5:
            state = step.state

    assert column(step.state, "A", "capone") == laid
    assert [str(card) if card else "##" for card in seen] == [
        "##" if word.startswith("(") else word for word in laid.split()
    ]
    assert game.table(state).places[0].business is Business(business)


def test_cp_5_3_a_column_keeps_its_order() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: R9 B2 G15
    """)

    assert column(after(state, "capone play R9 A", "capone play B2 A"), "A", "capone") == "R9 B2"


def test_cp_5_4_nobody_has_six_gangsters_at_a_business() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        A capone: R1 R2 R3 R4
        B: brewery
        B capone: G1 G2
        hand capone: R6 B6 limousine
    """)

    refused(state, "capone limousine B G1 G2 A", Reason.COLUMN_FULL)
    refused(after(state, "capone play R6 A"), "capone play B6 A", Reason.COLUMN_FULL)
    refused(after(state, "capone play R6 A"), "capone limousine B G1 A", Reason.COLUMN_FULL)


FIFTH = """
    bosses: capone moran
    A: brewery
    A capone: R1 R2 R3 R4
    A moran: B1 B2 B3
    B: speakeasy
    B capone: (G1)
    hand capone: R6 G2
    hand moran: liquidation Y9
"""


def test_cp_5_5_a_fifth_gangster_calls_a_shootout_for_the_next_turn() -> None:
    step = does(at(FIFTH), "capone play R6 A")

    assert told(step, MarkerPlaced) == [MarkerPlaced(0, 0, Business.BREWERY)]
    assert game.table(step.state).rows[0].columns[0].marker
    assert column(step.state, "A", "capone") == "R1 R2 R3 R4 R6"
    resolved = after(step.state, *["capone recruit"] * 2, *["moran recruit"] * 3)
    assert column(resolved, "A", "capone") == ""
    assert resolved.active == 0


def test_cp_5_5_a_marked_column_is_left_alone_until_then() -> None:
    state = after(at(FIFTH + "actions: 1"), "capone play R6 A")

    refused(state, "moran liquidation A capone", Reason.COLUMN_MARKED)
    assert "liquidation B capone" in may(state)


def test_cp_5_5_a_marked_column_cannot_be_moved_by_its_owner() -> None:
    state = at(FIFTH.replace("R6 G2", "R6 limousine"))
    state = after(state, "capone play R6 A")

    refused(state, "capone limousine A R6 B", Reason.COLUMN_MARKED)
    assert "limousine B G1 A" not in may(state)


def test_cp_5_6_a_boss_always_sees_their_own_backs() -> None:
    state = after(at(FIFTH + "actions: 1"), "capone play G2 B")
    own, rival = game.view(state, 0), game.view(state, 1)

    assert [(str(laid.card), laid.hidden) for laid in own.columns[1]] == [("G1", True), ("G2", True)]
    assert [laid.card for laid in rival.table.rows[0].columns[1].gangsters] == [None, None]
