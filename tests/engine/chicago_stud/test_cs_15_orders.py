"""CS-15: standing orders, left in private and carried out as if their owner had clicked."""

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, Reason, State
from engine.chicago_stud.actions import Answer, Until
from engine.chicago_stud.events import BetMade, Called, Checked, Folded, StreetDealt
from engine.chicago_stud.views import OrderView
from engine.game import IllegalAction, Seat
from tests.helpers.chicago_stud.by_hand import checked, dealt, played, told

FOUR = ("2s 3s 9s", "Kh Qh Jh", "7d 8d 8c", "2h 3h 4h")
"""Seat 1 opens, seat 3 deals."""

OPEN = Options(ante="all", limit="open")


def four(*stacks: int) -> State:
    return dealt(*FOUR, options=OPEN, stacks=stacks or None).state


def order(state: State, seat: Seat) -> OrderView | None:
    return game.view(state, seat).order


@pytest.mark.parametrize(
    ("left", "free", "facing"),
    [
        ("fold", None, Folded(2)),
        ("check-fold", Checked(2), Folded(2)),
        ("call 8", Checked(2), Called(2, 4, False)),
        ("call any", Checked(2), Called(2, 4, False)),
    ],
)
@pytest.mark.parametrize("until", ["round", "deal"])
def test_cs_15_1_what_an_order_answers(left: str, until: str, free: object, facing: object) -> None:
    state = played(four(), f"2 order {left} {until}").state
    checks = played(state, "1 check")
    bets = played(state, "1 bet 4")

    assert checks.events == (Checked(1), *([free] if free else []))
    assert game.awaited(checks.state) == ((3,) if free else (2,))
    assert bets.events == (BetMade(1, 4, False, False), facing)
    assert game.awaited(bets.state) == (3,)


def test_cs_15_1_the_budget_is_for_all_calls_since_the_order_was_left() -> None:
    state = played(four(), "2 order call 8 deal", "1 bet 4", "3 raise 4", "0 fold").state
    called = played(state, "1 call")
    later = checked(called.state, 0).state

    assert called.events[:2] == (Called(1, 4, False), Called(2, 4, False))
    assert order(state, 2) == OrderView(Answer.CALL, Until.DEAL, 4)
    assert order(later, 2) == OrderView(Answer.CALL, Until.DEAL, 0)


def test_cs_15_1_a_budget_used_up_still_checks_but_calls_no_more() -> None:
    state = played(four(), "2 order call 4 deal", "1 bet 4", "3 fold", "0 call").state
    speaker = game.awaited(state)[0]

    assert game.table(state).street == 4
    if speaker != 2:
        state = played(state, f"{speaker} bet 2").state
    while game.awaited(state) != (2,):
        state = played(state, f"{game.awaited(state)[0]} call").state
    assert order(state, 2) is None


def test_cs_15_1_round_and_deal() -> None:
    state = played(
        four(), "1 check", "2 check", "3 check", "1 order check-fold round", "2 order check-fold deal"
    ).state
    after = played(state, "0 check").state

    assert order(after, 1) is None
    assert order(after, 2) == OrderView(Answer.CHECK_FOLD, Until.DEAL, None)


def test_cs_15_2_it_is_left_replaced_and_withdrawn_at_any_time() -> None:
    state = played(four(), "2 order call 8 deal").state
    replaced = played(state, "2 order call 5 round").state
    gone = played(replaced, "2 order none").state

    assert order(state, 2) == OrderView(Answer.CALL, Until.DEAL, 8)
    assert order(replaced, 2) == OrderView(Answer.CALL, Until.ROUND, 5)
    assert order(gone, 2) is None
    assert gone == four()


def test_cs_15_2_a_new_order_has_a_new_budget() -> None:
    state = played(four(), "2 order call 8 deal", "1 bet 4").state

    assert order(state, 2) == OrderView(Answer.CALL, Until.DEAL, 4)
    assert order(played(state, "2 order call 8 deal").state, 2) == OrderView(Answer.CALL, Until.DEAL, 8)


@pytest.mark.parametrize(
    ("lines", "refused", "reason"),
    [
        ((), "2 order none", Reason.NO_ORDER_LEFT),
        ((), "2 order call 0 deal", Reason.BUDGET_TOO_SMALL),
        (("1 fold",), "1 order fold deal", Reason.NOT_IN_DEAL),
        (("1 bet 99",), "1 order fold deal", Reason.NO_CHIPS_LEFT),
    ],
)
def test_cs_15_2_only_who_is_in_with_chips_and_a_budget_of_at_least_one(
    lines: tuple[str, ...], refused: str, reason: Reason
) -> None:
    state = played(four(), *lines).state if lines else four()
    kept = repr(state)

    with pytest.raises(IllegalAction) as refusal:
        played(state, refused)
    assert refusal.value.reason is reason
    assert repr(state) == kept


def test_cs_15_3_on_ones_own_turn_it_is_carried_out_at_once() -> None:
    step = played(four(), "1 order check-fold deal")
    by_hand = played(four(), "1 check")

    assert (step.events, step.own, step.minor, step.settled) == ((Checked(1),), 1, True, True)
    assert (by_hand.events, by_hand.own, by_hand.minor, by_hand.settled) == (step.events, 1, True, True)
    assert game.table(step.state) == game.table(by_hand.state)
    assert order(step.state, 1) == OrderView(Answer.CHECK_FOLD, Until.DEAL, None)


def test_cs_15_3_all_orders_of_a_step_are_carried_out_in_turn_order() -> None:
    state = played(four(), "0 order call any deal", "3 order call any deal", "2 order check-fold deal").state
    step = played(state, "1 bet 10")

    assert step.events[:4] == (
        BetMade(1, 10, False, False),
        Folded(2),
        Called(3, 10, False),
        Called(0, 10, False),
    )
    assert isinstance(step.events[4], StreetDealt)
    assert step.own == 1
    assert not step.minor


def test_cs_15_3_a_whole_deal_may_be_played_by_orders() -> None:
    state = played(four(), *(f"{seat} order call any deal" for seat in (2, 3, 0))).state
    step = played(state, "1 order call any deal")
    last = game.table(step.state).last

    assert game.table(step.state).deal == 2
    assert last is not None
    assert last.showdown is not None
    assert all(order(step.state, seat) is None for seat in range(4))


def test_cs_15_4_a_call_that_costs_more_is_not_made_and_the_order_is_withdrawn() -> None:
    state = played(four(), "2 order call 8 deal").state
    step = played(state, "1 bet 9")

    assert step.events == (BetMade(1, 9, False, False),)
    assert game.awaited(step.state) == (2,)
    assert order(step.state, 2) is None
    assert game.table(step.state).rows[2].paid == 0


def test_cs_15_4_a_call_for_all_he_has_costs_what_he_has() -> None:
    state = played(four(100, 100, 9, 100), "2 order call 8 deal").state
    step = played(state, "1 bet 50")

    assert step.events == (BetMade(1, 50, False, False), Called(2, 8, True))


def test_cs_15_5_fold_with_nothing_to_call_stays_while_its_owner_is_asked() -> None:
    state = played(four(), "2 order fold deal", "1 check").state

    assert game.awaited(state) == (2,)
    assert order(state, 2) == OrderView(Answer.FOLD, Until.DEAL, None)
    step = played(four(), "1 order fold round")
    assert (step.events, step.settled, step.own) == ((), True, 0)
    assert game.awaited(step.state) == (1,)


def test_cs_15_6_it_ends_when_its_owner_acts_by_hand_folds_or_is_all_in() -> None:
    state = played(four(100, 100, 9, 100), "2 order fold deal", "1 check").state
    by_hand = played(state, "2 check").state
    folded = played(four(), "2 order fold deal", "1 bet 2").state
    all_in = played(four(100, 100, 9, 100), "2 order call any deal", "1 bet 50").state

    assert order(by_hand, 2) is None
    assert order(folded, 2) is None
    assert order(all_in, 2) is None
    assert game.table(all_in).rows[2].all_in


def test_cs_15_6_it_ends_with_its_round_or_its_deal() -> None:
    state = played(
        four(), "1 check", "1 order fold round", "2 check", "2 order fold deal", "3 check", "0 check"
    ).state
    over = state
    while over.deal == 1:
        over = played(over, f"{over.speaker} fold").state

    assert order(state, 1) is None
    assert order(state, 2) is not None
    assert order(over, 2) is None


def test_cs_15_7_others_see_the_action_and_nothing_of_the_order() -> None:
    ordered = played(four(), "2 order call 8 deal")
    acts = played(ordered.state, "1 bet 4")
    by_hand = told(four(), "1 bet 4", "2 call")

    assert (ordered.events, ordered.own, ordered.minor, ordered.settled) == ((), 0, False, True)
    assert game.table(ordered.state) == game.table(four())
    for other in (0, 1, 3):
        assert game.view(ordered.state, other) == game.view(four(), other)
        assert game.view(acts.state, other) == game.view(played(four(), "1 bet 4", "2 call").state, other)
    assert acts.events == by_hand


def test_cs_15_8_the_clocks_default_is_no_order_and_a_computer_leaves_none() -> None:
    state = four()
    for _ in range(12):
        seat = game.awaited(state)[0]
        view = game.view(state, seat)
        assert str(game.least(view)) in ("check", "fold")
        for level in game.info.levels[:2]:
            assert not str(game.choose(view, level, "seed", ())).startswith("order")
        state = played(state, f"{seat} {game.least(view)}").state
        assert all(mine.order is None for mine in state.seats)
