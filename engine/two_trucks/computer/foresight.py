"""What becomes of a line: the game played to its end after it, over nights imagined.

A try deals the tiles that lie face down; all lines meet the same tries.
"""

from collections.abc import Iterable, Sequence
from itertools import chain

from engine.dice import Dice
from engine.two_trucks.chances import Sketch
from engine.two_trucks.computer.habits import Line
from engine.two_trucks.computer.imagining import Imagined
from engine.two_trucks.views import SeatView


def won(view: SeatView, nights: Sequence[Imagined], lines: Iterable[Line], dice: Dice) -> dict[Line, float]:
    """Return the part of the games won after each line; a shared win counts as its part."""
    games = dict.fromkeys(lines, 0.0)
    for night in nights:
        world, again = _world(view, night, dice), dice
        for line in games:
            rest, again = world.twin(), dice.twin()
            rest.dawn([line if seat == view.seat else other for seat, other in enumerate(night.lines)])
            games[line] += rest.played(night.senders, again)[view.seat] / len(nights)
        dice = again
    return games


def _world(view: SeatView, night: Imagined, dice: Dice) -> Sketch:
    """A table as it may be."""
    table, piles = view.table, [list(pile) for pile in view.table.face_down]
    for pile in piles:
        dice.shuffle(pile)
    return Sketch(
        table.options.ties,
        [[*view.home] if seat == view.seat else [*home] for seat, home in enumerate(night.homes)],
        [row.crates for row in table.rows],
        [*map(sum, table.roads)],
        [*table.tomorrow, *chain.from_iterable(piles)],
    )
