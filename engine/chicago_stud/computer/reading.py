"""Reading of rivals: the down cards that go with what they did (docs/computers.md).

The computer puts itself into the place of each rival. For some pairs of down cards it asks what a Regular
would have done with them, knowing what lay open then. A pair with which a Regular would hardly have done what
the rival did is unlikely.

A rival who has hardly ever folded in this game, or always stakes, is no Regular, and what they do says
little.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import exp

from engine.chicago_stud.computer.habits import REGULAR, Reading
from engine.chicago_stud.computer.moments import Moment, moments
from engine.chicago_stud.computer.prices import raises_from, stays_from
from engine.chicago_stud.events import BetMade, Called, Checked, Event, Folded, Raised
from engine.chicago_stud.pieces import LAST_STREET, RAISES_MAX
from engine.chicago_stud.views import SeatView
from engine.dice import Dice
from engine.french_deck import WEIGHT, Card, high_value_of, low_value_of
from engine.game import Seat
from engine.quickly_made import quickly_made

PAIRS = 100
"""So many pairs of down cards are weighed for each rival."""

UNSURE = 0.06
"""How far a share found in so few worlds is off, and with it the line between calling and raising."""

_PRIOR, _PRIOR_ANSWERS = 3, 12
"""A rival of whom nothing is known is taken for one who folds to one bet in four, and stakes as often."""

_USUAL_FOLDS, _USUAL_STAKES = 0.2, 0.3
"""Who folds less often than that says little by staying, who stakes more often little by that."""


@quickly_made
class Read:
    """Pairs of down cards that a rival may hold, and how likely each is, summed up from the first."""

    pairs: tuple[tuple[int, int], ...]  # as weights
    up_to: tuple[float, ...]

    def drawn(self, dice: Dice) -> tuple[int, int]:
        """One of them, the likely ones more often."""
        return self.pairs[bisect_right(self.up_to, dice.below(1 << 20) / (1 << 20) * self.up_to[-1])]


def readings(
    view: SeatView, unseen: Sequence[Card], events: Sequence[Event], dice: Dice, by: Reading
) -> Mapping[Seat, Read]:
    """Pairs that each rival who is in may hold, by all they did in this deal; without those yet to act."""
    rivals = {row.seat for row in view.table.rows if row.in_deal and row.seat != view.seat}
    trust = _Trust(events, by.trust)
    pool = [WEIGHT[card] for card in unseen]
    pairs: dict[Seat, list[tuple[int, int]]] = {}
    likely: dict[Seat, list[float]] = {}
    for moment in moments(events):
        seat = moment.seat
        if seat not in rivals:
            continue
        if seat not in pairs:
            pairs[seat] = [_pair(pool, dice) for _ in range(PAIRS)]
            likely[seat] = [1.0] * PAIRS
        trusted = trust.of(seat)
        shares = _shares(view, moment, pool, pairs[seat], dice, by.worlds)
        likely[seat] = [
            before * (1 - trusted + trusted * _likelihood(view, moment, share))
            for before, share in zip(likely[seat], shares, strict=True)
        ]
    return {seat: Read(tuple(pairs[seat]), tuple(accumulate(likely[seat]))) for seat in pairs}


def _pair(pool: Sequence[int], dice: Dice) -> tuple[int, int]:
    first = dice.below(len(pool))
    other = (first + 1 + dice.below(len(pool) - 1)) % len(pool)
    return pool[first], pool[other]


def _shares(
    view: SeatView,
    moment: Moment,
    pool: list[int],
    pairs: Sequence[tuple[int, int]],
    dice: Dice,
    deals: int,
) -> list[float]:
    """Share of worlds that each pair wins from any hands of the others, in the same few worlds for all."""
    value_of = low_value_of if view.table.options.low else high_value_of
    known = sum(WEIGHT[card] for card in moment.up)
    others = [(sum(WEIGHT[card] for card in up), LAST_STREET - len(up)) for up in moment.rivals]
    to_come = LAST_STREET - 2 - len(moment.up)
    wins, worlds = [0.0] * len(pairs), [0] * len(pairs)
    need = min(len(pool), to_come + sum(missing for _, missing in others))
    for _ in range(deals):
        for at in range(need):
            other = at + dice.below(len(pool) - at)
            pool[at], pool[other] = pool[other], pool[at]
        base, place, best = known + sum(pool[:to_come]), to_come, -1
        for open_cards, missing in others:
            best = max(best, value_of(open_cards + sum(pool[place : place + missing])))
            place += missing
        taken = set(pool[:to_come])
        for number, (one, two) in enumerate(pairs):
            if one not in taken and two not in taken:  # a hand cannot hold a card twice
                worlds[number] += 1
                wins[number] += value_of(base + one + two) > best
    level = 1 / (len(others) + 1)  # counts as two worlds more, for there are few
    return [(won + 2 * level) / (count + 2) for won, count in zip(wins, worlds, strict=True)]


def _likelihood(view: SeatView, moment: Moment, share: float) -> float:
    """Likelihood that a Regular with this share does what was done (weighing.py)."""
    table, rivals = view.table, len(moment.rivals)
    further = (LAST_STREET - moment.street) * table.options.least_bet(moment.street, table.unit)
    strong = _above(share, raises_from(REGULAR, rivals, moment.stakes))
    if not moment.cost:
        slow = REGULAR.slow if moment.opens else 0.0
        bluffs = REGULAR.bluffs if moment.opens and rivals <= 2 else 0.0
        stakes = strong * (1 - slow) + (1 - strong) * bluffs
        return stakes if moment.staked else 1 - stakes
    if moment.staked:
        return strong
    stays = _above(share, stays_from(REGULAR, moment.pot, moment.cost, further, rivals, moment.behind))
    return stays if moment.stakes > RAISES_MAX else max(0.0, stays - strong)


def _above(share: float, line: float) -> float:
    return 1 / (1 + exp((line - share) / UNSURE))


class _Trust:
    """Likelihood that a seat acts as a Regular would: less for one who hardly folds, or always stakes."""

    def __init__(self, events: Sequence[Event], most: float) -> None:
        self._most = most
        self._folds: Counter[Seat] = Counter()
        self._to_bets: Counter[Seat] = Counter()
        self._stakes: Counter[Seat] = Counter()
        self._answers: Counter[Seat] = Counter()
        for event in events:
            match event:
                case Folded(seat) | Called(seat) | Raised(seat):
                    self._to_bets[seat] += 1
                    self._answers[seat] += 1
                case BetMade(seat) | Checked(seat):
                    self._answers[seat] += 1
                case _:
                    continue
            self._folds[seat] += isinstance(event, Folded)
            self._stakes[seat] += isinstance(event, BetMade | Raised)

    def of(self, seat: Seat) -> float:
        folds = (self._folds[seat] + _PRIOR) / (self._to_bets[seat] + _PRIOR_ANSWERS)
        stakes = (self._stakes[seat] + _PRIOR) / (self._answers[seat] + _PRIOR_ANSWERS)
        return self._most * min(1.0, folds / _USUAL_FOLDS) * min(1.0, _USUAL_STAKES / stakes)
