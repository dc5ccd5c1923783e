"""PC-4 and PC-5: the stages, one decision in each, and what follows by itself."""

from dataclasses import replace

import pytest

from engine import poker_champ as game
from engine.game import IllegalAction
from engine.notation import Unreadable
from engine.poker_champ import Reason
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.events import (
    Dealt,
    Folded,
    ShowdownHeld,
    StageOpened,
    Stayed,
)
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import Standing
from tests.helpers.played_out import played_out
from tests.helpers.poker_champ.by_hand import after, all_do, at, awards, cards, chips, does, refused, told

THREE = """\
bosses: capone yale weiss
common: Ks 9h 4d
hand capone: Kd 9c
hand yale: 2s 2h
hand weiss: 7c 8c
deck: 3s Qc 3h 9s ...
"""
SHORT = THREE + "chips: 1 2 30\n"


def test_pc_4_2_the_top_card_is_burnt_before_each_common_card() -> None:
    turn = all_do(at(THREE), "stay stay stay").state
    river = all_do(turn, "stay stay stay").state

    assert turn.common == cards("Ks 9h 4d Qc")
    assert river.common == cards("Ks 9h 4d Qc 9s")
    assert river.deck[-2:] == cards("3s 3h")
    assert game.table(river).new == cards("9s")
    assert game.table(at(THREE)).new == cards("Ks 9h 4d")


def test_pc_4_3_each_decides_once_in_any_order_and_is_seen_at_once() -> None:
    state = at(THREE)
    step = does(state, "weiss stay")

    assert step.events == (Stayed(2, Stage.FLOP, price=1, paid=1, chips=10),)
    assert (step.settled, step.minor, step.own, step.reversible) == (True, True, 1, False)
    assert game.awaited(step.state) == (1, 0)
    assert game.table(step.state).rows[2].standing is Standing.STAYS
    assert game.retract(step.state, 2) is None
    assert not game.in_secret(step.state)
    refused(step.state, "weiss stay", Reason.ALREADY_DECIDED)
    refused(step.state, "weiss fold", Reason.ALREADY_DECIDED)
    orders = [after(state, *order) for order in _orders("capone stay", "yale fold", "weiss stay")]
    assert len(set(map(repr, orders))) == 1


def _orders(*lines: str) -> list[tuple[str, ...]]:
    one, two, three = lines
    return [(one, two, three), (three, two, one), (two, one, three), (two, three, one)]


def test_pc_4_4_who_has_less_than_the_price_pays_what_is_left_and_is_fully_in() -> None:
    state = at(SHORT)
    turn = all_do(state, "stay stay stay").state

    assert chips(turn) == [0, 1, 29]
    offer = game.view(turn, 1).offers[0]
    assert (offer.action, offer.cost, offer.last_chip) == (Stay(), 1, True)
    step = does(turn, "yale stay")
    assert step.events == (Stayed(1, Stage.TURN, price=2, paid=1, chips=0),)
    assert told(step, Stayed)[0].last_chip
    assert game.table(step.state).rows[1].standing is Standing.ALL_IN


def test_pc_4_6_who_has_folded_is_out_of_this_deal_only() -> None:
    step = does(at(THREE), "capone fold")

    assert step.events == (Folded(0, Stage.FLOP),)
    refused(step.state, "capone stay", Reason.FOLDED)
    assert game.table(step.state).rows[0].folded_in is Stage.FLOP
    assert game.view(step.state, 0).hand == cards("Kd 9c")
    over = does(step.state, "yale fold")
    assert set(game.awaited(over.state)) == {0, 1, 2}
    assert not any(mine.folded for mine in over.state.seats)


def test_pc_5_3_the_last_decision_opens_the_next_stage_in_the_same_step() -> None:
    step = does(at(THREE), "capone stay", "weiss stay", "yale stay")

    assert [type(event) for event in step.events[-2:]] == [Stayed, StageOpened]
    assert (step.settled, step.minor, step.own) == (True, False, 1)
    assert game.awaited(step.state) == (1, 2, 0)


def test_pc_5_4_after_the_river_there_is_a_showdown() -> None:
    step = all_do(at(THREE), *["stay stay stay"] * 3)

    held = told(step, ShowdownHeld)[0]
    assert [type(event) for event in step.events[-4:]] == [Stayed, ShowdownHeld, Dealt, StageOpened]
    assert [(shown.seat, shown.place, shown.takes) for shown in held.shown] == [
        (0, 1, 18),
        (1, 2, 0),
        (2, 3, 0),
    ]
    assert step.state.last == held == game.table(step.state).last


def test_pr_4_staying_without_a_chip_costs_nothing_and_may_win() -> None:
    step = all_do(at(SHORT), "stay stay stay", "- stay stay", "- - stay")

    held = told(step, ShowdownHeld)[0]
    assert [(shown.seat, shown.paid, shown.takes) for shown in held.shown] == [
        (0, 2, 11),
        (1, 3, 0),
        (2, 6, 0),
    ]
    assert awards(step.state) == [0, 0, 1]


def test_pr_14_burnt_cards_and_the_top_of_the_deck_are_in_no_view() -> None:
    turn = all_do(at(THREE), "stay stay stay").state
    seen = repr([game.table(turn), *(game.view(turn, seat) for seat in range(3))])

    for card in cards("3s 3h 9s"):
        assert repr(card) not in seen


def test_pr_15_one_may_decide_before_having_read_what_another_decides() -> None:
    """Two who are awaited decide, each as if the other had not; both stand."""
    state = at(THREE)

    one, other = after(state, "capone stay", "yale stay"), after(state, "yale stay", "capone stay")

    assert replace(one, order=()) == replace(other, order=())


def test_pr_20_the_order_of_a_stages_decisions_stays_in_view() -> None:
    state = after(at(THREE), "yale stay", "capone fold")

    assert state.order == (1, 0)
    assert [row.place for row in game.table(state).rows] == [2, 1, 0]
    turn = after(state, "weiss stay")
    assert [row.place for row in game.table(turn).rows] == [0, 0, 0]
    assert [row.place for row in game.table(after(turn, "weiss stay")).rows] == [0, 0, 1]


def test_pr_20_a_table_dealt_by_the_first_rules_keeps_no_order() -> None:
    state = after(replace(at(THREE), rules=1), "yale stay", "capone stay")

    assert [row.place for row in game.table(state).rows] == [0, 0, 0]


def test_pr_19_folded_cards_stay_with_their_owner_and_come_back_no_more_in_this_deal() -> None:
    state = after(at(THREE), "yale fold", "capone stay", "weiss stay", "capone stay", "weiss stay")

    assert game.view(state, 1).hand == cards("2s 2h")
    assert not set(cards("2s 2h")) & {*state.common, *state.deck}


def test_what_may_not_be_done_is_refused_with_its_reason() -> None:
    state = at(THREE)
    for seat in (-1, 3):
        with pytest.raises(IllegalAction) as no:
            game.apply(state, seat, Stay())
        assert no.value.reason is Reason.UNKNOWN_SEAT
    over = played_out(game, state, "to the end")
    for seat in range(3):
        with pytest.raises(IllegalAction) as no:
            game.apply(over, seat, Fold())
        assert no.value.reason is Reason.GAME_OVER
    with pytest.raises(ValueError, match="nothing is asked"):
        game.least(game.view(over, 0))


@pytest.mark.parametrize("line", ["", "Stay", "raise", "stay 2", "fold fold", "check", "bet 1"])
def test_a_line_that_means_nothing_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction) as no:
        game.parse(line)
    assert no.value.reason is Unreadable.UNKNOWN_ACTION


def test_there_are_two_lines_and_each_is_read_back() -> None:
    assert [str(game.parse(line)) for line in ("stay", " fold ")] == ["stay", "fold"]
