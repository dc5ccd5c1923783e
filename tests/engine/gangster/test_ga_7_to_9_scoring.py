"""GA-7 to GA-9 and GA-13: the eighth doubler, what districts pay, and what a new round changes."""

import pytest

from engine import gangster as game
from engine.gangster import State
from engine.gangster.board import POLICEMAN
from engine.gangster.events import GameEnded, RoundStarted
from engine.gangster.pieces import Place
from tests.helpers.gangster.by_hand import after, at, does, told
from tests.helpers.played_out import played_out

SEVEN = "turned: loop chinatown cicero bronzeville stock-yards greek-town north-side"
LAST = "pile: west-side policeman policeman northwest-side little-italy"
END = "drive 1 stock-yards"


def ending(*lines: str) -> State:
    """Capone's third card, and the eighth doubler on top of the pile."""
    return at("open blue: 1", SEVEN, LAST, "casino: 4 1 2 3 5 6", *lines)


def test_ga_9_1_the_doublers_come_off_and_the_pile_is_made_anew() -> None:
    step = does(ending(), END)
    board = step.state.board
    (started,) = told(step, RoundStarted)

    assert board.turned == (started.place.number,)
    assert sorted((*board.turned, *step.state.pile)) == [POLICEMAN] * 2 + list(range(10))
    assert game.table(step.state).doublers == 1


def last_round(*lines: str) -> State:
    """As `ending`, in the last round of a sprint."""
    return ending("options: sprint", *lines)


def test_ga_13_1_the_most_influence_wins_and_several_share_the_title() -> None:
    alone = does(last_round("spaces bronzeville: brown"), END)
    (event,) = told(alone, GameEnded)
    assert event.winners == (1,)
    assert game.table(alone.state).winners == (1,)
    both = does(last_round("spaces bronzeville: brown", "spaces cicero: grey yellow"), END)
    assert told(both, GameEnded)[0].winners == (1,)
    tied = does(last_round("spaces cicero: grey yellow"), END)
    assert told(tied, GameEnded)[0].winners == (2, 3)
    result = game.result(tied.state, tied.events)
    assert result is not None
    assert (result.ranks, result.scores) == ((3, 3, 1, 1), (0, 0, 8, 8))


def test_ga_13_2_nobody_is_ever_out_and_nothing_else_wins() -> None:
    state = at("riding grey: 0", "breakfast grey: 9", "turn: moran")

    assert game.awaited(state) == (3,)
    assert game.result(state, ()) is None


@pytest.mark.parametrize(("length", "rounds"), [("full", 3), ("short", 2), ("sprint", 1)])
def test_ga_13_3_short_and_sprint_end_sooner(length: str, rounds: int) -> None:
    state = game.setup(3, game.agree({"length": length, "gap-same-clan": "yes"}), "length").state
    end = played_out(game, state, "end")

    assert len(end.scorings) == end.round == rounds


def test_the_table_after_the_end_shows_the_last_reckoning() -> None:
    end = after(last_round("spaces bronzeville: brown"), END)
    table = game.open(end, ended=True)

    assert table.firsts(1) == (Place.BRONZEVILLE,)
    assert table.firsts(0) == ()
    assert table.doublers == 8
    assert table.over
    assert [row.gains for row in table.seats] == [(0,), (16,), (0,), (0,)]
