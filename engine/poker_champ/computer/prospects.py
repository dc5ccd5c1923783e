"""Worth of chips and Awards: the chance to become champion with them, as self-play has taught."""

from collections.abc import Iterable, Sequence
from math import exp

from engine.game import Seat
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import AWARDS, DEALS_MAX, GIFT, PLAY_CHIPS
from engine.quickly_made import quickly_made

AN_AWARD, THE_CHIPS, RICHEST = 1.0, 1.05, 0.1
"""What counts: an Award, chips as many as everybody began with, and to be the richest."""

LAST_DEALS, LAST_AWARD = 4.0, 1.7
"""An Award counts for so much more the nearer the end is: divided by the deals left in a timed game and half
a one; once six are given, in a long one. Found in some 220 games of regulars."""


@quickly_made
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


def prospect(standings: Standings, seat: Seat, options: Options, left: int = DEALS_MAX) -> float:
    """Chance of that seat to become champion, with so many deals left; seats that end level share it."""
    if left <= 0 or _decided(standings.awards, options):
        points = standings.awards if any(standings.awards) else standings.chips
        return (points[seat] == max(points)) / points.count(max(points))
    an_award = AN_AWARD + _near_the_end(standings.awards, options, left)
    most = max(standings.chips)
    worths = [
        exp(an_award * awards + THE_CHIPS * chips / PLAY_CHIPS + RICHEST * (chips == most))
        for chips, awards in zip(standings.chips, standings.awards, strict=True)
    ]
    return worths[seat] / sum(worths)


def _near_the_end(awards: Sequence[int], options: Options, left: int) -> float:
    if options.length == "timed":
        return LAST_DEALS / (left + 0.5)
    return LAST_AWARD if options.length == "long" and sum(awards) == AWARDS - 1 else 0.0


def _decided(awards: Sequence[int], options: Options) -> bool:
    """PC-8.1, PC-8.3: an Award has ended the game."""
    enough = options.winning_awards
    return sum(awards) >= AWARDS or (enough is not None and max(awards) >= enough)
