"""Chance of each boss to be the King of Chicago, from what everybody may see: a fitted value.

Everybody has what they have won so far, and may expect something of the round as the districts lie. The
rounds to come will pay for what stands there, rides in the car and lies on the tableau. A boss who is further
ahead is the likelier king, the more so the less is left to play. The figures come from games of computers.
"""

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple

from engine.gangster.board import OUT, Board
from engine.gangster.computer.habits import SEASONED
from engine.gangster.computer.outlook import Outlook
from engine.gangster.computer.prospects import Prospects


class Weights(NamedTuple):
    """Weights in points of influence, for each round to come, where nothing else is said."""

    doubt_a_turn: float  # how much the order of a district may change with each turn left, in gangsters
    standing: float  # of what the districts would pay
    riding: float  # a gangster in the car
    pieces: float  # of what the equipment is worth in a round
    least: float  # how far ahead one must be to be likely king, at the very end
    a_turn: float  # more, with the root of the turns left


FITTED = Weights(doubt_a_turn=0.05, standing=1.05, riding=0.1, pieces=0.2, least=1.6, a_turn=2.3)


def likely(points: Sequence[float], turns: float) -> tuple[float, ...]:
    """Chance of each to have the most in the end, by points expected and turns each has to come."""
    scale = FITTED.least + FITTED.a_turn * sqrt(turns)
    ahead = [exp((mine - max(points)) / scale) for mine in points]
    return tuple(mine / sum(ahead) for mine in ahead)


def expected(board: Board, outlook: Outlook, turns: float) -> list[float]:
    """The points that each seat may expect to have in the end."""
    now = Prospects(len(board.clans), outlook.casino, SEASONED, FITTED.doubt_a_turn * turns)
    later = Prospects(len(board.clans), outlook.casino, SEASONED, SEASONED.doubt_later)
    points = list(map(float, outlook.influence))
    rounds = outlook.rounds
    for place, tile in enumerate(board.tiles):
        if tile == OUT:
            continue
        times = 2 if place in board.turned else 1 + outlook.to_come
        _add(points, now.pays(tile, board.spaces[place]), times)
        if rounds:
            _add(points, later.pays(tile, board.spaces[place]), FITTED.standing * rounds)
    for number, clan in enumerate(board.clans):
        pieces = sum(SEASONED.pieces[kind] for kind in clan.equipment)
        points[number % board.seats] += rounds * (FITTED.riding * clan.riding + FITTED.pieces * pieces)
    return points


def _add(points: list[float], pays: Iterable[float], times: float) -> None:
    for number, pay in enumerate(pays):
        points[number % len(points)] += pay * times
