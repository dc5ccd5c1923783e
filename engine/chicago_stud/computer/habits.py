"""The figures by which the two stronger levels play."""

from dataclasses import replace

from engine.quickly_made import quickly_made


@quickly_made
class Reading:
    """Figures of a level's reading: what rivals may hold, from what they did (reading.py)."""

    worlds: int  # in so many deals of everything else; half of the boss's cost it a third of what it wins
    trust: float  # below 1: so likely who folds as often as most does what a Regular would; else anything


@quickly_made
class Habits:
    """Figures by which a level weighs what it sees."""

    samples: int
    reads: Reading | None  # None: all hands are alike to it
    to_the_end: bool  # counts what it will have to pay itself to see the showdown in the price of staying
    caution: float  # so much more than the price a call must be worth, for each who may still raise
    respect: float  # by so much it wants more to raise a bet, and again for each raise of the round
    raise_share: float  # raises with so many times an equal share of the pot
    raise_alone: float  # the same against a single rival, as a share
    slow: float  # how often the opener checks a strong hand, to raise later
    bluffs: float  # how often it stakes on the look of its open cards alone
    steals: float  # how often it stakes for the ante, last to speak with the highest card open
    keeps_honest: bool  # calls so often at the end that a bluff does not pay
    short_stack: int  # units with which, in a game to the last boss, it is all or nothing on third street


REGULAR = Habits(
    samples=300,
    reads=None,
    to_the_end=False,
    caution=0.02,
    respect=0.0,
    raise_share=1.6,
    raise_alone=0.62,
    slow=0.25,
    bluffs=0.12,
    steals=0.0,
    keeps_honest=False,
    short_stack=0,
)
BOSS = Habits(
    samples=600,
    reads=Reading(worlds=24, trust=0.8),
    to_the_end=True,
    caution=0.02,
    respect=0.1,
    raise_share=1.3,
    raise_alone=0.62,
    slow=0.0,
    bluffs=0.1,
    steals=0.4,
    keeps_honest=True,
    short_stack=8,
)
COACH = replace(BOSS, reads=Reading(worlds=120, trust=0.98))
"""A boss who advises: its numbers are to come true, so it reads with more patience and hardly a doubt."""
