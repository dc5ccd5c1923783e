"""Habits of sending men, in crowds: computers who all gave the same best answer would block each other.

Everybody in a crowd has one habit for a whole game. A computer remembers nothing, so each night it draws one
anew, the likelier the better it fits what it has sent so far: over a game that comes to the same (Kuhn's
theorem), and nobody can read from anything but its men which one it has. Read of a rival, it is a guess; and
a rival whom no habit fits may keep none at all.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, product
from math import floor, inf, prod
from operator import mul
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from engine.dice import Dice
from engine.two_trucks.computer.grown import GROWN
from engine.two_trucks.events import Event, Truck
from engine.two_trucks.pieces import ROADS, Options
from engine.two_trucks.views import Trace

FINE = 1 << 20
POWERS = (-60.0, -1.0, 0.5, 1.5, 60.0)  # from always the emptier road to always the fuller
PLACES = (-0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9)
SLOPES = (-0.1, 0.2, 0.5, 0.9)
SPREAD = 0.08
DOUBT = 0.02  # how likely any line is by any habit, at least
FICKLE = 0.5
"""How likely somebody keeps no habit, before anything was sent."""

T = TypeVar("T")

Line: TypeAlias = tuple[int, int]
"""A man, and the number of his road."""


class Sender(Protocol):
    """Somebody who sends men in a way that can be imagined."""

    def line(self, home: Sequence[int], loads: Sequence[int], usual: float, dice: Dice) -> Line:
        """A line of theirs; `home`: weakest first; `usual`: the mean load of a truck still to come."""
        ...


class Habit(NamedTuple):
    """A way to send that looks only at tonight's loads and one's own men.

    A road is drawn by its load to a `power`. The man's place in the row at home, from 0 for the weakest to 1,
    is `place` at a load as usual, and `slope` more at one twice as large; it is off by up to SPREAD.
    """

    power: float
    place: float
    slope: float

    def north(self, loads: Sequence[int]) -> float:
        """Return the chance of the north road."""
        north, south = (float(load**self.power) for load in loads)
        return north / (north + south)

    def line(self, home: Sequence[int], loads: Sequence[int], usual: float, dice: Dice) -> Line:
        """A line by this habit."""
        road = int(part(dice) >= self.north(loads))
        place = self._place(loads[road], usual) + SPREAD * (2 * part(dice) - 1)
        last = len(home) - 1
        return home[min(max(floor(place * last + 0.5), 0), last)], road

    def fits(self, past: "Past") -> float:
        """Return the chance to send so."""
        north = self.north(past.loads)
        place = self._place(past.loads[past.road], past.usual)
        inside = min(place + SPREAD, past.high) - max(place - SPREAD, past.low)
        return DOUBT + (1 - north if past.road else north) * max(inside, 0.0) / (2 * SPREAD)

    def _place(self, load: int, usual: float) -> float:
        return self.place + self.slope * (load / usual - 1)


class Fickle(NamedTuple):
    """Somebody who keeps no habit, but has another one of the crowd each night."""

    seats: int

    def line(self, home: Sequence[int], loads: Sequence[int], usual: float, dice: Dice) -> Line:
        """A line by any habit of the crowd."""
        habit = at_random(crowd(self.seats)[0], _met(self.seats), dice)
        return habit.line(home, loads, usual, dice)


class Past(NamedTuple):
    """A man sent on a night that is over, as a reader knows him.

    `low`, `high`: between which places his man stood in the row at home.
    """

    loads: tuple[int, int]
    usual: float
    road: int
    low: float
    high: float


Weights: TypeAlias = Sequence[float]


@cache
def crowd(seats: int) -> tuple[tuple[Habit, ...], Weights]:
    """The habits of so many seats, and how often each is met."""
    weights = [int(GROWN[seats][at : at + 2], 36) for at in range(0, len(GROWN[seats]), 2)]
    met = [(Habit(*of), weight) for of, weight in zip(_all(), weights, strict=True) if weight]
    return tuple(habit for habit, _ in met), tuple(float(weight) for _, weight in met)


def _all() -> Iterator[tuple[float, float, float]]:
    return product(POWERS, PLACES, SLOPES)


@cache
def _met(seats: int) -> Weights:
    return [*accumulate(crowd(seats)[1])]


def fitting(seats: int, pasts: Iterable[Past]) -> Weights:
    """Return the chance of each habit of the crowd in somebody who sent so."""
    chances = [_fits(seats, past) for past in pasts]
    return [prod(each) for each in zip(crowd(seats)[1], *chances, strict=True)]


def fickle(seats: int, pasts: Iterable[Past], weights: Weights) -> float:
    """Return the chance that somebody who sent so keeps no habit; `weights`: of those that may be kept."""
    met = crowd(seats)[1]
    chances = [sum(map(mul, met, _fits(seats, past))) / sum(met) for past in pasts]
    none: float = FICKLE * prod(chances)
    return none / (none + (1 - FICKLE) * sum(weights) / sum(met))


@lru_cache(maxsize=256)
def _fits(seats: int, past: "Past") -> Sequence[float]:
    """Return the chance of each habit of the crowd to send so; every night asks of all nights before."""
    return tuple(habit.fits(past) for habit in crowd(seats)[0])


def pasts(options: Options, track: Sequence[Trace], events: Iterable[Event]) -> Iterator[Past]:
    """Return that seat's track, as far as the events say what lay on the roads."""
    loads: dict[int, list[int]] = {}
    usual: dict[int, float] = {}
    crates = sum(map(sum, options.piles))
    for event in events:
        if isinstance(event, Truck):
            loads.setdefault(event.night, [0, 0])[event.road.number] = event.crates
            usual.setdefault(event.night, crates / (len(ROADS) * (options.nights - event.night + 1)))
            crates -= event.crates * (event.winner is not None)
    row = list(range(1, options.men + 1))
    for night, trace in enumerate(track, start=1):
        last = len(row) - 1
        if night in loads:
            north, south = loads[night]
            low, high = _places(row, trace)
            yield Past((north, south), usual[night], trace.road.number, low / last, high / last)
        if trace.man is not None:
            row.remove(trace.man)


def _places(row: Sequence[int], trace: Trace) -> tuple[float, float]:
    """Between which places of the row, counted from 0, that man stood."""
    if trace.man is None:
        return -inf, sum(man < (trace.below or 0) for man in row) - 0.5
    at = row.index(trace.man)
    return (at - 0.5 if at else -inf), (at + 0.5 if at < len(row) - 1 else inf)


def part(dice: Dice) -> float:
    """Any number from 0 to 1."""
    return dice.below(FINE) / FINE


def drawn(things: Sequence[T], weights: Weights, dice: Dice) -> T:
    """One of these, the likelier the more it weighs."""
    return at_random(things, [*accumulate(weights)], dice)


def at_random(things: Sequence[T], sums: Weights, dice: Dice) -> T:
    """One of these by the sums of their weights, from the first to each."""
    return things[min(bisect_right(sums, part(dice) * sums[-1]), len(things) - 1)]
