"""PR-1: a timed game in minutes. The deal that runs when they are over is the last."""

from random import Random

import pytest

from engine import poker_champ as game
from engine.game import IllegalAction, timing_of
from engine.poker_champ import Options, Reason, State
from engine.poker_champ.events import Ending, GameEnded, TimeUp
from engine.poker_champ.pieces import DEALS_MAX, FIRST_DEALS_MAX
from engine.poker_champ.position import Unsound, dumps, loads

MINUTES = Options("timed", minutes=15)


def later(state: State, decisions: int, seed: int = 1) -> State:
    """The state after `decisions` random decisions, three of four to stay; or the end."""
    dice = Random(seed)
    for _ in range(decisions):
        awaited = game.awaited(state)
        if not awaited:
            break
        state = game.apply(state, awaited[0], game.parse("stay" if dice.random() < 0.75 else "fold")).state
    return state


@pytest.mark.parametrize("decisions", [0, 1, 5, 23])
def test_pr_1_the_deal_that_runs_when_the_time_is_up_is_the_last(decisions: int) -> None:
    state = later(game.setup(3, MINUTES, 4).state, decisions)
    assert game.timing.minutes(state) == 15

    step = game.timing.time_up(state)
    end = later(step.state, 99)

    assert step.events == (TimeUp(state.deal, 15),)
    assert step.minor
    assert game.awaited(step.state) == game.awaited(state)
    assert [game.legal(step.state, seat) for seat in range(3)] == [
        game.legal(state, seat) for seat in range(3)
    ]
    assert end.outcome
    assert end.deal == state.deal
    assert end.outcome.ending in (Ending.TIME, Ending.LAST_AWARD)
    assert game.table(step.state).deals_left == 0


def test_pr_1_until_then_the_game_goes_on() -> None:
    assert later(game.setup(3, MINUTES, 4).state, 120).deal > 10


@pytest.mark.parametrize("options", [Options(), Options("timed", 10), Options("long")])
def test_pr_1_a_game_without_minutes_has_no_time(options: Options) -> None:
    state = game.setup(2, options, 1).state

    assert game.timing.minutes(state) is None
    with pytest.raises(IllegalAction) as no:
        game.timing.time_up(state)
    assert no.value.reason is Reason.NO_TIME_AGREED


def test_pr_1_the_time_is_up_once_and_not_after_the_end() -> None:
    up = game.timing.time_up(game.setup(2, MINUTES, 1).state).state
    for state, reason in ((up, Reason.NO_TIME_AGREED), (later(up, 99), Reason.GAME_OVER)):
        kept = repr(state)
        assert game.timing.minutes(state) is None
        with pytest.raises(IllegalAction) as no:
            game.timing.time_up(state)
        assert (no.value.reason, repr(state)) == (reason, kept)


def test_pr_1_nobody_can_say_it_for_the_clock() -> None:
    with pytest.raises(IllegalAction):
        game.parse("time")


def test_pr_1_a_position_says_that_the_time_is_up() -> None:
    up = game.timing.time_up(later(game.setup(3, MINUTES, 4).state, 5)).state

    assert "time: up" in dumps(up).splitlines()
    assert loads(dumps(up)) == up
    with pytest.raises(Unsound):
        loads(dumps(up).replace("15 minutes", "20"))


@pytest.mark.parametrize(("rules", "most"), [(1, FIRST_DEALS_MAX), (2, DEALS_MAX)])
def test_pr_11_two_who_fold_in_turn_play_so_many_deals(rules: int, most: int) -> None:
    state, last = game.setup(2, Options("long"), 1, rules=rules).state, None
    while awaited := game.awaited(state):
        step = game.apply(state, awaited[state.deal % len(awaited)], game.parse("fold"))
        state, last = step.state, step.events[-1]

    assert (state.deal, loads(dumps(state))) == (most, state)
    assert isinstance(last, GameEnded)
    assert last.ending in (Ending.LAST_DEAL, Ending.LAST_AWARD)


def test_the_first_rules_know_no_minutes() -> None:
    with pytest.raises(ValueError, match="know no minutes"):
        game.setup(2, MINUTES, 1, rules=1)


def test_the_story_counts_the_deals_that_were_played() -> None:
    state = game.setup(2, MINUTES, 3).state
    moments = [(state, game.setup(2, MINUTES, 3).events)]
    dice = Random(2)
    for number in range(400):
        if number == 12:
            step = game.timing.time_up(state)
        elif awaited := game.awaited(state):
            step = game.apply(state, awaited[0], game.parse("stay" if dice.random() < 0.6 else "fold"))
        else:
            break
        state = step.state
        moments.append((state, step.events))

    told = game.story(moments, "a")

    assert state.outcome
    assert len(told.curve) == state.deal + 1
    winners = state.outcome.winners
    assert told.curve[-1] == pytest.approx([(seat in winners) / len(winners) for seat in range(2)])


def test_timing_is_found_where_a_game_has_it() -> None:
    assert timing_of(game) is game.timing
