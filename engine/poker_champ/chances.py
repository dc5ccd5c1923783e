"""Chances of each boss to be champion: the estimator of the story's curve.

The deals still to come are drawn from those of this game (engine.resampling); Awards are given by the rules.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.dice import Dice
from engine.game import Seat
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import AWARDS, GIFT
from engine.resampling import Deal, redealt


class Sketch(NamedTuple):
    """Sketch between two deals: everybody's chips and Awards, deals played, and what deals are like here."""

    options: Options
    chips: tuple[int, ...]
    awards: tuple[int, ...]
    played: int
    deals: tuple[Deal, ...]
    last: int  # the deal that is the last if no Award ends the game before


def chances(sketch: Sketch, dice: Dice) -> list[float]:
    """One try: the game played to its end."""
    chips, awards = list(sketch.chips), list(sketch.awards)
    seats = range(len(chips))
    enough = sketch.options.winning_awards or AWARDS
    for _ in range(sketch.played, sketch.last):
        chips = redealt(sketch.deals[dice.below(len(sketch.deals))], chips, seats, dice)
        for broke in seats:
            if not chips[broke]:
                giver = _one_of([seat for seat in seats if chips[seat] == max(chips)], dice)
                chips[giver], chips[broke] = chips[giver] - GIFT, GIFT
                awards[giver] += 1
                if max(awards) >= enough or sum(awards) >= AWARDS:
                    return _led(awards)
    return _led(awards if any(awards) else chips)


def _one_of(rich: Sequence[Seat], dice: Dice) -> Seat:
    """A duel is won by anybody (PC-7.3)."""
    return rich[dice.below(len(rich))]


def _led(points: Sequence[int]) -> list[float]:
    best = max(points)
    return [(mine == best) / points.count(best) for mine in points]
