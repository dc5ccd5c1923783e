"""What a seat can know of its rivals' men, and of the way they send them."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from engine.dice import Dice
from engine.two_trucks.computer.habits import (
    Fickle,
    Line,
    Sender,
    Weights,
    at_random,
    crowd,
    drawn,
    fickle,
    fitting,
    part,
    pasts,
)
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import NEXT, ROADS
from engine.two_trucks.views import SeatRow, SeatView, TableView


class Rival(NamedTuple):
    """The men who may be at home, and below whom each was who was sent unseen, least first (TT-8.2)."""

    possible: tuple[int, ...]
    below: tuple[int, ...]
    seats: int = 0
    sums: Weights = ()
    """Of the chances of the crowd's habits, from the first to each."""
    fickle: float = 1.0
    """How likely it keeps none of them."""

    @classmethod
    def of(cls, row: SeatRow) -> "Rival":
        """As the table knows that seat."""
        unseen = (trace.below for trace in row.track if trace.man is None and trace.below is not None)
        return cls(row.possible, tuple(sorted(unseen)))

    @classmethod
    def read(cls, table: TableView, row: SeatRow, events: Sequence[Event]) -> "Rival":
        """The same, with the habits that fit what it has sent."""
        seats, past = len(table.rows), [*pasts(table.options, row.track, events)]
        weights = fitting(seats, past)
        return cls.of(row)._replace(
            seats=seats, sums=[*accumulate(weights)], fickle=fickle(seats, past, weights)
        )

    def sender(self, dice: Dice) -> Sender:
        """A way in which it may send."""
        if part(dice) < self.fickle:
            return Fickle(self.seats)
        return at_random(crowd(self.seats)[0], self.sums, dice)

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


def crowd_line(view: SeatView, events: Sequence[Event], dice: Dice) -> Line:
    """A line by a habit that fits what the seat itself has sent."""
    table = view.table
    weights = fitting(len(table.rows), pasts(table.options, view.sent, events))
    habit = drawn(crowd(len(table.rows))[0], weights, dice)
    return habit.line(view.home, [*map(sum, table.roads)], usual_load(table), dice)


def to_beat(came: Sequence[int], ties: str) -> int:
    """The man on a road whom a stronger one must beat; 0 where nobody came, or `next` lets anybody pass."""
    if ties == NEXT:
        return max((man for man in came if came.count(man) == 1), default=0)
    return max(came, default=0)
