"""What chips and Awards are worth: the chance to become champion with them, as self-play has taught."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp

from engine.game import Seat
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import AWARDS, GIFT, PLAY_CHIPS

AN_AWARD, THE_CHIPS, RICHEST = 1.0, 1.05, 0.1
"""What counts: an Award, chips as many as everybody began with, and to be the richest."""


@dataclass(frozen=True, slots=True)
class Standings:
    """Chips and Awards by seat when a deal is over."""

    chips: tuple[int, ...]
    awards: tuple[int, ...]


def helped(chips: Sequence[int], awards: Sequence[int], order: Iterable[Seat], options: Options) -> Standings:
    """PC-7 in short: the broke are helped in that order; of the equally rich the first wins the duel."""
    left, owned = list(chips), list(awards)
    for seat in order:
        if not left[seat]:
            richest = max(range(len(left)), key=left.__getitem__)
            left[richest] -= GIFT
            left[seat] = GIFT
            owned[richest] += 1
            if owned[richest] == options.winning_awards or sum(owned) == AWARDS:
                break
    return Standings(tuple(left), tuple(owned))


def prospect(standings: Standings, seat: Seat, options: Options) -> float:
    """How likely that seat becomes champion."""
    enough = options.winning_awards
    if enough is not None and max(standings.awards) >= enough:
        return float(standings.awards[seat] >= enough)
    most = max(standings.chips)
    worths = [
        exp(AN_AWARD * awards + THE_CHIPS * chips / PLAY_CHIPS + RICHEST * (chips == most))
        for chips, awards in zip(standings.chips, standings.awards, strict=True)
    ]
    return worths[seat] / sum(worths)
