"""Moments of random games for tests of words, and a table whose events can be made by hand."""

from collections.abc import Iterator
from dataclasses import replace

from engine import gangster as game
from engine.gangster import Options, State
from engine.gangster.pieces import Kind
from tests.helpers.gangster.playouts import Move, playout

NAMES = ("Lucie", "Théo_92", "", "Nora", "Max")
LONGEST = ("W" * 32,) * 5
SPRINT = Options(length="sprint")


def turns(seats: int, seed: int, every: int, options: Options = SPRINT) -> Iterator[Move]:
    """Every so many turns of a random game, and the last one."""
    turn = None
    for number, turn in enumerate(playout(seats, options, seed)):
        if number % every == every - 1:
            yield turn
    assert turn is not None
    yield turn


def equipped(state: State, *kit: Kind) -> State:
    """The same moment, where the clans of whose turn it is have this equipment and a rival in the trunk."""
    clans = list(state.board.clans)
    for number in state.board.own(state.board.seat):
        others = [other for other in range(len(clans)) if other != number]
        clans[number] = clans[number]._replace(equipment=kit, trunk=(others[0],))
    return replace(state, board=state.board._replace(clans=tuple(clans)))


TABLE = game.table(game.setup(("capone", "moran", "torrio", "obanion"), Options(), "words").state)
"""Four bosses who lead blue, brown, yellow and grey."""
PAIR = game.table(game.setup(("capone", "moran"), Options(), "words").state)
"""Two bosses who lead blue and yellow, brown and grey."""
