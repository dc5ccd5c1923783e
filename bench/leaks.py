"""What the backs of Chicago Poker betray: bits that an observer gains over chance, for each of them.

`python -m bench.leaks`: at first glance, on the sketch, two seats. The observer sees what lies open and what
was discarded, and has seen many such columns: a conditional logit over every card that the back may be, with
ten figures of the card beside the open ones of its column, fitted to half of the games and judged on the
other half. A back is judged when its column is fought over. 0 is chance, all of it would be some 5.5 bits.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bench.sketched import by, dealt, played
from engine.chicago_poker.computer.habits import SEASONED, SOUND, Habits
from engine.chicago_poker.computer.imagined import RAID, Imagined
from engine.chicago_poker.computer.odds import VALUE, WEIGHTS
from engine.chicago_poker.options import Options

LEVELS = {"boss": SEASONED, "regular": SOUND}
ROUND = 25  # games a worker plays at a time
EYE = SOUND.eye

Figures: TypeAlias = NDArray[np.float64]
"""By card that may lie there, the true one first: what the observer holds against it."""


def main() -> None:
    """One line for each level."""
    parser = argparse.ArgumentParser(prog="python -m bench.leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for level in LEVELS:
        with ProcessPoolExecutor(asked.cores) as pool:
            rounds = pool.map(partial(_round, level), range(0, asked.games, ROUND))
            backs = [back for each in rounds for back in each]
        fitted = _fitted(backs[: len(backs) // 2])
        gains = [_gain(fitted, back) for back in backs[len(backs) // 2 :]]
        half = 1.96 * float(np.std(gains)) / len(gains) ** 0.5
        print(f"{level:<9}{np.mean(gains):>6.2f} ± {half:.2f} bits a back, {len(backs)} backs", flush=True)


def _round(level: str, first: int) -> list[Figures]:
    return [back for deal in range(first, first + ROUND) for back in _backs(LEVELS[level], deal)]


def _backs(habits: Habits, deal: int) -> list[Figures]:
    """Every back of a game that was fought over."""
    found: list[Figures] = []
    table = dealt(2, Options(), f"leaks {deal}")
    played(table, [by(habits)] * 2, before_next=lambda at: found.extend(_fought(at)))
    return found


def _fought(table: Imagined) -> Iterator[Figures]:
    """The backs of the columns that are fought over as soon as the next turn begins."""
    caller = (table.active + 1) % table.seats
    hidden = _hidden(table)
    for place in {at for seat, at in table.markers if seat == caller}:
        for seat in range(table.seats):
            for slot, card in enumerate(table.columns[seat][place]):
                if table.downs[seat][place][slot]:
                    others = [other for other in hidden if other != card]
                    yield np.array([_figures(table.shown[seat][place], each) for each in (card, *others)])


def _hidden(table: Imagined) -> list[int]:
    """The gangsters that nobody but their owner has seen: in the deck, in hands and face down."""
    cards = [card for card in table.deck if card < RAID]
    for seat in range(table.seats):
        cards += table.hands[seat]
        for column, down in zip(table.columns[seat], table.downs[seat], strict=True):
            cards += [card for card, hides in zip(column, down, strict=True) if hides]
    return cards


def _figures(shown: int, card: int) -> list[float]:
    value, weight = VALUE[card], shown + WEIGHTS[card]
    open_values = [each for each in range(1, 16) for _ in range(shown >> 3 * each & 7)]
    same = open_values.count(value)
    colours = [weight >> 48 + 3 * colour & 7 for colour in range(5)]
    spread = [*open_values, value]
    straight = len(set(spread)) == len(spread) and max(spread) - min(spread) < 5
    return [
        EYE.promises[weight],
        EYE.grades[weight],
        value / 15,
        (value / 15) ** 2,
        same == 1,
        same == 2,
        same > 2,
        max(colours) / sum(colours),
        max(colours) == sum(colours),
        straight,
    ]


def _fitted(backs: list[Figures], steps: int = 25) -> NDArray[np.float64]:
    """The weights of the figures under which the true cards are likeliest (Newton's method)."""
    weights = np.zeros(backs[0].shape[1])
    for _ in range(steps):
        gradient, curvature = -1e-3 * weights, 1e-3 * np.eye(len(weights))
        for back in backs:
            chances = _chances(weights, back)
            mean = chances @ back
            gradient += back[0] - mean
            curvature += (back - mean).T @ ((back - mean) * chances[:, None])
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def _chances(weights: NDArray[np.float64], back: Figures) -> NDArray[np.float64]:
    said = back @ weights
    likely = np.exp(said - said.max())
    chances: NDArray[np.float64] = likely / likely.sum()
    return chances


def _gain(weights: NDArray[np.float64], back: Figures) -> float:
    """In bits: how much likelier the true card is to the observer than by lot."""
    return log(float(_chances(weights, back)[0]) * len(back), 2)


if __name__ == "__main__":
    main()
