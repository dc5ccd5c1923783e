"""In every game one estimate orders what a coach says and tells it: the first is never told as the lower."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.advice import Advice, Advised, ranked
from engine.record.replaying import Decision, decisions
from tests.helpers.all_games import ENGINES, AnyGame
from tests.helpers.recorded import a_game

POSITIONS = 1
worths = st.floats(-100, 100)


def some(game: AnyGame, most: int) -> Iterator[Decision]:
    """Some decisions of random games in which there was a choice."""
    dice, found = Random(game.info.name), 0
    for number in range(1, 30):
        record = a_game(game, number, 120).record
        asked = [each for each in decisions(game, record) if each.seat in game.awaited(each.state)]
        chosen = [each for each in asked if len(game.legal(each.state, each.seat)) > 1]
        for each in dice.sample(chosen, min(2, len(chosen))):
            yield each
            found += 1
            if found == most:
                return


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(
    "positions", [POSITIONS, pytest.param(20, marks=pytest.mark.long("More positions of each game."))]
)
@pytest.mark.parametrize("game", ENGINES, ids=lambda game: game.info.name)
def test_nothing_that_is_told_contradicts_the_order(game: AnyGame, positions: int) -> None:
    for each in some(game, positions):
        view, events = game.view(each.state, each.seat), list(each.events)
        demand_order(game.advise(view, "seed", events, (game.parse(each.notation),)))


def demand_order(advice: Advice[Any]) -> None:
    """The first is worth most of all that is not about the same; the others follow by worth."""
    first, *others = advice.best
    assert advice.noise > 0
    assert [each.worth for each in others] == sorted((each.worth for each in others), reverse=True)
    for each in others:
        assert advice.like_the_first(each) or each.worth < first.worth
        assert advice.like_the_first(each) or round(each.worth) <= round(first.worth), "as it is told"


@given(worths, st.lists(worths, max_size=4), st.floats(0.1, 10))
def test_a_choice_comes_first_among_those_that_are_worth_about_the_same(
    worth: float, others: list[float], noise: float
) -> None:
    choice = Advised("choice", worth)
    best = ranked(choice, [Advised(str(at), other) for at, other in enumerate(others)], noise)

    demand_order(Advice(1, best, noise=noise))
    assert (best[0] == choice) == (max([worth, *others]) - worth <= noise)
    assert choice in best
    assert len(best) == min(3, 1 + len(others))
