"""CS-6: a round of betting, its limits, raises, and stakes of all one has."""

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, Reason, State
from engine.chicago_stud.events import BetMade, Called, Checked, Folded, Raised, StreetDealt
from engine.chicago_stud.pieces import Limit
from engine.chicago_stud.views import ActionView
from engine.game import IllegalAction
from tests.helpers.chicago_stud.by_hand import EACH, checked, dealt, offered, only, played, told

FOUR = ("2s 3s 9s", "Kh Qh Jh", "7d 8d 8c", "2h 3h 4h")
"""Seat 1 opens, seat 3 deals."""


def four(limit: Limit = "fixed", *stacks: int) -> State:
    return dealt(*FOUR, options=Options(ante="all", limit=limit), stacks=stacks or None).state


def refused(state: State, line: str) -> Reason:
    kept = repr(state)
    with pytest.raises(IllegalAction) as refusal:
        played(state, line)
    assert repr(state) == kept
    assert isinstance(refusal.value.reason, Reason)
    return refusal.value.reason


@pytest.mark.parametrize(
    ("limit", "amounts"),
    [
        ("fixed", ["2-2", "2-2", "4-4", "4-4", "4-4"]),
        ("spread-5", ["2-5"] * 5),
        ("spread-10", ["2-10"] * 5),
        ("spread-20", ["2-20"] * 5),
        ("open", ["2-99"] * 5),
    ],
)
def test_cs_6_4_what_may_be_bet_in_each_round(limit: Limit, amounts: list[str]) -> None:
    state = four(limit)

    assert [offered(checked(state, rounds).state)[1] for rounds in range(5)] == [
        f"bet {each}" for each in amounts
    ]


def test_cs_6_4_amounts_are_in_units() -> None:
    options = Options(ante="all", limit="spread-5", end="last")
    state = dealt(*FOUR, options=options, deal=21).state

    assert game.table(state).unit == 4
    assert offered(state)[1] == "bet 8-20"
    assert refused(state, "1 bet 7") is Reason.TOO_LITTLE
    assert refused(state, "1 bet 21") is Reason.TOO_MUCH


def test_cs_6_5_twenty_raised_by_twenty_costs_forty() -> None:
    step = played(four("open"), "1 bet 20", "2 raise 20")

    assert step.events == (Raised(2, 20, 40, False, False),)
    assert (step.state.seats[2].paid, step.state.seats[2].stack) == (40, 59)


def test_cs_6_5_a_raise_is_at_least_the_last_full_bet_or_raise() -> None:
    bet = played(four("open"), "1 bet 10").state
    raised = played(bet, "2 raise 15").state

    assert offered(bet)[1] == "raise 10-89"
    assert refused(bet, "2 raise 9") is Reason.TOO_LITTLE
    assert offered(raised)[1] == "raise 15-74"
    assert refused(four(), "1 bet 3") is Reason.ONLY_EXACTLY


def test_cs_6_5_a_raise_is_at_most_the_limit() -> None:
    bet = played(four("spread-10"), "1 bet 4").state

    assert offered(bet)[1] == "raise 4-10"
    assert refused(bet, "2 raise 11") is Reason.TOO_MUCH


def test_cs_6_6_a_short_stake_is_no_way_round_the_limit() -> None:
    """After three full raises nobody raises, not even by the little they have."""
    state = played(four("fixed", 100, 10, 100, 100), "1 bet 2", "2 raise 2", "3 raise 2", "0 raise 2").state

    assert offered(state) == ["call", "fold"]


def test_cs_6_7_a_round_is_over_when_all_have_paid_and_all_have_acted() -> None:
    events = told(four(), "1 check", "2 check", "3 check", "0 check")
    later = told(four(), "1 check", "2 bet 2", "3 call", "0 fold", "1 call")

    assert [type(event) for event in events] == [Checked, Checked, Checked, Checked, StreetDealt]
    assert [type(event) for event in later] == [Checked, BetMade, Called, Folded, Called, StreetDealt]


def test_cs_6_7_nobody_is_asked_when_only_one_has_chips_and_nothing_to_call() -> None:
    state = four("fixed", 3, 3, 3, 100)
    step = played(state, "1 bet 2", "2 call", "3 call", "0 call")
    streets = [event.street for event in step.events if isinstance(event, StreetDealt)]
    last = game.table(step.state).last

    assert streets == [4, 5, 6, 7, 3]
    assert all(event.first is None for event in step.events[:5] if isinstance(event, StreetDealt))
    assert last is not None
    assert last.showdown is not None


def test_cs_6_7_the_only_one_with_chips_is_asked_where_there_is_something_to_call() -> None:
    state = played(four("fixed", 3, 3, 3, 100), "1 bet 2", "2 call").state

    assert game.awaited(state) == (3,)
    assert offered(state) == ["call", "raise 2-2", "fold"]
    assert game.awaited(played(state, "3 call").state) == (0,)


def test_cs_6_8_who_has_less_than_a_call_calls_with_all() -> None:
    step = played(four("fixed", 100, 100, 2, 100), "1 bet 2", "2 call")

    assert step.events == (Called(2, 1, True),)
    assert game.table(step.state).rows[2].all_in
    assert game.view(played(four("fixed", 100, 100, 2, 100), "1 bet 2").state, 2).to_call == 1


def test_cs_6_8_a_short_raise_is_no_measure_and_none_of_the_three() -> None:
    state = played(four("open", 100, 100, 16, 100), "1 bet 10").state
    step = played(state, "2 raise 5")

    assert offered(state) == ["call", "raise 5-5", "fold"]
    assert step.events == (Raised(2, 5, 15, True, True),)
    assert game.table(step.state).raises_left == 3
    assert offered(step.state) == ["call", "raise 10-84", "fold"]


def test_cs_6_8_who_has_only_checked_may_still_raise_a_short_bet() -> None:
    state = played(four("fixed", 2, 100, 100, 100), "1 check", "2 check", "3 check", "0 bet 1").state

    assert game.awaited(state) == (1,)
    assert offered(state) == ["call", "raise 2-2", "fold"]


def test_cs_6_8_who_called_a_short_bet_may_not_raise_a_short_raise() -> None:
    state = played(four("fixed", 100, 2, 100, 3), "1 bet 1", "2 call", "3 raise 1", "0 fold").state

    assert game.awaited(state) == (2,)
    assert offered(state) == ["call", "fold"]


def test_cs_6_9_no_raise_where_nobody_else_has_chips() -> None:
    state = played(four("open", 11, 11, 11, 100), "1 bet 10", "2 call").state
    last = played(state, "3 call").state
    alone = played(last, "0 fold").state if game.awaited(last) == (0,) else last
    facing = played(four("open", 100, 11, 11, 100), "1 bet 10", "2 call", "3 fold").state

    assert "raise 10-89" in offered(state)
    assert alone.deal == 2
    assert offered(facing) == ["call", "fold"]
    assert refused(facing, "0 raise 10") is Reason.NOBODY_COULD_CALL


def test_cs_6_10_a_stake_once_made_stands() -> None:
    for line in ("1 check", "1 bet 2", "1 fold"):
        step = played(four(), line)
        assert step.settled
        assert not step.reversible
        assert game.retract(step.state, 1) is None


def test_the_table_shows_what_everybody_did_last_in_this_round() -> None:
    state = played(four(), "1 check", "2 bet 2", "3 raise 2").state
    rows = game.table(state).rows

    assert [row.last for row in rows] == [
        None,
        ActionView("check", 0),
        ActionView("bet", 2),
        ActionView("raise", 2),
    ]
    assert [row.paid for row in rows] == [0, 0, 2, 4]
    assert [row.to_call for row in rows] == [4, 4, 2, 0]
    assert game.table(state).level == 4
    assert [offer.chips for offer in game.view(state, 0).offers[:3]] == [4, 6, 0]
    over = played(state, "0 call", "1 fold", "2 fold").state
    assert [row.last for row in game.table(over).rows] == [None] * 4


def test_a_step_that_ends_no_round_is_minor() -> None:
    state = four()

    assert played(state, "1 check").minor
    assert played(state, "1 check", "2 check", "3 check").minor
    assert not played(state, "1 check", "2 check", "3 check", "0 check").minor
    assert not played(state, "1 bet 2", "2 fold", "3 fold", "0 fold").minor
    assert played(state, "1 check").own == 1
    assert EACH.limit == "fixed"
    assert only(played(state, "1 check").events, Checked) == Checked(1)
