"""`make train`: fits the nets of Chicago Poker's fourth level and writes engine/…/computer/kingpin.json.

The same seed and numbers of games are the same positions; their fit is the same on the same numpy.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from bench.training.fitting import Fit, Groups
from bench.training.hands import groups
from bench.training.positions import Position, positions
from engine.chicago_poker.computer.native.library import door
from engine.chicago_poker.computer.net import WEIGHTS
from engine.chicago_poker.pieces import PLACES
from engine.version import VERSION
from tools.native import NotCompiled, compiled_for

VALUE_GAMES = {2: 60_000, 3: 16_000, 4: 36_000, 5: 9_000, 6: 12_000}  # at first glance
HANDS_GAMES = {2: 4_000, 3: 300, 4: 700, 5: 100, 6: 100}  # of bosses
VALUE_CELLS, HANDS_CELLS = (12, 24), (8, 12)  # for the whole, for each place
EPOCHS = 10
CHUNK = 10  # games a worker plays at a time

Play = Callable[[int, str, int], list[Position]]
"""The positions of one game: by seats, seed and the number of the game."""


def main(arguments: Sequence[str]) -> None:
    """Play, fit, write, and print the losses."""
    asked = _asked(arguments)
    with suppress(NotCompiled):  # the same games, later
        compiled_for(door)
    kept: dict[str, Any] = json.loads(WEIGHTS.read_text()) if asked.only else {"made": {}}
    made = kept["made"]
    for name, play, numbers, cells in (
        ("value", positions, VALUE_GAMES, VALUE_CELLS),
        ("hidden", groups, HANDS_GAMES, HANDS_CELLS),
    ):
        if asked.only not in (name, None):
            continue
        sets = [
            _played(play, seats, max(1, round(games * asked.share)), asked)
            for seats, games in numbers.items()
        ]
        of_two = [each for each, seats in zip(sets, numbers, strict=True) if seats == 2]
        for known, fitted in ((name, sets), (f"{name} of two", of_two)):
            fit = Fit(fitted, cells, seed=len(name))
            loss = fit.run(EPOCHS)
            made[known] = {
                "version": VERSION,
                "seed": asked.seed,
                "share": asked.share,
                "positions": {each.name: len(each.true) for each in fitted},
                "loss": loss,
            }
            kept[known] = fit.kept()
            print(f"{known}: loss on games held out {loss}", flush=True)
    asked.out.write_text(json.dumps(kept, separators=(",", ":")) + "\n")
    print(f"written: {asked.out}")


def _asked(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.training", description=__doc__)
    parser.add_argument("--seed", default="kingpin")
    parser.add_argument("--share", type=float, default=1.0, help="of the games, to try it quickly")
    parser.add_argument("--only", choices=("value", "hidden"), help="fit these, and keep the others")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    return parser.parse_args(arguments)


def _played(play: Play, seats: int, games: int, asked: argparse.Namespace) -> Groups:
    begun = perf_counter()
    with ProcessPoolExecutor(asked.cores) as pool:
        rounds = pool.map(partial(_round, play, seats, asked.seed, games), range(0, games, CHUNK))
        arrays = [each for each in rounds if len(each[0])]
    numbers, true, whole, places = (np.concatenate(part) for part in zip(*arrays, strict=True))
    print(
        f"{seats} seats: {len(true)} positions of {games} games in {perf_counter() - begun:.0f} s", flush=True
    )
    return Groups(f"{seats} seats", numbers, whole, places, true)


def _round(play: Play, seats: int, seed: str, games: int, first: int) -> tuple[Any, ...]:
    """The positions of some games, as arrays: so they travel cheaply."""
    several = (play(seats, seed, game) for game in range(first, min(first + CHUNK, games)))
    return _arrays(list(chain.from_iterable(several)), PLACES[seats])


def _arrays(found: Sequence[Position], most: int) -> tuple[Any, ...]:
    return (
        np.array([each.game for each in found], np.int64),
        np.array([each.true for each in found], np.int64),
        np.array([[whole for whole, _ in each.members] for each in found], np.float32),
        np.array([[[*_padded(places, most)] for _, places in each.members] for each in found], np.float32),
    )


def _padded(places: list[list[float]], number: int) -> Iterator[list[float]]:
    """Where the stock has run out there are fewer places."""
    yield from places
    yield from [[0.0] * len(places[0])] * (number - len(places))


if __name__ == "__main__":
    main(sys.argv[1:])
