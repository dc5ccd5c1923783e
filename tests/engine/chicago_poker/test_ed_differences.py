"""Where the French and the English booklet differ, and what both come to where they seem to."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Reason
from engine.chicago_poker.events import GangsterLiquidated, Recruited, ShootoutHeld, TurnStarted
from tests.helpers.chicago_poker.by_hand import after, at, column, does, may, refused, told

TOWN = """
    options: {} full specials
    bosses: capone moran
    A: jazz-club
    A capone: R1 R2 R3
    A moran: G1 G2 G3 (G4)
    B: brewery
    B capone: P1 P2 P3 P5
    hand capone: {}
    hand moran: Y1 Y2
"""
ENGLISH, FRENCH = "english", "french"


def town(rulebook: str, hand: str = "R9 liquidation") -> game.State:
    return at(TOWN.format(rulebook, hand))


def test_ed_2_the_english_limousine_takes_any_the_french_one_the_last() -> None:
    def moved(rulebook: str) -> set[frozenset[str]]:
        lines = (line.split() for line in may(town(rulebook, "limousine")))
        return {frozenset(words[2:-1]) for words in lines if words[:2] == ["limousine", "A"]}

    assert moved(FRENCH) == {frozenset({"R3"})}
    assert moved(ENGLISH) == {frozenset({"R1"}), frozenset({"R2"}), frozenset({"R3"})}
    refused(town(FRENCH, "limousine"), "capone limousine A R1 B", Reason.NOT_THE_LAST)


def test_ed_2_the_last_ones_may_be_laid_in_any_order() -> None:
    state = at(TOWN.format(FRENCH, "limousine").replace("P1 P2 P3 P5", "P1"))

    assert column(after(state, "capone limousine A R3 R2 B"), "B", "capone") == "P1 R3 R2"
    refused(state, "capone limousine A R1 R3 B", Reason.NOT_THE_LAST)


TIE = """
    options: {} full specials
    bosses: capone yale moran
    turn: 9 yale
    A: brewery
    A capone: R9 B9
    A yale: R1 R2 R3 R5 B7
    A moran: G9 Y9
    B: speakeasy
    tie: A
    hand capone: R12 revolver
    hand moran: B11 G3
"""


@pytest.mark.parametrize(("rulebook", "drawn"), [(ENGLISH, 2), (FRENCH, 0)])
def test_ed_3_only_the_english_reinforcements_are_replaced(rulebook: str, drawn: int) -> None:
    step = does(at(TIE.format(rulebook)), "capone send R12", "moran send B11")

    assert len(told(step, Recruited)) == drawn


def test_ed_4_only_the_french_boss_may_send_nobody() -> None:
    refused(at(TIE.format(ENGLISH)), "capone send nothing", Reason.GANGSTER_EXPECTED)
    assert "send nothing" in may(at(TIE.format(FRENCH)), "capone")


@pytest.mark.parametrize("rulebook", [ENGLISH, FRENCH])
def test_ed_5_only_gangsters_reinforce(rulebook: str) -> None:
    assert may(at(TIE.format(rulebook)), "capone") - {"send nothing"} == {"send R12"}


@pytest.mark.parametrize("rulebook", [ENGLISH, FRENCH])
def test_ed_8_liquidation_hits_the_victims_own_last_gangster_up_or_down(rulebook: str) -> None:
    state = after(town(rulebook, "R9 liquidation"), "capone play R9 A")  # Capone laid there last of all
    step = does(state, "capone liquidation A moran")

    assert [str(event.card) for event in told(step, GangsterLiquidated)] == ["G4"]


@pytest.mark.parametrize("rulebook", [ENGLISH, FRENCH])
def test_ed_9_a_boss_holds_all_their_shootouts_before_they_act(rulebook: str) -> None:
    state = at(f"""
        options: {rulebook} full specials
        bosses: capone moran
        actions: 1
        A: brewery
        A moran: R1 R2 R3 R5 B7
        B: brewery
        B moran: G1 G2 G3 G5 Y7
    """)
    step = does(state, "capone recruit")
    order = [type(event) for event in step.events if isinstance(event, ShootoutHeld | TurnStarted)]

    assert order == [ShootoutHeld, ShootoutHeld, TurnStarted]


@pytest.mark.parametrize("rulebook", [ENGLISH, FRENCH])
def test_ed_10_where_a_shootout_was_called_rivals_may_add_and_be_liquidated(rulebook: str) -> None:
    state = at(f"""
        options: {rulebook} full specials
        bosses: capone yale moran
        A: brewery
        A yale: R1 R2
        A moran: G1 G2 G3 G5 Y7
        B: brewery
        hand capone: R9 liquidation limousine
    """)

    assert {"play R9 A", "liquidation A yale"} <= may(state)
    assert "limousine A R9 B" in may(after(state, "capone play R9 A"))


@pytest.mark.parametrize("rulebook", [ENGLISH, FRENCH])
def test_ed_12_a_special_card_is_discarded_after_its_effect(rulebook: str) -> None:
    state = after(town(rulebook), "capone liquidation A moran")

    assert list(map(str, state.discard)) == ["G4", "liquidation"]


@pytest.mark.parametrize("rulebook", [ENGLISH, FRENCH])
def test_ed_13_the_revolver_is_worth_one_action_that_need_not_be_used(rulebook: str) -> None:
    state = after(town(rulebook, "revolver"), "capone revolver")

    assert state.actions == 3 - 1 + 2
    assert game.table(state).actions_optional == (2 if rulebook == ENGLISH else 4)
