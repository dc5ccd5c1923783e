"""TT-7 time, TT-8 information, TT-9 facts."""

from random import Random

import pytest

from engine import two_trucks as game
from engine.two_trucks.pieces import PILES, TIES
from engine.two_trucks.views import Trace
from tests.engine.two_trucks.playing import a_game, at, dealt, night, nights
from tests.helpers.two_trucks.another_world import another_world


def test_tt_7_1_awaited_are_all_who_have_not_chosen() -> None:
    state = dealt(3)
    assert game.awaited(state) == (0, 1, 2)
    assert game.awaited(game.apply(state, 1, game.parse("send 7 north")).state) == (0, 2)
    assert game.awaited(night(state, "7n 3s 2s").state) == (0, 1, 2)


def test_tt_7_3_the_last_choice_tells_everything_in_one_step() -> None:
    names = [type(event).__name__ for event in night(dealt(2), "7n 3s").events]
    assert names == ["Truck", "Truck", "Arrived"]
    end = nights(dealt(2), *(f"{man}n {man}s" for man in range(1, 11)))
    assert end.settled
    assert [type(event).__name__ for event in end.events] == ["Truck", "Truck", "Train", "GameEnded"]


@pytest.mark.parametrize(
    ("loads", "played"),
    [
        ("north: 3; south: 2", "send 1 north"),
        ("north: 2; south: 3", "send 1 south"),
        ("north: 2; south: 2", "send 1 north"),
    ],
)
def test_tt_7_4_the_clock_sends_the_weakest_to_the_fuller_truck(loads: str, played: str) -> None:
    state = at(f"bosses: capone yale; {loads}")
    assert str(game.least(game.view(state, 0))) == played


def test_tt_7_5_who_leaves_is_replaced_by_a_regular() -> None:
    assert game.info.default_level == "regular"


def test_a_short_game_takes_as_much_less_as_it_has_nights_less_but_between_two() -> None:
    effort = game.info.effort
    assert effort is not None
    whole, short = ({"length": length, "ties": "stand"} for length in PILES)
    assert effort(short, 4).days == pytest.approx(0.7 * effort(whole, 4).days)
    assert effort(short, 2) == effort(whole, 2), "TR-18"
    assert effort(whole, 2).questions < effort(whole, 3).questions < effort(whole, 6).questions


def test_tt_8_1_and_8_2_what_everybody_knows_of_those_who_were_sent() -> None:
    state = night(at("bosses: capone yale weiss; north: 3; south: 2"), "9n 4n 7s").state
    north, south = game.legal(state, 0)[0].road, game.legal(state, 0)[-1].road
    rows = game.table(state).rows
    assert [row.track for row in rows] == [
        (Trace(north, 9, None, True),),
        (Trace(north, None, 9, False),),
        (Trace(south, 7, None, True),),
    ]
    assert [len(row.possible) for row in rows] == [11, 12, 11]
    assert [row.home for row in rows] == [None] * 3
    assert game.view(state, 1).sent == (Trace(north, 4, 9, False),)


def test_tt_8_3_which_tiles_lie_face_down_and_in_no_order() -> None:
    state = at("bosses: capone yale; north: 3; south: 2; coming: 1 1 3 2")
    table = game.table(state)
    assert table.tomorrow == (1, 1)
    assert table.face_down == ((2, 3), *(tuple(sorted(pile)) for pile in state.options.piles[1:]))
    assert game.table(at("bosses: capone yale; north: 3; south: 2; coming: 1 1 2 3")) == table


def test_tt_8_when_the_game_is_over_everything_lies_open() -> None:
    state = nights(dealt(2), *(f"{man}n {man + 1}n" for man in range(1, 11))).state
    rows = game.table(state).rows
    assert [row.home for row in rows] == [(11, 12), (1, 12)]
    assert [trace.man for trace in rows[0].track] == list(range(1, 11))
    assert rows[0].track[0].below == 2, "what was hidden is marked"


@pytest.mark.parametrize("number", range(12))
def test_tt_8_two_worlds_that_differ_in_what_is_hidden_look_the_same(number: int) -> None:
    dice, others = Random(number), 0
    for state in a_game(number)[::3]:
        for reader in (None, *range(len(state.seats))):
            other = another_world(state, reader, dice)
            others += other != state
            assert repr(game.table(other)) == repr(game.table(state))
            if reader is not None:
                assert repr(game.view(other, reader)) == repr(game.view(state, reader))
    assert others


@pytest.mark.parametrize("number", range(6))
def test_tt_9_facts_of_a_random_game(number: int) -> None:
    states = a_game(number)
    options, count = states[0].options, len(states[0].seats)
    crates = sum(map(sum, options.piles))
    for state in states[:-1]:
        for seat in game.awaited(state):
            assert len(state.home(seat)) == options.men + 1 - state.night, "TT-9.1"
            assert len(game.legal(state, seat)) == 2 * len(state.home(seat)), "TT-9.3"
        owned = sum(mine.crates for mine in state.seats)
        assert owned + sum(map(sum, state.roads)) + sum(state.coming) == crates, "TT-9.2"
    assert len(states) == options.nights * count + 1, "TT-9.5"
    assert all(len(states[-1].home(seat)) == 2 for seat in range(count))
    assert sum(mine.crates for mine in states[-1].seats) + sum(map(sum, states[-1].roads)) in (
        crates,
        crates + 9,
    )


@pytest.mark.parametrize("seed", range(3))
def test_tt_9_6_between_two_the_ways_with_equal_men_are_the_same(seed: int) -> None:
    words = [f"{1 + (man + seed) % 12}n {1 + man % 12}{'ns'[man % 2]}" for man in range(10)]
    ends = [nights(dealt(2, ties, seed=seed), *words) for ties in TIES]
    assert ends[0].events == ends[1].events
    assert [mine.sent for mine in ends[0].state.seats] == [mine.sent for mine in ends[1].state.seats]


def test_figures_of_a_seat() -> None:
    step = nights(
        at("bosses: capone yale; north: 3; south: 2"),
        *(f"{man}n {man}n" for man in range(5, 13)),
        "1n 2n",
        "2s 1s",
    )
    result = game.result(step.state, step.events)
    assert result is not None
    assert (result.figures[0]["steals"], result.figures[1]["steals"]) == (1, 1)
    assert result.figures[0]["walls"] == 0, "a game may go on from where nobody saw its beginning"
    assert (result.figures[0]["spent"], result.figures[0]["wasted"], result.figures[0]["pair"]) == (71, 69, 7)
