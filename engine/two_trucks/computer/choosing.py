"""How computers play, from what their seat may see; and what the clock plays for somebody absent.

No choice is computed to one answer: each is drawn, by the seed and the seat.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from engine.dice import Dice
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.computer.foresight import won
from engine.two_trucks.computer.guessing import crowd_line, nights_left
from engine.two_trucks.computer.habits import Line, drawn, part
from engine.two_trucks.computer.imagining import imagined, likely, weighed
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.views import SeatView

Level = Literal["rookie", "regular", "boss"]
LEVELS: tuple[str, ...] = get_args(Level)

ANY_ROAD = 0.55
"""How often a rookie takes any road."""
TRIES, ROUNDS = 60, 4
"""Nights that a boss imagines, and rounds of answers in them, at most."""
LATE, LATE_TRIES = 2, 40
"""In so many last nights a boss plays on to the end, so often."""


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
    if level == "boss":
        return _boss_line(view, events, dice)
    man, road = crowd_line(view, events, dice)
    if level == "rookie" and part(dice) < ANY_ROAD:
        road = dice.below(len(ROADS))
    return man, road


def _boss_line(view: SeatView, events: Sequence[Event], dice: Dice) -> Line:
    """A line drawn among all, the likelier the more games it is worth.

    The number of rounds is drawn as well: bosses who thought as far as each other would all answer the same.
    """
    nights = imagined(view, events, TRIES, dice.below(ROUNDS + 1), dice)
    if nights_left(view.table) <= LATE:
        lines = [(man, road) for man in view.home for road in range(len(ROADS))]
        worths = won(view, nights[:LATE_TRIES], lines, dice)
    else:
        worths = {line: each.worth for line, each in weighed(view, nights).items()}
    chances = likely(worths)
    return drawn([*chances], [*chances.values()], dice)
