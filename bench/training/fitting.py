"""Fits a net to groups of which one member is the true one: softmax, by Adam, in mini-batches."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.floating[Any]]
"""Of 32 bits."""

BATCH = 2048
HELD_OUT = 12  # one game in so many is not fitted to
RATE = 3e-3
LEAST_SPREAD = 0.02  # a feature that hardly varies is not blown up


@dataclass(frozen=True)
class Groups:
    """`whole`: by group, member and feature. `places`: by group, member, place, feature.

    By group: `true` is the member that is so, `games` the game it is from, for whole games are held out.
    """

    name: str
    games: NDArray[np.int64]
    whole: Floats
    places: Floats
    true: NDArray[np.int64]


class Fit:
    """A net while it is fitted, its features standardized."""

    def __init__(self, sets: list[Groups], cells: tuple[int, int], seed: int) -> None:
        self._dice = np.random.default_rng(seed)
        self._means, self._spreads = zip(*(_scale(sets, part) for part in ("whole", "places")), strict=True)
        sizes = [len(mean) for mean in self._means]
        self.weights = [
            weight for size, number in zip(sizes, cells, strict=True) for weight in self._begun(size, number)
        ]
        self._sets = [
            Groups(
                each.name, each.games, self._scaled(each.whole, 0), self._scaled(each.places, 1), each.true
            )
            for each in sets
        ]

    def run(self, epochs: int) -> dict[str, float]:
        """Fits; the mean loss of each set on games that were held out, in nats."""
        fitted = [np.flatnonzero(each.games % HELD_OUT != 0) for each in self._sets]
        batches = [(at, first) for at, rows in enumerate(fitted) for first in range(0, len(rows), BATCH)]
        means = [np.zeros_like(weight) for weight in self.weights]
        squares = [np.zeros_like(weight) for weight in self.weights]
        step, steps = 0, epochs * len(batches)
        for _ in range(epochs):
            order = [self._dice.permutation(rows) for rows in fitted]
            for chosen in self._dice.permutation(len(batches)):
                at, first = batches[chosen]
                step += 1
                rate = RATE * (1 - step / steps) + 1e-5
                gradients = self._gradients(self._sets[at], order[at][first : first + BATCH])
                for number, gradient in enumerate(gradients):
                    slope = gradient + 1e-5 * self.weights[number]
                    means[number] = 0.9 * means[number] + 0.1 * slope
                    squares[number] = 0.999 * squares[number] + 0.001 * slope * slope
                    ahead = means[number] / (1 - 0.9**step)
                    about = np.sqrt(squares[number] / (1 - 0.999**step)) + 1e-8
                    self.weights[number] = (self.weights[number] - rate * ahead / about).astype(np.float32)
        return {each.name: self._loss(each) for each in self._sets}

    def kept(self) -> dict[str, Any]:
        """The weights for features as they are, in the form of engine's Net."""
        return {part: self._layer(number) for number, part in enumerate(("whole", "place"))}

    def _layer(self, number: int) -> dict[str, Any]:
        rows, biases, says = self.weights[3 * number : 3 * number + 3]
        mean, spread = self._means[number], self._spreads[number]
        unscaled = rows / spread[:, None]
        return {
            "rows": _rounded(unscaled.T),
            "biases": _rounded(biases - mean @ unscaled),
            "says": _rounded(says),
        }

    def _begun(self, size: int, cells: int) -> tuple[Floats, Floats, Floats]:
        rows = self._dice.standard_normal((size, cells)) * np.sqrt(2 / size)
        says = self._dice.standard_normal(cells) * np.sqrt(2 / cells) * 0.3
        return rows.astype(np.float32), np.zeros(cells, np.float32), says.astype(np.float32)

    def _scaled(self, features: Floats, number: int) -> Floats:
        scaled: Floats = (features - self._means[number]) / self._spreads[number]
        return scaled.astype(np.float32)

    def _said(self, groups: Groups, rows: NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
        """What the cells of both layers make of each member, and how likely each is the true one."""
        w, v = self.weights[:3], self.weights[3:]
        wholes = np.maximum(groups.whole[rows] @ w[0] + w[1], 0)
        places = np.maximum(groups.places[rows] @ v[0] + v[1], 0)
        scores = wholes @ w[2] + (places @ v[2]).sum(-1)
        likely = np.exp(scores - scores.max(1, keepdims=True))
        return wholes, places, likely / likely.sum(1, keepdims=True)

    def _gradients(self, groups: Groups, rows: NDArray[np.int64]) -> list[Floats]:
        wholes, places, slope = self._said(groups, rows)
        slope[np.arange(len(rows)), groups.true[rows]] -= 1
        slope /= len(rows)
        w, v = self.weights[:3], self.weights[3:]
        to_wholes = slope[:, :, None] * w[2] * (wholes > 0)
        to_places = slope[:, :, None, None] * v[2] * (places > 0)
        return [
            np.einsum("gmf,gmc->fc", groups.whole[rows], to_wholes, optimize=True),
            to_wholes.sum((0, 1)),
            np.einsum("gm,gmc->c", slope, wholes),
            np.einsum("gmpf,gmpc->fc", groups.places[rows], to_places, optimize=True),
            to_places.sum((0, 1, 2)),
            np.einsum("gm,gmpc->c", slope, places),
        ]

    def _loss(self, groups: Groups) -> float:
        rows = np.flatnonzero(groups.games % HELD_OUT == 0)
        likely = self._said(groups, rows)[2]
        return float(-np.log(likely[np.arange(len(rows)), groups.true[rows]] + 1e-9).mean())


def _scale(sets: list[Groups], part: str) -> tuple[Floats, Floats]:
    every = np.concatenate([getattr(each, part).reshape(-1, getattr(each, part).shape[-1]) for each in sets])
    return every.mean(0), np.maximum(every.std(0), LEAST_SPREAD)


def _rounded(numbers: Any) -> Any:
    """To five digits, which is as exact as the fit is."""
    return (
        [_rounded(each) for each in numbers]
        if numbers.ndim > 1
        else [float(f"{each:.5g}") for each in numbers]
    )
