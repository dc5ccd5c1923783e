"""What the temperaments of Chicago Poker's computers cost, and what a table sees of them.

`python -m bench.temperaments`: at first glance, on the sketch; every deal from every seat, one in character
among others without. A quarter at four seats, half at two, is as strong as without one.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bench.sketched import Decide, dealt, played
from engine.chicago_poker.computer.habits import SEASONED, SOUND, Habits
from engine.chicago_poker.computer.imagined import Imagined
from engine.chicago_poker.computer.instinct import LAY, SHOT, Candidate, impulse
from engine.chicago_poker.computer.odds import WEIGHTS
from engine.chicago_poker.computer.temperaments import LEANING, tempered
from engine.chicago_poker.hands import Rank, strength_of
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import ACTIONS, FULL_COLUMN, Boss

LEVELS = {"boss": (SEASONED, 1.0), "regular": (SOUND, LEANING)}
STRAIGHTS = (Rank.STRAIGHT, Rank.FLUSH, Rank.RAINBOW_STRAIGHT, Rank.STRAIGHT_FLUSH)
ROUND = 20  # deals a worker plays at a time
SEEN = ("entries", "backs", "calls", "straights", "behind", "shots", "hand")


class Tally(NamedTuple):
    """What one in character won, by deal, and what was seen of them; of them and of the others."""

    won: float
    theirs: Counter[str]
    others: Counter[str]


def main() -> None:
    """One line for each boss and level."""
    asked = _arguments()
    for seats in asked.seats:
        deals = asked.games // seats
        print(
            f"{deals * seats} games at {seats} seats; ± is half of a 95 % interval; rates beside the others'"
        )
        print(f"{'level':<9}{'boss':<10}{'wins':>16}  " + "".join(f"{name:>9}" for name in SEEN))
        for level in LEVELS:
            for boss in asked.only or Boss:
                _print_line(level, Boss(boss), seats, deals, asked.cores)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.temperaments", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--only", nargs="*", choices=[*Boss])
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def _print_line(level: str, boss: Boss, seats: int, deals: int, cores: int) -> None:
    with ProcessPoolExecutor(cores) as pool:
        rounds = pool.map(partial(_round, level, boss, seats), range(0, deals, ROUND))
        tallies = [tally for each in rounds for tally in each]
    won = [tally.won / seats for tally in tallies]
    theirs, others = Counter[str](), Counter[str]()
    for tally in tallies:
        theirs.update(tally.theirs)
        others.update(tally.others)
    half = 1.96 * stdev(won) / sqrt(len(won))
    rates = (f"{(theirs[name] / theirs['turns']) / (others[name] / others['turns']):>9.2f}" for name in SEEN)
    print(f"{level:<9}{boss:<10}{fmean(won):>8.1%} ± {half:.1%}  {''.join(rates)}", flush=True)


def _round(level: str, boss: Boss, seats: int, first: int) -> list[Tally]:
    habits, leaning = LEVELS[level]
    in_character = tempered(habits, boss, leaning)
    return [tally(habits, in_character, seats, deal) for deal in range(first, first + ROUND)]


def tally(habits: Habits, in_character: Habits, seats: int, deal: int) -> Tally:
    """One deal from every seat: one in character among others without."""
    won, theirs, others = 0.0, Counter[str](), Counter[str]()
    for own in range(seats):
        watched = [
            _watched(in_character if seat == own else habits, theirs if seat == own else others)
            for seat in range(seats)
        ]
        won += played(dealt(seats, Options(), f"temperaments {deal}"), watched) == own
    return Tally(won, theirs, others)


def _watched(habits: Habits, seen: Counter[str]) -> Decide:
    def decide(table: Imagined, seat: int) -> Candidate:
        chosen = impulse(table, seat, habits)
        seen.update(_seen(table, seat, chosen))
        return chosen

    return decide


def _seen(table: Imagined, seat: int, chosen: Candidate) -> Iterator[str]:
    """What the table sees of that action."""
    _, kind, place, what = chosen
    if table.left == ACTIONS:
        yield "turns"
        yield from ("hand",) * table.held(seat)
    if kind == SHOT:
        yield "shots"
    elif kind == LAY:
        count = len(table.columns[seat][place])
        if not count:
            yield "entries"
        if table.hides(place, count):
            yield "backs"
        if count == FULL_COLUMN - 1:
            yield "calls"
            if strength_of(table.weights[seat][place] + WEIGHTS[what]) >> 20 in STRAIGHTS:
                yield "straights"
        if any(len(table.columns[rival][place]) > count for rival in range(table.seats) if rival != seat):
            yield "behind"


if __name__ == "__main__":
    main()
