"""Progress of a boss on an imagined table: their tiles, and what their columns promise.

The cards in hand are others' concern.
"""

from math import exp

from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import VACANT, Imagined
from engine.chicago_poker.computer.stakes import share


def outlook(table: Imagined, seat: int, habits: Habits) -> float:
    """The boss's share of the town if every place went as its columns promise."""
    powers = table.powers
    total, mine = sum(powers), powers[seat]
    base = far = mine / total
    for place in range(table.places):
        if table.kinds[place] != VACANT:
            chances = pulls(table, place, habits)
            after = [
                share(prize, total - mine)
                if other == seat
                else share(mine, total - mine - powers[other] + prize)
                for other, prize in enumerate(table.prizes(place))
            ]
            far += sum(c * a for c, a in zip(chances, after, strict=True)) / sum(chances) - base
    return far


def pulls(table: Imagined, place: int, habits: Habits) -> list[float]:
    """Pull of each boss at a place: their chances to win it stand in this proportion."""
    promised = [_promised(table, seat, place, habits) for seat in range(table.seats)]
    return [exp(habits.steepness * promise) for promise in promised]


def _promised(table: Imagined, seat: int, place: int, habits: Habits) -> float:
    count = len(table.columns[seat][place])
    return habits.eye.promises[table.weights[seat][place]] if count else habits.empty
