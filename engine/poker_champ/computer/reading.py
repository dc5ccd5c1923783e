"""What a rival may hold, by the backs that everybody sees and by what they have paid to stay.

A rival is taken for somebody who reads backs as well: the better their share of the pot would be with a pair,
against everybody's backs, the likelier they stay with it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp

from engine.dice import Dice
from engine.french_deck import Card, high_value_of
from engine.french_deck.values import CARD_BITS
from engine.game import Seat
from engine.poker_champ.computer.odds import may_be, needed
from engine.poker_champ.computer.worlds import Hands, Pair, turned_up, unseen, weight
from engine.poker_champ.events import Event, Folded, Stayed
from engine.poker_champ.pieces import COMMON, Stage
from engine.poker_champ.views import SeatView

SAMPLES = 50
WIDTH = 0.06  # how far from the limit somebody may misjudge their share
ALWAYS, NEVER = 0.97, 0.03
USUAL = {Stage.FLOP: 0.4, Stage.TURN: 0.88, Stage.RIVER: 0.86}  # how often a seat stays, before we know it
FEW = 8  # decisions that we imagine before we have seen any


@dataclass(frozen=True, slots=True)
class Rival:
    """A seat still in; the pairs that may lie under its backs.

    `likelihoods`: how likely each is (adding up to 1); `stays`: how likely the seat stays with it now.
    """

    seat: Seat
    pairs: tuple[Pair, ...]
    likelihoods: tuple[float, ...]
    stays: tuple[float, ...]
    later: float  # how loose it is in the stages to come


Looseness = Mapping[tuple[Seat, Stage], float]
"""By seat and stage: 0 as is usual, up to 1 stays with anything, down to -1 with nothing."""


def rivals(view: SeatView, loose: Looseness, dice: Dice) -> tuple[Rival, ...]:
    """All who are still in beside the reader."""
    return tuple(_rival(view, seat, loose, dice) for seat in view.table.staying if seat != view.seat)


def looseness(seats: int, events: Sequence[Event]) -> Looseness:
    """What the record tells of each seat."""
    stays = {(seat, stage): USUAL[stage] * FEW for seat in range(seats) for stage in USUAL}
    asked = dict.fromkeys(stays, float(FEW))
    for event in events:
        if isinstance(event, Stayed | Folded):
            asked[event.seat, event.stage] += 1
            stays[event.seat, event.stage] += isinstance(event, Stayed)
    return {key: _looser(stays[key] / asked[key], USUAL[key[1]]) for key in stays}


def would_stay(liking: float, loose: float) -> float:
    """How likely a seat stays that is so loose and likes its cards so much."""
    return liking + (1 - liking) * loose if loose > 0 else liking * (1 + loose)


def _looser(rate: float, usual: float) -> float:
    return (rate - usual) / (1 - usual) if rate > usual else rate / usual - 1


def _rival(view: SeatView, seat: Seat, loose: Looseness, dice: Dice) -> Rival:
    row, now = view.table.rows[seat], view.table.stage
    seen = {*view.hand, *view.table.common}
    pairs = may_be(row.backs, view.table.common)
    weights, stays = [1.0] * len(pairs), [1.0] * len(pairs)
    for stage in Stage:
        paid = row.paid[stage - 1] if len(row.paid) >= stage else None
        if stage is Stage.OBSERVATION or stage > now or paid == 0:
            continue
        likings = [
            would_stay(liking, loose[seat, stage]) for liking in _likings(view, seat, stage, pairs, dice)
        ]
        if paid:
            weights = [one * other for one, other in zip(weights, likings, strict=True)]
        else:
            stays = likings
    can_be = [place for place, pair in enumerate(pairs) if seen.isdisjoint(pair)]
    total = sum(weights[place] for place in can_be)
    return Rival(
        seat,
        tuple(pairs[place] for place in can_be),
        tuple(weights[place] / total for place in can_be),
        tuple(stays[place] for place in can_be),
        loose[seat, Stage.RIVER],
    )


def _likings(view: SeatView, seat: Seat, stage: Stage, pairs: Sequence[Pair], dice: Dice) -> list[float]:
    """How likely somebody stays in that stage with each of the pairs who sees everybody's backs."""
    rows = view.table.rows
    common = view.table.common[: COMMON[stage]]
    others = [row for row in rows if row.seat != seat and len(row.paid) >= stage - 1]
    pot = sum(sum(row.paid[: stage - 1]) for row in rows)
    chips = rows[seat].chips + sum(rows[seat].paid[stage - 1 :])
    limit = needed(stage, pot, chips, len(others))
    shares = shares_by_pair(pairs, common, [may_be(row.backs, common) for row in others], dice)
    return [NEVER + (ALWAYS - NEVER) / (1 + exp((limit - each) / WIDTH)) for each in shares]


def shares_by_pair(
    pairs: Sequence[Pair], common: Sequence[Card], others: Sequence[Sequence[Pair]], dice: Dice
) -> list[float]:
    """The part of the pot that each of the pairs wins on average, all of them tried in the same worlds."""
    mine = [weight(pair) for pair in pairs]
    hands = Hands(others, [(1.0,) * len(each) for each in others])
    deck, beside = unseen(common), weight(common)
    won, counted = [0.0] * len(mine), [1e-9] * len(mine)
    for _ in range(SAMPLES):
        places, taken = hands.dealt(dice)
        coming = turned_up(deck, 5 - len(common), taken, dice)
        board = beside + sum(coming)
        taken |= sum(coming) & CARD_BITS
        values = [high_value_of(held[place] + board) for held, place in zip(hands.held, places, strict=True)]
        best = max(values)
        for number, own in enumerate(mine):
            if own & CARD_BITS & taken:
                continue
            counted[number] += 1
            value = high_value_of(own + board)
            if value >= best:
                won[number] += 1 if value > best else 1 / (1 + values.count(best))
    return [one / of for one, of in zip(won, counted, strict=True)]
