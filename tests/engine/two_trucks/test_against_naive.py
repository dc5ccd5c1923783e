"""Random games beside a second implementation of the rules, which shares no line with the engine."""

from random import Random

import pytest

from engine import two_trucks as game
from engine.game import IllegalAction, Step
from engine.two_trucks import Event, Options, State
from engine.two_trucks.pieces import PILES, TIES
from tests.engine.two_trucks.playing import told
from tests.helpers.two_trucks.naive import Naive

BY_DAY = range(200)
WRONG: tuple[str, ...] = (
    "send 13 north",
    "send 10 south",
    "send 7 north",
    "send 07 north",
    "send 0 south",
    "send 5 North",
)
WRONG += ("send 5", "pass", "send 100 north", "send ² north", "send 5 north now")


def answered(state: State, seat: int, text: str) -> Step[State, Event] | str:
    """The step, or the reason of a refusal."""
    try:
        return game.apply(state, seat, game.parse(text))
    except IllegalAction as no:
        return str(no.reason)


def alike(number: int) -> int:
    """Play one game on both; how many choices it took."""
    dice = Random(f"naive {number}")
    seats, ties, length = dice.randint(2, 6), dice.choice(TIES), dice.choice([*PILES])
    step = game.setup(seats, Options(length, ties), number)
    state = step.state
    tiles = (*(tile for road in state.roads for tile in road), *state.coming)
    other = Naive(seats, length, ties, tiles)
    assert told(step.events) == other.told
    choices = 0
    while not other.over:
        assert list(game.awaited(state)) == other.waiting()
        seat = dice.choice(other.waiting() if dice.random() < 0.9 else range(-1, seats + 1))
        if dice.random() < 0.1:
            back = game.retract(state, seat) if 0 <= seat < seats else None
            assert (back is not None) == other.take_back(seat)
            state = back.state if back else state
            continue
        lines = list(map(str, game.legal(state, seat)))
        assert lines == other.lines(seat)
        text = dice.choice(lines if lines and dice.random() < 0.9 else WRONG)
        ours, theirs = answered(state, seat, text), other.send(seat, text)
        if isinstance(ours, str):
            assert ours == theirs
            continue
        assert told(ours.events) == theirs
        assert ours.settled == bool(theirs)
        state, choices = ours.state, choices + 1
        if theirs and not other.over:
            seen_alike(state, other)
    result = game.result(state, ())
    assert result is not None
    assert result.winners == tuple(other.winners())
    assert [mine.crates for mine in state.seats] == list(other.crates.values())
    assert answered(state, 0, "send 5 north") == other.send(0, "send 5 north") == "game-over"
    return choices


def seen_alike(state: State, other: Naive) -> None:
    """What everybody knows of each seat, and what each knows of itself."""
    for row in game.table(state).rows:
        known = [f"{each.road} {each.man or f'<{each.below}'}" for each in row.track]
        assert known == other.track[row.seat]
        assert list(row.possible) == [
            man for man in range(1, other.men + 1) if man not in other.shown_men[row.seat]
        ]
        assert game.view(state, row.seat).home == tuple(other.home[row.seat])


@pytest.mark.price("200 games on two implementations: the one test that knows the rules a second time")
def test_two_hundred_games_are_the_same_by_both() -> None:
    assert sum(map(alike, BY_DAY)) > 20 * len(BY_DAY)


@pytest.mark.long("the same for ten thousand games")
def test_ten_thousand_games_are_the_same_by_both() -> None:
    assert all(map(alike, range(10_000)))
