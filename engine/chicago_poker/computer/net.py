"""Small nets that add up: one part looks at the whole, the other at every place, and both have a say.

The weights of the fourth level lie in kingpin.json, made by `make train`; nothing here knows cards.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

WEIGHTS = Path(__file__).with_name("kingpin.json")

Features = Sequence[float]


class Layer(NamedTuple):
    """Hidden cells (ReLU): each adds up its inputs, counts only above nothing, and has a weight."""

    rows: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]
    says: tuple[float, ...]

    def said(self, inputs: Features) -> float:
        """Joint output of the cells for the inputs."""
        total = 0.0
        for row, bias, say in zip(self.rows, self.biases, self.says, strict=True):
            cell = bias + sum(map(mul, row, inputs))
            if cell > 0.0:
                total += cell * say
        return total


class Net(NamedTuple):
    """A score in logarithms: only differences between scores of one net mean anything."""

    whole: Layer
    place: Layer

    def score(self, whole: Features, places: Iterable[Features]) -> float:
        """The sum of what both parts say."""
        return self.whole.said(whole) + sum(map(self.place.said, places))


@cache
def trained(name: str) -> Net:
    """A net of kingpin.json by its name: `value` or `hidden`, or one of these for two seats alone."""
    kept: dict[str, Any] = json.loads(WEIGHTS.read_text())[name]
    return Net(
        *(Layer(**{part: _frozen(rows) for part, rows in kept[layer].items()}) for layer in Net._fields)
    )


def _frozen(numbers: Any) -> Any:
    return tuple(map(_frozen, numbers)) if isinstance(numbers, list) else float(numbers)
