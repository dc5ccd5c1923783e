"""From what share of the pot a level raises, and from what share it stays: for oneself, or for a rival."""

from engine.chicago_stud.computer.habits import Habits

FURTHER = 0.5
"""How many bets of each street to come a level that does not count its own hopes to win by staying."""

STAYING = 0.6
"""How many of its rivals, on each street to come, a level that counts its own expects to pay as it does."""


def raises_from(habits: Habits, rivals: int, stakes: int) -> float:
    """The share with which more chips in the pot are welcome, against a bet and raises, `stakes` in all."""
    return min(habits.raise_alone, habits.raise_share / (rivals + 1)) * (1 + habits.respect * stakes)


def stays_from(habits: Habits, pot: int, cost: int, further: int, able: int, behind: int) -> float:
    """The share that is worth the price, where `further` is what a bet on each street to come will cost.

    `able` rivals can still pay that, `behind` of them have not answered the stake that is to be called.
    """
    margin = habits.caution * behind
    if not habits.to_the_end:
        return cost / (pot + cost + FURTHER * further) + margin
    own = cost + further
    return own / (pot + own + STAYING * able * further) + margin
