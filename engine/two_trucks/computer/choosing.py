"""How computers play, from what their seat may see; and what the clock plays for somebody absent.

No choice is computed to one answer: each is drawn, by the seed and the seat.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Literal, get_args

from engine.dice import Dice
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.computer.foresight import won
from engine.two_trucks.computer.guessing import Weighing, crowd_line, nights_left, weighed
from engine.two_trucks.computer.habits import Line, part
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.views import SeatView

Level = Literal["rookie", "regular", "boss"]
LEVELS: tuple[str, ...] = get_args(Level)

TRIES = 60
"""Guesses of a boss at what its rivals send."""
LATE, LATE_TRIES = 3, 40
"""In so many last nights a boss plays on to the end, so often."""
AT_RANDOM: Mapping[int, float] = {2: 0.25, 3: 0.1, 4: 0.1, 5: 0.1, 6: 0.1}
"""A rookie's share of sending any man on any road, by seats."""
WEIGHING: Mapping[int, Weighing] = {
    2: Weighing(0.07, 2.2, 0.25, 0.6, 0.0, 0.02),
    3: Weighing(0.07, 2.2, 0.25, 0.6, 0.7, 0.02),
    4: Weighing(0.07, 2.2, 0.25, 0.6, 0.85, 0.02),
    5: Weighing(0.07, 2.2, 0.25, 0.6, 0.8, 0.02),
    6: Weighing(0.07, 2.2, 0.25, 0.6, 0.8, 0.02),
}


def choose(view: SeatView, level: str, seed: str, events: Sequence[Event]) -> Action:
    """A decision; raises ValueError where nothing is asked or the level does not exist."""
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    if not view.offers:
        raise ValueError("nothing is asked of this seat")
    man, road = _line(view, level, events, Dice(f"{seed}:{view.seat}"))
    return Send(man, ROADS[road])


def least(view: SeatView) -> Action:
    """The weakest man to the fuller truck, north if both are as full (TT-7.4)."""
    north, south = map(sum, view.table.roads)
    return Send(view.home[0], ROADS[south > north])


def _line(view: SeatView, level: str, events: Sequence[Event], dice: Dice) -> Line:
    seats = len(view.table.rows)
    if level == "boss" and part(dice) >= WEIGHING[seats].crowd:
        return _boss_line(view, events, dice)
    if level == "rookie" and part(dice) < AT_RANDOM[seats]:
        return view.home[dice.below(len(view.home))], dice.below(len(ROADS))
    return crowd_line(view, events, dice)


def _boss_line(view: SeatView, events: Sequence[Event], dice: Dice) -> Line:
    """A line drawn among all, the likelier the more it is worth: crates first, in the last nights victory."""
    weighing = WEIGHING[len(view.table.rows)]
    if nights_left(view.table) <= LATE:
        lines = [(man, road) for man in view.home for road in range(len(ROADS))]
        worth, draw = won(view, events, lines, LATE_TRIES, dice), weighing.late
    else:
        seen = weighed(view, events, weighing, TRIES, dice)
        worth, draw = {line: each.worth for line, each in seen.items()}, weighing.draw
    best = max(worth.values())
    parts = {line: exp((each - best) / draw) for line, each in worth.items()}
    at = part(dice) * sum(parts.values())
    for line, each in parts.items():
        at -= each
        if at <= 0:
            return line
    return max(parts, key=parts.__getitem__)
