"""The figures by which a boss plays: by rule of thumb at first, then tuned by playing (docs/research)."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.gangster.pieces import Kind


class Habits(NamedTuple):
    """Figures of a boss, in points of influence where nothing else is said."""

    lines: int  # looked at more closely
    worlds: int  # orders of the piles in which each of them is tried
    turns: int  # of one's own that are played in each, the line itself is the first
    rivals: float  # all of them together lose as much: worth so much of a point of one's own
    doubt_a_turn: float  # how much the order of a district may change with each turn left, in gangsters
    rank: float  # the higher rank, in gangsters
    doubt_later: float  # how much it may, for the rounds to come
    later: tuple[float, ...]  # what a district is worth for the rounds to come, by their number
    kept: float  # a gangster in the car, for each round to come
    guest: float  # the first rival in the trunk
    another_guest: float  # and the second one
    breakfast: float  # a rival at the buffet, for good
    breakfast_a_round: float  # more, for each round to come
    pieces: Mapping[Kind, float]  # for a round
    piece_later: float  # of that for each round to come
    here: float  # of the best that could be done next without driving
    reach: float  # of the best that could be done after one more drive
    king: float  # being ahead of everybody at the end
    swing: float  # by so much one must be ahead to be the likely king
    swing_a_turn: float  # more, for each turn left in the game


SEASONED = Habits(
    lines=6,
    worlds=3,
    turns=2,
    rivals=0.65,
    doubt_a_turn=0.1,
    rank=0.5,
    doubt_later=2.5,
    later=(0.0, 0.88, 0.93),
    kept=1.2,
    guest=-1.75,
    another_guest=-0.63,
    breakfast=0.1,
    breakfast_a_round=1.23,
    pieces={
        Kind.BODYGUARD: 0.74,
        Kind.TRUNK: 0.64,
        Kind.MOTOR: 0.85,
        Kind.BUMPER: 0.41,
        Kind.GUN: 1.0,
        Kind.DOOR: 0.75,
    },
    piece_later=0.5,
    here=0.7,
    reach=0.35,
    king=19.0,
    swing=2.6,
    swing_a_turn=1.87,
)
