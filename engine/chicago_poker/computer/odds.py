"""Promise of a column, as one number from 0 (nothing) to 1 (Chicago Poker).

Knows cards and hands only; businesses, bosses and turns are others' concern. Gangsters are numbers from 0 to
74 in here, since thousands of columns are weighed for one decision.
"""

from itertools import pairwise
from typing import NamedTuple

from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.hands import WEIGHT, strength_of

NUMBER: dict[Card, int] = {card: number for number, card in enumerate(GANGSTERS)}
WEIGHTS: tuple[int, ...] = tuple(WEIGHT[card] for card in GANGSTERS)
VALUE: tuple[int, ...] = tuple(card.value for card in GANGSTERS)

_VALUE_BITS = 48
_REMEMBERED = 1 << 15  # columns; then all are forgotten, to keep the memory small
_VALUES = (1 << _VALUE_BITS) - 1
_FULL = (-1.0, -1.0)
_ONE_COLOUR = frozenset(number << 3 * colour for colour in range(5) for number in range(1, 5))

PATTERNS = ("0", "1", "2", "2=", "3", "3=", "3≡", "4", "4=", "4==", "4≡", "4≣")
"""Unfinished columns by number of gangsters, and of pairs (=), three (≡) or four (≣) of a value."""


class Grades(dict[int, float]):
    """Grade of one to five gangsters as they lie, by their weight, if nothing is added."""

    def __init__(self, finished: tuple[float, ...]) -> None:
        super().__init__()
        self._finished = [
            low + (high - low) * max(value - 1, 0) / 14
            for low, high in pairwise(finished)
            for value in range(16)
        ]

    def __missing__(self, weight: int) -> float:
        if len(self) >= _REMEMBERED:
            self.clear()
        key = strength_of(weight)
        self[weight] = good = (
            self._finished[key >> 16] + (key >> 12 & 15) * 0.0008 + (key >> 8 & 15) * 0.00005
        )
        return good


class Promises(dict[int, float]):
    """Promise of a column by its weight, its missing gangsters still to come."""

    def __init__(
        self,
        grades: Grades,
        patterns: tuple[float, ...],
        suited: tuple[float, ...],
        in_line: tuple[float, ...],
        height: tuple[float, ...],
    ) -> None:
        super().__init__()
        self._grades = grades
        self._shown: dict[int, tuple[float, float]] = {}  # at most 15,504 sets of values
        self._patterns, self._suited, self._in_line, self._height = patterns, suited, in_line, height

    def __missing__(self, weight: int) -> float:
        if len(self) >= _REMEMBERED:
            self.clear()
        values = weight & _VALUES
        if values not in self._shown:
            self._shown[values] = self._judged(values)
        several, single = self._shown[values]
        if several == single == -1.0:  # a full column
            good = self._grades[weight]
        else:
            good = single if weight >> _VALUE_BITS in _ONE_COLOUR else several
        self[weight] = good
        return good

    def _judged(self, values: int) -> tuple[float, float]:
        """Promises in several colours, and in a single one, by the octal count of values."""
        times = sorted(((values >> 3 * value & 7, value) for value in range(1, 16)), reverse=True)
        shown = [value for number, value in times if number]
        size = sum(number for number, _ in times)
        if size == 5:
            return _FULL
        most, second = times[0][0], times[1][0]
        pattern = ("", "", "==" if second == 2 else "=", "≡", "≣")[most]
        good = self._patterns[PATTERNS.index(f"{size}{pattern}")]
        if shown:
            good += self._height[most] * (shown[0] - 8) / 14
        if most == 1 and max(shown) - min(shown) < 5:
            good += self._in_line[size]
        return good, good + self._suited[size] if most == 1 else good


class Figures(NamedTuple):
    """Figures that an eye goes by."""

    finished: tuple[float, ...]  # by rank, the least hand of it; the last entry ends the scale
    patterns: tuple[float, ...]  # by PATTERNS
    suited: tuple[float, ...]  # added for one colour only, by number of gangsters
    in_line: tuple[float, ...]  # added when a straight is still possible
    height: tuple[float, ...]  # added for the highest value of what it shows, by its number


class Eye:
    """A boss's eye for columns: a finished one counts by rank, an unfinished one by what it shows."""

    __slots__ = ("figures", "grades", "promises")

    def __init__(self, figures: Figures, grades: Grades | None = None) -> None:
        """`grades`: those of another eye with the same figures for finished hands, for what it has judged."""
        self.figures = figures
        self.grades = Grades(figures.finished) if grades is None else grades
        self.promises = Promises(
            self.grades, figures.patterns, figures.suited, figures.in_line, figures.height
        )

    def fond(self, fondness: float) -> "Eye":
        """Another one that takes so much more for straights and flushes that are still possible."""
        suited, in_line = (
            _raised(by_size, fondness) for by_size in (self.figures.suited, self.figures.in_line)
        )
        return Eye(self.figures._replace(suited=suited, in_line=in_line), self.grades)


def _raised(by_size: tuple[float, ...], more: float) -> tuple[float, ...]:
    """Figures raised from two gangsters on: of one alone nothing can be said."""
    return (*by_size[:2], *(figure + more for figure in by_size[2:]))
