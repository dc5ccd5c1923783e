"""Measures the computers of Two Trucks, and a single habit against a table of them.

`python -m bench.two_trucks --seats 2 4 6 --games 300`: each level against the one below, from every seat in
turn; each habit, the naive ones and those that won most against the crowds, at a table of each level; how
often regular and boss send otherwise, and two regulars; what each seat wins where all are of one level.
Shares of wins (a shared one counts as its part) with Wilson's interval of 95 %, and how many times a fair
share that is.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, TypeAlias

from bench.tournament import interval
from bench.yardstick import line
from engine import two_trucks as game
from engine.dice import Dice
from engine.two_trucks.actions import Send
from engine.two_trucks.computer.guessing import usual_load
from engine.two_trucks.computer.habits import Habit
from engine.two_trucks.pieces import ROADS

FULLER, EMPTIER, ANY = 60.0, -60.0, 0.0
HABITS = {
    "strongest, fuller": Habit(FULLER, 1, 0),
    "strongest, emptier": Habit(EMPTIER, 1, 0),
    "middle, fuller": Habit(FULLER, 0.5, 0),
    "middle, any": Habit(ANY, 0.5, 0),
    "weakest, fuller": Habit(FULLER, 0, 0),
    "weakest, emptier": Habit(EMPTIER, 0, 0),
    "by the load": Habit(1, 0.5, 0.5),
    "rather strong": Habit(-0.4, 0.76, 0.84),
    "strong, emptier": Habit(EMPTIER, 0.9, 0.8),
    "rather weak": Habit(-0.4, 0.37, 0.9),
    "weak, fuller": Habit(FULLER, 0.2, -0.4),
}
SEED = 7_000_000  # of no game that a figure was found with

Kind: TypeAlias = str
"""A level or the name of a habit."""


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.two_trucks", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=300, help="of every row (default 300)")
    parser.add_argument("--habits", type=int, help="games of every habit (default: as many)")
    parser.add_argument("--levels", nargs="*", default=game.LEVELS, choices=game.LEVELS)
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="(default: one a processor)")
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.processes) as pool:
        for seats in wanted.seats:
            print(f"\n{seats} seats")
            for weaker, stronger in pairwise(game.LEVELS):
                if stronger in wanted.levels:
                    _row(
                        f"{stronger} among {weaker}", seats, _won(pool, seats, stronger, weaker, wanted.games)
                    )
            for level in wanted.levels:
                _print_table(pool, seats, level, wanted.games)
                for habit in HABITS:
                    games = wanted.games if wanted.habits is None else wanted.habits
                    if games:
                        _row(f"{habit} among {level}", seats, _won(pool, seats, habit, level, games))


Map: TypeAlias = Any


def _won(pool: Map, seats: int, challenger: Kind, rivals: Kind, games: int) -> list[float]:
    """Return the challenger's wins, game by game: from each seat in turn, then with a new deal."""
    return list(pool.map(partial(_of_one, seats, challenger, rivals), range(games), chunksize=5))


def _of_one(seats: int, challenger: Kind, rivals: Kind, number: int) -> float:
    deal, seat = divmod(number, seats)
    kinds = [rivals] * seats
    kinds[seat] = challenger
    return played(kinds, SEED + deal)[0][seat]


def _print_table(pool: Map, seats: int, level: Kind, games: int) -> None:
    """Return each seat's wins among equals, and how often a boss or a regular there sends otherwise."""
    ends = list(pool.map(_among_equals, [[level] * seats] * games, range(SEED, SEED + games), chunksize=5))
    for seat in range(seats):
        _row(f"seat {seat}, all {level}", seats, [won[seat] for won, _ in ends])
    lines = [each for _, otherwise in ends for each in otherwise]
    if lines:
        boss, again = (sum(each) / len(lines) for each in zip(*lines, strict=True))
        line(
            f"regular and boss differ, of {len(lines)} decisions",
            f"{boss:.1%}",
            f"a regular with other dice: {again:.1%}",
        )


Otherwise: TypeAlias = tuple[bool, bool]
"""For a regular's decision: a boss sends otherwise; so does a regular with other dice."""


def _among_equals(kinds: Sequence[Kind], seed: int) -> tuple[list[float], list[Otherwise]]:
    return played(kinds, seed)


def _row(name: str, seats: int, won: Sequence[float]) -> None:
    share = sum(won) / len(won)
    low, high = interval(sum(won), len(won))
    line(name, f"{share:.1%} of {len(won)}", f"{low:.1%} – {high:.1%}, {share * seats:.2f} of a fair share")


def played(kinds: Sequence[Kind], seed: int) -> tuple[list[float], list[Otherwise]]:
    """Return each seat's wins; at a table of regulars also which decisions would have been others."""
    step = game.setup(len(kinds), game.Options(), seed)
    events, number = list(step.events), 0
    otherwise: list[Otherwise] = []
    while awaited := game.awaited(step.state):
        seat, number = awaited[0], number + 1
        view = game.view(step.state, seat)
        action = choosing(kinds[seat])(view, f"{seed}:{number}", events)
        if set(kinds) == {"regular"}:
            boss, again = (
                game.choose(view, level, f"{seed}:{number}:again", events) for level in ("boss", "regular")
            )
            otherwise.append((action != boss, action != again))
        step = game.apply(step.state, seat, action)
        events += step.events
    result = game.result(step.state, events)
    assert result is not None
    return [(seat in result.winners) / len(result.winners) for seat in range(len(kinds))], otherwise


def choosing(kind: Kind) -> Callable[[Any, str, Sequence[Any]], Send]:
    """Return the choice of somebody of that kind."""
    if kind in HABITS:
        return partial(_by_habit, HABITS[kind])
    return lambda view, seed, events: game.choose(view, kind, seed, events)


def _by_habit(habit: Habit, view: Any, seed: str, _events: Sequence[Any]) -> Send:
    loads = [*map(sum, view.table.roads)]
    man, road = habit.line(view.home, loads, usual_load(view.table), Dice(seed))
    return Send(man, ROADS[road])


if __name__ == "__main__":
    main()
