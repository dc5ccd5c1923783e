"""How honest a coach's numbers are: what was told beside what then came of it in the real game, and its cost.

`python -m bench.advice` takes positions out of games of regulars. `told · came`: the worth told of what was
then done, beside how those games ended. `counted`: worlds that look alike to the seat, each played to its end
by regulars after an advised action, beside the numbers told of it. A game is one entry of `ENTRIES`.
`--game chicago_poker --seats 4 --positions 8 --playouts 50 --games 10`.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from bench import advice_chicago_poker
from bench.tournament import NEUTRAL
from bench.yardstick import line, percentile, within
from engine.advice import Advised

SECONDS = 1.5  # for an advice at six seats
SEED = "advice"
BINS = 5


@dataclass(frozen=True, slots=True)
class Entry:
    """What a game tells of itself here.

    `worth`: what is told of one action alone; a few tries do, for means. `world`: another position that looks
    the same to the seat, from what is dealt anew by these dice. `came`: what the worth stands for, of a game
    that is over. `told`: the numbers of an advised action by name, which `counts` counts in the events of a
    game after it (None where it does not tell).
    """

    name: str
    seats: tuple[int, ...]
    worth: Callable[[Any, Sequence[Any], Any, str], float]
    world: Callable[[Any, int, Sequence[Any], Random], Any]
    came: Callable[[Any, int, Sequence[Any]], float]
    told: Callable[[Advised[Any]], Mapping[str, float]]
    counts: Callable[[Any, int, Sequence[Any], str], float | None]
    level: str = "regular"
    steps: Sequence[float] = field(default_factory=lambda: [20 * each for each in range(1, BINS)])


ENTRIES = (
    Entry(
        "chicago_poker",
        (2, 4, 6),
        advice_chicago_poker.worth,
        advice_chicago_poker.world,
        advice_chicago_poker.came,
        advice_chicago_poker.told,
        advice_chicago_poker.counts,
    ),
)


class Position(NamedTuple):
    """A decision of a game of computers: what was done there, and how the game ended for the seat."""

    state: Any
    seat: int
    events: tuple[Any, ...]
    action: Any
    came: float


def main(arguments: Sequence[str]) -> None:
    """Print every game's figures."""
    reader = argparse.ArgumentParser(prog="python -m bench.advice")
    reader.add_argument("--game", choices=[entry.name for entry in ENTRIES], action="append")
    reader.add_argument("--seats", type=int, action="append")
    reader.add_argument("--games", type=int, default=40, help="of each number of seats, for `told · came`")
    reader.add_argument("--every", type=int, default=40, help="decisions, one is looked at")
    reader.add_argument("--positions", type=int, default=10, help="of each number of seats, for `counted`")
    reader.add_argument("--playouts", type=int, default=40, help="of each action")
    wanted = reader.parse_args(arguments)
    for entry in ENTRIES:
        for seats in wanted.seats or entry.seats:
            if not wanted.game or entry.name in wanted.game:
                print(f"\n{entry.name}, {seats} seats")
                looked = list(positions(entry, seats, wanted.games, wanted.every))
                calibrated(entry, looked)
                few = looked[:: max(1, len(looked) // max(1, wanted.positions))][: wanted.positions]
                timed(entry, few)
                counted(entry, few, wanted.playouts)


def calibrated(entry: Entry, looked: Sequence[Position]) -> None:
    """Worth told of what was done beside how it ended, by size."""
    game = import_module(f"engine.{entry.name}")
    pairs = [
        (entry.worth(game.view(at.state, at.seat), at.events, at.action, f"{SEED}:{number}"), at.came)
        for number, at in enumerate(looked)
    ]
    for low, high in zip((-1e9, *entry.steps), (*entry.steps, 1e9), strict=True):
        there = [pair for pair in pairs if low <= pair[0] < high]
        if there:
            told, came = (sum(each) / len(there) for each in zip(*there, strict=True))
            line(f"told · came, below {high:g}", f"{told:.1f} · {came:.1f}", f"of {len(there)}")
    told, came = (sum(each) / len(pairs) for each in zip(*pairs, strict=True))
    line(f"told · came, of {len(pairs)}", f"{told:.1f} · {came:.1f}")
    errors = [sum((one - other) ** 2 for one, other in each) / len(each) for each in (pairs, _flat(pairs))]
    line("mean squared error · of always telling the mean", f"{errors[0]:.0f} · {errors[1]:.0f}")


def timed(entry: Entry, looked: Sequence[Position]) -> None:
    """What an advice costs, and how often another action is worth more than the first."""
    game, times, behind = import_module(f"engine.{entry.name}"), [], []
    for number, at in enumerate(looked):
        view = game.view(at.state, at.seat)
        begun = process_time()
        advice = game.advise(view, f"{SEED}:{number}", at.events)
        times.append(process_time() - begun)
        behind.append(max(each.worth for each in advice.best) - advice.best[0].worth)
    times.sort()
    far = sum(each > 2 for each in behind) / len(behind)
    line(
        "the first one's worth behind another's", f"{sum(behind) / len(behind):.1f}", f"2 or more: {far:.0%}"
    )
    middle = percentile(times, 0.5)
    line(
        f"CPU of an advice, of {len(times)}: p50 · max",
        f"{middle:.2f} · {times[-1]:.2f} s",
        within(times[-1], SECONDS, "s"),
    )


def counted(entry: Entry, looked: Sequence[Position], playouts: int) -> None:
    """The numbers of the first and the last advised action beside those of real playouts."""
    game = import_module(f"engine.{entry.name}")
    apart: dict[str, list[tuple[float, float]]] = {}
    for number, at in enumerate(looked):
        advice = game.advise(game.view(at.state, at.seat), f"{SEED}:{number}", at.events)
        for advised in {0: advice.best[0], len(advice.best) - 1: advice.best[-1]}.values():
            told = {"worth": advised.worth, **entry.told(advised)}
            found: dict[str, list[float]] = {name: [] for name in told}
            for playout in range(playouts):
                dice = Random(f"{SEED}:{number}:{playout}")
                state, events = played_out(entry, game, at, advised.action, dice)
                for name, values in found.items():
                    value = (
                        entry.came(state, at.seat, events)
                        if name == "worth"
                        else entry.counts(state, at.seat, events, name)
                    )
                    values += [] if value is None else [value]
            for name, values in found.items():
                if len(values) > playouts // 2:
                    mean = sum(values) / len(values)
                    error = sqrt(sum((value - mean) ** 2 for value in values) / len(values) / len(values))
                    label = f"{number} {advised.action}: {name}"
                    line(label, f"{told[name]:.0f}", f"counted {mean:.0f} ± {error:.0f}, of {len(values)}")
                    apart.setdefault(name.split()[0], []).append((told[name] - mean, error))
    for name, each in apart.items():
        mean = sum(gap for gap, _ in each) / len(each)
        spread = sqrt(sum(gap * gap for gap, _ in each) / len(each))
        chance = sqrt(sum(error * error for _, error in each) / len(each))
        line(
            f"{name}: told - counted, of {len(each)}",
            f"{mean:+.1f}",
            f"rms {spread:.1f}; by luck {chance:.1f}",
        )


def positions(entry: Entry, seats: int, games: int, every: int) -> Iterator[Position]:
    """Some decisions of whole games that have more than one answer."""
    game = import_module(f"engine.{entry.name}")
    options = game.agree(
        {option.name: NEUTRAL.get(option.name, option.values[0]) for option in game.info.options}
    )
    for number in range(games):
        seed = f"{SEED}:{seats}:{number}"
        step = game.setup(seats, options, seed)
        state, events, made, asked = step.state, step.events, [], 0
        while awaited := game.awaited(state):
            seat = awaited[0]
            view = game.view(state, seat)
            action = game.choose(view, entry.level, f"{seed}:{len(events)}", events)
            asked += len(view.offers) > 1
            if len(view.offers) > 1 and asked % every == number % every:
                made.append((state, seat, events, action))
            step = game.apply(state, seat, action)
            state, events = step.state, events + step.events
        for before, seat, told, action in made:
            yield Position(before, seat, told, action, entry.came(state, seat, events))


def played_out(entry: Entry, game: Any, at: Position, action: Any, dice: Random) -> tuple[Any, Sequence[Any]]:
    """The end of the game, and all that happened after the action, among computers."""
    step = game.apply(entry.world(at.state, at.seat, at.events, dice), at.seat, action)
    state, events = step.state, list(step.events)
    while awaited := game.awaited(state):
        view = game.view(state, awaited[0])
        seed = f"{dice.random()}"
        step = game.apply(state, awaited[0], game.choose(view, entry.level, seed, (*at.events, *events)))
        state = step.state
        events += step.events
    return state, events


def _flat(pairs: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    mean = sum(came for _, came in pairs) / len(pairs)
    return [(mean, came) for _, came in pairs]


if __name__ == "__main__":
    main(sys.argv[1:])
