"""The figures by which the two stronger levels play."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """How a level weighs what it sees."""

    samples: int
    reads: bool  # takes from what rivals did what they may hold
    caution: float  # so much more than the price a call must be worth, for each who may still raise
    raise_share: float  # raises with so many times an equal share of the pot
    raise_alone: float  # the same against a single rival, as a share
    slow: float  # how often the opener checks a strong hand, to raise later
    bluffs: float  # how often it stakes on the look of its open cards alone
    steals: float  # how often it stakes for the ante, last to speak with the highest card open
    keeps_honest: bool  # calls so often at the end that a bluff does not pay
    short_stack: int  # units with which, in a game to the last boss, it is all or nothing on third street


REGULAR = Habits(300, False, 0.02, 1.6, 0.62, 0.25, 0.12, 0.0, False, 0)
BOSS = Habits(1_500, True, 0.01, 1.35, 0.57, 0.15, 0.1, 0.4, True, 8)
