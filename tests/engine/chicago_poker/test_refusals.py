"""Every reason for a no, each met by somebody, with the facts a sentence needs and nothing secret."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Reason
from engine.chicago_poker.actions import Drive, Recruit
from engine.chicago_poker.position import dumps, loads
from engine.game import Fact, IllegalAction, Seat
from tests.helpers.chicago_poker.corners import (
    HEAVY_HAND,
    LAST_BUSINESS,
    OVER_THE_LIMIT,
    SEARCH,
    STUCK,
    TIE_OF_THREE,
)

TOWN = """\
bosses: capone yale weiss
turn: 9 capone
A: brewery
B: speakeasy
A capone: R1 R2 R3 R4 R5
B capone: (B1) (B2)
A yale: G1 G2 G3 G4 G5
A weiss: Y1
hand capone: R7 limousine liquidation police-raid bribery
deck: ...
"""

FRENCH = TOWN + "options: french full specials\n"

OWNED = "speakeasy speakeasy jazz-club jazz-club"
WON = LAST_BUSINESS.replace("stock:", f"stock:\nwon: capone any-tiles {OWNED} brewery")
WON = WON.replace("A: brewery", "A: vacant").replace("A capone: R1 R3 R5 R7\nA yale: B15\n", "")
WON = WON.replace(f"tiles capone: {OWNED}", f"tiles capone: {OWNED} brewery")

REFUSALS: list[tuple[str, Seat, str, Reason, dict[str, Fact]]] = [
    (TOWN, 3, "recruit", Reason.UNKNOWN_SEAT, {}),
    (TOWN, -1, "recruit", Reason.UNKNOWN_SEAT, {}),
    (TOWN, 1, "recruit", Reason.NOT_YOUR_TURN, {"boss": "capone"}),
    (TIE_OF_THREE, 3, "send nothing", Reason.NOT_TIED, {}),
    (TIE_OF_THREE, 0, "recruit", Reason.MUST_SEND, {}),
    (TIE_OF_THREE, 0, "send nothing", Reason.GANGSTER_EXPECTED, {}),
    (TIE_OF_THREE + "answer: yale G15\n", 1, "send Y11", Reason.ALREADY_ANSWERED, {}),
    (TIE_OF_THREE, 0, "send G15", Reason.NOT_IN_HAND, {"card": "G15"}),
    (SEARCH, 1, "recruit", Reason.MUST_TAKE, {}),
    (SEARCH, 1, "take R1", Reason.NOT_IN_PILE, {"card": "R1"}),
    (SEARCH, 1, "take bribery", Reason.NOT_IN_PILE, {"card": "bribery"}),
    (TOWN + "actions: 0\nacted: yes\n", 0, "recruit", Reason.NO_ACTIONS_LEFT, {}),
    (OVER_THE_LIMIT, 1, "stop", Reason.MUST_DISCARD, {"hand": 9}),
    (OVER_THE_LIMIT, 1, "discard R6", Reason.NOT_IN_HAND, {"card": "R6"}),
    (TOWN, 0, "take R7", Reason.NOTHING_TO_ANSWER, {}),
    (TOWN, 0, "send R7", Reason.NOTHING_TO_ANSWER, {}),
    (TOWN, 0, "discard R7", Reason.NOTHING_TO_ANSWER, {}),
    (TOWN, 0, "play R8 B", Reason.NOT_IN_HAND, {"card": "R8"}),
    (TOWN, 0, "revolver", Reason.NOT_IN_HAND, {"card": "revolver"}),
    (TOWN, 0, "play R7 A", Reason.COLUMN_FULL, {"place": "A"}),
    (TOWN, 0, "play R7 C", Reason.NO_SUCH_PLACE, {"place": "C"}),
    (LAST_BUSINESS, 0, "play R8 B", Reason.NO_SUCH_PLACE, {"place": "B"}),
    (TOWN, 0, "police-raid A torrio", Reason.NO_SUCH_RIVAL, {"boss": "torrio"}),
    (TOWN, 0, "police-raid A capone", Reason.OWN_COLUMN, {}),
    (TOWN, 0, "police-raid B yale", Reason.NO_GANGSTERS, {"place": "B", "boss": "yale"}),
    (TOWN, 0, "liquidation B yale", Reason.NO_GANGSTERS, {"place": "B", "boss": "yale"}),
    (TOWN, 0, "liquidation A yale", Reason.COLUMN_MARKED, {"place": "A", "boss": "yale"}),
    (TOWN, 0, "limousine A R5 B", Reason.COLUMN_MARKED, {"place": "A", "boss": "capone"}),
    (TOWN, 0, "limousine B B1 B", Reason.SAME_PLACE, {"place": "B"}),
    (TOWN, 0, "limousine B R7 A", Reason.NOT_AT_PLACE, {"card": "R7", "place": "B"}),
    (TOWN, 0, "limousine B B1 B1 A", Reason.NOT_AT_PLACE, {"card": "B1", "place": "B"}),
    (TOWN, 0, "limousine B B2 A", Reason.COLUMN_FULL, {"place": "A"}),
    (FRENCH, 0, "limousine B B1 A", Reason.NOT_THE_LAST, {"place": "B"}),
    (TOWN, 0, "bribery", Reason.NOTHING_TO_SEARCH, {}),
    (TOWN, 0, "stop", Reason.MUST_ACT, {"actions": 3}),
    (HEAVY_HAND.replace(" revolver", ""), 1, "recruit", Reason.OVER_HAND_LIMIT, {"hand": 9, "cut": 1}),
    (HEAVY_HAND, 1, "stop", Reason.MUST_ACT, {"actions": 2}),
    (
        HEAVY_HAND + "options: french full specials\n",
        1,
        "stop",
        Reason.OVER_HAND_LIMIT,
        {"hand": 9, "cut": 0},
    ),
    (WON, 0, "recruit", Reason.GAME_OVER, {}),
    (WON, 9, "recruit", Reason.GAME_OVER, {}),
]


@pytest.mark.parametrize(("text", "seat", "line", "reason", "facts"), REFUSALS)
def test_a_no_has_its_reason_and_its_facts_and_changes_nothing(
    text: str, seat: Seat, line: str, reason: Reason, facts: dict[str, Fact]
) -> None:
    state = loads(text)
    before = dumps(state)
    with pytest.raises(IllegalAction) as no:
        game.apply(state, seat, game.parse(line))
    assert (no.value.reason, dict(no.value.facts)) == (reason, facts)
    assert dumps(state) == before


def test_drawing_is_no_action_when_the_reshuffles_are_used_up() -> None:
    state = loads(STUCK[0].replace("B torrio: (P13)", "discard: P13\nreshuffles: 12"))
    with pytest.raises(IllegalAction) as no:
        game.apply(state, state.active, Recruit())
    assert (no.value.reason, dict(no.value.facts)) == (
        Reason.NO_MORE_RESHUFFLES,
        {"most": 2 * len(state.bosses)},
    )


def test_drawing_is_no_action_when_deck_and_pile_are_empty() -> None:
    state = loads(STUCK[0])
    with pytest.raises(IllegalAction) as no:
        game.apply(state, state.active, Recruit())
    assert no.value.reason is Reason.NOTHING_TO_DRAW


def test_a_limousine_takes_at_least_one_gangster() -> None:
    with pytest.raises(IllegalAction) as no:
        game.apply(loads(TOWN), 0, Drive(1, (), 0))
    assert no.value.reason is Reason.TOO_MANY_DRIVEN


def test_every_reason_is_in_this_file() -> None:
    assert {reason for _, _, _, reason, _ in REFUSALS} | {
        Reason.NOTHING_TO_DRAW,
        Reason.NO_MORE_RESHUFFLES,
        Reason.TOO_MANY_DRIVEN,
    } == set(Reason)


def test_the_card_and_the_hand_in_a_no_are_the_askers_own() -> None:
    """A seat whose turn it is not learns nothing from asking, whatever it asks."""
    state = loads(TOWN)
    asked = [game.parse(line) for _, _, line, _, _ in REFUSALS]
    for action in asked:
        with pytest.raises(IllegalAction) as no:
            game.apply(state, 2, action)
        assert (no.value.reason, dict(no.value.facts)) == (Reason.NOT_YOUR_TURN, {"boss": "capone"})
