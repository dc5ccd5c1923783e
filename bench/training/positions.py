"""Positions of whole games at first glance, and who won: what the value is fitted to."""

from typing import NamedTuple

from bench.sketched import LONGEST, dealt
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.instinct import next_turn, take_turn
from engine.chicago_poker.computer.value import features
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import ACTIONS, FIRST_ROUND
from engine.dice import Dice

EVERY = {2: 8, 3: 12, 4: 14, 5: 24, 6: 24}  # by seats: of so many turns one is kept, for neighbours are alike


class Position(NamedTuple):
    """By seat, or by world: the features of the whole, and of each place. `true`: who won, or what is so."""

    game: int
    members: list[tuple[list[float], list[list[float]]]]
    true: int


def positions(seats: int, seed: str, game: int) -> list[Position]:
    """Those of one game, each at the start of a turn; none of a game without a winner."""
    table, dice = dealt(seats, Options(), f"{seed} {seats} {game}"), Dice(f"kept {seed} {seats} {game}")
    found = []
    while table.winner < 0 and table.turn < LONGEST:
        if table.turn > 1 and dice.below(EVERY[seats]) == 0:
            found.append(features(table, SEASONED))
        take_turn(table, SEASONED)
        next_turn(table)
        table.left = FIRST_ROUND.get(table.turn, ACTIONS)
    return [Position(game, members, table.winner) for members in found if table.winner >= 0]
