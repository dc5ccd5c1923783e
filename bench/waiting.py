"""Days per game among people who look at Discord now and then: with plans and answers in advance, or not.

`python -m bench.waiting` plays games of Chicago Poker with four people who look every three hours on average,
at random. Whoever looks plays the turn that waits for them, as a computer would; with plans they plan their
next turn while others play, anew at every look, and their reinforcements are answered in advance. A turn that
was planned and holds takes no time. The same seeds with and without; what is played may differ.
"""

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from os import cpu_count
from random import Random
from statistics import fmean, stdev
from typing import Any

from bench.yardstick import line
from engine import chicago_poker as game
from engine.chicago_poker import planning
from engine.game import IllegalAction

SEATS = 4
LEVEL = "rookie"  # the quickest: whether a plan holds is asked, not whether it is good
ANSWER = "lowest 1"
GOAL = 0.2  # of the days are saved
SURE = 1.96  # standard errors to either side of 95 in 100
LONGEST = 2000  # looks; a game at random ends long before


@dataclass(frozen=True, slots=True)
class Played:
    """One game: how long it took, its turns, and how many of them began with a plan that held."""

    hours: float
    turns: int
    planned: int
    broken: int


@dataclass(slots=True)
class Table:
    """A game as far as it has come, and what its people have planned."""

    state: Any
    seed: str
    ahead: bool
    events: list[Any] = field(default_factory=list)
    plans: dict[int, tuple[list[Any], Mapping[str, str]]] = field(default_factory=dict)
    turns: int = 0
    planned: int = 0
    broken: int = 0

    def look(self, seat: int) -> None:
        """Somebody looks: they play what waits for them, or plan."""
        if seat in game.awaited(self.state):
            self.plans.pop(seat, None)
            in_turn = planning.own_turn(game.view(self.state, seat))
            while seat in game.awaited(self.state):
                view = game.view(self.state, seat)
                if planning.own_turn(view) != in_turn:
                    break
                self._apply(seat, self._choice(view))
        elif self.ahead:
            self._plan(seat)
        self._go_on()

    def _plan(self, seat: int) -> None:
        view, lines = game.view(self.state, seat), list[Any]()
        if planning.own_turn(view):
            return
        while (seen := planning.planned(view, lines)).offers and len(lines) < 6:
            lines.append(self._choice(seen))
        if lines:
            self.plans[seat] = (lines, planning.stands_on(view, lines))

    def _go_on(self) -> None:
        """Everything that was settled in advance happens at once."""
        while self.ahead and any(self._settled(seat) for seat in game.awaited(self.state)):
            pass

    def _settled(self, seat: int) -> bool:
        view = game.view(self.state, seat)
        if not planning.own_turn(view):
            action = planning.answer(view, ANSWER)
            if action is not None:
                self._apply(seat, action)
            return action is not None
        lines, facts = self.plans.pop(seat, ([], {}))
        if not lines:
            return False
        try:
            planning.planned(view, lines)
            holds = planning.stands_on(view, lines) == facts
        except IllegalAction:
            holds = False
        self.planned += holds
        self.broken += not holds
        for action in lines if holds else ():
            self._apply(seat, action)
        return holds

    def _apply(self, seat: int, action: Any) -> None:
        turn = self.state.turn
        step = game.apply(self.state, seat, action)
        self.state = step.state
        self.turns += step.state.turn != turn
        self.events += step.events

    def _choice(self, view: Any) -> Any:
        return game.choose(view, LEVEL, f"{self.seed} {len(self.events)}", self.events)


def played(every: float, ahead: bool, seed: int) -> Played:
    """A whole game; `every`: hours between two looks of a person, on average."""
    dice = Random(seed)
    options = game.agree({option.name: option.values[0] for option in game.info.options})
    step = game.setup(SEATS, options, f"waiting {seed}")
    table = Table(step.state, str(seed), ahead, list(step.events))
    hours = 0.0
    for _ in range(LONGEST):
        if not game.awaited(table.state):
            break
        hours += dice.expovariate(SEATS / every)  # any of them, whoever is first
        table.look(dice.randrange(SEATS))
    return Played(hours, table.turns, table.planned, table.broken)


def main() -> None:
    """Play, and print."""
    wanted = _arguments()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    with ProcessPoolExecutor(wanted.cores) as pool:
        without = list(pool.map(partial(played, wanted.every, False), seeds, chunksize=2))
        ahead = list(pool.map(partial(played, wanted.every, True), seeds, chunksize=2))
    print(f"waiting: {len(seeds)} games of four people who look every {wanted.every} hours")
    for name, games in (("without", without), ("with plans and answers", ahead)):
        days = [each.hours / 24 for each in games]
        error = stdev(days) / len(days) ** 0.5 if len(days) > 1 else 0.0
        line(
            f"{name}: days a game", f"{fmean(days):.2f}", f"± {error:.2f}, {_mean(games, 'turns'):.0f} turns"
        )
    line("plans a game that were played", f"{_mean(ahead, 'planned'):.1f}")
    line("plans a game that did not hold", f"{_mean(ahead, 'broken'):.1f}")
    share, error = _saved(without, ahead)
    reached = "reached" if share >= GOAL else "MISSED"
    line("shorter by", f"{share:.1%}", f"± {SURE * error:.1%}, 95 in 100; goal {GOAL:.0%}: {reached}")
    line("a turn is shorter by", f"{1 - _hours_a_turn(ahead) / _hours_a_turn(without):.1%}")


def _saved(without: list[Played], ahead: list[Played]) -> tuple[float, float]:
    """The share of the days that is saved, and its standard error.

    That of a ratio of two sums over the same games: how far each game lies from the common ratio.
    """
    ratio = sum(each.hours for each in ahead) / sum(each.hours for each in without)
    off = [with_plan.hours - ratio * plain.hours for plain, with_plan in zip(without, ahead, strict=True)]
    error = stdev(off) / len(off) ** 0.5 / fmean(each.hours for each in without) if len(off) > 1 else 0.0
    return 1 - ratio, error


def _hours_a_turn(games: list[Played]) -> float:
    return sum(each.hours for each in games) / sum(each.turns for each in games)


def _mean(games: list[Played], figure: str) -> float:
    return fmean(getattr(each, figure) for each in games)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--every", type=float, default=3.0, help="hours between two looks of a person")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cores", type=int, default=cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
