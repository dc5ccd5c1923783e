"""What the backs of Chicago Poker betray: bits that an observer gains over chance, for each of them.

`python -m bench.leaks`: at first glance, on the sketch, two seats. The observer sees what lies open and what
was discarded, and has seen many such columns: a conditional logit over every card that the back may be, with
ten figures of the card beside the open ones of its column, fitted to half of the games and judged on the
other half. A back is judged when its column is fought over. 0 is chance, all of it would be some 5.5 bits.

`--mixing 0.2`: what would be betrayed and what it would cost if what lies face down were not always the
best of the hand, but the best after up to so many shares of a mean stake were added to each by lot.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from random import Random
from statistics import fmean, stdev
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bench.sketched import Decide, by, dealt, played
from engine.chicago_poker.computer.habits import SEASONED, SOUND, Habits
from engine.chicago_poker.computer.imagined import RAID, VACANT, Imagined
from engine.chicago_poker.computer.instinct import LAY, STOP, Candidate, weighed
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
    parser.add_argument("--mixing", type=float, nargs="*", default=[0.0])
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for level in LEVELS:
        for mixing in asked.mixing:
            with ProcessPoolExecutor(asked.cores) as pool:
                rounds = [*pool.map(partial(_round, level, mixing), range(0, asked.games, ROUND))]
            backs = [back for found, _ in rounds for back in found]
            won = [share for _, shares in rounds for share in shares]
            fitted = _fitted(backs[: len(backs) // 2])
            gains = [_gain(fitted, back) for back in backs[len(backs) // 2 :]]
            print(
                f"{level:<9}{_mean(gains)} bits a back, {len(backs)} backs"
                + (f"; mixing {mixing} wins {_mean(won)} of the games against none" if mixing else ""),
                flush=True,
            )


def _mean(figures: list[float]) -> str:
    """And half of its 95 % interval."""
    return f"{fmean(figures):.3f} ± {1.96 * stdev(figures) / len(figures) ** 0.5:.3f}"


def _round(level: str, mixing: float, first: int) -> tuple[list[Figures], list[float]]:
    """The backs of some games, and what mixing won by deal in as many games against none."""
    habits = LEVELS[level]
    decide = _mixed(habits, mixing, Random(f"mixing {first}")) if mixing else by(habits)
    deals = range(first, first + ROUND)
    backs = [back for deal in deals for back in _backs(decide, deal)]
    won = [_won(decide, by(habits), deal) for deal in deals] if mixing else []
    return backs, won


def _mixed(habits: Habits, mixing: float, dice: Random) -> Decide:
    """As at first glance, but what is laid face down by lot as well: so nobody reads it as surely."""

    def decide(table: Imagined, seat: int) -> Candidate:
        places = [place for place in range(table.places) if table.kinds[place] != VACANT]
        most = mixing * sum(table.stake(seat, place) for place in places) / table.places
        by_lot = [most * (dice.random() - 0.5) for _ in WEIGHTS]
        return max(
            (
                (worth + by_lot[what], kind, place, what)
                if kind == LAY and table.hides(place, len(table.columns[seat][place]))
                else (worth, kind, place, what)
                for worth, kind, place, what in weighed(table, seat, habits, thorough=True)
            ),
            default=(0.0, STOP, 0, 0),
        )

    return decide


def _won(own: Decide, others: Decide, deal: int) -> float:
    """The part of a deal that is won, played from both seats."""
    games = [(own, others), (others, own)]
    return fmean(played(dealt(2, Options(), f"leaks {deal}"), game) == game.index(own) for game in games)


def _backs(decide: Decide, deal: int) -> list[Figures]:
    """Every back of a game that was fought over."""
    found: list[Figures] = []
    table = dealt(2, Options(), f"leaks {deal}")
    played(table, [decide] * 2, before_next=lambda at: found.extend(_fought(at)))
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
