"""Ten thousand random games of every kind, each to its end by CP-10; minutes, so a target of its own."""

from collections import Counter

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options, State
from engine.chicago_poker.events import GameWon, Victory
from engine.chicago_poker.pieces import TILES
from engine.chicago_poker.shootout import victory
from tests.helpers.chicago_poker.playouts import AGREEMENTS, playout

GAMES = 10_000
KINDS = [(seats, options) for seats in range(2, 7) for options in AGREEMENTS]
MOST_ACTIONS = 5_000  # the longest of 10,000 took less than half of it


@pytest.mark.long("It plays ten thousand games; make test plays a few of each kind.")
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_every_random_game_ends_by_cp_10(seats: int, options: Options) -> None:
    whole = (75 + 6 * options.specials, len(TILES))
    for seed in range(GAMES // len(KINDS)):
        for actions, move in enumerate(playout(seats, options, seed)):
            state = move.step.state
            assert (_cards(state), _tiles(state)) == whole
            assert actions < MOST_ACTIONS
        _ended_by_cp_10(move.step.state)
        assert isinstance(move.step.events[-1], GameWon)


def _ended_by_cp_10(state: State) -> None:
    assert state.outcome is not None
    assert game.awaited(state) == ()
    met = [seat for seat, tiles in enumerate(state.tiles) if victory(tiles, state.options)]
    if state.outcome.victory is Victory.LAST_TILE:
        assert (met, state.stock, any(state.businesses)) == ([], (), False)
        assert len(state.bosses) > 4  # CP-13.2
    else:
        assert met == [state.outcome.winner]  # CP-10.2
        assert not Counter(state.outcome.businesses) - Counter(state.tiles[state.outcome.winner])


def _cards(state: State) -> int:
    laid = sum(len(column) for columns in state.columns for column in columns)
    return len(state.deck) + len(state.discard) + sum(map(len, state.hands)) + laid


def _tiles(state: State) -> int:
    return len(state.stock) + sum(map(bool, state.businesses)) + sum(map(len, state.tiles))
