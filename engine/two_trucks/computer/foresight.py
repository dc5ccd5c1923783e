"""What becomes of a line: the game played to its end after it, over what the rivals may have.

A try deals the rivals' men, the tiles that lie face down, and a habit to everybody; all lines meet the same
tries.
"""

from collections.abc import Iterable, Sequence
from itertools import chain

from engine.dice import Dice
from engine.two_trucks.chances import Sketch
from engine.two_trucks.computer.guessing import Rival
from engine.two_trucks.computer.habits import Line
from engine.two_trucks.events import Event
from engine.two_trucks.views import SeatView


def won(
    view: SeatView, events: Sequence[Event], lines: Iterable[Line], tries: int, dice: Dice
) -> dict[Line, float]:
    """Return the part of the games won after each line; a shared win counts as its part."""
    seats = [Rival.read(view.table, row, events) for row in view.table.rows]
    games = dict.fromkeys(lines, 0.0)
    for _ in range(tries):
        world, habits = _world(view, seats, dice), [seat.habit(dice) for seat in seats]
        others, again = world.drawn(habits, dice), dice
        for line in games:
            rest, again = world.twin(), dice.twin()
            rest.dawn([line if seat == view.seat else other for seat, other in enumerate(others)])
            games[line] += rest.played(habits, again)[view.seat] / tries
        dice = again
    return games


def _world(view: SeatView, seats: Sequence[Rival], dice: Dice) -> Sketch:
    """A table as it may be."""
    table, piles = view.table, [list(pile) for pile in view.table.face_down]
    for pile in piles:
        dice.shuffle(pile)
    return Sketch(
        table.options.ties,
        [[*view.home] if at == view.seat else seat.home(dice) for at, seat in enumerate(seats)],
        [row.crates for row in table.rows],
        [*map(sum, table.roads)],
        [*table.tomorrow, *chain.from_iterable(piles)],
    )
