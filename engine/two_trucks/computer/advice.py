"""What a coach says: the lines that a boss thinks most of, each tried out to the end of the game.

A try deals what the rivals may have at home and the tiles that lie face down; all lines meet the same tries.
"""

from collections.abc import Sequence
from itertools import chain

from engine.advice import Advice, Advised, Change
from engine.dice import Dice
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.chances import Sketch
from engine.two_trucks.computer import TRIES as GUESSES
from engine.two_trucks.computer import WEIGHING
from engine.two_trucks.computer.guessing import Rival, weighed
from engine.two_trucks.computer.habits import Line
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.views import SeatView

TRIES = 120
NOISE = 5.0  # in 100: a usual spread of the difference of two lines, over other tries
TOLD, LOOKED_AT = 3, 6


def advise(view: SeatView, seed: str, events: Sequence[Event], also: Sequence[Action] = ()) -> Advice[Action]:
    """How often the game is won after a line, in 100 (a shared win counts as its part), and what it takes."""
    if not view.offers:
        raise ValueError("nothing is asked of this seat")
    table, dice = view.table, Dice(f"{seed}:advice")
    seen = weighed(view, events, WEIGHING[len(table.rows)], GUESSES, dice)
    seats = [Rival.read(table, row, events) for row in table.rows]
    asked: list[Line] = [(action.man, action.road.number) for action in also]
    offered = sorted(seen, key=lambda line: -seen[line].worth)[:LOOKED_AT]
    lines = list(dict.fromkeys((*offered, *asked)))
    won = dict.fromkeys(lines, 0.0)
    for _ in range(TRIES):
        world, habits = _world(view, seats, dice), [seat.habit(dice) for seat in seats]
        others = world.drawn(habits, dice)
        for line in lines:
            rest, again = world.twin(), dice.twin()
            rest.dawn([line if seat == view.seat else other for seat, other in enumerate(others)])
            won[line] += rest.played(habits, again)[view.seat]
        dice = again

    def advised(line: Line) -> Advised[Action]:
        man, road = line
        low, high = [each for each in view.home if each != man][-2:]
        takes = Change(
            "takes",
            {"crates": sum(view.table.roads[road]), "chance": round(100 * seen[line].takes)},
        )
        leaves = Change("leaves", {"low": low, "high": high})
        return Advised(Send(man, ROADS[road]), 100 * won[line] / TRIES, (takes, leaves))

    known = sorted(map(advised, offered), key=lambda each: -each.worth)
    return Advice(TRIES, tuple(known[:TOLD]), tuple(map(advised, asked)), NOISE)


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
