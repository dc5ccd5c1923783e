"""How computers play, from what their seat may see; and what the clock plays for somebody absent.

No choice is computed to one answer: each is drawn, by the seed and the seat.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from engine.dice import Dice
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.computer.guessing import Weighing, boss_line, crowd_line
from engine.two_trucks.computer.habits import Line, part
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.views import SeatView

Level = Literal["rookie", "regular", "boss"]
LEVELS: tuple[str, ...] = get_args(Level)

TRIES = 60
"""Guesses of a boss at what its rivals send."""
AT_RANDOM: Mapping[int, float] = {2: 0.2, 3: 0.3, 4: 0.3, 5: 0.3, 6: 0.3}
"""How often a rookie sends any man on any road, by seats."""
WEIGHING: Mapping[int, Weighing] = {seats: Weighing(0.1, 2.5, 0.3, 0.5, 0.0) for seats in range(2, 7)}


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
    if level == "boss":
        return boss_line(view, events, WEIGHING[seats], TRIES, dice)
    if level == "rookie" and part(dice) < AT_RANDOM[seats]:
        return view.home[dice.below(len(view.home))], dice.below(len(ROADS))
    return crowd_line(view, events, dice)
