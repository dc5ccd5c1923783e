"""PR-21: decisions that nobody sees before all are in, and that count as if they had been made one by one."""

from dataclasses import replace
from random import Random

import pytest

from engine import poker_champ as game
from engine.game import IllegalAction
from engine.poker_champ import Event, Options, Reason
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.events import Folded, Stayed, WonUnseen
from engine.poker_champ.position import dumps, loads
from tests.helpers.poker_champ.by_hand import after, at, does, told

THREE = """\
options: standard sealed
bosses: capone yale weiss
common: Ks 9h 4d
"""
SEALED = [
    (2, Options(sealed=True)),
    (4, Options("timed", 10, sealed=True)),
    (6, Options("long", sealed=True)),
]
sealed_tables = pytest.mark.parametrize(("seats", "options"), SEALED)


def test_pr_21_the_last_decision_opens_all_at_once() -> None:
    state = after(at(THREE), "yale stay", "capone fold")
    last = does(state, "weiss stay")

    assert game.awaited(state) == (2,)
    assert [(type(each), each.seat) for each in last.events[:3]] == [(Stayed, 1), (Stayed, 2), (Folded, 0)]  # type: ignore[union-attr]
    assert (last.settled, last.minor, last.own) == (True, False, 0)
    assert {row.place for row in game.table(last.state).rows} == {0}


def test_pr_21_the_last_one_left_has_won_and_what_they_decided_stays_unopened() -> None:
    step = does(after(at(THREE), "weiss fold", "capone fold"), "yale fold")

    assert [each.seat for each in told(step, WonUnseen)] == [0]
    assert [each.seat for each in told(step, Folded)] == [1, 2]
    assert step.state.deal == 2
    assert (step.state.stays, step.state.folds) == ((), ())


def test_pr_21_ones_own_may_be_taken_back_until_all_are_in() -> None:
    state = at(THREE)
    back = game.retract(after(state, "capone fold"), 0)

    assert back is not None
    assert back.state == state
    assert game.retract(state, 0) is None
    with pytest.raises(IllegalAction) as refusal:
        does(after(state, "capone fold"), "capone stay")
    assert refusal.value.reason is Reason.ALREADY_DECIDED


@sealed_tables
def test_pr_21_nobody_else_sees_a_decision_nor_whether_one_was_made(seats: int, options: Options) -> None:
    state, dice = game.setup(seats, options, 7).state, Random(7)
    while waiting := game.awaited(state):
        seat = dice.choice(waiting)
        if waiting[1:]:
            steps = [game.apply(state, seat, action) for action in (Stay(), Fold())]
            assert all(not each.settled and not each.events for each in steps)
            known = [state, *(each.state for each in steps)]
            assert len({repr(game.table(each)) for each in known}) == 1
            for other in set(range(seats)) - {seat}:
                assert len({repr(game.view(each, other)) for each in known}) == 1
            own = [game.view(each, seat) for each in known]
            assert [each.sealed for each in own] == [None, Stay(), Fold()]
            assert [bool(each.offers) for each in own] == [True, False, False]
        state = game.apply(state, seat, dice.choice((Stay(), Stay(), Fold()))).state


@sealed_tables
def test_pr_21_they_count_as_if_made_one_by_one_in_the_order_of_the_clock(
    seats: int, options: Options
) -> None:
    sealed, opened = (game.setup(seats, each, 3).state for each in (options, replace(options, sealed=False)))
    dice = Random(3)
    while waiting := game.awaited(sealed):
        meant = {seat: dice.choice((Stay(), Stay(), Fold())) for seat in waiting}
        before, news = (opened.deal, opened.stage), list[Event]()
        for seat in waiting:
            if seat in game.awaited(opened) and (opened.deal, opened.stage) == before:
                step = game.apply(opened, seat, meant[seat])
                opened, news = step.state, [*news, *step.events]
        for seat in dice.sample(waiting, len(waiting)):
            step = game.apply(sealed, seat, meant[seat])
            sealed = step.state
        assert list(step.events) == news
        assert replace(sealed, options=opened.options) == replace(opened, order=())
        if sealed.deal > 12:
            break


def test_pr_21_a_position_is_written_down_and_found_again() -> None:
    state = after(at(THREE), "weiss fold", "capone stay")

    assert loads(dumps(state)) == state
    assert "stays: capone" in dumps(state)


@pytest.mark.parametrize(
    "agreed", [{"minutes": "30", "length": "timed"}, {"length": "standard"}, {"length": "long"}]
)
def test_pr_21_by_minutes_nothing_is_sealed(agreed: dict[str, str]) -> None:
    words = game.info.agreed({"sealed": "on", **agreed})

    assert game.agree(words).sealed == ("minutes" not in agreed)


def test_pr_21_the_first_rules_seal_nothing() -> None:
    with pytest.raises(ValueError, match="seal no decision"):
        game.setup(3, Options(sealed=True), 1, rules=1)
