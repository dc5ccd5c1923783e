"""How true the curves of the stories are: chances told beside how often they came true, and what they cost.

`python -m bench.story` plays whole games among computers of mixed levels, agreed in any way, whose seeds
were used for no tuning. For each game of the house it prints ten bins of told chance beside the share that
came true, the Brier score beside that of always telling an equal share, and the processor time of a story.
`--games 300`, `--game gangster`.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from time import process_time
from typing import Any, TypeAlias

from bench.yardstick import line, percentile, within
from engine.shuffle import drawn
from engine.story import Story

Moment: TypeAlias = tuple[Any, tuple[Any, ...]]
"""A position, and the events that became public by it."""

GAMES = ("chicago_poker", "gangster", "poker_champ", "chicago_stud", "whispers")
MANY = 300
BINS = 10
BRIER = 0.8  # of the constant guess
SECONDS = 20.0  # for a story
SLOW = {"boss", "kingpin"}  # levels that think too long for hundreds of games
SLOW_AT_STUD = {"boss", "regular"}
SEED = "fresh"  # of no game that a figure was found with


def main(arguments: Sequence[str]) -> None:
    """Print every game's figures."""
    reader = argparse.ArgumentParser(prog="python -m bench.story")
    reader.add_argument("--games", type=int, default=MANY, help="of each game of the house")
    reader.add_argument("--game", choices=GAMES, action="append", help="only this one")
    wanted = reader.parse_args(arguments)
    print(f"Python {sys.version.split()[0]}; games of computers, by turns all seats and agreements")
    for name in wanted.game or GAMES:
        judged(name, wanted.games)


def judged(name: str, games: int) -> None:
    """One game's table."""
    game = import_module(f"engine.{name}")
    told, times, rows = Calibration(), [], 0
    for number in range(games):
        moments = one_of_many(game, number)
        begun = process_time()
        story = game.story(moments, f"{SEED}:{number}")
        times.append(process_time() - begun)
        told.add(story)
        rows += story.turns
    print(f"\n{game.info.name}: {games} games, {rows} turns")
    for low, (count, chance, came) in enumerate(told.bins()):
        line(
            f"told {low * 10}-{low * 10 + 10} in 100",
            f"{count:>7}",
            f"told {chance:.3f}, came true {came:.3f}",
        )
    ratio = told.score / told.constant
    line("Brier score · of an equal share", f"{told.score:.4f} · {told.constant:.4f}")
    line("the one to the other", f"{ratio:.3f}", within(ratio, BRIER, "of it"))
    times.sort()
    line(
        "processor time of a story: median · max",
        f"{percentile(times, 0.5):.2f} · {times[-1]:.2f} s",
        within(times[-1], SECONDS, "s"),
    )


class Calibration:
    """What was told and what came of it; each game weighs the same, however long it was."""

    def __init__(self) -> None:
        self._bins = [[0, 0.0, 0.0] for _ in range(BINS)]
        self._scores: list[float] = []
        self._constants: list[float] = []

    def add(self, story: Story) -> None:
        """All rows of a story but the last."""
        end, seats = story.curve[-1], len(story.seats)
        score = constant = 0.0
        for row in story.curve[:-1]:
            for chance, came in zip(row, end, strict=True):
                score += (chance - came) ** 2
                constant += (1 / seats - came) ** 2
                found = self._bins[min(BINS - 1, int(chance * BINS))]
                found[0] += 1
                found[1] += chance
                found[2] += came
        self._scores.append(score / story.turns)
        self._constants.append(constant / story.turns)

    def bins(self) -> Iterator[tuple[int, float, float]]:
        """How many chances were told there, their mean, and how many of them came true."""
        for count, chance, came in self._bins:
            yield int(count), chance / max(1, count), came / max(1, count)

    @property
    def score(self) -> float:
        """The mean squared error of a turn, over games."""
        return sum(self._scores) / len(self._scores)

    @property
    def constant(self) -> float:
        """The same of telling every seat an equal share."""
        return sum(self._constants) / len(self._constants)


def one_of_many(game: Any, number: int) -> list[Moment]:
    """A game among so many seats, so agreed and with such levels as its number says."""
    info, seed = game.info, f"{SEED}-{number}"
    seats = info.seats[number % len(info.seats)]
    words = {option.name: _one_of(option.values, f"{seed}:{option.name}") for option in info.options}
    slow = SLOW_AT_STUD if info.name == "chicago-stud" else SLOW
    levels = [level for level in info.levels if level not in slow]
    return played(game, words, [_one_of(levels, f"{seed}:level:{seat}") for seat in range(seats)], seed)


def played(game: Any, words: Mapping[str, str], levels: Sequence[str], seed: str) -> list[Moment]:
    """A game of computers, as the positions by which it was told."""
    step = game.setup(len(levels), game.agree(words), seed)
    state, public, told = step.state, step.events, ()
    moments = [(state, public)]
    while awaited := game.awaited(state):
        seat = awaited[0]
        dice = f"{seed}:{len(public)}:{len(told)}"
        step = game.apply(state, seat, game.choose(game.view(state, seat), levels[seat], dice, public))
        state, told = step.state, (*told, *step.events)
        if step.settled:
            public, moments, told = public + told, [*moments, (state, told)], ()
    return moments


def _one_of(words: Sequence[str], lot: str) -> str:
    return words[drawn(len(words), lot)]


if __name__ == "__main__":
    main(sys.argv[1:])
