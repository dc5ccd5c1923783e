"""What a column promises, as one number from 0 (nothing) to 1 (Chicago Poker).

Knows cards and hands only; businesses, bosses and turns are others' concern.
Gangsters are numbers from 0 to 74 in here, since thousands of columns are weighed for one decision.
"""

from engine.cards import GANGSTERS, Card
from engine.chicago_poker.hands import WEIGHT, strength_of

NUMBER: dict[Card, int] = {card: number for number, card in enumerate(GANGSTERS)}
WEIGHTS: tuple[int, ...] = tuple(WEIGHT[card] for card in GANGSTERS)
VALUE: tuple[int, ...] = tuple(card.value for card in GANGSTERS)

_VALUE_BITS = 48
_VALUES = (1 << _VALUE_BITS) - 1

# A finished hand: the share of rivals' finished hands that it beats, by rank, from the lowest to the
# highest of its kind (measured in self-play, docs/computers.md).
_GRADES = (
    (0.00, 0.08),  # high card
    (0.10, 0.34),  # pair
    (0.38, 0.62),  # two pairs
    (0.62, 0.76),  # three of a kind
    (0.76, 0.82),  # straight
    (0.82, 0.87),  # flush
    (0.87, 0.95),  # full house
    (0.95, 0.975),  # four of a kind
    (0.975, 0.99),  # rainbow straight
    (0.99, 0.995),  # straight flush
    (0.995, 1.0),  # Chicago Poker
)
_GRADE = tuple(
    low + (high - low) * (value - 1) / 14 if value else low for low, high in _GRADES for value in range(16)
)


def grade(weight: int) -> float:
    """How good one to five gangsters are as they lie, if nothing is added."""
    key = strength_of(weight)
    return _GRADE[key >> 16] + (key >> 12 & 15) * 0.0008 + (key >> 8 & 15) * 0.00005


# An unfinished column, by number of gangsters and what they show: what it promises.
_PROMISE: dict[str, float] = {
    "0": 0.16,
    "1": 0.19,
    "2": 0.21,
    "2=": 0.36,
    "3": 0.20,
    "3=": 0.36,
    "3≡": 0.70,
    "4": 0.14,
    "4=": 0.36,
    "4==": 0.60,
    "4≡": 0.74,
    "4≣": 0.96,
}
_SUITED = (0.0, 0.0, 0.03, 0.10, 0.28)
_IN_LINE = (0.0, 0.0, 0.02, 0.07, 0.20)
_HEIGHT = 0.08  # for the value of what it shows, from 1 to 15


class _Promises(dict[int, tuple[float, float]]):
    """By octal count of values: the promise of several colours, and of a single one."""

    def __missing__(self, count: int) -> tuple[float, float]:
        times = sorted(((count >> 3 * value & 7, value) for value in range(1, 16)), reverse=True)
        shown = [value for number, value in times if number]
        size = sum(number for number, _ in times)
        if size > 4:
            raise ValueError("a full column promises nothing more")
        most, second = times[0][0], times[1][0]
        pattern = {1: "", 2: "==" if second == 2 else "=", 3: "≡", 4: "≣"}.get(most, "")
        plain = _PROMISE[f"{size}{pattern}"]
        if shown:
            plain += _HEIGHT * (shown[0] - 8) / 14
        if most == 1 and max(shown) - min(shown) < 5:
            plain += _IN_LINE[size]
        suited = plain + _SUITED[size] if most <= 1 else plain
        self[count] = both = (plain, suited)
        return both


_PROMISES = _Promises()
_ONE_COLOUR = frozenset(number << 3 * colour for colour in range(5) for number in range(1, 5))


def promise(weight: int, size: int) -> float:
    """What a column of that weight and size is worth, its missing gangsters still to come."""
    if size == 5:
        return grade(weight)
    return _PROMISES[weight & _VALUES][(weight >> _VALUE_BITS) in _ONE_COLOUR]
