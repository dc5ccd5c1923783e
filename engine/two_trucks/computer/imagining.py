"""Nights imagined from what a seat may know: who has which men at home, and sends whom.

Who keeps a habit is imagined to send by it. Who keeps none may think as a boss does: round by round it
answers what all others send, in one part more of the nights imagined, and the answer is drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp
from typing import NamedTuple

from engine.dice import Dice
from engine.game import Seat
from engine.two_trucks.computer.guessing import Rival, nights_left, to_beat, usual_load
from engine.two_trucks.computer.habits import Fickle, Line, Sender, drawn
from engine.two_trucks.computer.worths import Worth, worth_after
from engine.two_trucks.events import Event
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.views import SeatView, TableView

DRAW = 0.02
"""So far below the best, in games, a line may lie to be drawn a third as often."""


@dataclass(slots=True)
class Imagined:
    """A night, seat by seat."""

    homes: list[list[int]]
    senders: list[Sender]
    lines: list[Line]

    def to_beat(self, seat: Seat, ties: str) -> tuple[int, int]:
        """Return whom that seat must beat on each road; 0 where nobody stops it."""
        others = [*self.lines[:seat], *self.lines[seat + 1 :]]
        north, south = (
            to_beat([man for man, where in others if where == road], ties) for road in range(len(ROADS))
        )
        return north, south


class Seen(NamedTuple):
    """The outcome of a line over all nights imagined: how often it takes its truck; its worth in games."""

    takes: float
    worth: float


def imagined(view: SeatView, events: Sequence[Event], tries: int, rounds: int, dice: Dice) -> list[Imagined]:
    """So many nights, answered in so many rounds."""
    table = view.table
    seats = [Rival.read(table, row, events) for row in table.rows]
    seats[view.seat] = seats[view.seat]._replace(fickle=1.0)  # a boss knows itself
    loads, usual = [*map(sum, table.roads)], usual_load(table)
    nights = []
    for _ in range(tries):
        homes, senders = [seat.home(dice) for seat in seats], [seat.sender(dice) for seat in seats]
        sent = zip(senders, homes, strict=True)
        nights.append(Imagined(homes, senders, [who.line(home, loads, usual, dice) for who, home in sent]))
    men = _men(table, nights)
    for number in range(1, rounds + 1):
        for seat in range(len(seats)):
            answered(table, nights, seat, men, number, dice)
    return nights


def weighed(view: SeatView, nights: Sequence[Imagined]) -> dict[Line, Seen]:
    """Return each line's chance to take its truck, and its worth."""
    table, seat, count = view.table, view.seat, len(nights)
    worth, men = _worth(table), _men(table, nights)
    loads, crates = [*map(sum, table.roads)], [row.crates for row in table.rows]
    lines = [(man, road) for man in view.home for road in range(len(ROADS))]
    takes, after = dict.fromkeys(lines, 0), dict.fromkeys(lines, 0.0)
    for night in nights:
        strongest = night.to_beat(seat, table.options.ties)
        takers = [_taker(night, seat, line) for line in zip(strongest, range(len(ROADS)), strict=True)]
        for road, load in enumerate(loads):
            other = [*crates]
            _give(other, takers[1 - road], loads[1 - road])
            ends = []
            for taker in (takers[road], None, seat):
                end = [*other]
                _give(end, taker, load)
                ends.append(worth.standing(end, seat))
            for man in view.home:
                beats = man > strongest[road]
                takes[man, road] += beats
                after[man, road] += ends[2 if beats else man == strongest[road]]
    return {line: Seen(takes[line] / count, after[line] / count - men[line[0]]) for line in lines}


def answered(
    table: TableView, nights: Sequence[Imagined], seat: Seat, men: Sequence[float], number: int, dice: Dice
) -> None:
    """Let that seat answer the others in one night of `number` of those in which it keeps no habit."""
    worth = _worth(table)
    crate = worth.best + worth.mean
    beaten = [[0] * (table.options.men + 2) for _ in ROADS]
    for night in nights:
        for road, strongest in enumerate(night.to_beat(seat, table.options.ties)):
            beaten[road][strongest + 1] += 1
    wins = [[each / len(nights) for each in accumulate(counts)] for counts in beaten]
    worths = {
        (man, road): wins[road][man] * sum(load) * crate - men[man]
        for road, load in enumerate(table.roads)
        for man in range(1, len(men))
    }
    chances = likely(worths)
    for night in nights:
        if isinstance(night.senders[seat], Fickle) and not dice.below(number):
            lines = [(man, road) for man in night.homes[seat] for road in range(len(ROADS))]
            night.lines[seat] = drawn(lines, [chances[line] for line in lines], dice)


def likely(worths: dict[Line, float]) -> dict[Line, float]:
    """Return how often each line is drawn, the best one counted as one."""
    best = max(worths.values())
    return {line: exp((worth - best) / DRAW) for line, worth in worths.items()}


def _worth(table: TableView) -> Worth:
    return worth_after(len(table.rows), nights_left(table) - 1)


def _men(table: TableView, nights: Sequence[Imagined]) -> list[float]:
    """Return the worth of each man from 1, by his place among all who are imagined at home; 0 of no man."""
    worth, counts = _worth(table), [0] * (table.options.men + 1)
    for night in nights:
        for home in night.homes:
            for man in home:
                counts[man] += 1
    below = accumulate(counts, initial=0)
    return [worth.man((weaker + same / 2) / sum(counts)) for weaker, same in zip(below, counts, strict=False)]


def _taker(night: Imagined, seat: Seat, line: Line) -> Seat | None:
    """Return who sends that man there, if only one of the others does."""
    those = [other for other, sent in enumerate(night.lines) if sent == line and other != seat]
    return those[0] if len(those) == 1 else None


def _give(crates: list[int], seat: Seat | None, load: int) -> None:
    if seat is not None:
        crates[seat] += load
