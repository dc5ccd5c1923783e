"""The rulings OR-14 to OR-30: hands, reinforcements, special cards."""

from dataclasses import fields

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Reason
from engine.chicago_poker.events import (
    BriberyPlayed,
    CardBribed,
    DecidedBy,
    GameWon,
    GangsterLiquidated,
    PoliceRaided,
    Recruited,
    ReinforcementAnswered,
    ReinforcementsRevealed,
    ShootoutHeld,
    Victory,
)
from engine.chicago_poker.hands import Rank, hand
from engine.chicago_poker.pieces import Business
from engine.game import IllegalAction
from engine.notation import Unreadable
from tests.helpers.chicago_poker.by_hand import after, at, cards, does, hand_of, may, refused, told
from tests.helpers.chicago_poker.positions import LAST_TILE

TOWN = """
    bosses: capone moran
    A: jazz-club
    A capone: R1 R2
    A moran: G1 G2 G3 (G4) (G6)
    B: brewery
    B moran: B1 B2
"""


@pytest.mark.parametrize("special", ["police-raid", "liquidation", "limousine", "bribery"])
def test_or_14_no_special_card_is_played_just_to_be_rid_of_it(special: str) -> None:
    state = at(f"""
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: {special} R1
    """)

    assert may(state) == {"recruit", "play R1 A", "play R1 B"}


def test_or_14_the_revolver_needs_no_target() -> None:
    assert "revolver" in may(at("bosses: capone moran\nA: brewery\nB: brewery\nhand capone: revolver"))


def test_or_15_a_rainbow_straight_has_exactly_five_colours() -> None:
    assert hand(cards("R1 B2 G3 Y4 P5")).rank is Rank.RAINBOW_STRAIGHT
    assert hand(cards("R1 B2 G3 Y4 R5")).rank is Rank.STRAIGHT


def test_or_16_a_rainbow_straight_beats_four_of_a_kind() -> None:
    assert hand(cards("R1 B2 G3 Y4 P5")) > hand(cards("R15 B15 G15 Y15 P14"))


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
    hand capone: {}
    hand moran: {}
    deck: P2 P3 P4 P5 P6 ...
"""


def tie(rulebook: str, capone: str = "R12 B3", moran: str = "B12 G3") -> game.State:
    return at(TIE.format(rulebook, capone, moran))


def test_or_17_a_special_card_cannot_be_sent() -> None:
    state = tie("french", capone="revolver R12")

    assert may(state, "capone") == {"send R12", "send nothing"}
    with pytest.raises(IllegalAction) as no:
        game.parse("send revolver")
    assert no.value.reason is Unreadable.UNKNOWN_ACTION


@pytest.mark.parametrize("rulebook", ["english", "french"])
def test_or_18_without_a_gangster_one_sends_nothing_and_nobody_learns_why(rulebook: str) -> None:
    poor, rich = tie(rulebook, capone="revolver bribery"), tie(rulebook, capone="R12 R13")

    assert may(poor, "capone") == {"send nothing"}
    assert game.view(poor, 2) == game.view(rich, 2)
    answered = does(poor, "capone send nothing")
    assert answered.events == does(rich, "capone send R12").events == (ReinforcementAnswered(0),)
    (held,) = told(does(answered.state, "moran send G3"), ShootoutHeld)
    assert (held.winner, held.decided_by) == (2, DecidedBy.SOLE_SENDER)


def test_or_19_who_alone_can_send_is_asked_like_the_others_and_spends_the_gangster() -> None:
    state = tie("english", capone="revolver", moran="G3")

    assert set(game.awaited(state)) == {0, 2}
    refused(state, "moran send nothing", Reason.GANGSTER_EXPECTED)
    step = does(state, "moran send G3", "capone send nothing")
    assert hand_of(step.state, "moran") == ["P2"]
    assert "G3" in map(str, step.state.discard)


def test_or_19_in_french_they_may_decline() -> None:
    step = does(tie("french", capone="revolver", moran="G3"), "moran send nothing", "capone send nothing")

    assert told(step, ShootoutHeld)[0].decided_by is DecidedBy.CLOCKWISE


def test_or_20_if_nobody_sends_the_first_clockwise_from_the_caller_wins() -> None:
    step = does(tie("french"), "capone send nothing", "moran send nothing")

    assert [each.revealed.sent for each in told(step, ReinforcementsRevealed)] == [((2, None), (0, None))]
    assert [held.winner for held in told(step, ShootoutHeld)] == [2]


def test_or_20_holds_for_the_last_tile_too() -> None:
    equal = "A yale: R1 (R2) R4 (R5) B7\nA capone: B1 (B2) B4 (B5) R7"
    french = "options: french full specials" + LAST_TILE.format(hand="P1 P2")
    state = at(french.replace("A yale: R1 (R2) R4 (R5) R7", equal))
    step = does(state, "capone recruit", "capone send nothing", "yale send nothing")

    assert told(step, ShootoutHeld)[0].decided_by is DecidedBy.CALLER
    assert told(step, GameWon) == [GameWon(1, Victory.LAST_TILE, (Business.GAMBLING_HOUSE,))]


def test_or_21_only_those_equal_highest_take_part_in_the_next_round() -> None:
    state = at("""
        bosses: capone yale moran
        turn: 9 yale
        A: brewery
        A capone: R9
        A yale: G9
        A moran: B9
        B: speakeasy
        tie: A
        cause: stalemate
        hand capone: R12 R1
        hand yale: R13 R2
        hand moran: B13 B2
    """)
    step = does(state, "capone send R12", "yale send R13", "moran send B13")

    assert game.awaited(step.state) == (1, 2)
    refused(step.state, "capone send R1", Reason.NOT_TIED)


def test_or_22_each_sender_draws_one_card_after_the_deciding_round_too() -> None:
    step = does(tie("english"), "capone send R12", "moran send G3")

    assert told(step, ShootoutHeld)
    assert told(step, Recruited) == [Recruited(2, refill=True), Recruited(0, refill=True)]
    assert hand_of(step.state, "moran") == ["B12", "P2"]
    assert hand_of(step.state, "capone") == ["B3", "P3"]


def test_or_23_a_liquidated_gangster_is_shown_to_all() -> None:
    state = at(TOWN.replace("(G4) (G6)", "(G4)") + "hand capone: liquidation")
    step = does(state, "capone liquidation A moran")

    assert [(str(event.card), event.was_down) for event in told(step, GangsterLiquidated)] == [("G4", True)]
    assert "G4" in map(str, step.state.discard)


@pytest.mark.parametrize("special", ["liquidation", "police-raid"])
def test_or_24_nobody_liquidates_or_raids_himself(special: str) -> None:
    refused(at(f"{TOWN}hand capone: {special}"), f"capone {special} A capone", Reason.OWN_COLUMN)


def test_or_25_bribery_is_not_in_the_pile_it_searches_nor_in_the_new_deck() -> None:
    state = at(TOWN + "hand capone: bribery\ndiscard: P1 P2")
    searching = does(state, "capone bribery")

    assert told(searching, BriberyPlayed) == [BriberyPlayed(0, pile=2)]
    assert may(searching.state) == {"take P1", "take P2"}
    done = after(searching.state, "capone take P1")
    assert "bribery" not in map(str, done.deck)
    assert list(map(str, done.discard)) == ["bribery"]


def test_or_25_bribery_cannot_be_played_on_an_empty_pile() -> None:
    refused(at(TOWN + "hand capone: bribery"), "capone bribery", Reason.NOTHING_TO_SEARCH)


def test_or_26_the_card_taken_is_secret() -> None:
    state = after(at(TOWN + "hand capone: bribery\ndiscard: P1 P2"), "capone bribery")
    one, other = does(state, "capone take P1"), does(state, "capone take P2")

    assert one.events == other.events
    assert told(one, CardBribed) == [CardBribed(0)]
    assert [field.name for field in fields(CardBribed)] == ["seat"]
    assert game.view(one.state, 1) == game.view(other.state, 1)


def test_or_27_of_the_discard_pile_all_see_the_top_and_the_size() -> None:
    one, other = (at(TOWN + f"discard: {pile}\nhand capone: Y1") for pile in ("P1 P2 P3", "P5 P6 P3"))

    assert (game.table(one).discard_top, game.table(one).discard) == (*cards("P3"), 3)
    assert game.table(one) == game.table(other)


def test_or_28_a_raid_on_a_column_without_backs_is_legal_and_shows_nothing() -> None:
    step = does(at(TOWN + "hand capone: police-raid"), "capone police-raid B moran")

    assert told(step, PoliceRaided) == [PoliceRaided(0, 1, 1, Business.BREWERY, backs=0)]
    assert game.view(step.state, 0).known == ()


def test_or_29_a_marked_column_can_be_raided() -> None:
    step = does(at(TOWN + "hand capone: police-raid"), "capone police-raid A moran")

    assert {str(known.card) for known in game.view(step.state, 0).known} == {"G4", "G6"}


def test_or_30_the_limousine_moves_somebody_somewhere_else() -> None:
    state = at(TOWN + "hand capone: limousine")

    refused(state, "capone limousine A R1 A", Reason.SAME_PLACE)
    with pytest.raises(IllegalAction):
        game.parse("limousine A B")
    assert not any(line in ("limousine A A", "limousine A B") for line in may(state))
