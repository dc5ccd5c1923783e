"""One moment of the game, whole: what lies open, and the order of the three piles that nobody knows."""

from typing import NamedTuple

from engine.gangster.board import Board
from engine.gangster.events import Scoring
from engine.gangster.pieces import Boss, Kind, Place
from engine.quickly_made import quickly_made


class Turn(NamedTuple):
    """Changes of one turn on the map, kept until everybody has had a turn since.

    `clan` acted. `placed`, `taken`: district, space and clan. `road`: where its car went; `bumped`: the clan
    whose car came the other way. `doubler`: the district where the last one was put.
    """

    seat: int
    clan: int
    placed: tuple[tuple[int, int, int], ...] = ()
    taken: tuple[tuple[int, int, int], ...] = ()
    road: tuple[Place, ...] = ()
    bumped: int | None = None
    doubler: Place | None = None


@quickly_made
class State:
    """The whole truth; piles with the top one first."""

    seed: str
    shuffles: int  # done so far; the next one has this number plus one (docs/shuffle.md)
    bosses: tuple[Boss, ...]  # by seat
    influence: tuple[int, ...]  # by seat
    round: int  # from 1
    board: Board
    pile: tuple[int, ...]  # district cards, POLICEMAN for a policeman
    stock: tuple[Kind, ...]
    casino: tuple[int, ...]  # the numbers of the cards left
    turns: int = 0  # played in this game
    recent: tuple[Turn, ...] = ()  # the last turns, one fewer than seats, the oldest first
    scorings: tuple[Scoring, ...] = ()
    over: bool = False
