"""What a column promises, as one number from 0 (nothing) to 1 (Chicago Poker).

Knows cards and hands only; businesses, bosses and turns are others' concern.
Gangsters are numbers from 0 to 74 in here, since thousands of columns are weighed for one decision.
"""

from itertools import pairwise

from engine.cards import GANGSTERS, Card
from engine.chicago_poker.hands import WEIGHT, strength_of

NUMBER: dict[Card, int] = {card: number for number, card in enumerate(GANGSTERS)}
WEIGHTS: tuple[int, ...] = tuple(WEIGHT[card] for card in GANGSTERS)
VALUE: tuple[int, ...] = tuple(card.value for card in GANGSTERS)

_VALUE_BITS = 48
_VALUES = (1 << _VALUE_BITS) - 1
_ONE_COLOUR = frozenset(number << 3 * colour for colour in range(5) for number in range(1, 5))

PATTERNS = ("0", "1", "2", "2=", "3", "3=", "3≡", "4", "4=", "4==", "4≡", "4≣")
"""Unfinished columns by number of gangsters, and of pairs (=), three (≡) or four (≣) of a value."""


class Eye:
    """How a boss values columns: a finished one by rank, an unfinished one by what it shows."""

    __slots__ = ("_finished", "_promises", "height", "in_line", "patterns", "suited")

    def __init__(
        self,
        finished: tuple[float, ...],  # by rank, the least hand of it; the last entry ends the scale
        patterns: tuple[float, ...],  # by PATTERNS
        suited: tuple[float, ...],  # added for one colour only, by number of gangsters
        in_line: tuple[float, ...],  # added when a straight is still possible
        height: tuple[float, ...],  # added for the highest value of what it shows, by its number
    ) -> None:
        self.patterns, self.suited, self.in_line, self.height = patterns, suited, in_line, height
        self._finished = [
            low + (high - low) * max(value - 1, 0) / 14
            for low, high in pairwise(finished)
            for value in range(16)
        ]
        self._promises: dict[int, tuple[float, float]] = {}

    def grade(self, weight: int) -> float:
        """How good one to five gangsters are as they lie, if nothing is added."""
        key = strength_of(weight)
        return self._finished[key >> 16] + (key >> 12 & 15) * 0.0008 + (key >> 8 & 15) * 0.00005

    def promise(self, weight: int, size: int) -> float:
        """What a column of that weight and size is worth, its missing gangsters still to come."""
        if size == 5:
            return self.grade(weight)
        both = self._promises.get(weight & _VALUES)
        if both is None:
            both = self._promises[weight & _VALUES] = self._judged(weight & _VALUES)
        return both[(weight >> _VALUE_BITS) in _ONE_COLOUR]

    def _judged(self, count: int) -> tuple[float, float]:
        """By octal count of values: the promise in several colours, and in a single one."""
        times = sorted(((count >> 3 * value & 7, value) for value in range(1, 16)), reverse=True)
        shown = [value for number, value in times if number]
        size = sum(number for number, _ in times)
        most, second = times[0][0], times[1][0]
        pattern = ("", "", "==" if second == 2 else "=", "≡", "≣")[most]
        plain = self.patterns[PATTERNS.index(f"{size}{pattern}")]
        if shown:
            plain += self.height[most] * (shown[0] - 8) / 14
        if most == 1 and max(shown) - min(shown) < 5:
            plain += self.in_line[size]
        return plain, plain + self.suited[size] if most <= 1 else plain
