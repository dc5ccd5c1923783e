"""What a computer makes of what its rivals did: how likely they hold something (docs/computers.md)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.chicago_stud.events import (
    BetMade,
    Called,
    Checked,
    DealStarted,
    Event,
    Folded,
    Raised,
)
from engine.game import Seat

# How likely somebody does that with a made hand or a strong draw, and with anything else.
_STAKED = (0.9, 0.35)
_CALLED = (0.7, 0.45)
_CHECKED = (0.5, 0.6)

_PRIOR_FOLDS, _PRIOR_ANSWERS = 3, 12
"""What a rival of whom nothing is known is taken for: one who folds to one bet in four."""

_USUAL_FOLDS = 0.2
"""Who folds less often says little by staying."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How well a rival's actions of this deal go with something strong, and with anything else."""

    strong: float = 1.0
    weak: float = 1.0


def readings(events: Sequence[Event]) -> Mapping[Seat, Reading]:
    """What everybody did in the deal that runs, weighed by how much their staying in has told so far."""
    telling = _Telling(events)
    found: dict[Seat, Reading] = {}
    for event in _this_deal(events):
        match event:
            case BetMade(seat) | Raised(seat):
                factors = _STAKED
            case Called(seat):
                factors = _CALLED
            case Checked(seat):
                factors = _CHECKED
            case _:
                continue
        before, weight = found.get(seat, Reading()), telling.of(seat)
        found[seat] = Reading(before.strong * factors[0] ** weight, before.weak * factors[1] ** weight)
    return found


def _this_deal(events: Sequence[Event]) -> Iterable[Event]:
    start = next(
        (place for place in range(len(events) - 1, -1, -1) if isinstance(events[place], DealStarted)), 0
    )
    return events[start:]


class _Telling:
    """How much a seat's staying in tells: from 0, it never folds, to 1, it folds as often as most."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._folds: Counter[Seat] = Counter()
        self._answers: Counter[Seat] = Counter()
        for event in events:
            match event:
                case Folded(seat):
                    self._folds[seat] += 1
                    self._answers[seat] += 1
                case Called(seat) | Raised(seat):
                    self._answers[seat] += 1
                case _:
                    pass

    def of(self, seat: Seat) -> float:
        folds = (self._folds[seat] + _PRIOR_FOLDS) / (self._answers[seat] + _PRIOR_ANSWERS)
        return min(1.0, folds / _USUAL_FOLDS)
