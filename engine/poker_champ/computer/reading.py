"""Pairs that a rival may hold, by the backs that everybody sees and by what they have paid to stay.

A rival is taken for somebody who reads backs as well (odds.py): they stay where their share of the pot is
worth the price, for all that they see. The record of the game tells how much looser or tighter they are.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import TypeAlias

from engine.dice import Dice
from engine.game import Seat
from engine.poker_champ.computer.odds import limit
from engine.poker_champ.computer.runouts import Held, Outlook, looking_back
from engine.poker_champ.events import Event, Folded, Stayed
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatRow, TableView

WIDTH = 0.04  # how far from the limit somebody may misjudge their share
ALWAYS, NEVER = 0.97, 0.03
USUAL = {Stage.FLOP: 0.4, Stage.TURN: 0.88, Stage.RIVER: 0.86}  # how often a seat stays, before we know it
DECISIONS_IMAGINED = 8  # decisions that we imagine before we have seen any

Looseness: TypeAlias = Mapping[tuple[Seat, Stage], float]
"""By seat and stage: 0 as is usual, up to 1 stays with anything, down to -1 with nothing."""


def looseness(seats: int, events: Sequence[Event]) -> Looseness:
    """Looseness of each seat in each stage, as the events tell."""
    stays = {(seat, stage): USUAL[stage] * DECISIONS_IMAGINED for seat in range(seats) for stage in USUAL}
    asked = dict.fromkeys(stays, float(DECISIONS_IMAGINED))
    for event in events:
        if isinstance(event, Stayed | Folded):
            asked[event.seat, event.stage] += 1
            stays[event.seat, event.stage] += isinstance(event, Stayed)
    return {key: _looser(stays[key] / asked[key], USUAL[key[1]]) for key in stays}


def likelihood(share: float, least: float, loose: float) -> float:
    """Likelihood that somebody with that share stays, where `least` is needed."""
    liking = NEVER + (ALWAYS - NEVER) / (1 + exp((least - share) / WIDTH))
    return liking + (1 - liking) * loose if loose > 0 else liking * (1 + loose)


def likelihoods(
    table: TableView, held: Held, present: Outlook, loose: Looseness, dice: Dice
) -> dict[Seat, list[float]]:
    """Likelihood by seat that it would have stayed so far with each of its pairs.

    In a stage everybody is taken to have decided clockwise, each knowing the decisions before.
    """
    order = [table.rows[(table.dealer + step) % len(table.rows)] for step in range(1, len(table.rows) + 1)]
    weights = {seat: [1.0] * len(pairs) for seat, pairs in held.items()}
    pot = sum(row.paid[0] for row in order)
    for stage in (Stage.FLOP, Stage.TURN, Stage.RIVER)[: table.stage - 1]:
        then = present if stage is table.stage else looking_back(stage, table.common, held, dice)
        staying = [row for row in order if len(row.paid) >= stage - 1]
        asked = [row for row in staying if _chips(row, stage)]
        for place, row in enumerate(asked, start=1):
            if row.folded_in is stage:
                staying.remove(row)
            elif len(row.paid) >= stage:
                others = tuple(other.seat for other in staying if other is not row)
                least = limit(stage, pot, _chips(row, stage), len(others), len(asked) - place)
                for number in range(len(held[row.seat])):
                    share = then.share(row.seat, number, others) or 0.0
                    weights[row.seat][number] *= likelihood(share, least, loose[row.seat, stage])
                pot += row.paid[stage - 1]
    return weights


def _chips(row: SeatRow, stage: Stage) -> int:
    """Chips of the seat when that stage was opened."""
    return row.chips + sum(row.paid[stage - 1 :])


def _looser(rate: float, usual: float) -> float:
    return (rate - usual) / (1 - usual) if rate > usual else rate / usual - 1
