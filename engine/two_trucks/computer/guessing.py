"""What a seat can know of its rivals' men, and how its own lines fare against those they may have."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from engine.dice import Dice
from engine.two_trucks.computer.habits import Habit, Line, Weights, crowd, drawn, fitting, pasts
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import NEXT, ROADS, TRAIN
from engine.two_trucks.views import SeatRow, SeatView, TableView


class Rival(NamedTuple):
    """The men who may be at home, and below whom each was who was sent unseen, least first (TT-8.2)."""

    possible: tuple[int, ...]
    below: tuple[int, ...]
    habits: tuple[Habit, ...] = ()
    weights: Weights = ()

    @classmethod
    def of(cls, row: SeatRow) -> "Rival":
        """As the table knows that seat."""
        unseen = (trace.below for trace in row.track if trace.man is None and trace.below is not None)
        return cls(row.possible, tuple(sorted(unseen)))

    @classmethod
    def read(cls, table: TableView, row: SeatRow, events: Sequence[Event]) -> "Rival":
        """The same, with the habits that fit what it has sent."""
        seats = len(table.rows)
        weights = fitting(seats, pasts(table.options, row.track, events))
        return cls.of(row)._replace(habits=crowd(seats)[0], weights=weights)

    def habit(self, dice: Dice) -> Habit:
        """A habit that it may have."""
        return drawn(self.habits, self.weights, dice)

    def home(self, dice: Dice) -> list[int]:
        """Men who may be at home, weakest first; all that can be are equally likely."""
        left = list(self.possible)
        for below in self.below:
            del left[dice.below(bisect_left(left, below))]
        return left


def usual_load(table: TableView) -> float:
    """The mean load of a truck from tonight to the last night."""
    crates = sum(map(sum, table.roads)) + sum(table.tomorrow) + sum(map(sum, table.face_down))
    return crates / (len(ROADS) * nights_left(table))


def nights_left(table: TableView) -> int:
    """Tonight and all that follow."""
    return table.options.nights - table.night + 1


class Weighing(NamedTuple):
    """How a boss weighs, in loads as usual: `price` of a man's next chances, `harm` of what rivals take, and
    what the `train` counts a night before it does. `draw`: how far a line's worth may lie below the best to
    be drawn now and then, and `late` in the last nights, in games; `crowd`: how often it sends as the crowd.
    """

    draw: float
    price: float
    harm: float
    train: float
    crowd: float
    late: float


class Seen(NamedTuple):
    """The outcome of a line in the tries, in hundredths and loads as usual."""

    takes: float
    worth: float


def weighed(
    view: SeatView, events: Sequence[Event], weighing: Weighing, tries: int, dice: Dice
) -> dict[Line, Seen]:
    """Return each line's chance to take its truck, and its worth."""
    table, men = view.table, view.table.options.men
    loads, usual, nights = [*map(sum, table.roads)], usual_load(table), nights_left(table)
    rivals = [Rival.read(table, row, events) for row in table.rows if row.seat != view.seat]
    beaten = [[0] * (men + 2) for _ in ROADS]  # by the strongest rival on the road: tries
    taken = [[0] * (men + 2) for _ in ROADS]  # of these, those in which he is alone
    pairs = [0] * (2 * men + 1)
    for _ in range(tries):
        there: list[list[int]] = [[] for _ in ROADS]
        best_pair = 0
        for rival in rivals:
            home = rival.home(dice)
            man, road = rival.habit(dice).line(home, loads, usual, dice)
            there[road].append(man)
            best_pair = max(best_pair, saved(home, man))
        pairs[best_pair] += 1
        for road, came in enumerate(there):
            strongest = to_beat(came, table.options.ties)
            beaten[road][strongest] += 1
            taken[road][strongest] += came.count(strongest) == 1
    wins = [_shares(each, tries) for each in beaten]
    loses = [_shares(each[::-1], tries)[::-1] for each in taken]
    rides = _shares(pairs, tries)
    seen = {}
    for man in view.home:
        next_chances = sum(wins[road][man] for road in range(len(ROADS))) / len(ROADS)
        later = weighing.price * next_chances * (nights > 1)
        train = TRAIN / usual * weighing.train ** (nights - 1) * rides[saved(view.home, man)]
        for road, load in enumerate(loads):
            other = loads[1 - road] * sum(taken[1 - road][1:]) / tries
            harm = weighing.harm * (loses[road][man] * load + other) / usual
            worth = wins[road][man] * load / usual - later - harm + train * (1 + weighing.harm)
            seen[man, road] = Seen(wins[road][man], worth)
    return seen


def crowd_line(view: SeatView, events: Sequence[Event], dice: Dice) -> Line:
    """A line by a habit that fits what the seat itself has sent."""
    table = view.table
    weights = fitting(len(table.rows), pasts(table.options, view.sent, events))
    habit = drawn(crowd(len(table.rows))[0], weights, dice)
    return habit.line(view.home, [*map(sum, table.roads)], usual_load(table), dice)


def saved(home: Sequence[int], man: int) -> int:
    """The strength of the two strongest who stay at home when that man goes."""
    first, second, third = home[-1], home[-2], home[-3]
    return first + second if man not in (first, second) else first + second + third - man


def to_beat(came: Sequence[int], ties: str) -> int:
    """The man on a road whom a stronger one must beat; 0 where nobody came, or `next` lets anybody pass."""
    if ties == NEXT:
        return max((man for man in came if came.count(man) == 1), default=0)
    return max(came, default=0)


def _shares(counts: Iterable[int], tries: int) -> list[float]:
    """Return the number of tries before each place."""
    return [before / tries for before in accumulate(counts, initial=0)][:-1]
