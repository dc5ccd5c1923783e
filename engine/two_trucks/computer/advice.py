"""Advice: the lines that a boss thinks most of, each tried out to the end of the game."""

from collections.abc import Sequence

from engine.advice import Advice, Advised, Change
from engine.dice import Dice
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.computer.choosing import ROUNDS
from engine.two_trucks.computer.foresight import won
from engine.two_trucks.computer.habits import Line
from engine.two_trucks.computer.imagining import imagined, weighed
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.views import SeatView

TRIES = 120
NOISE = 5.0  # in 100: a usual spread of the difference of two lines, over other tries
TOLD, LOOKED_AT = 3, 6


def advise(view: SeatView, seed: str, events: Sequence[Event], also: Sequence[Action] = ()) -> Advice[Action]:
    """The wins after a line, in 100 (a shared win counts as its part), and the loads it takes."""
    if not view.offers:
        raise ValueError("nothing is asked of this seat")
    dice = Dice(f"{seed}:advice")
    nights = imagined(view, events, TRIES, ROUNDS, dice)
    seen = weighed(view, nights)
    asked: list[Line] = [(action.man, action.road.number) for action in also]
    offered = sorted(seen, key=lambda line: -seen[line].worth)[:LOOKED_AT]
    games = won(view, nights, dict.fromkeys((*offered, *asked)), dice)

    def advised(line: Line) -> Advised[Action]:
        man, road = line
        low, high = [each for each in view.home if each != man][-2:]
        takes = Change(
            "takes",
            {"crates": sum(view.table.roads[road]), "chance": round(100 * seen[line].takes)},
        )
        leaves = Change("leaves", {"low": low, "high": high})
        return Advised(Send(man, ROADS[road]), 100 * games[line], (takes, leaves))

    known = sorted(map(advised, offered), key=lambda each: -each.worth)
    return Advice(TRIES, tuple(known[:TOLD]), tuple(map(advised, asked)), NOISE)
